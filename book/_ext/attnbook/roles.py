r"""The colours of the five roles in formulas and code, taken from the notation page.

Notebooks and pages keep plain LaTeX and plain Python: here the build finds the letters and names that the table of
symbols gives to queries, keys, values, weights and outputs. A letter that means something else in a chapter is
listed on the same page, and keeps the ink of the text there.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pygments.filter import Filter
from pygments.lexer import Lexer
from pygments.token import Comment, Generic, Keyword, Name, Operator, String, Text, _TokenType

NOTATION = Path(__file__).resolve().parents[2] / "notation.md"
# The role of a row of the table, by its name in code, and of what a program calls so.
ROLES = {"query": "query", "key": "key", "value": "value", "weights": "weight", "output": "output"}
NAMES = ROLES | {"w_q": "query", "w_k": "key", "w_v": "value"}
ROW = re.compile(r"^\| `?(.+?)`? \| (.+?) \|", re.MULTILINE)
SYMBOL = re.compile(r"\$([A-Za-z])(?:_[^$]*)?\$")
CHAPTER = re.compile(r"\{chapter\}`(\w+)`")
# TeX in pieces: words with their argument, commands, subscripts with their argument, the O of O(n), single characters.
WORDS = r"\\(?:text|mathrm|operatorname|mathbf|begin|end|qquad|color)\*?\s*\{[^{}]*\}"
SUBSCRIPT = r"_\s*(?:\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|\\[A-Za-z]+(?:\s*\{[^{}]*\})?|.)"
PIECE = re.compile(rf"{WORDS}|\\[A-Za-z]+|\\.|{SUBSCRIPT}|\^\w|O\(|.", re.DOTALL)
# The papers' learnt vector, which no chapter takes over.
OF_PAPERS = re.compile(r"^v_a\b")


@cache
def letters() -> dict[str, str]:
    """Return the role of each letter in the table of symbols."""
    table = NOTATION.read_text("utf8").split("## Letters of one chapter")[0]
    rows = [(code.split("`")[0], symbols) for code, symbols in ROW.findall(table)]
    return {
        letter: ROLES[code]
        for code, symbols in rows
        if code in ROLES
        for letter in SYMBOL.findall(symbols)
    }


@cache
def elsewhere() -> dict[str, set[str]]:
    """Return for each chapter's name the letters that mean something of its own there."""
    part = NOTATION.read_text("utf8").split("## Letters of one chapter")[1].split("\n## ")[0]
    found: dict[str, set[str]] = {}
    for symbols, where in ROW.findall(part):
        for name in CHAPTER.findall(where):
            found.setdefault(name, set()).update(SYMBOL.findall(symbols))
    return found


def colour_tex(tex: str, page: str) -> str:
    r"""Return ``tex`` with its roles' letters in colour: ``q`` becomes ``\textcolor{query}{q}``.

    Subscripts are left alone: the k of d_k counts components, the Q of W_Q names a matrix.
    """
    if OF_PAPERS.match(tex):
        return tex
    other = elsewhere().get(re.sub(r"^\d\d_", "", Path(page).name), set())
    roles = {letter: role for letter, role in letters().items() if letter not in other}
    pieces = PIECE.findall(tex)
    return "".join(
        rf"\textcolor{{{roles[piece]}}}{{{piece}}}" if piece in roles else piece for piece in pieces
    )


# What the page's style tells apart; an element for every other token would be half of a chapter's page.
STYLED = (Comment, Keyword, Operator.Word, String.Doc, Generic.Prompt, Name.Function, Name.Class)


class RoleNames(Filter):
    """Gives whole names of a program, ``query`` or ``w_k``, the token type of their role; plain what has no style."""

    def filter(
        self, lexer: Lexer, stream: Iterator[tuple[_TokenType, str]]
    ) -> Iterator[tuple[_TokenType, str]]:
        """Pass all tokens on, names of roles with a type of their own."""
        for kind, text in stream:
            role = NAMES.get(text) if kind in Name else None
            styled = any(kind in group for group in STYLED)
            yield (getattr(Name, role.capitalize()) if role else kind if styled else Text), text
