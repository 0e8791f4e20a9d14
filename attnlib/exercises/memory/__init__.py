"""Exercises of chapter 13, memory."""

EXERCISES = (
    "complete",
    "posterior",
    "split_beta",
    "beta_for",
    "recall_step",
    "next_word",
    "rules_apart",
)
