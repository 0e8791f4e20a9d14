"""Sentence pairs: what they hold, how text becomes tokens, and pairs from a file."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

__all__ = ["Links", "SentencePair", "join_tokens", "load_pairs", "tokenize"]

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

    def swapped(self) -> SentencePair:
        """Return the pair in the other direction, links included.

        Returns
        -------
        SentencePair
            Source and target exchanged.
        """
        alignment = frozenset((j, i) for i, j in self.alignment)
        possible = frozenset((j, i) for i, j in self.possible)
        return SentencePair(self.target, self.source, alignment, possible, self.combinations)


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


def load_pairs(
    path: str | os.PathLike[str],
    *,
    columns: tuple[int, int] = (0, 1),
    lowercase: bool = True,
    skip_bad_lines: bool = False,
) -> tuple[list[SentencePair], list[str]]:
    r"""Read sentence pairs from a tab-separated file, as Tatoeba's and its derivatives are.

    Parameters
    ----------
    path : str or path-like
        One pair per line, in UTF-8. Further columns, such as the authors, are not used.
    columns : tuple of int, default (0, 1)
        The columns of source and target. Files "English, tab, French" want (1, 0) for pairs
        from French to English.
    lowercase : bool, default True
        Whether to write all letters small.
    skip_bad_lines : bool, default False
        Whether to go on without the lines that are no pair. They come back as messages.

    Returns
    -------
    pairs : list of SentencePair
        The pairs, in the file's order, without alignments.
    problems : list of str
        One message for each line skipped, with its number; empty for a good file.

    Raises
    ------
    ValueError
        If a line is no pair and `skip_bad_lines` is False, with the lines' numbers, or if no
        line is one, or the columns are not two different ones.

    Examples
    --------
    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "pairs.tsv")
    >>> _ = path.write_text("I sleep.\tJe dors.\nWell?\n", "utf8")
    >>> pairs, problems = load_pairs(path, columns=(1, 0), skip_bad_lines=True)
    >>> pairs[0].source, problems
    (('je', 'dors', '.'), ['line 2: has 1 column, wanted at least 2'])
    """
    if len(set(columns)) != 2 or min(columns) < 0:
        raise ValueError(f"columns must be two different numbers from 0 on; got {columns}.")
    pairs, problems = [], []
    lines = Path(path).read_bytes().removeprefix(b"\xef\xbb\xbf").split(b"\n")
    for number, line in enumerate(lines[:-1] if lines[-1] == b"" else lines, start=1):
        found = _pair(line.removesuffix(b"\r"), columns, lowercase)
        if isinstance(found, str):
            problems.append(f"line {number}: {found}")
        else:
            pairs.append(found)
    if problems and not skip_bad_lines:
        shown = "; ".join(problems[:5]) + ("; …" if len(problems) > 5 else "")
        raise ValueError(
            f"{path} has {len(problems)} bad lines of {len(problems) + len(pairs)}: {shown}. "
            "skip_bad_lines=True goes on without them."
        )
    if not pairs:
        raise ValueError(f"{path} must hold at least one pair; it has {len(problems)} bad lines.")
    return pairs, problems


def _pair(line: bytes, columns: tuple[int, int], lowercase: bool) -> SentencePair | str:
    """Return the pair of a line, or what is wrong with it."""
    try:
        fields = line.decode("utf8").split("\t")
    except UnicodeDecodeError as error:
        return f"is not UTF-8 at byte {error.start}"
    if len(fields) <= max(columns):
        count = f"{len(fields)} column" + "s" * (len(fields) > 1)
        return f"has {count}, wanted at least {max(columns) + 1}"
    source, target = (tokenize(fields[column], lowercase=lowercase) for column in columns)
    if not source or not target:
        return f"has no words in column {columns[0] if not source else columns[1]}"
    return SentencePair(source, target)
