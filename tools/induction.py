"""Train chapter 14's small transformers and store them: ``induction.py [NAME ...] [--store]``.

A name is one of RUNS or of SWEEP. Each run is kept in ``_build/induction``. ``--store`` trains
nothing: it writes ``attnlib/weights/induction.json``, what was measured on the way, and
``attnlib/weights/induction.safetensors``, the way of the two runs of STORED in eight bits a number.
One thread, so that the same machine gives the same numbers again.
"""

import json
import math
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from listing import ROOT, asked
from torch import Tensor
from torch.nn import functional as F

from attnlib._machine import machine
from attnlib.position import rotate
from attnlib.pretrained import _induction

PARTIAL = ROOT / "_build" / "induction"
N_WORDS, D_MODEL, D_HEAD, LENGTH = 64, 48, 12, 48
STEPS, BATCH, RATE, DECAY, WARM_UP = 1400, 64, 2e-3, 0.05, 100
BASE = 100.0  # of the rotation
PRICED_FROM, PRICE_RISES = 600, 300  # steps
EVERY = 25  # steps between two measurements


class Run(NamedTuple):
    """One training; all others of its kind differ in the seed alone."""

    kind: str
    seed: int
    layers: int = 2
    num_heads: int = 4
    price: float = 0.0
    smeared: bool = False


RUNS = {
    f"{run.kind} {run.seed}": run
    for run in (
        *(Run("plain", seed) for seed in range(5)),
        *(Run("priced", seed, price=0.2) for seed in range(3)),
        *(Run("one layer", seed, layers=1) for seed in range(2)),
        *(Run("one layer, eight heads", seed, layers=1, num_heads=8) for seed in range(2)),
        *(Run("one layer, smeared keys", seed, layers=1, smeared=True) for seed in range(2)),
    )
}
STORED = ("plain 0", "priced 0")
SWEEP = {  # other sizes of the penalty; "plain" has 0 and "priced" 0.2
    f"penalty {price} {seed}": Run("priced", seed, price=price)
    for price in (0.1, 0.4)
    for seed in range(3)
}


def start(run: Run) -> dict[str, Tensor]:
    """Return the untrained parameters."""
    torch.manual_seed(run.seed)
    width = run.num_heads * D_HEAD
    params = {"embedding": 0.5 * torch.randn(N_WORDS, D_MODEL)}
    for layer in range(1, run.layers + 1):
        for name, scale in (("w_q", 1.0), ("w_k", 1.0), ("w_v", 0.5)):
            w = torch.randn(D_MODEL, width) / math.sqrt(D_MODEL)
            params[f"layer{layer}.{name}"] = scale * w
        params[f"layer{layer}.w_o"] = 0.5 * torch.randn(width, D_MODEL) / math.sqrt(D_MODEL)
        if run.smeared:
            params[f"layer{layer}.smear"] = torch.zeros(run.num_heads, 1, 1)
    params["unembedding"] = 0.2 * torch.randn(D_MODEL, N_WORDS) / math.sqrt(D_MODEL)
    return {name: tensor.requires_grad_() for name, tensor in params.items()}


def norm(x: Tensor) -> Tensor:
    """Divide each vector by the root of the mean of its squares."""
    return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6)


def forward(
    params: dict[str, Tensor], tokens: Tensor, cut: tuple[int, int] | None = None
) -> tuple[Tensor, list[Tensor]]:
    """Return the logits and each layer's weights; what the head `cut` (from 0) finds is dropped."""
    n = tokens.shape[1]
    hidden = torch.ones(n, n, dtype=torch.bool).triu(1)
    x, found = params["embedding"][tokens], []
    for layer in range(_induction.n_layers(params)):
        w = {s: params[f"layer{layer + 1}.w_{s}"] for s in "qkvo"}
        q, k, v = (_heads(norm(x) @ w[s]) for s in "qkv")
        if (smear := params.get(f"layer{layer + 1}.smear")) is not None:
            before = F.pad(k, (0, 0, 1, 0))[:, :, :-1]
            k = k + torch.sigmoid(smear) * (before - k)
        q, k = (rotate(part, torch.arange(n), base=BASE) for part in (q / math.sqrt(D_HEAD), k))
        weights = (q @ k.mT).masked_fill(hidden, -math.inf).softmax(-1)
        heads = weights @ v
        if cut is not None and cut[0] == layer:
            heads = heads.index_fill(1, torch.tensor(cut[1]), 0.0)
        x = x + heads.transpose(1, 2).flatten(2) @ w["o"]
        found.append(weights)
    return norm(x) @ params["unembedding"], found


