"""Exercises of chapter 06, multihead."""

EXERCISES = ("two_wishes", "split", "merge", "multi_head", "count")
