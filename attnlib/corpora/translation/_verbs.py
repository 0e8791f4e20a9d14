"""Verbs with what they take: negation, adverb, object, and the pronouns before them."""

from __future__ import annotations

from collections.abc import Callable

from attnlib.corpora.translation._draw import Draw, objects_of, of_kind
from attnlib.corpora.translation._groups import ARTICLES, OWNERS, SPECIFIC, group
from attnlib.corpora.translation._lexicon import VERBS
from attnlib.corpora.translation._phrase import Phrase, join, word
from attnlib.corpora.translation._syntax import Nominal, statement

__all__ = ["GIVING", "TAKES_OBJECT", "negation_and_adverb", "transitive"]

TAKES_OBJECT = tuple(
    name for name, entry in VERBS.items() if entry.kinds and "clause" not in entry.kinds
)
GIVING = ("donne", "montre")
_LASTING = ("aime", "connaît")  # no "often", no "never", nothing new


def transitive(draw: Draw, subject: Nominal, room: int, build: Callable[..., Nominal]) -> Phrase:
    """Return a sentence with an object that `build` makes, or a pronoun before the verb."""
    verb = draw.choice(TAKES_OBJECT)
    negation, adverb = negation_and_adverb(draw, passing=verb not in _LASTING)
    if verb in GIVING:
        return _giving(draw, subject, verb, room - 4, negation)
    if draw.chance(0.3 if room < 6 else 0.1):
        clitic = _object_pronoun(draw, verb, subject)
        return statement(subject, verb, negation=negation, adverb=adverb, clitic=clitic)
    noun = draw.partner(verb, objects_of(verb))
    room -= 1 + 2 * bool(negation)
    found = build(draw, noun, room, _object_determiners(verb, negation)).phrase
    return statement(subject, verb, found, negation=negation, adverb=adverb)


def _giving(draw: Draw, subject: Nominal, verb: str, room: int, negation: str) -> Phrase:
    """Say what is given and to whom: a pronoun before the verb, or au voisin."""
    noun = draw.partner(verb, objects_of(verb))
    given = group(draw, noun, room, _object_determiners(verb, negation)).phrase
    if draw.chance(0.5):
        people = {"me": "me", "te": "you", "nous": "us", "leur": "them"}  # codespell:ignore te
        clitic = _not_oneself(draw, subject, people)
        return statement(subject, verb, given, negation=negation, clitic=clitic)
    to = group(draw, draw.choice(of_kind("worker", "friend")), 2, SPECIFIC).phrase
    return statement(subject, verb, given, join(word("à", "to"), to), negation=negation)


def negation_and_adverb(draw: Draw, *, passing: bool = True) -> tuple[str, str]:
    """Return a negation, or "", and an adverb that goes with it, or ""."""
    if draw.chance(0.3):
        negation = draw.choice(("pas", "pas", "jamais")) if passing else "pas"
        often = draw.choice(("souvent", "toujours"))
        return negation, often if passing and negation == "pas" and draw.chance(0.15) else ""
    return "", draw.choice(("souvent", "toujours")) if passing and draw.chance(0.2) else ""


def _object_determiners(verb: str, negation: str) -> tuple[str, ...]:
    """Return what may stand before an object; un and des become de under a negation."""
    if verb in _LASTING:
        return SPECIFIC
    if negation:
        return (*SPECIFIC, "none", "none")
    return (*ARTICLES, *OWNERS, "two", "three")


def _object_pronoun(draw: Draw, verb: str, subject: Nominal) -> Phrase:
    """Return me, le, les, … as far as English has one word for it."""
    starts_with_vowel = verb[0] in "aeéi"
    if "person" not in VERBS[verb].kinds:
        things = {"le": "it", "les": "them"} | ({} if starts_with_vowel else {"la": "it"})
        return word(*draw.choice(list(things.items())))
    people = {"me": "me", "te": "you", "nous": "us", "les": "them"}  # codespell:ignore te
    # l' would be him or her, nobody knows: it is not said.
    people |= {} if starts_with_vowel else {"le": "him", "la": "her"}
    return _not_oneself(draw, subject, people)


def _not_oneself(draw: Draw, subject: Nominal, people: dict[str, str]) -> Phrase:
    """Draw an object pronoun of another person than a subject of the first person."""
    oneself = ("me", "nous") if subject.person in (0, 2) else ()
    return word(*draw.choice([item for item in people.items() if item[0] not in oneself]))
