"""Exercises of chapter 10, pretrained."""

EXERCISES = (
    "sentence_vectors",
    "without_heads",
    "term_sizes",
    "gate_gradients",
    "removal_order",
    "patch_change",
    "other_weights",
)
