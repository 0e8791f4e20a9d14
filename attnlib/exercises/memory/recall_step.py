"""A step of the network of 1982, with two faults to find."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines


def recall_step(state: Array, patterns: Array) -> Any:
    """Return the signs for which the other components vote; a tie leaves a sign as it is."""
    return _step()(state, patterns)


def _votes(state: Array, patterns: Array) -> Any:
    return state @ patterns.T @ patterns - len(patterns) * state


def _keep(votes: Array, state: Array) -> Any:
    return np.where(votes == 0, state, np.sign(votes))


@combines
def _step(votes: Function = _votes, decide: Function = _keep) -> Function:
    return lambda state, patterns: decide(votes(state, patterns), state)


def _with_itself(state: Array, patterns: Array) -> Any:
    return state @ patterns.T @ patterns


def _one_by_one(state: Array, patterns: Array) -> Any:
    moved = state.copy()
    for i in range(len(moved)):
        vote = (moved @ patterns.T @ patterns - len(patterns) * moved)[i]
        moved[i] = np.sign(vote) if vote else moved[i]
    return moved


_TWO = [[1.0, 1.0, 1.0, -1.0, -1.0, -1.0], [1.0, -1.0, 1.0, -1.0, 1.0, -1.0]]
# Eight components, so that votes divided by their number are exact and a tie is exactly 0.
_FOUR = [
    [1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0],
    [-1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0],
    [1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0],
    [-1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0],
]

EXERCISE = FunctionExercise(
    task=(
        "Mend recall_step(state, patterns) for a state (d,) and patterns (n_patterns, d) of +1 and "
        "-1: all components at once take the sign of the weighted sum of the others. No "
        "component votes for itself, and where the sum is 0 the sign stays as it is."
    ),
    returns=("state",),
    reference=recall_step,
    cases=(
        case([1.0, 1.0, -1.0, -1.0, -1.0, -1.0], _TWO),
        case([1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0], _FOUR),
        case([1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0], _FOUR),
        case([-1.0, 1.0, 1.0, 1.0], [[1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, -1.0]]),
        case([1.0, -1.0, -1.0, 1.0], [[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, -1.0]]),
    ),
    misconceptions=(
        Misconception(
            "both-faults",
            "Both faults are still there.",
            "Ask with two patterns that disagree about everything but one component.",
            _step(_with_itself, lambda v, s: np.sign(v)),
        ),
        Misconception(
            "votes-for-itself",
            "A component still votes for itself, and with many patterns it always wins.",
            "How large is the diagonal of the weights?",
            _step(_with_itself),
        ),
        Misconception(
            "zero-returned",
            "Where the votes cancel, a component becomes 0. It has to be a sign.",
            "What is np.sign(0)?",
            _step(decide=lambda v, s: np.sign(v)),
        ),
        Misconception(
            "tie-is-plus",
            "A tie becomes +1, whatever the sign was.",
            "What does the task say of a sum that is 0?",
            _step(decide=lambda v, s: np.where(v >= 0, 1.0, -1.0)),
        ),
        Misconception(
            "tie-is-minus",
            "A tie becomes -1, whatever the sign was.",
            "What does the task say of a sum that is 0?",
            _step(decide=lambda v, s: np.where(v > 0, 1.0, -1.0)),
        ),
        Misconception(
            "one-by-one",
            "The components change one after another, and later ones see the earlier ones' new "
            "signs.",
            "The task asks for all components at once.",
            _one_by_one,
        ),
        Misconception(
            "votes-returned",
            "These are the votes, not their signs.",
            "Which values can a component have?",
            _votes,
            lambda s, p: _votes(s, p) / len(s),
        ),
        Misconception(
            "nearest-pattern",
            "The nearest pattern is returned. This network keeps none; it may settle between them.",
            "Which numbers does the network keep?",
            lambda s, p: p[(p @ s).argmax()],
        ),
    ),
    hints=(
        "One fault shows when there are many patterns: the state hardly ever changes.",
        "Every pattern agrees with itself in each component, so the diagonal holds n_patterns / d.",
        "The other fault is what np.sign makes of 0.",
    ),
    solution="""
def recall_step(state, patterns):
    w = patterns.T @ patterns  # not divided: the signs are the same, and a tie is exactly 0
    np.fill_diagonal(w, 0)
    votes = state @ w
    return np.where(votes == 0, state, np.sign(votes))
""",
)
