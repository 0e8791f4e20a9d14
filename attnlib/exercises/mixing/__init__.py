"""Exercises of chapter 11, mixing."""

EXERCISES = (
    "linear_state",
    "crossover",
    "layers_needed",
    "fewest_heads",
    "heads_convolve",
    "delta_memory",
    "patches",
)
