"""Exercises of chapter 01, lookup."""

from typing import Any

import numpy as np

from attnlib.corpora import FRUIT_TABLE
from attnlib.exercises._declare import (
    Array,
    FunctionExercise,
    ValueExercise,
    about_shape,
    case,
    described,
    normal,
    sampled,
)
from attnlib.exercises._softmaxes import LARGE, one_maximum, overflow, tiny_number, wrong_shift
from attnlib.lookup import soft_lookup as _soft_lookup
from attnlib.lookup import softmax as _softmax

# softmax: Softmax over the last axis, safe for large scores.
SOFTMAX = FunctionExercise.told(
    """
    no-exponential: The scores are divided by their sum: plain shares. A negative score makes a negative weight.
      ? Which function makes any number positive and keeps the order?
    not-normalised: The exponentials are returned as they are; they do not sum to one.
      ? What must you divide by so that the weights sum to one?
    whole-array: The weights sum to one over the whole array, not over each row.
      ? Print weights.sum(axis=-1) for two rows of scores.
    wrong-axis: The weights do not sum to one along the last axis but along another one.
      ? A row belongs to a query, a column to a key. Among what does a query divide its attention?
    missing-keepdims: The row sums have lost their axis, so they are divided along the columns, or do not fit at all.
      ? Compare the shape of the sum with the shape of what it divides.
    sign-flipped: The smallest score gets the largest weight.
      ? Check the sign in the exponent.
    argmax: Everything goes to the largest score. That is the hard lookup.
      ? How much should a score get that is only a little smaller than the largest?
    sigmoid: Each score is squashed on its own by a logistic function; the others play no part.
      ? If one score grows, what must happen to the other weights?
    base-two: The powers are powers of 2, not of e.
      ? Which numpy function is the exponential?
    divided-by-maximum: The scores are divided by the largest one. That changes the weights; subtracting it does not.
      ? What happens to e^a / (e^a + e^b) when both a and b are halved?
    clipped: The scores are cut off where the exponential would overflow. Two scores beyond that get the same weight,
        however far apart they are.
      ? What should the weights of 1000 and 1001 be?
    log-softmax: These are the logarithms of the weights.
      ? Weights lie between 0 and 1. Which last step is one too many?

    - Three steps: an exponential for each score, a sum along the last axis, a division.
    - The sum must keep its axis, so that each row is divided by its own: keepdims=True.
    - For large scores, first subtract from each row its largest score. Why does that change nothing?
    """,
    no_exponential="scores / scores.sum(axis=-1, keepdims=True)",
    not_normalised=({" / raised.sum(axis=-1, keepdims=True)": ""}, np.exp),
    whole_array={"max(axis=-1, keepdims=True)": "max()", "sum(axis=-1, keepdims=True)": "sum()"},
    wrong_axis=(
        lambda scores: _softmax(scores, axis=0),
        lambda scores: _softmax(scores, axis=min(1, scores.ndim - 1)),
    ),
    missing_keepdims=(
        {"raised.sum(axis=-1, keepdims=True)": "raised.sum(axis=-1)"},
        lambda scores: np.exp(scores) / np.exp(scores).sum(-1),
    ),
    sign_flipped=lambda scores: _softmax(-scores),
    argmax="np.eye(scores.shape[-1])[scores.argmax(axis=-1)]",
    sigmoid=lambda scores: 1 / (1 + np.exp(-scores)),
    base_two={"np.exp": "np.exp2"},
    divided_by_maximum=(
        {
            "scores - scores.max(axis=-1, keepdims=True)": "scores / np.abs(scores).max(axis=-1, keepdims=True)"
        },
        {
            "scores - scores.max(axis=-1, keepdims=True)": "scores / scores.max(axis=-1, keepdims=True)"
        },
    ),
    clipped={"scores - scores.max(axis=-1, keepdims=True)": "np.clip(scores, -700, 700)"},
    log_softmax=lambda scores: scores - np.logaddexp.reduce(scores, axis=-1, keepdims=True),
    one_maximum_for_all=one_maximum("raised / raised.sum(axis=-1, keepdims=True)"),
    wrong_shift=wrong_shift("raised / raised.sum(axis=-1, keepdims=True)"),
    zero_by_zero_hidden=tiny_number("raised / raised.sum(axis=-1, keepdims=True)"),
    overflow=overflow("raised / raised.sum(axis=-1, keepdims=True)"),
    returns=("weights",),
    cases=(
        case([0.0, 1.0]),
        case([-1.0, 0.5, 2.0]),
        case([[1.0, 3.0], [0.0, -1.0]]),
        case([[0.5, -1.5, 2.0], [3.0, 1.0, 0.0]]),
        case([[[0.0, 2.0, -1.0], [1.0, 1.5, 0.5]], [[-2.0, 0.0, 1.0], [4.0, 0.0, 0.25]]]),
        case([1000.0, 1001.0]),
        case([[-1000.0, -1002.0], [-1001.0, -1000.5]]),
        case([[0.0, 3000.0], [3000.0, 0.0]]),
        case([[1000.0, 999.0, 998.0], [-1000.0, -1001.0, -999.0]]),
    ),
    solution="""
def my_softmax(scores):
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)
""",
)


