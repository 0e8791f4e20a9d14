"""Which global names code binds, and which it uses, cell by cell and statement by statement.

It imports nothing of the package, so that the book can read it where numpy is missing.
"""

import ast
import symtable
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar


class Line(Protocol):
    """What binds names and uses others."""

    @property
    def bound(self) -> Iterable[str]: ...
    @property
    def used(self) -> Iterable[str]: ...


AnyLine = TypeVar("AnyLine", bound=Line)


class Statement(NamedTuple):
    """A statement of a cell: its tree, its source, and the names that it binds or changes and that it uses.

    A name that it changes, or binds on a condition, counts as used: its old value may stay.
    """

    tree: ast.stmt
    source: str
    bound: set[str]
    used: set[str]


def statements(source: str) -> list[Statement]:
    """Return the statements of a cell; none where the cell is no Python, such as a magic.

    An import of several names is as many statements.
    """
    try:
        body = ast.parse(source).body
    except SyntaxError:
        return []
    return [_statement(each, source) for node in body for each in _single(node)]


def _single(node: ast.stmt) -> list[ast.stmt]:
    match node:
        case ast.Import(names=[_, _, *_]):
            return [ast.Import([alias]) for alias in node.names]
        case ast.ImportFrom(names=[_, _, *_]):
            return [ast.ImportFrom(node.module, [alias], node.level) for alias in node.names]
    return [node]


def _statement(node: ast.stmt, cell: str = "") -> Statement:
    """Read a statement; its source is the cell's where it stands there as it is."""
    decorated = isinstance(node, ast.FunctionDef | ast.ClassDef) and node.decorator_list
    whole = cell and hasattr(node, "lineno") and not decorated  # no part of an import or a loop
    source = ast.get_source_segment(cell, node) if whole else None
    source = source or ast.unparse(node)
    bound, used = names(source)
    changed = {name for each in ast.walk(node) for name in _changed(each)}
    return Statement(node, source, bound | (changed & used), _used(node, bound, used))


def _used(node: ast.stmt, bound: set[str], used: set[str]) -> set[str]:
    """Return the names whose values before the statement it may use, or leave as they are."""
    match node:
        case ast.Assign() | ast.FunctionDef() | ast.ClassDef() | ast.Import() | ast.ImportFrom():
            return used
        case ast.For(target=target, iter=head, body=body, orelse=[]):  # never over nothing
            return _read(head) | (
                _wanted([_statement(each) for each in body], set()) - _read(target)
            )
        case ast.With(items=items, body=body):
            inside = _wanted([_statement(each) for each in body], set())
            return inside.union(*(_read(item.context_expr) for item in items))
    return used | bound


def _read(expression: ast.expr) -> set[str]:
    return names(ast.unparse(expression))[1]


def _wanted(lines: Sequence[Line], after: set[str]) -> set[str]:
    """Return the names that must be known before lines after which others are wanted."""
    for line in reversed(lines):
        after = after.difference(line.bound).union(line.used)
    return after


def needed(lines: Sequence[Line], before: Sequence[AnyLine]) -> list[AnyLine]:
    """Return those of the lines before on which these rest."""
    wanted = _wanted(lines, set())
    kept = []
    for earlier in reversed(before):
        if wanted.intersection(earlier.bound):
            kept.append(earlier)
            wanted = _wanted([earlier], wanted)
    return kept[::-1]


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
