"""Exercises of chapter 01, lookup."""

EXERCISES = (
    "borrow",
    "softmax",
    "soft_lookup",
    "fruit_query",
    "score_gradient",
    "kernel_regression",
    "leave_one_out",
)