# is_right: A test of softmax functions, which catches those that public projects shipped.
IS_RIGHT = FunctionExercise.told(
    """
    passes-everything: Each function passes, the wrong ones too. A comparison of shapes does that, and so does a sum
        over a single number.
      ? Which number would differ if the sum went over the wrong axis?
    inverted: Right functions are refused and wrong ones pass.
      ? What should your function return when all comparisons hold?
    sums-only: You look at the sums of the rows. Powers of 2 sum to one as well.
      ? Compare the weights themselves with numbers that you computed in another way.
    one-row: You compare a single vector of scores. With one axis there is no wrong one.
      ? Give it scores with two rows and three columns.
    small-scores: You compare small scores only. A softmax without the maximum subtracted passes.
      ? Which exponential is too large for a float?
    positive-scores: You compare small and large scores only. What subtracts the larger of the maximum and 0 passes.
      ? What happens when every score of a row is -1000?
    exact-equality: You ask for equality to the last bit. A right function that rounds in another order is refused.
      ? np.allclose admits rounding.
    wrong-axis: You expect weights that sum to one down the columns.
      ? A row of scores belongs to one query. Among what does a query divide its attention?

    - Take scores of two rows and three columns, so that no axis can be taken for another.
    - Compute the expected weights by yourself, in plain Python if you like, and use np.allclose.
    - Ask three times: for small scores, for scores near 1000, and for scores near -1000. A row does not change if the
      same number is added to all of its scores.
    """,
    passes_everything=lambda softmax: True,
    inverted={"return all(": "return not all("},
    sums_only=(
        {"(scores + shift), expected": "(scores + shift).sum(axis=1), 1", ", 1000, -1000": ","},
        {"(scores + shift), expected": "(scores + shift).sum(axis=1), 1"},
    ),
    one_row=(
        {"scores + shift), expected": "scores[0] + shift), expected[0]"},
        {"scores + shift), expected": "scores[0] + shift), expected[0]", ", 1000, -1000": ","},
    ),
    small_scores={", 1000, -1000": ","},
    positive_scores={", -1000": ""},
    exact_equality={
        "np.allclose(softmax(scores + shift), expected)": "np.array_equal(softmax(s := scores + shift), "
        "(e := np.exp(s - s.max(axis=1, keepdims=True))) / e.sum(axis=1, keepdims=True))"
    },
    wrong_axis={
        "(scores + shift), expected": "(scores + shift).sum(axis=0), 1",
        ", 1000, -1000": ",",
    },
    returns=("right",),
    cases=(
        described("Turn scores into weights along the last axis.", lambda scores: _softmax(scores)),
        described(
            "Raise e to each score minus the logarithm of the row's sum; this one is right.",
            lambda scores: np.exp(scores - np.logaddexp.reduce(scores, axis=-1, keepdims=True)),
        ),
        described(
            "Sum over the first axis, as PyTorch-NLP did until its issue 2.",
            SOFTMAX.wrong("wrong-axis"),
        ),
        described("Sum over the whole array.", SOFTMAX.wrong("whole-array")),
        described(
            "Subtract no maximum, as numenta/nupic-legacy did until its pull request 3819.",
            SOFTMAX.wrong("overflow"),
        ),
        described(
            "Subtract the larger of the maximum and 0, as NNlib.jl did until its pull request 43.",
            lambda scores: (
                (raised := np.exp(scores - np.maximum(scores.max(-1, keepdims=True), 0)))
                / raised.sum(-1, keepdims=True)
            ),
        ),
        described("Raise 2 to each score.", SOFTMAX.wrong("base-two")),
    ),
    solution="""
def is_right(softmax):
    scores = np.array([[0.5, -1.5, 2.0], [3.0, 1.0, 0.0]])
    expected = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
    return all(
        np.allclose(softmax(scores + shift), expected) for shift in (0, 1000, -1000)
    )
""",
)


