"""A live figure of chapters 09 and 10: one token's vector through the layers of a real model."""

import base64
from functools import lru_cache, partial
from typing import Any, NamedTuple

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.widgets._sentences import SentenceFigure, in_range, place, stored, with_numbers

__all__ = ["Block", "EncoderExplorer"]

NUM_LAYERS = 6
UNIT = 32767
"""As what a cosine or a weight of 1 is stored."""
Array = NDArray[np.float64]
_data = partial(stored, "encoder")


class Block(NamedTuple):
    """What one layer does to a token: lengths of vectors, and how much of its direction stays."""

    entering: float
    """Length of the vector that enters the layer."""
    attention: float
    """Length of what attention adds to it."""
    between: float
    """Length after the first layer norm."""
    feed_forward: float
    """Length of what the feed-forward network adds."""
    leaving: float
    """Length of the vector that leaves the layer, after the second layer norm."""
    kept: float
    """Cosine between the vector that enters and the one that leaves."""


@lru_cache(maxsize=16)
def _numbers(index: int) -> tuple[Array, Array]:
    """Return a sentence's cosines, (layers + 1, n, n + words + 3), and weights, (layers, n, n), read-only."""
    stored = with_numbers("encoder", index)
    found = []
    for name in ("cosines", "weights"):
        whole = np.frombuffer(base64.b64decode(stored[name]), dtype="<i2").astype(np.float64)
        n = len(stored["tokens"])
        stages = NUM_LAYERS + (name == "cosines")
        numbers = (whole / UNIT).reshape(stages, n, -1)
        numbers.flags.writeable = False
        found.append(numbers)
    return found[0], found[1]


def _same_word(tokens: list[str], token: int, others: list[str]) -> int | None:
    """Return the place of a token's word among others, the second "the" for the second "the"."""
    count = tokens[:token].count(tokens[token])
    places = [i for i, other in enumerate(others) if other == tokens[token]]
    return places[count] if count < len(places) else None


class EncoderExplorer(SentenceFigure):
    """Follow one token's vector through the six layers of all-MiniLM-L6-v2.

    Parameters
    ----------
    sentence : int, default 0
        Which of the sentences in `texts`. Numbers 0 and 1, 2 and 3, and so on are twins: they
        share the word to follow.
    token : int or str, optional
        The token to follow, as a place or as a word (its last place). Default: the sentence's
        own word, the same for its twin.
    layer : int, default 6
        After how many layers to look; 0 is the embedding, before the first.
    across, up : str, optional
        Two of `words`, to compare the token with. Default: the sentence's own two; where one of
        these is chosen for the other place, the one that is left.

    Raises
    ------
    TraitError
        If a number is out of range or a word is not there.

    See Also
    --------
    attnlib.pretrained.load_encoder : The model itself, for sentences of your own.

    Notes
    -----
    Taught in chapter 10, pretrained. It runs in Jupyter, in Colab and, without a kernel, in the
    book. The cosines were computed beforehand and stored in two bytes each; they are off by less
    than 0.0001.

    Examples
    --------
    >>> figure = EncoderExplorer(token="it", across="animal")
    >>> figure.lines["across"].round(2).tolist()
    [-0.01, 0.11, 0.13, 0.23, 0.34, 0.39, 0.52]
    """

    _figure = "encoder"

    token = traitlets.Int(0, min=0)
    layer = traitlets.Int(NUM_LAYERS, min=0, max=NUM_LAYERS)
    across = traitlets.Int(0)
    up = traitlets.Int(1)

    def __init__(
        self,
        sentence: int = 0,
        token: int | str | None = None,
        layer: int = NUM_LAYERS,
        *,
        across: int | str | None = None,
        up: int | str | None = None,
    ) -> None:
        super().__init__(sentence=sentence, layer=layer)
        first = 2 * (self.sentence // 2)
        self.token = place("token", token, _data()["sentences"][sentence]["token"], self.tokens)
        self.across = place("across", across, first, self.words)
        second = first if self.across == first + 1 else first + 1
        self.up = place("up", up, second, self.words)
        if across is None and self.up == first:
            self.across = first + 1
        self._start = self._state()

    @traitlets.validate("across", "up")
    def _check_word(self, proposal: Any) -> int:
        return in_range(proposal["trait"].name, proposal["value"], len(self.words))

    @property
    def words(self) -> list[str]:
        """The words to compare with, each read by the model alone. For `across` and `up`."""
        return list(_data()["words"])

    @property
    def weights(self) -> Array:
        """The sentence's attention weights in each layer, the mean of its twelve heads, (6, n, n).

        By layer, query and key; read-only.
        """
        return _numbers(self.sentence)[1]

    @property
    def cosines(self) -> Array:
        """The cosines of the token with every token of the sentence, after the chosen layer, (n,).

        1 for the token itself.
        """
        return self._cosines[self.layer, : len(self.tokens)]

    @property
    def lines(self) -> dict[str, Array]:
        """The token's cosines, layer by layer, each of shape (7,).

        With its own embedding ("start"), with the words alone ("across" and "up") and, if the other
        sentence has it too, with the same word there ("twin").
        """
        words = self._cosines[:, len(self.tokens) :]
        found = {"start": words[:, -3]}
        if self.twin_token is not None:
            found["twin"] = words[:, -1]
        return found | {name: words[:, getattr(self, name)] for name in ("across", "up")}

    @property
    def twin_token(self) -> int | None:
        """The place of the same word in the other sentence.

        The second "the" for the second "the"; None if it is not there.
        """
        others = _data()["sentences"][self.sentence ^ 1]["tokens"]
        return _same_word(self.tokens, self._token, others)

    @property
    def block(self) -> Block | None:
        """What the chosen layer did to the token. None before the first layer."""
        if self.layer == 0:
            return None
        stored, i = with_numbers("encoder", self.sentence), self._token
        entering, leaving = (stored["lengths"][at][i] for at in (self.layer - 1, self.layer))
        attention, between, thought = (row[i] for row in stored["added"][self.layer - 1])
        kept = float(self._cosines[self.layer, -2])
        return Block(entering, attention, between, thought, leaving, kept)

    @property
    def _cosines(self) -> Array:
        """The token's stored cosines, (7, n + words + 3), as `tools/encoder_data.py` orders them."""
        return _numbers(self.sentence)[0][:, self._token]

    @property
    def _token(self) -> int:
        return min(self.token, len(self.tokens) - 1)  # a shorter sentence may have been chosen

    def __repr__(self) -> str:
        lines = {name: line[self.layer] for name, line in self.lines.items()}
        second = (
            f"with {self.words[self.up]!r} {lines['up']:.2f}, " if self.up != self.across else ""
        )
        word = self.tokens[self._token]
        twin = f", {word!r} in the other sentence {lines['twin']:.2f}" if "twin" in lines else ""
        return (
            f"Live figure: a token's vector in {_data()['model']}. Sentence: "
            f"{self.texts[self.sentence]} Token: {word!r}, after {self.layer} of {NUM_LAYERS} "
            f"layers. Cosine with {self.words[self.across]!r} {lines['across']:.2f}, {second}"
            f"with its own embedding {lines['start']:.2f}{twin}."
        )
