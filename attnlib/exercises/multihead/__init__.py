"""Exercises of chapter 06, multihead."""

from attnlib.exercises.multihead._count import COUNT
from attnlib.exercises.multihead._merge import MERGE
from attnlib.exercises.multihead._multi import MULTI_HEAD
from attnlib.exercises.multihead._parts import HEAD_PARTS
from attnlib.exercises.multihead._split import SPLIT
from attnlib.exercises.multihead._wishes import TWO_WISHES

EXERCISES = (TWO_WISHES, SPLIT, MERGE, MULTI_HEAD, HEAD_PARTS, COUNT)