# soft_lookup: The soft lookup: scores, softmax, average.
SOFT_LOOKUP = FunctionExercise.told(
    """
    output-only: The output is right, but the weights are not returned.
      ? Return two things, the output first.
    results-swapped: The weights come first and the output second.
      ? Read the order in the task: (output, weights).
    scores-returned: The scores are returned where the weights should be.
      ? What should each row of the second result sum to?
    no-softmax: The scores themselves weigh the values; they may be negative and sum to anything.
      ? Which step turns scores into weights that sum to one?
    no-exponential: The scores are divided by their sum. Negative scores make negative weights.
      ? Softmax has one more step before the division.
    not-normalised: The exponentials are not divided by their sum, so the output is no average.
      ? What should each row of the weights sum to?
    wrong-axis: The weights sum to one over the queries, down each column.
      ? Each query divides its attention among the keys. Which axis holds the keys?
    whole-array: The weights of all queries together sum to one.
      ? Should a query get less because another one was asked too?
    hard-lookup: The best key takes everything (argmax). That is the limit of low temperature.
      ? What should the second best key contribute?
    plain-mean: All keys weigh the same, whatever the query. That is the limit of high temperature.
      ? Where does your code compare the query with the keys?
    query-key-swapped: Query and key have changed places: a row of the scores belongs to a key.
      ? The weights have the shape (n_queries, n_keys). Which array comes first?
    key-not-transposed: Query and key are multiplied without the transpose, so coordinates are mixed up or the shapes do
        not fit.
      ? Which axis do query and key share, and where is it in each?
    temperature-ignored: The temperature has no effect.
      ? Call your function with temperatures 0.1 and 10 and compare.
    temperature-inverted: The scores are multiplied by the temperature, so heat sharpens the weights.
      ? At a high temperature the weights should come closer together. What must happen to the differences between the
        scores?
    temperature-after-softmax: The weights are divided by the temperature after the softmax, so they no longer sum to
        one.
      ? The temperature belongs to the scores. At which step is that?
    keys-returned: The average is taken over the keys; the values are not used.
      ? Keys decide how much. What is handed out?
    matched-against-values: The query is compared with the values instead of the keys.
      ? What is a value for, and what is a key for?
    cosine: Query and key are scaled to length one first; the task wants the plain dot product.
      ? A longer query should ask with more emphasis. Does yours?
    distance: The scores are negative distances, not dot products.
      ? Two long vectors in the same direction: what is their dot product, and what is their distance?
    scaled-by-dimension: The scores are also divided by the square root of d_k. That is for a later chapter.
      ? Here the temperature alone scales the scores.

    - Three steps: scores from query and key, weights from scores, the output from weights and value.
    - All scores at once: query @ key.T has a row for each query and a column for each key.
    - Divide the scores by the temperature, then let each row's largest score be subtracted before the exponential.
    """,
    output_only={"@ value, weights": "@ value"},
    results_swapped="weights, weights @ value",
    scores_returned={"@ value, weights": "@ value, scores"},
    no_softmax={"raised / raised.sum(axis=-1, keepdims=True)": "scores"},
    no_exponential={
        "raised / raised.sum(axis=-1, keepdims=True)": "scores / scores.sum(axis=-1, keepdims=True)"
    },
    not_normalised=(
        {"raised / raised.sum(axis=-1, keepdims=True)": "np.exp(scores)"},
        {" / raised.sum(axis=-1, keepdims=True)": ""},
    ),
    wrong_axis={"raised / raised.sum(axis=-1, keepdims=True)": "softmax(scores, axis=0)"},
    whole_array={"max(axis=-1, keepdims=True)": "max()", "sum(axis=-1, keepdims=True)": "sum()"},
    hard_lookup={
        "raised / raised.sum(axis=-1, keepdims=True)": "np.eye(len(key))[scores.argmax(axis=-1)]"
    },
    plain_mean={
        "raised / raised.sum(axis=-1, keepdims=True)": "np.full(scores.shape, 1 / len(key))"
    },
    query_key_swapped={"query @ key.T": "key @ query.T"},
    key_not_transposed={"key.T": "key"},
    temperature_ignored={" / temperature": ""},
    temperature_inverted={"/ temperature": "* temperature"},
    temperature_after_softmax={
        " / temperature": "",
        "    return": "    weights = weights / temperature\n    return",
    },
    keys_returned={"@ value": "@ key"},
    matched_against_values={"key.T": "value.T"},
    cosine={
        "query @ key.T": "query @ key.T / np.linalg.norm(query, axis=-1)[:, None] / np.linalg.norm(key, axis=-1)"
    },
    distance={"query @ key.T": "-np.linalg.norm(query[:, None] - key, axis=-1)"},
    scaled_by_dimension={"/ temperature": "/ temperature / np.sqrt(query.shape[-1])"},
    one_maximum_for_all=one_maximum("raised / raised.sum(axis=-1, keepdims=True)"),
    wrong_shift=wrong_shift("raised / raised.sum(axis=-1, keepdims=True)"),
    zero_by_zero_hidden=tiny_number("raised / raised.sum(axis=-1, keepdims=True)"),
    overflow=overflow("raised / raised.sum(axis=-1, keepdims=True)"),
    returns=("output", "weights"),
    cases=(
        case([[1.0, 0.0]], [[2.0, 0.0], [0.0, 1.0]], [[10.0], [5.0]]),
        case([[1.0, 2.0]], [[2.0, 0.0], [0.0, 1.5]], [[10.0], [5.0]], temperature=2.0),
        case([[1.0, 0.0], [0.0, 2.0]], [[1.0, 1.0], [0.0, 1.0]], [[10.0], [5.0]]),
        sampled(1, (3, 3), (3, 3), (3, 3)),
        sampled(2, (3, 5), (7, 5), (7, 2)),
        sampled(3, (3, 5), (7, 5), (7, 2), temperature=2.0),
        sampled(4, (2, 3), (5, 3), (5, 7), temperature=0.5),
        *LARGE,
    ),
    solution="""
def my_soft_lookup(query, key, value, temperature=1.0):
    scores = query @ key.T / temperature
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = raised / raised.sum(axis=-1, keepdims=True)
    return weights @ value, weights
""",
)


