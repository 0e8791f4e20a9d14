"""How the grammar builds phrases from given words: order, agreement, negation, links."""

from __future__ import annotations

from typing import NamedTuple

from attnlib.corpora.translation._lexicon import ADJECTIVES, DETERMINERS, NOUNS, PARTICIPLES, VERBS
from attnlib.corpora.translation._pairs import SentencePair
from attnlib.corpora.translation._phrase import (
    Phrase,
    contract,
    elide,
    join,
    with_english_articles,
    word,
)

__all__ = [
    "Nominal",
    "copula",
    "finish",
    "noun_group",
    "passive",
    "predicate_noun",
    "pronoun",
    "statement",
]

NOTHING = word("", "")

_BE = (("suis", "am"), ("est", "is"), ("sommes", "are"), ("sont", "are"))
_PRONOUNS = {
    "je": ("I", "m", 0),
    "il": ("he", "m", 1),
    "elle": ("she", "f", 1),
    "nous": ("we", "m", 2),
    "ils": ("they", "m", 3),
    "elles": ("they", "f", 3),
}
_NEGATIONS = {"": NOTHING, "pas": word("pas", "not"), "jamais": word("jamais", "never")}
_ADVERBS = {
    "": NOTHING,
    "souvent": word("souvent", "often"),
    "toujours": word("toujours", "always"),
}


class Nominal(NamedTuple):
    """What can be a subject: the phrase, its gender, and the person as an index of verb forms."""

    phrase: Phrase
    gender: str
    person: int

    def form(self) -> int:
        """Return where an adjective that agrees has its form: m sg, f sg, m pl, f pl."""
        return 2 * (self.person >= 2) + (self.gender == "f")


def pronoun(source: str) -> Nominal:
    """Return a subject pronoun."""
    target, gender, person = _PRONOUNS[source]
    return Nominal(word(source, target), gender, person)


def noun_group(
    noun: str, determiner: str, plural: bool, before: str = "", after: tuple[str, ...] = ()
) -> Nominal:
    """Put a determiner and adjectives around a noun.

    An adjective before the noun keeps its place in English; those after it come before it in
    English, the last one first. Determiner "" leaves the noun bare.
    """
    entry = NOUNS[noun]
    form = 2 * plural + (entry.gender == "f")
    capitals = _is_the_area(noun, determiner, plural, after)
    article = NOTHING
    if determiner:
        forms, one, many = DETERMINERS[determiner]
        source = "de" if before and plural and determiner == "indefinite" else forms[form]
        article = word(source, many if plural else one)
    first = word(_before_noun(before, noun, form), ADJECTIVES[before].target) if before else NOTHING
    head = word(entry.source[plural], _cased(entry.target[plural], capitals))
    rest = [
        word(ADJECTIVES[name].source[form], _cased(ADJECTIVES[name].target, capitals))
        for name in after
    ]
    n = 3 + len(rest)
    phrase = join(article, first, head, *rest, order=[0, 1, *range(n - 1, 2, -1), 2])
    return Nominal(phrase, entry.gender, 3 if plural else 1)


def predicate_noun(noun: str, plural: bool) -> Phrase:
    """Name somebody's work: no article in French, one in the English singular."""
    entry = NOUNS[noun]
    if plural:
        return word(entry.source[1], entry.target[1])
    # The noun says what the article says in English: a possible link, not a sure one.
    return join(word("", "a"), word(entry.source[0], entry.target[0]), also=[(1, 0)])


def statement(
    subject: Nominal,
    verb: str,
    *objects: Phrase,
    negation: str = "",
    adverb: str = "",
    clitic: Phrase = NOTHING,
) -> Phrase:
    """Build a sentence with a verb in the present tense.

    French: subject ne clitic verb pas adverb objects. English: subject do not adverb verb
    clitic objects.
    """
    entry = VERBS[verb]
    base, third, preposition = entry.target
    is_third = subject.person == 1
    needs_do = negation == "pas"
    spoken = third if is_third and not needs_do else base
    parts = [
        subject.phrase,
        word("ne", "") if negation else NOTHING,
        clitic,
        word(entry.source[subject.person], f"{spoken} {preposition}"),
        _NEGATIONS[negation],
        _ADVERBS[adverb],
        word("", "does" if is_third else "do") if needs_do else NOTHING,
        *objects,
    ]
    order = [0, 6, 4, 5, 3, 2, *range(7, len(parts))]
    # Two words negate in French: ne may go with not, and all of it with do.
    return join(*parts, order=order, also=[(1, 4), (1, 6), (3, 6), (4, 6)])


def copula(subject: Nominal, said: Phrase, *, negation: str = "", adverb: str = "") -> Phrase:
    """Build a sentence with a form of to be and what is said of the subject."""
    parts = [
        subject.phrase,
        word("ne", "") if negation else NOTHING,
        word(*_BE[subject.person]),
        _NEGATIONS[negation],
        _ADVERBS[adverb],
        said,
    ]
    return join(*parts, also=[(1, 3)])


def passive(subject: Nominal, participle: str, *adjuncts: Phrase, negation: str = "") -> Phrase:
    """Build a sentence such as a été signé, was signed: the participle agrees."""
    plural = subject.person == 3
    done = PARTICIPLES[participle]
    parts = [
        subject.phrase,
        word("ne", "") if negation else NOTHING,
        word("ont" if plural else "a", ""),
        _NEGATIONS[negation],
        word("été", "were" if plural else "was"),
        word(done.source[subject.form()], done.target),
        *adjuncts,
    ]
    order = [0, 4, 1, 2, 3, 5, *range(6, len(parts))]
    return join(*parts, order=order, also=[(1, 3), (2, 4)])


def finish(phrase: Phrase, combinations: frozenset[tuple[str, str]]) -> SentencePair:
    """Elide, contract and choose between a and an, once all words have their place."""
    phrase = contract(phrase._replace(source=elide(phrase.source)))
    target = with_english_articles(phrase.target)
    return SentencePair(phrase.source, target, phrase.sure, phrase.possible, combinations)


def _before_noun(adjective: str, noun: str, form: int) -> str:
    """Return the adjective's form before its noun: vieil homme, but vieux voisin."""
    entry = ADJECTIVES[adjective]
    return entry.before if form == 0 and noun[0] in "aeiouéh" else entry.source[form]


def _is_the_area(noun: str, determiner: str, plural: bool, after: tuple[str, ...]) -> bool:
    """Tell whether this is the European Economic Area, a name with capitals in English."""
    named = noun == "zone" and after == ("économique", "européen") and not plural
    return named and determiner in ("", "definite")


def _cased(target: str, capitals: bool) -> str:
    return target.capitalize() if capitals else target
