"""The temperature at which the better of two keys gets a wanted weight."""

import math

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def temperature_for(best: float, second: float, share: float) -> float:
    """Solve ``softmax([best, second] / temperature)[0] == share`` for the temperature."""
    return (best - second) / math.log(share / (1 - share))


def _from(temperature: Function) -> Function:
    """Build an answer from the difference of the scores and the odds of the weights."""
    return lambda best, second, share: temperature(best - second, share / (1 - share))


EXERCISE = FunctionExercise(
    task=(
        "Two keys have the scores best > second, and there are no others. Write "
        "temperature_for(best, second, share): the temperature at which the best key gets the "
        "weight share, between 0.5 and 1. All three are single numbers. Solve for the temperature "
        "on paper."
    ),
    returns=("temperature",),
    reference=temperature_for,
    cases=(
        case(2.0, 1.0, 0.75),
        case(3, 1, 0.8),
        case(0.5, -1.5, 0.6),
        case(-1.0, -4.0, 0.9),
        case(5.0, 2.0, 0.99),
        case(1002.0, 1000.0, 0.55),
    ),
    misconceptions=(
        Misconception(
            "upside-down",
            "This is one over the temperature: it multiplies the scores instead of dividing them.",
            "To bring the weights closer together, must the temperature rise or fall?",
            _from(lambda difference, odds: math.log(odds) / difference),
        ),
        Misconception(
            "odds-inverted",
            "The temperature comes out negative: the weights' ratio is upside down.",
            "Which weight belongs to the larger score?",
            _from(lambda difference, odds: -difference / math.log(odds)),
        ),
        Misconception(
            "share-for-odds",
            "This is the logarithm of one share. A difference of scores gives the ratio of both.",
            "What weight does the second key get, and what is the ratio of the two?",
            lambda best, second, share: (best - second) / math.log(share),
            lambda best, second, share: (second - best) / math.log(share),
            lambda best, second, share: (best - second) / math.log(1 - share),
            lambda best, second, share: (second - best) / math.log(1 - share),
        ),
        Misconception(
            "logarithm-forgotten",
            "The difference of scores is divided by the ratio of the weights itself.",
            "Which function undoes the exponential?",
            _from(lambda difference, odds: difference / odds),
        ),
        Misconception(
            "other-base",
            "The logarithm has another base than e.",
            "Softmax raises e to the scores. Which logarithm undoes that?",
            _from(lambda difference, odds: difference / math.log10(odds)),
            _from(lambda difference, odds: difference / math.log2(odds)),
        ),
        Misconception(
            "ratio-of-scores",
            "The scores are divided by each other. Softmax sees their difference alone.",
            "What happens to the weights if 100 is added to both scores?",
            lambda best, second, share: best / second / math.log(share / (1 - share)),
            lambda best, second, share: math.log(best / second) / math.log(share / (1 - share)),
        ),
        Misconception(
            "second-key-forgotten",
            "The second score plays no part.",
            "If both scores are equal, which shares are possible?",
            lambda best, second, share: best / math.log(share),
            lambda best, second, share: best / math.log(share / (1 - share)),
        ),
        Misconception(
            "temperature-one",
            "This is the share at temperature 1, or the difference of scores, not a temperature.",
            "Which of the three arguments have you not used?",
            lambda best, second, share: 1 / (1 + math.exp(second - best)),
            lambda best, second, share: best - second,
        ),
    ),
    hints=(
        "Begin with the ratio of the two weights: it is e to the difference of the scores over "
        "the temperature.",
        "The second weight is 1 - share, so the ratio is share / (1 - share).",
        "Take the logarithm of both sides. The temperature stands alone below the difference.",
    ),
    solution="""
def temperature_for(best, second, share):
    return (best - second) / np.log(share / (1 - share))
""",
)
