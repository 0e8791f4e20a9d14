"""What the mutants of a JavaScript module are: its source with one small change, as mutants.py makes them of Python.

No parser: tokens suffice, as the formatter decides how everything is written.
"""

import re
from collections.abc import Iterator

from mutants import Mutant, difference

PIECE = re.compile(r"(?:\\.|\$(?!\{)|[^`\\$])*(?:\$\{|`)", re.S)  # of a template
TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/)
    |(?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?P<name>[A-Za-z_$#][\w$]*)
    |(?P<number>\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)
    |(?P<sign>=>|\.\.\.|\?\.|[!=]==?|[<>]=|>>+|<<|\*\*|&&|\|\||\?\?|\+\+|--|[-+*/%]=|.)""",
    re.S | re.X,
)
REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^]\\])*\]|[^/\\\n\[])+/[a-z]*")
KEYWORD = re.compile(
    "if|for|while|switch|catch|function|return|yield|import|export|const|let|of|in|case|typeof|else"
    "|await|new|throw|break|continue|default|from"
)
OTHERS = {"<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"]}
OTHERS |= {"===": ["!=="], "!==": ["==="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"]}
OTHERS |= {"*": ["/"], "/": ["*"], "%": ["*"], "**": ["*"], "+=": ["-="], "-=": ["+="]}
NAMES = {"min": "max", "floor": "ceil", "some": "every", "sin": "cos", "true": "false"}
NAMES |= {new: old for old, new in NAMES.items()}
UNORDERED = {"min", "max", "hypot"}

Token = tuple[str, str, int]  # kind, text, where it begins


def tokens(source: str) -> list[Token]:
    """Return the tokens of a source, without comments and blanks."""
    found: list[Token] = []
    at, depths = 0, list[int]()  # of the braces in each open ${}
    while at < len(source):
        letter, begin = source[at], at
        if letter == "`" or (letter == "}" and depths and not depths[-1]):
            kind, match = "text", PIECE.match(source, at + 1)
            depths = depths[: len(depths) - (letter == "}")]
            depths += [0] * source.startswith("${", match.end() - 2)
        elif letter == "/" and source[at + 1] not in "/*" and not (found and is_operand(found[-1])):
            kind, match = "text", REGEX.match(source, at)
        else:
            match = TOKEN.match(source, at)
            kind = match.lastgroup
            if depths and letter in "{}":
                depths[-1] += 1 if letter == "{" else -1
        at = match.end()
        if kind != "skip":
            found.append((kind, source[begin:at], begin))
    return found


def is_operand(token: Token) -> bool:
    """Tell whether a token ends a value."""
    kind, text, _ = token
    return (
        not KEYWORD.fullmatch(text)
        and not text.endswith("${")
        and (kind != "sign" or text in ")]}")
    )


def turn(token: Token) -> int:
    """Return by how much a token changes the depth in brackets."""
    kind, text, _ = token
    if kind == "text":
        return text.endswith("${") - text.startswith("}")
    return (text in "([{") - (text in ")]}") if kind == "sign" else 0


def span(parts: list[Token], i: int, *ends: str) -> int:
    """Return where, at the depth of token i, one of the ends stands, or what closes it."""
    depth = choices = 0
    for j in range(i, len(parts)):
        if depth == 0 and not choices and parts[j][1] in ends:
            return j
        depth += turn(parts[j])
        if depth < 0:
            return j
        if depth == 0 and ":" in ends:
            choices += (parts[j][1] == "?") - (parts[j][1] == ":")
    return len(parts)


def changes(source: str) -> Iterator[tuple[int, int, str]]:
    """Yield (begin, end, text): what may stand in the place of a piece of source."""
    end = ("sign", ";", len(source))
    parts = [("sign", ";", 0), *tokens(source), end, end]
    for i in range(1, len(parts) - 2):
        (kind, text, at), before, after = parts[i], parts[i - 1], parts[i + 1]
        word = kind == "name" and not KEYWORD.fullmatch(text)
        if kind == "sign" and text in OTHERS and is_operand(before):
            yield from ((at, at + len(text), other) for other in OTHERS[text])
        elif text in {"-", "!"} and not is_operand(before):
            yield at, at + 1, ""
        elif kind == "number":
            yield at, at + len(text), another(text)
        elif text in NAMES and (before[1] == "." or text in {"true", "false"}):
            yield at, at + len(text), NAMES[text]
        elif text in {"if", "while"}:
            begin, last = after[2] + 1, parts[span(parts, i + 2)][2]
            yield begin, last, f"!({source[begin:last]})"
        elif text == "?":
            yield from turned(source, parts, i)
        elif word and after[1] == "(" and text not in UNORDERED and before[1] != "function":
            yield from swapped(source, parts, i + 2)
        if word and before[1] in {";", "{", "}"}:
            stop = parts[span(parts, i, ";")]
            if stop[1] == ";" and stop[2] < len(source):
                yield at, stop[2], ""


def another(number: str) -> str:
    """Return another number."""
    plain = number.replace("_", "")
    return str(int(plain) + 1) if plain.isdigit() else str(2 * float(plain) or 1.0)


def turned(source: str, parts: list[Token], i: int) -> Iterator[tuple[int, int, str]]:
    """Yield the two values of a choice, whose ? is token i, exchanged."""
    colon = span(parts, i + 1, ":")
    begin, middle = parts[i][2] + 1, parts[colon][2]
    stop = parts[span(parts, colon + 1, ",", ";")][2]
    yield begin, stop, f" {source[middle + 1 : stop].strip()} : {source[begin:middle].strip()}"


def swapped(source: str, parts: list[Token], i: int) -> Iterator[tuple[int, int, str]]:
    """Yield the first two arguments of a call, which begin at token i, exchanged."""
    first = span(parts, i, ",")
    second = span(parts, first + 1, ",") if parts[first][1] == "," else first
    a, b = source[parts[i][2] : parts[first][2]], source[parts[first][2] + 1 : parts[second][2]]
    if b.strip() and "..." not in (a[:3], b.strip()[:3]) and "=>" not in b:
        yield parts[i][2], parts[second][2], f"{b.strip()}, {a}"


def mutants(source: str) -> list[Mutant]:
    """Return every mutant of a module's source, in the order of its lines."""
    found = {source[:begin] + text + source[end:]: begin for begin, end, text in changes(source)}
    found.pop(source, None)
    return sorted(
        Mutant(source.count("\n", 0, begin) + 1, *difference(source, text), text)
        for text, begin in found.items()
    )
