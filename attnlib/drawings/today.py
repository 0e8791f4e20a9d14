"""What chapter 15, today, draws, trains and samples."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib.pyplot as plt
from matplotlib.patches import Rectangle

from attnlib import diagram, plot
from attnlib._extras import needs
from attnlib.corpora import SentencePair

with needs(__name__, "torch"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional as F

KEYS = 32
"""The recall task has so many keys, tokens 0 to 31, and as many values, tokens 32 to 63."""

PROSE = (
    "The ferry left at six, when the harbour was still grey and the gulls had the quay to "
    "themselves. Two farmers stood at the rail with a crate of young apple trees between them, and "
    "an old man in a blue coat asked everyone whether the islands had been sighted yet. Nobody had "
    "seen anything but fog. The engine beat slowly, the deck trembled a little, and now and then a "
    "bell sounded from somewhere ahead. After an hour the sun came through, first as a pale disc "
    "and then all at once, and there they were: four hills of dark rock with white houses at their "
    "feet. The farmers lifted their crate. The old man took off his hat, as if he were entering a "
    "church, and said that it had not changed at all, although he had been away for thirty years. "
    "On the pier a woman with a bicycle was waiting for the post. She counted the sacks, signed a "
    "sheet of paper, and rode up the only street without a word to any of us. We followed her "
    "slowly, because the road was steep and the trees were heavy.",
    "Bread needs only flour, water, salt and time, and most failures come from a lack of the last. "
    "When flour meets water, two proteins join and form long elastic threads. Kneading lays these "
    "threads side by side until the dough can hold the gas that the yeast gives off. If the kitchen "
    "is cold, this takes a whole night, and the taste is better for it. A baker judges the dough by "
    "pressing it with a finger: if the hollow fills slowly, it is ready for the oven. The oven must "
    "be much hotter than beginners think. In the first ten minutes the loaf rises for the last "
    "time, because the gas expands and the water turns to steam. Then the crust sets, and what is "
    "inside can no longer grow. Many people cut their bread while it is still warm. It smells best "
    "then, but the crumb is wet and tears under the knife. An hour of patience makes a cleaner "
    "slice. The rest keeps for four days in a linen cloth, and after that it is still good for soup.",
    "Before a bridge is opened, engineers load it. In former times they sent a row of locomotives "
    "across; today they park lorries full of sand at the places where the calculation says that the "
    "deck will sink the most. Surveyors read the height of forty small marks, wait a quarter of an "
    "hour, and read them again. A sound bridge sinks by about as much as was computed, and it comes "
    "back when the lorries leave. What worries an engineer is not a large movement but one that "
    "stays. If the deck does not return, something has slipped or cracked, and the drawings have to "
    "be opened once more. The measurements are kept for the life of the structure, since a later "
    "survey means little without the first. Some bridges now carry sensors that report every "
    "minute, and a computer compares the movement with the weather. Steel grows longer in the sun, "
    "so a bridge is never quite still. Those who cross it in the morning and again at night walk "
    "over two slightly different lengths.",
)
"""Three texts of a page, written for this chapter, which no model can have read before."""

PROMPTS = {
    "The capital of France is": " Paris",
    "The capital of Japan is": " Tokyo",
    "The opposite of hot is": " cold",
    "Two plus two equals": " four",
}
"""Beginnings, and the token that should come next."""

Batch = tuple[Tensor, Tensor]
"""Token ids (batch, n), and which of them are to be predicted from those before (batch, n)."""


def recall(batch: int, n: int, keys: int, random: torch.Generator) -> Batch:
    """Draw lines of key, value, key, value; a key that comes again has its value again."""
    names = torch.rand(batch, KEYS, generator=random).argsort(1)[:, :keys]
    values = torch.randint(KEYS, 2 * KEYS, (batch, keys), generator=random)
    pick = torch.randint(0, keys, (batch, n // 2), generator=random)
    pick[:, :keys] = torch.rand(batch, keys, generator=random).argsort(1)  # each of them once
    ids = torch.stack([names.gather(1, pick), values.gather(1, pick)], -1).flatten(1)
    asked = torch.zeros(batch, n, dtype=torch.bool)
    asked[:, 2 * keys + 1 :: 2] = True  # the value of a key that was seen
    return ids, asked


def needle(batch: int, distance: int, n: int, random: torch.Generator) -> Tensor:
    """Draw lines whose last two tokens, a key and its value, stood `distance` tokens before once."""
    ids, _ = recall(batch, n, 15, random)
    free = torch.ones(batch, KEYS).scatter(1, ids[:, ::2], 0.0)  # keys that the others leave
    key = free.multinomial(1, generator=random)
    value = torch.randint(KEYS, 2 * KEYS, (batch, 1), generator=random)
    for at in (n - 2, n - 2 - distance):
        ids[:, at : at + 2] = torch.cat([key, value], 1)
    return ids


class Stream(NamedTuple):
    """Sentences as one stream of words: French, =, English, end of line."""

    words: list[str]
    ids: Tensor
    """(length,)"""
    english: Tensor
    """(length,) of bool: the words after =, with the end of the line."""
    starts: Tensor
    """Where lines end and the next begins."""

    def batch(self, batch: int, n: int, random: torch.Generator) -> Batch:
        """Draw `n` words from an end of line on, and which of them are English."""
        starts = self.starts[self.starts < len(self.ids) - n]
        first = starts[torch.randint(0, len(starts), (batch, 1), generator=random)]
        at = first + torch.arange(n)
        return self.ids[at], self.english[at]


def stream(pairs: Sequence[SentencePair], words: list[str] | None = None) -> Stream:
    """Join sentences to a stream; `words` are those of the training's, where there is one."""
    lines = [[*pair.source, "=", *pair.target, "\n"] for pair in pairs]
    flat = [word for line in lines for word in line]
    words = words or sorted(set(flat))
    number = {word: i for i, word in enumerate(words)}
    ids = torch.tensor([number.get(word, 0) for word in flat])
    english = [i > line.index("=") for line in lines for i in range(len(line))]
    return Stream(words, ids, torch.tensor(english), (ids == number["\n"]).nonzero()[:, 0])


