"""Exercises of chapter 04, projection."""

EXERCISES = ("self_attention", "bilinear_form", "one_way", "smallest_d_k")
