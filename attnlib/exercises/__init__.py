"""Exercises that know the mistakes: ``check`` names the misconception behind a wrong answer.

Each chapter has one module here, of the chapter's name, which declares its exercises as constants:
``SOFTMAX`` in ``lookup.py`` is ``lookup.softmax``. It is imported when an answer to it is checked. ``python -m attnlib.exercises FOLDER`` checks the notebooks of a class.
"""

from attnlib.exercises._registry import check, names, solution
from attnlib.exercises._verdict import Solution, Verdict

__all__ = ["Solution", "Verdict", "check", "names", "solution"]