# fruit_query: Find a query that retrieves a wanted answer.
_TARGET = 6.0
_SHARES = np.array([0.2, 0.8, 0.0])


def _ask(query: Array) -> tuple[float, Any]:
    found = _soft_lookup(query[None], FRUIT_TABLE.key, FRUIT_TABLE.value[:, None])
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


FRUIT_QUERY = ValueExercise.told(
    """
    gives-the-weights: These are three numbers, one for each word: weights. A query has one coordinate for each axis.
      ? The weights follow from the query by dot products and softmax. Go backwards.
    gives-the-answer: This is what the query should retrieve, not the query.
      ? What do you hand to soft_lookup in order to get a 6?
    mixes-the-keys: The query is 0.2 of the apple's key and 0.8 of the banana's. Shares mix the values; the shares of a
        query come out of dot products and softmax.
      ? Look at the scores of your query: by how much must apple and banana differ?
    forgets-the-softmax: The scores are 0.2, 0.8 and 0. These are taken for the weights, but a softmax follows.
      ? Which difference of two scores does the softmax turn into shares of 1 to 4?
    ratio-right-chair-heavy: The ratio is right: banana weighs four times as much as apple. The chair is too heavy, and
        its 2 pulls the answer below 6.
      ? Which coordinates move the chair's score and leave the difference of the other two?
    leans-on-the-chair: The answer is 6, but the chair has a share in it.
      ? What must the query want so that the chair's score falls far below the others?
    copies-the-fruit: This query retrieves 8: it is the chapter's fruit.
      ? More banana than apple: which coordinate tells the two apart?
    shares-swapped: Apple gets 0.8 and banana 0.2, so the answer is 9.
      ? Which of the two is worth 5? The answer must lie nearer to it.
    indifferent: The three weights are nearly the same: the query does not tell the keys apart.
      ? What do the scores have in common, and what should distinguish them?
    hard-lookup: One key takes everything. The query asks with too much emphasis.
      ? What happens to the weights if you halve all coordinates?

    - 6 is 0.2 times 10 plus 0.8 times 5: apple needs a weight of 0.2, banana of 0.8, the chair of nearly none.
    - Weights of 1 to 4 come from scores that differ by the logarithm of 4.
    - Wanting something rounder lifts the apple's score by as much as it lowers the banana's. The chair must fall far
      below both.
    """,
    gives_the_weights=about_shape(lambda answer: answer.size == 3 and _near(answer.sum(), 1.0)),
    gives_the_answer=about_shape(lambda answer: answer.size == 1),
    mixes_the_keys=lambda answer: _near(answer, _SHARES @ FRUIT_TABLE.key),
    forgets_the_softmax=lambda answer: _near(FRUIT_TABLE.key @ answer, _SHARES),
    ratio_right_chair_heavy=_has_ratio,
    leans_on_the_chair=lambda answer: abs(_ask(answer)[0] - _TARGET) <= 0.01,
    copies_the_fruit=lambda answer: abs(_ask(answer)[0] - 8.0) <= 0.01,
    shares_swapped=lambda a: _near(np.asarray(_ask(a)[1]), _SHARES[[1, 0, 2]], atol=0.02),
    indifferent=lambda answer: float(np.ptp(_ask(answer)[1])) < 0.05,
    hard_lookup=lambda answer: float(np.max(_ask(answer)[1])) > 0.99,
    shape=(4,),
    accepts=_accepts,
    describe=_describe,
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
    solution="""
my_query = [3, 1, -np.log(2), -1]
""",
)


