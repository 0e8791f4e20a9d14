"""The words of the translation grammar: forms, gender, and what may stand with what.

Every form is written out, so that the lists can be read and corrected without rules in between.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = [
    "ADJECTIVES",
    "DETERMINERS",
    "NOUNS",
    "PARTICIPLES",
    "VERBS",
    "Adjective",
    "Noun",
    "Verb",
]


class Noun(NamedTuple):
    """A noun: forms as (singular, plural), gender "m" or "f", and its class."""

    source: tuple[str, str]
    target: tuple[str, str]
    gender: str
    kind: str


class Adjective(NamedTuple):
    """An adjective: four forms (m sg, f sg, m pl, f pl), one in English, nouns it goes with.

    `before` is the form before a masculine singular noun with a vowel, for those that precede
    their noun, and empty for those that follow it.
    """

    source: tuple[str, str, str, str]
    target: str
    kinds: frozenset[str]
    before: str


class Verb(NamedTuple):
    """A verb in the present tense.

    `source` has the forms after je, il, nous and ils, `target` the bare form, the form after
    he, and a preposition or nothing; `kinds` are the objects it takes.
    """

    source: tuple[str, str, str, str]
    target: tuple[str, str, str]
    kinds: frozenset[str]


_NOUNS = """
homme hommes man men m person          femme femmes woman women f person
garçon garçons boy boys m child        fille filles girl girls f child
étudiant étudiants student students m worker
étudiante étudiantes student students f worker
voisin voisins neighbour neighbours m friend
voisine voisines neighbour neighbours f friend
ami amis friend friends m friend       amie amies friend friends f friend
médecin médecins doctor doctors m worker
professeur professeurs teacher teachers m worker
chat chats cat cats m animal           chien chiens dog dogs m animal
oiseau oiseaux bird birds m animal
livre livres book books m text         lettre lettres letter letters f text
journal journaux newspaper newspapers m text
histoire histoires story stories f text
loi lois law laws f act                accord accords agreement agreements m act
contrat contrats contract contracts m act
voiture voitures car cars f thing      pomme pommes apple apples f food
gâteau gâteaux cake cakes m food       chaise chaises chair chairs f thing
maison maisons house houses f place    jardin jardins garden gardens m place
ville villes town towns f place        école écoles school schools f place
gare gares station stations f place    hôtel hôtels hotel hotels m place
zone zones area areas f body           banque banques bank banks f body
politique politiques policy policies f body
marché marchés market markets m body
"""

_ADULTS = "person worker friend"
_PEOPLE = f"{_ADULTS} child"
_ADJECTIVES = f"""
noir noire noirs noires black - animal thing
blanc blanche blancs blanches white - animal thing place
rouge rouge rouges rouges red - thing food
vert verte verts vertes green - thing food
intéressant intéressante intéressants intéressantes interesting - text place
utile utile utiles utiles useful - text act thing
difficile difficile difficiles difficiles difficult - text act
célèbre célèbre célèbres célèbres famous - {_ADULTS} text
fatigué fatiguée fatigués fatiguées tired - {_PEOPLE} animal
intelligent intelligente intelligents intelligentes intelligent - {_PEOPLE} animal
riche riche riches riches rich - {_ADULTS}
économique économique économiques économiques economic - body act
agricole agricole agricoles agricoles agricultural - body act
commercial commerciale commerciaux commerciales commercial - body act
européen européenne européens européennes European - body worker text thing
français française français françaises French - body worker text thing
japonais japonaise japonais japonaises Japanese - body worker text thing
petit petite petits petites small petit child animal text thing place food
grand grande grands grandes big grand animal thing place food body
nouveau nouvelle nouveaux nouvelles new nouvel worker friend text act thing place body
vieux vieille vieux vieilles old vieil {_ADULTS} animal text act thing place body
jeune jeune jeunes jeunes young jeune {_PEOPLE} animal
beau belle beaux belles beautiful bel animal text thing place
"""

_VERBS = f"""
vois voit voyons voient see sees - {_PEOPLE} animal text thing place food body
regarde regarde regardons regardent watch watches - {_PEOPLE} animal
cherche cherche cherchons cherchent look looks for {_PEOPLE} animal text thing place
aime aime aimons aiment love loves - {_PEOPLE} animal text place food
connais connaît connaissons connaissent know knows - {_PEOPLE} place body
aide aide aidons aident help helps - {_PEOPLE}
invite invite invitons invitent invite invites - {_PEOPLE}
écoute écoute écoutons écoutent listen listens to {_PEOPLE}
attends attend attendons attendent wait waits for {_PEOPLE}
lis lit lisons lisent read reads - text act
achète achète achetons achètent buy buys - text thing food
vends vend vendons vendent sell sells - text thing food
signe signe signons signent sign signs - act
mange mange mangeons mangent eat eats - food
donne donne donnons donnent give gives - text thing food
montre montre montrons montrent show shows - text act thing animal
dors dort dormons dorment sleep sleeps -
travaille travaille travaillons travaillent work works -
chante chante chantons chantent sing sings -
pense pense pensons pensent think thinks - clause
dis dit disons disent say says - clause
sais sait savons savent know knows - clause
"""

_PARTICIPLES = """
signé signée signés signées signed act
publié publiée publiés publiées published text act
écrit écrite écrits écrites written text act
vendu vendue vendus vendues sold text thing place
"""

DETERMINERS: dict[str, tuple[tuple[str, str, str, str], str, str]] = {
    "definite": (("le", "la", "les", "les"), "the", "the"),
    "indefinite": (("un", "une", "des", "des"), "a", "some"),
    "none": (("de", "de", "de", "de"), "a", "any"),
    "this": (("ce", "cette", "ces", "ces"), "this", "these"),
    "my": (("mon", "ma", "mes", "mes"), "my", "my"),
    "our": (("notre", "notre", "nos", "nos"), "our", "our"),
    "their": (("leur", "leur", "leurs", "leurs"), "their", "their"),
    "two": (("", "", "deux", "deux"), "", "two"),
    "three": (("", "", "trois", "trois"), "", "three"),
}
"""French by gender and number, then English singular and plural. "none": under a negation."""


def _nouns() -> dict[str, Noun]:
    words, found = _NOUNS.split(), {}
    for i in range(0, len(words), 6):
        one, many, target, targets, gender, kind = words[i : i + 6]
        found[one] = Noun((one, many), (target, targets), gender, kind)
    return found


def _participles() -> dict[str, Adjective]:
    found = {}
    for line in _PARTICIPLES.strip().splitlines():
        m, f, m_pl, f_pl, target, *kinds = line.split()
        found[m] = Adjective((m, f, m_pl, f_pl), target, frozenset(kinds), "")
    return found


def _adjectives() -> dict[str, Adjective]:
    found = {}
    for line in _ADJECTIVES.strip().splitlines():
        m, f, m_pl, f_pl, target, before, *kinds = line.split()
        before = "" if before == "-" else before
        found[m] = Adjective((m, f, m_pl, f_pl), target, frozenset(kinds), before)
    return found


def _verbs() -> dict[str, Verb]:
    found = {}
    for line in _VERBS.strip().splitlines():
        je, il, nous, ils, base, third, preposition, *kinds = line.split()
        preposition = "" if preposition == "-" else preposition
        found[il] = Verb((je, il, nous, ils), (base, third, preposition), frozenset(kinds))
    return found


NOUNS = _nouns()
ADJECTIVES = _adjectives()
PARTICIPLES = _participles()
VERBS = _verbs()
