"""Exercises of chapter 01, lookup."""

EXERCISES = (
    "softmax",
    "soft_lookup",
    "fruit_query",
    "temperature_for",
    "score_gradient",
    "place_keys",
    "leave_one_out",
    "lookup_or",
)
