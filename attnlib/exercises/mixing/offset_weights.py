"""The weights of the heads that make a convolution, with two faults to find."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines


def _one(n: int, step: float, below: str, above: str) -> Array:
    """Return weights (n, n) that see the place `step` further on, and what lies at the ends."""
    weights = np.zeros((n, n))
    for at in range(n):
        place = at + step
        outside = (below if place < 0 else above) if not 0 <= place < n else "see"
        if outside == "see":
            near = {int(np.floor(place)), min(int(np.ceil(place)), n - 1)}
        else:
            near = {"zero": set(), "nearest": {min(max(int(place), 0), n - 1)}}.get(
                outside, {int(place) % n}
            )
        for key in near:
            weights[at, key] = 1 / len(near)
    return weights


@combines
def _with(
    below: str = "zero",
    above: str = "zero",
    sign: int = 1,
    shift: float = 0,
    finish: Function = lambda weights: weights,
) -> Function:
    def offset_weights(n: int, k: int) -> Any:
        steps = sign * (np.arange(k) - k // 2) + shift
        return finish(np.stack([_one(n, step, below, above) for step in steps]))

    return offset_weights


def offset_weights(n: int, k: int) -> Any:
    """Return the weights, (k, n, n)."""
    return _with()(n, k)


def _empty_ends(weights: Array) -> Any:
    side, n = len(weights) // 2, weights.shape[1]
    at = np.arange(n)
    return weights * ((at >= side) & (at < n - side))[:, None]


def _blurred(n: int, k: int) -> Any:
    at = np.arange(n)
    steps = (np.arange(k) - k // 2)[:, None, None]
    raised = np.exp(-((at - at[:, None] - steps) ** 2.0))
    return raised / raised.sum(axis=-1, keepdims=True)


EXERCISE = FunctionExercise(
    task=(
        "Write offset_weights(n, k) without the two faults: the weights (k, n, n) of k heads, k odd, with which "
        "the sum of weights[h] @ x @ kernel[h] is the convolution: query t of head h sees the key at t + h - k // 2 alone, "
        "and nothing where that lies beyond the ends."
    ),
    returns=("weights",),
    reference=offset_weights,
    cases=(case(3, 3), case(7, 3), case(11, 5), case(5, 5), case(2, 7), case(4, 1)),
    misconceptions=(
        Misconception(
            "edge-repeated",
            "The offsets are right. At the ends a head whose place lies outside finds the nearest "
            "token inside, where it should find nothing.",
            "What does a softmax do when all scores are bad?",
            _with("nearest", "nearest"),
        ),
        Misconception(
            "flipped",
            "The ends are right. A head looks as far before as it should look after: queries and keys, or a sign, are exchanged.",
            "Head 0 of 3 should look at t - 1. Where is its score highest?",
            _with(sign=-1),
        ),
        Misconception(
            "both-faults",
            "Both faults are still there: heads look to the wrong side, and the ends repeat.",
            "Look at the row of query 0 in head 0. Which key should it see?",
            _with("nearest", "nearest", -1),
        ),
        Misconception(
            "one-end-mended",
            "The offsets are right, and one end. At the other a head still finds the nearest token inside.",
            "A place may lie before the first token or after the last. Which of the two did you silence?",
            _with("zero", "nearest"),
            _with("nearest", "zero"),
        ),
        Misconception(
            "flipped-and-one-end",
            "One end is right. The heads still look to the wrong side, and the other end repeats.",
            "Head 0 of 3 should look at t - 1. Where is its score highest?",
            _with("zero", "nearest", -1),
            _with("nearest", "zero", -1),
        ),
        Misconception(
            "one-place-off",
            "Every head looks one place too far to one side.",
            "In Python, -3 // 2 is -2. Which head sees the token's own place?",
            _with(shift=-1),
            _with(shift=1),
            _with("nearest", "nearest", shift=-1),
            _with("nearest", "nearest", shift=1),
        ),
        Misconception(
            "no-whole-offsets",
            "The offsets end in one half, so a head looks between two places: / where // is meant.",
            "What is 3 / 2, and what is 3 // 2?",
            _with(shift=-0.5),
            _with("nearest", "nearest", shift=-0.5),
            lambda n, k: np.zeros((k, n, n)),
        ),
        Misconception(
            "wraps-around",
            "The ends are joined: what leaves on one side comes in on the other.",
            "What lies before the first token?",
            _with("wrap", "wrap"),
        ),
        Misconception(
            "averaged",
            "The weights are divided by the number of heads. The heads' outputs are added, not averaged.",
            "What should a head's row sum to where its place lies inside?",
            lambda n, k: offset_weights(n, k) / k,
        ),
        Misconception(
            "ends-empty",
            "Near the ends every head is silenced, also those whose place lies inside.",
            "How many of three heads have nothing to find at the first token?",
            _with(finish=_empty_ends),
        ),
        Misconception(
            "too-soft",
            "The scores are too close together: a head sees the neighbours of its place as well.",
            "How large must alpha be until the softmax leaves one key alone?",
            _blurred,
        ),
    ),
    hints=(
        "Print the weights for n = 3 and k = 3. Which key should query 1 of head 0 see?",
        "The score is highest where place - at - offset is 0, with the key's place and the query's at.",
        "Query t finds nothing in head h if t + offset is below 0 or not below n: set that row to 0.",
    ),
    solution="""
def offset_weights(n, k):
    at = np.arange(n)
    offset = (np.arange(k) - k // 2)[:, None, None]
    return (at[None, :] == at[:, None] + offset).astype(float)  # (k, n, n)
""",
)
