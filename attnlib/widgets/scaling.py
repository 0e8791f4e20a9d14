"""The live figure of chapter 05: random dot products, and what the softmax makes of them."""

import math
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.lookup import softmax
from attnlib.widgets._base import Positive
from attnlib.widgets._noise import even
from attnlib.widgets._own import OwnFunction

__all__ = ["ScalingExplorer"]

_N_KEYS = 12
_LARGEST = 1024
_DRAWS = 99_999

Vector = NDArray[np.float64]


def _components(draw: int) -> Vector:
    """Return a query and 12 keys, (13, 1024): numbers of mean 0 and variance 1.

    They are even between -sqrt(3) and sqrt(3); number i of a draw belongs to 16384 draw + i.
    """
    numbers = even(16384 * draw, (1 + _N_KEYS) * _LARGEST)
    return (math.sqrt(12) * (numbers - 0.5)).reshape(1 + _N_KEYS, _LARGEST)


class ScalingExplorer(OwnFunction):  # numpydoc ignore=PR02
    """Widen random queries and keys and see scores, weights and what can be learnt.

    Parameters
    ----------
    d_k : int, default 512
        How many components query and keys have, from 1 to 1024.
    scaled : bool, default False
        Whether the dot products are divided by sqrt(d_k).
    temperature : float, default 1.0
        Above zero; divides the scores as well.
    draw : int, default 1
        Which random query and keys, from 1 to 99999. A smaller `d_k` takes the first
        components of the same vectors.

    Raises
    ------
    TraitError
        If a number is of the wrong kind or out of its range.

    See Also
    --------
    attnlib.scaling.scaled_dot_product_attention : What the figure looks into.

    Notes
    -----
    Taught in chapter 05, scaling. It runs in Jupyter, in Colab and, without a kernel, in the
    book. All four traits change in the browser and in Python, to ``observe`` and ``link``.

    Examples
    --------
    >>> figure = ScalingExplorer(d_k=1024)
    >>> bool(figure.effective_keys < 1.1)
    True
    >>> figure.scaled = True
    >>> bool(figure.effective_keys > 4)
    True
    """

    _figure = "scaling"
    _positional = 1

    d_k = traitlets.Int(512, min=1, max=_LARGEST)
    scaled = traitlets.Bool(False)
    temperature = Positive(1.0)
    draw = traitlets.Int(1, min=1, max=_DRAWS)

    @property
    def dot_products(self) -> Vector:
        """The dot product of the query with each key, (12,). Before scale and temperature."""
        x: Any = _components(self.draw)[:, : self.d_k]
        return x[1:] @ x[0]

    @property
    def scores(self) -> Vector:
        """What goes into the softmax, (12,). The dot products, scaled or not, over the temperature."""
        scale = 1 / math.sqrt(self.d_k) if self.scaled else 1.0
        return self.dot_products * (scale / self.temperature)

    @property
    def weights(self) -> Vector:
        """The softmax of the scores, (12,). Positive weights that sum to one."""
        return softmax(self.scores)

    @property
    def spread(self) -> float:
        """The standard deviation of the scores. 0 where all scores are alike."""
        return float(self.scores.std())

    @property
    def entropy(self) -> float:
        """The entropy of the weights. In nats: 0 for one key, log 12 for all alike."""
        w = self.weights
        return float(-(w * np.log(np.where(w > 0, w, 1))).sum())

    @property
    def effective_keys(self) -> float:
        """The number of equal weights that would have this entropy. From 1 to 12."""
        return math.exp(self.entropy)

    @property
    def jacobian_norm(self) -> float:
        """The Frobenius norm of the softmax's Jacobian.

        The root of the sum of the squared derivatives of all weights by all scores.
        """
        w, others = self.weights, 1 - np.eye(_N_KEYS)
        jacobian = np.diag(w * (others @ w)) - np.outer(w, w) * others  # 1 - w without loss
        return float(np.linalg.norm(jacobian))

    def __repr__(self) -> str:
        kind = "divided by the root of d_k" if self.scaled else "unscaled"
        return (
            f"Live figure: a random query and {_N_KEYS} keys of d_k {self.d_k}, draw {self.draw}. "
            f"Scores {kind}, temperature {self.temperature:.3g}: spread {self.spread:.3g}. "
            f"Largest weight {self.weights.max():.3f}, effective keys {self.effective_keys:.2f} "
            f"(entropy {self.entropy:.3f}), norm of the softmax's Jacobian "
            f"{self.jacobian_norm:.2g}."
        )
