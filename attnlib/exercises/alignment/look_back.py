"""One look of a decoder at the source, by Luong's general score."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.exercises._softmaxes import one_hot, overflow, share, tiny_number, wrong_shift
from attnlib.lookup import softmax


def look_back(query: Array, memory: Array, w: Array) -> Any:
    """Return the weights (n,) on the encoder's states and the context (d,)."""
    weights = softmax(query @ w @ memory.T)
    return weights, weights @ memory


@combines
def _with(
    weigh: Function = softmax,
    score: Function = lambda query, memory, w: query @ w @ memory.T,
    average: Function = lambda weights, memory: weights @ memory,
) -> Function:
    """Build a look with one of its parts exchanged."""

    def look(query: Array, memory: Array, w: Array) -> Any:
        weights = weigh(score(query, memory, w))
        return weights, average(weights, memory)

    return look


EXERCISE = FunctionExercise(
    task=(
        "Write look_back(query, memory, w): one look of a decoder. The query (d_query,) is its "
        "state, memory (n, d_key) has the encoder's states as rows, w (d_query, d_key) stands "
        "between them. Return the weights (n,), the softmax of the scores, and the context "
        "(d_key,), the states' average by these weights. It must survive scores in the thousands."
    ),
    returns=("weights", "context"),
    reference=look_back,
    cases=(
        case([1.0, 2.0], [[0.5, 0.0], [0.0, 1.0], [1.0, 1.0]], [[1.0, 2.0], [0.0, 1.0]]),
        sampled(0, (3,), (5, 7), (3, 7)),
        sampled(1, (3,), (4, 3), (3, 3)),
        sampled(2, (2,), (1, 5), (2, 5)),
        case([1.0], [[900.0], [901.0]], [[1.0]]),
        case([-1.0], [[900.0], [901.0]], [[1.0]]),
        case([1.0], [[2.0], [10.0], [3000.0], [20.0]], [[1.0]]),
    ),
    misconceptions=(
        Misconception(
            "w-forgotten",
            "The matrix has no effect: this is the score called dot.",
            "Where does w stand between query and key?",
            _with(score=lambda query, memory, w: memory @ query),
        ),
        Misconception(
            "w-transposed",
            "The matrix is turned around: the key's axis meets the query.",
            "Which axis of w is as long as the query?",
            _with(score=lambda query, memory, w: memory @ (w @ query)),
        ),
        Misconception(
            "hard",
            "Only the best state is taken, with weight 1: a hard lookup. No gradient reaches the "
            "scores.",
            "Chapter 01: what makes weights of scores, and can be differentiated?",
            _with(weigh=one_hot),
        ),
        Misconception(
            "no-softmax",
            "The scores themselves weigh the states.",
            "Which step makes weights positive and lets them sum to one?",
            _with(weigh=lambda scores: scores),
            _with(weigh=share),
        ),
        Misconception(
            "scaled",
            "The scores are divided by the root of the width. Transformers do that; Luong's score "
            "does not.",
            "Chapter 05 says when that is wanted. What does the task ask for?",
            _with(score=lambda query, memory, w: query @ w @ memory.T / np.sqrt(memory.shape[1])),
            _with(score=lambda query, memory, w: query @ w @ memory.T / np.sqrt(len(query))),
        ),
        Misconception(
            "plain-mean",
            "The weights are right, but the context is the plain mean of the states.",
            "Which state should count how much?",
            _with(average=lambda weights, memory: memory.mean(axis=0)),
        ),
        Misconception(
            "last-state",
            "The weights are right, but the context is the encoder's last state: the decoder without "
            "attention.",
            "What did the weights cost if nobody uses them?",
            _with(average=lambda weights, memory: memory[-1]),
        ),
        Misconception(
            "divided-again",
            "The weights are right, but the average is divided by the number of states once more.",
            "What do the weights sum to already?",
            _with(average=lambda weights, memory: weights @ memory / len(memory)),
        ),
        wrong_shift(_with),
        tiny_number(_with),
        overflow(_with),
    ),
)
