"""The text of each section and exercise, and the synonyms, for the page of search results.

Sphinx's index knows pages. With the sections beside it, as a script since a page from ``file://`` may not fetch,
``search.js`` ranks sections.
"""

import json
import re
import shutil
import unicodedata
from itertools import groupby
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.search.en import SearchEnglish

from .exercises import CHECKED

BOOK = Path(__file__).resolve().parents[2]
CLIENT, SYNONYMS = BOOK / "script" / "search.js", BOOK / "synonyms.txt"
EXERCISE = re.compile(r"(Exercise \d+(?: \([^)]*\))?)[.:]? ")
# British and American spellings become one, before the stem is taken, in the index and in what is asked: what it makes
# need be no word. The patterns are read by Python and by JavaScript.
SPELLINGS = {
    r"(?<=[a-z][iy])z(?=e|i|a)": "s",  # normalize, analyze
    r"(?<=[a-z]{2}o)u(?=r(?:s|ed|ing|able|al|hood|hoods|ful|ites?|less|ably|ers?)?$)": "",  # colour
    r"(?<=[a-z]{2}[bcdgtv])re(?=s?$)": "er",  # centre
    r"(?<=[a-z]{2}[bcgtv])r(?=(?:ed|ing)$)": "er",  # centred
    r"(?<=licen|defen|offen|reten)c(?=e|i)": "s",  # licence
    r"(?<=practi)c(?=e|ing)": "s",
    r"(?<=[a-z]{2}og)ue(?=s?$)": "",  # catalogue
    r"(?<=[a-z]{2})ae(?=[a-z])": "e",  # encyclopaedia
    r"(?<=^learn|^dream)t$": "ed",
    r"^gre(?=ys?$|ysc)": "gra",  # grey
    r"^artef": "artif",
    r"dgement": "dgment",
    r"^programme(?=s?$)": "program",
    r"^scept(?=ic)": "skept",
}
UNREAD = (nodes.raw, nodes.comment, nodes.math_block, nodes.title, nodes.term)
WRITTEN = (
    "sum:∑ cdot:· times:\u00d7 top:ᵀ infty:∞ ell:\u2113 le:≤ ge:≥ approx:≈ pm:± to:→ leftarrow:← cap:∩ "
    "lambda:λ lVert:‖ rVert:‖ dots:… ldots:…"
)
SIGNS = dict(pair.split(":") for pair in WRITTEN.split())
# A formula of a line as text, piece by piece.
PLAIN = [
    (re.compile(r"\\(?:text|mathrm|mathbf|bar|operatorname\*?)\s*\{([^{}]*)\}"), r"\1"),
    (re.compile(r"\\sqrt\s*\{([^{}]*)\}"), r"√\1"),
    (re.compile(r"\\t?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}"), r"\1/\2"),
    (re.compile(r"\\([A-Za-z]+)( ?)"), lambda found: sign(found[1]) + found[2]),
    (re.compile(r"\\[,;!: ]|[{}]|\^(?=ᵀ)"), ""),
]


class English(SearchEnglish):
    """English, whose British and American spellings find each other."""

    js_stemmer_code = SearchEnglish.js_stemmer_code + (
        "Stemmer = (Plain => function () {\n"
        "  const plain = new Plain();\n"
        f"  const spellings = Object.entries({json.dumps(SPELLINGS)}).map(([a, b]) => [new RegExp(a), b]);\n"
        "  this.stemWord = (word) => plain.stemWord(spellings.reduce((w, [a, b]) => w.replace(a, b), word));\n"
        "})(Stemmer);\n"
    )

    def stem(self, word: str) -> str:
        """Return the stem of a word in one spelling."""
        word = word.lower()
        for pattern, spelling in SPELLINGS.items():
            word = re.sub(pattern, spelling, word, count=1)
        return super().stem(word)


def name_exercises(app: Sphinx, doctree: nodes.document) -> None:
    """Give the first paragraph of each exercise an anchor."""
    for strong in doctree.findall(nodes.strong):
        paragraph, found = strong.parent, re.fullmatch(r"Exercise (\d+)", strong.astext())
        begins = isinstance(paragraph, nodes.paragraph) and EXERCISE.match(paragraph.astext())
        if found and begins:
            paragraph["ids"].append(f"exercise-{found[1]}")


