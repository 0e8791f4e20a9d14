"""The live figure of chapter 13: a spoilt digit falls into the stored one that it resembles."""

import json
import math
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.lookup import softmax
from attnlib.memory import hopfield_energy, hopfield_retrieve
from attnlib.widgets._base import HERE, LiveFigure, Positive
from attnlib.widgets._noise import even

__all__ = ["MemoryExplorer"]

_STORED = json.loads((HERE / "src" / "memory" / "digits.json").read_text(encoding="utf-8"))
"""Ten digits of scikit-learn, a letter a pixel; the page reads the same file."""
_STEPS = 40
_RESTS = 1e-3  # no pixel moves further than this
_SIDE = 8

Array = NDArray[np.float64]


class MemoryExplorer(LiveFigure):  # numpydoc ignore=PR02
    """Spoil a digit and let it fall into the stored digit that it resembles.

    Parameters
    ----------
    digit : int, default 3
        From 0 to 9: the stored digit that the query is made of.
    noise : float, default 0.45
        From 0 to 1: the share of pixels that are replaced, each by a random grey.
    beta : float, default 1.0
        Above zero. Large values retrieve one digit, small ones an average of several.
    step : int, default 0
        How many retrieval steps are shown, from 0 to 40; beyond rest nothing moves.
    draw : int, default 1
        Which random pixels and greys, from 1 to 99999.
    paint : str, default ""
        What the reader painted: 64 characters, row after row, "#" for ink, "-" for paper and
        "." for a pixel left as it is. Empty: nothing.

    Raises
    ------
    TraitError
        If a value is of the wrong kind or out of its range.

    See Also
    --------
    attnlib.memory.hopfield_retrieve : Each step.
    attnlib.memory.hopfield_energy : What falls.

    Notes
    -----
    Taught in chapter 13, memory. It runs in Jupyter, in Colab and, without a kernel, in the
    book. A pixel is a number from -1 (paper) to 1 (ink).

    Examples
    --------
    >>> figure = MemoryExplorer(3, step=40)
    >>> int(figure.weights.argmax()), bool(figure.weights.max() > 0.9)
    (3, True)
    >>> figure.beta = 0.1
    >>> bool(figure.effective_patterns > 5)
    True
    """

    _figure = "memory"
    _positional = 2

    digit = traitlets.Int(3, min=0, max=9)
    noise = traitlets.Float(0.45, min=0, max=1)
    beta = Positive(1.0)
    step = traitlets.Int(0, min=0, max=_STEPS)
    draw = traitlets.Int(1, min=1, max=99_999)
    paint = traitlets.Unicode("")

    @traitlets.validate("noise")
    def _check_noise(self, proposal: Any) -> float:
        if math.isnan(proposal["value"]):
            raise traitlets.TraitError("noise must be from 0 to 1; got nan.")
        return float(proposal["value"])

    @traitlets.validate("paint")
    def _check_paint(self, proposal: Any) -> str:
        paint = str(proposal["value"])
        if paint and (len(paint) != _SIDE**2 or set(paint) - set("#-.")):
            raise traitlets.TraitError(
                f'paint must be empty or have 64 characters, each "#", "-" or "."; got {paint!r}.'
            )
        return paint

    @property
    def patterns(self) -> Array:
        """The stored digits, (10, 64). Row after row of 8 pixels, from -1 (paper) to 1 (ink)."""
        levels = [[ord(letter) - ord("a") for letter in digit] for digit in _STORED["digits"]]
        return np.array(levels) / 8 - 1

    @property
    def query(self) -> Array:
        """The digit as it was spoilt: what the retrieval starts from, (64,). Pixels from -1 to 1."""
        size = _SIDE**2
        random = even(2 * size * self.draw, 2 * size)
        replaced = random[:size] < self.noise
        query = np.where(replaced, 2 * random[size:] - 1, self.patterns[self.digit])
        if not self.paint:
            return query
        painted = np.array([{"#": 1.0, "-": -1.0, ".": np.nan}[c] for c in self.paint])
        return np.where(np.isnan(painted), query, painted)

    @property
    def path(self) -> Array:
        """The query and the states after each step, until no pixel moves by 0.001, (n_steps + 1, 64).

        At most 41 states.
        """
        states = [self.query[None]]
        while len(states) <= _STEPS:
            after = hopfield_retrieve(states[-1], self.patterns, beta=self.beta)
            if np.abs(after - states[-1]).max() < _RESTS:
                break
            states.append(after)
        return np.concatenate(states)

    @property
    def state(self) -> Array:
        """The state after `step` steps, or at rest, (64,). Pixels from -1 to 1."""
        path = self.path
        return path[min(self.step, len(path) - 1)]

    @property
    def weights(self) -> Array:
        """The weights of the stored digits at this state; the next state is their average, (10,).

        Positive, with sum 1.
        """
        return softmax(self.beta * self.patterns @ self.state)

    @property
    def energies(self) -> Array:
        """The energy of each state of the path, (n_steps + 1,). It never rises."""
        return hopfield_energy(self.path, self.patterns, beta=self.beta)

    @property
    def energy(self) -> float:
        """The energy of this state. At least 0."""
        energies = self.energies
        return float(energies[min(self.step, len(energies) - 1)])

    @property
    def effective_patterns(self) -> float:
        """The number of equal weights that would have the same entropy. From 1 to 10."""
        w = self.weights
        return math.exp(-(w * np.log(np.where(w > 0, w, 1))).sum())

    def __repr__(self) -> str:
        last = len(self.path) - 1
        taken = min(self.step, last)
        painted = sum(pixel != "." for pixel in self.paint)
        spoilt = f", {painted} painted over" if painted else ""
        best = int(self.weights.argmax())
        return (
            f"Live figure: retrieval among ten stored digits. Query: a {self.digit}, "
            f"{100 * self.noise:.0f}% of its pixels replaced (draw {self.draw}){spoilt}. Beta "
            f"{self.beta:g}; {taken} of {last} steps to rest. Energy {self.energies[0]:.2f} at "
            f"first, {self.energy:.2f} now. Largest weight {self.weights[best]:.3f}, of the "
            f"{best}; effective patterns {self.effective_patterns:.2f}."
        )