def _heads(x: Tensor) -> Tensor:
    """Split (batch, n, width) into (batch, num_heads, n, D_HEAD)."""
    return x.unflatten(-1, (-1, D_HEAD)).transpose(1, 2)


def texts(n: int, generator: torch.Generator, length: int = LENGTH) -> tuple[Tensor, Tensor]:
    """Return random texts in which a segment comes again, and which words could be copied.

    A segment of 4 to 16 words comes again and again, with the same 0 to 8 places for other words
    between. Its first word can hardly be predicted where words stand between, so it does not count
    as copied. No word stands twice in a row, but where two segments meet.
    """

    def draw(low: int, high: int) -> Tensor:
        return torch.randint(low, high, (n, 1), generator=generator)

    words = torch.randint(0, N_WORDS - 1, (n, length), generator=generator)
    for i in range(1, length):
        words[:, i] += words[:, i] >= words[:, i - 1]
    size, gap, lead = draw(4, 17), draw(0, 9), draw(0, 9)
    since = torch.arange(length) - lead
    place = since % (size + gap)
    again = (since >= size + gap) & (place < size)
    tokens = torch.where(again, words.gather(1, (lead + place).clamp(max=length - 1)), words)
    return tokens, again & (place > 0)


@torch.no_grad()
def measure(
    params: dict[str, Tensor], tokens: Tensor, copied: Tensor, cut: tuple[int, int] | None = None
) -> dict[str, Any]:
    """Return losses, the share of copied words predicted, and each head's three scores."""
    logits, weights = forward(params, tokens, cut)
    losses = F.cross_entropy(logits[:, :-1].mT, tokens[:, 1:], reduction="none")
    again = copied[:, 1:]
    right = (logits[:, :-1].argmax(-1) == tokens[:, 1:])[again]
    # Words that come right after an earlier occurrence of the query's own word.
    after = (tokens[:, :, None] == tokens[:, None, :]).roll(1, 2).tril()
    after[:, :, 0] = False
    prefix = [(w * after[:, None]).sum(-1)[:, :, :-1].transpose(0, 1) for w in weights]
    return {
        "repeated": losses[again].mean().item(),
        "other": losses[~again].mean().item(),
        "right": right.double().mean().item(),
        "previous": [w.diagonal(-1, 2, 3).mean((0, 2)).tolist() for w in weights],
        "prefix": [p[:, again].mean(1).tolist() for p in prefix],
        "copying": _copying(params),
    }


def _copying(params: dict[str, Tensor]) -> list[list[float]]:
    """Return, for each head, for which share of the words it raises that word's own logit most."""
    scores, e = [], norm(params["embedding"])
    for layer in range(1, _induction.n_layers(params) + 1):
        v = (e @ params[f"layer{layer}.w_v"]).unflatten(-1, (-1, D_HEAD))
        o = params[f"layer{layer}.w_o"].unflatten(0, (-1, D_HEAD))
        raised = torch.einsum("whd,hdm,mu->hwu", v, o, params["unembedding"])
        scores.append((raised.argmax(-1) == torch.arange(N_WORDS)).double().mean(-1).tolist())
    return scores


def price(params: dict[str, Tensor]) -> Tensor:
    """Return the penalty: the sum, over the heads, of the root of what each of them may write."""
    total = torch.zeros(())
    for layer in range(1, _induction.n_layers(params) + 1):
        v = params[f"layer{layer}.w_v"].unflatten(1, (-1, D_HEAD)).norm(dim=(0, 2))
        o = params[f"layer{layer}.w_o"].unflatten(0, (-1, D_HEAD)).norm(dim=(1, 2))
        total = total + (v * o + 1e-3).sqrt().sum()
    return total


