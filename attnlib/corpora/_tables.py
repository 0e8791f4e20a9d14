"""The tables of chapters 01, 03 and 04."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "FRUIT_TABLE",
    "PLANE_VECTORS",
    "PLANE_WORDS",
    "THINKING_MACHINES",
    "LookupTable",
]


@dataclass(frozen=True, eq=False)
class LookupTable:
    """A table whose keys are vectors on named axes.

    The numbers may come as lists; they are kept as read-only arrays of float64.

    Attributes
    ----------
    words : tuple of str
        One word per row.
    axes : tuple of str
        The meaning of each coordinate of a key or a query.
    key : ndarray, (n_keys, d_k)
        One vector per row.
    value : ndarray, (n_keys,)
        One number per row. ``value[:, None]`` has the shape (n_keys, d_v) that the
        functions of attnlib take.
    queries : mapping of str to ndarray, each (d_k,)
        Questions one can ask by name.

    Examples
    --------
    >>> table = LookupTable(("hot", "cold"), ("warm",), [[1], [-1]], [30, 5], {"mild": [0.5]})
    >>> table.key @ table.queries["mild"]
    array([ 0.5, -0.5])
    """

    words: tuple[str, ...]
    axes: tuple[str, ...]
    key: NDArray[np.float64]
    value: NDArray[np.float64]
    queries: Mapping[str, NDArray[np.float64]]

    def __post_init__(self) -> None:
        n_keys, d_k = len(self.words), len(self.axes)
        rows, columns = f"words ({n_keys})", f"axes ({d_k})"
        queries = {
            name: _frozen(f"queries[{name!r}]", query, (d_k,), columns)
            for name, query in self.queries.items()
        }
        for name, field in {
            "words": tuple(self.words),
            "axes": tuple(self.axes),
            "key": _frozen("key", self.key, (n_keys, d_k), f"{rows} and {columns}"),
            "value": _frozen("value", self.value, (n_keys,), rows),
            "queries": MappingProxyType(queries),
        }.items():
            object.__setattr__(self, name, field)  # the dataclass is frozen from here on


def _frozen(name: str, numbers: Any, shape: tuple[int, ...], of: str) -> NDArray[np.float64]:
    array = np.array(numbers, dtype=np.float64)
    if array.shape != shape:
        raise ValueError(f"{name} must have the shape {shape} of {of}; got {array.shape}.")
    if not np.isfinite(array).all():
        raise ValueError(f"{name} must hold finite numbers; got {array.tolist()}.")
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
    key=np.array(_KEY),
    value=np.array((10.0, 5.0, 2.0)),
    queries={
        "apple": 2 * np.array(_KEY[0]),
        "banana": 2 * np.array(_KEY[1]),
        "chair": 2 * np.array(_KEY[2]),
        "fruit": np.array((3.0, 1.0, _fruit_roundness(), -1.0)),
    },
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

PLANE_VECTORS = _frozen(
    "PLANE_VECTORS",
    ((1.9, 0.6), (-1.9, -0.6), (0.0, 2.0), (0.1, -1.3), (1.4, -2.1)),
    (len(PLANE_WORDS), 2),
    f"PLANE_WORDS ({len(PLANE_WORDS)}) and two coordinates",
)
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
