"""The second live figure of chapter 04: self-attention on small integers, number by number."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.corpora import THINKING_MACHINES
from attnlib.lookup import Attention
from attnlib.projection import self_attention
from attnlib.widgets._base import LiveFigure, Numbers

__all__ = ["ProjectionSteps"]

_MATRICES = ("x", "w_q", "w_k", "w_v")


class ProjectionSteps(LiveFigure):  # numpydoc ignore=PR02
    """Work two words through self-attention, one number at a time.

    Parameters
    ----------
    step : int, default 1
        How many numbers are worked out, of 24.

    Raises
    ------
    TraitError
        If the step is not from 0 to 24.

    See Also
    --------
    attnlib.projection.self_attention : The same numbers.

    Notes
    -----
    Taught in chapter 04, projection. It runs in Jupyter, in Colab and, without a kernel,
    in the book.

    Examples
    --------
    >>> figure = ProjectionSteps(step=24)
    >>> figure.attention.weights.round(2).tolist()
    [[0.12, 0.88], [0.5, 0.5]]
    """

    _figure = "projection_steps"
    _positional = 1

    step = traitlets.Int(1, min=0, max=24)
    words = traitlets.List(traitlets.Unicode(), list(THINKING_MACHINES["words"]), read_only=True)
    x = Numbers(THINKING_MACHINES["x"], shape=(2, 3), read_only=True)
    w_q = Numbers(THINKING_MACHINES["w_q"], shape=(3, 2), read_only=True)
    w_k = Numbers(THINKING_MACHINES["w_k"], shape=(3, 2), read_only=True)
    w_v = Numbers(THINKING_MACHINES["w_v"], shape=(3, 2), read_only=True)

    @property
    def scores(self) -> NDArray[np.float64]:
        """Each word's query with each word's key, (2, 2). The scores."""
        x, w_q, w_k = (np.asarray(getattr(self, name)) for name in _MATRICES[:3])
        return (x @ w_q) @ (x @ w_k).T

    @property
    def attention(self) -> Attention[Any]:
        """What each word gets, and from whom. The output (2, 2) and the weights (2, 2)."""
        return self_attention(*(np.asarray(getattr(self, name)) for name in _MATRICES))

    def __repr__(self) -> str:
        output, weights = self.attention
        rows = ". ".join(
            f"{word}: scores {_told(s)}, weights {_told(w)}, output {_told(o)}"
            for word, s, w, o in zip(self.words, self.scores, weights, output, strict=True)
        )
        return f"Live figure: self-attention step by step, {self.step} of 24 numbers. {rows}."


def _told(row: Any) -> str:
    return "(" + ", ".join(f"{round(float(x), 2) + 0.0:g}" for x in row) + ")"
