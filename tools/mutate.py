"""Change library and live figures a little at a time and tell which changes no test notices: ``mutate.py NAME ...``.

A NAME is a module below attnlib, such as ``masking``, ``nn/encoder`` or ``widgets/src/lookup/scene.js``, or a
folder of them. Each mutant stands in a copy of the repository, which every process that a test starts meets, and is tried in a
fork of this process, which has numpy and torch loaded, with the module's own tests. mutmut forks as well,
but wraps every function, which torch.compile sees, and leaves out decorated ones; cosmic-ray starts anew
for each mutant.
"""

import argparse
import compileall
import contextlib
import importlib
import multiprocessing
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Any, NoReturn

import mutants_js
from mutants import mutants

ROOT = Path(__file__).resolve().parents[1]
DENO = Path(sysconfig.get_path("scripts")) / "deno"
PRELOADED = "numpy torch torch._dynamo hypothesis array_api_strict array_api_compat.torch pytest"

# The tests of a module or folder without tests/test_NAME.py, or more of them; else those of its folder.
TESTS = {
    "_array": "array lookup masking scaling",
    "_checks": "checks lookup scaling masking efficient alignment multihead position projection",
    "induction": "induction induction_training meta",
    "_core": "lookup scaling efficient",
    "_torch": "array lookup scaling efficient launches",
    "corpora": "translation_corpus corpora",
    "efficient": "efficient refusals meta",
    "nn": "nn_attention nn_multihead nn_encoder nn_recurrent",
    "nn/_options": "nn_cache nn_multihead",
    "nn/attention": "nn_attention nn_encoder nn_cache nn_transformations",
    "nn/blocks": "nn_encoder nn_transformations",
    "nn/decoder": "nn_encoder nn_cache nn_recurrent",
    "nn/decoding": "nn_recurrent nn_encoder",
    "nn/embedding": "nn_encoder",
    "nn/encoder": "nn_encoder nn_cache",
    "nn/multihead": "nn_multihead nn_cache nn_position nn_transformations",
    "nn/position": "nn_position nn_cache",
    "nn/recurrent": "nn_recurrent nn_transformations",
    "nn/transformer": "nn_encoder nn_cache nn_recurrent",
    "pretrained/_induction": "induction_training",
    "pretrained/_scores": "mixing_scores",
    "pretrained/_translators": "translators",
}
# Plain asserts, as hypothesis is loaded already; tests of torch.compile take seconds each.
OPTIONS = ["-xq", "--assert=plain", "-pno:cacheprovider", "-pno:nbval", "-k", "not compile"]
DENO_TEST = ["test", "--quiet", "--no-check", "--frozen", "--allow-read", "--fail-fast"]


def copied(folder: str) -> Path:
    """Copy what git would hold into a folder, and go there: all that is started imports from it."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.split("\0"):
        if not (ROOT / name).is_file():
            continue
        target = Path(folder, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    # Changes may be of one size and second: a compiled file stands for what its hash is of.
    sys.dont_write_bytecode = True
    os.environ |= {"PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
    sys.path.insert(0, folder)
    os.chdir(folder)  # where a started Python looks first
    compileall.compile_dir(folder, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return Path(folder)


def try_tests(path: Path, source: str, tests: list[str], limit: int) -> tuple[bool, float]:
    """Run tests in a fork with another source in a file; return whether all pass, and CPU seconds.

    Too slow, or a crash, is a failure.
    """
    original = path.read_text("utf8")
    path.write_text(source, "utf8")
    pid = os.fork()
    if pid == 0:
        run_tests(tests, limit)
    try:
        _, status, used = os.wait4(pid, 0)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)  # what a test started and a crash left
        path.write_text(original, "utf8")
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 5:
        raise ValueError(f"tests must be there; {tests} hold none.")
    return status == 0, used.ru_utime + used.ru_stime


def run_tests(tests: list[str], limit: int) -> NoReturn:
    """Run tests in this process, and end it."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    signal.alarm(20 * limit)  # for what waits for ever, however busy the machine
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    if not tests[0].endswith(".py"):
        os.execv(DENO, [str(DENO), *DENO_TEST, *tests])
    # Ranks of torch.distributed are forks too: torch takes seconds to load.
    context = multiprocessing.get_context("fork")
    multiprocessing.get_context = lambda _=None: context
    import pytest

    os._exit(pytest.main([*OPTIONS, *tests]))  # of two -k the last counts


