"""Stylesheets without the rules that match nothing.

A rule goes when each of its selectors names a class, an id or an element that no page and no script knows.
"""

import re
from collections.abc import Iterable

import tinycss2
from tinycss2.ast import AtRule, Node, QualifiedRule

WORD = re.compile(r"[A-Za-z_][\w-]*")
NAMED = re.compile(r"[.#]?-?[A-Za-z_](?:[\w-]|\\.)*")
# What a selector says without naming something that must be there.
FREE = re.compile(r"::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\]")
# Names that only a browser gives.
ALWAYS = {"html", "body", "root", "host"}


def words(texts: Iterable[str]) -> set[str]:
    """Return every word of the pages and scripts: what may be a class, an id or an element."""
    return ALWAYS.union(*(WORD.findall(text) for text in texts))


def used(sheet: str, known: set[str]) -> str:
    """Return a stylesheet without rules that match nothing, comments and files that are not shipped."""
    rules = tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True)
    return "\n".join(filter(None, (_rule(rule, known) for rule in rules)))


def plain(sheet: str) -> str:
    """Return a stylesheet without its comments."""
    return re.sub(r"/\*.*?\*/\s*", "", sheet, flags=re.DOTALL)


def _rule(rule: Node, known: set[str]) -> str:
    if isinstance(rule, AtRule):
        return _at_rule(rule, known)
    if isinstance(rule, QualifiedRule):
        selectors = tinycss2.serialize(rule.prelude).split(",")
        # A comma inside :is() joins what belongs together: then the rule is kept or dropped whole.
        if any(selector.count("(") != selector.count(")") for selector in selectors):
            selectors = [",".join(selectors)]
        kept = [selector for selector in selectors if _matches(selector, known)]
        return f"{','.join(kept)}{{{plain(tinycss2.serialize(rule.content))}}}" if kept else ""
    return ""


def _at_rule(rule: AtRule, known: set[str]) -> str:
    name = rule.lower_at_keyword
    if name == "charset" or rule.content is None:
        return ""
    if name in {"media", "supports"}:
        inner = tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True)
        body = "".join(filter(None, (_rule(part, known) for part in inner)))
        return f"@{name}{tinycss2.serialize(rule.prelude)}{{{body}}}" if body else ""
    return tinycss2.serialize([rule])


def _matches(selector: str, known: set[str]) -> bool:
    names = (name.lstrip(".#").replace("\\", "") for name in NAMED.findall(FREE.sub("", selector)))
    return all(name in known for name in names)
