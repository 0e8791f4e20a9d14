"""Measure the trained translator of chapter 09 with parts switched off: ``translator_parts.py [--train [NAME ...]]``.

Twelve parts, each on or off after training: all 4096 combinations are measured on the held-out
pairs, none interpolated, and written to the file of the figure TranslatorExplorer.
``--train`` trains the translator again, without the parts that the names of TRAINED mean, and
stores the losses in ``attnlib/weights/controls.json``. One thread.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import partial
from typing import Any

import controls
import numpy as np
import parts
import torch
import weights
from torch import Tensor, nn

from attnlib.corpora import KNOWN_PAIRS, encode_pairs, translation_pairs
from attnlib.nn import Transformer
from attnlib.position import sinusoidal
from attnlib.pretrained import load_translator
from attnlib.training import translate
from attnlib.widgets.encoder_translator import PARTS, TRAINED

SEEDS = (0,)
MOST_WORDS = 16  # that are written of a sentence, for some models find no end
Step = Callable[[Tensor], Tensor]


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
    found = [
        judged(model(source, target[:, :-1]).logits[real], wanted, rows)
        for source, target in batches()
        for real, wanted, rows in [_asked(target)]
    ]
    return _summed(found)


def judged(logits: Tensor, wanted: Tensor, rows: Tensor) -> tuple[float, int, int]:
    """Return the summed loss of the words (n, vocabulary), their number, and the sentences all right.

    A sentence whose every next word is the most probable one after the true words before it is
    the one that greedy decoding writes.
    """
    loss = torch.nn.functional.cross_entropy(logits, wanted, reduction="sum")
    written = logits[:, 2:].argmax(-1) + 2  # padding and begin are never written
    wrong = rows[written != wanted].unique()
    return float(loss), len(wanted), int(rows[-1]) + 1 - len(wrong)


def _asked(target: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Return where words are asked for, which, and of which sentence each is."""
    real = target[:, 1:] != 0
    return real, target[:, 1:][real], real.nonzero()[:, 0]


def _summed(found: list[tuple[float, int, int]]) -> tuple[float, int]:
    loss, words, right = map(sum, zip(*found, strict=True))
    return loss / words, int(right)


def batches() -> list[tuple[Tensor, Tensor]]:
    """Return the held-out pairs as tensors, those of similar length together."""
    pairs, n = weights.held_out(), weights.HELD_OUT["n"]
    parts = (pairs[i : i + n] for i in range(0, len(pairs), n))
    arrays = (encode_pairs(part, *weights.data()[1:]) for part in parts)
    return [(torch.from_numpy(source), torch.from_numpy(target)) for source, target in arrays]


def walk(x: Tensor, steps: Sequence[Step]) -> Iterator[Tensor]:
    """Go through residual steps in all ways: each taken, and then left out."""
    if not steps:
        yield x
        return
    first, *rest = steps
    yield from walk(x + first(x), rest)
    yield from walk(x, rest)


def _places(x: Tensor) -> Tensor:
    places: Tensor = sinusoidal(x.shape[1], x.shape[2], like=x).expand_as(x)
    return places


def _attend(part: Any, norm: Any, *memory: Tensor, x: Tensor, **options: Any) -> Tensor:
    added: Tensor = part(norm(x), *memory, **options).output
    return added


def encoder_steps(model: Any, mask: Tensor) -> list[Step]:
    """Return what each part of the encoder adds to its input, in their order."""
    steps: list[Step] = [_places]
    for layer in model.encoder.layers:
        attend = partial(_attend, layer.attention, layer.attention_norm, mask=mask)
        steps += [
            lambda x, f=attend: f(x=x),
            nn.Sequential(layer.feed_forward_norm, layer.feed_forward),
        ]
    return steps


