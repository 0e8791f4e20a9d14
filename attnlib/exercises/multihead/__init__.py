"""Exercises of chapter 06, multihead."""

EXERCISES = ("two_wishes", "split", "merge", "multi_head", "head_parts", "count")
