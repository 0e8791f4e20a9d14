"""How ``make`` brings up ``.venv``: what is missing is named in a sentence."""

import importlib.metadata
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).resolve().parents[1]
OLD = f"{sys.executable} -c 'import sys; sys.version_info = (3, 9, 1); exec(sys.argv[2])' \"$@\""
NO_ENSUREPIP = 'case "$1" in -m) mkdir .venv; exit 1;; esac'
NO_INDEX = (
    "mkdir -p .venv/bin; cp $0 .venv/bin/python\n"
    'case "$*" in *install*) echo "ERROR: No matching distribution found for sphinx"; exit 1;; esac'
)


@pytest.mark.parametrize(
    ("python", "message"),
    [
        (OLD, "attnlib: Python 3.11 or newer is needed; this is 3.9. Name a newer one"),
        (NO_ENSUREPIP, "attnlib: Python's venv module failed. Install it (Debian: python3-venv)"),
        (
            NO_INDEX,
            "ERROR: No matching distribution found for sphinx\nattnlib: pip could not install",
        ),
    ],
)
def test_what_keeps_the_environment_from_being_made_is_named(tmp_path, python, message):
    for name in ("requirements-book.txt", "constraints.txt"):
        (tmp_path / name).touch()
    (tmp_path / "python").write_text(f"#!/bin/sh\n{python}\n", "utf8")
    (tmp_path / "python").chmod(0o755)
    command = ["make", "-f", ROOT / "Makefile", "PYTHON=./python", ".venv/book.stamp"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode
    assert message in done.stderr
    assert not (tmp_path / ".venv" / "book.stamp").exists()
    assert (tmp_path / ".venv").exists() == (python == NO_INDEX)


def test_the_oldest_python_that_is_promised_can_have_every_pin():
    pins = (ROOT / "constraints.txt").read_text("utf8").splitlines()[1:]
    names = [pin.partition("==")[0] for pin in pins]
    asked = {name: importlib.metadata.metadata(name)["Requires-Python"] for name in names}
    assert len(asked) > 100
    assert {n: rule for n, rule in asked.items() if "3.11.0" not in SpecifierSet(rule or "")} == {}
