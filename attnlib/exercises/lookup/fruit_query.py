"""Find a query that retrieves a wanted answer."""

from typing import Any

import numpy as np

from attnlib.corpora import FRUIT_TABLE
from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise
from attnlib.lookup import soft_lookup

_TARGET = 6.0
_SHARES = np.array([0.2, 0.8, 0.0])


def _ask(query: Array) -> tuple[float, Any]:
    found = soft_lookup(query[None], FRUIT_TABLE.key, FRUIT_TABLE.value[:, None])
    return float(found.output[0, 0]), found.weights[0]


def _near(answer: Array, wanted: Any, atol: float = 0.01) -> bool:
    return bool(np.allclose(answer, wanted, atol=atol))


def _has_ratio(query: Array) -> bool:
    """Say whether banana weighs four times as much as apple, whatever the chair weighs."""
    apple, banana, _ = FRUIT_TABLE.key @ query
    return abs(banana - apple - np.log(4)) <= 0.01


def _accepts(query: Array) -> bool:
    output, weights = _ask(query)
    return abs(output - _TARGET) <= 0.01 and bool(weights[2] <= 0.01)


def _describe(query: Array) -> str:
    output, weights = _ask(query)
    shares = ", ".join(
        f"{word} {weight:.3f}" for word, weight in zip(FRUIT_TABLE.words, weights, strict=True)
    )
    return f"This query retrieves {output:.3f} with the weights {shares}."


EXERCISE = ValueExercise(
    task=(
        "Choose the four coordinates of a query (edible, sweet, round, big) that retrieves 6 "
        "from the fruit table, to within 0.01, at temperature 1. At most 0.01 of the weight may "
        "fall on the chair: something like a banana with a little apple in it."
    ),
    shape=(4,),
    accepts=_accepts,
    describe=_describe,
    misconceptions=(
        Misconception(
            "gives-the-weights",
            "These are three numbers, one for each word: weights. A query has one coordinate for "
            "each axis.",
            "The weights follow from the query by dot products and softmax. Go backwards.",
            lambda answer: answer.size == 3 and _near(answer.sum(), 1.0),
            about_shape=True,
        ),
        Misconception(
            "gives-the-answer",
            "This is what the query should retrieve, not the query.",
            "What do you hand to soft_lookup in order to get a 6?",
            lambda answer: answer.size == 1,
            about_shape=True,
        ),
        Misconception(
            "mixes-the-keys",
            "The query is 0.2 of the apple's key and 0.8 of the banana's. Shares mix the values; "
            "the shares of a query come out of dot products and softmax.",
            "Look at the scores of your query: by how much must apple and banana differ?",
            lambda answer: _near(answer, _SHARES @ FRUIT_TABLE.key),
        ),
        Misconception(
            "forgets-the-softmax",
            "The scores are 0.2, 0.8 and 0. These are taken for the weights, but a softmax "
            "follows.",
            "Which difference of two scores does the softmax turn into shares of 1 to 4?",
            lambda answer: _near(FRUIT_TABLE.key @ answer, _SHARES),
        ),
        Misconception(
            "ratio-right-chair-heavy",
            "The ratio is right: banana weighs four times as much as apple. The chair is too heavy, "
            "and its 2 pulls the answer below 6.",
            "Which coordinates move the chair's score and leave the difference of the other two?",
            _has_ratio,
        ),
        Misconception(
            "leans-on-the-chair",
            "The answer is 6, but the chair has a share in it.",
            "What must the query want so that the chair's score falls far below the others?",
            lambda answer: abs(_ask(answer)[0] - _TARGET) <= 0.01,
        ),
        Misconception(
            "copies-the-fruit",
            "This query retrieves 8: it is the chapter's fruit.",
            "More banana than apple: which coordinate tells the two apart?",
            lambda answer: abs(_ask(answer)[0] - 8.0) <= 0.01,
        ),
        Misconception(
            "shares-swapped",
            "Apple gets 0.8 and banana 0.2, so the answer is 9.",
            "Which of the two is worth 5? The answer must lie nearer to it.",
            lambda answer: _near(np.asarray(_ask(answer)[1]), _SHARES[[1, 0, 2]], atol=0.02),
        ),
        Misconception(
            "indifferent",
            "The three weights are nearly the same: the query does not tell the keys apart.",
            "What do the scores have in common, and what should distinguish them?",
            lambda answer: float(np.ptp(_ask(answer)[1])) < 0.05,
        ),
        Misconception(
            "hard-lookup",
            "One key takes everything. The query asks with too much emphasis.",
            "What happens to the weights if you halve all coordinates?",
            lambda answer: float(np.max(_ask(answer)[1])) > 0.99,
        ),
    ),
    hint="Change one coordinate at a time and watch the weights of apple and banana.",
    examples=(
        [3.0, 1.0, -np.log(2), -1.0],
        FRUIT_TABLE.queries["fruit"] - np.array([0, 0, np.log(6) / 2, 0]),
    ),
    wrong_examples={
        "gives-the-weights": [0.2, 0.8, 0.0],
        "gives-the-answer": 6,
        "mixes-the-keys": 0.2 * FRUIT_TABLE.key[0] + 0.8 * FRUIT_TABLE.key[1],
        "forgets-the-softmax": np.linalg.pinv(FRUIT_TABLE.key) @ _SHARES,
        "ratio-right-chair-heavy": [0.0, 0.0, -np.log(2), 0.0],
        "leans-on-the-chair": [np.log(4 / 3) / 2, 0.0, 0.0, 0.0],
        "copies-the-fruit": FRUIT_TABLE.queries["fruit"],
        "shares-swapped": [3.0, 1.0, np.log(2), -1.0],
        "indifferent": np.zeros(4),
        "hard-lookup": 5 * FRUIT_TABLE.queries["banana"],
    },
    hints=(
        "6 is 0.2 times 10 plus 0.8 times 5: apple needs a weight of 0.2, banana of 0.8, the "
        "chair of nearly none.",
        "Weights of 1 to 4 come from scores that differ by the logarithm of 4.",
        "Wanting something rounder lifts the apple's score by as much as it lowers the banana's. "
        "The chair must fall far below both.",
    ),
    solution="""
my_query = [3, 1, -np.log(2), -1]
""",
)
