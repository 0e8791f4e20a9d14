"""Exercises of chapter 01, lookup."""

from attnlib.exercises.lookup._coins import BORROW
from attnlib.exercises.lookup._fruit import FRUIT_QUERY
from attnlib.exercises.lookup._gradient import SCORE_GRADIENT
from attnlib.exercises.lookup._kernel import KERNEL_REGRESSION
from attnlib.exercises.lookup._leave_one_out import LEAVE_ONE_OUT
from attnlib.exercises.lookup._soft_lookup import SOFT_LOOKUP
from attnlib.exercises.lookup._softmax import SOFTMAX

EXERCISES = (
    BORROW,
    SOFTMAX,
    SOFT_LOOKUP,
    FRUIT_QUERY,
    SCORE_GRADIENT,
    KERNEL_REGRESSION,
    LEAVE_ONE_OUT,
)