@torch.enable_grad()
def train(
    model: nn.Module, draw: Callable[[int], Batch], steps: int, rate: float = 5e-3
) -> list[float]:
    """Train on a fresh batch at each step: 30 steps of warm-up, down in the second half."""
    optimizer = torch.optim.AdamW(model.parameters(), rate, betas=(0.9, 0.98), fused=True)
    losses = []
    for step in range(steps):
        now = rate * min(1.0, (step + 1) / 30, 2 * (1 - step / steps) + 0.05)
        optimizer.param_groups[0]["lr"] = now
        ids, asked = draw(step)
        loss: Any = F.cross_entropy(model(ids)[:, :-1][asked[:, 1:]], ids[:, 1:][asked[:, 1:]])
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.item())
    return losses


def learn_recall(model: nn.Module, seed: int, steps: int) -> list[float]:
    """Train on recall in lines of 64 tokens, of 4, 8, 16 or 24 keys."""
    random = torch.Generator().manual_seed(seed)
    return train(model, lambda step: recall(20, 64, (4, 8, 16, 24)[step % 4], random), steps)


def learn_text(model: nn.Module, text: Stream, seed: int, steps: int) -> list[float]:
    """Train on 64 words of a stream at a time, to predict every one of them."""
    random = torch.Generator().manual_seed(seed)

    def draw(_: int) -> Batch:
        ids = text.batch(16, 64, random)[0]
        return ids, torch.ones_like(ids, dtype=torch.bool)

    return train(model, draw, steps)


