"""Which numbers in a notebook's text no cell of it gives: what ``test_prose.py`` asks.

The rules, all of them:

- Read is every Markdown cell but the badge and the section "Where it comes from", which lists sources. Fenced code,
  HTML tags, pictures, links' targets and the numerals of numbered lists are no text.
- A number counts as given if a code cell of the chapter, or of its evidence, outputs it or names it in an assert. Settings in code do not count:
  print them, or assert them. Nor do what is written by hand: a picture's text, and a line of output that stands in the
  code as it is.
- A number with decimals may be rounded: 0.68 is given by 0.6834 or 0.675, not by 0.7. So may one before "%" and one
  before "million", and both are also given as a share and written out: 92 % by 0.918, 1.7 million by 1682432.
  Any other whole number must be given as it is: 8 is not given by 7.99.
- The size alone is compared where the text has no minus sign: "falls by 0.3" is given by -0.3.
- A power of ten, 10^{-7} or 1e-7, is an order of magnitude: it is given by what lies nearest to it of all powers of ten. Other whole numbers up to ten in formulas and in code
  spans are notation and are not read, nor is what is part of a name: float32, GPT-2, W_1.
- References are not read: "chapter", "section", "equation", "table", "figure", "appendix", "version", "Predict",
  "Exercise", "evidence", "issue" and "pull request" with the numbers that follow, chapters' numbers such as 05, those from 10 on in a table's first column, a link's text that is a number, "about 35 minutes"
  (held by ``test_minutes.py``), and 1900 to 2029, written without a comma: years.
- What else stands in the text for a good reason is listed in ``prose.toml``, phrase by phrase, with the reason. The numbers
  of these phrases are not read.

Numbers written as words are not read.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from nbformat import NotebookNode

SOURCES = "## Where it comes from"
NO_TEXT = re.compile(
    r"```.*?```|<[^>]*>|!\[[^\]]*\]\([^)]*\)|\[\d+\]\([^)]*\)|(?<=\])\([^)]*\)|^\s*\d+\.\s|\babout \d+ minutes\b",
    re.DOTALL | re.MULTILINE,
)
REFERENCE = re.compile(
    r"\b0\d\b(?!\.\d)|(?<=\| )1\d(?= [a-z]+ \|)|\b(?:chapter|section|equation|table|figure|appendix|version|Predict|exercise|evidence|issue|pull request)s?[\s(*]+\d[\d.]*"
    r"(?:(?:, | and | or | to )\d[\d.]*\b(?!\s?%|\w))*",
    re.IGNORECASE,
)
SPAN = re.compile(r"\$\$.+?\$\$|\$.+?\$|`[^`]+`", re.DOTALL)
DIGITS = r"\d+(?:,\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?"
NUMBER = re.compile(rf"(?<![\w.^])(?<!\w-)[-\u2212]?{DIGITS}(?!\w)(?!\.\d)")
NOTATION, SUBSCRIPT = re.compile(r"[-\u2212]?(?:\d|10)"), re.compile(r"_\{[^}]*\}")
YEAR = re.compile(r"19\d\d|20[0-2]\d")
POWER = re.compile(r"(?<![\d.])10\^\{?(-?\d+)\}?")
PRINTED = re.compile(rf"(?<![\d.])-?(?:{DIGITS}|\.\d+)", re.IGNORECASE)
PERCENT, MILLION = re.compile(r"\s?(?:%|percent\b)"), re.compile(r"\smillion\b")


class Number(NamedTuple):
    """A number of the text: its cell, how it is written, how it may be compared, and what stands around it."""

    cell: str
    digits: str
    factors: tuple[float, ...]  # what a given number may be multiplied by, to be compared with it
    rounded: bool
    context: str


def value(digits: str) -> float:
    """Return the number that is written so."""
    return float(digits.replace(",", "").replace("\u2212", "-"))


def blank(match: re.Match) -> str:
    """Return as many spaces, so that what comes after keeps its place."""
    return re.sub(r"\S", " ", match[0])


def plain_formula(match: re.Match) -> str:
    """Return a formula or code span with its notation left out and its powers of ten as numbers."""
    text = SUBSCRIPT.sub(" ", match[0].replace("{,}", ",").strip("$`"))
    text = POWER.sub(lambda power: f"1e{power[1]}", text)
    return NUMBER.sub(
        lambda number: " " if NOTATION.fullmatch(number[0]) else number[0],
        text,
    )


def pattern(phrase: str) -> re.Pattern[str]:
    """Return what finds a phrase wherever its lines are broken."""
    return re.compile(r"\s+".join(map(re.escape, phrase.split())))


def texts(notebook: NotebookNode, allowed: Iterable[str] = ()) -> Iterator[tuple[str, str]]:
    """Yield each Markdown cell's id and what is read of it, in one line."""
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and cell.id != "badge":
            text = cell.source.partition(SOURCES)[0]
            for phrase in allowed:
                text = pattern(phrase).sub(blank, text)
            text = REFERENCE.sub(blank, SPAN.sub(plain_formula, NO_TEXT.sub(blank, text)))
            yield cell.id, " ".join(text.split())


