"""Exercises of chapter 04, projection."""

EXERCISES = ("self_attention", "gamma", "bilinear_form", "one_way", "smallest_d_k")