# temperature_for: The temperature at which the better of two keys gets a wanted weight.
TEMPERATURE_FOR = FunctionExercise.told(
    """
    upside-down: This is one over the temperature: it multiplies the scores instead of dividing them.
      ? To bring the weights closer together, must the temperature rise or fall?
    odds-inverted: The temperature comes out negative: the weights' ratio is upside down.
      ? Which weight belongs to the larger score?
    share-for-odds: This is the logarithm of one share. A difference of scores gives the ratio of both.
      ? What weight does the second key get, and what is the ratio of the two?
    logarithm-forgotten: The difference of scores is divided by the ratio of the weights itself.
      ? Which function undoes the exponential?
    other-base: The logarithm has another base than e.
      ? Softmax raises e to the scores. Which logarithm undoes that?
    ratio-of-scores: The scores are divided by each other. Softmax sees their difference alone.
      ? What happens to the weights if 100 is added to both scores?
    second-key-forgotten: The second score plays no part.
      ? If both scores are equal, which shares are possible?
    temperature-one: This is the share at temperature 1, or the difference of scores, not a temperature.
      ? Which of the three arguments have you not used?

    - Begin with the ratio of the two weights: it is e to the difference of the scores over the temperature.
    - The second weight is 1 - share, so the ratio is share / (1 - share).
    - Take the logarithm of both sides. The temperature stands alone below the difference.
    """,
    upside_down={"(best - second)": "1 / (best - second)", "/ np.log": "* np.log"},
    odds_inverted={"return ": "return -"},
    share_for_odds=(
        {" / (1 - share)": ""},
        {"(best - second)": "(second - best)", "share / (1 - share)": "1 - share"},
    ),
    logarithm_forgotten={"np.log(": "("},
    other_base=({"np.log(": "np.log10("}, {"np.log(": "np.log2("}),
    ratio_of_scores=(
        {"best - second": "best / second"},
        {"return (best - second)": "from math import log\n    return log(best / second)"},
    ),
    second_key_forgotten=({" - second": "", " / (1 - share)": ""}, {" - second": ""}),
    temperature_one=("1 / (1 + np.exp(second - best))", {" / np.log(share / (1 - share))": ""}),
    returns=("temperature",),
    cases=(
        case(2.0, 1.0, 0.75),
        case(3, 1, 0.8),
        case(0.5, -1.5, 0.6),
        case(-1.0, -4.0, 0.9),
        case(5.0, 2.0, 0.99),
        case(1002.0, 1000.0, 0.55),
    ),
    solution="""
def temperature_for(best, second, share):
    return (best - second) / np.log(share / (1 - share))
""",
)


