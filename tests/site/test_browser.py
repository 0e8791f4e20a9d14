"""Where no browser is found the tests say so once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from widget_page import fault

HERE = Path(__file__).parent


def test_without_a_browser_one_test_fails_and_tells_how_to_get_one():
    files = [HERE / "test_predict.py", HERE / "test_accessibility.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rN", "-p", "no:cacheprovider", *files],
        env=os.environ | {"CHROMIUM": "/nowhere/chromium"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout.count("No Chromium found") == 1
    assert done.stdout.rstrip().splitlines()[-1].split(",")[1].startswith(" 1 error in ")


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ("/nowhere/chromium", "No Chromium found"),
        (str(HERE), "No Chromium found"),
        (sys.executable, f"{sys.executable} is no Chromium; asked for its version it said "),
        ("false", "is no browser that starts: "),
    ],
)
def test_what_is_no_browser_is_said_before_anything_is_installed(monkeypatch, chosen, said):
    assert fault() is None
    monkeypatch.setenv("CHROMIUM", chosen)
    assert said in fault()
    makefile = (HERE.parents[1] / "Makefile").read_text("utf8")
    for verb in ("test", "quick", "front-ends", "picture"):
        assert f"\n{verb}: browser .venv/" in makefile
