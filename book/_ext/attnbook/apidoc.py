"""``{api-module} NAME``: a module's public objects with their docstrings and short sources.

The source is read, never imported (sphinx-autoapi): a page needs neither torch nor numpy.
"""

import ast
from pathlib import Path

from docutils import nodes
from docutils.statemachine import StringList
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).resolve().parents[3]


def public_objects(path: Path) -> list[tuple[str, str]]:
    """Return ``(kind, name)`` of each object in a module's ``__all__`` that it defines itself."""
    tree = ast.parse(path.read_text("utf8"))
    kinds = {
        node.name: "class" if isinstance(node, ast.ClassDef) else "function"
        for node in tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    }
    exported = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__"
    )
    return [(kinds[name], name) for name in exported if name in kinds]


class ApiModule(SphinxDirective):
    """Expand to one autoapi directive an object, each followed by its source."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the parsed documentation of the module's public objects."""
        module = self.arguments[0]
        path = ROOT / (module.replace(".", "/") + ".py")
        self.env.note_dependency(str(path))
        lines = []
        for kind, name in public_objects(path):
            lines += [
                f".. autoapi{kind}:: {module}.{name}",
                *(["   :members:"] if kind == "class" else []),
                "",
            ]
            lines += [
                ".. dropdown:: Source",
                "",
                f"   .. literalinclude:: /{path.relative_to(ROOT)}",
            ]
            lines += ["      :language: python", f"      :pyobject: {name}", ""]
        node = nodes.section()
        node.document = self.state.document
        self.state.nested_parse(StringList(lines, source=str(path)), self.content_offset, node)
        return node.children


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("api-module", ApiModule)
