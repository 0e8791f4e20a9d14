"""What an exercise is declared with: cases, misconceptions and a reference."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]
Function = Callable[..., Any]


class Case(NamedTuple):
    """The arguments of one call; made by :func:`case`."""

    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]


def case(*args: Any, **kwargs: Any) -> Case:
    """Write a case as the call it stands for: nested lists become float64 arrays.

    Parameters
    ----------
    *args : object
        Positional arguments.
    **kwargs : object
        Named arguments. A learner's function that gave the parameter another name gets them by
        position.

    Returns
    -------
    Case
        The arguments, ready to be copied for each call.

    Examples
    --------
    >>> case([1, 2], temperature=0.5)
    Case(args=(array([1., 2.]),), kwargs={'temperature': 0.5})
    """
    return Case(
        tuple(np.array(a, dtype=np.float64) if isinstance(a, list) else a for a in args), kwargs
    )


@dataclass(frozen=True)
class Misconception:
    """A wrong idea that leaves a mark on the answer by which it can be told.

    Attributes
    ----------
    name : str
        A slug, ``"temperature-inverted"``.
    why : str
        One or two sentences: what the answer does and what is wrong with it.
    hint : str
        What to think about; it does not give the answer.
    wrong : callable
        In a :class:`FunctionExercise`, a function that has the misconception; a case on which it
        raises says nothing about it. In a :class:`ValueExercise`, a predicate that is true of an
        answer which shows the misconception.
    also : tuple of callable, optional
        Other ways to the same misconception.
    """

    name: str
    why: str
    hint: str
    wrong: Function
    also: tuple[Function, ...] = ()

    @property
    def variants(self) -> tuple[Function, ...]:
        """All ways to the misconception."""
        return (self.wrong, *self.also)


@dataclass(frozen=True, eq=False)  # each is itself alone, so that what it runs can be remembered
class FunctionExercise:
    """An exercise whose answer is a function, compared with a reference on cases.

    Attributes
    ----------
    name : str
        Name within the chapter; with the chapter's name before it, what ``check`` is asked for.
    task : str
        The task in two or three sentences.
    returns : tuple of str
        Names of the results: one for an array or a number, more for a tuple.
    reference : callable
        The right answer. Its parameters name the arguments in messages.
    cases : tuple of Case
        Calls that, together, tell every misconception from the reference and from the others.
    misconceptions : tuple of Misconception
        The wrong ideas that are known; the first that fits is named.
    rtol, atol : float, optional
        A result agrees when ``|got - expected| <= atol + rtol * |expected|``; the defaults
        admit float32.
    """

    name: str
    task: str
    returns: tuple[str, ...]
    reference: Function
    cases: tuple[Case, ...]
    misconceptions: tuple[Misconception, ...]
    rtol: float = 1e-5
    atol: float = 1e-6


@dataclass(frozen=True)
class ValueExercise:
    """An exercise whose answer is a number or an array, judged by a predicate.

    Attributes
    ----------
    name : str
        Name within the chapter.
    task : str
        The task in two or three sentences.
    shape : tuple of int
        Shape that the answer must have.
    accepts : callable
        From a finite float64 array of that shape to whether it is right.
    describe : callable
        From the same to one sentence that says what the answer leads to.
    misconceptions : tuple of Misconception
        Asked in order, before the shape is checked, with an array of any shape. One that raises
        does not fit.
    hint : str
        For an answer that is wrong in no known way.
    examples : tuple of object, optional
        Answers that are right; the tests hold the checker to them.
    wrong_examples : mapping from str to object, optional
        For each misconception's name an answer that shows it, for the same reason.
    """

    name: str
    task: str
    shape: tuple[int, ...]
    accepts: Callable[[Array], bool]
    describe: Callable[[Array], str]
    misconceptions: tuple[Misconception, ...]
    hint: str
    examples: tuple[Any, ...] = ()
    wrong_examples: Mapping[str, Any] = field(default_factory=dict)


Exercise = FunctionExercise | ValueExercise