def sections(doctree: nodes.document) -> list[list[str]]:
    """Return the anchor, the title and the text of each section, exercise and term of a glossary, none within another."""
    texts: dict[nodes.Element, list[tuple[int, str]]] = {e: [] for e in doctree.findall(_is_home)}
    exercise = None
    for text in doctree.findall(nodes.Text):
        above = list(_parents(text))
        home = next(filter(_is_home, above), None)
        if home is None or any(isinstance(each, UNREAD) for each in above):
            continue
        if _is_exercise(home):
            exercise = home
        elif exercise is not None and home in _parents(exercise):
            home = exercise  # its cell and its hints, up to the next
        block = next(each for each in above if not isinstance(each, nodes.Inline))
        formula = isinstance(text.parent, nodes.math)
        texts[home].append((id(block), plain(text.astext()) if formula else text.astext()))
    return [_entry(each, _joined(parts)) for each, parts in texts.items()]


def _entry(home: nodes.Element, text: str) -> list[str]:
    if not _is_exercise(home):
        return [_anchor(home), home[0].astext(), text]
    title, checked = EXERCISE.match(text), CHECKED.search(text)
    name = f"{title[1]}: {checked[1]}" if checked else title[1]
    return [home["ids"][0], name, text[title.end() :]]


def _joined(parts: list[tuple[int, str]]) -> str:
    """Return one line: what stands in one block as it stands there, blocks apart."""
    blocks = groupby(parts, key=lambda part: part[0])
    return " ".join(" ".join("".join(text for _, text in block) for _, block in blocks).split())


def plain(tex: str) -> str:
    r"""Return a formula of a line as text: ``\sqrt{d_k}`` as √d_k."""
    for pattern, text in PLAIN:
        tex = pattern.sub(text, tex)
    return tex


def sign(command: str) -> str:
    """Return the sign that a command of TeX writes, or its name."""
    name = command.removeprefix("var")
    kind = "SMALL" if name.islower() else "CAPITAL"
    try:
        return SIGNS.get(command) or unicodedata.lookup(f"GREEK {kind} LETTER {name.upper()}")
    except KeyError:
        return command


def _is_home(node: nodes.Node) -> bool:
    if isinstance(node, nodes.section):
        return isinstance(node[0], nodes.title)
    return _is_exercise(node) or (
        isinstance(node, nodes.definition_list_item) and bool(node[0]["ids"])
    )


def _is_exercise(node: nodes.Node) -> bool:
    return isinstance(node, nodes.paragraph) and any(i.startswith("exercise-") for i in node["ids"])


def _anchor(home: nodes.Element) -> str:
    return (home if isinstance(home, nodes.section) else home[0])["ids"][0]


def _parents(node: nodes.Node) -> Any:
    while (node := node.parent) is not None:
        yield node


def book(env: BuildEnvironment) -> dict[str, list[list[str]]]:
    """Return the sections of every page."""
    return {name: sections(env.get_doctree(name)) for name in sorted(env.found_docs)}


def synonyms() -> list[list[Any]]:
    """Return rows: words that readers use, and the title of what answers."""
    lines = SYNONYMS.read_text("utf8").splitlines()
    rows = [line.split(": ", 1) for line in lines if line and not line.startswith("#")]
    return [[[word.strip() for word in words.split(",")], title] for words, title in rows]


def finish(app: Sphinx) -> None:
    """Write the sections and the script that shows them."""
    static = Path(app.outdir) / "_static"
    told = json.dumps(book(app.env), ensure_ascii=False, separators=(",", ":"))
    known = json.dumps(synonyms(), ensure_ascii=False, separators=(",", ":"))
    script = f"const attnSections = {told};\nconst attnSynonyms = {known};\n"
    (static / "sections.js").write_text(script, "utf8")
    shutil.copyfile(CLIENT, static / "search.js")


def setup(app: Sphinx) -> None:
    """Register the language, and connect the anchors."""
    app.add_search_language(English)
    app.connect("doctree-read", name_exercises)
