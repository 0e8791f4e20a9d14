"""What an exercise is declared with: cases, misconceptions, a reference, hints and a solution."""

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from attnlib.lookup import softmax

Array = npt.NDArray[Any]


class Case(NamedTuple):
    """The arguments of one call; made by :func:`case`."""

    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]


def case(*args: Any, **kwargs: Any) -> Case:
    """Write a case as the call it stands for: nested lists become arrays.

    A list of integers becomes an array of integers, as it would in a notebook. A learner's function that
    gave a parameter another name gets named arguments by position.

    Examples
    --------
    >>> case([1.0, 2.0], temperature=0.5)
    Case(args=(array([1., 2.]),), kwargs={'temperature': 0.5})
    """
    return Case(tuple(np.array(a) if isinstance(a, list) else a for a in args), kwargs)


def normal(seed: int, *shapes: tuple[int, ...]) -> list[Array]:
    """Draw arrays of normally distributed numbers, with two digits so that they can be typed."""
    rng = np.random.default_rng(seed)
    return [rng.normal(size=shape).round(2) for shape in shapes]


def sampled(seed: int, *shapes: tuple[int, ...], then: tuple[Any, ...] = (), **kwargs: Any) -> Case:
    """Make a case of random arrays, one for each shape, and the arguments that come after them."""
    return case(*normal(seed, *shapes), *then, **kwargs)


Function = Callable[..., Any]


def described(words: str, function: Function) -> Case:
    """Make a case of a function on which a reader's own test is run: a report shows the words."""
    function.__doc__ = words
    return case(function)


def changed(answer: str) -> Function:
    """Return what builds functions of an answer's source by exchanging some of its text, old for new.

    The old text "" stands for what the answer returns. It returns None where an old text does not stand there
    once, or what comes of two changes is no Python.
    """
    returned = answer.rpartition("return ")[2].rstrip("\n")

    def build(**texts: str) -> Function | None:
        source = answer
        for old, new in texts.items():
            if source.count(old or returned) != 1:
                return None
            source = source.replace(old or returned, new)
        space: dict[str, Any] = {"np": np, "softmax": softmax}
        try:
            exec(source, space)
        except SyntaxError:
            return None
        *_, built = space.values()
        vars(built)["made"] = (build, texts)
        return built

    return build


def both(one: Function, other: Function) -> Function | None:
    """Return a function with the mistakes of two, or None where they do not combine."""
    build, ones = getattr(one, "made", (None, {}))
    same, others = getattr(other, "made", (None, {}))
    apart = build is same and not ones.keys() & others.keys()
    return build(**ones, **others) if build and apart else None


class Misconception:
    """A wrong idea that leaves a mark on the answer by which it can be told.

    Its name is a slug. It says why an answer is wrong, in a sentence or two, and hints at what to think
    about. Its variants are ways to it: of a :class:`FunctionExercise` functions that have it, where a case
    on which one raises says nothing; of a :class:`ValueExercise` predicates.
    """

    def __init__(self, name: str, why: str, hint: str, *variants: Any) -> None:
        self.name, self.why, self.hint, self.variants = name, why, hint, variants


def about_shape(predicate: Function) -> Function:
    """Mark a predicate that is asked of answers without the exercise's shape, and of no others."""
    vars(predicate)["about_shape"] = True
    return predicate


def told(text: str, **ways: Any) -> tuple[tuple[Misconception, ...], tuple[str, ...]]:
    """Make misconceptions and hints of one text, and of the ways to each misconception.

    Its paragraphs are the misconceptions and, if there are any, the hints. A misconception has
    a line ``name: why`` and below it an indented ``? hint``; a line that goes on is indented more. A hint
    begins with a dash. The ways have the misconceptions' names, with ``_`` for what is no letter: a function or
    several, or a misconception that is declared elsewhere. They are tried in their order. Without
    ways, the misconceptions have none.
    """
    mistakes, _, hints = inspect.cleandoc(text).partition("\n\n")
    entries = (entry.partition(": ") for entry in re.split(r"\n(?=\S)", mistakes))
    own = {re.sub(r"\W", "_", name): (name, rest) for name, _, rest in entries}
    misconceptions = tuple(
        way if isinstance(way, Misconception) else _misconception(*own[key], way)
        for key, way in (ways or dict.fromkeys(own, ())).items()
    )
    return misconceptions, tuple(map(_line, re.split(r"(?:\n|^)- ", hints)[1:]))


def _misconception(name: str, text: str, ways: Function | tuple[Function, ...]) -> Misconception:
    why, hint = map(_line, re.split(r"\n\s*\? ", text))
    return Misconception(name, why, hint, *(ways if isinstance(ways, tuple) else (ways,)))


def _built(way: Any, build: Function) -> Any:
    if isinstance(way, tuple):
        return tuple(_built(each, build) for each in way)
    if isinstance(way, Misconception):
        return Misconception(way.name, way.why, way.hint, *_built(way.variants, build))
    if not isinstance(way, str | dict):
        return way
    texts = {"": way} if isinstance(way, str) else way
    if (answer := build(**texts)) is None:
        raise ValueError(f"the answer must hold each of these once; got {[*texts]}")
    return answer


def _line(text: str) -> str:
    return " ".join(text.split())


@dataclass(frozen=True, eq=False)  # each is itself alone, so that what it runs can be remembered
class _Told:
    misconceptions: tuple[Misconception, ...]  # the known wrong ideas; the first that fits is named
    hints: tuple[str, ...]  # shown one by one, from the second failure on

    @classmethod
    def told(cls, text: str, **given: Any) -> Self:
        """Declare an exercise by its text, its fields and the ways to its misconceptions: see :func:`told`.

        The reference may be source code, and the solution is it where there is none. A way may then be a
        dictionary: what it exchanges in that code; or a text: what it returns instead.
        """
        reference = given.get("reference")
        build = changed(reference if isinstance(reference, str) else given.get("solution", ""))
        if "returns" in given and not callable(reference):
            given["reference"] = build()
        own = given.keys() & {each.name for each in fields(cls)}
        ways = {key: _built(given[key], build) for key in given if key not in own}
        return cls(*told(text, **ways), **{key: given[key] for key in own})


@dataclass(frozen=True, eq=False)
class FunctionExercise(_Told):
    """An exercise whose answer is a function, compared with a reference on cases.

    The cases, together, tell every misconception from the reference and from the others. A result agrees
    when ``|got - expected| <= atol + rtol * |expected|``; the defaults admit float32.
    """

    returns: tuple[str, ...]  # the names of the results: one for an array or a number
    reference: Function  # its parameters stand in messages where the learner's have no names
    cases: tuple[Case, ...]
    rtol: float = 1e-5
    atol: float = 1e-6
    solution: str = ""  # source code that ends with the answer's definition

    def wrong(self, name: str) -> Function:
        """Return the first wrong answer with a misconception."""
        variants: dict[str, Function] = {m.name: m.variants[0] for m in self.misconceptions}
        return variants[name]


@dataclass(frozen=True, eq=False)
class ValueExercise(_Told):
    """An exercise whose answer is a number or an array, judged by a predicate.

    The tests hold the checker to the examples: right answers, and a wrong one for each misconception.
    """

    shape: tuple[int, ...]
    accepts: Callable[[Array], bool]  # of a finite float64 array of that shape
    describe: Callable[[Array], str]  # says in a sentence what such an answer leads to
    hint: str  # for an answer that is wrong in no known way
    examples: tuple[Any, ...] = ()
    wrong_examples: Mapping[str, Any] = field(default_factory=dict)
    solution: str = ""


Exercise = FunctionExercise | ValueExercise
