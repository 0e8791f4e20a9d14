"""A live figure of chapter 14: a small transformer that copies, and whose heads can be cut."""

import base64
import json
import re
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.induction import AttentionOnly, attention_only
from attnlib.lookup import softmax
from attnlib.widgets._base import HERE, LiveFigure

__all__ = ["BreakAHead"]

_WORDS = HERE / "src" / "induction" / "vocabulary.txt"
WORDS: tuple[str, ...] = tuple(_WORDS.read_text(encoding="utf-8").split())
"""The model's 64 words; the page reads the same file. To the model they are mere numbers."""
_TEXT = "we saw the red fox run to the green hill we saw the red fox run"
ROOM = 16  # words that are read
NUM_LAYERS, NUM_HEADS, D_MODEL = 2, 4, 48
LEVELS = 127  # of each sign
SHAPES = {
    "embedding": (len(WORDS), D_MODEL),
    **{
        f"layer{layer}.w_{name}": (D_MODEL, D_MODEL)
        for layer in range(1, NUM_LAYERS + 1)
        for name in "qkvo"
    },
    "unembedding": (D_MODEL, len(WORDS)),
}
NAMES = tuple(SHAPES)
KINDS = ("plain", "priced")
_CUT = re.compile(r"[12]\.[1-4](\.[1-9]\d*\.[1-9]\d*)?")
_MARKS = re.compile('[.,;:!?"()\u201c\u201d\u201e\u00ab\u00bb\u2026]')

Array = NDArray[np.float64]
Params = dict[str, Array]


