"""Exercises of chapter 08, position."""

EXERCISES = ("shift", "rotate", "base_for", "alibi")
