"""Which global names code binds, and which it uses, cell by cell and statement by statement.

It imports nothing of the package, so that the book can read it where numpy is missing.
"""

import ast
import symtable
from typing import NamedTuple


class Statement(NamedTuple):
    """A statement of a cell: its tree, its source, and the names that it binds or changes and that it uses."""

    tree: ast.stmt
    source: str
    bound: set[str]
    used: set[str]


def statements(source: str) -> list[Statement]:
    """Return the statements of a cell; none where the cell is no Python, such as a magic."""
    try:
        body = ast.parse(source).body
    except SyntaxError:
        return []
    return [_statement(node, ast.get_source_segment(source, node) or "") for node in body]


def _statement(node: ast.stmt, source: str) -> Statement:
    if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.decorator_list:
        source = ast.unparse(node)  # the segment lacks the decorators
    bound, used = names(source)
    changed = {name for each in ast.walk(node) for name in _changed(each)}
    return Statement(node, source, bound | (changed & used), used)


def _changed(node: ast.AST) -> set[str]:
    """Return the name whose object a node may change: ``x[0] = 1``, ``x.append(1)``, ``np.add.at(x, 0, 1)``."""
    match node:
        case (
            ast.Subscript(ctx=ast.Store(), value=base) | ast.Attribute(ctx=ast.Store(), value=base)
        ):
            return {each.id for each in ast.walk(base) if isinstance(each, ast.Name)}
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=base), args=arguments)):
            return {each.id for each in (base, *arguments[:1]) if isinstance(each, ast.Name)}
    return set()


def names(source: str) -> tuple[set[str], set[str]]:
    """Return the global names that a cell binds, and those that it uses."""
    try:
        table = symtable.symtable(source, "cell", "exec")
    except SyntaxError:
        return set(), set()
    top = table.get_symbols()
    bound = {s.get_name() for s in top if s.is_assigned() or s.is_imported()}
    used = {s.get_name() for s in top if s.is_referenced()}
    tables = table.get_children()
    while tables:
        inner = tables.pop()
        used |= {s.get_name() for s in inner.get_symbols() if s.is_global()}
        tables += inner.get_children()
    return bound, used
