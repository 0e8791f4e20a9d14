"""Random choices of words, within what a split allows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from attnlib.corpora.translation._lexicon import ADJECTIVES, NOUNS, PARTICIPLES, VERBS

__all__ = ["Draw", "adjectives_of", "is_held_out", "objects_of", "of_kind"]

T = TypeVar("T")

_HELD_OUT = 3, 6  # one in six combinations, and none of those of the best-known phrases


@cache
def of_kind(*kinds: str) -> tuple[str, ...]:
    """Return the nouns of these classes."""
    return tuple(name for name, noun in NOUNS.items() if noun.kind in kinds)


@cache
def adjectives_of(noun: str) -> tuple[str, ...]:
    """Return the adjectives that a noun goes with."""
    return tuple(name for name, entry in ADJECTIVES.items() if NOUNS[noun].kind in entry.kinds)


@cache
def objects_of(verb: str) -> tuple[str, ...]:
    """Return the nouns that a verb, or a participle, goes with."""
    return of_kind(*(VERBS.get(verb) or PARTICIPLES[verb]).kinds)


@cache
def is_held_out(first: str, second: str) -> bool:
    """Tell whether (noun, adjective) or (verb, noun) is kept for the test split."""
    partners = adjectives_of(first) if first in NOUNS else objects_of(first)
    words = [*NOUNS, *VERBS, *PARTICIPLES]
    rest, of = _HELD_OUT
    return (words.index(first) + partners.index(second)) % of == rest


class Draw:
    """Random choices of one split; it remembers which combinations it has used.

    Only ``random.Random.random`` is called, whose sequence Python promises to keep for a seed.
    """

    def __init__(self, seed: int, split: str) -> None:
        self._rng = random.Random(f"{split} {seed}")
        self._is_test = split == "test"
        self.combinations: set[tuple[str, str]] = set()

    def chance(self, probability: float) -> bool:
        """Return True with this probability."""
        return self._rng.random() < probability

    def index(self, n: int) -> int:
        """Return one of 0 … n - 1."""
        return int(self._rng.random() * n)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of these."""
        return items[self.index(len(items))]

    def partner(self, first: str, candidates: Sequence[str]) -> str:
        """Return a word to go with `first` that the split allows, a fresh one if possible."""
        fresh = [name for name in candidates if (first, name) not in self.combinations]
        if not all(is_held_out(first, name) for name in fresh):
            candidates = fresh
        held = [name for name in candidates if is_held_out(first, name)]
        seen = [name for name in candidates if name not in held]
        found = self.choice(held if self._is_test and held and self.chance(0.5) else seen)
        self.combinations.add((first, found))
        return found
