"""The driver that changes the library a little at a time, on a module of its own."""

import subprocess
import sys
from pathlib import Path

import mutants_js
import mutate
import pytest
from mutants import mutants

TOOLS = Path(__file__).resolve().parents[1] / "tools"

SOURCE = '''"""Nothing."""


def is_long(x: int, limit: int = 5) -> bool:
    """Tell whether x is more than the limit."""
    if x < 0:
        raise ValueError(f"x must not be negative; got {x}.")
    return x > limit
'''


def changes(source):
    return {(mutant.before, mutant.after) for mutant in mutants(source)}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", "a <= b"),
        ("a == b", "a != b"),
        ("a is None", "a is not None"),
        ("a + b", "a - b"),
        ("a - b", "b - a"),
        ("a @ b", "b @ a"),
        ("a & b", "a | b"),
        ("a or b", "a and b"),
        ("not a", "a"),
        ("a if b else c", "c if b else a"),
        ("f(a, b)", "f(b, a)"),
        ("f(a, scale=b)", "f(a)"),
        ("xp.abs(a)", "a"),
        ("a.astype(b)", "a"),
        ("min(a, b)", "max(a, b)"),
        ("[a for a in b if c]", "[a for a in b]"),
        ("a + 1", "a + 2"),
        ("a * 0.5", "a * 1.0"),
        ("f(True)", "f(False)"),
    ],
)
def test_each_kind_of_change_is_made(before, after):
    assert (f"x = {before}", f"x = {after}") in changes(f"x = {before}")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", "a <= b"),
        ("a === b", "a !== b"),
        ("a + b", "a - b"),
        ("-a", "a"),
        ("!a", "a"),
        ("a ? b : c", "a || true ? b : c"),
        ("Math.min(a, b)", "Math.max(a, b)"),
        ("7", "8"),
        ("0.5", "1.0"),
        ("f(true)", "f(false)"),
    ],
)
def test_each_kind_of_change_is_made_in_javascript(before, after):
    found = {(mutant.before, mutant.after) for mutant in mutants_js.mutants(f"const x = {before};")}
    assert (f"const x = {before};", f"const x = {after};") in found


def test_texts_and_comments_of_javascript_stay_and_statements_are_dropped():
    assert mutants_js.mutants('const x = "a < 1"; // 1 + 1\nconst y = `b < 2`;\n') == []
    assert {mutant.after for mutant in mutants_js.mutants("if (a) b.push(c);")} == {
        "if (true || a) b.push(c);",
        "if (false && a) b.push(c);",
    }
    assert {mutant.after for mutant in mutants_js.mutants("a();\nb();\n")} == {""}


@pytest.mark.parametrize("statement", ["f(a)", "a += 1", "raise ValueError(a)", "a = f(a)"])
def test_statements_are_dropped(statement):
    assert (statement, "pass") in changes(statement)


def test_defaults_change_and_texts_and_annotations_do_not():
    found = changes(SOURCE)
    was, now = (f"def is_long(x: int, limit: int={n}) -> bool:" for n in (5, 6))
    assert (was, now) in found
    assert len(found) == 8  # and of the `if` 4, `raise` 1, `return` 2
    assert all("must not" not in after for _, after in found)


TESTS_OF_SOURCE = """
import multiprocessing, subprocess, sys
from tiny import is_long

def test_long_in_a_rank():
    with multiprocessing.get_context("spawn").Pool(1) as ranks:
        assert ranks.map(is_long, [7, 4, 0]) == [True, False, False]

def test_negative_in_a_started_python():
    started = [sys.executable, "-c", "import tiny; tiny.is_long(-1)"]
    done = subprocess.run(started, capture_output=True, text=True)
    assert "x must not be negative" in done.stderr
"""


@pytest.fixture
def tiny(tmp_path):
    """A repository of a module and its tests, which leave the limit itself open."""
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    (tmp_path / "tiny.py").write_text(SOURCE)
    (tmp_path / "test_tiny.py").write_text(TESTS_OF_SOURCE)
    return tmp_path


CODE = """
import sys, tempfile
sys.path.insert(0, {tools!r})
from pathlib import Path
import hypothesis, pytest  # once, for all forks
import mutate
mutate.ROOT = Path({folder!r})
with tempfile.TemporaryDirectory() as folder:
    path = mutate.copied(folder) / "tiny.py"
    tests, whole = [str(path.with_name("test_tiny.py"))], path.read_text("utf8")
    print("unchanged", mutate.try_tests(path, whole, tests, 20)[0])
    for mutant in mutate.mutants(whole):
        if mutate.try_tests(path, mutant.source, tests, 20)[0]:
            print(mutant.line, mutant.after)
    print("endless", mutate.try_tests(path, "while True: pass", tests, 1)[0])
    assert path.read_text("utf8") == whole
"""


def test_what_the_tests_leave_open_survives_and_nothing_else(tiny):
    code = CODE.format(tools=str(TOOLS), folder=str(tiny))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tiny, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        "unchanged True",
        "4 def is_long(x: int, limit: int=6) -> bool:",
        "8 return x >= limit",
        "endless False",
    ]


def test_every_module_has_tests():
    for name in mutate.names_of(
        [path.stem for path in (mutate.ROOT / "attnlib").glob("[a-z]*.py")]
    ):
        assert all(Path(path).exists() for path in mutate.test_files(name, mutate.ROOT)), name
    for name in mutate.names_of(["nn", "training", "corpora", "widgets/src"]):
        assert all(Path(path).exists() for path in mutate.test_files(name, mutate.ROOT)), name


def test_an_unknown_module_is_told():
    with pytest.raises(SystemExit, match="no module named nonsense below attnlib"):
        mutate.names_of(["masking", "nonsense"])
