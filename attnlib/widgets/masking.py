"""The live figure of chapter 07: paint who may look at whom, and see what it does."""

import json
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.lookup import softmax
from attnlib.widgets._base import HERE, Numbers
from attnlib.widgets._own import OwnFunction

__all__ = ["MaskExplorer"]

_SCENES = HERE / "src" / "masking" / "scenes.json"
SCENES: dict[str, dict[str, Any]] = json.loads(_SCENES.read_text(encoding="utf-8"))
"""Queries, keys, made-up scores and the causal rule that a scene begins with; the page reads the same file."""
_RULES = ("padding", "causal", "window")
_HOW = {
    "before": "before the softmax",
    "after": "after the softmax",
    "fill": "before the softmax by the score -1e9",
}


class MaskExplorer(OwnFunction):
    """Paint a mask and see the weights, what leaks and which rows are empty.

    Parameters
    ----------
    mask : array of bool, (n_queries, n_keys), optional
        True = may attend. By default what the rules give; without rules causal, aligned with
        the end of the keys, in the scenes "self" and "cache", and everything in "cross".
    scene : {"self", "cache", "cross"}, default "self"
        Who asks: seven words each other, the last three of them, or four words of a
        translation.
    how : {"before", "after", "fill"}, default "before"
        Where the mask acts: before the softmax, after it, or by scores of -1e9.
    boost : float, default 0.0
        Added to the score of every hidden pair, from -5 to 5.
    padding, causal : int, optional
        Rules: how many keys are real, 0 to 7; how far beyond its own place a query sees, -3 to 6.
    window : pair of int, optional
        A rule: how many keys to the left and to the right of its own place a query sees, each
        -3 to 6. A rule that is set writes the mask, joined with the others by "and". A mask
        that is set otherwise switches all rules off.

    Raises
    ------
    TraitError
        If the mask does not hold zeros and ones or does not fit the scene, if the scene or
        `how` is unknown, if the boost lies beyond 5 or a rule beyond its range.

    See Also
    --------
    attnlib.masking.causal_mask : One of the masks.
    attnlib.lookup.softmax : The same weights.

    Notes
    -----
    Taught in chapter 07, masking. The scores are made up. It runs in Jupyter, in Colab and,
    without a kernel, in the book. The parameters are traits that change in the browser and in
    Python, to ``observe`` and ``link``.

    Examples
    --------
    >>> figure = MaskExplorer(how="after")
    >>> figure.weights.sum(axis=1).round(2).tolist()
    [0.19, 0.28, 0.48, 0.63, 0.44, 0.84, 1.0]
    """

    _figure = "masking"

    mask = Numbers(np.ones((7, 7)), ndim=2)
    scene = traitlets.Enum(list(SCENES), "self")
    how = traitlets.Enum(list(_HOW), "before")
    boost = traitlets.Float(0.0, min=-5.0, max=5.0)
    padding = traitlets.Int(None, allow_none=True, min=0, max=7)
    causal = traitlets.Int(None, allow_none=True, min=-3, max=6)
    window = Numbers(None, shape=(2,), whole=(-3, 6))

    def __init__(
        self,
        mask: Any = None,
        *,
        scene: str = "self",
        how: str = "before",
        boost: float = 0.0,
        padding: int | None = None,
        causal: int | None = None,
        window: Any = None,
    ) -> None:
        super().__init__(scene=scene, how=how, boost=boost)
        self._begin()
        rules = {"padding": padding, "causal": causal, "window": window}
        if mask is not None or any(value is not None for value in rules.values()):
            with self.hold_trait_notifications():
                for name, value in rules.items():
                    setattr(self, name, value)
                self.mask = self._ruled() if mask is None else mask
        self._start = self._state()

    @traitlets.validate("window")
    def _whole(self, proposal: Any) -> Any:
        return proposal["value"] and tuple(map(int, proposal["value"]))

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
    def _enter(self, change: Any) -> None:
        if np.shape(self.mask) != _shape(self.scene):
            self._begin()

    @traitlets.observe(*_RULES)
    def _follow_rules(self, change: Any) -> None:
        if self._rules():
            self.mask = self._ruled()

    @traitlets.observe("mask")
    def _drop_rules(self, change: Any) -> None:
        if self._rules() and not np.array_equal(self.mask, self._ruled()):
            with self.hold_trait_notifications():  # no rule holds once one is gone
                self.padding = self.causal = self.window = None

    def _begin(self) -> None:
        """Take the rule that the scene begins with."""
        with self.hold_trait_notifications():
            self.padding, self.causal = None, SCENES[self.scene]["causal"]
            self.window = None
            self.mask = self._ruled()

    def _rules(self) -> dict[str, Any]:
        """Return the rules that are on."""
        found = {name: getattr(self, name) for name in _RULES}
        return {name: value for name, value in found.items() if value is not None}

    def _ruled(self) -> NDArray[np.bool_]:
        """Return what the rules allow, as the masks of `attnlib.masking` joined by "and"."""
        n_queries, n_keys = _shape(self.scene)
        i, j = np.arange(n_queries)[:, None], np.arange(n_keys)
        left, right = self.window or (n_queries, n_keys)
        padding = n_keys if self.padding is None else self.padding
        causal = n_keys if self.causal is None else self.causal
        return (j < padding) & (j <= i + causal) & (i - left <= j) & (j <= i + right)

    @property
    def allowed(self) -> NDArray[np.bool_]:
        """The mask as the functions of attnlib take it, (n_queries, n_keys). True = may attend."""
        return np.asarray(self.mask) == 1

    @property
    def scores(self) -> NDArray[np.float64]:
        """The scores, with the boost on hidden pairs, (n_queries, n_keys).

        What goes into the softmax, before any mask.
        """
        scores = np.array(SCENES[self.scene]["scores"], dtype=np.float64)
        return np.where(self.allowed, scores, scores + self.boost)

    @property
    def weights(self) -> NDArray[np.float64]:
        """The weights that come of masking in this way, (n_queries, n_keys).

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
