"""Exercises of chapter 05, scaling."""

EXERCISES = (
    "score_spread",
    "softmax_jacobian",
    "effective_keys",
    "attention",
    "fold_scale",
    "softcap",
)
