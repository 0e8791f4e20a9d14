"""The live figure of chapter 09: a transformer layer whose parts can be left out, and what was measured then."""

import json
from functools import cache
from typing import Any

import numpy as np
import traitlets

from attnlib.widgets._base import HERE, LiveFigure

__all__ = ["BlocksExplorer"]

SYMBOLS = 48
BASE: dict[str, Any] = {
    "attention": True,
    "feed_forward": "relu",
    "residual": True,
    "norm": "before",
    "layers": 6,
    "rate": 0.003,
    "warm_up": 1,
    "steps": 600,
}
"""The options of the chapter's function ``learn``, as the base has them."""
_AFTER = {"norm": "after"}
ROWS: dict[str, dict[str, Any]] = {
    "base": {},
    "no attention": {"attention": False},
    "no feed-forward": {"feed_forward": None},
    "no relu": {"feed_forward": "linear"},
    "no residual": {"residual": False},
    "no norm": {"norm": None},
    "post-norm": _AFTER,
    "2 layers": {"layers": 2},
    "rate 0.012": {"rate": 0.012},
    "warm-up of 100": {"warm_up": 100},
    "no feed-forward, 1800 steps": {"feed_forward": None, "steps": 1800},
    "no norm, 2 layers": {"norm": None, "layers": 2},
    "post-norm, rate 0.012": {**_AFTER, "rate": 0.012},
    "post-norm, rate 0.001": {**_AFTER, "rate": 0.001},
    "post-norm, warm-up": {**_AFTER, "warm_up": 100},
    "post-norm, warm-up, 1800": {**_AFTER, "warm_up": 100, "steps": 1800},
}
"""What the measured models change in the base: the chapter's table of the same name."""


@cache
def _measured() -> list[dict[str, Any]]:
    """Return the measured models: their names, their options and the losses of their seeds."""
    stored = json.loads((HERE.parent / "weights" / "controls.json").read_text("utf-8"))
    losses: dict[str, list[float]] = stored["blocks"]
    return [
        {"name": name, "options": BASE | changes, "losses": losses[name]}
        for name, changes in ROWS.items()
    ]


@cache
def _own_symbol() -> float:
    """Return the least loss, in nats, of one who knows each place's own symbol and no other."""
    table = np.random.default_rng(0).integers(SYMBOLS, size=(SYMBOLS, SYMBOLS))
    counts = np.apply_along_axis(np.bincount, 1, table, minlength=SYMBOLS)
    shares = counts / SYMBOLS
    logs = np.log(shares, where=shares > 0, out=np.zeros_like(shares))
    return float(-(shares * logs).sum(axis=1).mean())


class BlocksExplorer(LiveFigure):  # numpydoc ignore=PR02
    """Leave out parts of a transformer's layer, and see what was measured without them.

    Parameters
    ----------
    attention : bool, default True
        Whether the layers attend.
    feed_forward : {"relu", "linear", None}, default "relu"
        The feed-forward network: whole, without its nonlinearity, or left out.
    residual : bool, default True
        Whether what a part computes is added to its input.
    norm : {"before", "after", None}, default "before"
        Where the layer norms stand: before attention and feed-forward network, or after the sums.
    layers : {2, 6}, default 6
        How many layers are stacked.
    rate : {0.001, 0.003, 0.012}, default 0.003
        Adam's learning rate.
    warm_up : {1, 100}, default 1
        Over how many steps the rate grows; 1 is no warm-up.
    steps : {600, 1800}, default 600
        How many steps are trained.

    Raises
    ------
    TraitError
        If an option is not one of these.

    Notes
    -----
    Taught in chapter 09, encoder. It runs in Jupyter, in Colab and, without a kernel, in the
    book. Of the 864 models that the options allow sixteen were trained, three seeds each; the
    figure shows their stored losses, and of the others it says that they were not measured.

    Examples
    --------
    >>> BlocksExplorer(attention=False).losses
    [3.435, 3.409, 3.424]
    >>> BlocksExplorer(attention=False, layers=2).losses is None
    True
    """

    _figure = "encoder_blocks"

    attention = traitlets.Bool(True)
    feed_forward = traitlets.Enum(["relu", "linear", None], "relu")
    residual = traitlets.Bool(True)
    norm = traitlets.Enum(["before", "after", None], "before")
    layers = traitlets.Enum([2, 6], 6)
    rate = traitlets.Enum([0.001, 0.003, 0.012], 0.003)
    warm_up = traitlets.Enum([1, 100], 1)
    steps = traitlets.Enum([600, 1800], 600)
    measured = traitlets.List(traitlets.Dict(), read_only=True)
    levels = traitlets.Dict(read_only=True)

    @traitlets.default("measured")
    def _take_measured(self) -> list[dict[str, Any]]:
        return _measured()

    @traitlets.default("levels")
    def _take_levels(self) -> dict[str, float]:
        return {"guessing": round(float(np.log(SYMBOLS)), 3), "own symbol": round(_own_symbol(), 3)}

    @property
    def row(self) -> str | None:
        """The name of the measured model that the options make. None where it was not trained."""
        own = {name: getattr(self, name) for name in BASE}
        return next((one["name"] for one in self.measured if one["options"] == own), None)

    @property
    def losses(self) -> list[float] | None:
        """The cross-entropies at the end of its training, of three seeds, in nats.

        None where the model was not trained.
        """
        return next((list(one["losses"]) for one in self.measured if one["name"] == self.row), None)

    def __repr__(self) -> str:
        changed = [
            f"{name} {getattr(self, name)}" for name in BASE if getattr(self, name) != BASE[name]
        ]
        told = ", ".join(changed) or "nothing"
        found = "not measured"
        if self.losses is not None:
            found = f"loss {min(self.losses):.2f} to {max(self.losses):.2f} in three seeds"
        return (
            f"Live figure: a transformer layer with parts left out. Changed in the base: {told}. "
            f"Measured: {found}; guessing gives {self.levels['guessing']:.2f}."
        )
