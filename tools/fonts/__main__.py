"""Make the book's four fonts from Adobe's Source families: ``.venv/bin/python tools/fonts``.

The families come from npm, in the versions that ``deno.lock`` pins; ``book/fonts`` gets their subsets. The licence
keeps the name "Source" for the whole families, so the subsets are called Lookup. It wants brotli: ``pip install brotli``.
"""

import io
import shutil
import subprocess
from pathlib import Path

import deno
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PLACE = HERE.parents[1] / "_build" / "fonts"
TARGET = HERE.parents[1] / "book" / "fonts"
# What the book writes with: Latin, a few Greek letters, arrows, signs of mathematics, scripts, box drawing.
CHARACTERS = (
    "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
    + "ŒœšŽžčćğłńřαβγδεθλμπρστφωΔΣ‐‑–—‘’‚“”„†‡•…‰′″‹›⁄€™−×·÷±√∞∂∆∑∏∫≈≠≤≥◊←↑→↓↔"  # noqa: RUF001
    + "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾₀₁₂₃₄₅₆₇₈₉₊₋₍₎ⁿ│─┌┐└┘├┤█▏▎▍▌▋▊▉✓✗●○■□▲△"
)
# The file in its package, its name here, the axes that are narrowed or set.
FONTS = {
    "serif": (
        "source-serif/VAR/SourceSerif4Variable-Roman.ttf",
        "Lookup Serif",
        {"opsz": 14, "wght": (400, 700)},
    ),
    "serif-italic": (
        "source-serif/VAR/SourceSerif4Variable-Italic.ttf",
        "Lookup Serif",
        {"opsz": 14, "wght": 400},
    ),
    "sans": ("source-sans/VF/SourceSans3VF-Upright.ttf", "Lookup Sans", {"wght": (400, 700)}),
    "mono": ("source-code-pro/VF/SourceCodeVF-Upright.ttf", "Lookup Mono", {"wght": 400}),
}
FEATURES = ["kern", "liga", "ccmp", "tnum"]


def fetch() -> Path:
    """Have the families beside each other, and return where."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for name in ("deno.json", "deno.lock"):
        shutil.copyfile(HERE / name, PLACE / name)
    subprocess.run([deno.find_deno_bin(), "install", "--quiet", "--frozen"], cwd=PLACE, check=True)
    return PLACE / "node_modules"


def make(name: str, file: Path, family: str, axes: dict[str, object]) -> int:
    """Write one subset and return its size in bytes."""
    narrowed = io.BytesIO()
    instancer.instantiateVariableFont(TTFont(file), axes).save(narrowed)
    font = TTFont(narrowed)  # read anew: glyphs that no longer vary have left its tables
    options = subset.Options(
        layout_features=FEATURES, flavor="woff2", name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14]
    )
    options.hinting = False
    chosen = subset.Subsetter(options)
    chosen.populate(text=CHARACTERS)
    chosen.subset(font)
    for record in font["name"].names:
        if record.nameID in {1, 3, 4, 6, 16}:
            record.string = family.replace(" ", "") if record.nameID in {3, 6} else family
    path = TARGET / f"{name}.woff2"
    subset.save_font(font, path, options)
    return path.stat().st_size


def main() -> None:
    """Make all four and say how large they are."""
    packages = fetch()
    for name, (file, family, axes) in FONTS.items():
        print(f"{name}: {make(name, packages / file, family, axes)} bytes")


if __name__ == "__main__":
    main()
