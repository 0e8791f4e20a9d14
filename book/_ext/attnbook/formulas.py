"""Formulas, drawn when the book is built: HTML for the eye, MathML for the ear, no script in the page.

A page is written with its formulas as TeX; when all are written, KaTeX draws the new ones in one process of
Deno and their HTML takes the TeX's place. Both are packages with pinned versions; nothing is fetched but them.
"""

import hashlib
import html
import json
import re
import shutil
import subprocess
from pathlib import Path

import deno
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.util.math import get_node_equation_number
from sphinx.writers.html5 import HTML5Translator

from . import roles

# The section of the notation page whose letters mean something else than a role.
OWN = "letters-of-one-chapter"
ROLE_NAMES = sorted(set(roles.ROLES.values()))
HERE = Path(__file__).with_name("katex")
WAITING = re.compile(r'<(?P<tag>span|div) class="math" data-tex="(?P<tex>[^"]*)"></(?P=tag)>')
# What touches a formula of a line: brackets and quotes before it, marks and the end of a word behind it.
TOUCHED = re.compile(
    r"(?P<before>[(\[\u201c\u2018]*)"
    + WAITING.pattern
    + r"(?P<after>(?:[.,;:?!)\]\u2019\u201d\u2026]|-?[^\W_]{1,12}\b)*)"
)
HTML = '<span class="katex"><span class="katex-html" aria-hidden="true">'
BOX, SHUT = '<span class="katex-base">', "</span></span>"
# A sign at the end of a box, and where the next box begins: if a line breaks there, the sign belongs to the new line.
SIGN = re.compile(
    r'(<span class="m(?:rel|bin)">[^<]*</span><span class="mspace" style="[^"]*"></span>)</span>'
    r'(<span class="katex-base"><span class="katex-strut" style="[^"]*"></span>)'
)
SHORT = 16  # letters of a formula that no line breaks
BRACKETED = 26  # letters between brackets, with what touches them, that no line breaks
OPENED, CLOSED, BAR = map(
    re.compile, ('<span class="mopen">[^<]', '<span class="mclose">[^<]', "[\u2223\u2225]")
)
OLD_FONTS = re.compile(r",url\(fonts/[\w-]+\.(?:woff|ttf)\) format\(\"(?:woff|truetype)\"\)")
COLOUR = re.compile(rf"(?<=color:)({'|'.join(ROLE_NAMES)})(?=;)")
IN_TITLE = re.compile(r"\$([^$]+)\$")
PLAIN = re.compile(rf"\\textcolor\{{(?:{'|'.join(ROLE_NAMES)})\}}\{{(.)\}}")
MARKED = re.compile(rf' mathcolor="(?:{"|".join(ROLE_NAMES)})"')


def visit_inline(writer: HTML5Translator, node: nodes.math) -> None:
    """Leave a formula of a line as TeX, to be drawn when all pages are written."""
    section = node.parent
    while not isinstance(section, nodes.section | None):
        section = section.parent
    page, own = writer.builder.current_docname, section is not None and OWN in section["ids"]
    writer.body.append(waiting(node.astext(), page, coloured=not own))
    raise nodes.SkipNode


def visit_block(writer: HTML5Translator, node: nodes.math_block) -> None:
    """Leave a formula with a line of its own as TeX, with its number where it has one."""
    writer.body.append(writer.starttag(node, "div", "", **{"class": "math"}))
    if node["number"]:
        writer.body.append(f'<span class="eqno">({get_node_equation_number(writer, node)})</span>')
    page = writer.builder.current_docname
    parts = [part for part in node.astext().split("\n\n") if part.strip()]
    tex = r" \\ ".join(parts)
    if len(parts) > 1:
        tex = rf"\begin{{gathered}}{tex}\end{{gathered}}"
    writer.body += [waiting(piece, page, "div") for piece in side_by_side(tex)]
    writer.body.append("</div>\n")
    raise nodes.SkipNode


