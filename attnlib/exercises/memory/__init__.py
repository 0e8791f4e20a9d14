"""Exercises of chapter 13, memory."""

EXERCISES = (
    "complete",
    "posterior",
    "energy_slope",
    "beta_for",
    "recall_step",
    "foretell",
    "prefix_matching",
)