def train(run: Run, steps: int = STEPS) -> Iterator[tuple[int, dict[str, Tensor]]]:
    """Train, and yield the step and the parameters every EVERY steps, from the start on."""
    params = start(run)
    generator = torch.Generator().manual_seed(1000 + run.seed)
    optimizer = torch.optim.AdamW(params.values(), RATE, (0.9, 0.98), weight_decay=DECAY)
    for step in range(steps + 1):
        if step % EVERY == 0:
            yield step, {name: tensor.detach().clone() for name, tensor in params.items()}
        down = 0.1 + 0.45 * (1 + math.cos(math.pi * step / STEPS))
        optimizer.param_groups[0]["lr"] = RATE * min(1, (step + 1) / WARM_UP) * down
        tokens, _ = texts(BATCH, generator)
        logits, _ = forward(params, tokens)
        loss = F.cross_entropy(logits[:, :-1].flatten(0, 1), tokens[:, 1:].flatten())
        if run.price and step > PRICED_FROM:
            rise = min(1, (step - PRICED_FROM) / PRICE_RISES)
            loss = loss + run.price * rise * price(params)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def judged(seed: int, n: int) -> tuple[Tensor, Tensor]:
    """Return texts to judge by, of a seed that no training has."""
    return texts(n, torch.Generator().manual_seed(seed))


def rounded(value: Any) -> Any:
    """Round all numbers of nested lists and dicts to four decimals."""
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    if isinstance(value, list):
        return [rounded(item) for item in value]
    return round(value, 4) if isinstance(value, float) else value


def make(name: str) -> None:
    """Train a run, measure it on the way and at the end, and keep both."""
    run, begun, curve, kept = (RUNS | SWEEP)[name], time.perf_counter(), [], []
    on_the_way, at_the_end = judged(7, 128), judged(11, 512)
    for step, params in train(run):
        curve.append({"step": step, **measure(params, *on_the_way)})
        kept.append(params)
    seconds = round(time.perf_counter() - begun, 1)
    heads = [(layer, h) for layer in range(run.layers) for h in range(run.num_heads)]
    cuts = {
        f"{layer + 1}.{h + 1}": measure(params, *at_the_end, cut=(layer, h)) for layer, h in heads
    }
    record = {
        **run._asdict(),
        "seconds": seconds,
        "curve": {key: [at[key] for at in curve] for key in curve[0]},
        "end": measure(params, *at_the_end),
        "cut": {h: {key: cut[key] for key in ("repeated", "right")} for h, cut in cuts.items()},
    }
    PARTIAL.mkdir(parents=True, exist_ok=True)
    torch.save({"record": rounded(record), "kept": kept}, PARTIAL / f"{name}.pt")
    end = record["end"]
    print(f"{name}: {seconds} s, loss {end['repeated']:.3f}, right {end['right']:.3f}", flush=True)
    print("  cut:", {h: round(cut["right"], 2) for h, cut in cuts.items()}, flush=True)


def recipe() -> dict[str, Any]:
    """Return what one must know to train them again."""
    return {
        "n_words": N_WORDS, "d_model": D_MODEL, "d_head": D_HEAD, "length": LENGTH,
        "base": BASE, "steps": STEPS, "batch_size": BATCH, "learning_rate": RATE,
        "weight_decay": DECAY, "warm_up": WARM_UP, "priced_from": PRICED_FROM,
        "price_rises": PRICE_RISES,
    }  # fmt: skip


def steps_kept() -> dict[str, list[int]]:
    """Return which steps of the two stored runs are kept: together to the fork, then fewer."""
    fork = list(range(0, PRICED_FROM + 1, EVERY))
    after = list(range(PRICED_FROM + 2 * EVERY, STEPS + 1, 2 * EVERY))
    return {"plain": fork + after, "priced": after}


def store() -> None:
    """Write what was measured, of SWEEP the ends alone, and the weights of the two stored runs."""
    runs = {name: torch.load(PARTIAL / f"{name}.pt") for name in RUNS | SWEEP}
    record = {"recipe": recipe(), "measured": machine("torch")}
    for name in SWEEP:
        del runs[name]["record"]["curve"]
    found = {"runs": [runs[name]["record"] for name in RUNS], **record}
    curves = found | {"sweep": [runs[name]["record"] for name in SWEEP]}
    _induction.CURVES.write_text(json.dumps(curves, separators=(",", ":")) + "\n", "utf8")
    chosen = [
        (kind, step, runs[f"{kind} 0"]["kept"][step // EVERY])
        for kind, steps in steps_kept().items()
        for step in steps
    ]
    _induction.write_induction(chosen, record)
    print(f"{len(chosen)} checkpoints, {_induction.WEIGHTS.stat().st_size} bytes")


def main() -> None:
    """Train the named runs, or all; or store what was trained."""
    options = asked(__doc__, RUNS | SWEEP, store="store what was trained")
    if options.store:
        store()
        return
    for name in options.names or RUNS | SWEEP:
        make(name)


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
