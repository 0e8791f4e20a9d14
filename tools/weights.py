"""Train the book's translators and store them: ``weights.py [NAME ...] [--check]``.

Each name is a recipe of RECIPES, stored as ``attnlib/weights/NAME.safetensors``, or
``length_curve``, which trains every kind of CURVE with five seeds and stores the scores alone.
One thread, so that the same machine gives the same numbers again. ``--check`` trains anew and
compares with what is stored.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count, islice
from typing import Any, NamedTuple

import numpy as np
import torch
from listing import asked
from torch.optim.lr_scheduler import LambdaLR

from attnlib import nn
from attnlib._machine import machine
from attnlib.corpora import (
    SentencePair,
    Vocabulary,
    alignment_error_rate,
    corpus_bleu,
    encode_pairs,
    translation_pairs,
)
from attnlib.pretrained import _translators, load_translator, translator_record
from attnlib.training import forced_weights, translate, translation_loss

TRAIN = {"n": 20000, "seed": 0, "lengths": [3, 30]}
HELD_OUT = {"n": 100, "seed": 0, "split": "test"}  # so many of each length
LENGTHS = [[low, low + 3] for low in range(3, 31, 4)]
SEEDS = range(5)
WARM_UP = 100  # steps


class Recipe(NamedTuple):
    """What a training is made of, but for the data, which are the same for all."""

    kind: str
    options: dict[str, Any]
    steps: int = 1000
    learning_rate: float = 5e-3
    batch_size: int = 64


RECIPES = {
    # Four times the steps of the others, so that nobody can say it was not given the time.
    "no_attention": Recipe("RecurrentSeq2Seq", {"d_model": 64, "attention": None}, steps=4000),
    "additive": Recipe("RecurrentSeq2Seq", {"d_model": 64, "attention": "additive"}),
    "dot": Recipe("RecurrentSeq2Seq", {"d_model": 64, "attention": "dot"}),
    "transformer": Recipe(
        "Transformer", {"d_model": 64, "num_heads": 4, "num_layers": 2, "d_ff": 128}
    ),
}
CURVE = ("no_attention", "additive", "dot", "transformer")


@cache
def data() -> tuple[list[SentencePair], Vocabulary, Vocabulary]:
    """Return the training pairs and the words of both languages."""
    low, high = TRAIN["lengths"]
    pairs = translation_pairs(TRAIN["n"], seed=TRAIN["seed"], lengths=(low, high))
    return pairs, *(Vocabulary.of(pair[side] for pair in pairs) for side in (0, 1))


@cache
def held_out() -> list[SentencePair]:
    """Return the pairs to judge by, the shortest first, equally many of each length."""
    return [
        pair for low, high in LENGTHS for pair in translation_pairs(**HELD_OUT, lengths=(low, high))
    ]


def build(recipe: Recipe) -> nn.SequenceToSequence:
    """Return an untrained model for the words of both languages."""
    sizes = map(len, data()[1:])
    model: nn.SequenceToSequence = getattr(nn, recipe.kind)(*sizes, **recipe.options)
    return model


def batches(arrays: tuple[Any, ...], size: int, seed: int) -> Iterator[tuple[torch.Tensor, ...]]:
    """Yield batches without end, shuffled anew in each epoch, and each without columns of padding."""
    n = len(arrays[0]) // size * size
    lengths = (arrays[0] != 0).sum(1)
    for epoch in count():
        rng = np.random.default_rng([seed, epoch])
        order = rng.permutation(len(arrays[0]))[:n]
        # Sorted 32 batches at a time: of similar lengths, yet never the same twice.
        pools = np.split(order, range(32 * size, n, 32 * size))
        order = np.concatenate([rows[np.argsort(lengths[rows], kind="stable")] for rows in pools])
        for rows in rng.permutation(order.reshape(-1, size)):
            parts = (array[rows] for array in arrays)
            yield tuple(torch.from_numpy(x[:, (x != 0).any(0)].copy()) for x in parts)


def train(
    recipe: Recipe,
    seed: int,
    *,
    steps: int | None = None,
    build: Callable[[Recipe], nn.SequenceToSequence] = build,
    order: int = 1,
) -> tuple[nn.SequenceToSequence, float]:
    """Return a model, rounded to half precision, and the seconds that it took.

    It learns to write each target from the first word on, or with ``order=-1`` from the last.
    """
    pairs, source_words, target_words = data()
    torch.manual_seed(seed)
    model = build(recipe)
    turned = [pair._replace(target=pair.target[::order]) for pair in pairs]
    arrays = encode_pairs(turned, source_words, target_words)
    optimizer = torch.optim.Adam(model.parameters(), lr=recipe.learning_rate)
    # A short rise, then a straight fall to nothing.
    factors = [
        min(1.0, (n + 1) / WARM_UP) * (1 - n / recipe.steps) for n in range(recipe.steps + 1)
    ]
    schedule, start = LambdaLR(optimizer, factors.__getitem__), time.perf_counter()
    for batch in islice(batches(arrays, recipe.batch_size, seed), steps or recipe.steps):
        optimizer.zero_grad()
        translation_loss(model, *batch).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
    return model.eval().half().float(), round(time.perf_counter() - start, 1)


def written(
    model: nn.SequenceToSequence, pairs: list[SentencePair], order: int = 1
) -> list[tuple[str, ...]]:
    """Return the words of the model's translations, turned round where it writes them backwards."""
    found = translate(model, [pair.source for pair in pairs], *data()[1:])
    return [one.tokens[::order] for one in found]


