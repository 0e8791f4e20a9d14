"""Exercises of chapter 02, alignment."""

from attnlib.exercises.alignment._additive import ADDITIVE_SCORES
from attnlib.exercises.alignment._beam import BEAM_STEP
from attnlib.exercises.alignment._error_rate import ERROR_RATE
from attnlib.exercises.alignment._look_back import LOOK_BACK
from attnlib.exercises.alignment._whole import WHOLE_SENTENCE

EXERCISES = (ADDITIVE_SCORES, LOOK_BACK, ERROR_RATE, BEAM_STEP, WHOLE_SENTENCE)
