"""Exercises of chapter 08, position."""

from attnlib.exercises.position._alibi import ALIBI
from attnlib.exercises.position._rotate import ROTATE
from attnlib.exercises.position._shift import SHIFT
from attnlib.exercises.position._sinusoidal import SINUSOIDAL
from attnlib.exercises.position._turn import FULL_TURN

EXERCISES = (SINUSOIDAL, SHIFT, ROTATE, FULL_TURN, ALIBI)
