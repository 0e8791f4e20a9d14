"""The live figure of chapter 11: five ways to wire tokens, and what they cost."""

from typing import Any

import numpy as np
import traitlets

from attnlib.mixing import (
    Cost,
    attention_cost,
    convolution_cost,
    recurrence_cost,
    window_cost,
)
from attnlib.widgets._base import LiveFigure

__all__ = ["MixingExplorer"]

_WIRINGS = ("recurrence", "convolution", "dilated", "window", "attention")
_DRAWN = 64
_LEAST, _MOST, _WIDEST, _LARGEST_K = 8, 16384, 4096, 15


class MixingExplorer(LiveFigure):  # numpydoc ignore=PR02
    """Send a message through tokens wired in five ways; compare their costs.

    Parameters
    ----------
    n : int, default 64
        How many tokens, from 8 to 16384. The first 64 are drawn.
    d : int, default 64
        The size of a token, from 8 to 4096.
    k : int, default 5
        How many tokens a kernel or a window holds, odd, from 3 to 15.
    wiring : {"recurrence", "convolution", "dilated", "window", "attention"}
        The layer that is drawn; the recurrence at first.
    source, target : int, default 4 and 59
        The tokens that the message goes from and to, counted from 0, below 64. The earlier one
        is the start; where fewer tokens are drawn, the last one takes the place of later ones.

    Raises
    ------
    TraitError
        If a number is of the wrong kind or out of its range, or a name is unknown.

    See Also
    --------
    attnlib.mixing.recurrence_cost : One of the costs.

    Notes
    -----
    Taught in chapter 11, mixing. Costs are those of one layer without projections, for one
    sequence. It runs in Jupyter, in Colab and, without a kernel, in the book. All traits change in the
    browser and in Python, to ``observe`` and ``link``.

    Examples
    --------
    >>> figure = MixingExplorer(n=1024, wiring="attention")
    >>> figure.costs["attention"].work == 16 * figure.costs["recurrence"].work
    True
    >>> figure.ways
    {'recurrence': 56, 'convolution': 28, 'dilated': 4, 'window': 28, 'attention': 1}
    """

    _figure = "mixing"
    _positional = 3

    n = traitlets.Int(64, min=_LEAST, max=_MOST)
    d = traitlets.Int(64, min=_LEAST, max=_WIDEST)
    k = traitlets.Int(5, min=3, max=_LARGEST_K)
    wiring = traitlets.Enum(_WIRINGS, "recurrence")
    source = traitlets.Int(4, min=0, max=_DRAWN - 1)
    target = traitlets.Int(59, min=0, max=_DRAWN - 1)

    @traitlets.validate("k")
    def _check_k(self, proposal: Any) -> int:
        if proposal["value"] % 2 == 0:
            raise traitlets.TraitError(f"k must be odd; got {proposal['value']}.")
        return int(proposal["value"])

    def _costs(self, n: int) -> dict[str, Cost]:
        d, k = self.d, self.k
        return {
            "recurrence": recurrence_cost(n, d),
            "convolution": convolution_cost(n, d, k),
            "dilated": convolution_cost(n, d, k, dilated=True),
            "window": window_cost(n, d, k),
            "attention": attention_cost(n, d),
        }

    @property
    def costs(self) -> dict[str, Cost]:
        """What each layer costs for n tokens of size d. By wiring."""
        return self._costs(self.n)

    @property
    def ways(self) -> dict[str, int]:
        """How long the message's way is in each wiring. Steps of the recurrence, layers of the others."""
        first, last = self._ends
        return {name: cost.path_length for name, cost in self._costs(last - first + 1).items()}

    @property
    def _ends(self) -> tuple[int, int]:
        drawn = min(self.n, _DRAWN)
        first, last = np.clip(sorted((self.source, self.target)), 0, drawn - 1).tolist()
        return first, last

    def __repr__(self) -> str:
        first, last = self._ends
        cost = self.costs[self.wiring]
        ways = ", ".join(f"{name} {way}" for name, way in self.ways.items())
        return (
            f"Live figure: {self.n} tokens of size {self.d}, k {self.k}, wired by {self.wiring}. "
            f"The way from token {first + 1} to {last + 1}, in steps or layers: {ways}. "
            f"A layer takes {cost.work} multiply-adds, {cost.sequential_steps} in a row."
        )
