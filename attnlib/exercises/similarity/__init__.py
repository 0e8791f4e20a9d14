"""Exercises of chapter 03, similarity."""

EXERCISES = ("blend", "best_attraction", "uneven_pair", "balance")