def numbers(notebook: NotebookNode, allowed: Iterable[str] = ()) -> Iterator[Number]:
    """Yield the numbers of the text, but those of the ``allowed`` phrases."""
    for cell, text in texts(notebook, allowed):
        for match in NUMBER.finditer(text):
            before, after = text[: match.start()], text[match.end() :]
            percent, million = PERCENT.match(after), MILLION.match(after)
            whole = not (percent or million or "." in match[0] or "e" in match[0])
            if not (whole and YEAR.fullmatch(match[0])):
                factors = (1.0, 100.0) if percent else (1.0, 1e-6) if million else (1.0,)
                yield Number(
                    cell, match[0], factors, not whole, f"{before[-40:]}{match[0]}{after[:20]}"
                )


def given(notebook: NotebookNode) -> set[float]:
    """Return all numbers that the notebook's code cells output or assert."""
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return {number for cell in cells for number in asserted(cell.source) | computed(cell)}


def computed(cell: NotebookNode) -> set[float]:
    """Return the numbers that a code cell outputs, without what its author wrote by hand."""
    found: set[float] = set()
    for output in cell.outputs:
        data = output.get("data", {})
        if not any(kind.startswith("image/") for kind in data):
            lines = (output.get("text", "") + data.get("text/plain", "")).splitlines()
            for line in lines:
                if line.strip() not in cell.source:
                    found |= printed(line)
    return found


def printed(text: str) -> set[float]:
    """Return the numbers that stand in a text."""
    return {value(digits) for digits in PRINTED.findall(text)}


def asserted(source: str) -> set[float]:
    """Return the numbers that a code cell's asserts name, in texts too, but not in their messages."""
    source = re.sub(r"^(\s*)[%!].*", r"\1pass", source, flags=re.MULTILINE)
    found: set[float] = set()
    for statement in ast.walk(ast.parse(source)):
        if isinstance(statement, ast.Assert):
            for node in ast.walk(statement.test):
                match node:
                    case ast.UnaryOp(ast.USub(), ast.Constant(int() | float() as size)):
                        found.add(-float(size))
                    case ast.Constant(int() | float() as size):
                        found.add(float(size))
                    case ast.Constant(str() as text):
                        found |= printed(text)
    return found


def is_given(number: Number, by: set[float]) -> bool:
    """Return whether one of ``by`` is the number, or a number that is rounded to it."""
    wanted = value(number.digits)
    if wanted >= 0:
        by = {abs(other) for other in by}
    mantissa, _, exponent = number.digits.partition("e")
    if exponent and mantissa.lstrip("-\u2212") == "1":
        sizes = (other / wanted for other in by)  # the nearest power of ten: within a factor
        return any(0.1**0.5 <= size < 10**0.5 for size in sizes)
    slack = 0.5 * 10.0 ** (int(exponent or 0) - len(mantissa.partition(".")[2])) * (1 + 1e-9)
    slack = slack if number.rounded else 0.0
    return any(abs(factor * other - wanted) <= slack for other in by for factor in number.factors)


def not_given(
    notebook: NotebookNode, allowed: Iterable[str] = (), evidence: NotebookNode | None = None
) -> list[Number]:
    """Return the numbers of the text that no cell gives, of the notebook or of its evidence."""
    by = given(notebook) | (given(evidence) if evidence else set())
    return [number for number in numbers(notebook, allowed) if not is_given(number, by)]