def read_titles(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Make formulas of what a work's title in the bibliography has between dollars, as in LaTeX."""
    for work in doctree.findall(nodes.citation):
        for text in [text for text in work.findall(nodes.Text) if IN_TITLE.search(text)]:
            pieces = IN_TITLE.split(text)  # text and formula in turns
            kinds = [nodes.Text, lambda tex: nodes.math("", tex)]
            parts = [kinds[i % 2](piece) for i, piece in enumerate(pieces) if piece]
            text.parent.replace(text, parts)


def side_by_side(tex: str) -> list[str]:
    """Return the formulas that wide spaces set side by side: a phone sets one below the other."""
    return [tex] if r"\begin" in tex else tex.split(r"\qquad")


def waiting(tex: str, page: str, tag: str = "span", *, coloured: bool = True) -> str:
    """Return what stands in a page until its formulas are drawn, with the letters' roles."""
    shown = roles.colour_tex(tex.strip(), page) if coloured else tex.strip()
    return f'<{tag} class="math" data-tex="{html.escape(shown)}"></{tag}>'


class Renderer:
    """KaTeX in Deno, with a store of what it drew before."""

    def __init__(self, folder: Path) -> None:
        """Use ``folder`` for the renderer, the packages it draws in and the store."""
        self.folder, self.store = folder, folder / "drawn.json"
        parts = b"".join(path.read_bytes() for path in sorted(HERE.iterdir()))
        self.version = hashlib.sha256(parts).hexdigest()

    def prepare(self) -> None:
        """Have KaTeX beside the renderer, in the pinned version."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in HERE.iterdir():
            shutil.copyfile(file, self.folder / file.name)
        if not self.dist.exists():
            self._deno("install", "--quiet", "--frozen")

    @property
    def dist(self) -> Path:
        """KaTeX's stylesheet and fonts."""
        return self.folder / "node_modules" / "katex" / "dist"

    def draw(self, asked: list[tuple[str, bool]]) -> dict[tuple[str, bool], str]:
        """Return the HTML of each formula, given as TeX and whether it has a line of its own.

        Raises ExtensionError for TeX that KaTeX does not understand.
        """
        stored = json.loads(self.store.read_text("utf8")) if self.store.exists() else {}
        known = stored.get(self.version, {})
        new = [formula for formula in asked if json.dumps(formula) not in known]
        if new:
            self.prepare()
            drawn = json.loads(
                self._deno("run", "-q", "-R=.", "-E", "render.mjs", said=json.dumps(new))
            )
            for formula, result in zip(new, drawn, strict=True):
                if "error" in result:
                    raise ExtensionError(f"{result['error']} in the formula {formula[0]}")
                known[json.dumps(formula)] = with_roles(result["html"])
            self.store.write_text(json.dumps({self.version: known}), "utf8")
        return {formula: known[json.dumps(formula)] for formula in asked}

    def _deno(self, *words: str, said: str | None = None) -> str:
        command = [deno.find_deno_bin(), *words]
        done = subprocess.run(
            command, cwd=self.folder, check=True, capture_output=True, text=True, input=said
        )
        return done.stdout


def with_roles(markup: str) -> str:
    """Let the page's stylesheet say which colour a role has; MathML is for the ear and has none."""
    return COLOUR.sub(r"var(--\1)", MARKED.sub("", PLAIN.sub(r"\1", markup)))


def finish(app: Sphinx) -> None:
    """Draw the formulas that wait in the written pages."""
    pages = {path: path.read_text("utf8") for path in Path(app.outdir).rglob("*.html")}
    pages = {path: text for path, text in pages.items() if WAITING.search(text)}
    asked = {_formula(found) for text in pages.values() for found in WAITING.finditer(text)}
    renderer = Renderer(Path(app.outdir).parent / "katex")
    try:
        renderer.prepare()
    except subprocess.CalledProcessError as fault:
        why = fault.stderr.strip().splitlines()[-1:]
        print(f"attnlib: formulas are shown as TeX, since npm gave no KaTeX: {' '.join(why)}")
        drawn = {(tex, display): f"<code>{html.escape(tex)}</code>" for tex, display in asked}
    else:
        drawn = renderer.draw(sorted(asked))
        copy_looks(renderer.dist, Path(app.outdir) / "_static" / "katex")
    for path, text in pages.items():
        path.write_text(TOUCHED.sub(lambda found: _in_place(found, drawn), text), "utf8")


def _formula(found: re.Match[str]) -> tuple[str, bool]:
    return html.unescape(found["tex"]), found["tag"] == "div"


def _in_place(found: re.Match[str], drawn: dict[tuple[str, bool], str]) -> str:
    """Return a formula's HTML with what touches it."""
    markup = SIGN.sub(r"</span>\2\1", drawn[_formula(found)])
    before, after = found["before"], found["after"]
    if found["tag"] == "div":
        return f"{before}{markup}{after}"
    return f'<span class="math">{tied(markup, before, after)}</span>'


def tied(markup: str, before: str, after: str) -> str:
    """Return a formula that a line may break within, unless it is short, but not between it and what touches it.

    A word joiner does not hold beside a box, and a formula is made of boxes. So its first and its last
    box stand with what touches them where no line breaks; the boxes between stand as KaTeX gave them.
    """
    lead, *boxes = markup.split(BOX)
    if letters("".join(boxes)) <= SHORT:
        markup = f'<span class="whole">{markup}</span>' if len(boxes) > 1 else markup
        boxes = []
    if len(boxes) < 2:
        return _unbroken(before, markup, after)
    boxes[-1] = boxes[-1].removesuffix(SHUT)
    boxes = bracketed([BOX + box for box in boxes])
    head = [boxes.pop(0)] if before else []
    tail = [boxes.pop()] if after else []
    groups = [group for group in (head, boxes, tail) if group]
    parts = [(HTML if at else lead) + "".join(group) + SHUT for at, group in enumerate(groups)]
    if head:
        parts[0] = _unbroken(before, parts[0], "")
    if tail:
        parts[-1] = _unbroken("", parts[-1], after)
    return "<wbr>".join(parts)  # between boxes a line may break, as before


def bracketed(boxes: list[str]) -> list[str]:
    """Return the boxes with those joined between which a bracket or a norm's bar is open, unless that gets long."""
    groups: list[list[str]] = []
    for box in boxes:
        before = "".join(groups[-1]) if groups else ""
        opened, closed, bars = (len(sign.findall(before)) for sign in (OPENED, CLOSED, BAR))
        is_open = opened > closed or bars % 2 == 1
        if is_open and letters(before + box) <= BRACKETED:
            groups[-1].append(box)
        else:
            groups.append([box])
    joined = ["".join(group) for group in groups]
    return [
        f'<span class="whole">{markup}</span>' if len(group) > 1 else markup
        for group, markup in zip(groups, joined, strict=True)
    ]


def letters(markup: str) -> int:
    """Return how many letters are seen of a formula."""
    return len(re.sub(r"<[^>]*>", "", markup))


def _unbroken(before: str, markup: str, after: str) -> str:
    return f'<span class="tied">{before}{markup}{after}</span>' if before or after else markup


def copy_looks(dist: Path, target: Path) -> None:
    """Copy KaTeX's stylesheet, and of its fonts those that every browser of today reads."""
    (target / "fonts").mkdir(parents=True, exist_ok=True)
    sheet = (dist / "katex.min.css").read_text("utf8")
    (target / "katex.css").write_text(OLD_FONTS.sub("", sheet), "utf8")
    for font in (dist / "fonts").glob("*.woff2"):
        shutil.copyfile(font, target / "fonts" / font.name)


def setup(app: Sphinx) -> None:
    """Take over from MathJax."""
    app.add_html_math_renderer("katex", (visit_inline, None), (visit_block, None))
    app.connect("config-inited", lambda app, config: setattr(config, "html_math_renderer", "katex"))
    app.connect("doctree-resolved", read_titles)