@lru_cache(maxsize=4)
def _stored(part: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((HERE / f"induction{part}.json").read_text("utf-8"))
    return data


def _numbers(text: str, dtype: str) -> NDArray[Any]:
    return np.frombuffer(base64.b64decode(text), dtype)


@lru_cache(maxsize=2)
def _levels(part: str) -> NDArray[np.int8]:
    """Return the whole numbers of all checkpoints of a file: each is stored as what it adds to the one before."""
    raw = zlib.decompress(base64.b64decode(_stored(part)["levels"]), wbits=-15)
    size = sum(rows * columns for rows, columns in SHAPES.values())
    differences = np.frombuffer(raw, np.uint8).reshape(-1, size)
    return np.cumsum(differences, axis=0, dtype=np.uint8).view(np.int8)  # beyond 127 it wraps


def _params(levels: NDArray[Any], scales: NDArray[np.float32]) -> Params:
    """Return the matrices, as float64, from whole numbers and a scale for each column."""
    params, at, column = {}, 0, 0
    for name, (rows, columns) in SHAPES.items():
        whole = levels[at : at + rows * columns].reshape(rows, columns).astype(np.float32)
        params[name] = (whole * scales[column : column + columns]).astype(np.float64)
        at, column = at + rows * columns, column + columns
    return params


@lru_cache(maxsize=64)
def _checkpoint(kind: str, step: int) -> Params:
    """Return a checkpoint's parameters."""
    first = _stored("")
    steps = first["steps"]
    if kind == "plain" and step > first["priced_from"]:
        part, index = ".plain", steps.index(step) - steps.index(first["priced_from"]) - 1
    elif (kind, step) == ("priced", steps[-1]):
        part, index = "", 0
    else:
        part, index = ".priced", steps.index(step)
    data = _stored(part)["opening"] if part == "" else _stored(part)
    whole = _numbers(data["levels"], "i1") if part == "" else _levels(part)[index]
    return _params(whole, _numbers(data["scales"], "<f4"))


class BreakAHead(LiveFigure):  # numpydoc ignore=PR02
    """Cut heads and edges of a small transformer that copies, and go back through its training.

    Parameters
    ----------
    text : str, optional
        At most 16 words are read, without punctuation. To a word that is none of the model's 64
        a word is lent that the text does not use.
    cuts : list of str, default []
        Heads such as "1.4", the fourth of layer 1, or edges such as "2.2.16.7", in head 2.2 the
        one from place 16 to place 7. From a cut head comes nothing, and through a cut edge
        nothing flows.
    kind : {"priced", "plain"}, default "priced"
        With a penalty on what each head can write, from step 600 of the training on, or without.
    step : int, default 1400
        Of the training: 0, 25, ... 600, 650, ... 1400.
    heads : pair of int, default (4, 2)
        Whose edges are drawn, in layer 1 and in layer 2.
    place : int, optional
        The word whose edges are followed, counted from 1. Default: the last.

    Raises
    ------
    TraitError
        If a value is of the wrong kind or not there.

    See Also
    --------
    attnlib.induction.attention_only : What runs here.
    attnlib.pretrained.load_induction : The checkpoints.

    Notes
    -----
    Taught in chapter 14, induction. It runs in Jupyter, in Colab and, without a kernel, in the
    book. All checkpoints but the last one with the penalty are rounded once more: a chance differs
    by less than 0.05.

    Examples
    --------
    >>> figure = BreakAHead()
    >>> figure.copied
    (5, 5)
    >>> figure.cuts = ["1.4"]
    >>> figure.copied
    (0, 5)
    """

    _figure = "induction"
    _positional = 1

    text = traitlets.Unicode(_TEXT)
    cuts = traitlets.List(traitlets.Unicode())
    kind = traitlets.Enum(list(KINDS), "priced")
    step = traitlets.Int(1400)
    heads = traitlets.List(traitlets.Int(min=1, max=NUM_HEADS), [4, 2], minlen=2, maxlen=2)
    place = traitlets.Int(None, min=1, max=ROOM, allow_none=True)

    @traitlets.validate("cuts")
    def _check_cuts(self, proposal: Any) -> list[str]:
        for cut in proposal["value"]:
            if not _CUT.fullmatch(cut):
                raise traitlets.TraitError(
                    'cuts must be heads such as "1.4" or edges such as "2.2.16.7", from layer 1 '
                    f"or 2 and head 1 to 4; got {cut!r}."
                )
        return list(dict.fromkeys(proposal["value"]))

    @traitlets.validate("step")
    def _check_step(self, proposal: Any) -> int:
        steps = _stored("")["steps"]
        if proposal["value"] not in steps:
            listed = ", ".join(map(str, steps))
            raise traitlets.TraitError(f"step must be one of {listed}; got {proposal['value']}.")
        return int(proposal["value"])

    @property
    def words(self) -> list[str]:
        """The words that are read. At most 16, n of them."""
        return _MARKS.sub(" ", self.text.lower()).split()[:ROOM]

    @property
    def tokens(self) -> list[int]:
        """The words' numbers. From 0 to 63, n of them."""
        free = (i for i, word in enumerate(WORDS) if word not in self.words)
        known = {word: WORDS.index(word) for word in self.words if word in WORDS}
        for word in self.words:
            known[word] = known[word] if word in known else next(free)
        return [known[word] for word in self.words]

    def run(self, cuts: Sequence[str] | None = None) -> AttentionOnly[Array]:
        """Run the model on the text.

        Parameters
        ----------
        cuts : sequence of str, optional
            Instead of the figure's own; ``[]`` runs it whole.

        Returns
        -------
        AttentionOnly
            Logits (n, 64), weights (4, n, n) of each layer and what its heads find (4, n, 12).
        """
        params, n = _checkpoint(self.kind, self.step), len(self.tokens)
        flow = np.ones((NUM_LAYERS, NUM_HEADS, n, n))
        for cut in self.cuts if cuts is None else cuts:
            layer, head, *edge = (int(x) - 1 for x in cut.split("."))
            if edge and max(edge) < n:
                flow[(layer, head, *edge)] = 0
            elif not edge:
                flow[layer, head] = 0
        tokens = np.array(self.tokens, dtype=np.int64)
        return attention_only(tokens, params, num_heads=NUM_HEADS, flow=flow)

    @property
    def chances(self) -> Array:
        """The chances of all words to come next, with what is cut, (n, 64). By place; each row sums to 1."""
        return softmax(self.run().logits)

    @property
    def guesses(self) -> list[str]:
        """The most probable next word at each place. In the text's own words where one was lent."""
        lent = dict(zip(self.tokens, self.words, strict=True))
        return [lent.get(best, WORDS[best]) for best in self.chances.argmax(axis=-1).tolist()]

    @property
    def repeated(self) -> list[int]:
        """The places, from 0, after which the same word came before after the same word.

        Where the next word can be copied.
        """
        t = self.tokens
        pairs = [(t[j], t[j + 1]) for j in range(len(t) - 1)]
        return [i for i, pair in enumerate(pairs) if pair in pairs[:i]]

    @property
    def copied(self) -> tuple[int, int]:
        """How many of the words that can be copied are predicted, and how many there are. Right ones and all."""
        best = self.chances.argmax(axis=-1) if self.words else []
        right = sum(best[i] == self.tokens[i + 1] for i in self.repeated)
        return int(right), len(self.repeated)

    def __repr__(self) -> str:
        right, of = self.copied
        way = "plain" if self.kind == "plain" else "with a penalty"
        copied = f"Repeated words predicted: {right} of {of}." if of else "Nothing to copy."
        what = f", cut: {', '.join(self.cuts)}" if self.cuts else ", nothing cut"
        return (
            f"Live figure: a transformer of two attention layers ({way}) after {self.step} "
            f"steps{what}. Text: {' '.join(self.words)}. {copied} "
            f"After the last word it expects {self.guesses[-1] if self.words else 'nothing'}."
        )
