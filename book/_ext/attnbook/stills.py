"""A small picture for each chapter's card: 160 by 90, computed from what the chapter's own figure stores.

Only the five roles and ink have a colour. What a picture shows is in its function's first line.
"""

import base64
import json
import math
import sys
from array import array
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
FIGURE_MIME = "application/vnd.attnlib.figure+json"


@cache
def state(chapter: str, figure: str | None = None) -> dict[str, Any]:
    """Return the state in which a chapter's notebook first shows its figure."""
    (path,) = (ROOT / "notebooks").glob(f"[0-9][0-9]_{chapter}.ipynb")
    for cell in json.loads(path.read_text("utf8"))["cells"]:
        for output in cell.get("outputs", ()):
            stored = output.get("data", {}).get(FIGURE_MIME)
            if stored and stored["figure"] == (figure or chapter):
                return dict(stored["state"])
    raise LookupError(f"the notebook of {chapter} stores no figure {figure or chapter}.")


@cache
def data(name: str) -> dict[str, Any]:
    """Return the recorded numbers of a trained model that a figure carries."""
    return dict(json.loads((ROOT / "attnlib" / "widgets" / f"{name}.json").read_text("utf8")))


def softmax(scores: list[float]) -> list[float]:
    """Return the weights of scores."""
    powers = [math.exp(score - max(scores)) for score in scores]
    return [power / sum(powers) for power in powers]


def dot(a: list[float], b: list[float]) -> float:
    """Return the dot product of two vectors."""
    return sum(x * y for x, y in zip(a, b, strict=True))


def line(role: str, x1: float, y1: float, x2: float, y2: float, width: float = 1.8) -> str:
    """Return a line in a role's colour."""
    return f'<path class="s-{role}" stroke-width="{width:.3g}" d="M{x1:.4g} {y1:.4g}L{x2:.4g} {y2:.4g}"/>'


def arrow(role: str, x1: float, y1: float, x2: float, y2: float) -> str:
    """Return a line with a head."""
    angle = math.atan2(y2 - y1, x2 - x1)
    tips = [
        (x2 - 8 * math.cos(angle + turn), y2 - 8 * math.sin(angle + turn)) for turn in (0.42, -0.42)
    ]
    return "".join([line(role, x1, y1, x2, y2), *(line(role, x2, y2, x, y) for x, y in tips)])


def disc(role: str, x: float, y: float, radius: float) -> str:
    """Return a disc in a role's colour."""
    return f'<circle class="f-{role}" cx="{x:.4g}" cy="{y:.4g}" r="{radius:.3g}"/>'


def grid(
    rows: list[list[float | None]], left: float, top: float, cell: float, gap: float = 1
) -> str:
    """Return a map of weights, each cell as strong as its weight; None is what may not be attended to."""
    size = cell - gap
    return "".join(
        f'<rect class="{"o-rule" if weight is None else "f-weight"}" x="{left + cell * j:.4g}" y="{top + cell * i:.4g}"'
        f' width="{size:.3g}" height="{size:.3g}"'
        + ("/>" if weight is None else f' opacity="{0.1 + 0.9 * weight:.2f}"/>')
        for i, row in enumerate(rows)
        for j, weight in enumerate(row)
        if weight is None or weight > 0.03
    )


def lookup() -> str:
    """Fruit's weights lie on their values, and the output stands where they balance."""
    seen = state("lookup")
    weights = softmax([dot(seen["query"], key) / seen["temperature"] for key in seen["key"]])
    values = seen["value"]
    output = dot(weights, values)

    def x(value: float) -> float:
        return 14 + 11 * value

    marks = [line("ink", 14, 58, 146, 58, 3.2)]
    for weight, value in zip(weights, values, strict=True):
        radius = 24 * math.sqrt(weight)
        marks.append(disc("weight", x(value), 56.4 - radius, radius))
        marks.append(f'<rect class="f-value" x="{x(value) - 3:.4g}" y="55" width="6" height="6"/>')
    tip = x(output)
    marks.append(f'<path class="f-output" d="M{tip:.4g} 60l11 20h-22z"/>')
    return "".join(marks)


