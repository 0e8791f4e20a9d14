"""``{exercise-mistakes} CHAPTER``: a chapter's exercises, each with the mistakes that its checker names.

The declarations in ``attnlib/exercises`` are read, never imported: a page needs no numpy. The tasks are the notebook's.
"""

import ast
import functools
import html
import inspect
import json
import re
from pathlib import Path
from typing import NamedTuple

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).resolve().parents[3]
EXERCISES = ROOT / "attnlib" / "exercises"
CHECKED = re.compile(r"""\bcheck\(\s*["']([\w.]+)["']""")


class Declared(NamedTuple):
    """An exercise as its file declares it: its name, and its mistakes with what they do."""

    name: str
    mistakes: list[tuple[str, str]]


def declared(chapter: str) -> list[Declared]:
    """Return a chapter's exercises in its own order."""
    found = []
    for node in ast.parse((EXERCISES / f"{chapter}.py").read_text("utf8")).body:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Attribute(attr="told")) as told,
            ):
                found.append(Declared(f"{chapter}.{name.lower()}", _mistakes(told)))
    return found


def how_many() -> int:
    """Return how many exercises the book has."""
    return sum(len(declared(path.stem)) for path in EXERCISES.glob("[a-z]*.py"))


def _mistakes(told: ast.Call) -> list[tuple[str, str]]:
    """Return each mistake's name and what it does; some are declared once for several exercises."""
    mistakes, *_ = inspect.cleandoc(ast.literal_eval(told.args[0])).split("\n\n")
    entries = (" ".join(entry.split()).split(": ", 1) for entry in re.split(r"\n(?=\S)", mistakes))
    own = {re.sub(r"\W", "_", name): (name, rest.split(" ? ")[0]) for name, rest in entries}
    return [found for each in told.keywords if (found := own.get(each.arg) or _shared(each.value))]


def _shared(made: ast.expr) -> tuple[str, str] | None:
    function = made.func if isinstance(made, ast.Call) else None
    name = getattr(function, "attr", None) or getattr(function, "id", "")
    call = _softmaxes().get(name)
    return call and (ast.literal_eval(call.args[0]), ast.literal_eval(call.args[1]))


@functools.cache
def _softmaxes() -> dict[str, ast.Call]:
    found = {}
    for node in ast.parse((EXERCISES / "_softmaxes.py").read_text("utf8")).body:
        match node:
            case ast.FunctionDef(name=name, body=[_, ast.Return(value=ast.Call() as call)]):
                found[name] = call
    return found


def notebook(chapter: str) -> Path:
    """Return a chapter's notebook."""
    (path,) = (ROOT / "notebooks").glob(f"[0-9][0-9]_{chapter}.ipynb")
    return path


def tasks(path: Path) -> dict[str, str]:
    """Return what a notebook asks in each exercise, and the cell to fill in, without what is folded."""
    found, text = {}, ""
    for each in json.loads(path.read_text("utf8"))["cells"]:
        source = "".join(each["source"])
        if each["cell_type"] == "code" and (checked := CHECKED.search(source)):
            asked = re.sub(r"<details>.*?</details>", "", text, flags=re.S)
            number, _, rest = asked.rpartition("**Exercise ")[2].partition("**")
            cell = source[: checked.start()].strip()
            found[checked[1]] = f"Exercise {number}{rest.rstrip()}\n\n```python\n{cell}\n```"
        text = source
    return found


class ExerciseMistakes(SphinxDirective):
    """One fold an exercise: its task, and a list of its mistakes."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the folds."""
        chapter = self.arguments[0]
        path = EXERCISES / f"{chapter}.py"
        if not path.is_file():
            raise self.error(f"exercise-mistakes: no chapter {chapter!r} in attnlib/exercises.")
        for each in (Path(__file__), EXERCISES / "_softmaxes.py", path, notebook(chapter)):
            self.env.note_dependency(str(each))
        asked = tasks(notebook(chapter))
        return [
            node
            for exercise in declared(chapter)
            for node in _fold(exercise, self._parsed(asked[exercise.name]))
        ]

    def _parsed(self, text: str) -> list[nodes.Node]:
        return self.parse_text_to_nodes(re.sub(r"\]\((?!http)", "](../notebooks/", text))


def _fold(exercise: Declared, task: list[nodes.Node]) -> list[nodes.Node]:
    name = html.escape(exercise.name)
    head = f"<details><summary><code>{name}</code><span>{len(exercise.mistakes)} mistakes</span></summary>"
    items = [
        nodes.list_item("", nodes.paragraph("", "", nodes.strong("", slug), nodes.Text(f": {why}")))
        for slug, why in exercise.mistakes
    ]
    return [
        nodes.raw("", head, format="html"),
        *task,
        # They speak of code, whose quotes and dashes must stay as they are.
        nodes.bullet_list("", *items, support_smartquotes=False),
        nodes.raw("", "</details>", format="html"),
    ]


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("exercise-mistakes", ExerciseMistakes)