# score_gradient: The derivative of the soft answer with respect to the scores.
SCORE_GRADIENT = FunctionExercise.told(
    """
    sum-forgotten: Only the numerator was differentiated. A score also moves the sum below it, and with it all the other
        weights.
      ? If all values are equal, how much can any score change the output?
    own-weight-only: Each score is taken to move its own weight alone, by w (1 - w).
      ? The weights sum to one. If one grows, where does that come from?
    hard-lookup: The gradient is zero everywhere. That is so for the hard lookup, and why it cannot learn.
      ? Raise one score a little: do the soft weights stay as they are?
    by-values: These are the weights: the derivative of the output by the values.
      ? What do you differentiate by, the scores or the values?
    values-as-gradient: These are the values: the derivative of the output by the weights. The softmax between scores
        and weights is missing.
      ? Use the chain rule: how do the weights depend on the scores?
    sign-flipped: The sign is wrong: a score whose value is above the output should raise it.
      ? Should the output grow when the key with the largest value gets a better score?
    weight-forgotten: This is the value minus the output. A key with a weight near zero can hardly move the output, so
        something is missing.
      ? How much should a key that is hardly attended to matter?
    mean-instead-of-output: The values are compared with their plain mean, not with the output.
      ? The output is an average, but with which weights?
    jacobian: This is the matrix of derivatives of the weights by the scores. The values are still to come.
      ? The output is one number. How many derivatives by n_keys scores does it have?
    measured-by-steps: The derivative is measured by small steps. Beside a score of 1e15 such a step is lost in
        rounding, and the output seems not to move at all.
      ? A formula needs no steps. Write the output as a fraction and use the quotient rule.

    - Write the output as a fraction: the sum of exp(s) v over the sum of exp(s).
    - The quotient rule gives two terms for each score. Divide both by the sum: the weights appear.
    - Each score's derivative is its weight times the difference of two numbers. Which two?
    """,
    sum_forgotten={"(value - weights @ value)": "value"},
    own_weight_only={"value - weights @ value": "value - weights * value"},
    hard_lookup={"return weights": "return 0 * weights"},
    by_values={" * (value - weights @ value)": ""},
    values_as_gradient="value",
    sign_flipped={"return ": "return -"},
    weight_forgotten={"weights * ": ""},
    mean_instead_of_output={"weights @ value": "value.mean()"},
    jacobian="np.diag(weights) - np.outer(weights, weights)",
    measured_by_steps=tuple(
        {
            "weights * (value - weights @ value)": f"(softmax(scores + {on} * np.eye(len(scores))) @ value"
            f" - softmax(scores - {back} * np.eye(len(scores))) @ value) / {on + back}"
        }
        for on, back in ((1e-6, 1e-6), (1e-4, 1e-4), (1e-6, 0))
    ),
    wrong_shift=wrong_shift("raised / raised.sum()"),
    zero_by_zero_hidden=tiny_number("raised / raised.sum()"),
    overflow=overflow("raised / raised.sum()"),
    returns=("gradient",),
    cases=(
        case([0.0, 0.0], [10.0, 5.0]),
        case([1.0, 0.0, -1.0], [10.0, 5.0, 2.0]),
        case([0.5, 0.25, 2.0, -1.0, 1.5], [3.0, -7.0, 2.0, 11.0, 5.0]),
        case([1000.0, 1001.0, 999.0], [3.0, 7.0, 2.0]),
        case([-1000.0, -1001.0], [3.0, 7.0]),
        case([0.0, 10.0, 3000.0, 3001.0, 20.0], [3.0, 7.0, 2.0, 1.0, 5.0]),
        case([1e15, 1e15], [3.0, 7.0]),  # so large that a small step is lost in rounding
    ),
    solution="""
def score_gradient(scores, value):
    raised = np.exp(scores - scores.max())
    weights = raised / raised.sum()
    return weights * (value - weights @ value)
""",
)


