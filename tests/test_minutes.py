"""The minutes that the pages tell are those of the rule, and the rule counts what it says."""

from pathlib import Path

import minutes as tool
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

FIGURE = new_output("display_data", data={"application/vnd.attnlib.figure+json": {}})
PLOT = new_output("display_data", data={"image/png": ""})


def code(source, *outputs, tags=()):
    return new_code_cell(source, outputs=list(outputs), metadata={"tags": list(tags)})


def text(source, *tags):
    return new_markdown_cell(source, metadata={"tags": list(tags)})


def reading(*cells):
    return tool.measure(new_notebook(cells=list(cells)))


def test_each_part_has_its_price():
    assert tool.Parts(words=200).minutes == 1
    assert tool.Parts(lines=10).minutes == 1
    assert tool.Parts(figures=1).minutes == 3
    assert tool.Parts(plots=1).minutes == tool.Parts(predictions=1).minutes == 1
    assert tool.Parts(100, 5, 2, 3, 1).minutes == 11


def test_words_are_what_is_read():
    cell = text(
        "Chapter [01](01_lookup.ipynb) is <em>short</em>: $x - 1$\n\n```python\nx\n\ny\n```"
    )
    assert reading(cell) == tool.Parts(words=6, lines=2)  # x, 1, and no dash


def test_code_counts_where_it_is_seen():
    two = "x = 1\n\ny = 2"
    assert reading(code(two, FIGURE, PLOT)) == tool.Parts(lines=2, figures=1, plots=1)
    assert reading(code(two, tags=["mechanism"])) == tool.Parts(lines=2)
    for kind in ("setup", "plot", "sweep", "check"):
        assert reading(code(two, FIGURE, PLOT, tags=[kind])) == tool.Parts(figures=1, plots=1)
    assert reading(code(two, PLOT, tags=["remove-cell"])) == tool.Parts()
    assert reading(text("[badge](x)", "remove-cell")) == tool.Parts()


def test_a_prediction_is_one_with_a_number():
    assert reading(text("Where you see **Predict**")).predictions == 0
    assert reading(text("> **Predict 1.** a\n\n> **Predict 2.** b")).predictions == 2


def test_exercises_and_further_folds_are_not_counted():
    fold = "<details>\n<summary>Further: why</summary>\n\nthree more words\n\n</details>"
    cells = [
        text(f"one two\n\n{fold}\n\n<details><summary>Answers</summary>three</details>"),
        text("four\n\n## Exercises\n\n**Exercise 1.** Write it."),
        code("..."),
        text("**Exercise 2.** And this.\n\n## What to remember\n\nfive"),
    ]
    assert reading(*cells) == tool.Parts(words=9)


@pytest.mark.parametrize(("words", "minutes"), [(200, 5), (1000, 5), (1001, 10), (12200, 65)])
def test_the_minutes_given_are_never_fewer_than_those_counted(words, minutes):
    assert tool.Parts(words).rounded == minutes


def test_the_minutes_go_to_the_rows_that_name_chapters():
    rows = (
        "| {chapter}`a` | Why? | 1 |\n"
        "| 2 | {chapter}`a`, {chapter}`b` | 1 | Predict 2 |\n"
        "| 10 | The figure of {chapter}`a`. |\n"
        "| x | no chapter | 1 |"
    )
    spread = tool.spread_table(rows, {"a": 35, "b": 70})
    assert spread == rows.replace("Why? | 1 |", "Why? | 35 |").replace("`b` | 1 |", "`b` | 105 |")


def test_a_chapters_row_tells_its_title_question_and_needs():
    told = "You need chapters [02](02_a.ipynb) and, for a line,\n[01](01_b.ipynb).\nIt takes about 9 minutes."
    colab = "https://colab.research.google.com/github/a/b/blob/main/notebooks/03_way.ipynb"
    cells = [
        text(f"[![Open](https://colab.x/badge.svg)]({colab})"),
        text("# Way\n\n*Why $x_1$?*\n\nBegin."),
        text(told),
    ]
    path = Path("notebooks/03_way.ipynb")
    row = "| 03 | [Way](notebooks/03_way.ipynb) | Why $x_1$? | 01, 02 | 5 | [Colab](COLAB) |\n"
    assert tool.row(path, new_notebook(cells=cells)) == row.replace("COLAB", colab)
    with pytest.raises(
        ValueError, match=r"03_way.ipynb must begin with a badge.* and say .You need"
    ):
        tool.row(path, new_notebook(cells=cells[:2]))


def test_a_chapter_that_does_not_tell_its_minutes_once_is_refused():
    assert tool.spread_notebook("It takes about 5 minutes.", 40) == "It takes about 40 minutes."
    for wrong in ("It is short.", "about 5 minutes, about 6 minutes"):
        with pytest.raises(ValueError, match=r"once; got it [02] times"):
            tool.spread_notebook(wrong, 40)


def test_every_page_tells_the_minutes_of_the_rule():
    wrong = [path.name for path, (now, right) in tool.homes().items() if now != right]
    assert wrong == [], "run `make minutes`"
