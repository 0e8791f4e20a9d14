"""The live figure of chapter 12: attention in blocks, between a slow and a fast memory."""

from typing import NamedTuple

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.scaling import scaled_dot_product_attention
from attnlib.widgets._base import LiveFigure, Numbers

__all__ = ["BytesMoved", "Running", "TilesFilm"]

_QUERY = ((1, 1), (2, -1), (0, 2), (-1, 1), (1, 0), (2, 1))
_KEY = ((1, -1), (0, 1), (2, 0), (1, 1), (0, -1), (2, 1))
_VALUE = ((4, 0), (1, 2), (0, 3), (2, 2), (3, 1), (0, 4))
_N = len(_QUERY)
_BYTES = 8  # a float64

Matrix = NDArray[np.float64]


class Running(NamedTuple):
    """What the running softmax keeps of each row after a step."""

    maximum: Matrix
    """The largest score so far, (n,); -inf before the first."""
    total: Matrix
    """The sum of e^(score - maximum) so far, (n,)."""
    output: Matrix
    """The sum of e^(score - maximum) times value so far, (n, 2); divided by the total at the end."""


class BytesMoved(NamedTuple):
    """Bytes that went between the slow and the fast memory."""

    blocks: int
    """By attention in blocks."""
    whole: int
    """By attention that keeps all scores and all weights."""


class _Step(NamedTuple):
    kind: str
    rows: int = -1
    columns: int = -1


def _steps(count: int) -> list[_Step]:
    """Return the film of so many blocks: what happens, to which block of queries and of keys."""
    steps = [_Step("start")]
    for rows in range(count):
        steps.append(_Step("query", rows))
        for columns in range(count):
            steps += [_Step(kind, rows, columns) for kind in ("load", "score", "rescale", "add")]
        steps.append(_Step("write", rows))
    return [*steps, _Step("softmax"), _Step("product"), _Step("compare")]


class TilesFilm(LiveFigure):  # numpydoc ignore=PR02
    """Watch attention work block by block, and what that moves between two memories.

    Parameters
    ----------
    block_size : int, default 2
        Queries and keys per block, from 1 to 6.
    step : int, default 40
        How many steps of the film are done; one beyond the end is the end. At 40 blocks of 2
        have their last tile: they are nearly done, the whole matrices unread.

    Raises
    ------
    TraitError
        If a number is of the wrong kind or out of its range.

    See Also
    --------
    attnlib.efficient.memory_efficient_attention : The same loops.
    attnlib.efficient.merge_attention : What a tile does to a row.

    Notes
    -----
    Taught in chapter 12, efficient. Queries, keys and values are six rows of two numbers each,
    the queries divided by sqrt(d_k) already. The bytes are counted in float64, 8 for a number,
    on a machine whose fast memory holds one block each of query, key, value and output, one tile
    of scores, and a maximum and a sum for each query. Both ways run the same loops over the
    same blocks. The one that keeps whole matrices also writes all scores, reads them once for
    the softmax, writes all weights and reads them once for the product.

    Examples
    --------
    >>> figure = TilesFilm(block_size=3)
    >>> figure.step = figure.steps
    >>> figure.moved
    BytesMoved(blocks=576, whole=1728)
    """

    _figure = "efficient"

    block_size = traitlets.Int(2, min=1, max=_N)
    step = traitlets.Int(40, min=0)
    query = Numbers(_QUERY, ndim=2, read_only=True)
    key = Numbers(_KEY, ndim=2, read_only=True)
    value = Numbers(_VALUE, ndim=2, read_only=True)

    def _blocks(self) -> list[slice]:
        size = self.block_size
        return [slice(start, min(start + size, _N)) for start in range(0, _N, size)]

    def _film(self) -> list[_Step]:
        return _steps(len(self._blocks()))

    def _done(self) -> list[_Step]:
        return self._film()[: self.step + 1]

    @property
    def steps(self) -> int:
        """How many steps the film has. The step at which both outputs are compared."""
        return len(self._film()) - 1

    def _run(self, film: list[_Step]) -> Running:
        blocks, scores = self._blocks(), np.asarray(self.query) @ np.asarray(self.key).T
        m, total, output = np.full(_N, -np.inf), np.zeros(_N), np.zeros((_N, 2))
        for kind, i, j in film:
            rows = blocks[i]
            if kind == "rescale":
                top = np.maximum(m[rows], scores[rows, blocks[j]].max(axis=-1))
                factor = np.exp(m[rows] - top)
                m[rows] = top
                total[rows] *= factor
                output[rows] *= factor[:, None]
            elif kind == "add":
                parts = np.exp(scores[rows, blocks[j]] - m[rows, None])
                total[rows] += parts.sum(axis=-1)
                output[rows] += parts @ np.asarray(self.value)[blocks[j]]
            elif kind == "write":
                output[rows] /= total[rows, None]
        return Running(m, total, output)

    @property
    def running(self) -> Running:
        """What the running softmax keeps of each row after the step.

        Maximum (n,), total (n,) and output (n, 2).
        """
        return self._run(self._done())

    @property
    def moved(self) -> BytesMoved:
        """How many bytes went between the two memories, up to the step.

        By attention in blocks, and by attention that keeps whole matrices.
        """
        sizes = [block.stop - block.start for block in self._blocks()]
        ours = theirs = 0  # numbers
        for kind, i, j in self._done():
            if kind == "query":
                ours += 2 * sizes[i]
                theirs += 2 * sizes[i]
            elif kind == "load":
                ours += 4 * sizes[j]  # key and value
                theirs += 2 * sizes[j]  # the value has to wait for the whole softmax
            elif kind == "score":
                theirs += sizes[i] * sizes[j]
            elif kind == "write":
                ours += 2 * sizes[i]
            elif kind == "softmax":
                theirs += 2 * _N * _N
            elif kind == "product":
                theirs += _N * _N + len(sizes) * 2 * _N + 2 * _N
        return BytesMoved(_BYTES * ours, _BYTES * theirs)

    @property
    def difference(self) -> float:
        """The largest difference of the two outputs, once the film is over. Rounding alone: below 1e-12."""
        query, key, value = (np.asarray(x) for x in (self.query, self.key, self.value))
        whole = scaled_dot_product_attention(query, key, value, scale=1.0).output
        return float(np.abs(self._run(self._film()).output - whole).max())

    def __repr__(self) -> str:
        ours, theirs = self.moved
        same = "agree to 1e-12" if self.difference < 1e-12 else "differ"
        return (
            f"Live figure: attention over {_N} tokens in blocks of {self.block_size}, "
            f"step {min(self.step, self.steps)} of {self.steps}. Bytes moved so far: "
            f"{ours} in blocks, {theirs} with whole matrices. At the end both outputs {same}."
        )
