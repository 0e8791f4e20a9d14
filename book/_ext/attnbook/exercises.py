"""``{exercise-mistakes} CHAPTER``: a chapter's exercises, each with the mistakes that its checker names.

The declarations in ``attnlib/exercises`` are read, never imported: a page needs no numpy.
"""

import ast
import functools
import html
import inspect
import re
from pathlib import Path
from typing import NamedTuple

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

EXERCISES = Path(__file__).resolve().parents[3] / "attnlib" / "exercises"


class Declared(NamedTuple):
    """An exercise as its file declares it: its name, its task, and its mistakes with what they do."""

    name: str
    task: str
    mistakes: list[tuple[str, str]]


def declared(chapter: str) -> list[Declared]:
    """Return a chapter's exercises in its own order."""
    found = []
    for node in ast.parse((EXERCISES / f"{chapter}.py").read_text("utf8")).body:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(args=[ast.Call(func=ast.Name(id="told")) as told]),
            ):
                found.append(Declared(name.lower(), *_told(told)))
    return found


def _told(told: ast.Call) -> tuple[str, list[tuple[str, str]]]:
    """Return the task, and each mistake's name and what it does; some are declared once for several exercises."""
    task, mistakes, *_ = inspect.cleandoc(ast.literal_eval(told.args[0])).split("\n\n")
    entries = (" ".join(entry.split()).split(": ", 1) for entry in re.split(r"\n(?=\S)", mistakes))
    own = {re.sub(r"\W", "_", name): (name, rest.split(" ? ")[0]) for name, rest in entries}
    shown = [own.get(each.arg) or _shared(each.value) for each in told.keywords]
    return " ".join(task.split()), shown


def _shared(made: ast.Call) -> tuple[str, str]:
    call = _softmaxes()[getattr(made.func, "attr", None) or made.func.id]
    return ast.literal_eval(call.args[0]), ast.literal_eval(call.args[1])


@functools.cache
def _softmaxes() -> dict[str, ast.Call]:
    found = {}
    for node in ast.parse((EXERCISES / "_softmaxes.py").read_text("utf8")).body:
        match node:
            case ast.FunctionDef(name=name, body=[_, ast.Return(value=ast.Call() as call)]):
                found[name] = call
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
        for each in (Path(__file__), EXERCISES / "_softmaxes.py", path):
            self.env.note_dependency(str(each))
        return [node for exercise in declared(chapter) for node in _fold(chapter, exercise)]


def _fold(chapter: str, exercise: Declared) -> list[nodes.Node]:
    name = html.escape(f"{chapter}.{exercise.name}")
    head = f"<details><summary><code>{name}</code><span>{len(exercise.mistakes)} mistakes</span></summary>"
    items = [
        nodes.list_item("", nodes.paragraph("", "", nodes.strong("", slug), nodes.Text(f": {why}")))
        for slug, why in exercise.mistakes
    ]
    return [
        nodes.raw("", head, format="html"),
        # Both speak of code, whose quotes and dashes must stay as they are.
        nodes.paragraph("", exercise.task, support_smartquotes=False),
        nodes.bullet_list("", *items, support_smartquotes=False),
        nodes.raw("", "</details>", format="html"),
    ]


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("exercise-mistakes", ExerciseMistakes)
