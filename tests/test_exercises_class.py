"""``python -m attnlib.exercises``: the notebooks of a class, each in a process of its own."""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from attnlib.exercises import __main__ as command
from attnlib.exercises import _notebook

ROOT = Path(__file__).parents[1]
IMPORTS = "import numpy as np\nfrom attnlib.exercises import check"
RIGHT = """\
def my_softmax(scores):
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)

check("lookup.softmax", my_softmax)"""
WRONG = 'check("lookup.softmax", lambda scores: np.exp(scores))'
ENDLESS = """\
def causal(n_queries, n_keys, offset):
    while True:
        pass

check("masking.causal", causal)"""


def write(path, *cells, **metadata):
    """Write a notebook of code cells."""
    path.parent.mkdir(exist_ok=True)
    made = [{"cell_type": "code", "source": cell.splitlines(keepends=True)} for cell in cells]
    made.insert(0, {"cell_type": "markdown", "source": ['check("lookup.softmax", talked of)']})
    text = json.dumps({"nbformat": 4, "nbformat_minor": 5, "cells": made, "metadata": metadata})
    path.write_text(text, "utf-8-sig")  # as Windows' editors save it


def table(folder, *options, check=True):
    """Check a folder and return the table without its head, and what was printed."""
    output = folder.parent / "verdicts.csv"
    words = [sys.executable, "-m", "attnlib.exercises", folder, "--output", output, *options]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, capture_output=True, text=True, env=environment, check=check)
    with output.open(encoding="utf8", newline="") as file:
        head, *rows = csv.reader(file)
    assert head == ["file", "exercise", "verdict", "mistake"]
    return rows, done


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "class"


def test_a_class_of_right_wrong_and_broken_notebooks(folder):
    write(folder / "ada.ipynb", IMPORTS, RIGHT)
    write(folder / "ben.ipynb", IMPORTS, WRONG, 'check("lookup.lookup_or", ...)')
    write(folder / "cleo.ipynb", IMPORTS, "print('hello')\nexit()\n" + WRONG, RIGHT)
    write(folder / "dan.ipynb", "x = 1")
    (folder / "eve.ipynb").write_text('{"cells": [', "utf8")
    write(folder / ".ipynb_checkpoints" / "ada.ipynb", IMPORTS, WRONG)
    rows, done = table(folder)
    assert rows == [
        ["ada.ipynb", "lookup.softmax", "passed", ""],
        ["ben.ipynb", "lookup.softmax", "misconception", "not-normalised"],
        ["ben.ipynb", "lookup.lookup_or", "not attempted", ""],
        ["cleo.ipynb", "lookup.softmax", "passed", ""],
        ["dan.ipynb", "", "no exercises", ""],
        ["eve.ipynb", "", "unreadable", ""],
    ]
    assert "no sandbox" in done.stderr
    assert "eve.ipynb is no notebook: JSONDecodeError" in done.stderr
    assert "5 notebooks: 2 passed" in done.stdout
    assert "hello" not in done.stdout


def saved(*chosen):
    """Return what the page writes of two predictions, of which the first is answered by B, the second by A."""
    asked = zip(("Predict 1", "Predict 2"), "BA", chosen, strict=True)
    told = [
        {"question": question, "right": right, "chosen": letter, "words": f"words of {letter}."}
        for question, right, letter in asked
    ]
    return {"chapter": "05_scaling", "predictions": told}


def test_what_a_class_predicted_is_counted_by_wrong_choice_and_its_mistakes_by_name(folder):
    write(folder / "ada.ipynb", IMPORTS, WRONG, attnlib=saved("C", "A"))
    write(folder / "ben.ipynb", IMPORTS, WRONG, attnlib=saved("C", None))
    write(folder / "cleo.ipynb", "x = 1", attnlib=saved("B", "C"))
    write(folder / "dan.ipynb", IMPORTS, RIGHT, attnlib={"predictions": 3})
    rows, done = table(folder)
    assert rows[1:3] == [
        ["ada.ipynb", "05_scaling, Predict 1", "wrong", "C. words of C."],
        ["ada.ipynb", "05_scaling, Predict 2", "right", ""],
    ]
    assert rows[-1] == ["dan.ipynb", "", "unreadable", ""]
    assert "dan.ipynb holds predictions that the page did not write: TypeError" in done.stderr
    first, *others = done.stdout.splitlines()
    assert first.startswith("4 notebooks: 2 misconception, 1 no exercises, 1 unreadable.")
    assert others == [
        "lookup.softmax: 2 misconception",
        "  2 x not-normalised",
        "05_scaling, Predict 1: 2 wrong, 1 right",
        "  2 x C. words of C.",
        "05_scaling, Predict 2: 1 right, 1 not decided, 1 wrong",
        "  1 x C. words of C.",
    ]


