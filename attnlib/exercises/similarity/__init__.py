"""Exercises of chapter 03, similarity."""

EXERCISES = ("blend", "best_attraction", "pull", "uneven_pair", "balance", "diversity")
