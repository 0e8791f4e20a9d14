"""``{measured} NAME``: a stored benchmark as a table; with a picture of each ratio, by ranks, or with memory.

Read from ``benchmarks/results/NAME.json``, so that the page shows what ``make bench`` stored.
"""

import html
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

RESULTS = Path(__file__).resolve().parents[3] / "benchmarks" / "results"
WIDTH, HEIGHT = 120, 18


def picture(row: dict[str, Any], end: float) -> str:
    """Return an SVG of one ratio: its quartiles as a bar, its median as a dot, the aim as a tick."""

    def x(ratio: float) -> float:
        return round(4 + (WIDTH - 8) * min(ratio / end, 1), 1)

    low, high = row["quartiles"]
    text = f"Ratio {row['ratio']}, quartiles {low} and {high}, aim {row['reach']}"
    return (
        f'<svg role="img" aria-label="{text}" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<path d="M4 9H{WIDTH - 4}" stroke="currentColor" stroke-opacity=".25"/>'
        f'<path d="M{x(row["reach"])} 2V16" stroke="currentColor" stroke-width="2"/>'
        f'<path d="M{x(low)} 9H{x(high)}" stroke="var(--ink)" stroke-width="5" stroke-opacity=".45"/>'
        f'<circle cx="{x(row["ratio"])}" cy="9" r="4" fill="var(--ink)"/></svg>'
    )


def framed(
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    *,
    kind: str = "",
    caption: str = "",
) -> str:
    """Return a table that scrolls inside its own box; with a caption, its first column names the rows."""
    col, row = (' scope="col"', ' scope="row"') if caption else ("", "")
    first = "th" if caption else "td"
    head = "".join(f"<th{col}>{cell}</th>" for cell in heads)
    body = "\n".join(
        f"<tr><{first}{row}>{name}</{first}>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        for name, *cells in rows
    )
    title = f"<caption>{caption}</caption>" if caption else ""
    return (
        f'<div class="table-scroll"><table class="table{kind and f" {kind}"}">'
        f"{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def ratios(result: dict[str, Any]) -> str:
    """Return one benchmark's rows; an aim that was missed is said in words."""
    end = 1.1 * max(max(row["quartiles"][1], row["reach"]) for row in result["rows"])
    unit = f" {result['unit']}" if "unit" in result else ""
    rows = []
    for row in result["rows"]:
        low, high = row["quartiles"]
        aim = f"≤ {row['reach']}" + ("" if row["reached"] else ", <strong>missed</strong>")
        ratio = f"<strong>{row['ratio']}</strong>{unit} ({low} to {high})"
        names = html.escape(row["case"]), html.escape(row["against"])
        rows.append((*names, ratio, aim, picture(row, end)))
    heads = ("case", "against", "ratio (quartiles)", "aim", "aim as a tick")
    return framed(heads, rows, kind="measured")


def conditions(result: dict[str, Any]) -> str:
    """Return a sentence on the machine, the threads, the versions and the date."""
    machine = result["machine"]
    versions = ", ".join(f"{name} {number}" for name, number in machine["versions"].items())
    device = f", {machine['device']}" if "device" in machine else ""
    threads = f"{machine['threads']} thread{'s' * (machine['threads'] != 1)}"
    words = f"{machine['processor']}{device}, {threads}; {versions}; {result['date']}."
    return f"<small>{html.escape(words)}</small>"


def ranks(result: dict[str, Any]) -> str:
    """Return what several processes took, and what torch's own way answered: seconds, or a refusal."""
    ring = [
        (
            str(row["ranks"]),
            f"{row['length']:,}",
            f"{row['seconds']:.2f}",
            f"{row['peak_bytes'] / 2**20:.1f}",
            f"{row['error']:.0e}",
        )
        for row in result["ranks"]
    ]
    peers = [
        (
            str(row["ranks"]),
            f"{row['length']:,}",
            "causal" if row["is_causal"] else "none",
            "forward and backward" if row["backward"] else "forward",
            *(html.escape(str(row[name])) for name in ("attnlib", "torch")),
        )
        for row in result["beside_torch"]
    ]
    heads = ("ranks", "tokens", "seconds", "peak MiB per rank", "difference from one process")
    beside = ("attnlib, seconds", "torch's context_parallel, seconds")
    return framed(heads, ring) + framed(("ranks", "tokens", "mask", "step", *beside), peers)


def memory(result: dict[str, Any]) -> str:
    """Return ratios on a GPU with the milliseconds and the peak memory of both sides."""
    rows = []
    for row in result["rows"]:
        pair = row["ours"], row["against"]
        milliseconds = ", ".join(f"{row['median_ms'][name]:.3g}" for name in pair)
        mib = ", ".join(f"{row['peak_mib'][name]:,.0f}" for name in pair)
        names = html.escape(row["case"]), html.escape(row["against"])
        rows.append((*names, f"<strong>{row['ratio']}</strong>", milliseconds, mib))
    heads = ("case", "against", "ratio", "milliseconds, both", "peak MiB, both")
    note = f"<p>{html.escape(result['note'])}</p>" if "note" in result else ""
    return framed(heads, rows) + note


class Measured(SphinxDirective):
    """``{measured} NAME``: the table of ``benchmarks/results/NAME.json``."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the table as raw HTML."""
        path = RESULTS / f"{self.arguments[0]}.json"
        if not path.exists():
            stored = ", ".join(sorted(p.stem for p in RESULTS.glob("*.json")))
            raise self.error(f"measured: no result {self.arguments[0]!r}; stored are: {stored}.")
        self.env.note_dependency(str(path))
        result = json.loads(path.read_text("utf8"))
        form = ranks if "ranks" in result else ratios
        if {"median_ms", "peak_mib"} <= result.get("rows", [{}])[0].keys():
            form = memory
        markup = f"{form(result)}<p>{conditions(result)}</p>"
        return [nodes.raw("", markup, format="html")]


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("measured", Measured)
