"""How many parts can be switched off, where what they cost does not add up."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case
from attnlib.exercises._declare import FunctionExercise, Misconception


def _allowed(losses: Array, bound: float) -> Iterator[tuple[int, ...]]:
    for off in product((0, 1), repeat=losses.ndim):
        if losses[off] <= bound:
            yield off


def most_off(losses: Array, bound: float) -> Any:
    """Return which parts are switched off, (n,)."""
    best = max(_allowed(losses, bound), key=lambda off: (sum(off), -losses[off]))
    return np.array(best)


def _single(losses: Array) -> Array:
    """Return the loss without each part alone."""
    parts = np.eye(losses.ndim, dtype=int)
    return np.array([losses[tuple(part)] for part in parts])


def _each_alone(losses: Array, bound: float) -> Any:
    return (_single(losses) <= bound).astype(int)


def _costs_added(losses: Array, bound: float) -> Any:
    whole = losses.flat[0]
    off = np.zeros(losses.ndim, dtype=int)
    total = whole
    for part in np.argsort(_single(losses), kind="stable"):
        total = total + _single(losses)[part] - whole
        if total > bound + 1e-12:
            break
        off[part] = 1
    return off


def _step_by_step(losses: Array, bound: float) -> Any:
    off = [0] * losses.ndim
    while 0 in off:
        tried = [[*off[:i], 1, *off[i + 1 :]] for i, one in enumerate(off) if not one]
        best = min(tried, key=lambda one: losses[tuple(one)])
        if losses[tuple(best)] > bound:
            break
        off = best
    return np.array(off)


def _cheapest_first(losses: Array, bound: float) -> Any:
    off = np.zeros(losses.ndim, dtype=int)
    for part in np.argsort(_single(losses), kind="stable"):
        off[part] = 1
        if losses[tuple(off)] > bound:
            off[part] = 0
            break
    return off


def _least_loss(losses: Array, bound: float) -> Any:
    others = [off for off in _allowed(losses, bound) if any(off)]
    return np.array(min(others, key=lambda off: losses[off], default=(0,) * losses.ndim))


def _first_found(losses: Array, bound: float) -> Any:
    return np.array(max(_allowed(losses, bound), key=sum))


def _last_found(losses: Array, bound: float) -> Any:
    return np.array(max(reversed([*_allowed(losses, bound)]), key=sum))


def _below(losses: Array, bound: float) -> Any:
    off = [one for one in _allowed(losses, bound) if losses[one] < bound]
    return np.array(max(off, key=lambda one: (sum(one), -losses[one])))


def _random(seed: int, n: int, spread: float, share: float) -> Case:
    """Losses of n parts whose costs act upon each other, and a bound that one of them meets exactly."""
    rng = np.random.default_rng(seed)
    costs = rng.exponential(0.5, n)
    off = np.array(list(product((0, 1), repeat=n)))
    losses = 0.1 + off @ costs + spread * rng.normal(size=2**n) * (off.sum(axis=1) > 0)
    losses = np.maximum(losses, 0.1 + 0.01 * rng.permutation(2**n)).round(4)
    losses[0] = 0.1
    bound = float(np.sort(losses)[int(share * 2**n)])
    return case(losses.reshape((2,) * n), bound)


EXERCISE = FunctionExercise(
    task=(
        "Write most_off(losses, bound). losses has n axes of size 2, one for each part: "
        "losses[0, 1, 0] was measured with the second of three parts switched off. Return n "
        "numbers, 1 for each part that is switched off and 0 for the others: as many off as "
        "possible with a loss of at most bound, and of several such sets the one of least loss."
    ),
    returns=("off",),
    reference=most_off,
    cases=(
        case([[0.1, 0.3], [0.2, 0.9]], 0.5),
        case([[0.1, 0.9], [0.8, 0.4]], 0.5),
        case([[[0.1, 0.2], [0.3, 0.6]], [[0.4, 0.5], [0.45, 0.9]]], 0.5),
        *(_random(seed, n, 0.5, 0.4) for seed in range(3) for n in (3, 4, 5)),
    ),
    misconceptions=(
        Misconception(
            "each-alone",
            "Every part is switched off that can be missed alone. Together they may cost more, or "
            "less.",
            "Look up the loss of your answer: is it within the bound?",
            _each_alone,
        ),
        Misconception(
            "costs-added",
            "The costs of single parts are added. The losses of all sets were measured: costs do "
            "not add up.",
            "Where in losses stands the set of two parts?",
            _costs_added,
        ),
        Misconception(
            "step-by-step",
            "One part after the other is switched off, the cheapest first. A set may be good though "
            "a part of it is bad.",
            "Can two parts together cost less than one of them alone?",
            _step_by_step,
            _cheapest_first,
        ),
        Misconception(
            "least-loss",
            "This is the set of least loss, not the largest set within the bound.",
            "What is to be large, and what only has to stay below the bound?",
            _least_loss,
        ),
        Misconception(
            "first-of-many",
            "Of several equally large sets it is not the one of least loss.",
            "How many sets of this size stay within the bound?",
            _first_found,
            _last_found,
        ),
        Misconception(
            "bound-excluded",
            "A set whose loss is exactly the bound is left out. At most means that it counts.",
            "Is 0.5 at most 0.5?",
            _below,
        ),
        Misconception(
            "on-for-off",
            "The parts that stay are marked, not those that are switched off.",
            "What does losses[0, 0, 0] stand for?",
            lambda losses, bound: 1 - most_off(losses, bound),
        ),
    ),
    hints=(
        "There are only 2**n sets, and each was measured. Go through all.",
        "itertools.product((0, 1), repeat=n) gives each set as a tuple, and losses[that tuple] its loss.",
        "Compare sets by two numbers: how many are off, and then the loss, the less the better.",
    ),
    solution="""
from itertools import product


def my_most_off(losses, bound):
    sets = [off for off in product((0, 1), repeat=losses.ndim) if losses[off] <= bound]
    return max(sets, key=lambda off: (sum(off), -losses[off]))
""",
)
