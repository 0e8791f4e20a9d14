"""A fork changes the repository's address in one place, and its own tests are green."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import repository
import yaml
from listing import notebooks

ROOT = Path(__file__).resolve().parents[1]

URL = yaml.safe_load((ROOT / "_config.yml").read_text("utf8"))["repository"]["url"]
FORK = "https://example.org/you/fork-of-it"
HOLDERS = ("_config.yml", "_toc.yml", "pyproject.toml", "CITATION.cff", "Makefile")
FOLDERS = ("attnlib", "book", "notebooks", "tests", "tools", ".github")


@pytest.fixture(scope="module")
def fork(tmp_path_factory):
    """Return a copy of the repository that has been given another address."""
    copy = tmp_path_factory.mktemp("fork")
    for name in (*HOLDERS, *(path.name for path in ROOT.glob("*.md"))):
        shutil.copy(ROOT / name, copy / name)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    assert give(copy, "--url", f"{FORK}.git", "--branch", "trunk").returncode == 0
    return copy


def give(copy, *options):
    command = [sys.executable, copy / "tools" / "repository.py", *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_no_file_keeps_the_old_address(fork):
    owner_and_name = URL.split("/", 3)[3]
    texts = {".md", ".yml", ".toml", ".cff", ".ipynb", ".py", ".js", ".css", ".html"}
    paths = [path for path in fork.rglob("*") if path.suffix in texts]
    assert len(paths) > 200
    old = (owner_and_name, owner_and_name.replace("/", ".github.io/"))
    holders = [path for path in paths if any(map(path.read_text("utf8").count, old))]
    assert holders == []


@pytest.mark.long
def test_the_forks_own_tests_of_the_address_are_green(fork):
    chosen = "address or badge_and_install or normal_form"
    files = ["tests/test_docs.py", "tests/test_notebooks.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", chosen, *files]
    done = subprocess.run(command, cwd=fork, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    count = len(notebooks(root=fork))
    assert f"{2 * count + 1} passed" in done.stdout, "each notebook twice, and the address"


@pytest.mark.long
def test_a_second_run_changes_nothing(fork):
    done = give(fork, "--url", FORK)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("wrong", ["you/fork", "git@github.com:you/fork", "https://github.com/you"])
def test_what_is_no_address_is_refused_in_one_line(monkeypatch, wrong):
    monkeypatch.setattr("sys.argv", ["", "--url", wrong])
    with pytest.raises(SystemExit, match=r"^attnlib: URL must be such as https://\S+; got.*$"):
        repository.main()
