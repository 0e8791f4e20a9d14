"""The calls by which an answer is compared with the right one."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


class Case(NamedTuple):
    """The arguments of one call; made by :func:`case`."""

    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]


def case(*args: Any, **kwargs: Any) -> Case:
    """Write a case as the call it stands for: nested lists become arrays.

    Parameters
    ----------
    *args : object
        Positional arguments. A list of integers becomes an array of integers, as it would in a
        notebook.
    **kwargs : object
        Named arguments. A learner's function that gave the parameter another name gets them by
        position.

    Returns
    -------
    Case
        The arguments, ready to be copied for each call.

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
