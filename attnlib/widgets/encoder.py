"""A live figure of chapters 09 and 10: one token's vector through the layers of a real model."""

import base64
from functools import lru_cache, partial
from typing import Any, NamedTuple

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.widgets._sentences import SentenceFigure, in_range, place, stored

__all__ = ["Block", "EncoderExplorer"]

NUM_LAYERS, D_MODEL = 6, 384
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


@lru_cache(maxsize=32)
def _vectors(kind: str, index: int) -> Array:
    """Return the vectors of a sentence or word, (layers + 1, n, d_model), read-only."""
    stored = _data()[kind][index]
    levels = np.frombuffer(base64.b64decode(stored["levels"]), dtype=np.int8).astype(np.float64)
    step = np.array(stored["step"])[..., None]
    vectors: Array = step * (levels * np.abs(levels)).reshape(*step.shape[:2], D_MODEL)
    vectors.flags.writeable = False
    return vectors


@lru_cache(maxsize=32)
def _weights(index: int) -> Array:
    """Return a sentence's weights, (layers, n, n), the mean of each layer's heads, read-only."""
    stored = _data()["sentences"][index]
    shares = np.frombuffer(base64.b64decode(stored["weights"]), dtype="<u2").astype(np.float64)
    n = len(stored["tokens"])
    weights: Array = shares.reshape(NUM_LAYERS, n, n) / _data()["shares"]
    weights.flags.writeable = False
    return weights


def _cosine(a: Array, b: Array) -> Array:
    lengths = np.linalg.norm(a, axis=-1) * np.linalg.norm(b, axis=-1)
    cosines: Array = (a * b).sum(axis=-1) / lengths
    return cosines


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
        Two of `words`, to compare the token with. Default: the sentence's own.

    Raises
    ------
    TraitError
        If a number is out of range or a word is not there.

    See Also
    --------
    attnlib.pretrained.load_encoder : The model itself, for sentences of your own.

    Notes
    -----
    Taught in chapter 10, pretrained; chapter 09, encoder, has a first look. It runs in Jupyter, in Colab and, without a kernel, in the
    book. The vectors were computed beforehand and stored in one byte a number; a cosine of two
    of them is off by less than 0.005.

    Examples
    --------
    >>> figure = EncoderExplorer(token="it", across="animal")
    >>> figure.lines["across"].round(2).tolist()
    [-0.01, 0.11, 0.12, 0.23, 0.34, 0.39, 0.52]
    """

    _figure = "encoder"

    token = traitlets.Int(0, min=0).tag(sync=True)
    layer = traitlets.Int(NUM_LAYERS, min=0, max=NUM_LAYERS).tag(sync=True)
    across = traitlets.Int(0).tag(sync=True)
    up = traitlets.Int(1).tag(sync=True)

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
        own = 2 * (self.sentence // 2)
        self.token = place("token", token, _data()["sentences"][sentence]["token"], self.tokens)
        self.across = place("across", across, own, self.words)
        self.up = place("up", up, own + 1, self.words)

    @traitlets.validate("across", "up")
    def _check_word(self, proposal: Any) -> int:
        return in_range(proposal["trait"].name, proposal["value"], len(self.words))

    @property
    def words(self) -> list[str]:
        """The words to compare with, each read by the model alone.

        Returns
        -------
        list of str
            For `across` and `up`.
        """
        return [word["word"] for word in _data()["words"]]

    @property
    def vectors(self) -> Array:
        """The sentence's vectors before the first layer and after each.

        Returns
        -------
        ndarray, (7, n, 384)
            By layer, token and dimension; read-only.
        """
        return _vectors("sentences", self.sentence)

    @property
    def weights(self) -> Array:
        """The sentence's attention weights in each layer, the mean of its twelve heads.

        Returns
        -------
        ndarray, (6, n, n)
            By layer, query and key; read-only.
        """
        return _weights(self.sentence)

    @property
    def cosines(self) -> Array:
        """The cosines of the token with every token of the sentence, after the chosen layer.

        Returns
        -------
        ndarray, (n,)
            1 for the token itself.
        """
        return _cosine(self.vectors[self.layer], self.vectors[self.layer, self._token])

    @property
    def lines(self) -> dict[str, Array]:
        """The token's cosines, layer by layer, each of shape (7,).

        Returns
        -------
        dict
            With its own embedding ("start"), with the words alone ("across" and "up") and, if
            the other sentence has it too, with the same word there ("twin").
        """
        own = self.vectors[:, self._token]
        found = {"start": _cosine(own, own[:1])}
        if self.twin_token is not None:
            twin = _vectors("sentences", self.sentence ^ 1)
            found["twin"] = _cosine(own, twin[:, self.twin_token])
        for name in ("across", "up"):
            found[name] = _cosine(own, _vectors("words", getattr(self, name))[:, 0])
        return found

    @property
    def twin_token(self) -> int | None:
        """The place of the same word in the other sentence.

        Returns
        -------
        int or None
            The second "the" for the second "the"; None if it is not there.
        """
        word = self.tokens[self._token]
        count = self.tokens[: self._token].count(word)
        others = _data()["sentences"][self.sentence ^ 1]["tokens"]
        places = [i for i, other in enumerate(others) if other == word]
        return places[count] if count < len(places) else None

    @property
    def block(self) -> Block | None:
        """What the chosen layer did to the token.

        Returns
        -------
        Block or None
            None before the first layer.
        """
        if self.layer == 0:
            return None
        before, after = self.vectors[self.layer - 1 : self.layer + 1, self._token]
        added = np.array(_data()["sentences"][self.sentence]["added"])[self.layer - 1]
        attention, between, thought = map(float, added[:, self._token])
        ends = (float(np.linalg.norm(vector)) for vector in (before, after))
        kept = float(_cosine(before, after))
        return Block(next(ends), attention, between, thought, next(ends), kept)

    @property
    def _token(self) -> int:
        return min(self.token, len(self.tokens) - 1)  # a shorter sentence may have been chosen

    def __repr__(self) -> str:
        lines = {name: line[self.layer] for name, line in self.lines.items()}
        word = self.tokens[self._token]
        twin = f", {word!r} in the other sentence {lines['twin']:.2f}" if "twin" in lines else ""
        return (
            f"Live figure: a token's vector in {_data()['model']}. Sentence: "
            f"{self.texts[self.sentence]} Token: {word!r}, after {self.layer} of {NUM_LAYERS} "
            f"layers. Cosine with {self.words[self.across]!r} {lines['across']:.2f}, with "
            f"{self.words[self.up]!r} {lines['up']:.2f}, with its own embedding "
            f"{lines['start']:.2f}{twin}."
        )
