"""Exercises of chapter 09, encoder."""

from attnlib.exercises.encoder._count import COUNT
from attnlib.exercises.encoder._forward import FEED_FORWARD
from attnlib.exercises.encoder._norm import LAYER_NORM
from attnlib.exercises.encoder._order import PRE_NORM
from attnlib.exercises.encoder._patches import PATCHES
from attnlib.exercises.encoder._sentence import SENTENCE_VECTORS

EXERCISES = (LAYER_NORM, FEED_FORWARD, PRE_NORM, COUNT, SENTENCE_VECTORS, PATCHES)
