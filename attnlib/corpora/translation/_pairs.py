"""Sentence pairs: what they hold, and how text becomes tokens and tokens text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

__all__ = ["Links", "SentencePair", "join_tokens", "tokenize"]

Links = frozenset[tuple[int, int]]
"""Links (source index, target index)."""

_TOKEN = re.compile(r"'s\b|\w+'(?!s\b)(?=\w)|\w+(?:-\w+)*|[^\w\s]")


class SentencePair(NamedTuple):
    """A sentence and its translation, both as tokens."""

    source: tuple[str, ...]
    """The sentence to translate."""
    target: tuple[str, ...]
    """Its translation."""
    alignment: Links = frozenset()
    """Sure links (source index, target index); none where the alignment is not known."""
    possible: Links = frozenset()
    """Links that may be drawn as well, such as between ne and not beside pas and not."""
    combinations: frozenset[tuple[str, str]] = frozenset()
    """(noun, adjective) and (verb, noun), in their dictionary forms; what a split holds out."""


def tokenize(text: str, *, lowercase: bool = False) -> tuple[str, ...]:
    """Split French or English text into words, punctuation, and what an apostrophe cuts off.

    Parameters
    ----------
    text : str
        A sentence.
    lowercase : bool, default False
        Whether to write all letters small first. The grammar's French has no capitals, its
        English keeps those of "I" and "European".

    Returns
    -------
    tuple of str
        The tokens: ``l'`` and ``'s`` are tokens of their own.

    Examples
    --------
    >>> tokenize("L'ami n'est pas là.", lowercase=True)
    ("l'", 'ami', "n'", 'est', 'pas', 'là', '.')
    >>> tokenize("the neighbour's dog")
    ('the', 'neighbour', "'s", 'dog')
    """
    text = text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return tuple(_TOKEN.findall(text.lower() if lowercase else text))


def join_tokens(tokens: Sequence[str]) -> str:
    """Write tokens as text: no space after ``l'`` or before ``'s`` and punctuation.

    Parameters
    ----------
    tokens : sequence of str
        As :func:`tokenize` gives them.

    Returns
    -------
    str
        The text.

    Examples
    --------
    >>> join_tokens(("l'", "ami", "du", "voisin"))
    "l'ami du voisin"
    """
    text = " ".join(tokens)
    return re.sub(r" ('s\b|[.,;:!?])", r"\1", re.sub(r"(\w') (?=\w)", r"\1", text))
