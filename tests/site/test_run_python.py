"""The page's Python, run by Deno, against the native one; and where its files come from."""

import gzip
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import deno
import pytest
import run_answers
import widget_page  # noqa: F401 makes the book's own code importable
from attnbook import runpacks, runpage
from attnbook.exercises import CHECKED
from attnbook.runpage import elsewhere, runnable, told
from listing import notebooks

from attnlib.exercises import names

ROOT = Path(__file__).resolve().parents[2]
RUN = ROOT / "_build" / "run"
PYODIDE = RUN / "node_modules" / "pyodide"
NOTEBOOKS = notebooks("chapter")


def runnable_cells():
    for path in NOTEBOOKS:
        notebook = json.loads(path.read_text("utf8"))
        code = {cell["id"]: "".join(cell["source"]) for cell in notebook["cells"] if "id" in cell}
        for name, lines in runnable(notebook).items():
            yield {"key": f"{path.stem} {name}", "code": code[name], "before": told(lines)}


def in_the_page(folder, *, script="def verdicts(): return '{}'", cells=()):
    """Return what the page's Python says to a script, and what came of cells."""
    runner = (runpacks.HERE / "runner.py").read_text("utf8")
    asked = folder / "asked.json"
    asked.write_text(json.dumps({"runner": runner, "script": script, "cells": list(cells)}), "utf8")
    command = [deno.find_deno_bin(), "run", "--quiet", "--allow-all"]
    command += ["--config", RUN / "deno.json", Path(__file__).parent / "run_page.mjs"]
    done = subprocess.run([*command, RUN, asked], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.long
def test_every_declared_answer_gets_the_same_words_as_natively(tmp_path):
    native = json.loads(run_answers.verdicts())
    assert len(native) > 600
    script = Path(run_answers.__file__).read_text("utf8")
    assert in_the_page(tmp_path, script=script)["verdicts"] == native


def test_every_runnable_cell_runs(tmp_path):
    outcomes = in_the_page(tmp_path, cells=runnable_cells())["outcomes"]
    assert len(outcomes) > 50
    faults = {key: told["error"] for key, told in outcomes.items() if told["error"]}
    assert faults == {}


DRAWS = """
def verdicts():
    asked = {"name": "f", "given": {"query": [[1]], "value": [[4], [2]]}, "shape": [1, 2]}
    told = [draw(json.dumps(asked))]
    exec("def f(query, value):\\n    print('quiet')\\n    return query, query / 0", space)
    told.append(draw(json.dumps(asked)))
    exec("def f(query, value): return value[:1] * 0 + 3, np.ones((1, 2)) / 2", {"np": np}, space)
    return json.dumps([json.loads(each)["result"] for each in (*told, draw(json.dumps(asked)))])
import numpy as np
"""


def test_a_cells_functions_are_offered_to_a_figure_and_drawn_with(tmp_path):
    cells = [cell for cell in runnable_cells() if cell["key"] in OFFERED]
    found = in_the_page(tmp_path, script=DRAWS, cells=cells)
    offered = {key: told["usable"] for key, told in found["outcomes"].items()}
    assert {key: [name for _, name, _ in each] for key, each in offered.items()} == OFFERED
    absent, fault, right = found["verdicts"]
    assert "f is not there" in absent["fault"]
    assert "shape" in fault["fault"] or "NaN" in fault["fault"]
    assert right == {"fault": "", "note": "", "weights": [[0.5, 0.5]], "output": [[3.0]]}


# Functions that fit two figures are there twice; the page offers those of its own figures.
OFFERED = {
    "01_lookup soft-lookup-code": ["soft_lookup", "soft_lookup"],
    "05_scaling complete-code": ["attention", "attention"],
    "07_masking mask-code": ["attention"],
    "07_masking masks-code": ["causal", "padding", "window"],
}


def test_every_exercise_is_runnable():
    checked = [name for cell in runnable_cells() for name in CHECKED.findall(cell["code"])]
    assert sorted(checked) == sorted(names())


def cell(name, source, *tags):
    return {"id": name, "cell_type": "code", "source": source, "metadata": {"tags": tags}}


def test_a_line_that_needs_torch_makes_a_cell_not_runnable():
    cells = [
        cell("a", "import torch\nimport numpy as np\nx = np.ones(3)\ny = torch.ones(3)", "setup"),
        cell("b", "x[0] = 2", "check"),
        cell("c", "x.sum()"),
        cell("d", "y.sum()"),
        cell("e", "x.max()", "plot"),
        cell("f", "from attnlib import nn"),
    ]
    found = runnable({"cells": cells})
    assert list(found) == ["c"]
    lines = [line.source for line in found["c"]]
    assert lines == ["import numpy as np", "x = np.ones(3)", "x[0] = 2"]
    assert elsewhere({"cells": cells}) == {"d": "torch", "f": "torch"}


def test_a_cell_needs_the_last_value_of_a_name_and_no_earlier_one():
    cells = [
        cell("a", "from attnlib import lookup, plot", "setup"),
        cell("b", "found = plot.show()\nfor name in found:\n    sum = name", "plot"),
        cell("c", "kept = []\nif kept:\n    kept = found", "check"),
        cell("d", "found = lookup.softmax([1.0])\nprint(found)"),
        cell("e", "for name in (1, 2):\n    if name:\n        sum = 1\n    else:\n        sum = 2\n    kept.append(sum)"),
        cell("f", "for name in (1, 2):\n    sum = sum + name"),
        cell("g", "with open(name) as file:\n    text = file.read()\ntext"),
    ]  # fmt: skip
    found = runnable({"cells": cells})
    assert elsewhere({"cells": cells}) == {"e": "matplotlib", "f": "matplotlib", "g": "matplotlib"}
    assert [line.source for line in found["d"]][:1] == ["from attnlib import lookup"]


RUN_CELLS = """
import json, sys
runner = {"__name__": "runner"}
exec(open(sys.argv[1], encoding="utf-8").read(), runner)
before = json.dumps([["a", "x = 1", ["x"], []], ["a", "x += 1", ["x"], ["x"]], ["b", "y = x", ["y"], ["x"]]])
steps = [
    ("x + y", "c", {}),             # 2 + 2: all of it is run for the reader
    ("x = 10", "a", {"a": "x = 10"}),
    ("x + y", "c", {"a": "x = 10"}),  # what he ran stays; y, which has run, is as it was
    ("y = x", "b", {"a": "x = 10"}),
    ("x + y", "c", {"a": "x = 10"}),
    ("x + y", "c", {"b": "y = 5"}),   # a is as printed again, b is changed and not run yet
    ("x + y", "c", {"a": "x = ("}),   # no Python: x stays, y is as printed
]
print([json.loads(runner["run_cell"](code, cell, before, json.dumps(drafts)))["result"] for code, cell, drafts in steps])
"""


def test_later_cells_build_on_what_the_reader_made_of_earlier_ones():
    command = [sys.executable, "-c", RUN_CELLS, runpacks.HERE / "runner.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['4', None, '12', None, '20', '7', '4']"


def test_numpy_has_the_recorded_hash_and_ships_its_licence():
    recorded, name = (runpacks.HERE / "numpy" / "SHA256").read_text("utf8").split()
    wheel = runpacks.HERE / "numpy" / name
    assert wheel == runpacks.WHEEL
    assert hashlib.sha256(wheel.read_bytes()).hexdigest() == recorded


def test_pyodide_is_the_locked_version_of_which_numpy_speaks():
    lock = json.loads((runpacks.HERE / "deno.lock").read_text("utf8"))
    version = json.loads((PYODIDE / "package.json").read_text("utf8"))["version"]
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf8"))["info"]
    assert f"pyodide@{version}" in lock["npm"]
    assert lock["npm"][f"pyodide@{version}"]["integrity"].startswith("sha512-")
    assert info["abi_version"] in runpacks.WHEEL.name


def test_where_npm_gives_nothing_the_book_is_built_without_buttons_and_says_so_once(
    tmp_path, monkeypatch, capsys
):
    monkeypatch.setenv("DENO_DIR", str(tmp_path / "empty"))
    monkeypatch.setenv("NPM_CONFIG_REGISTRY", "http://127.0.0.1:9")  # where nobody listens
    (tmp_path / "html" / "_static").mkdir(parents=True)
    asked = []
    app = SimpleNamespace(
        outdir=tmp_path / "html",
        add_js_file=lambda *given, **_: asked.append(given),
    )
    runpage.prepare(app)
    bar = '<div class="run-bar" data-cell="{}" data-exercises="{}" hidden></div>'
    context = {"body": f"{bar.format('a', '')}<p>x</p>{bar.format('b', 'lookup.softmax')}"}
    runpage.add_script(app, "notebooks/01_lookup", "", context, None)
    before, _, after = context["body"].partition("<p>x</p>")
    assert before == "", "no word below a cell that nobody is asked to run"
    assert "built without Python: run it" in after
    assert "01_lookup.ipynb" in after
    assert "run-bar" not in after
    runpage.finish(app)
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("attnlib: the book is built without Run buttons, since npm gave no")
    assert "Failed caching npm package" in line
    assert asked == []
    env = SimpleNamespace(found_docs={"page"}, attnbook_runs=True)
    assert runpage.renew(app, env) == ["page"], "it had a button"
    assert runpage.renew(app, env) == []
    assert list((tmp_path / "html" / "_static").iterdir()) == []


def test_licences_of_all_that_is_shipped_are_shipped():
    text = (ROOT / "_build/html/_static/run/LICENSES.txt").read_text("utf8")
    for name in (
        "Mozilla Public License",
        "PYTHON SOFTWARE FOUNDATION",
        "numpy",
        "@codemirror/view",
    ):
        assert name in text


def test_all_files_together_are_within_twelve_megabytes_gzipped():
    files = (ROOT / "_build/html/_static/run").glob("*.js")
    assert sum(len(gzip.compress(path.read_bytes(), 6)) for path in files) <= 12e6
