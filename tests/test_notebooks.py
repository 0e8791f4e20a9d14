"""What is stored in notebooks/: executed, in normal form, portable, and each with its rooms.

That the outputs are what a fresh run gives is nbval's part (``make test-notebooks``).
"""

import ast
import io
import itertools
import re
import tokenize
from pathlib import Path

import nbformat
import pytest
from listing import label, notebooks

import notebooks as tool
from attnlib.exercises import _registry

ROOT = Path(__file__).resolve().parents[1]


PATHS = notebooks("chapter")
every_notebook = pytest.mark.parametrize("path", notebooks(), ids=label)
every_chapter = pytest.mark.parametrize("path", PATHS, ids=label)
every_evidence = pytest.mark.parametrize("path", notebooks("evidence"), ids=label)
# What docs/chapters.md says of the cells' kinds: those that stand open, those folded to a line.
FOLDED = {"setup", "plot", "sweep", "check"}
KINDS = {"mechanism", "exercise"} | FOLDED
PROOFS = {"sweep", "check"}  # which stand in evidence alone
# Directives, roles and fences that only MyST understands.
MYST = re.compile(r"^(?:```|:::+)\{|(?<!`)\{[a-z:-]+\}`", re.MULTILINE)


def read(path: Path) -> nbformat.NotebookNode:
    return nbformat.read(path, as_version=4)


def code_cells(path: Path) -> list[nbformat.NotebookNode]:
    return [cell for cell in read(path).cells if cell.cell_type == "code"]


def outputs(path: Path) -> list[nbformat.NotebookNode]:
    return [output for cell in code_cells(path) for output in cell.outputs]


def test_there_are_notebooks():
    assert PATHS


@every_notebook
def test_every_code_cell_was_executed_in_order(path):
    counts = [cell.execution_count for cell in code_cells(path) if cell.source.strip()]
    assert counts == list(range(1, len(counts) + 1))


@every_notebook
def test_no_output_is_an_error_or_a_warning(path):
    assert not [output for output in outputs(path) if output.output_type == "error"]
    assert not [output.text for output in outputs(path) if output.get("name") == "stderr"]


@every_notebook
def test_badge_and_install_cell_are_spread_from_the_configuration(path):
    badge, *code = tool.head_cells(label(path)).values()
    first, title, *others = read(path).cells[: 2 + len(code)]
    assert [first.source, title.source[:2], *(c.source for c in others)] == [badge, "# ", *code]


def test_the_install_cell_comes_folded_below_the_title_from_wherever_it_was():
    new = nbformat.v4
    title, imports = new.new_markdown_cell("# Lookup"), new.new_code_cell("import numpy")
    badge, install = new.new_markdown_cell(id="badge"), new.new_code_cell(id="install")
    install.metadata.jupyter = {"source_hidden": False}
    for cells in (
        [title, imports],
        [badge, install, title, imports],
        [badge, title, install, imports],
    ):
        notebook = new.new_notebook(cells=list(cells))
        tool.spread(notebook, "01_lookup")
        tool.normalise(notebook)
        assert [cell.id for cell in notebook.cells] == ["badge", title.id, "install", imports.id]
        assert notebook.cells[2].source.startswith("#@title ")
        assert notebook.cells[2].metadata == tool.FOLDED


@pytest.mark.parametrize(
    ("place", "installed", "source"),
    [
        ("notebooks", False, ".."),
        ("content", False, f"git+{'@'.join(tool.address())}"),
        ("content", True, None),
    ],
)
def test_the_install_cell_takes_what_is_there_and_says_so(
    tmp_path, monkeypatch, capsys, place, installed, source
):
    for folder in ("attnlib", "notebooks", "content/deep"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "attnlib" / "__init__.py").touch()
    monkeypatch.chdir(tmp_path / ("content/deep" if place == "content" else place))
    monkeypatch.setattr("importlib.util.find_spec", lambda _: tool if installed else None)
    code, pip = tool.head_cells("01_lookup")["install"], '%pip install --quiet "{source}"'
    assert code.count(pip) == 1
    asked = []
    exec(code.replace(pip, "asked.append(source)"), {"asked": asked})
    assert asked == [source] * (source is not None)
    told = f"Installing attnlib from {source}\n" if source else ""
    assert capsys.readouterr().out == told


