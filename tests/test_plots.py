"""The drawings of the notebooks' plots for the page: as many as plots, of the same run, in tokens alone."""

import re

import matplotlib.pyplot as plt
import nbformat
import numpy as np
import plots as tool
import pytest
from listing import notebooks

from attnlib import plot
from attnlib._colors import TOKENS

PATHS = notebooks("chapter")
FILES = sorted(tool.HOME.glob("*/*.svg"))
every_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}"
)
pytestmark = pytest.mark.usefixtures("style")


def draw_curves(panels=2):
    figure, axes = plt.subplots(1, panels, figsize=(7, 2.5), sharey=True)
    for ax in np.atleast_1d(axes):
        plot.curves([1, 2, 3], [[1, 2, 3], [2, 2, 4]], label="loss", ax=ax)
    return figure


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_every_plot_has_its_drawings_and_they_are_of_the_same_run(path):
    wanted = {}
    for cell in nbformat.read(path, as_version=4).cells:
        pictures = [o for o in cell.get("outputs", ()) if "image/png" in o.get("data", {})]
        wanted |= {f"{cell.id}-{i}": tool.mark(picture) for i, picture in enumerate(pictures)}
    found = {}
    for file in (tool.HOME / path.stem).glob("*.svg"):
        name, variant = file.stem.rsplit(".", 1)
        assert variant in tool.WIDTHS, file.name
        mark = re.search(r'data-plot="(\w+)"', file.read_text("utf8"))[1]
        assert found.setdefault(name, mark) == mark
    assert wanted
    assert found == wanted, "run `make notebooks`"


def test_the_drawings_stay_small():
    sizes = [path.stat().st_size for path in FILES]
    assert max(sizes) <= tool.LARGEST
    assert sum(sizes) <= 3_000_000


@every_file
def test_a_drawing_says_its_colours_by_tokens_and_brings_no_font_and_no_style(path):
    text = path.read_text("utf8")
    assert set(re.findall(r"var\(--([\w-]+)\)", text)) <= set(TOKENS)
    assert not re.findall(r"#[0-9a-f]{3,8}\b(?=[\s;\"])|font-family|<style|<image|rgb\(", text)


@pytest.mark.parametrize(
    "path",
    sorted(tool.HOME.glob("*/*.wide.svg")),
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_every_plot_has_a_drawing_that_fits_a_phone_with_letters_that_can_be_read(path):
    narrow = path.with_name(path.name.replace(".wide.", ".narrow."))
    text = narrow.read_text("utf8")
    width = float(re.search(r'viewBox="0 0 (\S+)', text)[1])
    letters = {float(size) for size in re.findall(r"font-size: ([\d.]+)px", text)}
    # What stands below or above a letter is smaller than its line, as everywhere.
    assert min(letters) * (1 if "<tspan" not in text else 1 / 0.7) * tool.PHONE / width >= 8.99


@every_file
def test_no_drawing_shows_an_underscore_for_an_index(path):
    shown = re.findall(r">([^<]+)<", path.read_text("utf8"))
    assert [text for text in shown if re.search(r"\b[A-Za-z]_[A-Za-z]\b", text)] == []


@every_file
def test_the_ids_of_a_drawing_are_its_own_and_all_used(path):
    text = path.read_text("utf8")
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert all(name.startswith(path.stem.replace(".", "-")) for name in ids)
    assert set(re.findall(r'(?:url\(|href=")#([^")]*)', text)) <= set(ids)


def test_the_same_figure_gives_the_same_drawings():
    assert tool.layouts(draw_curves()) == tool.layouts(draw_curves())


def test_a_phone_gets_panels_below_each_other_with_what_the_row_had_said_once():
    figure = draw_curves(3)
    figure.axes[0].set_ylabel("nats")
    for ax in figure.axes:
        ax.set_title("a title that fills a phone")
    drawn = tool.layouts(figure)
    assert drawn["wide"].count("nats") == 1
    assert drawn["narrow"].count("nats") == 3


def test_a_phone_gets_words_below_an_axis_slanted_where_they_have_no_room():
    words = ["temperature", "experience", "government", "management", "technology"]
    drawn = tool.layouts(plot.weights(np.eye(5), rows=words, columns=words).figure)
    assert "rotate(-45" not in drawn["wide"]
    assert drawn["narrow"].count("rotate(-45") == 5


def test_a_phone_gets_rows_of_small_pictures_as_they_are():
    figure, panels = plt.subplots(2, 8, figsize=(8, 3))
    for ax in panels.flat:
        plot.weights(np.eye(8), cmap="ink", fmt=None, ax=ax)
        ax.set(xticks=[], yticks=[], xlabel="", ylabel="", aspect="equal", title="1")
    drawn = tool.layouts(figure)
    width, height = map(float, re.search(r'viewBox="0 0 (\S+) ([^"]+)"', drawn["narrow"]).groups())
    assert height < width


def test_a_map_is_drawn_as_cells_whose_opacity_is_the_weight():
    svg = tool.layouts(plot.weights([[1.0, 0.5, 0.0]], fmt=None).figure)["wide"]
    cells = re.findall(r'd="(M[^"]*)" style="fill: var\(--([\w-]+)\); fill-opacity: ([\d.]+)"', svg)
    assert sorted(cells) == [
        ("M0 0h1v1h-1z", "weight-cell", "1"),
        ("M1 0h1v1h-1z", "weight-cell", "0.5"),
    ]


def test_a_colour_that_is_no_token_is_refused():
    figure = plt.figure()
    figure.text(0.5, 0.5, "text", color="#123456")
    with pytest.raises(ValueError, match=r"must be tokens .* got #123456"):
        tool.layouts(figure)


def test_texts_that_cover_each_other_or_reach_out_are_told():
    figure = plt.figure()
    figure.text(0.5, 0.5, "one")
    figure.text(0.51, 0.5, "two")
    figure.text(0.99, 0.1, "a long one")
    assert tool.overlaps(figure) == [("out of the figure", "a long one"), ("one", "two")]


def test_numbers_that_are_read_keep_their_decimals():
    _, ax = plt.subplots()
    ax.text(0.5, 0.5, "0.138 d")
    svg = tool.layouts(ax.figure)["wide"]
    assert ">0.138 d<" in svg
    assert not re.search(r"\d\.\d{3,}(?=[^<>]*>)", svg)
