"""How much a head looks at what came next the last time."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def prefix_matching(tokens: Array, weights: Array) -> Any:
    """Return the mean weight on what stood right after the same word, where it has come before."""
    return _score()(tokens, weights)


def _after(tokens: Array) -> Any:
    """Mark, for each query, the keys right after an earlier occurrence of its word."""
    n = len(tokens)
    marks = np.zeros((n, n), dtype=bool)
    marks[:, 1:] = tokens[:, None] == tokens[None, :-1]
    return np.tril(marks)


def _itself(tokens: Array) -> Any:
    return np.tril(tokens[:, None] == tokens, -1)


def _before(tokens: Array) -> Any:
    marks = np.zeros((len(tokens),) * 2, dtype=bool)
    marks[:, :-1] = _itself(tokens)[:, 1:]
    return marks


def _score(
    marks: Function = _after,
    add: Function = lambda w: w.sum(axis=1),
    queries: Function = lambda m: m.any(axis=1),
) -> Function:
    def answer(tokens: Array, weights: Array) -> Any:
        marked = marks(tokens)
        asked = queries(_after(tokens))
        return float(add(np.where(marked, weights, 0.0))[asked].mean())

    return answer


def _found_something(tokens: Array, weights: Array) -> Any:
    sums = np.where(_after(tokens), weights, 0.0).sum(axis=1)
    return float(sums[sums > 0].mean())


def _latest(tokens: Array) -> Any:
    marks = _after(tokens)
    kept = np.zeros_like(marks)
    for i, row in enumerate(marks):
        kept[i, np.flatnonzero(row)[-1:]] = True
    return kept


def _future(tokens: Array) -> Any:
    marks = np.zeros((len(tokens),) * 2, dtype=bool)
    marks[:, 1:] = tokens[:, None] == tokens[None, :-1]
    return marks


def _weights(seed: int, n: int, causal: bool = True) -> Any:
    raised = np.exp(np.random.default_rng(seed).normal(size=(n, n)))
    raised = np.tril(raised) if causal else raised
    return (raised / raised.sum(axis=1, keepdims=True)).round(3).tolist()


EXERCISE = FunctionExercise(
    task=(
        "Write prefix_matching(tokens, weights) for tokens (n,) and a head's weights (n, n), a row "
        "for each query. For each query whose word has come before, add up its weights on all "
        "keys that stand right after an earlier occurrence of that word. Return the mean of "
        "these sums over these queries. Weights above the diagonal do not count. Some word does "
        "come twice."
    ),
    returns=("score",),
    reference=prefix_matching,
    cases=(
        case([0, 1, 2, 0], _weights(0, 4)),
        case([3, 1, 4, 1, 5, 3, 1], _weights(1, 7)),
        case([2, 2, 0, 1, 2, 0, 2], _weights(2, 7)),
        case([1, 2, 1, 2, 1, 2, 3, 4], _weights(3, 8, causal=False)),
        case([6, 5, 6, 0, 5, 6, 1, 6, 5], _weights(4, 9)),
        case([0, 1, 0, 1], [[1, 0, 0, 0], [0, 1, 0, 0], [0.5, 0, 0.5, 0], [0, 0, 1, 0]]),
    ),
    misconceptions=(
        Misconception(
            "the-word-itself",
            "This is the weight on the earlier occurrence itself. What is wanted stands one place "
            "further.",
            "Which key holds the word that came next?",
            _score(_itself),
        ),
        Misconception(
            "one-too-early",
            "This is the weight on what stood before the earlier occurrence.",
            "In which direction does a text go on?",
            _score(_before),
        ),
        Misconception(
            "all-queries",
            "The mean is taken over all queries, also over those whose word is new.",
            "What can a head do for a word that has never come before?",
            _score(queries=lambda m: np.ones(len(m), dtype=bool)),
        ),
        Misconception(
            "latest-alone",
            "Only the latest earlier occurrence counts.",
            "The task adds up over all of them.",
            _score(_latest),
            _score(add=lambda w: w.max(axis=1)),
        ),
        Misconception(
            "mean-of-weights",
            "The weights of a query are averaged, not added up.",
            "A head that gives one half to each of two right keys: has it failed by half?",
            lambda t, w: float(np.asarray(w)[_after(t)].mean()),
        ),
        Misconception(
            "zeros-left-out",
            "Queries that give nothing to the right keys are left out of the mean.",
            "A head that misses every second time: is its score 1?",
            _found_something,
        ),
        Misconception(
            "sum-returned",
            "This is the sum over the queries, not their mean.",
            "Can a share be larger than 1?",
            lambda t, w: float(np.asarray(w)[_after(t)].sum()),
        ),
        Misconception(
            "transposed",
            "Queries and keys are exchanged.",
            "Which axis of the weights has the queries?",
            lambda t, w: prefix_matching(t, np.asarray(w).T),
        ),
        Misconception(
            "future-too",
            "Keys after the query count as well.",
            "Which side of the diagonal is the future?",
            _score(_future),
        ),
    ),
    hints=(
        "tokens[:, None] == tokens[None, :] is a square: does the query's word stand at this key?",
        "Shift it by one column to the right: then it says so of the word before the key.",
        "np.tril keeps the keys up to the query itself. A row without any mark is a new word.",
    ),
    solution="""
def prefix_matching(tokens, weights):
    n = len(tokens)
    after = np.zeros((n, n), dtype=bool)
    after[:, 1:] = tokens[:, None] == tokens[None, :-1]
    after = np.tril(after)
    sums = np.where(after, weights, 0).sum(axis=1)
    return sums[after.any(axis=1)].mean()
""",
)
