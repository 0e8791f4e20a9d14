"""The notebooks' plots once more for the book's page, as SVG in the colours of either theme.

While ``tools/notebooks.py`` runs a notebook, ``attach`` (run in its kernel) makes each ``attnlib.plot.show`` display
a second output beside the PNG, and ``store`` takes these out of the notebook and into ``book/_plots``. Each plot is
laid out twice, as wide as the page and as narrow as a phone, with text of the same size.
"""

import hashlib
import io
import re
import warnings
from collections import defaultdict
from itertools import combinations, groupby
from pathlib import Path

import matplotlib as mpl
from IPython.display import display
from matplotlib.artist import Artist
from matplotlib.colors import to_hex
from matplotlib.gridspec import GridSpec
from matplotlib.text import Text

from attnlib import plot
from attnlib._colors import TOKENS

MIME = "application/vnd.attnlib.plot+json"
HOME = Path(__file__).resolve().parents[1] / "book" / "_plots"
WIDTHS = {"wide": 9.6, "narrow": 3.5}  # inches, each 100 px of a page
# Where the texts find no room on a phone: how many times as wide a plot is drawn, whose letters then are that much
# smaller, and whether the words below an axis are slanted.
CLOSER = ((1.0, False), (1.0, True), (1.18, True), (1.39, True), (1.6, True))
SMALLEST = 9.0  # px of a letter on a phone's page, whose text is PHONE px wide
PHONE = 335
LARGEST = 80_000  # bytes of a file
LEVELS = 48  # shades of a map's cells


def attach() -> None:
    """Make ``plot.show`` display the SVGs too; to be called in a notebook's kernel."""
    show = plot.show

    def show_both(figure, *, alt: str) -> None:
        show(figure, alt=alt)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a layout that fits nowhere is none of the notebook's
            drawn = layouts(figure)
        display({MIME: drawn}, raw=True)

    plot.show = show_both


def store(notebook, stem: str) -> None:
    """Take the SVGs out of an executed notebook and write them, each with the name of its PNG's cell."""
    folder, written = HOME / stem, set()
    for cell in notebook.cells:
        pictures = [o for o in cell.get("outputs", ()) if "image/png" in o.get("data", {})]
        drawn = [o.data[MIME] for o in cell.get("outputs", ()) if MIME in o.get("data", {})]
        for i, (picture, variants) in enumerate(zip(pictures, drawn, strict=True)):
            if near := variants.pop("overlaps", None):
                print(f"{stem}, {cell.id}: texts too near to each other: {near}")
            for variant, svg in variants.items():
                folder.mkdir(parents=True, exist_ok=True)
                path = folder / f"{cell.id}-{i}.{variant}.svg"
                text = prefixed(svg, f"{cell.id}-{i}-{variant}").replace(
                    "<svg ", f'<svg data-plot="{mark(picture)}" ', 1
                )
                if len(text) > LARGEST:
                    raise ValueError(
                        f"{path.name} must be at most {LARGEST} bytes; got {len(text)}."
                    )
                path.write_text(text + "\n", "utf8")
                written.add(path)
        if "outputs" in cell:
            cell.outputs = [o for o in cell.outputs if MIME not in o.get("data", {})]
    for path in set(folder.glob("*.svg")) - written:
        path.unlink()


def mark(picture) -> str:
    """Return what ties an SVG to the PNG of the same run."""
    return hashlib.sha256(picture["data"]["image/png"].encode()).hexdigest()[:16]


def prefixed(svg: str, prefix: str) -> str:
    """Make the ids of a plot its own, since a page holds several."""
    return re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{prefix}-", svg)


def layouts(figure) -> dict[str, str]:
    """Return a figure as SVG, wide and, where its texts find room, narrow."""
    width, height = figure.get_size_inches()
    figure.set_size_inches(WIDTHS["wide"], 1.2 * height)
    place_names(figure)
    found = {"wide": themed(figure)}
    if near := overlaps(figure):
        found["overlaps"] = "; ".join(f"{a} / {b}" for a, b in near)
    height *= 1.3 * WIDTHS["narrow"] / width if all(map(bare, figure.axes)) else 1
    if any(narrow(figure, height, closer, slanted) for closer, slanted in CLOSER):
        found["narrow"] = themed(figure)
    return found


