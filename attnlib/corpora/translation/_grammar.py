"""What the grammar says: sentences drawn at random, within the room that a length leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attnlib.corpora.translation._draw import Draw, adjectives_of, is_held_out, objects_of, of_kind
from attnlib.corpora.translation._groups import (
    ADULTS,
    ARTICLES,
    OWNERS,
    PEOPLE,
    SPECIFIC,
    a_body,
    adjective_pair,
    group,
    owned,
    with_topic,
)
from attnlib.corpora.translation._lexicon import ADJECTIVES, NOUNS, PARTICIPLES, VERBS
from attnlib.corpora.translation._phrase import Phrase, join, word
from attnlib.corpora.translation._syntax import (
    NOTHING,
    Nominal,
    copula,
    noun_group,
    passive,
    predicate_noun,
    pronoun,
    statement,
)
from attnlib.corpora.translation._verbs import GIVING, TAKES_OBJECT, negation_and_adverb, transitive

__all__ = ["sentence"]

_PRONOUNS = ("je", "il", "elle", "nous", "ils", "elles")
_CONJUNCTIONS = {"et": "and", "mais": "but", "parce que": "because", "donc": "so"}
_PLACES = {"dans": "in", "derrière": "behind", "près de": "near"}
_COMPANY = {"avec": "with", "pour": "for"}
_MONTHS = {"mars": "March", "mai": "May", "août": "August"}
_YEARS = ("1989", "1992", "2004")
_PASSING = ("fatigué", "utile", "difficile", "intéressant", "beau")
_RELATING = ("économique", "agricole", "commercial")  # never said with to be
_OF_A_PERSON = ("fatigué", "intelligent", "riche", "jeune", "célèbre")
_TAKES_CLAUSE = tuple(name for name, entry in VERBS.items() if "clause" in entry.kinds)


def sentence(draw: Draw, room: int) -> Phrase:
    """Return a sentence of about this many French words, or a heading."""
    if room < 7 and draw.chance(0.35):
        return _title(draw, room)
    return _clauses(draw, room, tuple(_CONJUNCTIONS))


def _clauses(draw: Draw, room: int, conjunctions: Sequence[str]) -> Phrase:
    """Return clauses joined by conjunctions, none of them twice."""
    first = _clause(draw, room if room < 9 else min(room, 5 + draw.index(12)))
    left = room - len(first.source) - 2
    if left < 3 or not conjunctions:
        return first
    link = draw.choice(conjunctions)
    rest = [name for name in conjunctions if name != link]
    return join(first, word(link, _CONJUNCTIONS[link]), _clauses(draw, left, rest))


def _title(draw: Draw, room: int) -> Phrase:
    """Return a noun group by itself, as a heading has it."""
    if draw.chance(0.5):
        noun = a_body(draw)
        return noun_group(noun, "", draw.chance(0.3), *adjective_pair(draw, noun, 2)).phrase
    return _nominal(draw, draw.choice(list(NOUNS)), room, ("definite",)).phrase


def _clause(draw: Draw, room: int) -> Phrase:
    """Return a sentence with one main verb, or a thought with a sentence inside."""
    kinds: list[Callable[[], Phrase]] = [
        lambda: _description(draw, room - 2),
        lambda: _with_subject(draw, room, _acting, 3),
        lambda: _with_subject(draw, room, _acting, 3),
        lambda: _with_subject(draw, room, _intransitive, 1 if room < 5 else 5),
    ]
    if room >= 6:
        kinds.append(lambda: _passive(draw, room))
    if room >= 9:
        kinds.append(lambda: _thought(draw, room))
    return draw.choice(kinds)()


def _with_subject(
    draw: Draw, room: int, build: Callable[[Draw, Nominal, int], Phrase], predicate: int
) -> Phrase:
    subject = _subject(draw, (room - predicate) if room < 9 else room // 2)
    return build(draw, subject, room - len(subject.phrase.source))


def _subject(draw: Draw, room: int) -> Nominal:
    """Return a pronoun, or somebody."""
    if room < 2 or draw.chance(0.45 if room < 5 else 0.15):
        return pronoun(draw.choice(_PRONOUNS))
    determiners = (*ARTICLES, *OWNERS, "two", "three")
    return _nominal(draw, draw.choice(of_kind(*PEOPLE)), room, determiners)


def _nominal(
    draw: Draw, noun: str, room: int, determiners: Sequence[str] = (*ARTICLES, *OWNERS)
) -> Nominal:
    """Return a noun group, perhaps with a topic, an owner or a relative clause."""
    kind = NOUNS[noun].kind
    if room >= 5 and kind == "act" and draw.chance(0.5):
        return with_topic(draw, group(draw, noun, 2, determiners), room - 3)
    if room >= 5 and kind in ("animal", "text", "thing", "place") and draw.chance(0.4):
        return owned(draw, noun, room)
    if room >= 7 and draw.chance(0.5):
        head = group(draw, noun, 3, [name for name in determiners if name not in OWNERS])
        return _related(draw, noun, head, room - len(head.phrase.source))
    return group(draw, noun, room, determiners)


def _related(draw: Draw, noun: str, head: Nominal, room: int) -> Nominal:
    """Add a relative clause: qui if the noun acts, que if something is done with it."""
    if NOUNS[noun].kind in PEOPLE:
        who = head._replace(phrase=join(head.phrase, word("qui", "who")))
        return head._replace(phrase=transitive(draw, who, room - 1, group))
    verbs = [verb for verb in TAKES_OBJECT if noun in objects_of(verb) and verb not in GIVING]
    verb = draw.choice([verb for verb in verbs if not is_held_out(verb, noun)])
    draw.combinations.add((verb, noun))
    said = statement(_subject(draw, min(room - 2, 3)), verb)
    return head._replace(phrase=join(head.phrase, word("que", "that"), said))


def _acting(draw: Draw, subject: Nominal, room: int) -> Phrase:
    """Return a sentence with an object that may have a relative clause of its own."""
    return transitive(draw, subject, room, _nominal)


def _intransitive(draw: Draw, subject: Nominal, room: int) -> Phrase:
    """Return a sentence without object, perhaps with a place or company."""
    negation, adverb = negation_and_adverb(draw)
    verb = draw.choice([name for name, entry in VERBS.items() if not entry.kinds])
    adjunct = _adjunct(draw, verb, room - 1) if room >= 4 else NOTHING
    return statement(subject, verb, adjunct, negation=negation, adverb=adverb)


def _adjunct(draw: Draw, verb: str, room: int) -> Phrase:
    """Return where, with whom or for whom."""
    if verb == "dort" or draw.chance(0.5):
        prepositions, nouns = _PLACES, of_kind("place")
    else:
        prepositions, nouns = _COMPANY, of_kind(*PEOPLE)
    said = _nominal(draw, draw.choice(nouns), room - 2, SPECIFIC)
    return join(word(*draw.choice(list(prepositions.items()))), said.phrase)


def _description(draw: Draw, room: int) -> Phrase:
    """Return who or what is how, or who is what."""
    if room < 2 or draw.chance(0.3):
        who = pronoun(draw.choice(_PRONOUNS))
        if draw.chance(0.5):
            return copula(who, _profession(draw, who), negation="pas" if draw.chance(0.3) else "")
        how = draw.choice(_OF_A_PERSON)
    else:
        noun = draw.choice(of_kind(*PEOPLE, "animal", "text", "act", "thing", "place", "body"))
        who = _nominal(draw, noun, room)
        how = draw.partner(noun, [x for x in adjectives_of(noun) if x not in _RELATING])
    negation, adverb = negation_and_adverb(draw, passing=how in _PASSING)
    said = word(ADJECTIVES[how].source[who.form()], ADJECTIVES[how].target)
    return copula(who, said, negation=negation, adverb=adverb)


def _profession(draw: Draw, who: Nominal) -> Phrase:
    """Return étudiante, a student: without an article in French."""
    student = "étudiante" if who.gender == "f" else "étudiant"
    return predicate_noun(draw.choice((student, student, "médecin", "professeur")), who.person >= 2)


def _passive(draw: Draw, room: int) -> Phrase:
    """Return what was done, perhaps by whom and when."""
    participle = draw.choice(list(PARTICIPLES))
    noun = draw.partner(participle, objects_of(participle))
    adjuncts = []
    if room >= 9 and draw.chance(0.4):
        agent = group(draw, draw.choice(of_kind(*ADULTS)), 3, SPECIFIC).phrase
        adjuncts.append(join(word("par", "by"), agent))
    if room >= 8 and draw.chance(0.6):
        month, year = draw.choice(list(_MONTHS.items())), draw.choice(_YEARS)
        adjuncts.append(join(word("en", "in"), word(*month), word(year, year)))
    room -= 3 + sum(len(part.source) for part in adjuncts)
    negation = "pas" if draw.chance(0.25) else ""
    subject = _nominal(draw, noun, room - 2 * bool(negation), SPECIFIC)
    return passive(subject, participle, *adjuncts, negation=negation)


def _thought(draw: Draw, room: int) -> Phrase:
    """Return who thinks, says or knows what. Negated, it would ask for a subjunctive."""
    subject = _subject(draw, min(room - 7, 4))
    said = _clause(draw, room - len(subject.phrase.source) - 2)
    return statement(subject, draw.choice(_TAKES_CLAUSE), join(word("que", "that"), said))
