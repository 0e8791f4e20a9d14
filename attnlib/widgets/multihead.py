"""A live figure of chapter 10: every head of a real model on chosen sentences."""

import base64
from functools import lru_cache, partial
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.widgets._base import LiveFigure
from attnlib.widgets._sentences import in_range, place, stored

__all__ = ["HeadsExplorer"]

NUM_LAYERS, NUM_HEADS = 6, 12
MOST = 32
"""Tokens of a reader's own sentence: more rows could not be told apart."""
_data = partial(stored, "multihead")


@lru_cache(maxsize=16)
def _weights(sentence: int) -> NDArray[np.float64]:
    """Return a sentence's weights, (layers, heads, n, n), read-only."""
    entry = _data()["sentences"][sentence]
    n = len(entry["tokens"])
    pair, second = divmod(sentence, 2)
    later: Any = stored(f"multihead.{pair}") if pair else None
    coded = later[second]["weights"] if pair else entry["weights"]
    levels = np.frombuffer(base64.b64decode(coded), dtype=np.uint8)
    weights: NDArray[np.float64] = levels.reshape(NUM_LAYERS, NUM_HEADS, n, n) / _data()["levels"]
    weights.flags.writeable = False
    return weights


@lru_cache(maxsize=1)
def _model() -> Any:
    from attnlib.pretrained import load_encoder

    return load_encoder()


@lru_cache(maxsize=16)
def _read(text: str) -> tuple[list[str], NDArray[np.float64]]:
    """Return a text's tokens and weights, (layers, heads, n, n), read-only, by the model itself."""
    import torch

    encoder, tokenizer = _model()
    encoding = tokenizer.encode(text)
    if len(encoding.ids) > MOST:
        raise ValueError(f"text may have {MOST} tokens; got {len(encoding.ids)}.")
    with torch.no_grad():
        found = encoder(torch.tensor([encoding.ids]), need_weights=True).weights
    weights: NDArray[np.float64] = torch.stack(found)[:, 0].double().numpy()
    weights.flags.writeable = False
    return encoding.tokens, weights


def _strongest_link(weights: NDArray[np.float64]) -> tuple[int, int]:
    """Return the two words, neither [CLS] nor [SEP], between which a head's weight is largest."""
    words = weights[1:-1, 1:-1] * (1 - np.eye(len(weights) - 2))
    if words.size == 0:
        return 0, 0
    token, to = np.unravel_index(words.argmax(), words.shape)
    return int(token) + 1, int(to) + 1


