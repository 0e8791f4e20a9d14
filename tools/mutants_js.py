"""What the mutants of a JavaScript module are: its source with one small change, as mutants.py makes them of Python.

No parser: patterns suffice, as the formatter decides where blanks are.
"""

import re
from collections.abc import Iterator

from mutants import Mutant, difference

ASIDE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`', re.S)
OTHERS = {"<": "<= >=", "<=": "< >", ">": ">= <=", ">=": "> <", "===": "!==", "!==": "==="}
OTHERS |= {"&&": "||", "||": "&&", "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "**": "*"}
OTHERS |= {"+=": "-=", "-=": "+="}
NAMES = {"min": "max", "floor": "ceil", "some": "every", "sin": "cos", "true": "false"}
NAMES |= {new: old for old, new in NAMES.items()}
RULES = [
    *((rf"(?<= ){re.escape(old)}(?= )", new) for old, all in OTHERS.items() for new in all.split()),
    *((rf"(?<![\w$]){old}(?![\w$])", new) for old, new in NAMES.items()),
    (r"(?<![\w)\]-])(?<![\w)\]] )-(?=[\w(])", ""),
    (r"!(?=[\w(])", ""),
    (r"(?<=\bif \()", "true || "),
    (r"(?<=\bif \()", "false && "),
    (r"(?<= )(?=\? )", "|| true "),
    (r"(?<= )(?=\? )", "&& false "),
    (r"^[ \t]*(?!return)[\w.]+(?:\(| [-+*/]?= ).*;$", ""),
]


def another(number: str) -> str:
    """Return another number."""
    plain = number.replace("_", "")
    return str(int(plain) + 1) if plain.isdigit() else str(2 * float(plain) or 1.0)


def changes(source: str) -> Iterator[tuple[int, int, str]]:
    """Yield (begin, end, text): what may stand in the place of a piece of source; texts and comments stay."""
    code = ASIDE.sub(lambda aside: "\0" * len(aside[0]), source)
    for pattern, text in RULES:
        yield from ((*at.span(), text) for at in re.finditer(pattern, code, re.MULTILINE))
    for at in re.finditer(r"(?<![\w.$])\d[\d_]*(?:\.\d+)?(?![\w.])", code):
        yield *at.span(), another(at[0])


def mutants(source: str) -> list[Mutant]:
    """Return every mutant of a module's source, in the order of its lines."""
    found = {source[:begin] + text + source[end:]: begin for begin, end, text in changes(source)}
    return sorted(
        Mutant(source.count("\n", 0, begin) + 1, *difference(source, text), text)
        for text, begin in found.items()
    )