# leave_one_out: Leave-one-out prediction: a point must not predict itself.
LEAVE_ONE_OUT = FunctionExercise.told(
    """
    point-left-in: Each point takes part in its own prediction. Its distance to itself is zero, so it weighs most, and a
        tiny width looks perfect.
      ? What does your function predict as the width goes to zero?
    not-renormalised: The point's own weight was set to zero after normalising, so the other weights no longer sum to
        one.
      ? If every value is 5, what should every prediction be?
    not-normalised: The weights of the others are not divided by their sum.
      ? If every value is 5, what should every prediction be?
    neighbour-left-out: The point after this one is left out, and the point itself stays in: off by one.
      ? Print the weights for three points. Where are the zeros?
    one-point-left-out: The same point, the first or the last, is left out of every prediction.
      ? Which point must go depends on the point that is predicted.
    same-place-left-out: All points at the same place are left out with the point itself. Another point there knows
        something.
      ? Compare indices, not keys.
    mean-of-others: All other points weigh the same; the distances are not used.
      ? Should a near point tell more than a far one?
    nearest-other: The nearest other point takes everything.
      ? What do the second nearest contribute?
    errors-returned: These are the errors, not the predictions.
      ? Which last step is one too many?
    width-not-squared: The squared distance is divided by the width, not by its square.
      ? If keys and width are given in metres, has your exponent a unit?
    half-missing: The factor 2 in the exponent is missing.
      ? Compare your exponent with the chapter's, symbol by symbol.
    underflow: Right for close points, but where the others are far every weight underflows to zero. 0 / 0 is NaN; a
        small number added below the line makes it 0, which is no average.
      ? Which number should be subtracted in each row, and may the point's own score take part in it?

    - It is kernel regression with query = key, and one weight of each row must be zero.
    - Set the scores on the diagonal to minus infinity before the softmax: np.fill_diagonal.
    - Subtract each row's largest score afterwards, when the point itself is out of the way.
    """,
    point_left_in={"    np.fill_diagonal(scores, -np.inf)\n": ""},
    not_renormalised={
        "    np.fill_diagonal(scores, -np.inf)\n": "",
        "raised @ value / raised.sum(axis=1)": "softmax(scores) * (1 - np.eye(len(key))) @ value",
    },
    not_normalised={" - scores.max(axis=1, keepdims=True)": "", " / raised.sum(axis=1)": ""},
    neighbour_left_out={
        "np.fill_diagonal(scores, -np.inf)": "scores[np.roll(np.eye(len(key)), 1, axis=1) == 1] = -np.inf"
    },
    one_point_left_out=(
        {"np.fill_diagonal(scores, -np.inf)": "scores[:, 0] = -np.inf"},
        {"np.fill_diagonal(scores, -np.inf)": "scores[:, -1] = -np.inf"},
    ),
    same_place_left_out={
        "np.fill_diagonal(scores, -np.inf)": "scores[key[:, None] == key] = -np.inf"
    },
    mean_of_others={
        "raised = np.exp(scores - scores.max(axis=1, keepdims=True))": "raised = scores > -np.inf"
    },
    nearest_other="value[scores.argmax(axis=1)]",
    errors_returned=(
        {"return ": "return value - "},
        "(value - raised @ value / raised.sum(axis=1)) ** 2",
        "np.mean((value - raised @ value / raised.sum(axis=1)) ** 2)",
    ),
    width_not_squared={"width**2": "width"},
    half_missing={"(2 * width**2)": "width**2"},
    underflow=(
        {" - scores.max(axis=1, keepdims=True)": ""},
        {
            " - scores.max(axis=1, keepdims=True)": "",
            "raised @ value / raised.sum(axis=1)": "np.nan_to_num(raised @ value / raised.sum(axis=1))",
        },
    ),
    one_maximum_for_all=one_maximum("raised @ value / raised.sum(axis=1)", "scores", "{} @ value"),
    wrong_shift=wrong_shift(
        "raised @ value / raised.sum(axis=1)",
        "s",
        "[{} @ np.delete(value, i) for i in range(len(key)) for s in [np.delete(scores[i], i)]]",
    ),
    returns=("predictions",),
    cases=(
        case([0.0, 1.0, 3.0], [10.0, 5.0, 2.0], width=1.0),
        case([0.0, 1.0, 1.5, 3.0], [10.0, 5.0, 2.0, 7.0], width=2.0),
        case([-2.0, -0.5, 0.75, 1.0, 3.0], [2.0, 3.0, 5.0, 7.0, 11.0], width=0.75),
        case([0.0, 1.0, 1.0, 2.0], [3.0, -7.0, 11.0, 5.0], width=1.0),
        case([0.0, 100.0], [3.0, -7.0], width=1.5),
        case([0.0, 100.0, 200.0], [3.0, -7.0, 11.0], width=1.5),
        case([0.0, 1.0, 200.0, 201.0], [3.0, -7.0, 11.0, 5.0], width=1.5),
        case([0.0, 1.0, 2.5, 200.0], [3.0, -7.0, 11.0, 5.0], width=1.5),
    ),
    solution="""
def leave_one_out(key, value, width):
    scores = -((key[:, None] - key) ** 2) / (2 * width**2)
    np.fill_diagonal(scores, -np.inf)
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised @ value / raised.sum(axis=1)
""",
)


# lookup_or: A table that can say "none of these".
_SMALL = normal(7, (3, 2), (5, 2), (5, 2), (2,))
_FAR = ([[2000.0, 0.0], [0.0, 1.0]], [[1.0, 0.0], [1.5, 2.0], [0.5, 1.0]])
_VALUES = [[3.0], [7.0], [2.0]]

