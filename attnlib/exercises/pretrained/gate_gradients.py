"""The importance of a head by Michel et al. 2019: the loss's derivative by a gate on it."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import FunctionExercise, Misconception


def gate_gradients(heads: Array, w_o: Array, grad: Array) -> Any:
    """Return the derivative of the loss by each head's gate, at gates of 1: (num_heads,)."""
    return (_terms(heads, w_o) * grad).sum(axis=(1, 2))


def _terms(heads: Array, w_o: Array) -> Any:
    return heads @ w_o.reshape(len(heads), heads.shape[-1], -1)


def _transposed(heads: Array, w_o: Array, grad: Array) -> Any:
    joined = np.hstack(list(heads))
    products = joined * (grad @ w_o)  # fits a square w_o alone
    return products.reshape(len(grad), len(heads), -1).sum(axis=(0, 2))


def _strided(heads: Array, w_o: Array, grad: Array) -> Any:
    return [(head @ w_o[h :: len(heads)] * grad).sum() for h, head in enumerate(heads)]


def _lengths(heads: Array, w_o: Array, grad: Array) -> Any:
    return (np.linalg.norm(_terms(heads, w_o), axis=-1) * np.linalg.norm(grad, axis=-1)).sum(axis=1)


def _cut_without_w_o(heads: Array, w_o: Array, grad: Array) -> Any:
    by_head = grad.reshape(len(grad), len(heads), heads.shape[-1]).swapaxes(0, 1)
    return (heads * by_head).sum(axis=(1, 2))


def _case(seed: int, num_heads: int, n: int, width: int, d_model: int) -> Case:
    return case(*normal(seed, (num_heads, n, width), (num_heads * width, d_model), (n, d_model)))


EXERCISE = FunctionExercise(
    task=(
        "A gate g[h] stands before each head's term of the output, which is the sum of g[h] * heads[h] @ "
        "rows of w_o. Write gate_gradients(heads, w_o, grad) for heads (num_heads, n, width), w_o (num_heads * "
        "width, d_model) and grad (n, d_model), the loss's derivatives by the attention's output: the loss's "
        "derivative by each gate, (num_heads,)."
    ),
    returns=("gradients",),
    reference=gate_gradients,
    cases=(
        case([[[1.0]], [[2.0]]], [[3.0, 5.0], [7.0, -11.0]], [[1.0, 2.0]]),
        _case(0, 2, 3, 2, 4),
        _case(1, 3, 2, 4, 12),
        _case(2, 5, 4, 2, 7),
        _case(3, 2, 5, 3, 11),
    ),
    misconceptions=(
        Misconception(
            "absolute",
            "The size alone is given. A derivative has a sign: opening some gates raises the loss.",
            "What would a negative derivative mean?",
            lambda heads, w_o, grad: np.abs(gate_gradients(heads, w_o, grad)),
            lambda heads, w_o, grad: np.abs(_terms(heads, w_o) * grad).sum(axis=(1, 2)),
        ),
        Misconception(
            "removal-sign",
            "The sign is turned. This is how the loss changes as the gates close.",
            "The derivative says what happens as g grows.",
            lambda heads, w_o, grad: -gate_gradients(heads, w_o, grad),
        ),
        Misconception(
            "mean-over-tokens",
            "A mean over the tokens is taken. One gate serves all tokens, so what it does to them adds up.",
            "The chain rule adds over everything that the gate touches.",
            lambda heads, w_o, grad: gate_gradients(heads, w_o, grad) / len(grad),
            lambda heads, w_o, grad: (_terms(heads, w_o) * grad).mean(axis=(1, 2)),
        ),
        Misconception(
            "token-by-token",
            "There is one number for each token. A gate is one number for all of them.",
            "Which axis is left over?",
            lambda heads, w_o, grad: (_terms(heads, w_o) * grad).sum(axis=-1),
        ),
        Misconception(
            "w-o-transposed",
            "Columns of w_o are used in place of rows.",
            "In joined @ w_o, which index of w_o runs along the joined features?",
            _transposed,
        ),
        Misconception(
            "w-o-forgotten",
            "The gradient is cut into pieces of a head's width and multiplied with the heads, as if the output "
            "were the joined heads. Between the two is w_o.",
            "grad has d_model numbers for each token, the joined heads have num_heads * width.",
            _cut_without_w_o,
        ),
        Misconception(
            "strided-rows",
            "Head h is given every num_heads-th row of w_o, as if the heads were interleaved.",
            "Where do the features of one head stand in the joined row?",
            _strided,
        ),
        Misconception(
            "lengths-multiplied",
            "Lengths are multiplied. A term at right angles to the gradient changes no loss, however long it is.",
            "Which product of two vectors knows their angle?",
            _lengths,
        ),
        Misconception(
            "grad-forgotten",
            "The terms are added up without the gradient.",
            "By how much does the loss change for a small change of the output?",
            lambda heads, w_o, grad: _terms(heads, w_o).sum(axis=(1, 2)),
        ),
    ),
    hints=(
        "Raise one gate by a little. By how much does each number of the output change?",
        "The output changes by the head's own term; the loss by the sum of these changes times grad.",
        "Multiply term and grad number by number and add up over tokens and features.",
    ),
    solution="""
def gate_gradients(heads, w_o, grad):
    terms = heads @ w_o.reshape(len(heads), heads.shape[-1], -1)  # (num_heads, n, d_model)
    return (terms * grad).sum(axis=(1, 2))
""",
)
