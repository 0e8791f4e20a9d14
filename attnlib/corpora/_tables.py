"""The tables of chapters 01, 03 and 04."""

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "FRUIT_TABLE",
    "PLANE_VECTORS",
    "PLANE_WORDS",
    "THINKING_MACHINES",
    "LookupTable",
]


class LookupTable(NamedTuple):
    """A table whose keys are vectors on named axes; its arrays are read-only."""

    words: tuple[str, ...]
    """One word per row."""
    axes: tuple[str, ...]
    """The meaning of each coordinate of a key or a query."""
    key: NDArray[np.float64]
    """(n_keys, d_k): one vector per row."""
    value: NDArray[np.float64]
    """(n_keys,): one number per row; ``value[:, None]`` is what the functions of attnlib take."""
    queries: Mapping[str, NDArray[np.float64]]
    """Questions one can ask by name, each (d_k,)."""


def _frozen(numbers: Any) -> NDArray[np.float64]:
    array = np.array(numbers, dtype=np.float64)
    array.flags.writeable = False
    return array


def _fruit_roundness() -> float:
    """Return the coordinate of the query fruit on the axis round.

    With the query (3, 1, x, -1) the scores are 4.5 + x, 4.5 - x and -5. For the
    average to be 8 their exponentials a, b and c must satisfy a = 1.5 b + 3 c. With
    y = exp(x) and the chair's share r = exp(-9.5) that is y**2 - 3 r y - 1.5 = 0.
    """
    r = math.exp(-9.5)
    return math.log((3 * r + math.sqrt(9 * r**2 + 6)) / 2)


_KEY = (
    (1.0, 0.5, 1.0, -1.0),  # apple
    (1.0, 1.0, -1.0, -0.5),  # banana: sweeter, long, a little bigger
    (-1.0, -1.0, 0.0, 1.0),  # chair: neither round nor long
)

FRUIT_TABLE = LookupTable(
    words=("apple", "banana", "chair"),
    axes=("edible", "sweet", "round", "big"),
    key=_frozen(_KEY),
    value=_frozen((10, 5, 2)),
    queries=MappingProxyType(
        {
            "apple": _frozen(2 * np.array(_KEY[0])),
            "banana": _frozen(2 * np.array(_KEY[1])),
            "chair": _frozen(2 * np.array(_KEY[2])),
            "fruit": _frozen((3, 1, _fruit_roundness(), -1)),
        }
    ),
)
"""The table of chapter 01: apple is 10, banana is 5, chair is 2.

On each axis 1 means very much so, -1 the contrary, 0 neither. The queries
apple, banana and chair are the keys doubled: a longer query asks with more
emphasis, as a lower temperature would. The query fruit wants something
edible, rather sweet and small, and leans a little towards round things. At
temperature 1 its soft answer is 8: weights 0.60002, 0.39994 and 0.00004. A
softmax gives no exact 0, so the lean is a hair above ``log(1.5) / 2``, which
would share 0.6 to 0.4 and leave the chair to pull the answer below 8.
"""

PLANE_WORDS = ("hot", "cold", "temperature", "it", "ball")
"""The words of chapters 03 and 04, in the order of `PLANE_VECTORS`."""

PLANE_VECTORS = _frozen(((1.9, 0.6), (-1.9, -0.6), (0.0, 2.0), (0.1, -1.3), (1.4, -2.1)))
"""Two numbers per word, made up: hot and cold are exactly opposite, ball is long, it is near ball."""

THINKING_MACHINES: Mapping[str, Any] = MappingProxyType(
    {
        "words": ("Thinking", "machines"),
        "x": ((1, 0, 1), (0, 1, 1)),
        "w_q": ((0, 1), (1, 0), (1, 0)),
        "w_k": ((1, -1), (1, 1), (0, 1)),
        "w_v": ((2, -2), (0, 2), (0, 2)),
    }
)
"""Two words and three projections whose queries, keys, values and scores are small integers.

The scores are 1, 3 and 2, 2: the first word attends most to the second, the second to both alike.
"""