@every_notebook
def test_stored_in_normal_form(path):
    stored, notebook = read(path), read(path)
    assert nbformat.writes(stored) + "\n" == path.read_text("utf8")
    tool.spread(notebook, label(path))
    tool.normalise(notebook)
    stored.metadata.update(tool.ENVIRONMENT)  # JupyterLab, say, saved it and wrote its own
    assert nbformat.writes(notebook) == nbformat.writes(stored), "run `make notebooks`"


@every_notebook
def test_markdown_is_portable(path):
    for cell in read(path).cells:
        if cell.cell_type == "markdown":
            assert not MYST.search(cell.source), f"MyST only: {MYST.search(cell.source)[0]!r}"


@every_notebook
def test_every_code_cell_has_one_kind_and_the_folded_ones_begin_with_what_they_do(path):
    for cell in code_cells(path):
        tags, line = set(cell.metadata.get("tags", ())), cell.source.partition("\n")[0]
        if cell.id in ("install", "run"):
            continue
        kinds = KINDS - ({"mechanism", "exercise"} if path.parent.name == "evidence" else PROOFS)
        assert len(tags & kinds) == 1, f"{cell.id}: one of {sorted(kinds)}; got {sorted(tags)}"
        assert tags - KINDS <= {"nbval-ignore-output"}, cell.id
        assert ("exercise" in tags) == bool(re.search(r"\bcheck\(", cell.source)), cell.id
        if tags & FOLDED:
            begins = "# " if tags & PROOFS else "#@title "
            assert re.fullmatch(rf"{begins}[A-Z].{{,74}}[.]", line), f"{cell.id}: {line!r}"


@every_notebook
def test_what_sets_up_or_draws_is_folded_in_jupyter_and_in_colab(path):
    for cell in code_cells(path):
        folded = {key: cell.metadata.get(key) for key in tool.FOLD} == tool.FOLD
        kept = {"setup", "plot", "remove-cell"} & set(cell.metadata.tags)
        assert folded == bool(kept), cell.id


@every_evidence
def test_evidence_runs_its_chapter_and_names_each_claim(path):
    title, *claims = (c.source for c in read(path).cells[1:] if c.cell_type == "markdown")
    assert f"](../{path.name})" in title
    numbers = [int(re.match(r"## (\d+)\. [A-Z]", claim)[1]) for claim in claims]
    assert numbers == list(range(1, len(numbers) + 1))
    chapter = "".join(cell.source for cell in read(path.parents[1] / path.name).cells)
    asked = re.findall(rf"\[[Ee]vidence ([\d, and]+)\]\(evidence/{path.name}\)", chapter)
    assert {int(n) for text in asked for n in re.findall(r"\d+", text)} <= set(numbers)
    assert f"](evidence/{path.name})" in chapter


# A prediction with choices: a list in the question; in the fold the right one first, then why each other one tempts.
CHOICE = re.compile(r"^> - \*\*([A-D])\.\*\* \S", re.MULTILINE)
TEMPTS = re.compile(r"^- \*\*([A-D])\*\* \S", re.MULTILINE)


def choice_faults(text):
    """Return what is wrong with the predictions with choices in a text."""
    faults = []
    for found in QUESTION.finditer(text):
        question, _, rest = text[found.start() :].partition("\n\n<details>")
        choices = CHOICE.findall(question)
        answer = rest.partition("</details>")[0]
        right = re.match(r"<summary>[^<]+</summary>\n\n\*\*([A-D])\.\*\* \S", answer)
        wrong = sorted(set(choices) - set(right[1] if right else ""))
        told = sorted(TEMPTS.findall(answer)) == wrong and right and right[1] in choices
        if choices and (choices != list("ABCD"[: len(choices)]) or len(choices) < 2 or not told):
            faults.append(found[0])
    return faults


