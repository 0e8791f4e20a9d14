"""Exercises of chapter 07, masking."""

EXERCISES = ("causal", "padding", "masked_softmax", "masked_attention", "painted", "decode_step")
