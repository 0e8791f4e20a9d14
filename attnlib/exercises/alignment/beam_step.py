"""One step of a beam search."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines


def beam_step(totals: Array, log_probs: Array) -> Any:
    """Return the best continuations of all beginnings: totals, beginnings and tokens."""
    candidates = totals[:, None] + log_probs  # (width, vocab_size)
    order = np.argsort(-candidates, axis=None, kind="stable")[: len(totals)]
    beginning, token = np.unravel_index(order, candidates.shape)
    return candidates[beginning, token], beginning, token


@combines
def _with(
    combine: Function = lambda totals, log_probs: totals[:, None] + log_probs,
    sort: Function = lambda candidates: np.argsort(-candidates, axis=None, kind="stable"),
    split: Function = lambda order, shape: np.unravel_index(order, shape),
) -> Function:
    """Build a step with one of its parts exchanged."""

    def step(totals: Array, log_probs: Array) -> Any:
        candidates = combine(totals, log_probs)
        order = sort(candidates)[: len(totals)]
        beginning, token = split(order, candidates.shape)
        return candidates.ravel()[order], beginning, token

    return step


def _greedy_each(totals: Array, log_probs: Array) -> Any:
    token = log_probs.argmax(axis=1)
    found = totals + log_probs.max(axis=1)
    order = np.argsort(-found, kind="stable")
    return found[order], order, token[order]


def _unsorted_greedy(totals: Array, log_probs: Array) -> Any:
    return totals + log_probs.max(axis=1), np.arange(len(totals)), log_probs.argmax(axis=1)


def _best_beginning(totals: Array, log_probs: Array) -> Any:
    best = int(totals.argmax())
    token = np.argsort(-log_probs[best], kind="stable")[: len(totals)]
    return totals[best] + log_probs[best, token], np.full(len(totals), best), token


def _only_new(totals: Array, log_probs: Array) -> Any:
    _, beginning, token = _with(combine=lambda totals, log_probs: log_probs)(totals, log_probs)
    return log_probs[beginning, token], beginning, token


def _random(seed: int, width: int, vocab_size: int) -> Case:
    (logits,) = 2 * np.array(normal(seed, (width, vocab_size)))
    log_probs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    totals = np.sort(np.random.default_rng(seed).uniform(0, 3, size=width))
    return case(-totals.round(2), log_probs.round(2))


EXERCISE = FunctionExercise(
    task=(
        "Write beam_step(totals, log_probs): one step of a beam search. totals (width,) are the "
        "log-probabilities of the beginnings that are kept, log_probs (width, vocab_size) those of "
        "the next token after each of them. Return the totals of the best `width` continuations, "
        "the best first, the index of the beginning that each continues, and its token."
    ),
    returns=("totals", "beginnings", "tokens"),
    reference=beam_step,
    cases=(
        case([-0.5, -0.7], [[-0.4, -1.5, -2.5], [-0.1, -2.9, -3.2]]),
        case([-0.1, -2.0], [[-0.9, -0.8, -1.9], [-0.2, -2.6, -2.2]]),
        _random(0, 3, 7),
        _random(1, 4, 5),
        _random(2, 1, 5),
    ),
    misconceptions=(
        Misconception(
            "best-of-each",
            "Each beginning is continued by its own best token. Two good continuations of the same "
            "beginning have no chance against a bad one of another.",
            "Let all continuations of all beginnings compete with each other.",
            _greedy_each,
            _unsorted_greedy,
        ),
        Misconception(
            "best-beginning-alone",
            "Only the best beginning is continued. Then it is a greedy search that looks at more "
            "words.",
            "May a beginning in second place win by what comes next?",
            _best_beginning,
        ),
        Misconception(
            "totals-forgotten",
            "Only the new token counts, not what led to it.",
            "What is the log-probability of a whole beginning with its new token?",
            _only_new,
        ),
        Misconception(
            "multiplied",
            "Log-probabilities are multiplied. Two negative numbers then make a positive one.",
            "Probabilities are multiplied. What happens to their logarithms?",
            _with(combine=lambda totals, log_probs: totals[:, None] * log_probs),
        ),
        Misconception(
            "probabilities-added",
            "Probabilities are added to log-probabilities.",
            "In which of the two do you want to be, and how do they combine there?",
            _with(combine=lambda totals, log_probs: totals[:, None] + np.exp(log_probs)),
        ),
        Misconception(
            "worst-first",
            "The least probable continuations are kept.",
            "A log-probability near 0 is good. Which end of the sorted list do you take?",
            _with(sort=lambda candidates: np.argsort(candidates, axis=None, kind="stable")),
        ),
        Misconception(
            "beginning-and-token-swapped",
            "Beginning and token have changed places.",
            "In the flat list, the continuations of one beginning stand together.",
            _with(split=lambda order, shape: np.unravel_index(order, shape)[::-1]),
        ),
        Misconception(
            "divided-by-the-width",
            "The place in the flat list is divided by the width of the beam.",
            "How many continuations has one beginning?",
            _with(split=lambda order, shape: (order // shape[0], order % shape[0])),
        ),
    ),
)
