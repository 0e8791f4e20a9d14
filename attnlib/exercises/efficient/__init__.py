"""Exercises of chapter 12, efficient."""

EXERCISES = (
    "streamed",
    "withdraw",
    "tile_gradient",
    "longest_text",
    "softmax_or_nothing",
    "blocks",
)
