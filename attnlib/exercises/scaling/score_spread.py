"""How widely dot products of random vectors are spread."""

import numpy as np

from attnlib.exercises._cases import case
from attnlib.exercises._declare import FunctionExercise, Misconception


def score_spread(query_std: float, key_std: float, d_k: int) -> float:
    """Return the standard deviation of the dot product of independent components."""
    return float(query_std * key_std * np.sqrt(d_k))


EXERCISE = FunctionExercise(
    task=(
        "Write score_spread(query_std, key_std, d_k): the standard deviation of the dot product "
        "of a query and a key. All d_k components are independent with mean 0; those of the "
        "query have the first standard deviation, those of the key the second."
    ),
    returns=("spread",),
    reference=score_spread,
    cases=(
        case(1.0, 1.0, 64),
        case(1.0, 1.0, 1),
        case(2.0, 3.0, 4),
        case(0.5, 0.25, 100),
        case(1.5, 4.0, 7),
        case(300.0, 300.0, 64),
    ),
    misconceptions=(
        Misconception(
            "variance-returned",
            "This is the variance. The standard deviation is its root.",
            "If every score doubles, which of the two doubles?",
            lambda q, k, d: (q * k) ** 2 * d,
        ),
        Misconception(
            "linear-in-width",
            "The spread grows with d_k itself, as if all terms had the same sign.",
            "What adds up over independent terms, standard deviations or variances?",
            lambda q, k, d: q * k * d,
        ),
        Misconception(
            "width-forgotten",
            "This is the spread of one product. The score is a sum of d_k of them.",
            "What is the variance of a sum of d_k independent numbers?",
            lambda q, k, d: q * k,
        ),
        Misconception(
            "width-divides",
            "The spread shrinks as d_k grows. That would be a mean of the products.",
            "A dot product is a sum. Does a longer sum vary less?",
            lambda q, k, d: q * k / np.sqrt(d),
            lambda q, k, d: q * k / d,
        ),
        Misconception(
            "sum-of-spreads",
            "The two standard deviations are added. The components are multiplied.",
            "For independent numbers of mean 0, what is the mean of (q k) squared?",
            lambda q, k, d: (q + k) * np.sqrt(d),
            lambda q, k, d: np.sqrt((q**2 + k**2) * d),
        ),
        Misconception(
            "one-side-only",
            "Only one of the two standard deviations is used.",
            "Doubling the key doubles every score. Does your result double?",
            lambda q, k, d: q * np.sqrt(d),
            lambda q, k, d: k * np.sqrt(d),
            lambda q, k, d: np.sqrt(d),
        ),
        Misconception(
            "stds-squared",
            "The variances of the components are multiplied, but their root is not taken.",
            "If every component of the query doubles, by how much does a score grow?",
            lambda q, k, d: (q * k) ** 2 * np.sqrt(d),
        ),
    ),
)
