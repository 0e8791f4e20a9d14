"""Exercises of chapter 10, pretrained."""

EXERCISES = (
    "term_sizes",
    "gate_gradients",
    "removal_order",
    "patch_change",
    "three_donors",
    "other_weights",
)
