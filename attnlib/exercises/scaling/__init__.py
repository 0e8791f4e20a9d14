"""Exercises of chapter 05, scaling."""

EXERCISES = ("score_spread", "softmax_jacobian", "attention", "fold_scale")
