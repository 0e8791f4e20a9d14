"""The live figure of chapter 08: shuffle a sentence, move two words, see who notices."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.position import alibi_bias, rotate, sinusoidal
from attnlib.scaling import scaled_dot_product_attention
from attnlib.widgets._base import LiveFigure, Numbers

__all__ = ["PositionExplorer"]

_WORDS = ["the", "dog", "bites", "the", "man"]
_THE = [1.5, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0]
# thing, alive, human, action, article, harm, pet, size: made up by hand, one word a row
_VECTORS = [
    _THE,
    [1.5, 2.0, 0.0, 1.0, 0.0, 0.5, 2.0, 0.5],
    [0.0, 1.0, 0.0, 2.5, 0.0, 2.0, 0.0, 0.0],
    _THE,
    [1.5, 2.0, 2.0, 0.5, 0.0, 0.0, 0.0, 1.5],
]
PLACES = 64  # two words may stand at 0 to 63
_PAIR = (1, 4)  # dog and man
_NAMES = {
    "none": "no positions",
    "sinusoidal": "sinusoidal positions",
    "rotary": "rotary positions",
    "alibi": "ALiBi",
}


class PositionExplorer(LiveFigure):  # numpydoc ignore=PR02
    """Shuffle a sentence and move two words: which way of telling positions notices what.

    Parameters
    ----------
    encoding : {"none", "sinusoidal", "rotary", "alibi"}, default "rotary"
        How places are told: not at all, added to the words, by turning queries and keys, or by a
        bias that grows with the distance.
    order : array of int, (5,), default (0, 4, 2, 3, 1)
        The words of "the dog bites the man", numbered from 0, in the order in which they stand: by
        default the man bites the dog.
    places : array of int, (2,), default (24, 30)
        Where the query, dog, and the key, man, stand, from 0 to 63.
    head : int, default 4
        Which of eight heads, 1 to 8: the slope of ALiBi is 2 to the power of minus this.

    Raises
    ------
    TraitError
        If `order` does not hold each of 0 to 4 once, if a place lies beyond 63 or `head` beyond 8,
        or if the encoding is unknown.

    See Also
    --------
    attnlib.position : The functions behind it.

    Notes
    -----
    Taught in chapter 08, position. It runs in Jupyter, in Colab and, without a kernel, in the
    book. The four traits change in the browser and in Python, to ``observe`` and ``link``. The
    words' vectors are made up by hand, and queries, keys and values are these vectors: nothing
    is learnt.

    Examples
    --------
    >>> PositionExplorer("none", order=[0, 4, 2, 3, 1]).moved.round(6).tolist()
    [0.0, 0.0, 0.0, 0.0, 0.0]
    """

    _figure = "position"
    _positional = 1

    encoding = traitlets.Enum(list(_NAMES), "rotary")
    order = Numbers([0, 4, 2, 3, 1], ndim=1)
    places = Numbers([24, 30], shape=(2,), whole=(0, PLACES - 1))
    head = traitlets.Int(4, min=1, max=8)
    words = traitlets.List(_WORDS, read_only=True)
    vectors = Numbers(_VECTORS, ndim=2, read_only=True)

    @traitlets.validate("order")
    def _check_order(self, proposal: Any) -> Any:
        if sorted(proposal["value"]) != list(range(len(_WORDS))):
            raise traitlets.TraitError(
                f"order must hold each of 0 to {len(_WORDS) - 1} once; got {proposal['value']}."
            )
        return proposal["value"]

    @property
    def weights(self) -> NDArray[np.float64]:
        """Who looks at whom in the sentence, in the order in which the words stand, (5, 5).

        Rows that sum to one.
        """
        return self._attend(self._order()).weights

    @property
    def output(self) -> NDArray[np.float64]:
        """What each word gets, in the order in which the words stand, (5, 8). One row a word."""
        return self._attend(self._order()).output

    @property
    def moved(self) -> NDArray[np.float64]:
        """How far each word's output is from what it was in the first order, (5,).

        One distance a word, in the order in which the words stand.
        """
        first = self._attend(np.arange(len(_WORDS))).output
        return np.linalg.norm(self.output - first[self._order()], axis=1)

    @property
    def score(self) -> float:
        """The score of the two words at their places. What goes into the softmax."""
        here = np.array(self.places).astype(int)
        query, key = (np.asarray(self.vectors)[[word]] for word in _PAIR)
        return float(self._scores(query, key, here[:1], here[1:])[0, 0])

    def _order(self) -> NDArray[np.int64]:
        return np.array(self.order).astype(np.int64)

    def _scores(self, query: Any, key: Any, at_query: Any, at_key: Any) -> Any:
        """Score words at given places, one row a query."""
        if self.encoding == "sinusoidal":
            table = sinusoidal(PLACES, query.shape[-1])
            query, key = query + table[at_query], key + table[at_key]
        if self.encoding == "rotary":
            query, key = rotate(query, at_query), rotate(key, at_key)
        scores = query @ key.T / np.sqrt(query.shape[-1])
        if self.encoding == "alibi":
            scores = scores + alibi_bias(8, PLACES, PLACES)[self.head - 1][at_query][:, at_key]
        return scores

    def _attend(self, order: NDArray[np.int64]) -> Any:
        x, at = np.asarray(self.vectors)[order], np.arange(len(order))
        value = x + sinusoidal(*x.shape) if self.encoding == "sinusoidal" else x
        scores = self._scores(x, x, at, at)
        nothing = np.zeros_like(x)  # the scores are all in the bias
        return scaled_dot_product_attention(nothing, nothing, value, bias=scores)

    def __repr__(self) -> str:
        who = [_WORDS[int(i)] for i in self.order]
        moved = ", ".join(f"{w} {m:.2f}" for w, m in zip(who, self.moved, strict=True))
        m, n = self.places
        head = f" Head {self.head} of 8." if self.encoding == "alibi" else ""
        return (
            f"Live figure: {_NAMES[self.encoding]}. The order is: {' '.join(who)}. Outputs moved, "
            f"against the first order, by: {moved}. The score of dog at place "
            f"{m:.0f} for man at place {n:.0f} is {self.score:.2f}.{head}"
        )