def score(model: nn.SequenceToSequence, order: int = 1) -> dict[str, Any]:
    """Return what the model reaches on the held-out pairs, by length and as a whole."""
    pairs, n = held_out(), HELD_OUT["n"]
    output = written(model, pairs, order)
    wanted = [pair.target for pair in pairs]
    right = [found == target for found, target in zip(output, wanted, strict=True)]
    parts = [slice(i, i + n) for i in range(0, len(pairs), n)]
    found = {
        "bleu": [round(corpus_bleu(output[part], wanted[part]), 2) for part in parts],
        "exact": [sum(right[part]) / n for part in parts],
        "bleu_of_all": round(corpus_bleu(output, wanted), 2),
        "exact_of_all": round(sum(right) / len(right), 4),
    }
    if getattr(model, "attention", True) is not None:
        found["alignment_error_rate"] = round(_aer(model), 4)
    return found


def _aer(model: nn.SequenceToSequence) -> float:
    """Return the alignment error rate, of the mean over the heads where there are several."""
    _, *words = data()
    options = {"need_weights": True} if isinstance(model, nn.Transformer) else {}
    weights = forced_weights(model, held_out(), *words, **options)
    return alignment_error_rate([w if w.ndim == 2 else w.mean(1) for w in weights], held_out())


def about(recipe: Recipe, seeds: list[int]) -> dict[str, Any]:
    """Return what one must know to train it again."""
    _, _, *choice = recipe._asdict().items()
    return {
        **dict(choice),
        "warm_up": WARM_UP,
        "seeds": seeds,
        "train": TRAIN,
        "held_out": HELD_OUT,
    }


def make(name: str) -> None:
    """Train a recipe with the first seed and store it."""
    recipe = RECIPES[name]
    model, seconds = train(recipe, SEEDS[0])
    words = [list(vocabulary.tokens[4:]) for vocabulary in data()[1:]]
    record = {
        "class": recipe.kind,
        "options": recipe.options,
        "words": words,
        "recipe": about(recipe, [SEEDS[0]]),
        "scores": {"lengths": LENGTHS, **score(model)},
        "measured": {"seconds": seconds, **machine("torch", "sacrebleu")},
    }
    path = _translators.FOLDER / f"{name}.safetensors"
    _translators.write_translator(path, model, record)
    print(f"{path.name}: {path.stat().st_size} bytes, {record['scores']}")


def make_curve() -> None:
    """Train all kinds with all seeds and store their scores."""
    curves: dict[str, list[dict[str, Any]]] = {}
    for name in CURVE:
        recipe, curves[name] = RECIPES[name], []
        for seed in SEEDS:
            model, seconds = train(recipe, seed)
            curves[name].append({"seed": seed, **score(model), "seconds": seconds})
            print(name, curves[name][-1], flush=True)
    recipes = {name: about(RECIPES[name], list(SEEDS)) for name in CURVE}
    measured = machine("torch", "sacrebleu")
    record = {"lengths": LENGTHS, "curves": curves, "recipe": recipes, "measured": measured}
    _translators.CURVE.write_text(json.dumps(record, indent=1) + "\n", "utf8")


def check(name: str) -> bool:
    """Train a stored translator anew, compare every number, and say what came out."""
    stored, *_ = load_translator(name)
    model, seconds = train(RECIPES[name], SEEDS[0])
    same = all(
        torch.equal(tensor, model.state_dict()[key]) for key, tensor in stored.state_dict().items()
    )
    scores, old = score(model), translator_record(name)["scores"]
    verdict = "the same, bit for bit" if same else "not the same bits"
    print(f"{name}: {verdict}; {seconds} s; BLEU {old['bleu_of_all']}, now {scores['bleu_of_all']}")
    return same


def main() -> None:
    """Make, or check, the named ones, or all."""
    known = [*RECIPES, "length_curve"]
    options = asked(__doc__, known, check="train anew and compare, store nothing")
    names = options.names or known
    if options.check:
        verdicts = [check(name) for name in names if name in RECIPES]
        sys.exit(not all(verdicts))
    for name in names:
        make(name) if name in RECIPES else make_curve()


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