def test_an_answer_that_needs_a_cell_that_fails_here_is_not_marked_as_wrong(folder):
    lacking = "import numpy as np, nowhere\nfrom attnlib.exercises import check"
    nowhere = "No module named 'nowhere'"
    write(folder / "ada.ipynb", lacking, RIGHT)
    write(folder / "two" / "ada.ipynb", lacking, RIGHT.replace("raised /", "nowhere.f(raised) /"))
    rows, done = table(folder, check=False)
    assert rows == [
        ["ada.ipynb", "lookup.softmax", "passed", ""],
        [str(Path("two", "ada.ipynb")), "lookup.softmax", "set-up failed", nowhere],
    ]
    assert done.returncode == 1
    assert f"1 not judged, since a cell that they need failed here: {nowhere}" in done.stderr


def test_an_endless_notebook_is_stopped_and_keeps_what_it_had(folder):
    write(folder / "fay.ipynb", IMPORTS, RIGHT, ENDLESS, 'check("lookup.lookup_or", ...)')
    rows, _ = table(folder, "--seconds", "4")
    assert rows == [
        ["fay.ipynb", "lookup.softmax", "passed", ""],
        ["fay.ipynb", "masking.causal", "error", "out-of-time"],
        ["fay.ipynb", "lookup.lookup_or", "error", "out-of-time"],
    ]


def test_a_notebook_that_kills_its_process_is_told(folder):
    write(folder / "gus.ipynb", IMPORTS, RIGHT, "import os\nos._exit(3)\n" + ENDLESS)
    rows, _ = table(folder)
    assert rows == [
        ["gus.ipynb", "lookup.softmax", "passed", ""],
        ["gus.ipynb", "masking.causal", "error", "process-died"],
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere"], "folder must be a folder; got nowhere"),
        (["."], "no notebook (*.ipynb) in ."),
        ([".", "--seconds", "0"], "--seconds must be positive; got 0"),
    ],
)
def test_what_cannot_be_checked_is_said(words, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        command.main(words)
    assert said in capsys.readouterr().err


def test_folders_below_are_checked_too_and_tqdm_is_not_needed(folder, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "tqdm", None)
    write(folder / "dan.ipynb", "x = 1")
    write(folder / "group" / "hal.ipynb", IMPORTS, WRONG)
    output = folder / "it.csv"
    assert command.main([str(folder), "--output", str(output)]) == 0
    hal = str(Path("group", "hal.ipynb"))
    assert f"{hal},lookup.softmax,misconception,not-normalised" in output.read_text("utf8")
    assert "2 notebooks: 1 no exercises, 1 misconception" in capsys.readouterr().out


def test_the_help_says_that_this_is_no_sandbox(capsys):
    with pytest.raises(SystemExit):
        command.main(["--help"])
    assert "It is no sandbox" in " ".join(capsys.readouterr().out.split())


# One process, seen from inside ---------------------------------------------------------------


@pytest.fixture
def judged(tmp_path, monkeypatch):
    """Run cells here and return the lines that they report."""
    monkeypatch.setattr("attnlib.exercises.check", _notebook.attnlib.exercises.check)

    def run(*cells):
        write(tmp_path / "it.ipynb", *cells)
        results = tmp_path / "results"
        results.write_text("", "utf8")
        _notebook.check_cells(
            _notebook.needed(_notebook.read_cells(tmp_path / "it.ipynb")), results
        )
        return [json.loads(line) for line in results.read_text("utf8").splitlines()]

    return run


def test_only_the_cells_that_are_needed_are_run(judged):
    cells = [
        "%pip install attnlib",
        "%%bash\nls",
        IMPORTS,
        "scores = 1 / 0",
        "def helper(x):\n    scores = np.exp(x - x.max(-1, keepdims=True))\n    return scores",
        "!ls",
        'f = lambda s: helper(s) / helper(s).sum(-1, keepdims=True)\ncheck("lookup.softmax", f)',
    ]
    assert judged(*cells) == [["lookup.softmax", "passed", ""]]


def test_what_a_cell_raises_is_the_mistake_and_the_next_is_run(judged, monkeypatch):
    monkeypatch.setattr(_notebook, "CELL_SECONDS", 0.2)
    assert judged(
        IMPORTS,
        'check("lookup.softmax", forgotten)',
        'def f(x) return\ncheck("masking.causal", f)',
        'raise SystemExit\ncheck("lookup.lookup_or", f)',
        'while True: pass\ncheck("lookup.soft_lookup", f)',
        'check("lookup.nothing", 1)',
        RIGHT.replace("lookup.softmax", "scaling.score_spread"),
    ) == [
        ["lookup.softmax", "error", "NameError"],
        ["masking.causal", "error", "SyntaxError"],
        ["lookup.lookup_or", "error", "exits"],
        ["lookup.soft_lookup", "error", "does-not-end"],
        ["lookup.nothing", "error", "ValueError"],
        ["scaling.score_spread", "error", ""],
    ]


SET_UP = {
    "import torch, matplotlib.pyplot as plt": "No module named 'torch': pip install 'attnlib[torch]'",
    "from attnlib import plot as torch": "attnlib.plot needs matplotlib: pip install 'attnlib[figures]'",
    "torch = open('nowhere.csv')": "FileNotFoundError: [Errno 2] No such file or directory: 'nowhere.csv'",
    "import urllib.request\ntorch = urllib.request.urlopen('file:/nowhere')": "URLError: <urlopen error ",
    "from google.colab import drive\ntorch = drive.mount('/x')": "No module named 'google",
    "torch = 1\ntorch.x = 2": "AttributeError: 'int' object has no attribute 'x'",
    "def torch(): raise OSError('no GPU\\nat all')\ntorch = torch()": "OSError: no GPU",
    "torch = exit()": "exits",
}


class Nowhere:
    """An importer by whom torch, matplotlib and google are not installed."""

    @staticmethod
    def holds(name):
        return name.partition(".")[0] in ("torch", "matplotlib", "google")

    def find_spec(self, name, path=None, target=None):
        if self.holds(name):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


@pytest.mark.parametrize("set_up", SET_UP)
def test_an_answer_is_judged_without_what_failed_above_it_unless_it_needs_that(
    judged, monkeypatch, set_up
):
    for module in [name for name in sys.modules if name == "attnlib.plot" or Nowhere.holds(name)]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delitem(vars(_notebook.attnlib), "plot", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Nowhere(), *sys.meta_path])
    rests = 'check("scaling.effective_keys", torch)'
    inside = 'f = lambda s: torch.exp(s)\ncheck("masking.causal", lambda n_queries, n_keys, offset: f(1))'
    plots = RIGHT.replace("\n\n", "\nplt.plot([1])\ntorch.manual_seed(0)\n\n")
    right, *others = judged(f"{set_up}\n{IMPORTS}", plots, rests, inside)
    assert right == ["lookup.softmax", "passed", ""]
    assert [row[:2] for row in others] == [
        ["scaling.effective_keys", "set-up failed"],
        ["masking.causal", "set-up failed"],
    ]
    assert all(row[2].startswith(SET_UP[set_up]) for row in others)


