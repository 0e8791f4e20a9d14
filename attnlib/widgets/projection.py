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
_SHAPES = {"x": (5, 2), "query": (5, 2), "key": (5, 2), "w_q": (2, 2), "w_k": (2, 2), "b_q": (2,)}
_REACH = 9.9


class ProjectionExplorer(LiveFigure):
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
    overlaid : bool, default False
        Whether all three lie in one plane.
    cells : {"weights", "scores"}, default "weights"
        What the square of all pairs shows; small, it shows the other.

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

    source = traitlets.Enum(["tables", "matrices", "bias"], "tables").tag(sync=True)
    x = Numbers(PLANE_VECTORS, ndim=2)
    query = Numbers(PLANE_VECTORS, ndim=2)
    key = Numbers(PLANE_VECTORS, ndim=2)
    w_q = Numbers(_IDENTITY, ndim=2)
    w_k = Numbers(_IDENTITY, ndim=2)
    b_q = Numbers((0.0, 0.0), ndim=1)
    asking = traitlets.Int(3, min=0, max=4).tag(sync=True)
    overlaid = traitlets.Bool(False).tag(sync=True)
    cells = traitlets.Enum(["weights", "scores"], "weights").tag(sync=True)
    words = traitlets.List(traitlets.Unicode(), list(PLANE_WORDS), read_only=True).tag(sync=True)

    def __init__(
        self,
        source: str = "tables",
        *,
        x: Any = PLANE_VECTORS,
        query: Any = PLANE_VECTORS,
        key: Any = PLANE_VECTORS,
        w_q: Any = _IDENTITY,
        w_k: Any = _IDENTITY,
        b_q: Any = (0.0, 0.0),
        asking: int = 3,
        overlaid: bool = False,
        cells: str = "weights",
    ) -> None:
        numbers = {"x": x, "query": query, "key": key, "w_q": w_q, "w_k": w_k, "b_q": b_q}
        chosen = {"source": source, "asking": asking, "overlaid": overlaid, "cells": cells}
        super().__init__(**chosen, **numbers)

    @traitlets.validate(*_SHAPES)
    def _check_numbers(self, proposal: Any) -> Any:
        name, array = proposal["trait"].name, np.asarray(proposal["value"])
        if array.shape != _SHAPES[name]:
            raise traitlets.TraitError(
                f"{name} must have the shape {_SHAPES[name]}; got {array.shape}."
            )
        if np.abs(array).max() > _REACH:
            raise traitlets.TraitError(
                f"{name} must hold no number beyond {_REACH}; got {np.abs(array).max():g}."
            )
        return proposal["value"]

    @property
    def vectors(self) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
        """Queries, keys and values.

        Returns
        -------
        tuple of ndarray, (5, 2) each
            What each word looks for, offers and means.
        """
        x = np.asarray(self.x)
        if self.source == "tables":
            return np.asarray(self.query), np.asarray(self.key), x
        bias = np.asarray(self.b_q) if self.source == "bias" else 0.0
        return x @ np.asarray(self.w_q) + bias, x @ np.asarray(self.w_k), x

    @property
    def scores(self) -> NDArray[np.float64]:
        """Each word's query with each word's key.

        Returns
        -------
        ndarray, (5, 5)
            The scores; rows ask.
        """
        query, key, _ = self.vectors
        scores: NDArray[np.float64] = query @ key.T
        return scores

    @property
    def attention(self) -> Attention[Any]:
        """What each word gets, and from whom.

        Returns
        -------
        Attention
            The output (5, 2) and the weights (5, 5).
        """
        return attend(self.scores, self.vectors[2])

    def __repr__(self) -> str:
        kinds = ("E_q", "E_k", "E_v") if self.source == "tables" else ("q", "k", "x")
        planes = ". ".join(
            f"{kind}: " + ", ".join(f"{word} ({_told(row)})" for word, row in self._rows(vectors))
            for kind, vectors in zip(kinds, self.vectors, strict=True)
        )
        weights = self.attention.weights
        wishes = ", ".join(
            f"{self.words[i]} to {self.words[j]} {weights[i, j]:.2f}"
            for i, j in ((0, 2), (1, 2), (3, 4), (4, 3))
        )
        asks = f'"{self.words[self.asking]}"'  # "it" is no pronoun
        return (
            f"Live figure: what words look for, offer and mean, from {self.source}. {planes}. "
            f"Weights: {wishes}. {asks} gets ({_told(self.attention.output[self.asking])})."
        )

    def _rows(self, vectors: Any) -> Any:
        return zip(self.words, vectors, strict=True)


def _told(pair: Any) -> str:
    # Rounded first, and + 0.0, so that what rounds to zero never reads -0.
    return ", ".join(f"{round(float(x), 2) + 0.0:g}" for x in pair)