ASKED_WELL = """> **Predict 1.** The spread
>
> - **A.** grows.
> - **B.** stays.

<details><summary>Decided? Open the answer.</summary>

**A.** It sums more terms.

- **B** tempts whoever lets them cancel.

</details>
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("- **B** tempts", "**B** tempts"),
        ("**A.** It", "It"),
        ("> - **B.** stays.\n", ""),
        ("**B.** stays", "**C.** stays"),
        ("- **B** tempts", "- **A** tempts"),
    ],
)
def test_a_prediction_that_does_not_say_why_each_wrong_choice_tempts_is_refused(old, new):
    assert choice_faults(ASKED_WELL) == []
    assert choice_faults(ASKED_WELL.replace(old, new)) == ["> **Predict 1"]


@every_chapter
def test_a_prediction_with_choices_says_why_each_wrong_one_tempts(path):
    text = "\n\n".join(cell.source for cell in read(path).cells if cell.cell_type == "markdown")
    assert choice_faults(text) == []


CODE_WIDTH, OUTPUT_WIDTH = 77, 110


def inside_strings(source):
    """Number the lines that end within a string: sentences that are data, say."""
    kinds = {tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {n for t in tokens if t.type in kinds for n in range(t.start[0], t.end[0])}


@every_notebook
def test_code_fits_the_page(path):
    shown = (cell for cell in code_cells(path) if "remove-cell" not in cell.metadata.tags)
    for cell in shown:
        source = re.sub(r"\A#@title", "#", cell.source)  # as the page has it
        data = inside_strings(re.sub(r"(?m)^%", "#", source))
        lines = enumerate(source.splitlines(), 1)
        assert [line for n, line in lines if len(line) > CODE_WIDTH and n not in data] == [], (
            cell.id
        )


@every_notebook
def test_outputs_fit_the_page(path):
    for output in outputs(path):
        data = output.get("data", {})
        text = output.get("text") or ("" if len(data) > 1 else data.get("text/plain", ""))
        assert [line for line in text.splitlines() if len(line) > OUTPUT_WIDTH] == []


QUESTION = re.compile(r"> \*\*Predict \d")
ASKED = re.compile(r"> \*\*Predict \d|^Things to try", re.MULTILINE)
QUOTE_OR_FOLD = re.compile(r"^>[^\n]*$|<details>.*?</details>", re.MULTILINE | re.DOTALL)


def tells(cell):
    """Say whether a cell of code shows more than a live figure."""
    data = [output.get("data", {}) for output in cell.outputs]
    shown = [
        o for o in cell.outputs if not any("attnlib.figure" in kind for kind in o.get("data", {}))
    ]
    return any("image/png" in d for d in data) or bool(shown)


def words_to_the_next_output(cells, question):
    """Count the open words between a question and the first output after it."""
    words = len(QUOTE_OR_FOLD.sub("", question).split())
    for cell in cells:
        if cell.cell_type == "code" and tells(cell):
            break
        if cell.cell_type == "markdown":
            words += len(QUOTE_OR_FOLD.sub("", cell.source).split())
    return words


@every_chapter
def test_no_output_right_below_a_question_tells_its_answer(path):
    cells, asked = read(path).cells, 0
    for i, cell in enumerate(cells):
        for found in QUESTION.finditer(cell.source if cell.cell_type == "markdown" else ""):
            asked += 1
            words = words_to_the_next_output(cells[i + 1 :], cell.source[found.start() :])
            assert words >= 40, f"{cell.id}: an output {words} words below"
    assert asked >= 3, f"a chapter asks at least three predictions; this one {asked}"


@every_chapter
def test_nothing_is_asserted_between_a_question_and_the_first_output_below(path):
    cells = read(path).cells
    for i, cell in enumerate(cells):
        if cell.cell_type == "markdown" and ASKED.search(cell.source):
            below = (c for c in cells[i + 1 :] if c.cell_type == "code")
            for code in itertools.takewhile(lambda c: not tells(c), below):
                assert "assert" not in code.source, f"{code.id}, below {cell.id}"


@every_chapter
def test_an_answer_is_folded(path):
    text = "\n\n".join(cell.source for cell in read(path).cells if cell.cell_type == "markdown")
    for found in QUESTION.finditer(text):
        rest = re.sub(r"\A(>.*\n)+\s*", "", text[found.start() :])
        assert rest.startswith("<details><summary>Decided?"), found[0]


def test_the_general_form_has_a_row_for_each_chapter():
    text = (ROOT / "book" / "notation.md").read_text("utf8")
    rows = text.partition("| chapter | fit ")[2].partition("\n\n")[0]
    for path in PATHS:
        assert f"\n| {path.stem.replace('_', ' ')} |" in rows, "a row for each in book/notation.md"


@every_notebook
def test_notebook_stays_under_a_megabyte(path):
    assert path.stat().st_size < 1_000_000


@every_notebook
def test_every_figure_has_its_alt_text(path):
    for output in outputs(path):
        data = output.get("data", {})
        if any(kind.startswith("image/") for kind in data):
            assert len(data["text/plain"].split()) >= 8, data["text/plain"]
            assert not data["text/plain"].startswith("<"), "use attnlib.plot.show(figure, alt=...)"


# Chapters whose mechanism stands in a module of another name.
MODULES = {"today": {"attnlib/nn/decoder_only.py": "tests/test_nn_decoder.py"}}


@every_chapter
def test_chapter_has_all_its_rooms(path):
    name = path.stem[3:]
    # A chapter whose mechanism is made of learnt layers has its module in attnlib.nn.
    modules = {
        f"attnlib/{name}.py": f"tests/test_{name}.py",
        f"attnlib/{name}/__init__.py": f"tests/test_{name}.py",
        f"attnlib/nn/{name}.py": f"tests/test_nn_{name}.py",
        **MODULES.get(name, {}),
    }
    tests = [test for module, test in modules.items() if (ROOT / module).exists()]
    assert tests, f"one of {list(modules)} is the chapter's module"
    assert list(ROOT.glob(f"attnlib/widgets/{name}*.py")), (
        "NAME.py, or NAME_PART.py for each of several"
    )
    rooms = [f"attnlib/exercises/{name}.py", f"tests/test_exercises_{name}.py"]
    assert [room for room in [tests[0], *rooms] if not (ROOT / room).exists()] == []


@every_chapter
def test_chapter_shows_its_live_figure_and_its_exercises(path):
    figures = [
        o.data[mime]
        for o in outputs(path)
        for mime in o.get("data", {})
        if "attnlib.figure" in mime
    ]
    checks = [cell for cell in code_cells(path) if re.search(r"\bcheck\(", cell.source)]
    assert figures, "a chapter shows a live figure"
    assert len(checks) >= 4, f"a chapter has at least four exercises; this one {len(checks)}"


@every_chapter
def test_a_solution_opens_as_the_checker_says_and_fits_its_cell(path):
    solved = 0
    for cell in code_cells(path):
        for name, given in re.findall(
            r'^check\(\s*"([\w.]+)",\s*(.+?)\)', cell.source, re.M | re.S
        ):
            if not _registry.find(name).solution:
                continue
            solved += 1
            missing = set(re.findall(r"[a-z]\w*", given)) - defined(_registry.find(name).solution)
            assert missing == set(), name
    imports = "from attnlib.exercises import check, solution\n"
    assert solved == 0 or any(imports in cell.source for cell in code_cells(path))


def defined(source: str) -> set[str]:
    """Return the names that a module would have."""
    found = set()
    for node in ast.parse(source).body:
        match node:
            case ast.FunctionDef():
                found.add(node.name)
            case ast.Assign():
                found |= {
                    x.id
                    for target in node.targets
                    for x in ast.walk(target)
                    if isinstance(x, ast.Name)
                }
    return found


@every_notebook
def test_a_still_picture_stands_before_each_live_figure(path):
    for cell in code_cells(path):
        kinds = [" ".join(output.get("data", {})) for output in cell.outputs]
        for i, kind in enumerate(kinds):
            if "attnlib.figure" in kind:
                assert i > 0, f"{cell.id}: no output before the figure"
                assert "image/svg+xml" in kinds[i - 1], cell.id


# The end of a printed row: numbers or shares, two spaces or more before each.
NUMBERS = re.compile(r"(?:\s{2,}-?\d[\d,.]*(?:e[+-]?\d+)?%?){2,}$")


def number_ends(line: str) -> list[int]:
    """Return where the numbers at the end of a printed row end; none for other lines."""
    found = NUMBERS.search(line.rstrip())
    return (
        [found.start() + number.end() for number in re.finditer(r"\S+", found[0])] if found else []
    )


@every_notebook
def test_the_numbers_of_a_printed_table_stand_below_each_other(path):
    for cell in code_cells(path):
        printed = "".join(output.get("text", "") for output in cell.outputs)
        rows = [number_ends(line) for line in printed.splitlines()]
        for above, row in itertools.pairwise(rows):
            assert len(above) != len(row) or above == row, cell.id
