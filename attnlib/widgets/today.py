"""The live figure of a language model that writes: its next tokens, and its heads to cut."""

import re
from typing import Any

import numpy as np
import traitlets

from attnlib.widgets._base import LiveFigure
from attnlib.widgets._sentences import stored

__all__ = ["WriterExplorer"]

TEMPERATURES = (0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0)
"""Those that a recorded example was asked at."""
TEN = ["25.5", "24.1", "24.2", "24.8", "23.8", "23.5", "22.6", "29.2", "24.5", "24.6"]
"""The ten heads that look most at the name in the first example, by layer and head, both from 1."""
MOST = 4000  # characters of a text


class WriterExplorer(LiveFigure):  # numpydoc ignore=PR01,PR02
    """See what a language model would write next, where its heads look, and cut them.

    Parameters
    ----------
    text : str, optional
        What has been written. Default: the first of the recorded examples.
    cuts : sequence of str, default ()
        The heads that are cut, by layer and head, both from 1, such as ``"25.5"``. What such a
        head would add is zero.
    head : str, default "25.5"
        The head whose attention is drawn.
    at : int, default 1
        A place in the text, from 0: the grid shows how much each head attends to it.
    temperature : {0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0}, default 1.0
        What the logits are divided by.
    layer : int or None, default None
        After which layer, from 1, the model is asked; None is after the last.
    sink : bool, default True
        Whether the attention to the first token is drawn.
    effects : bool, default False
        Whether the grid shows instead what cutting each head does to the most probable token.
    decoder : tuple, optional
        What ``attnlib.pretrained.load_decoder()`` returns: the kernel's model answers then. Without
        one the figure shows recorded examples, until a reader of the book loads the model there.

    Raises
    ------
    TraitError
        If one of these is not as described.

    Notes
    -----
    Taught in chapter 15, today. The recorded examples hold each head cut alone and the ten heads
    of TEN cut together; any other group needs the model.

    Examples
    --------
    >>> WriterExplorer(cuts=["25.5"]).cuts
    ['25.5']
    """

    _figure = "today"
    _positional = 1

    text = traitlets.Unicode()
    cuts = traitlets.List(traitlets.Unicode())
    head = traitlets.Unicode("25.5")
    at = traitlets.Int(1, min=0)
    temperature = traitlets.Enum(list(TEMPERATURES), 1.0)
    layer = traitlets.Int(None, min=1, allow_none=True)
    sink = traitlets.Bool(True)
    effects = traitlets.Bool(False)
    kernel = traitlets.Bool(False, read_only=True)

    def __init__(self, *values: Any, decoder: Any = None, **options: Any) -> None:
        self._model = decoder
        super().__init__(*values, **options)

    @traitlets.default("text")
    def _first_text(self) -> str:
        return str(stored("today")["examples"][0]["text"])

    @traitlets.default("kernel")
    def _has_model(self) -> bool:
        return self._model is not None

    @traitlets.validate("text")
    def _check_text(self, proposal: Any) -> str:
        text: str = proposal["value"]
        if not 0 < len(text) <= MOST:
            raise traitlets.TraitError(f"text must have 1 to {MOST} characters; got {len(text)}.")
        return text

    @traitlets.validate("cuts", "head")
    def _check_heads(self, proposal: Any) -> Any:
        value = proposal["value"]
        for one in [value] if isinstance(value, str) else value:
            if not re.fullmatch(r"[1-9]\d{0,2}\.[1-9]\d{0,2}", one):
                rule = "name heads by layer and number, both from 1, such as '25.5'"
                raise traitlets.TraitError(f"{proposal['trait'].name} must {rule}; got {one!r}.")
        return value if isinstance(value, str) else list(dict.fromkeys(value))

    def _answer(self, widget: Any, content: Any, buffers: Any) -> None:
        """Let the kernel's model answer a page: its tokens, a text read, or what each layer would say."""
        if self._model is None or not isinstance(content, dict) or "read" not in content:
            super()._answer(widget, content, buffers)
            return
        try:
            told, numbers = self._asked(content)
        except (TypeError, ValueError, IndexError) as error:  # said in the page, not lost in a log
            told, numbers = {"error": str(error)}, []
        packed = [np.ascontiguousarray(x, "<f4").tobytes() for x in numbers]
        self.send({"answer": content["read"], **told}, packed)

    def _asked(self, content: dict[str, Any]) -> tuple[dict[str, Any], list[Any]]:
        decoder, tokenizer = self._model
        if "encode" in content:
            return {"ids": tokenizer.encode(content["encode"]).ids}, []
        if "ids" in content:
            return {}, _read(decoder, content["ids"], content["cut"], content.get("lens", False))
        attention, count = decoder.layers[0].attention, tokenizer.get_vocab_size()
        tokens = tokenizer.decode_batch([[i] for i in range(count)], skip_special_tokens=False)
        heads, each = attention.num_heads, attention.d_model // attention.num_heads
        sizes = {"layers": len(decoder.layers), "heads": heads, "each": each}
        return {"sizes": {**sizes, "shared": attention.num_kv_heads}, "tokens": tokens}, []

    def __repr__(self) -> str:
        without = f", heads cut: {', '.join(self.cuts)}" if self.cuts else ""
        grid = (
            "what cutting each head does" if self.effects else f"the attention to token {self.at}"
        )
        return (
            f"Live figure: a language model of 30 layers of 9 heads has read “{self.text}”{without}. "
            f"Shown: the next tokens at temperature {self.temperature:g}"
            f"{f' after layer {self.layer}' if self.layer else ''}, where head {self.head} attends"
            f"{'' if self.sink else ', the first token not drawn'}, and of all heads {grid}."
        )


def _read(decoder: Any, ids: list[int], cut: list[list[int]], lens: bool) -> list[Any]:
    """Return what comes next, the last token's weights and each layer's guess, without some (layer, head)."""
    import torch

    from attnlib.pretrained import edit_heads

    def without(layer: int, heads: Any) -> Any:
        mine = [head for of, head in cut if of == layer]
        return heads.index_fill(-3, torch.tensor(mine, dtype=torch.long), 0)

    with torch.no_grad(), edit_heads(decoder, without):
        found = decoder(torch.tensor([ids]), need_weights=True, need_hidden_states=True)
        states = torch.stack(found.hidden_states[1:-1])[:, 0, -1]
        early = decoder.unembed(states) if lens else []
    looks = torch.cat([each[0, :, -1] for each in found.weights])
    return [found.logits[0, -1], looks, *early]