@torch.no_grad()
def examine_recall(model: nn.Module) -> dict[str, dict[int, float]]:
    """Return accuracies: by the number of keys, and of the needle by its distance in 64 and 256."""
    random = torch.Generator().manual_seed(99)
    found: dict[str, dict[int, float]] = {"keys": {}, "needle in 64": {}, "needle in 256": {}}
    for keys in (4, 8, 16, 24, 30):
        ids, asked = recall(64, 64, keys, random)
        right = model(ids).argmax(-1)[:, :-1] == ids[:, 1:]
        found["keys"][keys] = right[asked[:, 1:]].float().mean().item()
    for n, distances in {64: (8, 16, 60), 256: (16, 60, 120, 180, 250)}.items():
        for distance in distances:
            ids = needle(256, distance, n, random)
            right = model(ids)[:, -2].argmax(-1) == ids[:, -1]
            found[f"needle in {n}"][distance] = right.float().mean().item()
    return found


@torch.no_grad()
def examine_text(model: nn.Module, text: Stream) -> float:
    """Return the loss on the English words of a stream, in nats, after 16 words of context."""
    random = torch.Generator().manual_seed(7)
    ids, asked = text.batch(256, 64, random)
    asked[:, :17] = False
    guess, answer = model(ids)[:, :-1][asked[:, 1:]], ids[:, 1:][asked[:, 1:]]
    return F.cross_entropy(guess, answer).item()


def delta_chunks(
    q: Tensor, k: Tensor, v: Tensor, log_keep: Tensor, write: Tensor, state: Tensor
) -> tuple[Tensor, Tensor]:
    """Return what the gated delta rule does token by token, by matrix products of 32 tokens."""
    outputs, parts = [], [torch.split(x, 32, 2) for x in (q, k, v, log_keep, write)]
    for q, k, v, log_keep, write in zip(*parts, strict=True):
        total = log_keep.cumsum(2)
        decay = (total - total.mT).tril().exp().tril()
        system = torch.eye(q.shape[2]) + (write * (k @ k.mT) * decay).tril(-1)
        wanted = write * (v - total.exp() * (k @ state))
        new = torch.linalg.solve_triangular(system, wanted, upper=False)
        outputs.append(total.exp() * (q @ state) + ((q @ k.mT) * decay) @ new)
        kept = (k * (total[:, :, -1:] - total).exp()).mT @ new
        state = total[:, :, -1:].exp() * state + kept
    return torch.cat(outputs, 2), state


def learnt_at(losses: Sequence[float]) -> int | None:
    """Return the first step from which eight losses have a mean under 0.5, or None."""
    for step in range(len(losses) - 7):
        if sum(losses[step : step + 8]) < 8 * 0.5:
            return step
    return None


class Neighbour(nn.Embedding):
    """Embeds a token together with the one before it, which else a first layer has to learn."""

    def __init__(self, table: nn.Embedding) -> None:
        n_tokens, width = table.weight.shape
        super().__init__(n_tokens, width, _weight=table.weight.data)
        self.left = nn.Linear(width, width, bias=False)

    def forward(self, ids: Tensor) -> Tensor:
        """Return (batch, n, d_model)."""
        x: Tensor = super().forward(ids)
        mixed: Tensor = x + self.left(F.pad(x, (0, 0, 1, -1)))  # moved on by one token
        return mixed


def bytes_of(caches: Sequence[Mapping[str, Any]]) -> int:
    """Add up what the layers keep."""
    arrays = [array for cache in caches for kept in cache.values() for array in kept]
    return sum(array.nbytes for array in arrays)


LABORATORY = Path(__file__).parents[1] / "weights" / "laboratory.json"
Found = dict[str, list[dict[str, Any]]]


def laboratory(exam: str, part: str = "runs") -> Found:
    """Return the stored runs of "recall", "text900" or "ideas": for each variant, one for each seed.

    The parts: "runs", and "a thousand steps" of those that were trained longer.
    """
    found: Found = {}
    for key, run in json.loads(LABORATORY.read_text("utf8"))[part].items():
        kind, _, variant = key.split("/")
        if kind == exam:
            found.setdefault(variant, []).append(run)
    return found


def spread(values: Sequence[float], digits: int = 2) -> str:
    """Write the least and the most of a few numbers."""
    if not values:
        return "\u2013"
    low, high = (f"{x:.{digits}f}" for x in (min(values), max(values)))
    return low if low == high else f"{low}\u2013{high}"