def alignment() -> str:
    """Tie the words of a pair of sentences as they translate each other."""
    pair = max(data("alignment")["pairs"], key=_crossings)
    n, m = len(pair["source"]), len(pair["target"])

    def place(index: int, count: int) -> float:
        return 80 + (index - (count - 1) / 2) * min(24, 132 / max(n, m))

    wide = min(17, 132 / max(n, m) - 4)
    ties = [
        f'<path class="s-weight" stroke-width="4.5" d="M{place(i, n):.4g} 22C{place(i, n):.4g} 46 {place(j, m):.4g} 44 {place(j, m):.4g} 68"/>'
        for i, j in pair["sure"]
    ]
    words = [
        line("soft", place(i, n) - wide / 2, 17, place(i, n) + wide / 2, 17, 5) for i in range(n)
    ]
    words += [
        line("ink", place(j, m) - wide / 2, 73, place(j, m) + wide / 2, 73, 5) for j in range(m)
    ]
    return "".join([*ties, *words])


def _crossings(pair: dict[str, Any]) -> tuple[int, int]:
    ties = pair["sure"]
    found = sum(a < c and b > d for a, b in ties for c, d in ties)
    return found if len(pair["source"]) <= 6 else 0, -len(ties)


def similarity() -> str:
    """Draw the vectors of hot, cold, temperature, it and ball."""
    vectors = state("similarity")["vectors"]
    return "".join(arrow("ink", 80, 45, 80 + 18 * x, 45 - 18 * y) for x, y in vectors)


def projection() -> str:
    """One word worked by hand: its query, its key and its value, each two numbers."""
    seen = state("projection", "projection_steps")
    word = seen["x"][1]
    parts = []
    for role, name in (("query", "w_q"), ("key", "w_k"), ("value", "w_v")):
        x, y = (dot(word, [row[c] for row in seen[name]]) for c in (0, 1))
        parts.append(arrow(role, 50, 70, 50 + 34 * x, 70 - 13 * y))
    return "".join([*parts, disc("ink", 50, 70, 4.5)])


def scaling() -> str:
    """Weigh one query of 64 components: scores as they are, and divided by 8."""
    # Normal scores by their quantiles, with the spread that 64 components give.
    scores = [8 * x for x in (0.61, -0.32, 1.15, -1.53, 0.1, 0.32, -0.61, 1.53, -0.1, -1.15)]
    marks = [line("rule", 10, 78, 72, 78, 1.6), line("rule", 88, 78, 150, 78, 1.6)]
    for left, divisor in ((11, 1.0), (89, 8.0)):
        for index, weight in enumerate(softmax([score / divisor for score in scores])):
            x = left + 6.1 * index
            marks.append(
                f'<rect class="f-weight" x="{x:.4g}" y="{77 - 66 * weight:.4g}" width="4.6" height="{66 * weight:.4g}"/>'
            )
    return "".join(marks)


