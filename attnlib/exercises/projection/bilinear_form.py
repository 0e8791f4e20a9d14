"""The bilinear form in which a head's two projections meet."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import FunctionExercise, Misconception
from attnlib.lookup import softmax


def bilinear_form(w_q: Array, w_k: Array) -> Any:
    """Return the matrix that gives the scores of two tokens."""
    return w_q @ w_k.T


EXERCISE = FunctionExercise(
    task=(
        "Write bilinear_form(w_q, w_k) for w_q and w_k (d_model, d_k): the matrix m for which "
        "x[i] @ m @ x[j] is the score of query i and key j."
    ),
    returns=("m",),
    reference=bilinear_form,
    cases=(
        case([[1.0], [2.0]], [[3.0], [0.0]]),
        sampled(1, (3, 3), (3, 3)),
        sampled(2, (5, 2), (5, 2)),
        sampled(3, (4, 3), (4, 3)),
    ),
    misconceptions=(
        Misconception(
            "transposed",
            "This form takes the key's token first: x[i] @ m @ x[j] is the score of query j and "
            "key i.",
            "Which of the two tokens stands on the left, and which projection belongs to it?",
            lambda w_q, w_k: w_k @ w_q.T,
        ),
        Misconception(
            "inner-sizes",
            "The product runs over d_model, so the result is (d_k, d_k) and fits no token.",
            "The form takes a token from each side. Which shape must it have?",
            lambda w_q, w_k: w_q.T @ w_k,
            lambda w_q, w_k: w_k.T @ w_q,
        ),
        Misconception(
            "not-transposed",
            "The matrices are multiplied without a transpose. That runs only if d_k is d_model.",
            "Write out (x[i] W_Q) · (x[j] W_K) as a product with a transpose.",
            lambda w_q, w_k: w_q @ w_k,
        ),
        Misconception(
            "element-wise",
            "The matrices are multiplied entry by entry.",
            "Over what does the dot product of query and key sum?",
            lambda w_q, w_k: w_q * w_k,
        ),
        Misconception(
            "added",
            "The matrices are added. In a score, query and key are multiplied.",
            "If all queries are zero, what are the scores?",
            lambda w_q, w_k: w_q + w_k,
        ),
        Misconception(
            "symmetrised",
            "This form is made symmetric, so a score and its mirror are the same.",
            "Why should the score of i and j equal that of j and i?",
            lambda w_q, w_k: (w_q @ w_k.T + w_k @ w_q.T) / 2,
            lambda w_q, w_k: w_q @ w_k.T + w_k @ w_q.T,
        ),
        Misconception(
            "one-projection",
            "One of the two matrices is used twice, the other not at all.",
            "Query and key come from different projections. Where is the other one?",
            lambda w_q, w_k: w_q @ w_q.T,
            lambda w_q, w_k: w_k @ w_k.T,
        ),
        Misconception(
            "scaled",
            "The form is divided by the square root of d_k. That is the next chapter's scale.",
            "Leave the scale out for now.",
            lambda w_q, w_k: w_q @ w_k.T / np.sqrt(w_q.shape[1]),
        ),
        Misconception(
            "softmaxed",
            "A softmax was taken of the form. Softmax acts on the scores of tokens.",
            "Are there any tokens in this exercise?",
            lambda w_q, w_k: softmax(w_q @ w_k.T),
        ),
    ),
)
