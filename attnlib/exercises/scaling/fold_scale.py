"""The scale, hidden in a projection."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import FunctionExercise, Misconception


def fold_scale(w_q: Array) -> Any:
    """Return the projection whose plain dot products are the scaled ones of w_q."""
    return w_q / np.sqrt(w_q.shape[1])


EXERCISE = FunctionExercise(
    task=(
        "Write fold_scale(w_q) for a projection (d_model, d_k) of queries. Return a projection "
        "of the same shape: with it, the dot products without any scale equal the scaled ones "
        "that w_q gives. The keys stay as they are."
    ),
    returns=("w_q",),
    reference=fold_scale,
    cases=(
        case([[1.0, 2.0, 3.0, 4.0], [0.5, -1.0, 2.0, 1.5], [0.0, 1.0, 1.0, -2.0]]),
        sampled(1, (7, 3)),
        sampled(2, (5, 16)),
        sampled(3, (11, 2)),
    ),
    misconceptions=(
        Misconception(
            "width-of-model",
            "The root of d_model is used. The dot product sums over d_k components.",
            "Rows of w_q are axes of the token, columns are axes of the query. Which count?",
            lambda w: w / np.sqrt(w.shape[0]),
        ),
        Misconception(
            "divided-by-width",
            "The projection is divided by d_k, so the scores come out too small.",
            "By what is a scaled score smaller than a plain one?",
            lambda w: w / w.shape[1],
        ),
        Misconception(
            "fourth-root",
            "This is half of the scale. It would be right if the keys took the other half.",
            "Which projections does the task let you change?",
            lambda w: w / w.shape[1] ** 0.25,
        ),
        Misconception(
            "multiplied",
            "The projection grows, and so do the scores.",
            "Should the new queries be longer or shorter?",
            lambda w: w * np.sqrt(w.shape[1]),
        ),
        Misconception(
            "unchanged",
            "The projection is returned as it came.",
            "Where does the factor go, if not into the projection?",
            lambda w: w,
        ),
        Misconception(
            "transposed",
            "The numbers are right, but rows and columns are exchanged.",
            "The result has the shape of w_q.",
            lambda w: w.T / np.sqrt(w.shape[1]),
        ),
        Misconception(
            "normalised",
            "Each column is scaled by its own length. That changes the scores by other factors.",
            "Is the scale the same for all components of the query?",
            lambda w: w / np.linalg.norm(w, axis=0, keepdims=True),
            lambda w: w / np.linalg.norm(w),
        ),
    ),
)
