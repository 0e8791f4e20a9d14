"""Nouns with their determiner and adjectives, and what belongs to whom."""

from __future__ import annotations

from collections.abc import Sequence

from attnlib.corpora.translation._draw import Draw, adjectives_of, of_kind
from attnlib.corpora.translation._lexicon import ADJECTIVES, NOUNS
from attnlib.corpora.translation._phrase import Phrase, join, word
from attnlib.corpora.translation._syntax import Nominal, noun_group

__all__ = [
    "ADULTS",
    "ARTICLES",
    "OWNERS",
    "PEOPLE",
    "SPECIFIC",
    "a_body",
    "adjective_pair",
    "group",
    "owned",
    "with_topic",
]

ADULTS = ("person", "worker", "friend")
PEOPLE = (*ADULTS, "child")
ARTICLES = ("definite", "definite", "indefinite", "this")
OWNERS = ("my", "our", "their")
SPECIFIC = ("definite", "definite", "this", *OWNERS)


def a_body(draw: Draw) -> str:
    """Return a zone, a bank, …: a zone more often, since the European one is to be learnt."""
    return draw.choice((*of_kind("body"), "zone", "zone"))


def group(draw: Draw, noun: str, room: int, determiners: Sequence[str]) -> Nominal:
    """Return a noun with a determiner and as many adjectives as there is room for, or fewer."""
    kind = NOUNS[noun].kind
    if kind in ("person", "child"):  # "my man" would say something else
        determiners = [name for name in determiners if name not in OWNERS]
    determiner = draw.choice(determiners)
    plural = determiner in ("two", "three") or draw.chance(0.3)
    before: str = ""
    after: tuple[str, ...] = ()
    if room >= 3 and draw.chance(0.55 if room < 5 else 0.75):
        before, after = adjective_pair(draw, noun, room - 2)
    return noun_group(noun, determiner, plural, before, after)


def adjective_pair(draw: Draw, noun: str, room: int) -> tuple[str, tuple[str, ...]]:
    """Return an adjective before the noun, or "", and those after it."""
    names = adjectives_of(noun)
    early = [name for name in names if ADJECTIVES[name].before]
    late = [name for name in names if not ADJECTIVES[name].before]
    if NOUNS[noun].kind == "body":  # économique, then européenne
        if noun == "zone" and room >= 2 and draw.chance(0.4):  # the best-known one
            draw.combinations |= {(noun, "économique"), (noun, "européen")}
            return "", ("économique", "européen")
        what = draw.partner(noun, late[:3])
        if room < 2 or draw.chance(0.2):
            return "", (what,)
        return "", (what, draw.partner(noun, late[3:]))
    if room >= 2 and early and late and draw.chance(0.4):
        return draw.partner(noun, early), (draw.partner(noun, late),)
    if early and draw.chance(0.4):
        return draw.partner(noun, early), ()
    return "", (draw.partner(noun, late),) if late else ()


def owned(draw: Draw, noun: str, room: int) -> Nominal:
    """Return le chien du voisin, the neighbour's dog; of several owners: of the neighbours."""
    head = group(draw, noun, min(3, room - 3), ("definite",))
    owner = group(draw, draw.choice(of_kind(*ADULTS)), room - 3, SPECIFIC)
    if owner.person == 3:
        return head._replace(phrase=join(head.phrase, word("de", "of"), owner.phrase))
    article = Phrase(head.phrase.source[:1], (), frozenset(), frozenset())
    thing = _without_first(head.phrase)
    possessed = join(article, thing, word("de", "'s"), owner.phrase, order=[0, 3, 2, 1])
    # The first article has no word of its own in English; the owner's, or my, stands for it.
    return head._replace(phrase=possessed._replace(possible=possessed.possible | {(0, 0)}))


def _without_first(phrase: Phrase) -> Phrase:
    """Return a noun group without its article, which comes first in both languages."""
    sure, possible = (
        frozenset((i - 1, j - 1) for i, j in links if i and j)
        for links in (phrase.sure, phrase.possible)
    )
    return Phrase(phrase.source[1:], phrase.target[1:], sure, possible)


def with_topic(draw: Draw, head: Nominal, room: int) -> Nominal:
    """Return a law or an agreement with what it is on."""
    topic = group(draw, a_body(draw), room, ("definite",))
    return head._replace(phrase=join(head.phrase, word("sur", "on"), topic.phrase))
