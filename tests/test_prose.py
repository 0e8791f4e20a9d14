"""Every number in a chapter's text is one that a cell of it outputs or asserts; ``prose.py`` has the rules."""

import tomllib
from pathlib import Path

import nbformat
import prose
import pytest
from listing import notebooks
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

ROOT = Path(__file__).resolve().parents[1]

PATHS = notebooks("chapter")
ALLOWED = tomllib.loads((ROOT / "tests" / "prose.toml").read_text("utf8"))
every_notebook = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def read(path):
    """Return a chapter, its evidence, and the phrases that need no cell."""
    evidence = nbformat.read(path.parent / "evidence" / path.name, as_version=4)
    return nbformat.read(path, as_version=4), ALLOWED.get(path.stem[3:], {}), evidence


@every_notebook
def test_a_cell_gives_each_number_in_the_text(path):
    found = prose.not_given(*read(path))
    assert [f"{n.cell}: {n.digits} in ...{n.context}..." for n in found] == []


@every_notebook
def test_each_phrase_of_the_short_list_is_needed(path):
    notebook, allowed, evidence = read(path)
    for phrase in allowed:
        others = [other for other in allowed if other != phrase]
        assert prose.not_given(notebook, others, evidence), f"strike from prose.toml: {phrase!r}"


def test_the_short_list_names_chapters_and_gives_reasons():
    assert set(ALLOWED) <= {path.stem[3:] for path in PATHS}
    assert all(reason.strip() for phrases in ALLOWED.values() for reason in phrases.values())


@every_notebook
def test_a_wrong_number_planted_in_the_text_is_refused(path):
    notebook, allowed, evidence = read(path)
    (cell,) = [cell for cell in notebook.cells if "## What to remember" in cell.get("source", "")]
    cell.source = cell.source.replace(
        "## What to remember", "## What to remember\n\nIt is 0.123457."
    )
    (found,) = prose.not_given(notebook, allowed, evidence)
    assert (found.cell, found.digits) == (cell.id, "0.123457")


def notebook(text, code="", output=""):
    outputs = [new_output("stream", text=output)] if output else []
    return new_notebook(cells=[new_markdown_cell(text), new_code_cell(code, outputs=outputs)])


def lost(text, code="", output=""):
    return [number.digits for number in prose.not_given(notebook(text, code, output))]


@pytest.mark.parametrize(
    ("text", "output"),
    [
        ("it is 0.68", "0.6834"),
        ("it is 0.68", "0.675"),
        ("it falls by 0.3", "-0.3"),
        ("it is \u22120.3", "-0.3"),
        ("it is $-0.3$", "-0.3"),
        ("92 % of them", "0.918"),
        ("92% of them", "92.4"),
        ("12 percent", "12%"),
        ("1.7 million", "1,682,432"),
        ("20,000 pairs and $5{,}000$ more", "20000 5000"),
        ("about $10^{-7}$", "1e-07"),
        ("from 3 to 30", "3 30"),
        ("from 3\u201330", "3 30"),
    ],
)
def test_a_number_is_given_by_what_is_rounded_to_it(text, output):
    assert lost(text, output=output) == []
    assert lost(text) != []


@pytest.mark.parametrize(
    ("text", "output", "refused"),
    [
        ("it is 0.68", "0.6734", "0.68"),
        ("it is 0.68", "0.7", "0.68"),
        ("it is 0.70", "0.7 is not 0.71", None),
        ("it is 8", "7.99", "8"),
        ("it is 8", "9", "8"),
        ("it is \u22120.3", "0.3", "\u22120.3"),
        ("0.92 of them", "92", "0.92"),
        ("93 % of them", "0.918", "93"),
        ("1.8 million", "1682432", "1.8"),
        ("about $10^{-7}$", "1e-06", "1e-7"),
        ("2,000 steps", "200", "2,000"),
        ("| a | 12 |", "13", "12"),
        ("<details>it is 12</details>", "13", "12"),
    ],
)
def test_any_other_number_is_refused(text, output, refused):
    assert lost(text, output=output) == ([refused] if refused else [])


def test_what_code_asserts_is_given_and_its_settings_and_messages_are_not():
    code = "steps = 300\n%pip list\nassert 0.25 < loss < 0.31, 'not 17'\nassert told == '1.5 of -4'"
    assert lost("300 steps; 0.25, 0.31; 1.5; \u22124; 17", code) == ["300", "17"]


def test_a_line_of_output_that_the_code_has_as_it_is_gives_nothing():
    code = 'print("more than 17 times")\nprint(f"{x} times 18")'
    assert lost("17 times, 19 times", code, "more than 17 times\n19 times 18") == ["17"]


def test_the_hand_written_text_of_a_picture_gives_nothing():
    picture = new_output("display_data", data={"image/png": "", "text/plain": "It falls to 0.31."})
    cells = [new_markdown_cell("It falls to 0.31."), new_code_cell("", outputs=[picture])]
    assert [n.digits for n in prose.not_given(new_notebook(cells=cells))] == ["0.31"]
    del picture.data["image/png"]
    assert prose.not_given(new_notebook(cells=cells)) == []


@pytest.mark.parametrize(
    "text",
    [
        "[01](01_lookup.ipynb), chapters 03, 05 and 06; as in 05",
        "Vaswani et al. 2017, section 3.2.1 and equation 7; table 11; Predict 3; Exercise 12",
        "float32, GPT-2, L6-v2, $W_{12}$, $x_1$ and `(3, 7)`",
        "It takes about 35 minutes.",
        "1. first\n2. second\n12. twelfth",
        "```\n12\n```\n[a](b12.png) ![12](c12.png)",
        "the end\n\n## Where it comes from\n\n- pages 12 to 15",
    ],
)
def test_references_names_and_sources_are_not_read(text):
    assert lost(text) == []


@pytest.mark.parametrize(
    "text",
    ["chapter 03 has 12 heads", "in 2017, 12 heads", "section 3 or 12 %", "a figure. 12 heads"],
)
def test_what_stands_beside_a_reference_is_read(text):
    assert lost(text) == ["12"]


def test_an_allowed_phrase_is_found_across_lines_and_allows_nothing_else():
    cells = notebook("I own 416\n  coins. Not 416 cents.")
    assert [n.context[:9] for n in prose.not_given(cells, ["own 416 coins"])] != []
    assert len(prose.not_given(cells, ["own 416 coins"])) == 1
    assert len(prose.not_given(cells)) == 2