def decoder_steps(model: Any, memory: Tensor, mask: Tensor) -> list[Step]:
    """Return what each part of the decoder adds to its input, in their order."""
    steps: list[Step] = [_places]
    for layer in model.layers:
        attend = partial(_attend, layer.attention, layer.attention_norm, is_causal=True)
        cross = partial(
            _attend, layer.cross_attention, layer.cross_attention_norm, memory, mask=mask
        )
        steps += [lambda x, f=attend: f(x=x), lambda x, f=cross: f(x=x)]
        steps.append(nn.Sequential(layer.feed_forward_norm, layer.feed_forward))
    return steps


@torch.no_grad()
def every_combination(model: Any, source: Tensor, target: Tensor) -> Iterator[Any]:
    """Return what ``judged`` says of each combination, in the order of its number."""
    mask = (source != model.pad_id)[:, None]
    real, wanted, rows = _asked(target)
    for x in walk(model.encoder.embedding.tokens(source), encoder_steps(model, mask)):
        steps = decoder_steps(model, model.encoder.norm(x), mask)
        for y in walk(model.embedding.tokens(target[:, :-1]), steps):
            yield judged(model.output(model.norm(y[real])), wanted, rows)


def sentences() -> list[Any]:
    """Return the pairs whose translation the figure shows."""
    return [KNOWN_PAIRS[2], translation_pairs(1, seed=0, split="test", lengths=(7, 10))[0]]


def names_of(off: int) -> list[str]:
    """Return the parts that a number switches off: the first is its highest bit."""
    return [name for i, name in enumerate(reversed(PARTS)) if off >> i & 1]


def written(model: Transformer) -> list[list[str]]:
    """Return by sentence what every combination writes; one without an end has an ellipsis."""
    _, *words = weights.data()
    asked = [pair.source for pair in sentences()]
    found = []
    for off in range(2 ** len(PARTS)):
        silenced = silence(deepcopy(model), names_of(off))
        texts = [one.tokens for one in translate(silenced, asked, *words, max_length=MOST_WORDS)]
        found.append([" ".join(text) + (" …" if len(text) == MOST_WORDS else "") for text in texts])
    return [list(texts) for texts in zip(*found, strict=True)]


def coded(numbers: Sequence[int]) -> str:
    """Return whole numbers, two bytes each, as text."""
    return parts.coded(np.array(numbers, dtype="<u2"))


@torch.no_grad()
def data() -> dict[str, Any]:
    """Return what the file holds."""
    model, *_ = load_translator("transformer")
    by_batch = [list(every_combination(model, *batch)) for batch in batches()]
    scores = [_summed(list(found)) for found in zip(*by_batch, strict=True)]
    texts = []
    for pair, found in zip(sentences(), written(model), strict=True):
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
    wanted = torch.cat([_asked(target)[1] for _, target in batches()]).numpy()
    return float(-np.log(counts[wanted] / counts.sum()).mean())


def train(name: str) -> list[dict[str, Any]]:
    """Train the translator without some of its parts; return what each seed reaches."""
    runs = []
    for seed in SEEDS:
        model, _ = weights.train(
            weights.RECIPES["transformer"],
            seed,
            checkpoint=weights.PARTIAL / f"without-{name}-{seed}.safetensors".replace(" ", "-"),
            build=lambda recipe: silence(weights.build(recipe), TRAINED[name]),
        )
        loss, right = measured(model)
        runs.append({"seed": seed, "loss": round(loss, 3), "exact": right})
        print(name, runs[-1], flush=True)
    return runs


def main() -> None:
    """Write the figure's file, or train without parts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--train", nargs="*", metavar="NAME", help="of TRAINED; all where none is")
    options = parser.parse_args()
    if options.train is None:
        parts.write({"encoder_translator.json": data()})
        return
    if unknown := set(options.train) - set(TRAINED):
        sys.exit(f"attnlib: nothing named {', '.join(sorted(unknown))}; there are {[*TRAINED]}.")
    for name in options.train or TRAINED:
        made = train(name)
        known = controls._read()["parts"] | {name: made}
        controls._store(parts={key: known[key] for key in TRAINED if key in known})


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
