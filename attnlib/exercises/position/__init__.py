"""Exercises of chapter 08, position."""

EXERCISES = ("sinusoidal", "shift", "rotate", "full_turn", "alibi")
