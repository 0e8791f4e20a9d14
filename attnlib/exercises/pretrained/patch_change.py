"""What patching one head at one token does to the attention's output."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import FunctionExercise, Misconception


def patch_change(heads: Array, donor: Array, w_o: Array, head: int, token: int) -> Any:
    """Return how the attention's output changes, (n, d_model)."""
    return _output(_patched(heads, donor, head, token), w_o) - _output(heads, w_o)


def _output(heads: Array, w_o: Array) -> Any:
    return np.hstack(list(heads)) @ w_o


def _patched(heads: Array, donor: Array, head: int, token: int) -> Array:
    patched = np.array(heads)
    patched[head, token] = donor[head, token]
    return patched


def _all_tokens(heads: Array, donor: Array, w_o: Array, head: int, token: int) -> Any:
    patched = np.array(heads)
    patched[head] = donor[head]
    return _output(patched, w_o) - _output(heads, w_o)


def _all_heads(heads: Array, donor: Array, w_o: Array, head: int, token: int) -> Any:
    patched = np.array(heads)
    patched[:, token] = donor[:, token]
    return _output(patched, w_o) - _output(heads, w_o)


def _donor_only(heads: Array, donor: Array, w_o: Array, head: int, token: int) -> Any:
    alone = np.zeros_like(heads)
    alone[head, token] = donor[head, token]
    return _output(alone, w_o)


def _removed(heads: Array, donor: Array, w_o: Array, head: int, token: int) -> Any:
    gone = np.array(heads)
    gone[head, token] = 0
    return _output(gone, w_o) - _output(heads, w_o)


def _nothing(heads: Array, donor: Array, w_o: Array, head: int, token: int) -> Any:
    return np.zeros((heads.shape[1], w_o.shape[1]))


def _first_rows(heads: Array, donor: Array, w_o: Array, head: int, token: int) -> Any:
    change = np.zeros((heads.shape[1], w_o.shape[1]))
    change[token] = (donor - heads)[head, token] @ w_o[: heads.shape[-1]]
    return change


def _without_w_o(heads: Array, donor: Array, w_o: Array, head: int, token: int) -> Any:
    width = heads.shape[-1]
    change = np.zeros((heads.shape[1], w_o.shape[1]))
    change[token, head * width : (head + 1) * width] = (donor - heads)[head, token]
    return change


def _case(seed: int, shape: tuple[int, int, int], d_model: int, *, head: int, token: int) -> Case:
    joined = shape[0] * shape[2]
    return case(*normal(seed, shape, shape, (joined, d_model)), head, token)


EXERCISE = FunctionExercise(
    task=(
        "Write patch_change(heads, donor, w_o, head, token) for heads and donor (num_heads, n, width), the "
        "outputs of the heads in two runs, and w_o (num_heads * width, d_model). One head's output at one "
        "token is taken from donor. Return by how much the attention's output changes, (n, d_model)."
    ),
    returns=("change",),
    reference=patch_change,
    cases=(
        case(
            [[[1.0], [2.0]], [[3.0], [4.0]]],
            [[[2.0], [6.0]], [[4.0], [9.0]]],
            [[1.0, 2.0], [3.0, 5.0]],
            1,
            0,
        ),
        _case(0, (2, 3, 2), 7, head=1, token=2),
        _case(1, (3, 2, 4), 12, head=2, token=0),
        _case(2, (5, 4, 2), 7, head=3, token=1),
        _case(3, (2, 5, 3), 11, head=1, token=4),
    ),
    misconceptions=(
        Misconception(
            "sign-turned",
            "The sign is turned: this is the way back, from the donor to the run that is patched.",
            "Change is new minus old. Which of the two is new?",
            lambda *args: -patch_change(*args),
        ),
        Misconception(
            "all-tokens",
            "The head is patched at every token.",
            "Only one row of the output can change. Which?",
            _all_tokens,
        ),
        Misconception(
            "all-heads",
            "Every head is patched at this token.",
            "The other heads stay. What is their change?",
            _all_heads,
        ),
        Misconception(
            "whole-donor",
            "This is the difference of the two runs, with everything patched.",
            "One head at one token: which entries of heads change?",
            lambda heads, donor, w_o, head, token: _output(donor, w_o) - _output(heads, w_o),
        ),
        Misconception(
            "own-term-not-removed",
            "The donor's term is added, and the head's own term stays.",
            "Patching replaces. What goes?",
            _donor_only,
        ),
        Misconception(
            "removed",
            "The head is removed at this token. The donor's output does not come in.",
            "Where does your code use donor?",
            _removed,
        ),
        Misconception(
            "output-returned",
            "This is the attention's output after the patch. Asked for is the change.",
            "Subtract what it was.",
            lambda heads, donor, w_o, head, token: _output(
                _patched(heads, donor, head, token), w_o
            ),
        ),
        Misconception(
            "row-alone",
            "This is the row that changes. The result has a row for each token.",
            "What is the change at all other tokens?",
            lambda heads, donor, w_o, head, token: patch_change(heads, donor, w_o, head, token)[
                token
            ],
        ),
        Misconception(
            "changed-in-place",
            "Nothing changes. If your function writes into heads, the old output is lost: old and new are then "
            "the same.",
            "Copy heads before you change it.",
            _nothing,
        ),
        Misconception(
            "w-o-forgotten",
            "The head's change is put into the numbers of the output that stand where the head stood. w_o spreads "
            "it over all d_model of them.",
            "Which of the output's numbers does one row of w_o reach?",
            _without_w_o,
        ),
        Misconception(
            "first-rows",
            "The first rows of w_o are used, whatever the head.",
            "At which row of w_o does this head begin?",
            _first_rows,
        ),
    ),
    hints=(
        "The output is a sum of one term for each head, and it treats each token alone. How many rows change?",
        "The row changes by (new - old) times the head's rows of w_o.",
        "These rows are w_o[head * width : (head + 1) * width].",
    ),
    solution="""
def patch_change(heads, donor, w_o, head, token):
    width = heads.shape[-1]
    rows = w_o[head * width : (head + 1) * width]  # (width, d_model)
    change = np.zeros((heads.shape[1], w_o.shape[1]))
    change[token] = (donor[head, token] - heads[head, token]) @ rows
    return change
""",
)
