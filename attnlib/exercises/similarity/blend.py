"""Self-attention by plain dot products."""

from typing import Any

import numpy as np

from attnlib.exercises import _softmaxes
from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.lookup import softmax
from attnlib.similarity import similarity_attention


def blend(x: Array) -> Any:
    """Let each row look at all rows by dot products."""
    return similarity_attention(x)


def _dot(x: Array) -> Array:
    return x @ x.T


@combines
def _blend_with(
    weigh: Function = softmax,
    scores: Function = _dot,
    average: Function = lambda weights, x: weights @ x,
) -> Function:
    """Build a blender with one of its three steps exchanged."""

    def blend(x: Array) -> Any:
        weights = weigh(scores(x))
        return average(weights, x), weights

    return blend


def _axes_compared(x: Array) -> Any:
    weights = softmax(x.T @ x)
    return x @ weights, weights


def _without_self(scores: Array) -> Array:
    return np.where(np.eye(len(scores), dtype=bool), -np.inf, scores)


def _cosine(x: Array) -> Any:
    unit = x / np.linalg.norm(x, axis=-1, keepdims=True)
    return unit @ unit.T


EXERCISE = FunctionExercise(
    task=(
        "Write blend(x) for vectors x (n, d), each of them query, key and value at once. The "
        "scores are dot products, the weights their softmax over the keys, self included. "
        "Return (output, weights). It must survive vectors of length 50."
    ),
    returns=("output", "weights"),
    reference=blend,
    cases=(
        case([[1.0, 0.0], [0.0, 1.5]]),
        case([[1.0, 2.0, 0.5], [-1.0, 0.5, 1.0]]),
        sampled(1, (3, 3)),
        sampled(2, (5, 2)),
        sampled(12, (3, 7)),
        case([[50.0, 0.0], [50.0625, 0.0]]),
        case([[50.0, 0.0], [0.0, 50.0]]),
        case([[0.1, 0.2], [50.0, 0.0], [30.0, 30.0]]),
        case([[50.0, 0.0], [0.0, 0.5]]),
    ),
    misconceptions=(
        Misconception(
            "output-only",
            "The output is right, but the weights are not returned.",
            "Return two things, the output first.",
            lambda x: blend(x).output,
        ),
        Misconception(
            "results-swapped",
            "The weights come first and the output second.",
            "Read the order in the task: (output, weights).",
            lambda x: tuple(blend(x))[::-1],
        ),
        Misconception(
            "scores-returned",
            "The scores are returned where the weights should be.",
            "What should each row of the second result sum to?",
            lambda x: (blend(x).output, _dot(x)),
        ),
        Misconception(
            "no-softmax",
            "The scores themselves weigh the vectors; they may be negative and sum to anything.",
            "Which step turns scores into weights that sum to one?",
            _blend_with(weigh=lambda scores: scores),
        ),
        Misconception(
            "not-normalised",
            "The exponentials are not divided by their sum, so the output is no average.",
            "What should each row of the weights sum to?",
            _blend_with(weigh=np.exp),
        ),
        Misconception(
            "wrong-axis",
            "The columns of the weights sum to one, not the rows. The scores are symmetric, so "
            "these are the right weights, transposed.",
            "The weights are not symmetric, though the scores are. Which axis holds the keys?",
            _blend_with(weigh=lambda scores: softmax(scores, axis=0)),
        ),
        Misconception(
            "whole-array",
            "The weights of all words together sum to one.",
            "Should a word get less because another one looked too?",
            _blend_with(weigh=_softmaxes.over_all),
        ),
        Misconception(
            "transposed-average",
            "The weights are right, but the average uses their columns.",
            "Row i of the output is made with row i of the weights. Is there a transpose too many?",
            _blend_with(average=lambda weights, x: weights.T @ x),
        ),
        Misconception(
            "axes-compared",
            "The coordinates are compared with each other, x.T @ x, not the words.",
            "How many rows and columns must the weights have, with n words in d dimensions?",
            _axes_compared,
            _blend_with(scores=lambda x: x.T @ x),
        ),
        Misconception(
            "self-left-out",
            "No word may look at itself. That is sometimes done, but it is another blender.",
            "What is the score of a word with itself, and does the task leave it out?",
            _blend_with(scores=lambda x: _without_self(_dot(x))),
        ),
        Misconception(
            "cosine",
            "The scores are cosines: the lengths of the vectors are divided out.",
            "Does a longer vector get more attention with your scores?",
            _blend_with(scores=_cosine),
        ),
        Misconception(
            "scaled",
            "The scores are divided by the square root of d. That is chapter 05; here they are "
            "plain.",
            "Is there a division between the dot product and the softmax?",
            _blend_with(scores=lambda x: _dot(x) / np.sqrt(x.shape[-1])),
        ),
        Misconception(
            "hard-lookup",
            "The best match takes everything (argmax).",
            "What should the second best contribute?",
            _blend_with(weigh=_softmaxes.one_hot),
        ),
        Misconception(
            "plain-mean",
            "All words weigh the same for all words.",
            "Where does your code compare two words?",
            _blend_with(weigh=_softmaxes.equal),
        ),
        _softmaxes.one_maximum(_blend_with),
        _softmaxes.wrong_shift(_blend_with),
        _softmaxes.overflow(_blend_with),
    ),
)
