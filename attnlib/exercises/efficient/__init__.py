"""Exercises of chapter 12, efficient."""

EXERCISES = (
    "streamed",
    "withdraw",
    "tile_gradient",
    "fewest_moved",
    "softmax_or_nothing",
    "blocks",
)
