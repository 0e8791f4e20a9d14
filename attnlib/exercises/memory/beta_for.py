"""How sharp a memory has to be, for so many patterns."""

import math

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def beta_for(gap: float, n_patterns: int, share: float) -> float:
    """Solve for the beta at which the best of many patterns gets the wanted weight."""
    return math.log((n_patterns - 1) * share / (1 - share)) / gap


def _from(beta: Function) -> Function:
    return lambda gap, n, share: beta(gap, n, share / (1 - share))


EXERCISE = FunctionExercise(
    task=(
        "A state has the same dot product with all of n_patterns patterns but one, and with that "
        "one a dot product that is larger by gap. Write beta_for(gap, n_patterns, share): the beta "
        "at which the one gets the weight share, more than 1 / n_patterns and less than 1. All "
        "three are single numbers."
    ),
    returns=("beta",),
    reference=beta_for,
    cases=(
        case(1.0, 2, 0.75),
        case(8.0, 100, 0.9),
        case(0.5, 11, 0.5),
        case(24.0, 4096, 0.99),
        case(3.0, 5, 0.3),
    ),
    misconceptions=(
        Misconception(
            "all-patterns",
            "The sum counts the best pattern among the others.",
            "How many patterns are there beside the best one?",
            _from(lambda g, n, odds: math.log(n * odds) / g),
            _from(lambda g, n, odds: math.log((n + 1) * odds) / g),
        ),
        Misconception(
            "one-rival",
            "There is more than one other pattern, and each takes its share.",
            "What is the sum of the other weights, if each is w?",
            _from(lambda g, n, odds: math.log(odds) / g),
        ),
        Misconception(
            "share-for-odds",
            "This is the logarithm of the share. The others together get 1 - share.",
            "What is the ratio of the best weight to one of the others?",
            lambda g, n, share: math.log((n - 1) * share) / g,
            lambda g, n, share: math.log((n - 1) / (1 - share)) / g,
        ),
        Misconception(
            "odds-inverted",
            "The ratio of the weights is upside down.",
            "Should a larger share ask for a larger or a smaller beta?",
            lambda g, n, share: math.log((n - 1) * (1 - share) / share) / g,
            lambda g, n, share: math.log(share / ((n - 1) * (1 - share))) / g,
            lambda g, n, share: -math.log((n - 1) * share / (1 - share)) / g,
        ),
        Misconception(
            "temperature",
            "This is one over beta: a temperature.",
            "To make the best weight larger, must your number rise or fall?",
            lambda g, n, share: g / math.log((n - 1) * share / (1 - share)),
        ),
        Misconception(
            "gap-multiplied",
            "The gap multiplies. With a larger gap a smaller beta does.",
            "If all dot products double, what happens to beta?",
            lambda g, n, share: g * math.log((n - 1) * share / (1 - share)),
        ),
        Misconception(
            "logarithm-forgotten",
            "The ratio of the weights itself is divided by the gap.",
            "Which function undoes the exponential?",
            _from(lambda g, n, odds: (n - 1) * odds / g),
        ),
        Misconception(
            "other-base",
            "The logarithm has another base than e.",
            "Softmax raises e to the scores.",
            _from(lambda g, n, odds: math.log10((n - 1) * odds) / g),
            _from(lambda g, n, odds: math.log2((n - 1) * odds) / g),
        ),
    ),
    hints=(
        "Call the weight of each other pattern w. Then share + (n_patterns - 1) w = 1.",
        "The ratio share / w is e to the power of beta times gap.",
        "Put w from the first line into the second and take the logarithm.",
    ),
    solution="""
def beta_for(gap, n_patterns, share):
    ratio = (n_patterns - 1) * share / (1 - share)
    return np.log(ratio) / gap
""",
)