def narrow(figure, height: float, closer: float, slanted: bool) -> bool:
    """Lay a figure out for a phone, in one of the ways to break its rows; say whether its texts find room.

    Pictures and diagrams keep their proportions, with some more height for the letters; rows of many small pictures stay.
    """
    if slanted:
        slant(figure)
    drawn = all(map(bare, figure.axes))
    small = drawn and figure.axes[0].images and figure.axes[0].get_gridspec().ncols > 2
    for columns in (None,) if small else (None, 2, 1):
        rows = stack(figure, columns) if columns else 1
        times = max(1, rows * (rows if drawn else 0.9))
        figure.set_size_inches(closer * WIDTHS["narrow"], closer * height * times)
        place_names(figure)
        if rows and not overlaps(figure) and room(figure):
            return True
    return False


def slant(figure) -> None:
    """Slant the words, not the numbers, below a figure's axes."""
    for label in (label for ax in figure.axes if ax.axison for label in ax.get_xticklabels()):
        if any(letter.isalpha() for letter in label.get_text()):
            label.set(rotation=45, ha="right", rotation_mode="anchor")


def room(figure) -> bool:
    """Say whether all axes have a width at which something can be seen in them, and all texts a readable size."""
    shown = PHONE / figure.get_figwidth()  # px of the page for an inch
    letters = (text.get_fontsize() for text in figure.findobj(Text) if text.get_text().strip())
    return min(letters, default=SMALLEST) / 72 * shown >= SMALLEST and all(
        ax.bbox.width / figure.dpi * shown >= (30 if bare(ax) else 115) for ax in figure.axes
    )


def bare(ax) -> bool:
    """Say whether axes hold a picture alone, or nothing."""
    return not ax.axison or bool(ax.images and not ax.get_xticks().size and not ax.texts)


def place_names(figure) -> None:
    """Place the curves' names anew, since the height of the axes has changed."""
    for ax in figure.axes:
        if any(text.get_gid() == "name" for text in ax.texts):
            plot.names(ax)


def stack(figure, columns: int) -> float:
    """Break a figure's rows of axes into rows of fewer; return how many times as many rows there are, or 0."""
    axes = [ax for ax in figure.axes if ax.get_subplotspec() is not None]
    grids = {ax.get_subplotspec().get_gridspec() for ax in axes}
    if figure.subfigs or len(grids) != 1 or len(axes) <= columns or len(axes) % columns:
        return 0
    first, rows = axes[0], len(axes) // columns
    before = grids.pop().nrows
    grid = GridSpec(rows, columns, figure=figure)
    for i, ax in enumerate(axes):
        ax.set_subplotspec(grid[i])
        if i % columns == 0:  # what was said once for the row
            ax.tick_params(labelleft=True)
            ax.set_ylabel(ax.get_ylabel() or first.get_ylabel())
        ax.tick_params(labelbottom=True)
    return rows / before


def overlaps(figure) -> list[tuple[str, str]]:
    """Return which texts of a figure cover each other, or reach out of it."""
    figure.draw_without_rendering()
    figure.draw_without_rendering()  # the layout has settled only now
    hidden = unseen(figure)
    boxes = [
        (text, text.get_window_extent().padded(-1))
        for text in figure.findobj(Text)
        if text.get_text().strip() and text.get_visible() and text not in hidden
    ]
    whole = figure.bbox.padded(1)
    found = [
        ("out of the figure", text.get_text()) for text, box in boxes if not inside(box, whole)
    ]
    # The box of a slanted text is larger than the text.
    upright = [(text.get_text(), box) for text, box in boxes if text.get_rotation() % 90 == 0]
    return found + [(a, b) for (a, one), (b, two) in combinations(upright, 2) if one.overlaps(two)]


