"""How good translations and alignments are: BLEU, and the alignment error rate."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from attnlib._extras import needs
from attnlib.corpora.translation._pairs import Links, SentencePair

__all__ = ["alignment_error_rate", "corpus_bleu", "strongest_links"]


def strongest_links(weights: Any, n_targets: int, n_sources: int) -> Links:
    """Link each target word with the source word that it attends to most.

    Parameters
    ----------
    weights : array, (at least n_targets, at least n_sources)
        One row per target token; rows of the end and columns of padding are not used.
    n_targets, n_sources : int
        Number of words.

    Returns
    -------
    frozenset of (int, int)
        Links (source index, target index), one for each target word.

    Examples
    --------
    >>> sorted(strongest_links([[0.9, 0.1], [0.2, 0.8]], 2, 2))
    [(0, 0), (1, 1)]
    """
    rows = np.asarray(weights.detach().cpu() if hasattr(weights, "detach") else weights)
    if rows.ndim != 2 or rows.shape[0] < n_targets or rows.shape[1] < n_sources:
        raise ValueError(
            f"weights must have shape (n_targets, n_sources), at least ({n_targets}, "
            f"{n_sources}); got {rows.shape}. Choose or average heads first."
        )
    best = rows[:n_targets, :n_sources].argmax(1)
    return frozenset((int(i), j) for j, i in enumerate(best))


def alignment_error_rate(predicted: Sequence[Any], reference: Sequence[SentencePair]) -> float:
    r"""Return how far predicted links, or weights, are from the true alignments.

    Parameters
    ----------
    predicted : sequence of sets of links, or of arrays of weights
        For each pair: links (source index, target index), or weights (n_targets, n_sources), of
        which :func:`strongest_links` makes links.
    reference : sequence of SentencePair
        The pairs, with their alignments.

    Returns
    -------
    float
        0 for the true alignments, 1 for links of which none is true.

    Notes
    -----
    With the sure links S, the possible ones P (S among them) and the predicted ones A of all
    pairs, the rate is :math:`1 - (|A \cap S| + |A \cap P|) / (|A| + |S|)`.

    References
    ----------
    Och & Ney (2003), A systematic comparison of various statistical alignment models,
    section 5.

    Examples
    --------
    >>> pair = SentencePair(("chat", "noir"), ("black", "cat"), frozenset({(0, 1), (1, 0)}))
    >>> alignment_error_rate([{(0, 1), (1, 1)}], [pair])
    0.5
    """
    if len(predicted) != len(reference):
        raise ValueError(
            "predicted and reference must be equally many; "
            f"got {len(predicted)} and {len(reference)}."
        )
    right, total = 0, 0
    for guess, pair in zip(predicted, reference, strict=True):
        links = _links(guess, pair)
        sure, possible = pair.alignment, pair.alignment | pair.possible
        right += len(links & sure) + len(links & possible)
        total += len(links) + len(sure)
    return 1 - right / total if total else 0.0


def _links(guess: Any, pair: SentencePair) -> Links:
    """Return a guess as links that are within the pair."""
    n_sources, n_targets = len(pair.source), len(pair.target)
    if not pair.alignment:
        raise ValueError(f"reference must have alignments; there is none for {pair.source}.")
    if not isinstance(guess, (set, frozenset)):
        return strongest_links(guess, n_targets, n_sources)
    outside = [(i, j) for i, j in guess if not (0 <= i < n_sources and 0 <= j < n_targets)]
    if outside:
        raise ValueError(
            f"links must be within {n_sources} source and {n_targets} target words; got {outside}."
        )
    return frozenset(guess)


def corpus_bleu(written: Iterable[Sequence[str]], reference: Iterable[Sequence[str]]) -> float:
    """Return the BLEU of translations, by sacrebleu, on the tokens as they are.

    Parameters
    ----------
    written : iterable of sequences of str
        The translations, as tokens.
    reference : iterable of sequences of str
        One reference per translation.

    Returns
    -------
    float
        From 0 to 100.

    References
    ----------
    - Papineni et al. (2002), BLEU: a method for automatic evaluation of machine translation.
    - Post (2018), A call for clarity in reporting BLEU scores.

    Examples
    --------
    >>> corpus_bleu([("I", "am", "a", "student")], [("I", "am", "a", "student")])
    100.0
    """
    with needs("attnlib.corpora.corpus_bleu", "training"):
        from sacrebleu.metrics.bleu import BLEU

    texts, references = ([" ".join(tokens) for tokens in side] for side in (written, reference))
    if not texts or len(texts) != len(references):
        raise ValueError(
            "written and reference must be equally many, at least one; "
            f"got {len(texts)} and {len(references)}."
        )
    # Tokens are tokens already: sacrebleu must not split "l'" again.
    score = BLEU(tokenize="none", force=True).corpus_score(texts, [references]).score
    return round(float(score), 6)
