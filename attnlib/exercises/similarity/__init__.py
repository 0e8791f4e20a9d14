"""Exercises of chapter 03, similarity."""

from attnlib.exercises.similarity._balance import BALANCE
from attnlib.exercises.similarity._blend import BLEND
from attnlib.exercises.similarity._diversity import DIVERSITY
from attnlib.exercises.similarity._limit import BEST_ATTRACTION
from attnlib.exercises.similarity._pull import PULL
from attnlib.exercises.similarity._uneven import UNEVEN_PAIR

EXERCISES = (BLEND, BEST_ATTRACTION, PULL, UNEVEN_PAIR, BALANCE, DIVERSITY)