def multihead() -> str:
    """Six heads of a trained model on one sentence, their first eight tokens."""
    chosen = [(0, 0), (1, 5), (2, 3), (3, 1), (4, 7), (5, 10)]
    return "".join(
        grid(_head(*which), 21 + 42 * (k % 3), 5 + 42 * (k // 3), 4.5, 0.5)
        for k, which in enumerate(chosen)
    )


def _head(layer: int, number: int) -> list[list[float | None]]:
    model = data("multihead")
    sentence = model["sentences"][0]
    n = len(sentence["tokens"])
    weights = base64.b64decode(sentence["weights"])
    start = (layer * model["heads"] + number) * n * n
    rows = [weights[start + i * n : start + i * n + 8] for i in range(8)]
    return [[weight / model["levels"] for weight in row] for row in rows]


def masking() -> str:
    """Each word attends to itself and to what came before it."""
    mask = state("masking")["mask"]
    rows: list[list[float | None]] = []
    for row in mask:
        weights = iter(softmax([0.0] * int(sum(row))))
        rows.append([next(weights) if open_ else None for open_ in row])
    return grid(rows, 42, 7, 11, 1.2)


def position() -> str:
    """Three pairs of a sinusoidal encoding, each slower than the one before."""
    marks = []
    for role, pair in (("rule", 0), ("soft", 4), ("ink", 6)):
        angle = 10000 ** (-2 * pair / 32)
        points = [f"{12 + 2 * k:.4g} {45 - 30 * math.sin(angle * k * 0.45):.4g}" for k in range(69)]
        marks.append(f'<path class="s-{role}" stroke-width="2" d="M{"L".join(points)}"/>')
    return "".join(marks)


def encoder() -> str:
    """By which angle each layer of a trained model turns each of a sentence's words."""
    stored = data("encoder")
    sentence = stored["sentences"][0]
    shares = array("h", base64.b64decode(sentence["cosines"]))
    if sys.byteorder == "big":
        shares.byteswap()
    n = len(sentence["tokens"])
    width = len(shares) // (7 * n)  # a row's last but one is the cosine with one layer before
    turns = [
        [math.acos(shares[(layer * n + i + 1) * width - 2] / stored["unit"]) for i in range(n)]
        for layer in range(1, 7)
    ]
    low, high = min(map(min, turns)), max(map(max, turns))
    return grid(
        [[(turn - low) / (high - low) for turn in layer[1:15]] for layer in turns], 17, 8, 9.2
    )


def pretrained() -> str:
    """Six layers of a trained model; out of the fourth comes one of its heads, enlarged."""
    boxes = [(12 + 15 * (k % 3), 27 + 19 * (k // 3)) for k in range(6)]
    layers = [
        f'<rect class="{"f-ink" if k == 3 else "o-rule"}" x="{x}" y="{y}" width="11" height="15" rx="2"/>'
        for k, (x, y) in enumerate(boxes)
    ]
    x, y = boxes[3]
    rays = [line("rule", x + 11, y, 79, 9, 1.2), line("rule", x + 11, y + 15, 79, 81, 1.2)]
    return "".join([*rays, *layers, grid(_head(3, 1), 79, 9, 9, 1)])


def mixing() -> str:
    """How one token hears of seven others: handed on, from its neighbours, or from all at once."""
    xs = [[left + 6 * k for k in range(8)] for left in (9, 59, 109)]
    chain = [line("ink", x, 70 - 6.6 * k, x + 6, 63.4 - 6.6 * k) for k, x in enumerate(xs[0][:-1])]
    near = [line("weight", x, 70, xs[1][4], 23.8) for x in xs[1][3:6]]
    every = [line("weight", x, 70, xs[2][4], 23.8) for x in xs[2]]
    tops = [(xs[0][7], 23.8), (xs[1][4], 23.8), (xs[2][4], 23.8)]
    dots = [disc("soft", x, 70, 1.9) for row in xs for x in row]
    return "".join([*chain, *near, *every, *dots, *(disc("output", x, y, 3.4) for x, y in tops)])


def efficient() -> str:
    """Eight queries and keys in tiles of two: one tile is held, those before it are forgotten."""
    rows: list[list[float | None]] = [
        [
            1.0 if (i // 2, j // 2) == (1, 2) else 0.1 if (i // 2, j // 2) < (1, 2) else None
            for j in range(8)
        ]
        for i in range(8)
    ]
    frame = '<rect class="s-ink" fill="none" stroke-width="2.4" x="81" y="25.4" width="20.6" height="20.6" rx="2"/>'
    return grid(rows, 42, 5.5, 10, 1.2) + frame


def memory() -> str:
    """Draw the energy of two stored patterns, 1 and -1, at beta 2: a query falls into the nearer one."""

    def energy(state: float) -> float:
        return state**2 / 2 - math.log(math.exp(2 * state) + math.exp(-2 * state)) / 2

    def place(state: float) -> tuple[float, float]:
        return 80 + 34 * state, 74 - 110 * (energy(state) - energy(1))

    points = [place(k / 20) for k in range(-40, 41)]
    curve = "L".join(f"{x:.4g} {y:.4g}" for x, y in points)
    (x, y), (rest, low) = place(1.75), place(math.tanh(2 * 0.957))
    return "".join(
        [
            f'<path class="s-ink" stroke-width="2.2" d="M{curve}"/>',
            disc("query", x - 4, y - 5, 5.5),
            disc("output", rest, low - 6.5, 5.5),
        ]
    )


DRAWN: dict[str, Callable[[], str]] = {
    part.__name__: part
    for part in (
        lookup,
        alignment,
        similarity,
        projection,
        scaling,
        multihead,
        masking,
        position,
        encoder,
        pretrained,
        mixing,
        efficient,
        memory,
    )
}


def still(chapter: str) -> str:
    """Return a chapter's picture as SVG; it is an ornament beside the question, so no reader is told of it."""
    if chapter not in DRAWN:
        return ""
    return f'<svg class="still" viewBox="0 0 160 90" aria-hidden="true">{DRAWN[chapter]()}</svg>'
