"""A convolution by heads, with two faults to find."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def _moved(x: Array, step: int, edge: str) -> Any:
    """Return x[t + step] for each t, with what the edge asks for beyond the ends."""
    n = len(x)
    at = np.arange(n) + step
    inside = (at >= 0) & (at < n)
    found = x[at % n] if edge == "wrap" else x[np.clip(at, 0, n - 1)]
    return np.where(inside[:, None], found, 0) if edge == "zero" else found


def _with(edge: str = "zero", sign: int = 1, finish: Function = lambda y, x, kernel: y) -> Function:
    def heads_convolve(x: Array, kernel: Array) -> Any:
        steps = sign * (np.arange(len(kernel)) - len(kernel) // 2)
        heads = [_moved(x, int(step), edge) @ w for step, w in zip(steps, kernel, strict=True)]
        return finish(np.sum(heads, axis=0), x, kernel)

    return heads_convolve


def heads_convolve(x: Array, kernel: Array) -> Any:
    """Return the convolution, (n, d_out)."""
    return _with()(x, kernel)


def _empty_ends(y: Array, x: Array, kernel: Array) -> Any:
    side = len(kernel) // 2
    middle = np.arange(side, len(y) - side)
    return np.isin(np.arange(len(y)), middle)[:, None] * y


EXERCISE = FunctionExercise(
    task=(
        "Write heads_convolve(x, kernel) without the two faults: x (n, d_in), kernel (k, d_in, "
        "d_out) with k odd, and output t is the sum of x[t + h - k // 2] @ kernel[h] over the heads h, where "
        "nothing lies beyond the ends. Return (n, d_out)."
    ),
    returns=("output",),
    reference=heads_convolve,
    cases=(
        case([[1.0], [2.0], [3.0]], [[[1.0]], [[10.0]], [[100.0]]]),
        sampled(0, (7, 2), (3, 2, 5)),
        sampled(1, (11, 3), (5, 3, 2)),
        sampled(2, (5, 2), (5, 2, 3)),
        sampled(3, (2, 2), (7, 2, 3)),  # the kernel is longer than the sequence
    ),
    misconceptions=(
        Misconception(
            "edge-repeated",
            "The offsets are right. At the ends a head whose place lies outside finds the nearest "
            "token inside, where it should find nothing.",
            "What does a softmax do when all scores are bad?",
            _with("nearest"),
        ),
        Misconception(
            "flipped",
            "The ends are right. The kernel is read backwards: a head looks as far before as it should look after.",
            "Head 0 of 3 should look at t - 1. Where is its score highest?",
            _with(sign=-1),
        ),
        Misconception(
            "both-faults",
            "Both faults are still there: the kernel is read backwards, and the ends repeat.",
            "Try a kernel that is 0 but for its first matrix.",
            _with("nearest", -1),
        ),
        Misconception(
            "wraps-around",
            "The ends are joined: what leaves on one side comes in on the other.",
            "What lies before the first token?",
            _with("wrap"),
        ),
        Misconception(
            "averaged",
            "The heads are averaged. Their outputs are added.",
            "Try a kernel of equal matrices on tokens that are all alike.",
            _with(finish=lambda y, x, kernel: y / len(kernel)),
        ),
        Misconception(
            "ends-empty",
            "Near the ends every head is silenced, also those whose place lies inside.",
            "How many of three heads have nothing to find at the first token?",
            _with(finish=_empty_ends),
        ),
    ),
    hints=(
        "Try x of three tokens and one channel, and a kernel that is 0 but for its first matrix.",
        "The score is highest where place - at - offset is 0, with the key's place and the query's "
        "at.",
        "A query at t finds nothing in head h if t + offset is below 0 or not below n: set its "
        "weights to 0 there.",
    ),
    solution="""
def heads_convolve(x, kernel):
    n, k = len(x), len(kernel)
    at = np.arange(n)
    output = 0
    for h in range(k):
        offset = h - k // 2
        weights = at[None, :] == at[:, None] + offset  # (n_queries, n_keys)
        output = output + weights @ x @ kernel[h]
    return output
""",
)