def test_files(name: str, home: Path) -> list[str]:
    """Return the test files of a module: by TESTS, by its own name, or those of its folder.

    A JavaScript module of a figure is tested in its folder, one of the kit by all figures, a figure's state by
    what needs no browser; a chapter's exercises by the tests of all, where these have its name.
    """
    if name.endswith(".js"):
        folder = home / "attnlib" / Path(name).parent
        return [str(folder.parent if folder.name == "kit" else folder)]
    room, _, chapter = name.partition("/")
    if room == "exercises" and not chapter.startswith("_"):
        return [str(home / "tests" / "test_exercises.py"), f"-k{chapter}"]
    if room == "widgets":
        own = [*home.glob(f"tests/**/test_widget*_{chapter}.py")]
        shared = [home / "tests" / "test_widgets.py", home / "tests" / "site" / "test_figures.py"]
        return [*map(str, own or shared), "-m", "not browser"]
    for above in (name, *map(str, Path(name).parents[:-1])):
        own = above.replace("/", "_")
        if above in TESTS or (home / "tests" / f"test_{own}.py").exists():
            break
    stems = TESTS.get(above, own).split()
    if not name.startswith(("exercises", "drawings")):
        stems += ["refusals"] if "/" in name else ["refusals", "properties"]
    return [str(home / "tests" / f"test_{stem}.py") for stem in dict.fromkeys(stems)]


def try_module(home: Path, name: str, sample: int, seed: int) -> dict[str, Any]:
    """Try a sample of a module's mutants, print the survivors and return a line of the table."""
    path, tests = home / "attnlib" / file_of(name), test_files(name, home)
    make = mutants_js.mutants if path.suffix == ".js" else mutants
    possible = make(path.read_text("utf8"))
    passed, seconds = try_tests(path, path.read_text("utf8"), tests, 600)
    if not passed:
        sys.exit(f"attnlib: the tests of {name} do not pass without a change.")
    chosen = sorted(random.Random(seed).sample(possible, min(sample, len(possible))))
    left = 0
    for mutant in chosen:
        if try_tests(path, mutant.source, tests, int(5 + 3 * seconds))[0]:
            left += 1
            print(
                f"attnlib/{file_of(name)}:{mutant.line}\n-{mutant.before}\n+{mutant.after}",
                flush=True,
            )
    return {"module": name, "possible": len(possible), "tried": len(chosen), "left": left}


def file_of(name: str) -> str:
    """Return the file of a module."""
    return name if name.endswith(".js") else f"{name}.py"


def is_mutated(path: Path) -> bool:
    """Tell whether a file is a module whose tests run without a browser."""
    if path.suffix == ".js":
        return path.parts[-3] == "src" and path.name != "figure.js" and "test" not in path.name
    return path.name != "__init__.py"


def names_of(wanted: list[str]) -> list[str]:
    """Return modules for names of modules and folders."""
    home, found = ROOT / "attnlib", []
    for name in wanted:
        inside = [*(home / name).rglob("*.py"), *(home / name).rglob("*.js")]
        paths = inside if (home / name).is_dir() else [home / file_of(name)]
        found += sorted(path.relative_to(home).as_posix() for path in paths if is_mutated(path))
    found = [name.removesuffix(".py") for name in found]
    if missing := [name for name in found if not (home / file_of(name)).exists()]:
        sys.exit(f"attnlib: no module named {', '.join(missing)} below attnlib.")
    return found


def main() -> None:
    """Try the named modules and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="+", help="modules below attnlib, or folders")
    parser.add_argument("--sample", type=int, default=40, help="mutants for each module")
    parser.add_argument("--seed", type=int, default=0, help="which ones")
    options = parser.parse_args()
    for module in PRELOADED.split():
        importlib.import_module(module)
    from hypothesis import settings

    options_of_given = {"max_examples": 10, "database": None, "deadline": None}
    settings.register_profile("mutants", derandomize=True, **options_of_given)
    settings.load_profile("mutants")
    print("| module | possible | tried | left |\n|" + "---|" * 4)
    with tempfile.TemporaryDirectory() as folder:
        home = copied(folder)
        for name in names_of(options.names):
            line = try_module(home, name, options.sample, options.seed)
            print("|", " | ".join(map(str, line.values())), "|", flush=True)


if __name__ == "__main__":
    main()
