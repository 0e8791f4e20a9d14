"""A live figure of chapter 10: the weight of every head beside what a patch of it changes."""

from functools import partial

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.widgets._base import LiveFigure
from attnlib.widgets._sentences import stored

__all__ = ["PatchExplorer"]

_LAYERS, _HEADS = 6, 12
_UNIT = 1e-5
_DONORS = {
    "wide": "wide for tired",
    "sleepy": "sleepy for tired",
    "animal": "another noun",
}

Array = NDArray[np.float64]
_data = partial(stored, "pretrained_patch")


def _table(kind: str, name: str) -> Array:
    """Return one table of the file by layer and head, (6, 12, ...)."""
    units = np.array([row.split() for row in _data()[kind][name]], dtype=np.float64)
    return _UNIT * units.reshape(_LAYERS, _HEADS, -1)


def _ranks(x: Array) -> Array:
    """Return the place of each number in the order of its column."""
    return np.argsort(np.argsort(x, axis=0, kind="stable"), axis=0).astype(np.float64)


class PatchExplorer(LiveFigure):  # numpydoc ignore=PR02
    """Compare the weight that each head gives to a word with the effect of patching the head.

    Parameters
    ----------
    donor : {"wide", "sleepy", "animal"}, default "wide"
        The twin that a head's output is taken from: one with another adjective in place of
        *tired*, or one with another noun in
        place of *animal*.
    word : {"animal", "adjective"}, default "animal"
        The word whose weight is compared.
    layer, head : int, default 3 and 1
        The head shown large, both counted from 0. The figure counts from 1: layer 4, head 2.

    Raises
    ------
    TraitError
        If a value is none of these, or out of range.

    See Also
    --------
    attnlib.widgets.HeadsExplorer : All weights of these heads.

    Notes
    -----
    Taught in chapter 10, pretrained. It runs in Jupyter, in Colab and, without a kernel, in the
    book. The sixteen sentences are "The animal didn't cross the street because it was too
    tired." with four nouns (animal, dog, soldier, woman) and four places. A patch replaces one
    head's output at *it* by what it is in the twin. Its effect is how far the last vector of *it*
    turns, as a difference of two cosines: to the animal less to the place, where an adjective is
    exchanged, and to its own noun less to the other one, where the noun is. The numbers
    were computed beforehand and are rounded to 0.00001.

    Examples
    --------
    >>> figure = PatchExplorer("wide", "animal")
    >>> weight = figure.weights[3, 1]
    >>> bool(weight == figure.weights.max()), bool(figure.effects[3, 1] == figure.effects.min())
    (True, False)
    """

    _figure = "pretrained_patch"
    _positional = 2

    donor = traitlets.Enum(list(_DONORS), "wide")
    word = traitlets.Enum(["animal", "adjective"], "animal")
    layer = traitlets.Int(3, min=0, max=_LAYERS - 1)
    head = traitlets.Int(1, min=0, max=_HEADS - 1)

    @property
    def tokens(self) -> list[str]:
        """The tokens of the first sentence.

        In the others another noun stands in place 2 and another place in place 8.
        """
        return list(_data()["tokens"])

    @property
    def pair_weights(self) -> Array:
        """The weight that each head gives from `it` to the word, in each sentence, (6, 12, 16). From 0 to 1."""
        return _table("weights", self.word)

    @property
    def pair_effects(self) -> Array:
        """What a patch of each head changes, in each sentence, (6, 12, 16).

        Differences of cosines; below 0, `it` turns away from the animal.
        """
        return _table("effects", self.donor)

    @property
    def weights(self) -> Array:
        """The weight that each head gives from `it` to the word, in the mean, (6, 12). From 0 to 1."""
        return self.pair_weights.mean(axis=-1)

    @property
    def effects(self) -> Array:
        """What a patch of each head changes, in the mean, (6, 12). Differences of cosines."""
        return self.pair_effects.mean(axis=-1)

    @property
    def rows(self) -> Array:
        """The chosen head's weights from `it` to all tokens of the first sentence, (2, 16).

        First as they are, then in the twin; each row has sum 1, but for rounding.
        """
        tables = [_table("rows", name) for name in ("tired", self.donor)]
        return np.stack([table[self.layer, self.head] for table in tables])

    @property
    def rank_correlation(self) -> float:
        """How far large weights go with large effects over the 72 heads.

        Spearman's correlation of the weights with the sizes of the effects: the median of the
        sixteen sentences.
        """
        tables = self.pair_weights, np.abs(self.pair_effects)
        weights, effects = (_ranks(table.reshape(_LAYERS * _HEADS, -1)) for table in tables)
        pairs = zip(weights.T, effects.T, strict=True)
        return float(np.median([np.corrcoef(w, e)[0, 1] for w, e in pairs]))

    def __repr__(self) -> str:
        at = self.layer, self.head
        return (
            f"Live figure: the 72 heads of a real model patched from a twin, {_DONORS[self.donor]}. "
            f"Layer {self.layer + 1}, head {self.head + 1}: weight of it on the {self.word} "
            f"{self.weights[at]:.3f}, effect of the patch {self.effects[at]:.3f}; the largest effect "
            f"of all heads {np.abs(self.effects).max():.3f}. Rank correlation of weight and effect "
            f"{self.rank_correlation:.2f}."
        )
