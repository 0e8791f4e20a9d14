"""The derivative of the energy by the state."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.exercises._softmaxes import wrong_shift
from attnlib.lookup import softmax


def energy_slope(state: Array, patterns: Array, beta: float) -> Any:
    """Return the state minus its update."""
    return state - _update(state, patterns, beta)


def _update(state: Array, patterns: Array, beta: float) -> Any:
    return softmax(beta * patterns @ state) @ patterns


def _with(combine: Function, weigh: Function = softmax) -> Function:
    def answer(state: Array, patterns: Array, beta: float) -> Any:
        return combine(state, weigh(beta * patterns @ state) @ patterns, beta)

    return answer


def _energy(state: Array, patterns: Array, beta: float) -> Any:
    scores = beta * patterns @ state
    top = scores.max()
    return state @ state / 2 - (top + np.log(np.exp(scores - top).sum())) / beta


_X = normal(5, (5, 3))[0].tolist()

EXERCISE = FunctionExercise(
    task=(
        "Write energy_slope(state, patterns, beta): the derivative, by each component of the state "
        "(d,), of the energy -1/beta ln(sum of exp(beta x_i . state)) + |state|^2 / 2, for patterns "
        "(n_patterns, d). It must survive exponents in the thousands."
    ),
    returns=("slope",),
    reference=energy_slope,
    cases=(
        case([1.0, 0.0], [[1.0, 0.0], [0.0, 1.0]], 2.0),
        case([0.5, -1.0, 0.25], _X, 1.5),
        case([2.0, 1.0, -0.5], _X, 0.5),
        case([-1.0, 3.0, 0.5], _X, 4.0),
        case([30.0, -20.0], [[50.0, 0.0], [50.0, 0.1], [1.0, -2.0]], 3.0),
        case([30.0, -20.0], [[50.0, 0.0], [50.0, 0.01]], 3.0),
        case([-30.0, 20.0], [[50.0, 0.0], [50.0, -0.01], [90.0, 5.0]], 3.0),
        case([30.0, -20.0], [[1.0, -2.0], [50.0, 0.0], [50.0, 0.01], [-3.0, 1.0]], 3.0),
    ),
    misconceptions=(
        Misconception(
            "update-returned",
            "This is the update. It is a part of the derivative, not all of it.",
            "The energy has two terms. What is the derivative of the second?",
            _with(lambda s, u, b: u),
        ),
        Misconception(
            "square-forgotten",
            "The derivative of the square is missing.",
            "What is the derivative of |state|^2 / 2?",
            _with(lambda s, u, b: -u),
        ),
        Misconception(
            "sign-flipped",
            "This points downhill. The derivative points uphill.",
            "Which sign has the derivative of |state|^2 / 2?",
            _with(lambda s, u, b: u - s),
        ),
        Misconception(
            "signs-alike",
            "Both terms have the same sign; the logarithm has a minus before it.",
            "Read the sign of the first term again.",
            _with(lambda s, u, b: s + u),
        ),
        Misconception(
            "beta-not-cancelled",
            "A factor of beta is left over. The chain rule brings one, and the one before the "
            "logarithm takes it away.",
            "What is the derivative of exp(beta x . state) by the state?",
            _with(lambda s, u, b: s - b * u),
            _with(lambda s, u, b: s - u / b),
        ),
        Misconception(
            "two-left",
            "The derivative of the square is twice the state; the half before it takes the two.",
            "What is the derivative of s^2 / 2?",
            _with(lambda s, u, b: 2 * s - u),
            _with(lambda s, u, b: s / 2 - u),
        ),
        Misconception(
            "beta-forgotten",
            "The weights are those of beta 1.",
            "Which exponents does the sum in the energy have?",
            lambda s, x, b: s - softmax(x @ s) @ x,
        ),
        Misconception(
            "energy-returned",
            "This is the energy, one number. Its derivative has one for each component.",
            "Which shape has the derivative by a vector?",
            _energy,
        ),
        Misconception(
            "not-normalised",
            "The exponentials are not divided by their sum. The derivative of a logarithm is one "
            "over what it is taken of.",
            "What is the derivative of ln u?",
            _with(lambda s, u, b: s - u, np.exp),
            _with(lambda s, u, b: s - u, lambda z: np.exp(z - z.max())),
        ),
        Misconception(
            "overflow",
            "Right for small exponents; large ones become infinite.",
            "What may be subtracted from all exponents of a softmax?",
            _with(lambda s, u, b: s - u, lambda z: np.exp(z) / np.exp(z).sum()),
        ),
        wrong_shift(lambda weigh: _with(lambda s, u, b: s - u, weigh)),
    ),
    hints=(
        "The derivative of ln u is u' / u, and u is a sum: one term for each pattern.",
        "Each term's derivative is beta x_i times the term itself; divided by the sum, the terms "
        "become softmax weights.",
        "The two betas cancel. The square gives the state itself.",
    ),
    solution="""
def energy_slope(state, patterns, beta):
    scores = beta * patterns @ state
    raised = np.exp(scores - scores.max())
    return state - raised / raised.sum() @ patterns
""",
)
