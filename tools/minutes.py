"""Count how long a chapter takes to read, and write it into notebooks, teachers' plans and the README's table.

A row of that table tells of a chapter what its notebook does, and the first page shows it; the tests compare.

The rule: 200 words a minute, 6 seconds for each visible line of code, 3 minutes for each live figure, 1 minute for each
plot and each prediction, without exercises and folds named "Further"; rounded up to the next five minutes. Folded code
is not visible; what it draws is.
"""

import math
import re
from pathlib import Path
from typing import NamedTuple

import nbformat
from listing import ROOT, notebooks
from nbformat import NotebookNode

README, TEACHERS = ROOT / "README.md", ROOT / "book" / "teachers.md"
FOLDED = {"setup", "plot", "sweep", "check", "remove-cell"}
FURTHER = re.compile(r"<details>\s*<summary>Further\b.*?</details>", re.DOTALL)
FENCE = re.compile(r"^```.*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NO_WORDS = re.compile(r"<[^>]*>|(?<=\])\([^)]*\)")
TITLE = re.compile(r"^# (\w+)\n\n\*(.+)\*$", re.MULTILINE)
NEEDS = re.compile(
    r"^You need (.*?)\.\s+It\s+takes\s+about \d+ minutes\.", re.MULTILINE | re.DOTALL
)
COLAB = re.compile(r"https://colab\.[^)]+\.ipynb")  # of the badge
ROWS = re.compile(r"^(?:\| \d\d \|.*\n)+", re.MULTILINE)
WRITTEN = re.compile(r"(?<=\babout )\d+(?= minutes\b)")


class Parts(NamedTuple):
    """What takes a reader's time."""

    words: int = 0
    lines: int = 0
    figures: int = 0
    plots: int = 0
    predictions: int = 0

    @property
    def minutes(self) -> float:
        """The time by the rule, not rounded."""
        return self.words / 200 + self.lines / 10 + 3 * self.figures + self.plots + self.predictions

    @property
    def rounded(self) -> int:
        """The minutes that the pages give: rounded up to the next five."""
        return 5 * math.ceil(self.minutes / 5)

    def __add__(self, other: "Parts") -> "Parts":  # type: ignore[override]
        """Add part by part."""
        return Parts(*map(sum, zip(self, other, strict=True)))


def code_lines(source: str) -> int:
    """Count the lines that are not empty."""
    return sum(bool(line.strip()) for line in source.splitlines())


def read_text(source: str) -> Parts:
    """Count a Markdown text's words, lines of code and predictions."""
    words = [
        word for word in NO_WORDS.sub(" ", FENCE.sub("", source)).split() if re.search(r"\w", word)
    ]
    return Parts(
        words=len(words),
        lines=sum(map(code_lines, FENCE.findall(source))),
        predictions=len(re.findall(r"\*\*Predict \d", source)),
    )


def read_code(cell: NotebookNode) -> Parts:
    """Count a code cell's visible lines, live figures and plots."""
    tags = set(cell.metadata.get("tags", ()))
    kinds = [] if "remove-cell" in tags else [" ".join(o.get("data", ())) for o in cell.outputs]
    return Parts(
        lines=0 if tags & FOLDED else code_lines(cell.source),
        figures=sum("attnlib.figure" in kind for kind in kinds),
        plots=sum("image/" in kind for kind in kinds),
    )


def measure(notebook: NotebookNode) -> Parts:
    """Count what a chapter's reader reads: all but the section named Exercises."""
    reading, solving = Parts(), False
    for cell in notebook.cells:
        if cell.cell_type == "code":
            reading += Parts() if solving else read_code(cell)
        elif "remove-cell" not in cell.metadata.get("tags", ()):
            for section in re.split(r"^(?=## )", cell.source, flags=re.MULTILINE):
                if section.startswith("## "):
                    solving = section.startswith("## Exercises")
                reading += Parts() if solving else read_text(FURTHER.sub("", section))
    return reading


def chapters() -> dict[Path, NotebookNode]:
    """Read every chapter; evidence is looked up, not read."""
    return {path: nbformat.read(path, as_version=4) for path in notebooks("chapter")}


def row(path: Path, notebook: NotebookNode) -> str:
    """Return a chapter's row in the README's table."""
    texts = (cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    text = "\n".join(texts)
    title, needs, colab = TITLE.search(text), NEEDS.search(text), COLAB.search(text)
    if title is None or needs is None or colab is None:
        raise ValueError(
            f'{path.name} must begin with a badge, "# Title" and "*What is its question?*", and say "You need '
            'chapters [NN](NN_name.ipynb) and ... . It takes about 40 minutes."'
        )
    before = ", ".join(sorted(re.findall(r"\]\((\d\d)_\w+\.ipynb\)", needs[1])))
    link = f"[{title[1]}](notebooks/{path.name})"
    minutes, run = measure(notebook).rounded, f"[Colab]({colab[0]})"
    return f"| {path.stem[:2]} | {link} | {title[2]} | {before} | {minutes} | {run} |\n"


def spread_table(text: str, minutes: dict[str, int]) -> str:
    """Write the minutes into the table rows that name chapters, into the cell that holds a number."""

    def spread(match: re.Match[str]) -> str:
        names = re.findall(r"\{chapter\}`(\w+)`", match[1])
        total = sum(minutes[name] for name in names)
        return f"{match[1]}{total}{match[3]}" if names else match[0]

    return re.sub(r"^(\|(?: [^|]+ \|)+? )(\d+)( \|.*)$", spread, text, flags=re.MULTILINE)


def spread_notebook(text: str, minutes: int) -> str:
    """Write the minutes into the notebook's one sentence that gives them."""
    text, found = WRITTEN.subn(str(minutes), text)
    if found != 1:
        raise ValueError(f'a chapter must say "about N minutes" once; got it {found} times.')
    return text


def homes() -> dict[Path, tuple[str, str]]:
    """Return, for each file that gives minutes, its text now and as it should be."""
    read = chapters()
    minutes = {path: measure(notebook).rounded for path, notebook in read.items()}
    named = {path.stem[3:]: total for path, total in minutes.items()}
    rows = "".join(row(path, notebook) for path, notebook in read.items())
    texts = {path: path.read_text("utf8") for path in (README, TEACHERS, *read)}
    right = {README: ROWS.sub(lambda _: rows, texts[README])}
    right |= {TEACHERS: spread_table(texts[TEACHERS], named)}
    right |= {path: spread_notebook(texts[path], total) for path, total in minutes.items()}
    return {path: (text, right[path]) for path, text in texts.items()}


def main() -> None:
    """Print what was counted, and write the minutes where they stand."""
    for path, notebook in chapters().items():
        print(f"{path.stem}: {measure(notebook).minutes:.1f} minutes, {measure(notebook)}")
    for path, (now, right) in homes().items():
        if now != right:
            path.write_text(right, "utf8")
            print(f"{path.relative_to(ROOT)}: rewritten")


if __name__ == "__main__":
    main()
