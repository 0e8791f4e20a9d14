"""Exercises of chapter 09, encoder."""

EXERCISES = ("layer_norm", "feed_forward", "pre_norm", "count", "most_off")
