"""Phrases in two languages with the links between their words, and how phrases are joined."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from attnlib.corpora.translation._pairs import Links

__all__ = ["Phrase", "contract", "elide", "join", "with_english_articles", "word"]

_ELIDED = {
    "le": "l'",
    "la": "l'",
    "je": "j'",
    "ne": "n'",
    "me": "m'",
    "te": "t'",  # codespell:ignore te
    "de": "d'",
    "que": "qu'",
    "ce": "cet",
    "ma": "mon",
}
_CONTRACTED = {
    ("de", "le"): "du",
    ("de", "les"): "des",
    ("à", "le"): "au",
    ("à", "les"): "aux",
}
_LIKE_A_CONSONANT = ("European", "useful")  # they begin with the sound of "you"


class Phrase(NamedTuple):
    """The same in two languages: tokens, sure links, and links that may be drawn besides.

    A link is (index in source, index in target).
    """

    source: tuple[str, ...]
    target: tuple[str, ...]
    sure: Links
    possible: Links


def word(source: str, target: str) -> Phrase:
    """Return a lexical entry. The first words are linked for sure, all others possibly.

    Either side may be empty: a word that the other language does not say there.
    """
    left, right = tuple(source.split()), tuple(target.split())
    every = {(i, j) for i in range(len(left)) for j in range(len(right))}
    sure = frozenset(every & {(0, 0)})
    return Phrase(left, right, sure, frozenset(every - sure))


def join(
    *parts: Phrase, order: Sequence[int] | None = None, also: Iterable[tuple[int, int]] = ()
) -> Phrase:
    """Put parts one after the other: the source as given, the target in the order of `order`.

    `also` has pairs of parts (a, b): the words of a's source may be linked with those of b's
    target.
    """
    order = range(len(parts)) if order is None else order
    source_at = _offsets([len(part.source) for part in parts], range(len(parts)))
    target_at = _offsets([len(part.target) for part in parts], order)
    sure, possible = set(), set()
    for part, i, j in zip(parts, source_at, target_at, strict=True):
        sure |= {(i + a, j + b) for a, b in part.sure}
        possible |= {(i + a, j + b) for a, b in part.possible}
    for a, b in also:
        possible |= {
            (source_at[a] + i, target_at[b] + j)
            for i in range(len(parts[a].source))
            for j in range(len(parts[b].target))
        }
    source = tuple(token for part in parts for token in part.source)
    target = tuple(token for k in order for token in parts[k].target)
    return Phrase(source, target, frozenset(sure), frozenset(possible - sure))


def _offsets(lengths: Sequence[int], order: Iterable[int]) -> list[int]:
    """Say where each part begins when the parts are put down in this order."""
    begin, total = [0] * len(lengths), 0
    for k in order:
        begin[k] = total
        total += lengths[k]
    return begin


def elide(tokens: Sequence[str]) -> tuple[str, ...]:
    """Write l', j', qu', cet, mon before a vowel or the silent h (all of the lexicon's are)."""
    following = [*tokens[1:], ""]
    return tuple(
        _ELIDED[token] if token in _ELIDED and after[:1] and after[0] in "aeiouéèêâôh" else token
        for token, after in zip(tokens, following, strict=True)
    )


def contract(phrase: Phrase) -> Phrase:
    """Merge de le into du, à les into aux, …: the links of both go to the one token.

    Where both had a sure link the preposition's stays sure and the article's becomes possible,
    so that sure links pair each word with one word at most.
    """
    source: list[str] = []
    moved: list[int] = []
    merged: set[int] = set()
    for i, token in enumerate(phrase.source):
        both = (source[-1] if source else "", token)
        if both in _CONTRACTED:
            source[-1] = _CONTRACTED[both]
            merged.add(i)
        else:
            source.append(token)
        moved.append(len(source) - 1)
    sure = {(moved[i], j) for i, j in phrase.sure if i not in merged}
    possible = {(moved[i], j) for i, j in phrase.possible | phrase.sure} - sure
    return Phrase(tuple(source), phrase.target, frozenset(sure), frozenset(possible))


def with_english_articles(tokens: Sequence[str]) -> tuple[str, ...]:
    """Write an before a vowel that sounds like one."""
    following = [*tokens[1:], ""]
    return tuple(
        "an"
        if token == "a" and after[:1].lower() in tuple("aeiou") and after not in _LIKE_A_CONSONANT
        else token
        for token, after in zip(tokens, following, strict=True)
    )
