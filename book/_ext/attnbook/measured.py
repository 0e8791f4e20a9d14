"""``{measured} NAME``: a stored benchmark as a table; with a picture of each ratio, by ranks, or with memory.

Read from ``benchmarks/results/NAME.json``, so that the page shows what ``make bench`` stored.
"""

import html
import json
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

RESULTS = Path(__file__).resolve().parents[3] / "benchmarks" / "results"
HEAD = "<tr><th>case</th><th>against</th><th>ratio (quartiles)</th><th>aim</th><th>aim as a tick</th></tr>"
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
        f'<path d="M{x(low)} 9H{x(high)}" stroke="var(--pst-color-primary)" stroke-width="5" stroke-opacity=".45"/>'
        f'<circle cx="{x(row["ratio"])}" cy="9" r="4" fill="var(--pst-color-primary)"/></svg>'
    )


def table(result: dict[str, Any]) -> str:
    """Return one benchmark's rows as an HTML table; an aim that was missed is said in words."""
    rows = result["rows"]
    end = 1.1 * max(max(row["quartiles"][1], row["reach"]) for row in rows)
    unit = f" {result['unit']}" if "unit" in result else ""
    lines = []
    for row in rows:
        low, high = row["quartiles"]
        aim = f"≤ {row['reach']}" + ("" if row["reached"] else ", <strong>missed</strong>")
        ratio = f"<strong>{row['ratio']}</strong>{unit} ({low} to {high})"
        cells = [html.escape(row["case"]), html.escape(row["against"]), ratio, aim]
        cells.append(picture(row, end))
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    body = "\n".join(lines)
    return (
        '<div class="pst-scrollable-table-container"><table class="table measured">'
        f"<thead>{HEAD}</thead><tbody>{body}</tbody></table></div><p>{conditions(result)}</p>"
    )


def conditions(result: dict[str, Any]) -> str:
    """Return a sentence on the machine, the threads, the versions and the date."""
    machine = result["machine"]
    versions = ", ".join(f"{name} {number}" for name, number in machine["versions"].items())
    device = f", {machine['device']}" if "device" in machine else ""
    threads = f"{machine['threads']} thread{'s' * (machine['threads'] != 1)}"
    words = f"{machine['processor']}{device}, {threads}; {versions}; {result['date']}."
    return f"<small>{html.escape(words)}</small>"


def ranks(result: dict[str, Any]) -> str:
    """Return what several processes took, as an HTML table, and what torch's own way answered."""
    heads = ("ranks", "tokens", "seconds", "peak MiB per rank", "difference from one process")
    lines = []
    for row in result["ranks"]:
        cells = [str(row["ranks"]), f"{row['length']:,}", f"{row['seconds']:.2f}"]
        cells += [f"{row['peak_bytes'] / 2**20:.1f}", f"{row['error']:.0e}"]
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "\n".join(lines)
    return (
        '<div class="pst-scrollable-table-container"><table class="table">'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        f"{beside_torch(result['beside_torch'])}<p>{conditions(result)}</p>"
    )


def memory(result: dict[str, Any]) -> str:
    """Return ratios on a GPU with the milliseconds and the peak memory of both sides."""
    heads = ("case", "against", "ratio", "milliseconds, both", "peak MiB, both")
    lines = []
    for row in result["rows"]:
        pair = row["ours"], row["against"]
        cells = [
            html.escape(row["case"]),
            html.escape(row["against"]),
            f"<strong>{row['ratio']}</strong>",
        ]
        cells += [f"{row['median_ms'][pair[0]]:.3g}, {row['median_ms'][pair[1]]:.3g}"]
        cells += [", ".join(f"{row['peak_mib'][name]:,.0f}" for name in pair)]
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f"<th>{name}</th>" for name in heads)
    note = f"<p>{html.escape(result['note'])}</p>" if "note" in result else ""
    body = "\n".join(lines)
    return (
        '<div class="pst-scrollable-table-container"><table class="table">'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        f"{note}<p>{conditions(result)}</p>"
    )


def beside_torch(rows: list[dict[str, Any]]) -> str:
    """Return attnlib's ring and torch's context parallel side by side: seconds, or a refusal."""
    heads = (
        "ranks",
        "tokens",
        "mask",
        "step",
        "attnlib, seconds",
        "torch's context_parallel, seconds",
    )
    head = "".join(f"<th>{name}</th>" for name in heads)
    lines = []
    for row in rows:
        cells = [row["ranks"], f"{row['length']:,}", "causal" if row["is_causal"] else "none"]
        cells.append("forward and backward" if row["backward"] else "forward")
        cells += [html.escape(str(row[name])) for name in ("attnlib", "torch")]
        lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    body = "\n".join(lines)
    return (
        '<div class="pst-scrollable-table-container"><table class="table">'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


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
        form = ranks if "ranks" in result else table
        if {"median_ms", "peak_mib"} <= result.get("rows", [{}])[0].keys():
            form = memory
        return [nodes.raw("", form(result), format="html")]


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("measured", Measured)
