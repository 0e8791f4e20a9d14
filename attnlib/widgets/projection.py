"""The live figure of chapter 04: what a word looks for, offers and means, in three planes."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.corpora import PLANE_VECTORS, PLANE_WORDS
from attnlib.lookup import Attention, attend
from attnlib.widgets._base import LiveFigure, Numbers

__all__ = ["ProjectionExplorer"]

_IDENTITY = ((1.0, 0.0), (0.0, 1.0))


class ProjectionExplorer(LiveFigure):  # numpydoc ignore=PR02
    """Pull apart what a word means, what it looks for and what it offers.

    Parameters
    ----------
    source : {"tables", "matrices", "bias"}, default "tables"
        Where queries and keys come from: from tables of their own, from the meanings by
        two matrices, or by two matrices and a bias added to every query.
    x : array, (5, 2), optional
        What the words hot, cold, temperature, it and ball mean; the values.
    query, key : array, (5, 2), optional
        The tables; at first a word looks for and offers what it means.
    w_q, w_k : array, (2, 2), optional
        The matrices; at first they change nothing.
    b_q : 2 floats, default (0, 0)
        The bias.
    asking : int, default 3
        Which word the figure follows: 0 is hot, 3 is it.

    Raises
    ------
    TraitError
        If a shape does not fit, a number is not finite or beyond 9.9, or a choice is not
        among those above.

    See Also
    --------
    attnlib.projection.self_attention : The same numbers.

    Notes
    -----
    Taught in chapter 04, projection. It runs in Jupyter, in Colab and, without a kernel,
    in the book. All parameters are traits that change in the browser and in Python.

    Examples
    --------
    >>> figure = ProjectionExplorer()
    >>> figure.scores[3, 4] == figure.scores[4, 3]  # chapter 03: it and ball share one score
    np.True_
    >>> figure.w_q = [[0, 1], [-1, 0]]
    >>> figure.source = "matrices"
    >>> figure.scores[[3, 4], [4, 3]].round(2).tolist()
    [1.61, -1.61]
    """

    _figure = "projection"
    _positional = 1

    source = traitlets.Enum(["tables", "matrices", "bias"], "tables")
    x = Numbers(PLANE_VECTORS, shape=(5, 2), most=9.9)
    query = Numbers(PLANE_VECTORS, shape=(5, 2), most=9.9)
    key = Numbers(PLANE_VECTORS, shape=(5, 2), most=9.9)
    w_q = Numbers(_IDENTITY, shape=(2, 2), most=9.9)
    w_k = Numbers(_IDENTITY, shape=(2, 2), most=9.9)
    b_q = Numbers((0.0, 0.0), shape=(2,), most=9.9)
    asking = traitlets.Int(3, min=0, max=4)
    words = traitlets.List(traitlets.Unicode(), list(PLANE_WORDS), read_only=True)

    @property
    def vectors(self) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
        """The queries, keys and values, (5, 2) each. What each word looks for, offers and means."""
        x = np.asarray(self.x)
        if self.source == "tables":
            return np.asarray(self.query), np.asarray(self.key), x
        bias = np.asarray(self.b_q) if self.source == "bias" else 0.0
        return x @ np.asarray(self.w_q) + bias, x @ np.asarray(self.w_k), x

    @property
    def scores(self) -> NDArray[np.float64]:
        """Each word's query with each word's key, (5, 5). The scores; rows ask."""
        query, key, _ = self.vectors
        return query @ key.T

    @property
    def attention(self) -> Attention[Any]:
        """What each word gets, and from whom. The output (5, 2) and the weights (5, 5)."""
        return attend(self.scores, self.vectors[2])

    def __repr__(self) -> str:
        kinds = ("E_q", "E_k", "E_v") if self.source == "tables" else ("q", "k", "x")
        planes = ". ".join(
            f"{kind}: " + ", ".join(map("{} ({})".format, self.words, map(_told, vectors)))
            for kind, vectors in zip(kinds, self.vectors, strict=True)
        )
        weights = self.attention.weights
        goals = ", ".join(
            f"{self.words[i]} to {self.words[j]} {weights[i, j]:.2f}"
            for i, j in ((0, 2), (1, 2), (3, 4), (4, 3))
        )
        asks = f'"{self.words[self.asking]}"'  # "it" is no pronoun
        return (
            f"Live figure: what words look for, offer and mean, from {self.source}. {planes}. "
            f"Weights: {goals}. {asks} gets ({_told(self.attention.output[self.asking])})."
        )


def _told(pair: Any) -> str:
    # Rounded first, and + 0.0, so that what rounds to zero never reads -0.
    return ", ".join(f"{round(float(x), 2) + 0.0:g}" for x in pair)
