"""Exercises of chapter 11, mixing."""

EXERCISES = (
    "fading_state",
    "crossover",
    "layers_needed",
    "narrow_heads",
    "offset_weights",
    "delta_memory",
)
