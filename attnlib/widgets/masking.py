"""The live figure of chapter 07: paint who may look at whom, and see what it does."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.lookup import softmax
from attnlib.masking import causal_mask
from attnlib.widgets._base import LiveFigure, Numbers

__all__ = ["MaskExplorer"]

_ENGLISH = ["the", "old", "cat", "sat", "all", "day", "long"]
_FRENCH = ["le", "vieux", "chat", "dort"]
_SELF = [
    [1.2, 0.8, 1.9, 0.3, -0.4, 0.1, 0.6],
    [0.5, 1.4, 2.1, 0.2, 0.7, -0.6, 1.1],
    [0.9, 1.7, 1.3, 2.2, -0.3, 0.4, 0.2],
    [-0.2, 0.3, 2.4, 1.1, 0.8, 1.6, 0.9],
    [0.4, -0.5, 0.2, 1.5, 0.9, 2.3, 1.2],
    [0.1, 0.6, 0.5, 1.8, 2.0, 1.0, 1.4],
    [-0.7, 1.0, 0.3, 1.2, 1.5, 2.1, 0.8],
]
_CROSS = [
    [2.4, 0.5, 0.9, -0.2, 0.3, -0.4, 0.1],
    [0.2, 2.6, 1.1, 0.1, -0.3, 0.4, 1.0],
    [0.7, 1.0, 2.8, 0.9, -0.5, 0.2, -0.1],
    [-0.3, 0.2, 1.2, 2.5, 0.6, 0.8, 0.4],
]
SCENES: dict[str, dict[str, Any]] = {
    "self": {"queries": _ENGLISH, "keys": _ENGLISH, "scores": _SELF},
    "cache": {"queries": _ENGLISH[4:], "keys": _ENGLISH, "scores": _SELF[4:]},
    "cross": {"queries": _FRENCH, "keys": _ENGLISH, "scores": _CROSS},
}
_HOW = {
    "before": "before the softmax",
    "after": "after the softmax",
    "fill": "before the softmax by the score -1e9",
}


class MaskExplorer(LiveFigure):
    """Paint a mask and see the weights, what leaks and which rows are empty.

    Parameters
    ----------
    mask : array of bool, (n_queries, n_keys), optional
        True = may attend. By default causal, aligned with the end of the keys in the scenes
        "self" and "cache"; everything in the scene "cross".
    scene : {"self", "cache", "cross"}, default "self"
        Who asks: seven words each other, the last three of them, or four words of a
        translation.
    how : {"before", "after", "fill"}, default "before"
        Where the mask acts: before the softmax, after it, or by scores of -1e9.
    boost : float, default 0.0
        Added to the score of every hidden pair, from -5 to 5.

    Raises
    ------
    TraitError
        If the mask does not hold zeros and ones or does not fit the scene, if the scene or
        `how` is unknown or if the boost lies beyond 5.

    See Also
    --------
    attnlib.masking.causal_mask : One of the masks.
    attnlib.lookup.softmax : The same weights.

    Notes
    -----
    Taught in chapter 07, masking. The scores are made up. It runs in Jupyter, in Colab and,
    without a kernel, in the book. The four traits change in the browser and in Python, to
    ``observe`` and ``link``.

    Examples
    --------
    >>> figure = MaskExplorer(how="after")
    >>> figure.weights.sum(axis=1).round(2).tolist()
    [0.19, 0.28, 0.48, 0.63, 0.44, 0.84, 1.0]
    """

    _figure = "masking"

    mask = Numbers(np.ones((7, 7)), ndim=2)
    scene = traitlets.Enum(list(SCENES), "self").tag(sync=True)
    how = traitlets.Enum(list(_HOW), "before").tag(sync=True)
    boost = traitlets.Float(0.0, min=-5.0, max=5.0).tag(sync=True)
    scenes = traitlets.Dict(SCENES, read_only=True).tag(sync=True)

    def __init__(
        self, mask: Any = None, *, scene: str = "self", how: str = "before", boost: float = 0.0
    ) -> None:
        if mask is None:
            n_queries, n_keys = _shape(scene if scene in SCENES else "self")
            offset = n_keys - n_queries if scene == "cache" else 0
            every = np.ones((n_queries, n_keys))
            mask = every if scene == "cross" else causal_mask(n_queries, n_keys, offset=offset)
        super().__init__(mask=mask, scene=scene, how=how, boost=boost)

    @traitlets.validate("mask")
    def _check_mask(self, proposal: Any) -> Any:
        array = np.asarray(proposal["value"])
        if not np.isin(array, (0, 1)).all():
            raise traitlets.TraitError("mask must hold zeros and ones only, 1 = may attend.")
        if array.shape != _shape(self.scene):
            raise traitlets.TraitError(
                f"mask must have the shape {_shape(self.scene)}, one row for each query of the "
                f"scene {self.scene!r}; got {array.shape}."
            )
        return proposal["value"]

    @traitlets.observe("scene")
    def _fit_mask(self, change: Any) -> None:
        if np.shape(self.mask) != _shape(self.scene):
            self.mask = np.ones(_shape(self.scene))

    @property
    def allowed(self) -> NDArray[np.bool_]:
        """The mask as the functions of attnlib take it.

        Returns
        -------
        ndarray of bool, (n_queries, n_keys)
            True = may attend.
        """
        allowed: NDArray[np.bool_] = np.asarray(self.mask) == 1
        return allowed

    @property
    def scores(self) -> NDArray[np.float64]:
        """The scores, with the boost on hidden pairs.

        Returns
        -------
        ndarray, (n_queries, n_keys)
            What goes into the softmax, before any mask.
        """
        scores = np.array(SCENES[self.scene]["scores"], dtype=np.float64)
        return np.where(self.allowed, scores, scores + self.boost)

    @property
    def weights(self) -> NDArray[np.float64]:
        """The weights that come of masking in this way.

        Returns
        -------
        ndarray, (n_queries, n_keys)
            Rows that sum to one only if the mask acts before the softmax.
        """
        scores, allowed = self.scores, self.allowed
        weights: NDArray[np.float64]
        if self.how == "before":
            weights = softmax(scores, mask=allowed)
        elif self.how == "after":
            weights = softmax(scores) * allowed
        else:
            weights = softmax(np.where(allowed, scores, -1e9))
        return weights

    def __repr__(self) -> str:
        allowed = self.allowed
        queries = SCENES[self.scene]["queries"]
        sees = "; ".join(
            f"{query} {''.join(str(int(x)) for x in row)} sum {total:.2f}"
            for query, row, total in zip(queries, allowed, self.weights.sum(axis=1), strict=True)
        )
        empty = [q for q, row in zip(queries, allowed, strict=True) if not row.any()]
        return (
            f"Live figure: who may look at whom, scene {self.scene}, made-up scores, masked "
            f"{_HOW[self.how]}. Allowed {allowed.sum()} of {allowed.size} pairs, hidden scores "
            f"{self.boost:+.1f}. Row by row (1 = may attend): {sees}. "
            f"Empty rows: {', '.join(empty) or 'none'}."
        )


def _shape(scene: str) -> tuple[int, int]:
    return len(SCENES[scene]["queries"]), len(SCENES[scene]["keys"])