class HeadsExplorer(LiveFigure):
    """Look at all 72 heads of all-MiniLM-L6-v2, at one head, at one token.

    Parameters
    ----------
    sentence : int, default 0
        Which of the sentences in `texts`.
    layer, head : int, default 3 and 1
        The head shown large, both counted from 0. The figure counts from 1: layer 4, head 2.
    token, to : int or str, optional
        The query and the key of the link that is looked for, as a place or as a word (its
        last place). Default: the sentence's own link.
    text : str, optional
        An English sentence of your own in place of the stored one, of at most 32 tokens. The kernel's
        model reads it (``pip install 'attnlib[pretrained,torch]'``); in the book the model runs in the page.

    Raises
    ------
    TraitError
        If a number is out of range, a word is not in the sentence or the text has too many tokens.

    See Also
    --------
    attnlib.pretrained.load_encoder : The model itself, for sentences of your own.

    Notes
    -----
    Taught in chapter 10, pretrained. It runs in Jupyter, in Colab and, without a kernel, in the
    book. The weights were computed beforehand and rounded to 255ths, so that each is off by at
    most 0.002.

    Examples
    --------
    >>> figure = HeadsExplorer(token="it", to="animal")
    >>> figure.strongest(1)
    [(3, 1, 0.678)]
    """

    _figure = "multihead"

    sentence = traitlets.Int(0)
    layer = traitlets.Int(3, min=0, max=NUM_LAYERS - 1)
    head = traitlets.Int(1, min=0, max=NUM_HEADS - 1)
    token = traitlets.Int(0, min=0)
    to = traitlets.Int(0, min=0)
    text = traitlets.Unicode("")

    def __init__(
        self,
        sentence: int = 0,
        layer: int = 3,
        head: int = 1,
        *,
        token: int | str | None = None,
        to: int | str | None = None,
        text: str = "",
    ) -> None:
        super().__init__(sentence=sentence, layer=layer, head=head, text=text)
        own = _strongest_link(self.weights) if text else _data()["sentences"][sentence]["link"]
        self.token, self.to = (
            place(name, chosen, usual, self.tokens)
            for name, chosen, usual in zip(("token", "to"), (token, to), own, strict=True)
        )
        self._start = self._state()  # words are places only now

    @traitlets.validate("sentence")
    def _check_sentence(self, proposal: Any) -> int:
        return in_range("sentence", proposal["value"], len(self.texts))

    @traitlets.validate("text")
    def _check_text(self, proposal: Any) -> str:
        text: str = proposal["value"]
        try:
            if text:
                _read(text)
        except ValueError as error:
            raise traitlets.TraitError(str(error)) from error
        return text

    def _answer(self, widget: Any, content: Any, buffers: Any) -> None:
        """Let the kernel's model read a sentence that a page sends."""
        if not isinstance(content, dict) or not isinstance(content.get("sentence"), str):
            super()._answer(widget, content, buffers)
            return
        try:
            tokens, weights = _read(content["sentence"])
        except (ImportError, OSError, ValueError) as error:  # said in the page, not lost in a log
            self.send({"answer": content.get("read"), "error": str(error)})
        else:
            told = {"answer": content.get("read"), "tokens": tokens}
            self.send(told, [weights.astype("<f4").tobytes()])

    @property
    def texts(self) -> list[str]:
        """The sentences that there are, in order. As they were given to the tokenizer."""
        return [sentence["text"] for sentence in _data()["sentences"]]

    @property
    def tokens(self) -> list[str]:
        """The tokens of the sentence, n of them. Pieces of words, lower case, between [CLS] and [SEP]."""
        return list(
            _read(self.text)[0] if self.text else _data()["sentences"][self.sentence]["tokens"]
        )

    @property
    def all_weights(self) -> NDArray[np.float64]:
        """The sentence's weights in every head, (6, 12, n, n). By layer, head, query and key; read-only."""
        return _read(self.text)[1] if self.text else _weights(self.sentence)

    @property
    def weights(self) -> NDArray[np.float64]:
        """The sentence's weights in the chosen head, (n, n). A row is a query."""
        return self.all_weights[self.layer, self.head]

    @property
    def links(self) -> NDArray[np.float64]:
        """The weight from the token to the other in every head, (6, 12). By layer and head."""
        token, to = self._link
        return self.all_weights[:, :, token, to]

    @property
    def _link(self) -> tuple[int, int]:
        last = len(self.tokens) - 1  # a shorter sentence may have been chosen since
        return min(self.token, last), min(self.to, last)

    def strongest(self, count: int = 5) -> list[tuple[int, int, float]]:
        """Find the heads that link the token to the other most.

        Parameters
        ----------
        count : int, default 5
            How many heads.

        Returns
        -------
        list of (layer, head, weight)
            The strongest first, counted from 0.
        """
        order = np.argsort(-self.links, axis=None, kind="stable")[:count]
        found = zip(*np.unravel_index(order, self.links.shape), strict=True)
        return [(int(i), int(h), round(float(self.links[i, h]), 3)) for i, h in found]

    def __repr__(self) -> str:
        token, to = self._link
        words = f"from {self.tokens[token]!r} to {self.tokens[to]!r}"
        strongest = ", ".join(
            f"layer {i + 1} head {h + 1} {self.links[i, h]:.2f}" for i, h, _ in self.strongest(3)
        )
        return (
            f"Live figure: the 72 heads of {_data()['model']}. Sentence: "
            f"{self.text or self.texts[self.sentence]} Shown: layer {self.layer + 1}, head "
            f"{self.head + 1}, weight {words} {self.weights[token, to]:.2f}. Strongest: {strongest}."
        )