def table(kept: Mapping[str, Sequence[int]]) -> None:
    """Print, for each variant, what it keeps in bytes and its ranges over the seeds."""
    recall, text = laboratory("recall"), laboratory("text900")
    print(f"{'':13}  bytes kept at  seeds, steps   steps until  24 pairs   needle at   loss on")
    print(f"{'':13}  64, 256 tokens of training    recalled     recalled   250 of 256  English")
    for name, (short, long) in kept.items():
        runs = recall[name]
        steps = [run["learnt at"] for run in runs]
        learnt = "never" if None in steps else spread(steps, 0)
        keys = spread([run["keys"]["24"] for run in runs])
        far = spread([run["needle in 256"]["250"] for run in runs])
        loss = spread([run["english"] for run in text.get(name, [])])
        trained = f"{len(runs)}, {spread([run['steps'] for run in runs], 0)}"
        print(f"{name:13}{short:8}{long:8}  {trained:12}  {learnt:11}  {keys:9}  {far:10}  {loss}")


_LINES = {
    "multi-head": (plot.COLORS[0], "-"),
    "window": (plot.COLORS[1], "-"),
    "local + NoPE": (plot.COLORS[1], "--"),
    "gated delta": (plot.COLORS[2], "-"),
    "delta + NoPE": (plot.COLORS[2], "--"),
}


