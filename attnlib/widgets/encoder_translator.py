"""The live figure of chapter 09's translator: its parts switched off after training, and what that costs."""

import base64
import json
from functools import cache
from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.widgets._base import HERE, LiveFigure

__all__ = ["TranslatorExplorer"]

PARTS = {
    "source places": "encoder.embedding",
    "encoder self-attention 1": "encoder.layers.0.attention",
    "encoder feed-forward 1": "encoder.layers.0.feed_forward",
    "encoder self-attention 2": "encoder.layers.1.attention",
    "encoder feed-forward 2": "encoder.layers.1.feed_forward",
    "target places": "embedding",
    "decoder self-attention 1": "layers.0.attention",
    "cross-attention 1": "layers.0.cross_attention",
    "decoder feed-forward 1": "layers.0.feed_forward",
    "decoder self-attention 2": "layers.1.attention",
    "cross-attention 2": "layers.1.cross_attention",
    "decoder feed-forward 2": "layers.1.feed_forward",
}
"""The parts that can be switched off, and where they are in the model."""
KINDS = {
    kind: tuple(name for name in PARTS if kind in name)
    for kind in (
        "encoder self-attention",
        "decoder self-attention",
        "cross-attention",
        "feed-forward",
        "places",
    )
}
"""What can be switched off together."""
TRAINED: dict[str, tuple[str, ...]] = {
    "decoder self-attention 1": ("decoder self-attention 1",),
    "cross-attention 2": ("cross-attention 2",),
    "encoder self-attention": KINDS["encoder self-attention"],
    "cross-attention": KINDS["cross-attention"],
}
"""What was left out from the start, each in a training of its own."""


@cache
def _data() -> dict[str, Any]:
    """Return the figure's data."""
    return json.loads((HERE / "encoder_translator.json").read_text("utf-8"))


def _numbers(text: str) -> NDArray[np.uint16]:
    """Return stored whole numbers."""
    return np.frombuffer(base64.b64decode(text), dtype="<u2")


@cache
def _trained() -> list[dict[str, Any]]:
    """Return the translators that were trained without parts: which, and their losses."""
    stored = json.loads((HERE.parent / "weights" / "controls.json").read_text("utf-8"))["parts"]
    return [
        {
            "off": list(off),
            "losses": [run["loss"] for run in stored[name]],
            "exact": [run["exact"] for run in stored[name]],
        }
        for name, off in TRAINED.items()
    ]


class TranslatorExplorer(LiveFigure):  # numpydoc ignore=PR02
    """Switch off parts of the trained translator, and see what each of them was for.

    Parameters
    ----------
    off : sequence of str, default ()
        The parts that are switched off: names of PARTS, such as ``"cross-attention 2"``. What
        such a part would add to its input is left out; the residual goes on.
    sentence : {0, 1}, default 0
        Which sentence is translated.

    Raises
    ------
    TraitError
        If a part or the sentence is not one of these.

    Notes
    -----
    Taught in chapter 09, encoder. It runs in Jupyter, in Colab and, without a kernel, in the
    book. All 4096 combinations were measured on 700 held-out pairs; the figure computes no model.

    Examples
    --------
    >>> whole = TranslatorExplorer()
    >>> whole.loss, whole.exact
    (0.057, 564)
    >>> TranslatorExplorer(off=["cross-attention 1", "cross-attention 2"]).loss > whole.guessing
    True
    """

    _figure = "encoder_translator"

    off = traitlets.List(traitlets.Enum(list(PARTS)))
    sentence = traitlets.Enum([0, 1], 0)
    trained = traitlets.List(traitlets.Dict(), read_only=True)

    @traitlets.validate("off")
    def _in_order(self, proposal: Any) -> list[str]:
        return [name for name in PARTS if name in proposal["value"]]

    @traitlets.default("trained")
    def _take_trained(self) -> list[dict[str, Any]]:
        return _trained()

    @property
    def _number(self) -> int:
        """Which combination it is: the first part is the highest bit."""
        return int("".join(str(int(name in self.off)) for name in PARTS), 2)

    @property
    def loss(self) -> float:
        """The loss on the held-out pairs, in nats per word, the true words before each given.

        To three decimals.
        """
        return int(_numbers(_data()["losses"])[self._number]) / 1000

    @property
    def exact(self) -> int:
        """How many of the 700 held-out sentences are translated exactly. By greedy decoding."""
        return int(_numbers(_data()["exact"])[self._number])

    @property
    def guessing(self) -> float:
        """The loss of one who knows the frequencies of the words alone.

        Those of the training pairs, in nats per word.
        """
        return float(_data()["guessing"])

    @property
    def written(self) -> str:
        """What is written for the sentence, greedily. With an ellipsis where no end was found within 16 words."""
        one = _data()["sentences"][self.sentence]
        return str(one["texts"][_numbers(one["written"])[self._number]])

    @property
    def trained_without(self) -> list[float] | None:
        """The losses of translators trained without these parts from the start. None where none was trained."""
        return next((one["losses"] for one in self.trained if one["off"] == self.off), None)

    def __repr__(self) -> str:
        told = ", ".join(self.off) or "nothing"
        return (
            f"Live figure: a trained translator. Switched off: {told}. Loss {self.loss:.2f} nats "
            f"per word, {self.exact} of {_data()['pairs']} sentences exactly right; a guesser of "
            f"word frequencies has {self.guessing:.2f}. It writes: {self.written}"
        )
