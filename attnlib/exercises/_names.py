"""Which global names a cell of code binds, and which it uses. It imports nothing of the package."""

import symtable


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
