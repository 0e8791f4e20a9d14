"""``{api-module} NAME``: a module's public objects with their docstrings and short sources.

The source is read, never imported (sphinx-autoapi): a page needs neither torch nor numpy. Each public
module has such a page, written here, and a row in the table ``{api-modules}``.
"""

import ast
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from astroid.manager import AstroidManager
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util.docutils import SphinxDirective

import attnlib

from . import heads

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "book" / "api"
CHAPTER = re.compile(r"chapter (\d\d)")


class Installed:
    """The modules of installed packages, which the pages name and never describe.

    autoapi's reader would follow imports into them where they are installed, so that a build
    beside torch took twice as long as one without, for the same pages.
    """

    def __contains__(self, module: str) -> bool:
        """Tell whether a module is neither attnlib's nor Python's own."""
        home = module.partition(".")[0]
        return home != "attnlib" and home not in sys.stdlib_module_names


class PublicObject(NamedTuple):
    """A class, function or constant of a module's ``__all__``, and the file that defines it."""

    kind: str
    module: str  # under which autoapi knows it
    name: str
    path: Path
    members: tuple[str, ...] = ()


def module_path(module: str) -> Path:
    """Return the file of a module or of a package."""
    stem = ROOT / module.replace(".", "/")
    return stem / "__init__.py" if stem.is_dir() else stem.with_suffix(".py")


def public_objects(module: str) -> list[PublicObject]:
    """Return what a module exports, in the order of the source: its own and its files' objects."""
    tree = ast.parse(module_path(module).read_text("utf8"))
    found = {entry.name: entry for entry in _defined(module)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{module}."):
            # autoapi follows plain imports, not those behind ``if TYPE_CHECKING``.
            known = module if node in tree.body else str(node.module)
            wanted = {alias.name for alias in node.names}
            for entry in _defined(str(node.module)):
                if entry.name in wanted:
                    found[entry.name] = entry._replace(module=known)
    exported = _exported(tree)
    return [entry for entry in found.values() if entry.name in exported]


def _defined(module: str) -> list[PublicObject]:
    path, entries = module_path(module), []
    tree = ast.parse(path.read_text("utf8"))
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name, body=body, bases=bases):
                members = tuple(dict.fromkeys([*_documented(body), *_lent(tree, bases)]))
                entries.append(PublicObject("class", module, name, path, members))
            case ast.FunctionDef(name=name):
                entries.append(PublicObject("function", module, name, path))
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                entries.append(PublicObject("data", module, name, path))
    return entries


def _documented(body: list[ast.stmt]) -> tuple[str, ...]:
    """Name a class's public methods and fields that have a docstring of their own."""
    names = []
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node, after:
            case ast.FunctionDef(name=name), _ if ast.get_docstring(node):
                names.append(name)
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str())),
            ):
                names.append(name)
    return tuple(name for name in names if not name.startswith("_"))


def _lent(tree: ast.Module, bases: list[ast.expr]) -> list[str]:
    """Name the members that a class has from bases that no page shows: in private files, or not exported."""
    wanted = {base.id for base in bases if isinstance(base, ast.Name)}
    names = []
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name, body=body) if name in wanted - {*_exported(tree)}:
                names += _documented(body)
            case ast.ImportFrom(module=str(home), names=aliases) if "._" in home:
                if wanted & {alias.name for alias in aliases}:
                    found = _defined(home)
                    names += [name for e in found if e.name in wanted for name in e.members]
    return names


def _exported(tree: ast.Module) -> list[str]:
    """Return the names in ``__all__``; where that is made of others, those imported for checkers."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            with suppress(ValueError):
                return list(ast.literal_eval(node.value))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return [name.name for node in imports for name in node.names if name.name == name.asname]


def docstring(module: str) -> str:
    """Return what a module says of itself."""
    return ast.get_docstring(ast.parse(module_path(module).read_text("utf8"))) or ""


def head_lines(module: str) -> list[str]:
    """Return the module's docstring, and a link to its chapter where there is one."""
    lines = [f".. py:currentmodule:: {module}", "", *docstring(module).splitlines(), ""]
    if chapter := heads.chapters().get(module.rpartition(".")[2]):
        lines += [f"The chapter that teaches it: :doc:`/notebooks/{chapter.file}`.", ""]
    return lines