def test_no_old_value_stands_in_for_one_that_could_not_be_had(judged):
    cells = ["n = 2\nrows = []", "n = int('x')", "rows.append(n)", IMPORTS]
    asked = ['check("scaling.effective_keys", n)', 'check("lookup.fruit_query", rows)']
    assert [row[1:] for row in judged(*cells, *asked)] == [
        ["set-up failed", "ValueError: invalid literal for int() with base 10: 'x'"]
    ] * 2


@pytest.mark.parametrize(
    "cell",
    [
        "%%time\n" + RIGHT,
        "%matplotlib inline\r\n" + RIGHT.replace("\n", "\r\n"),
        RIGHT.replace("check(", "%time check("),
        RIGHT.replace("scores - ", "(scores\n    % 1e9 - scores % 1e9 + scores) - "),
        "from __future__ import annotations\n" + RIGHT.replace("(scores)", "(scores: Unknown)"),
        "print('tried:', 1 / 0)\n" + RIGHT,
    ],
)
def test_what_is_round_a_right_answer_does_not_make_it_wrong(judged, cell):
    assert judged(IMPORTS, cell) == [["lookup.softmax", "passed", ""]]


def test_what_is_not_handed_in_is_not_attempted(folder):
    write(folder / "ivy.ipynb", IMPORTS, "# " + WRONG, 'if False:\n    check("lookup.borrow", 1)')
    rows, _ = table(folder)
    assert [row[1:] for row in rows] == [
        ["lookup.softmax", "not attempted", ""],
        ["lookup.borrow", "not attempted", ""],
    ]


@pytest.mark.parametrize("text", ["[]", "{}", '{"cells": [{}]}', '{"cells": 3}', "\x00"])
def test_what_is_no_notebook_is_told(text, tmp_path):
    path = tmp_path / "it.ipynb"
    path.write_text(text, "utf8")
    with pytest.raises(ValueError, match=r"it\.ipynb is no notebook: "):
        _notebook.read_cells(path)


def test_a_source_may_be_one_string(tmp_path):
    cell = {"cell_type": "code", "source": 'check("lookup.softmax", f)'}
    (tmp_path / "it.ipynb").write_text(json.dumps({"cells": [cell]}), "utf8")
    assert _notebook.read_cells(tmp_path / "it.ipynb")[0].exercises == ("lookup.softmax",)