def unseen(figure) -> set:
    """Return the labels of ticks that lie beyond the limits or are switched off."""
    found = set()
    for axis in (axis for ax in figure.axes for axis in (ax.xaxis, ax.yaxis)):
        low, high = sorted(axis.get_view_interval())
        for tick in (*axis.majorTicks, *axis.minorTicks):
            if not (low <= tick.get_loc() <= high and tick.get_visible()):
                found |= {tick.label1, tick.label2}
    return found


def inside(box, whole) -> bool:
    """Say whether a box lies within another one."""
    return box.x0 >= whole.x0 and box.x1 <= whole.x1 and box.y0 >= whole.y0 and box.y1 <= whole.y1


def themed(figure) -> str:
    """Return a figure as SVG: colours by token, text as text, no fonts, no background."""
    for patch in (figure.patch, *(ax.patch for ax in figure.axes)):
        patch.set_visible(False)
    cells = [image.axes.add_artist(Cells(image)) for ax in figure.axes for image in ax.images]
    file = io.StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "attnlib"}):
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    for artist in cells:
        artist.remove()
    return slim(file.getvalue())


class Cells(Artist):
    """An image's cells as shapes, one path for each shade."""

    def __init__(self, image):
        super().__init__()
        self.image, self.zorder = image, image.get_zorder()
        image.set_visible(False)

    def draw(self, renderer) -> None:
        """Write the paths into the SVG."""
        rows, columns = self.image.get_array().shape
        left, right, bottom, top = self.image.get_extent()
        (x, y), (to_x, to_y) = self.image.axes.transData.transform([(left, top), (right, bottom)])
        size = f"scale({(to_x - x) / columns:.4g} {(y - to_y) / rows:.4g})"
        renderer.writer.start(
            "g",
            transform=f"translate({x:.1f} {renderer.height - y:.1f}) {size}",
            **{"shape-rendering": "crispEdges"},
        )
        for (color, level), runs in self.shades().items():
            path = "".join(f"M{j} {i}h{n}v1h-{n}z" for i, j, n in runs)
            style = f"fill: {color}; fill-opacity: {level / LEVELS:.3g}"
            renderer.writer.element("path", d=path, style=style)
        renderer.writer.end("g")

    def shades(self) -> dict[tuple[str, int], list[tuple[int, int, int]]]:
        """Return for each colour and level of opacity the runs of cells: row, column and how many."""
        found = defaultdict(list)
        for i, row in enumerate(self.image.to_rgba(self.image.get_array())):
            keys = [(to_hex(c[:3]), round(c[3] * LEVELS)) for c in row]
            for key, run in groupby(range(len(keys)), keys.__getitem__):
                j, *more = run
                if key[1]:
                    found[key].append((i, j, 1 + len(more)))
        return found


def slim(svg: str) -> str:
    """Leave of matplotlib's SVG what is seen, and say its colours by their tokens."""
    names = {colors[0]: name for name, colors in reversed(TOKENS.items())}
    names |= {"#000000": "ink", "#ffffff": "paper"}

    def token(match: re.Match[str]) -> str:
        if match[0] not in names:
            raise ValueError(
                f"a plot's colours must be tokens of attnlib/tokens.css; got {match[0]}."
            )
        return f"var(--{names[match[0]]})"

    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->|<style.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"#[0-9a-f]{6}\b", token, svg)
    svg = re.sub(r"font-family: [^;\"]*;? ?", "", svg)
    svg = re.sub(r'(<g\b[^>]*?) id="[^"]*"', r"\1", svg)
    # Numbers in tags, not those that are read: "0.138 d" stays.
    svg = re.sub(
        r"-?\d+\.\d{3,}(?=[^<>]*>)", lambda m: f"{float(m[0]):.2f}".rstrip("0").rstrip("."), svg
    )
    svg = re.sub(r"xlink:href", "href", svg)
    svg = re.sub(r"<defs>\s*</defs>", "", svg)
    svg = re.sub(r"\s*\n\s*", " ", svg).replace("> <", "><").replace('" />', '"/>')
    view = re.search(r'viewBox="[^"]*"', svg)[0]
    style = "fill:var(--ink);stroke-linejoin:round;stroke-linecap:butt"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {view} style="{style}">'
    return re.sub(r"<svg\b[^>]*>", head, svg, count=1).strip()
