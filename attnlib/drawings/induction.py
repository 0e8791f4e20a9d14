"""What chapter 14, induction, draws, samples and measures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from numpy.typing import NDArray

from attnlib import diagram, plot
from attnlib.induction import AttentionOnly, attention_only
from attnlib.lookup import softmax
from attnlib.multihead import split_heads

Array = NDArray[Any]

N_WORDS, LENGTH = 64, 48
"""Words that there are, and words in a text."""

KINDS = {
    "plain": "two layers",
    "one layer": "one layer",
    "one layer, eight heads": "eight heads",
    "one layer, smeared keys": "smeared keys",
}
"""The trained kinds of model that are compared, and their names in the plot."""


def hops() -> None:
    """Draw the two lookups of an induction head: what goes from where to where."""
    ax = diagram.canvas(12, 7.6)
    for at, word in ((_OLD, "old"), (_CAT, "cat"), (8.7, "…"), (_LAST, "old")):
        diagram.words(ax, at, 0.4, word)
    _hop(ax, 1.7, (_OLD, _CAT), "layer 1", ("position 2", "old", "one back", "after old"))
    _hop(ax, 5.0, (_CAT, _LAST), "layer 2", ("after old", "cat", "old", "cat"))
    for at, low, high in _STREAMS:
        diagram.arrow(ax, (at, low), (at, high))
    figure: Any = ax.figure
    plot.show(figure, alt=_HOPS)


_OLD, _CAT, _LAST = 3.9, 7.1, 10.3
_STREAMS = (  # the vector of each position, upwards
    (_OLD, 0.75, 1.35),
    (_OLD, 2.05, 2.85),
    (_CAT, 0.75, 0.95),
    (_CAT, 4.1, 4.65),
    (_CAT, 5.35, 6.15),
    (_LAST, 0.75, 4.25),
)
_HOPS = (
    "Two lookups in the text old, cat, and so on, old. Layer 1: the query at cat asks one position "
    "back, the key there fits, and the value old is written into the vector at cat as after old. "
    "Layer 2: the query at the last old is old, the key at cat is after old and gets the weight, and "
    "the value at cat, its own word, is the output: cat."
)


def _hop(
    ax: Any, low: float, ends: tuple[float, float], name: str, said: tuple[str, str, str, str]
) -> None:
    (source, target), (key, value, asks, gets) = ends, said
    middle, high = (source + target) / 2, low + 1.5
    diagram.words(ax, 0.9, low + 0.75, name)
    diagram.mark(ax, "key", source, low)
    diagram.words(ax, source - 1.5, low, key, role="key")
    diagram.mark(ax, "query", target, low)
    diagram.words(ax, target + 0.2, low - 0.5, asks, role="query")
    diagram.mark(ax, "weight", middle, low, size=0.7)
    diagram.arrow(ax, (source + 0.35, low), (middle - 0.45, low))
    diagram.arrow(ax, (target - 0.55, low), (middle + 0.45, low))
    diagram.mark(ax, "value", source, high)
    diagram.words(ax, source - 1.0, high, value, role="value")
    diagram.arrow(ax, (source + 0.4, high), (target - 0.55, high))
    diagram.arrow(ax, (middle, low + 0.45), (middle, high - 0.08))
    diagram.mark(ax, "output", target, high)
    diagram.words(ax, target, high + 0.65, gets, role="output")


def texts(n: int, seed: int) -> tuple[Array, Array]:
    """Return random texts (n, LENGTH) in which a segment is repeated, and which words can be copied."""
    rng = np.random.default_rng(seed)
    tokens = rng.integers(0, N_WORDS, (n, LENGTH))
    copied = np.zeros((n, LENGTH), dtype=bool)
    for i in range(n):
        size, gap, lead = rng.integers([4, 0, 0], [17, 9, 9])
        for j in range(lead + size + gap, LENGTH):
            at = (j - lead) % (size + gap)
            if at < size:
                tokens[i, j] = tokens[i, lead + at]
                copied[i, j] = at > 0
    return tokens, copied


def judge(
    params: Mapping[str, Any], test: tuple[Array, Array], **options: Any
) -> tuple[float, float, AttentionOnly[Any]]:
    """Return loss and accuracy on the words that can be copied, and what the model computed."""
    tokens, copied = test
    out = attention_only(tokens, params, num_heads=4, **options)
    p, again = softmax(out.logits[:, :-1]), copied[:, 1:]
    of_next = np.take_along_axis(p, tokens[:, 1:, None], axis=-1)[..., 0]
    right = (p.argmax(axis=-1) == tokens[:, 1:])[again].mean()
    return float(-np.log(of_next[again]).mean()), float(right), out


def cut(params: Mapping[str, Any], test: tuple[Array, Array], *heads: str) -> float:
    """Return the accuracy without some heads, which are named like "1.4"."""
    flow = np.ones((2, 4, 1, 1), dtype=np.float32)
    for layer, head in (map(int, name.split(".")) for name in heads):
        flow[layer - 1, head - 1] = 0
    return judge(params, test, flow=flow)[1]


def attends(out: AttentionOnly[Any], test: tuple[Array, Array]) -> tuple[Array, Array]:
    """Return previous-word and prefix-matching scores, (2, 4) each: a row per layer."""
    tokens, copied = test
    weights, again = np.stack(out.weights), copied[:, 1:]  # (2, texts, 4, n, n)
    after = np.zeros((len(tokens), LENGTH, LENGTH), dtype=bool)
    after[:, :, 1:] = (tokens[:, :, None] == tokens[:, None, :])[:, :, :-1]
    after &= np.tril(np.ones((LENGTH, LENGTH), dtype=bool))
    back = np.diagonal(weights, -1, -2, -1).mean(axis=(1, 3))
    prefix = (weights * after[:, None]).sum(axis=-1)[..., :-1]
    return back, (prefix * (again[:, None] / again.sum())).sum(axis=(1, 3))


def copying(params: Mapping[str, Any]) -> Array:
    """Return the share of words that raise themselves most through each head, (2, 4)."""
    x, shares = params["embedding"], []
    words = x / np.sqrt((x**2).mean(axis=-1, keepdims=True) + 1e-6)
    for layer in ("layer1", "layer2"):
        v = split_heads(words @ params[f"{layer}.w_v"], 4)  # (4, 64, 12)
        o = params[f"{layer}.w_o"].reshape(4, 12, 48)
        raised = v @ o @ params["unembedding"]  # (4, 64, 64)
        shares.append((raised.argmax(axis=-1) == np.arange(N_WORDS)).mean(axis=-1))
    return np.array(shares)


def curves(record: Mapping[str, Any], kind: str, key: str, layer: int | None = None) -> Array:
    """Return a row for each seed; of a layer, the head that is best at the end."""
    found = [np.array(run["curve"][key]) for run in record["runs"] if run["kind"] == kind]
    if layer is None:
        return np.array(found)
    return np.array([f[:, layer, f[-1, layer].argmax()] for f in found])


def forming(record: Mapping[str, Any]) -> None:
    """Plot the losses of four kinds of model, and where the heads of two layers attend."""
    steps = record["runs"][0]["curve"]["step"]
    figure, (above, below) = plt.subplots(2, 1, figsize=(7, 5.4), sharex=True)
    losses = {name: curves(record, kind, "repeated") for kind, name in KINDS.items()}
    for name, runs in losses.items():
        plot.curves(steps, runs, label=name, ax=above)
    above.set(title="loss on repeated words", ylim=(0, 4.4))
    ink, grey = plot.COLORS[0], plot.COLORS[4]  # ink: of two layers, as above
    back, match = (
        curves(record, "plain", key, layer) for key, layer in (("previous", 0), ("prefix", 1))
    )
    plot.curves(steps, back, label="layer 1: word before", color=grey, ax=below)
    plot.curves(steps, match, label="layer 2: word after a copy", color=ink, ax=below)
    below.set(xlabel="training step", title="weight of the best head, two layers", ylim=(0, 1))
    for ax in (above, below):
        plot.names(ax)
    ends = "; ".join(f"{name} {np.median(runs[:, -1]):.2f}" for name, runs in losses.items())
    plot.show(figure, alt=_FORMING.format(ends))


_FORMING = (
    "Above: loss on repeated words against training steps. Two layers fall slowly to about 3.6, "
    "then steeply within about 150 steps; smeared keys fall early; ends: {}. Below: in the models with "
    "two layers, the best head's weight on the word before, layer 1, and on the word after an "
    "earlier copy, layer 2, rise at the same time, as the loss falls."
)


def circuits(asks: Array, writes: Array, names: tuple[str, str]) -> None:
    """Draw two tables of words by words, the first 24: where a head attends, what it writes."""
    figure, axes = plt.subplots(1, 2, figsize=(7, 3.6))
    said = (("word before the key", "query's word"), ("word that is raised", "word attended to"))
    for ax, table, name, (x, y) in zip(axes, (asks, writes), names, said, strict=True):
        top = float(np.abs(table).max())
        plot.weights(table[:24, :24], limits=(-top, top), cmap="signed", fmt=None, ax=ax)
        ax.set(title=name, xlabel=x, ylabel=y, aspect="equal", xticks=[0, 23], yticks=[0, 23])
    own = [(table.argmax(axis=1) == np.arange(len(table))).mean() for table in (asks, writes)]
    plot.show(
        figure,
        alt=f"Two tables of words by words, the first 24 of 64. Left, {names[0]}: in {own[0]:.0%} of all "
        f"rows the largest entry is on the diagonal. Right, {names[1]}: {own[1]:.0%}.",
    )
