"""Exercises that know the mistakes: ``check`` names the misconception behind a wrong answer.

Each chapter has one submodule here, of the chapter's name, that declares its exercises in a
tuple ``EXERCISES``. A chapter is found by its file and imported when one of its exercises is
checked, so that a new chapter is a new file and nothing else.
"""

from attnlib.exercises._registry import check, names
from attnlib.exercises._verdict import Verdict

__all__ = ["Verdict", "check", "names"]
