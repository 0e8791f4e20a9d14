"""Exercises of chapter 07, masking."""

from attnlib.exercises.masking._attend import MASKED_ATTENTION
from attnlib.exercises.masking._causal import CAUSAL
from attnlib.exercises.masking._decode import DECODE_STEP
from attnlib.exercises.masking._padding import PADDING
from attnlib.exercises.masking._paint import PAINTED
from attnlib.exercises.masking._softmax import MASKED_SOFTMAX

EXERCISES = (CAUSAL, PADDING, MASKED_SOFTMAX, MASKED_ATTENTION, PAINTED, DECODE_STEP)
