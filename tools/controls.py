"""Compute the controls of chapters 02, 09 and 10 and store their scores: ``controls.py [NAME ...]``.

A control is a training that differs from another in one thing, too long for a notebook. Scores
alone are stored, in ``attnlib/weights/controls.json``; what a chapter measures itself, its own
cells measure here too, so that page and scores cannot differ. A name is one of CONTROLS, ``blocks``
for the table in the evidence of chapter 09, or ``heads`` for chapter 10's removals. One thread.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import nbformat
import torch
import weights
from listing import ROOT, asked, notebooks
from torch import Tensor, nn
from weights import Recipe

from attnlib._machine import machine
from attnlib.lookup import Attention
from attnlib.nn import MultiplicativeAttention, SequenceToSequence

PATH = ROOT / "attnlib" / "weights" / "controls.json"


class LastState(nn.Module):
    """Attend to the last token alone: the fixed vector, given again at every step."""

    def forward(self, query: Tensor, key: Tensor, *, mask: Tensor) -> Attention:
        """Return the last state (batch, 1, d) and the weights that pick it."""
        last = mask.sum(-1, keepdim=True) - 1  # (batch, 1, 1)
        picked = torch.arange(key.shape[1]) == last  # (batch, 1, n_sources)
        chosen = picked.to(key.dtype)
        return Attention(chosen @ key, chosen)


class Early(nn.Module):
    """Let any attention take the additive one's place, before the recurrence."""

    def __init__(self, attention: nn.Module) -> None:
        super().__init__()
        self.attention = attention

    def forward(
        self, query: Tensor, key: Tensor, *, mask: Tensor, projected_key: Tensor
    ) -> Attention:
        """Attend; keys that were projected beforehand are the additive score's alone."""
        found: Attention = self.attention(query, key, mask=mask)
        return found


class Control(NamedTuple):
    """A recipe, its seeds, what takes the attention's place, if anything, and the targets' order."""

    recipe: Recipe
    seeds: tuple[int, ...]
    attention: Callable[[], nn.Module] | None = None
    order: int = 1  # -1: the translator writes its sentence from the last word on


def _one_vector(*seeds: int, **options: Any) -> Control:
    wanted = {"d_model": 64, "attention": None} | options
    return Control(Recipe("RecurrentSeq2Seq", wanted), seeds)


def _rate(name: str, rate: float) -> Control:
    return Control(weights.RECIPES[name]._replace(learning_rate=rate), (0,))


LATE = Recipe("RecurrentSeq2Seq", {"d_model": 64, "attention": "concat"})
EARLY = weights.RECIPES["additive"]
CONTROLS = {
    # The scores change places, the decoders stay: chapter 02.
    "additive score, late": Control(LATE, (0, 1, 2)),
    "dot score, early": Control(EARLY, (0, 1, 2), MultiplicativeAttention),
    "general score, early": Control(EARLY, (0, 1), partial(MultiplicativeAttention, 64, 64)),
    # One vector, and what might be the matter with it: chapter 02.
    "one vector": _one_vector(0, 1),
    "source reversed": _one_vector(0, 1, reverse_source=True),
    "target reversed": _one_vector(0, 1)._replace(order=-1),
    "vector at every step": Control(EARLY, (0, 1), LastState),
    # Other learning rates than the curve's 0.005: chapter 09.
    **{
        f"{name}, rate {rate}": _rate(name, rate)
        for name in ("transformer", "additive")
        for rate in (0.0025, 0.01, 0.02)
    },
}


def cells(chapter: str, *names: str, **known: Any) -> dict[str, Any]:
    """Run cells of a chapter or of its evidence, and return what they define."""
    both = [path for path in notebooks() if path.stem[3:] == chapter]
    both.reverse()  # where both have a cell of that name, the chapter's counts
    sources = {c.id: c.source for path in both for c in nbformat.read(path, as_version=4).cells}
    for name in names:
        exec(compile(sources[name], f"{chapter}:{name}", "exec"), known)
    return known


def score(model: SequenceToSequence, order: int) -> dict[str, Any]:
    """Return what the page's curve has, and how many content words are right by place."""
    long = [pair for pair in weights.held_out() if len(pair.source) >= 15]
    said_right = cells("alignment", "place")["said_right"]
    said = weights.written(model, long, order)
    return {**weights.score(model, order), "said_right": said_right(said, long)}


def build(control: Control) -> Any:
    """Return what builds the control's untrained model."""

    def change(recipe: Recipe) -> SequenceToSequence:
        model: Any = weights.build(recipe)
        if control.attention is not None:
            model.attention = Early(control.attention())
        return model

    return change


def ablate() -> dict[str, list[float]]:
    """Train the rows of the table in the evidence of chapter 09, with three seeds; return the losses."""
    page, found = cells("encoder", "imports", "ablation-model"), {}
    for name, options in page["ROWS"].items():
        found[name] = [round(page["learn"](seed, **options), 3) for seed in range(3)]
        print(name, found[name], flush=True)
    return found


def remove_heads() -> list[Any]:
    """Remove heads of the real model, over 40 splits of chapter 10's questions; return what is right."""
    model = ("imports", "file", "batch", "parts", "heads", "run")
    page = cells("pretrained", *model, "texts", "vectors", "losses", "single")
    return [page["removals"](seed) for seed in range(40)]


def store(part: str, found: Any) -> None:
    """Store a part of the scores, or add to it what was found anew."""
    record = json.loads(PATH.read_text("utf8"))
    record[part] = record[part] | found if isinstance(found, dict) else found
    if part in ("translators", "blocks"):  # the seconds of the others are not stored
        record["measured"] = machine("torch", "sacrebleu")
    PATH.write_text(json.dumps(record, indent=1) + "\n", "utf8")


def train(name: str) -> dict[str, Any]:
    """Train a control with each of its seeds; return its record."""
    control, runs = CONTROLS[name], []
    for seed in control.seeds:
        built = {"build": build(control), "order": control.order}
        model, seconds = weights.train(control.recipe, seed, **built)
        runs.append({"seed": seed, **score(model, control.order), "seconds": seconds})
        print(name, runs[-1], flush=True)
    return {"recipe": weights.about(control.recipe, list(control.seeds)), "runs": runs}


def main() -> None:
    """Compute what is named, or all but the heads, and store what came out."""
    for name in asked(__doc__, [*CONTROLS, "blocks", "heads"]).names or [*CONTROLS, "blocks"]:
        if name == "blocks":
            store("blocks", ablate())
        elif name == "heads":
            store("heads", remove_heads())
        else:
            store("translators", {name: train(name)})


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
