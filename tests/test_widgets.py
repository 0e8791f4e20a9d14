"""What the live figures share on the Python side; each has its own tests in tests/site."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from support import bundle
from traitlets import TraitError, link

import attnlib.widgets
from attnlib.widgets import LookupExplorer
from attnlib.widgets._base import LiveFigure, Positive, still_name

FIGURE = "application/vnd.attnlib.figure+json"
VIEW = "application/vnd.jupyter.widget-view+json"
WIDGETS = Path(attnlib.widgets.__file__).parent
ROOT = WIDGETS.parents[1]


# ---- State ---------------------------------------------------------------------------------


def test_numbers_cannot_change_unseen():
    widget = LookupExplorer()
    with pytest.raises(TypeError):
        widget.query[0] = 1
    with pytest.raises(TraitError, match="read-only"):
        widget.key = [[1]]


def test_changes_are_observed_and_linked():
    widget, other, seen = LookupExplorer(), LookupExplorer("chair"), []
    widget.observe(lambda change: seen.append(change["new"]), "query")
    link((widget, "temperature"), (other, "temperature"))
    widget.query = [1, 0, 0, 0]
    widget.query = [1, 0, 0, 0]
    widget.temperature = 2
    assert seen == [(1, 0, 0, 0)]
    assert other.temperature == 2


# ---- Bad input -----------------------------------------------------------------------------


def test_a_wrong_value_leaves_the_old_one():
    widget = LookupExplorer()
    with pytest.raises(TraitError, match="query must have one number for each axis"):
        widget.query = [1]
    with pytest.raises(TraitError, match="temperature must be a finite number above 0"):
        widget.temperature = 0
    assert widget.output == pytest.approx(8)


def test_an_unknown_option_is_refused():
    with pytest.raises(TypeError, match="warmth"):
        LookupExplorer(warmth=1)


# ---- What a notebook stores ----------------------------------------------------------------


def test_the_bundle_is_whole_and_the_same_each_time():
    first, second = bundle(LookupExplorer("apple")), bundle(LookupExplorer("apple"))
    assert first.pop(VIEW) != second.pop(VIEW)  # the only thing with an id
    assert first == second
    assert first["text/plain"] == repr(LookupExplorer("apple"))
    assert set(first) == {"text/plain", FIGURE}


# ---- Sources -------------------------------------------------------------------------------


def test_the_module_is_the_joined_file():
    widget = LookupExplorer()
    assert widget._esm == (WIDGETS / "built" / "lookup.js").read_text("utf-8")
    assert widget._css == (WIDGETS / "host.css").read_text("utf-8")


def test_what_is_made_of_the_sources_is_as_they_make_it():
    command = [sys.executable, "tools/figures.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_whole_number_without_its_point_has_the_same_still():
    python, javascript = {"x": [1.0, -0.0], "on": True}, {"x": (1, 0), "on": True}
    assert still_name("lookup", python) == still_name("lookup", javascript)
    assert still_name("lookup", python) != still_name("lookup", {**javascript, "x": (1.5, 0)})


@pytest.mark.parametrize("name", attnlib.widgets.__all__)
def test_each_figure_without_options_has_a_still_picture(name, monkeypatch):
    (still, told), (figure, _) = shown(getattr(attnlib.widgets, name)(), monkeypatch)
    assert told == {"attnlib": "still"}
    assert still["image/svg+xml"].startswith("<svg ")
    assert still["text/plain"].endswith("Run this cell to move it.")
    assert FIGURE in figure
    assert VIEW in figure or LookupExplorer().comm is None


def shown(widget, monkeypatch):
    outputs = []
    monkeypatch.setattr(
        "IPython.display.display", lambda data, metadata, raw: outputs.append((data, metadata))
    )
    widget._ipython_display_()
    return outputs


def test_a_state_without_a_still_says_how_to_wake_the_figure(monkeypatch):
    (still, _), _ = shown(LookupExplorer(query=[0.123, 0, 0, 0]), monkeypatch)
    assert set(still) == {"text/plain"}


@pytest.mark.parametrize("path", sorted(WIDGETS.glob("built/*.js")), ids=lambda path: path.name)
def test_scripts_need_nothing_else(path):
    source = path.read_text("utf-8")
    for word in ("import ", "import(", "require(", "fetch(", "http:", "https:", "innerHTML"):
        assert word not in source.replace("http://www.w3.org/2000/svg", ""), word


STYLES = sorted(WIDGETS.glob("src/*/*.css"))
WELCOME = "@media screen and (prefers-reduced-motion: no-preference) {"


@pytest.mark.parametrize("path", STYLES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_styles_move_only_what_may_move_and_leave_marks_that_stay_alone(path):
    for line in path.read_text("utf-8").splitlines():
        moves = re.search(r"\b(animation|transition)\s*:", line)
        assert not moves or line.startswith(WELCOME), line
        # A browser works out every style of a picture anew where a rule ends so and a mark comes or goes.
        assert not re.search(r"[+~]\s*\*", line), line


def test_importing_the_library_does_not_import_anywidget():
    code = (
        "import sys, attnlib, attnlib.widgets, attnlib.lookup, attnlib.corpora;"
        "print(sorted({'anywidget', 'ipywidgets', 'traitlets', 'torch'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_module_lists_its_widgets():
    assert dir(attnlib.widgets) == attnlib.widgets.__all__
    made = {path.parent.name for path in WIDGETS.glob("src/*/figure.js")} - {"kit"}
    assert set(attnlib.widgets._HOME.values()) == made
    with pytest.raises(AttributeError, match="has no attribute 'Nothing'"):
        _ = attnlib.widgets.Nothing


def test_a_figure_of_plain_traits_names_an_option_it_lacks():
    class Plain(LiveFigure):
        _figure = "lookup"
        width = Positive(1.0)

    assert Plain(width=2).width == 2.0
    with pytest.raises(TypeError, match="Plain takes width; got an option 'height'"):
        Plain(height=2)
