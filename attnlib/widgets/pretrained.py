"""The live figure of chapter 10: one sentence through a whole model, down to one multiplication."""

from functools import lru_cache, partial
from typing import Any, Literal, get_args

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.scaling import scaled_dot_product_attention
from attnlib.widgets._base import LiveFigure
from attnlib.widgets._sentences import in_range, place, stored

__all__ = ["SentenceZoom"]

NUM_LAYERS, NUM_HEADS, D_K = 6, 12, 32
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_HALF = 2048
Stop = Literal["model", "block", "head", "row", "score", "product"]
STOPS: tuple[Stop, ...] = get_args(Stop)

Array = NDArray[np.float64]
_data = partial(stored, "pretrained")


@lru_cache(maxsize=3)
def _vectors(kind: str) -> Array:
    """Return queries, keys or values, (6, 12, n, 32), read-only: two letters hold a number."""
    found = []
    for layer in _data()["layers"]:
        digits = np.array([_LETTERS.index(letter) for letter in layer[kind]["numbers"]])
        levels = 64 * digits[::2] + digits[1::2] - _HALF
        step = np.array(layer[kind]["step"])[:, None, None]
        found.append(levels.reshape(NUM_HEADS, -1, D_K) * step)
    vectors: Array = np.stack(found)
    vectors.flags.writeable = False
    return vectors


class SentenceZoom(LiveFigure):
    """Zoom from a whole model into one multiplication, with one sentence in it.

    Parameters
    ----------
    zoom : float or str, default 0
        How far in, from 0 to 5: at the whole numbers are the stops "model", "block", "head",
        "row", "score" and "product", which are taken by name too.
    layer : int, default 3
        The layer to look into, from 0.
    head : int, default 1
        The head of that layer, from 0.
    query, key : int or str, default "it" and "animal"
        The token that asks and the one that is asked, as places or as words.
    number : int, default 24
        One of the 32 numbers of query and key, from 0.

    Raises
    ------
    TraitError
        If a number is out of range, or a word or stop is not there.

    See Also
    --------
    attnlib.pretrained.load_encoder : The model itself, for sentences of your own.

    Notes
    -----
    Taught in chapter 10, pretrained. It runs in Jupyter, in Colab and, without a kernel, in the
    book. Queries, keys and values of all heads are stored in twelve bits a number; all else is
    worked out from them. A weight is off by less than 0.001.

    Examples
    --------
    >>> figure = SentenceZoom("score")
    >>> figure.products.shape, round(float(figure.products.sum()), 1)
    ((32,), 19.7)
    >>> round(float(figure.weights[figure.query, figure.key]), 2)
    0.58
    """

    _figure = "pretrained"

    zoom = traitlets.Float(0.0, min=0, max=len(STOPS) - 1)
    layer = traitlets.Int(3, min=0, max=NUM_LAYERS - 1)
    head = traitlets.Int(1, min=0, max=NUM_HEADS - 1)
    query = traitlets.Int(0)
    key = traitlets.Int(0)
    number = traitlets.Int(24, min=0, max=D_K - 1)

    def __init__(
        self,
        zoom: float | Stop = 0.0,
        layer: int = 3,
        head: int = 1,
        *,
        query: int | str = "it",
        key: int | str = "animal",
        number: int = 24,
    ) -> None:
        super().__init__(zoom=_stop(zoom), layer=layer, head=head, number=number)
        self.query = place("query", query, 0, self.tokens)
        self.key = place("key", key, 0, self.tokens)
        self._start = self._state()

    @traitlets.validate("query", "key")
    def _check_token(self, proposal: Any) -> int:
        return in_range(proposal["trait"].name, proposal["value"], len(self.tokens))

    @property
    def tokens(self) -> list[str]:
        """The tokens of the sentence, n of them. Lower case, between [CLS] and [SEP]."""
        return list(_data()["tokens"])

    @property
    def query_vectors(self) -> Array:
        """The queries of the chosen head, (n, 32). Read-only, as keys and values."""
        return self._of_head("query")

    @property
    def key_vectors(self) -> Array:
        """The keys of the chosen head, (n, 32)."""
        return self._of_head("key")

    @property
    def value_vectors(self) -> Array:
        """The values of the chosen head, (n, 32)."""
        return self._of_head("value")

    @property
    def scores(self) -> Array:
        """The dot products of all queries and keys of the head, not yet divided by √32, (n, n).

        By query and key.
        """
        return self.query_vectors @ self.key_vectors.T

    @property
    def weights(self) -> Array:
        """The attention weights of the head, (n, n). By query and key; each row sums to 1."""
        return self._attention()[1]

    @property
    def output(self) -> Array:
        """What the head gives each token: its row of weights times the values, (n, 32)."""
        return self._attention()[0]

    @property
    def products(self) -> Array:
        """The products of query and key, number by number; their sum is the dot product, (32,)."""
        return self.query_vectors[self.query] * self.key_vectors[self.key]

    def _of_head(self, kind: str) -> Array:
        return _vectors(kind)[self.layer, self.head]

    def _attention(self) -> tuple[Array, Array]:
        return scaled_dot_product_attention(
            self.query_vectors, self.key_vectors, self.value_vectors
        )

    def __repr__(self) -> str:
        asks, asked = self.tokens[self.query], self.tokens[self.key]
        q, k = self.query_vectors[self.query, self.number], self.key_vectors[self.key, self.number]
        return (
            f"Live figure: {_data()['text']!r} in {_data()['model']}, seen at the stop "
            f"{STOPS[round(self.zoom)]!r}. Layer {self.layer + 1}, head {self.head + 1}: {asks!r} "
            f"attends to {asked!r} with weight {self.weights[self.query, self.key]:.2f}; the dot product "
            f"{self.scores[self.query, self.key]:.1f} is a sum of {D_K} products, of which number "
            f"{self.number + 1} is {q:.2f} times {k:.2f}, {q * k:.2f}."
        )


def _stop(zoom: float | Stop) -> float:
    """Return a stop's zoom, or the zoom as it is."""
    if not isinstance(zoom, str):
        return zoom
    if zoom not in STOPS:
        raise traitlets.TraitError(f"zoom must be one of {', '.join(STOPS)}; got {zoom!r}.")
    return float(STOPS.index(zoom))
