"""Measure the trained translator of chapter 09 with parts switched off: ``translator_parts.py [--train]``.

Twelve parts, each on or off after training: all 4096 combinations are measured on the held-out
pairs, none interpolated, and written to the file of the figure TranslatorExplorer, in half an hour.
``--train`` trains the translator again, without the parts that each name of TRAINED means, and
stores the losses in ``attnlib/weights/controls.json``. One thread.
"""

from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from typing import Any

import numpy as np
import parts
import torch
import weights
from listing import asked
from torch import Tensor

from attnlib.corpora import KNOWN_PAIRS, encode_pairs, translation_pairs
from attnlib.nn import Transformer
from attnlib.pretrained import load_translator
from attnlib.training import translate
from attnlib.widgets.encoder_translator import PARTS, TRAINED

SEEDS = (0,)
MOST_WORDS = 16  # that are written of a sentence, for some models find no end


def silence(model: Transformer, names: Sequence[str]) -> Transformer:
    """Make parts of a model add nothing, for good: all that they hold is zero."""
    for name in names:
        part: Any = model.get_submodule(PARTS[name])
        if name.endswith("places"):
            part.max_length = None
            continue
        for tensor in part.parameters():
            tensor.data.zero_()
            tensor.requires_grad_(False)
    return model


@torch.no_grad()
def measured(model: Transformer) -> tuple[float, int]:
    """Return the loss on the held-out pairs, in nats per word, and how many come out exactly right."""
    found = []
    for source, target in batches():
        real = target[:, 1:] != 0
        logits = model(source, target[:, :-1]).logits[real]
        found.append(judged(logits, target[:, 1:][real], real.nonzero()[:, 0]))
    loss, words, right = map(sum, zip(*found, strict=True))
    return loss / words, int(right)


def judged(logits: Tensor, wanted: Tensor, rows: Tensor) -> tuple[float, int, int]:
    """Return the summed loss of the words (n, vocabulary), their number, and the sentences all right.

    A sentence whose every next word is the most probable one after the true words before it is
    the one that greedy decoding writes.
    """
    loss = torch.nn.functional.cross_entropy(logits, wanted, reduction="sum")
    written = logits[:, 2:].argmax(-1) + 2  # padding and begin are never written
    wrong = rows[written != wanted].unique()
    return float(loss), len(wanted), int(rows[-1]) + 1 - len(wrong)


@cache
def batches() -> list[tuple[Tensor, Tensor]]:
    """Return the held-out pairs as tensors, those of similar length together."""
    pairs, n = weights.held_out(), weights.HELD_OUT["n"]
    alike = (pairs[i : i + n] for i in range(0, len(pairs), n))
    arrays = (encode_pairs(some, *weights.data()[1:]) for some in alike)
    return [(torch.from_numpy(source), torch.from_numpy(target)) for source, target in arrays]


def sentences() -> list[Any]:
    """Return the pairs whose translation the figure shows."""
    return [KNOWN_PAIRS[2], translation_pairs(1, seed=0, split="test", lengths=(7, 10))[0]]


def names_of(off: int) -> list[str]:
    """Return the parts that a number switches off: the first is its highest bit."""
    return [name for i, name in enumerate(reversed(PARTS)) if off >> i & 1]


def written(model: Transformer) -> list[str]:
    """Return what a model makes of each sentence; one without an end has an ellipsis."""
    _, *words = weights.data()
    asked = [pair.source for pair in sentences()]
    texts = [one.tokens for one in translate(model, asked, *words, max_length=MOST_WORDS)]
    return [" ".join(text) + (" …" if len(text) == MOST_WORDS else "") for text in texts]


def coded(numbers: Sequence[int]) -> str:
    """Return whole numbers, two bytes each, as text."""
    return parts.coded(np.array(numbers, dtype="<u2"))


def data() -> dict[str, Any]:
    """Return what the file holds."""
    model, *_ = load_translator("transformer")
    scores, written_of = [], []
    for off in range(2 ** len(PARTS)):
        silenced = silence(deepcopy(model), names_of(off))
        scores.append(measured(silenced))
        written_of.append(written(silenced))
    texts = []
    for pair, found in zip(sentences(), zip(*written_of, strict=True), strict=True):
        different = sorted(set(found))
        index = {text: i for i, text in enumerate(different)}
        texts.append(
            {
                "source": " ".join(pair.source),
                "target": " ".join(pair.target),
                "texts": different,
                "written": coded([index[text] for text in found]),
            }
        )
    return {
        "parts": list(PARTS),
        "pairs": len(weights.held_out()),
        "losses": coded([round(1000 * loss) for loss, _ in scores]),
        "exact": coded([right for _, right in scores]),
        "guessing": round(guessing(), 3),
        "sentences": texts,
    }


def guessing() -> float:
    """Return the loss of one who knows how frequent each word of the training is, and no more."""
    _, _, english = weights.data()
    known = np.concatenate([english.encode(pair.target, eos=True) for pair in weights.data()[0]])
    counts = np.bincount(known, minlength=len(english)).astype(float)
    targets = [target[:, 1:] for _, target in batches()]
    wanted = torch.cat([target[target != 0] for target in targets]).numpy()
    return float(-np.log(counts[wanted] / counts.sum()).mean())


def train(name: str) -> list[dict[str, Any]]:
    """Train the translator without some of its parts; return what each seed reaches."""
    runs = []
    for seed in SEEDS:
        model, _ = weights.train(
            weights.RECIPES["transformer"],
            seed,
            build=lambda recipe: silence(weights.build(recipe), TRAINED[name]),
        )
        loss, right = measured(model)
        runs.append({"seed": seed, "loss": round(loss, 3), "exact": right})
        print(name, runs[-1], flush=True)
    return runs


def main() -> None:
    """Write the figure's file, or train without parts."""
    if not asked(__doc__, [], train="train without parts").train:
        parts.write({"encoder_translator.json": data()})
        return
    import controls  # which loads nbformat, seconds, for what is trained alone

    for name in TRAINED:
        controls.store("parts", {name: train(name)})


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