def exams() -> None:
    """Draw the pairs recalled by their number, and the needles found by their distance."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(7, 3.6), sharey=True)
    stored, told = laboratory("recall"), []
    for name, (color, dashes) in _LINES.items():
        runs = stored[name]
        for ax, exam in ((left, "keys"), (right, "needle in 256")):
            x = [int(n) for n in runs[0][exam]]
            plot.curves(x, [[*run[exam].values()] for run in runs], label=name, color=color, ax=ax)
            ax.lines[-1].set_linestyle(dashes)
            if name == "multi-head":  # others run over it
                ax.lines[-1].set(linewidth=5, alpha=0.5)
        ends = (spread([[*run[exam].values()][-1] for run in runs]) for exam in _EXAMS)
        told.append(f"{name}: {', '.join(ends)}")
    left.set(
        title="recall", xlabel="pairs in 64 tokens", ylabel="right answers", ylim=(-0.03, 1.05)
    )
    right.set(title="a needle", xlabel="tokens to the needle, of 256")
    right.axvline(64, color=plot.COLORS[4], linestyle=":", linewidth=1)
    left.legend(frameon=False, loc="lower left", fontsize=9)
    plot.show(
        figure,
        alt="Left, the share of pairs recalled by their number; right, the share of needles found by "
        "distance; a dotted line where training ended. With 30 pairs, and at 250 tokens: "
        f"{'; '.join(told)}.",
    )


_EXAMS = "keys", "needle in 256"


def kept() -> None:
    """Draw what a layer keeps of eight tokens: all, smaller rows, fewer rows, one square."""
    ax = diagram.canvas(14.8, 6.2)
    panels = (
        ("multi-head", 0.6, 2.4, range(8)),
        ("smaller rows:\nGQA, MLA", 4.6, 0.9, range(8)),
        ("fewer rows:\nwindow", 7.6, 2.4, range(3)),
    )
    for name, x, width, rows in panels:
        for row in rows:
            _row(ax, x, 0.9 + 0.45 * row, width)
        diagram.words(ax, x + width / 2, 5.4, name)
    ax.add_patch(Rectangle((11.6, 1.6), 1.6, 1.6, color=plot.ROLES["value"], linewidth=0))
    diagram.words(ax, 12.4, 5.4, "no rows:\na state")
    diagram.words(ax, 7.4, 0.35, "a row for each token, the newest at the bottom")
    figure: Any = ax.figure
    plot.show(
        figure,
        alt="What a layer keeps of eight tokens. Multi-head: eight long rows. Smaller rows, GQA and "
        "MLA: eight short rows. Fewer rows, a window: three long rows. No rows: one square.",
    )


def _row(ax: Any, x: float, y: float, width: float) -> None:
    for start, role in ((x, "key"), (x + width / 2, "value")):
        size: Any = {"color": plot.ROLES[role], "linewidth": 0}
        ax.add_patch(Rectangle((start, y), width / 2, 0.32, **size))


def read_twice(seed: int, n: int = 48, count: int = 2) -> Tensor:
    """Draw random tokens and append them again, (count, 2 n)."""
    random = torch.Generator().manual_seed(seed)
    return torch.randint(100, 49152, (count, n), generator=random).repeat(1, 2)


@contextmanager
def without(decoder: Any, heads: Sequence[tuple[int, int]]) -> Iterator[None]:
    """Set the columns of W_O that some (layer, head) write by to zero, for a while."""
    saved = []
    for layer, head in heads:
        attention = decoder.layers[layer].attention
        weight = attention.out_projection.weight.data
        d_k = weight.shape[1] // attention.num_heads
        part = weight[:, head * d_k : (head + 1) * d_k]
        saved.append((part, part.clone()))
        part.zero_()
    try:
        yield
    finally:
        for part, old in saved:
            part.copy_(old)


def windows(n: int, window: int) -> dict[str, Tensor]:
    """Return masks (n, n) that let a query see the last tokens, and one more."""
    query = torch.arange(n)[:, None]
    key = query.T
    near = key > query - window
    return {
        "everything": key >= 0,
        f"the last {window}": near,
        f"the last {window + 1}": key >= query - window,
        f"the last {window} and the first": near | (key == 0),
        f"the last {window} and the second": near | (key == 1),
    }


def heads(score: Tensor, losses: Mapping[str, float]) -> None:
    """Draw the induction score of each head, and the loss of the repeat with heads cut."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(7, 4.2), width_ratios=(1, 1.4))
    plot.weights(score, fmt=None, ax=left)
    left.set(xlabel="head", ylabel="layer", title="induction score", aspect="auto")
    left.set_xticks(range(score.shape[1]), range(1, score.shape[1] + 1), rotation=0)
    left.set_yticks(range(4, len(score), 5), range(5, len(score) + 1, 5))
    whole = {"first reading": "first reading", "none": "second reading"}
    names = [whole.get(name, f"second, without {name}") for name in losses]
    colors = [plot.ROLES["weight"] if "best" in name else plot.COLORS[4] for name in names]
    right.barh(names, list(losses.values()), color=colors)
    right.invert_yaxis()
    right.set(xlabel="loss, in nats", title="random tokens, read twice")
    best = score.max().item()
    told = ", ".join(f"{name} {x:.1f}" for name, x in zip(names, losses.values(), strict=True))
    plot.show(
        figure,
        alt=f"Left, the induction score of the heads of {len(score)} layers, up to {best:.2f}, most "
        f"near zero. Right, losses: {told}.",
    )


def sink(share: Tensor, first: Tensor, others: Tensor) -> None:
    """Draw the weight on the first token by layer, and the norms of the states."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(7, 3.2))
    layers = range(1, len(share) + 1)
    left.plot(layers, share, color=plot.ROLES["weight"])
    left.set(xlabel="layer", ylabel="mean weight on the first token", ylim=(0, 1))
    after = range(len(first))
    right.plot(after, first, color=plot.COLORS[1], label="first token")
    right.plot(after, others, color=plot.COLORS[0], label="mean of the others")
    right.set(xlabel="layers passed", ylabel="norm of the state", yscale="log")
    right.legend(frameon=False, loc="lower right")
    plot.show(
        figure,
        alt=f"Left, the mean weight on the first token: at most {share[:12].max():.2f} in layers 1 to "
        f"12, {share[12:].min():.2f} to {share[12:].max():.2f} from 13 on. Right, norms of the states: "
        f"the first token's jumps from {first[11]:.0f} to {first[12]:.0f}, others have "
        f"{others[12]:.0f}.",
    )
