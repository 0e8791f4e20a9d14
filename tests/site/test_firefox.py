"""Exercises and live figures in Firefox, where one is installed: over http and from file://."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import deno
import pytest
from served import served
from test_run_browser import CHAPTER, RIGHT, WRONG

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "_build" / "html"
FIREFOX = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
if FIREFOX is None:
    pytest.skip(
        "No Firefox found: nothing is checked in it. FIREFOX=/path/to/firefox names one.",
        allow_module_level=True,
    )
FIGURES = {
    path.name: re.findall(r'class="attnlib-figure[^>]* data-figure="(\w+)"', path.read_text("utf8"))
    for path in sorted((BOOK / "notebooks").glob("*.html"))
}


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """Return what Firefox showed at each step."""
    with served() as address:
        return use(tmp_path_factory.mktemp("firefox") / "asked.json", address)


def use(path, address):
    """Have Firefox do what the script says, its addresses and answers in a file; return what it showed."""
    asked = {
        "firefox": FIREFOX,
        "answers": {
            "right": RIGHT,
            "wrong": WRONG,
            "exception": "a = 1\nb = a / 0",
            "endless": "kept = 41\nwhile True:\n    pass",
            "kept": "kept + 1",
        },
        "exercise": {
            "file": (BOOK / CHAPTER).as_uri(),
            "http": f"{address}/{CHAPTER}",
        },
        "pages": {name: (BOOK / "notebooks" / name).as_uri() for name in FIGURES},
    }
    path.write_text(json.dumps(asked), "utf8")
    command = [deno.find_deno_bin(), "run", "--quiet", "--frozen", "--allow-all"]
    done = subprocess.run(
        [*command, Path(__file__).with_name("firefox.mjs"), path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("way", ["file", "http"])
@pytest.mark.parametrize(
    ("step", "words"),
    [
        ("right", "lookup.softmax: passed"),
        ("wrong", "misconception (whole-array)"),
        ("exception", "ZeroDivisionError"),
        ("endless", "Stopped at the time limit in line"),
        ("kept", "42"),
        ("stopped", "Stopped"),
        ("restarted", "42"),
        ("crash", "broke down"),
        ("again", "42"),
    ],
)
def test_an_answer_gets_in_firefox_what_it_gets_in_chromium(told, way, step, words):
    assert words in told["answers"][way][step]["answer"]


@pytest.mark.parametrize("way", ["file", "http"])
def test_in_firefox_too_a_draft_and_what_was_passed_outlive_a_reload(told, way):
    reloaded = told["answers"][way]["reloaded"]
    assert reloaded["code"] == WRONG
    assert reloaded["sign"] == "✓ passed before"
    assert "return ..." in told["answers"][way]["reset"]["code"]


@pytest.mark.parametrize("page", FIGURES)
def test_every_live_figure_opens_in_firefox_and_an_input_changes_its_picture(told, page):
    assert told["figures"][page] == dict.fromkeys(FIGURES[page], True)
    assert FIGURES[page]


def test_firefox_has_nothing_to_complain_about(told):
    complaints = [
        *told["complaints"],
        *(told["answers"][way]["complaints"] for way in ("file", "http")),
    ]
    assert [each for each in complaints if each] == []
