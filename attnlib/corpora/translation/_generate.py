"""Sentence pairs out of the grammar, by seed, split and length."""

from __future__ import annotations

from attnlib.corpora.translation._draw import Draw, is_held_out
from attnlib.corpora.translation._grammar import sentence
from attnlib.corpora.translation._pairs import SentencePair
from attnlib.corpora.translation._phrase import join, word
from attnlib.corpora.translation._syntax import (
    copula,
    finish,
    noun_group,
    passive,
    predicate_noun,
    pronoun,
    statement,
)

__all__ = ["KNOWN_PAIRS", "translation_pairs"]

_PATIENCE = 1000  # draws in a row that bring nothing new


def translation_pairs(
    n: int, *, seed: int, split: str = "train", lengths: tuple[int, int] = (3, 30)
) -> list[SentencePair]:
    """Return French sentences of a small grammar with their English translations.

    Parameters
    ----------
    n : int
        How many pairs, all different.
    seed : int
        The same seed gives the same pairs, everywhere; the first of many are those of few.
    split : {"train", "test"}, default "train"
        About one in six combinations of a noun with an adjective, or of a verb with its
        object, is held out: a pair of "test" has at least one of these, a pair of "train"
        none, whatever the seeds.
    lengths : tuple of int, default (3, 30)
        Fewest and most tokens, of source and of target; between them about equally frequent,
        rarer towards the ends.

    Returns
    -------
    list of SentencePair
        Tokens, links and the combinations used.

    Notes
    -----
    The pairs are generated, not collected: made for chapters 02, alignment, and 09, encoder.
    Some 300 French and 200 English word forms; present tense and one past passive. Word order
    differs where the languages do: adjectives, chains of them, negation, pronouns, adverbs,
    owners. Every French sentence has one translation here, so that a score of 100 can be had.

    The links come from the derivation. Sure ones pair a word with one word at most; every
    word has a sure or a possible one, so that choosing one source word for each target word
    can reach an alignment error rate of 0.

    Examples
    --------
    >>> pair = translation_pairs(12, seed=0, lengths=(5, 8))[8]
    >>> print(*pair.source, "|", *pair.target)
    le garçon n' écoute jamais leur voisin | the boy never listens to their neighbour
    >>> sorted(pair.alignment)[2:4]
    [(3, 3), (4, 2)]
    """
    low, high = _checked(n, split, lengths)
    draw = Draw(seed, split)
    found: dict[tuple[str, ...], SentencePair] = {}
    idle = 0
    while len(found) < n:
        pair = _draw_pair(draw, low + draw.index(high - low + 3))  # some come out a little shorter
        fits = low <= len(pair.source) <= high and low <= len(pair.target) <= high
        if fits and _belongs(pair, split) and pair.source not in found:
            found[pair.source] = pair
            idle = 0
        elif (idle := idle + 1) > _PATIENCE:
            raise ValueError(
                f"n must be at most about {len(found)} for the split {split!r} and lengths "
                f"{low} to {high}; got {n}."
            )
    return list(found.values())


def _checked(n: int, split: str, lengths: tuple[int, int]) -> tuple[int, int]:
    if n < 0:
        raise ValueError(f"n must be at least 0; got {n}.")
    if split not in ("train", "test"):
        raise ValueError(f'split must be "train" or "test"; got {split!r}.')
    low, high = lengths
    if not 3 <= low <= high <= 30:
        raise ValueError(f"lengths must be two numbers from 3 to 30 in order; got {lengths}.")
    return low, high


def _draw_pair(draw: Draw, room: int) -> SentencePair:
    draw.combinations.clear()
    phrase = sentence(draw, room)
    return finish(phrase, frozenset(draw.combinations))


def _belongs(pair: SentencePair, split: str) -> bool:
    return split == "train" or any(is_held_out(*both) for both in pair.combinations)


def _known() -> tuple[SentencePair, ...]:
    area = noun_group("zone", "", False, "", ("économique", "européen"))
    the_area = noun_group("zone", "definite", False, "", ("économique", "européen"))
    agreement = noun_group("accord", "definite", False)
    on_area = join(agreement.phrase, word("sur", "on"), the_area.phrase)
    when = join(word("en", "in"), word("août", "August"), word("1992", "1992"))
    house = noun_group("maison", "definite", False, "petit", ("blanc",)).phrase
    phrases = (
        area.phrase,
        copula(pronoun("je"), predicate_noun("étudiant", False)),
        passive(agreement._replace(phrase=on_area), "signé", when),
        statement(pronoun("elle"), "voit", house, negation="pas"),
    )
    return tuple(finish(phrase, frozenset()) for phrase in phrases)


KNOWN_PAIRS = _known()
"""Phrases that chapter 02 draws: zone économique européenne, je suis étudiant, two sentences.

The third is that of Bahdanau et al. (2015), figure 3 (a). Training pairs may hold them too.
"""
