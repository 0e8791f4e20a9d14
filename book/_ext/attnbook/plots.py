"""Plots in the page: what ``tools/plots.py`` drew for it takes the place of the notebook's PNG.

The SVG stands in the page itself, so that its colours are the page's and change with the theme.
"""

from html import escape
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parents[2] / "_plots"


def files(stem: str, cell: str, place: int) -> list[Path]:
    """Return the drawings of a cell's plot, the wide one first; none where it was not drawn."""
    return sorted((HOME / stem).glob(f"{cell}-{place}.*.svg"), reverse=True)


def plot_html(drawings: list[Path], alt: str) -> str:
    """Return the drawings of one plot as HTML; the page's width says which one is seen."""
    kinds = " ".join(path.suffixes[0][1:] for path in drawings)
    shown = [
        path.read_text("utf8")
        .strip()
        .replace(
            "<svg ",
            f'<svg class="plot {path.suffixes[0][1:]}" role="img" aria-label="{escape(alt)}" ',
            1,
        )
        for path in drawings
    ]
    return f'<div class="plots {kinds}">{"".join(shown)}</div>'


def translate_plots(stem: str, cell: dict[str, Any]) -> None:
    """Put the drawings of a cell's plots beside their PNGs, as the form that a page prefers."""
    pictures = [o for o in cell.get("outputs", ()) if "image/png" in o.get("data", {})]
    for place, output in enumerate(pictures):
        if drawings := files(stem, cell["id"], place):
            alt = " ".join("".join(output["data"].get("text/plain", "")).split())
            output["data"] = {"text/html": plot_html(drawings, alt)}