def entry_lines(entry: PublicObject) -> list[str]:
    """Return the reStructuredText of one object: its documentation, then its source, folded."""
    lines = [f".. autoapi{entry.kind}:: {entry.module}.{entry.name}"]
    if entry.kind == "data":
        return [*lines, ""]
    if entry.members:
        lines.append(f"   :members: {', '.join(entry.members)}")
    return [
        *lines,
        "",
        *(".. raw:: html", "", f"   <details><summary>Source of {entry.name}</summary>", ""),
        f".. literalinclude:: /{entry.path.relative_to(ROOT)}",
        "   :language: python",
        f"   :pyobject: {entry.name}",
        "",
        *(".. raw:: html", "", "   </details>", ""),
    ]


class ApiModule(SphinxDirective):
    """Expand to one autoapi directive an object, each followed by its source."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the parsed documentation of the module's public objects."""
        module = self.arguments[0]
        entries = public_objects(module) if module_path(module).exists() else []
        if not entries:
            raise self.error(f"api-module: {module} has no public class or function in __all__.")
        lines = head_lines(module)
        private = module_path(module).parent.glob("_*.py")  # may lend members
        for path in {__file__, *private, module_path(module), *(entry.path for entry in entries)}:
            self.env.note_dependency(str(path))
        for entry in entries:
            lines += entry_lines(entry)
        # The page is Markdown and the directives are reStructuredText.
        return self.parse_text_to_nodes("\n".join(["```{eval-rst}", *lines, "```"]))


class ApiModules(SphinxDirective):
    """``{api-modules}``: a row for each public module, the chapters' first and in their order."""

    def run(self) -> list[nodes.Node]:
        """Return the table of links to the pages, with the first line of each docstring."""
        names = {chapter.number: name for name, chapter in heads.chapters().items()}
        order = [*names.values(), *attnlib.__all__]
        rows = ["| module | what it holds |", "|---|---|"]
        for name in sorted(attnlib.__all__, key=order.index):
            self.env.note_dependency(str(module_path(f"attnlib.{name}")))
            summary = docstring(f"attnlib.{name}").partition("\n")[0].removesuffix(".")
            text = CHAPTER.sub(lambda found: f"{{chapter}}`{names[found[1]]}`", summary)
            rows.append(f"| [attnlib.{name}](api/{name}.md) | {text} |")
        return self.parse_text_to_nodes("\n".join(rows))


def write_pages() -> None:
    """Write each public module's page, which ``_toc.yml`` finds by its folder, unless it is there."""
    PAGES.mkdir(exist_ok=True)
    for old in {path.stem for path in PAGES.glob("*.md")}.difference(attnlib.__all__):
        (PAGES / f"{old}.md").unlink()
    for name in attnlib.__all__:
        page = PAGES / f"{name}.md"
        if not page.exists():
            page.write_text(f"# attnlib.{name}\n\n```{{api-module}} attnlib.{name}\n```\n", "utf8")


class StraightQuotes(SphinxTransform):
    """Keep the quotes of a type such as {"relu", "gelu"} as they are: readers copy them."""

    default_priority = 740  # before smart quotes, 750

    def apply(self, **kwargs: Any) -> None:
        """Mark what stands in italics in a list of fields."""
        for field in self.document.findall(nodes.field):
            for kind in field.findall(nodes.emphasis):
                kind["support_smartquotes"] = False


def setup(app: Sphinx) -> None:
    """Write the pages, register the directives; tell autoapi's reader where to look for base classes and where not."""
    write_pages()
    AstroidManager.brain["module_denylist"] = Installed()
    app.add_transform(StraightQuotes)
    app.add_directive("api-module", ApiModule)
    app.add_directive("api-modules", ApiModules)
