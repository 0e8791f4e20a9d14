"""Exercises of chapter 04, projection."""

from attnlib.exercises.projection._form import BILINEAR_FORM
from attnlib.exercises.projection._gamma import GAMMA
from attnlib.exercises.projection._one_way import ONE_WAY
from attnlib.exercises.projection._self_attention import SELF_ATTENTION
from attnlib.exercises.projection._smallest import SMALLEST_D_K

EXERCISES = (SELF_ATTENTION, GAMMA, BILINEAR_FORM, ONE_WAY, SMALLEST_D_K)