LOOKUP_OR = FunctionExercise.told(
    """
    default-added: The default is added to the answer, so it has a weight of its own on top of the others.
      ? If default and all values are 5, what should the answer be?
    either-or: The default is given all or nothing: by an if, where the best score stays below the threshold. That is a
        hard lookup of the default.
      ? What should the answer be when the best score equals the threshold?
    threshold-as-filter: Keys whose score is below the threshold are dropped. The further row only competes with the
        others; it forbids none.
      ? What weight should a key get whose score is a little below the threshold?
    default-forgotten: The further row takes its weight, but its value is missing from the sum. That is an average only
        if the default is zero.
      ? If default and all values are 5, what should the answer be?
    threshold-not-raised: The threshold itself is counted among the exponentials. It is a score: the exponential is
        still to come.
      ? Can a negative threshold be used with your function?
    zero-score: The further row has the score 0, whatever the threshold: a key of zeros, say.
      ? Where does your code use the threshold?
    threshold-as-key: The further row got a key, so its score depends on the query.
      ? The score is to be the same for every query. At which step can you put it in?
    threshold-subtracted: The threshold is subtracted from all scores alike. Softmax does not see that.
      ? Softmax sees differences of scores. Which difference should the threshold be in?
    half-and-half: The default gets one half whatever the scores.
      ? How much should the default get when a key fits very well?
    not-normalised: The exponentials are not divided by their sum.
      ? If default and all values are 5, what should the answer be?
    wrong-axis: The weights sum to one over the queries, not over the rows of the table.
      ? Each query divides its attention among the rows. Which axis holds them?

    - Nothing about softmax or average changes. The scores get one more column, the values one more row.
    - np.full((n_queries, 1), threshold) is such a column; np.vstack puts default below value.
    - Find the largest score of each row after the column has been added.
    """,
    default_added=(
        {", column]": "]", "np.vstack([value, default])": "value + default"},
        {", column]": "]", "np.vstack([value, default])": "value + np.exp(threshold) * default"},
    ),
    either_or={
        ", column]": "]",
        "weights @ np.vstack([value, default])": "np.where(scores.max(axis=1, keepdims=True) < threshold, default, weights @ value)",
    },
    threshold_as_filter=(
        {
            ", column]": "]",
            "raised / raised.sum(axis=1, keepdims=True)": "softmax(scores, mask=scores >= threshold)",
            "np.vstack([value, default])": "value",
        },
        {
            ", column]": "]",
            "raised / raised.sum(axis=1, keepdims=True)": "softmax(scores, mask=scores >= threshold)",
            "weights @ np.vstack([value, default])": "np.where(weights.any(axis=1, keepdims=True), weights @ value, default)",
        },
    ),
    default_forgotten={"[value, default]": "[value, 0 * default]"},
    threshold_not_raised={
        "np.exp(scores - scores.max(axis=1, keepdims=True))": "np.hstack([np.exp(query @ key.T), column])"
    },
    zero_score={"1), threshold": "1), 0.0"},
    threshold_as_key=(
        {"np.full((len(query), 1), threshold)": "threshold * query.sum(axis=1, keepdims=True)"},
        {"np.full((len(query), 1), threshold)": "(query @ default)[:, None]"},
    ),
    threshold_subtracted={", column]": "]", "np.vstack([value, default])": "value"},
    half_and_half={
        ", column]": "]",
        "weights @ np.vstack([value, default])": "(weights @ value + default) / 2",
    },
    not_normalised=(
        {"raised / raised.sum(axis=1, keepdims=True)": "np.exp(scores)"},
        {" / raised.sum(axis=1, keepdims=True)": ""},
    ),
    wrong_axis={"raised / raised.sum(axis=1, keepdims=True)": "softmax(scores, axis=0)"},
    one_maximum_for_all=one_maximum("raised / raised.sum(axis=1, keepdims=True)"),
    wrong_shift=wrong_shift("raised / raised.sum(axis=1, keepdims=True)"),
    zero_by_zero_hidden=tiny_number("raised / raised.sum(axis=1, keepdims=True)"),
    overflow=overflow("raised / raised.sum(axis=1, keepdims=True)"),
    returns=("output",),
    cases=(
        case([[1.0, 0.0]], [[2.0, 0.0], [0.0, 1.0]], [[10.0], [5.0]], [2.0], 1.0),
        case([[1.0, 0.0], [0.0, -2.0]], [[1.0, 1.0], [0.0, 1.0]], [[10.0], [5.0]], [0.0], 0.5),
        case(*_SMALL, 1.5),
        case(*_SMALL, -1.0),
        case([[2000.0]], [[0.5], [1.0], [3.0], [0.7]], [*_VALUES, [1.0]], [4.0], 0.0),
        case(*_FAR, _VALUES, [5.0], 1.0),
        case(*_FAR, _VALUES, [5.0], 3500.0),
        case([[1.0], [2.0]], [[-2000.0], [-2001.0], [-2003.0]], _VALUES, [5.0], -2001.0),
        case([[1.0], [2.0]], [[-2000.0], [-2001.0], [-2003.0]], _VALUES, [5.0], 0.0),
    ),
    solution="""
def lookup_or(query, key, value, default, threshold):
    column = np.full((len(query), 1), threshold)
    scores = np.hstack([query @ key.T, column])
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    weights = raised / raised.sum(axis=1, keepdims=True)
    return weights @ np.vstack([value, default])
""",
)
