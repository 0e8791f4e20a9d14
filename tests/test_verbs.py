"""What a verb of the Makefile says and where it keeps its things."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def make(*words, **environment):
    """Run make without what an outer make hands down, and return what it printed."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--no-print-directory", "-C", str(ROOT), *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, env=kept | environment
    ).stdout


@pytest.mark.parametrize("name", ["DENO_DIR", "MPLCONFIGDIR", "IPYTHONDIR", "JUPYTER_DATA_DIR"])
def test_tools_keep_their_things_in_the_project_whatever_the_home(name, monkeypatch):
    monkeypatch.delenv(name, raising=False)  # an outer make sets it
    where = make("-s", "--eval", f"where: ; @echo $${name}", "where", HOME="/dev/null")
    assert Path(where.strip()).is_relative_to(ROOT / ".venv")


def test_lab_trusts_the_books_notebooks_and_opens_the_first():
    trust, lab = make("-n", "lab").splitlines()[-2:]
    for notebook in ("notebooks/*.ipynb", "notebooks/evidence/*.ipynb"):
        assert notebook in trust
    assert "jupyter-trust" in trust
    assert "default_url=/lab/tree/01_lookup.ipynb" in lab
    assert ("--allow-root" in lab) == (os.geteuid() == 0)
