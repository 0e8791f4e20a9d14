"""Exercises of chapter 05, scaling."""

from attnlib.exercises.scaling._attention import ATTENTION
from attnlib.exercises.scaling._effective import EFFECTIVE_KEYS
from attnlib.exercises.scaling._fold import FOLD_SCALE
from attnlib.exercises.scaling._jacobian import SOFTMAX_JACOBIAN
from attnlib.exercises.scaling._softcap import SOFTCAP
from attnlib.exercises.scaling._spread import SCORE_SPREAD

EXERCISES = (SCORE_SPREAD, SOFTMAX_JACOBIAN, EFFECTIVE_KEYS, ATTENTION, FOLD_SCALE, SOFTCAP)
