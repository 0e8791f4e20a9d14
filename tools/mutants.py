"""What the mutants of a module are: its source with one small change.

Comparisons, operators and conditions are turned, constants and defaults are others, ``min`` is ``max``; keywords,
statements, checks and conversions are dropped, arguments and branches swapped.
"""

import ast
import difflib
from collections.abc import Callable, Iterator
from functools import partial
from operator import setitem
from typing import Any, NamedTuple

OTHERS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Mod: (ast.FloorDiv,),
    ast.FloorDiv: (ast.Mult,),
    ast.Pow: (ast.Mult,),
}
for pair in (
    (ast.Eq, ast.NotEq),
    (ast.Is, ast.IsNot),
    (ast.In, ast.NotIn),
    (ast.Add, ast.Sub),
    (ast.Mult, ast.Div),
    (ast.BitAnd, ast.BitOr),
    (ast.And, ast.Or),
):
    OTHERS |= {pair[0]: (pair[1],), pair[1]: (pair[0],)}
NAMES = {"min": "max", "any": "all", "minimum": "maximum", "floor": "ceil", "zeros": "ones"}
NAMES |= {new: old for old, new in NAMES.items()} | {"argmax": "argmin", "uniform_": "normal_"}
MODULES = {"xp", "np", "torch", "F", "math", "nn", "init"}  # xp.f(x) becomes x, and x.f(a) too
SYMMETRIC = (ast.Add, ast.Mult, ast.BitAnd, ast.BitOr)
# Annotations and texts are no behaviour; a zip over equal lengths needs no strict.
SKIPPED_FIELDS = {"annotation", "returns", "decorator_list", "bases", "type_params"}
SKIPPED_CALLS = {"TypeVar", "cast"}


class Mutant(NamedTuple):
    """A changed module: where, which lines stood there and stand there now, and its source."""

    line: int
    before: str
    after: str
    source: str


def changed(node: ast.AST, **fields: Any) -> ast.AST:
    """Return a copy of a node with other fields."""
    return ast.copy_location(type(node)(**{**dict(ast.iter_fields(node)), **fields}), node)


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what may stand in the place of a node."""
    yield from (other() for other in OTHERS.get(type(node), ()))
    match node:
        case ast.Constant(value=value):
            yield from (ast.Constant(new) for new in other_constants(value))
        case ast.Name(id=name) if name in NAMES:
            yield changed(node, id=NAMES[name])
        case ast.Attribute(attr=name) if name in NAMES:
            yield changed(node, attr=NAMES[name])
        case ast.UnaryOp(operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if not isinstance(op, SYMMETRIC):
            yield changed(node, left=right, right=left)
        case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.UnaryOp):
            yield changed(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.IfExp(body=body, orelse=orelse):
            yield changed(node, body=orelse, orelse=body)
        case ast.comprehension(ifs=[_, *_]):
            yield changed(node, ifs=[])
        case ast.Call():
            yield from other_calls(node)
        case ast.Expr() | ast.AugAssign() | ast.Raise():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in names_in(value):
            yield ast.Pass()


def other_constants(value: object) -> Iterator[object]:
    """Yield other constants of the same type; only texts that are names, no messages."""
    match value:
        case bool():
            yield not value
        case int():
            yield value + 1
        case float():
            yield 2 * value or 1.0
        case str() if value.isidentifier():
            yield f"{value}_"


def other_calls(call: ast.Call) -> Iterator[ast.AST]:
    """Yield a call without a keyword, with two arguments swapped, and one argument unconverted."""
    for keyword in call.keywords:
        if keyword.arg:
            yield changed(call, keywords=[each for each in call.keywords if each is not keyword])
    match call:
        case ast.Call(func=ast.Name(id="isinstance")):
            return
        case ast.Call(args=[first, second, *rest]):
            yield changed(call, args=[second, first, *rest])
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name)), args=[only]) if name in MODULES:
            yield only
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name))) if name.startswith("_"):
            return
        case ast.Call(func=ast.Attribute(value=value), args=[_] | []):
            yield value
        case ast.Call(func=ast.Name(), args=[only], keywords=[]):
            yield only


def names_in(node: ast.AST) -> set[str]:
    """Return the names that an expression reads."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def is_skipped(node: object) -> bool:
    """Tell whether nothing is to be changed at or below a node."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.keyword(arg="strict"):
            return True  # docstrings
        case ast.Assign(targets=[ast.Name(id="__all__")]) | ast.If(test=ast.Name("TYPE_CHECKING")):
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in SKIPPED_CALLS
    return not isinstance(node, ast.AST)


def places(parent: ast.AST, line: int = 1) -> Iterator[tuple[ast.AST, int, Callable[..., None]]]:
    """Yield (node, line, put) for every node below a parent: ``put(new)`` sets another there."""
    for field, value in ast.iter_fields(parent):
        if field in SKIPPED_FIELDS:
            continue
        siblings = value if isinstance(value, list) else None
        for i, node in enumerate(siblings or [value]):
            if is_skipped(node):
                continue
            at = getattr(node, "lineno", line)
            put = (
                partial(setattr, parent, field) if siblings is None else partial(setitem, value, i)
            )
            yield node, at, put
            if not isinstance(node, ast.Raise):  # what stands in it is the message
                yield from places(node, at)


def mutants(source: str) -> list[Mutant]:
    """Return every mutant of a module's source, in the order of its lines."""
    tree = ast.parse(source)
    whole, found = ast.unparse(tree), {}
    for node, line, put in places(tree):
        for new in list(variants(node)):
            put(new)
            text = ast.unparse(ast.fix_missing_locations(tree))
            put(node)
            if text != whole and text not in found:
                found[text] = Mutant(line, *difference(whole, text), text)
    return sorted(found.values())


def difference(old: str, new: str) -> tuple[str, str]:
    """Return the lines that a change takes away and those that it brings."""
    lines = list(difflib.unified_diff(old.splitlines(), new.splitlines(), n=0, lineterm=""))[3:]
    sides = ([line[1:].strip() for line in lines if line[0] == sign] for sign in "-+")
    return "\n".join(next(sides)), "\n".join(next(sides))
