"""What chapter 02 draws."""

from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle
from numpy.typing import NDArray

from attnlib import diagram, plot
from attnlib.corpora import SentencePair

Array = NDArray[Any]


def one_step(words: Sequence[str], weights: Array, written: str) -> None:
    """Draw one step of a decoder that looks back at three words."""
    ax = diagram.canvas(12, 7)
    for x, word, weight in zip((1.2, 3.6, 6), words, weights, strict=True):
        diagram.words(ax, x, 0.5, word)
        diagram.mark(ax, "key", x, 1.5)
        diagram.mark(ax, "weight", x, 3.6, size=float(weight))
        diagram.words(ax, x + 0.95, 3.6, f"{weight:.2f}")
        diagram.arrow(ax, (x, 1.9), (x, 3.1))
        diagram.arrow(ax, (x, 4.1), (5 + (x - 5) / 6, 5.5))
    for x in (1.2, 3.6):
        diagram.arrow(ax, (x + 0.4, 1.5), (x + 2, 1.5))
    _cell_and_labels(ax, written)
    told = ", ".join(f"{word} {w:.2f}" for word, w in zip(words, weights, strict=True))
    plot.show(plt.gcf(), alt=f"{STEP} Weights: {told}. Written: {written}.")


def _cell_and_labels(ax: Axes, written: str) -> None:
    """Draw what is right of the weights, and name the parts."""
    diagram.mark(ax, "output", 5, 6)
    diagram.mark(ax, "query", 9, 3.6)
    diagram.arrow(ax, (8.4, 3.6), (7.6, 3.6))
    diagram.box(ax, 9, 6, 1.6, 0.9, "cell")
    diagram.arrow(ax, (5.6, 6), (8.1, 6))
    diagram.arrow(ax, (9, 4.1), (9, 5.4))
    diagram.arrow(ax, (9.9, 6), (10.7, 6))
    diagram.words(ax, 11.2, 6, written)
    for x, y, role, text in (
        (8.6, 1.5, "key", "encoder's states"), (9.4, 2.8, "query", "decoder's state"),
        (2.6, 6, "output", "context, their average"),
    ):  # fmt: skip
        diagram.words(ax, x, y, text, role=role)


STEP = (
    "One step of a decoder. Below, the encoder's states after each word of the source. The decoder's "
    "state, the query, gives each of them a weight; their weighted average, the context, goes into the "
    "recurrent cell together with the decoder's state, and the cell leads to the next word."
)


def length_curve(
    lengths: Sequence[Sequence[int]], bleu: Mapping[str, Array], exact: Mapping[str, Array]
) -> None:
    """Draw BLEU and the share without a mistake against the sentence's length, by translator."""
    figure, axes = plt.subplots(1, 2, figsize=(7, 2.9))
    middle = [sum(part) / 2 for part in lengths]
    told = []
    for name in bleu:
        plot.curves(middle, bleu[name], label=name, ax=axes[0])
        plot.curves(middle, 100 * exact[name], label=name, ax=axes[1])
        score, share = (np.median(found[name], axis=0) for found in (bleu, exact))
        told.append(
            f"{name.capitalize()}: BLEU {score[0]:.0f} for the shortest, {score[-1]:.0f} for the "
            f"longest; {share[0]:.0%} and {share[-1]:.0%} without a mistake."
        )
    axes[0].set(xlabel="words", ylabel="BLEU", ylim=(0, 102))
    axes[1].set(xlabel="words", ylabel="without mistake, %", ylim=(0, 102))
    plot.names(axes[1])
    plot.show(
        figure,
        alt="Two plots of three translators against the length of the sentence, median and range of "
        f"five seeds. {' '.join(told)}",
    )


def strongest(one: Any, pair: SentencePair) -> str:
    """Say for each word written which word of the source has the largest weight."""
    best = one.weights.argmax(axis=1)
    seen = (pair.source[j] for j in best)
    return ", ".join(f"{word} from {source}" for word, source in zip(one.tokens, seen, strict=True))


def alignment_map(one: Any, pair: SentencePair, ax: Axes, fmt: str | None = ".2f") -> None:
    """Draw an alignment map, the grammar's links as frames."""
    plot.weights(one.weights, rows=one.tokens, columns=pair.source, fmt=fmt, ax=ax)
    for links, line in ((pair.possible, ":"), (pair.alignment, "-")):
        for i, j in links:  # on the cell's border: the weight stays visible
            frame = Rectangle((i - 0.5, j - 0.5), 1, 1, fill=False, ls=line, lw=1.8, zorder=3)
            frame.set_edgecolor(plot.COLORS[0])
            ax.add_patch(frame)
    ax.set(xlabel="", ylabel="")


def maps(found: Mapping[str, Sequence[Any]], pairs: Sequence[SentencePair]) -> None:
    """Draw the maps of several phrases, a row for each translator."""
    figure, axes = plt.subplots(len(found), len(pairs), figsize=(7, 5.2), squeeze=False)
    for row, (name, translations) in zip(axes, found.items(), strict=True):
        for ax, one, pair in zip(row, translations, pairs, strict=True):
            alignment_map(one, pair, ax)
            ax.tick_params(axis="x", labelsize=9)
            ax.set_title(name, fontsize=11)
    plot.show(figure, alt=f"Alignment maps of {len(pairs)} phrases. {_told(found, pairs)}")


def long_maps(found: Mapping[str, Any], pair: SentencePair) -> None:
    """Draw the maps of a long sentence side by side, without numbers."""
    figure, axes = plt.subplots(1, len(found), figsize=(7, 4.2), sharey=True)
    for ax, (name, one) in zip(axes, found.items(), strict=True):
        alignment_map(one, pair, ax, fmt=None)
        plt.setp(ax.get_xticklabels(), rotation=60, ha="right", rotation_mode="anchor")
        ax.set_title(name, fontsize=11)
    told = _told({name: [one] for name, one in found.items()}, [pair])
    plot.show(figure, alt=f"Alignment maps of the sentence {' '.join(pair.source)}. {told}")


def _told(found: Mapping[str, Sequence[Any]], pairs: Sequence[SentencePair]) -> str:
    return " ".join(
        f"{name.capitalize()}: {'; '.join(map(strongest, translations, pairs))}."
        for name, translations in found.items()
    )
