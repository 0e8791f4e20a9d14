"""Exercises of chapter 03, similarity."""

from typing import Any

import numpy as np

from attnlib.exercises import _softmaxes
from attnlib.exercises._declare import (
    Array,
    Case,
    Function,
    FunctionExercise,
    ValueExercise,
    case,
    described,
    normal,
    sampled,
)
from attnlib.similarity import similarity_attention

# blend: Self-attention by plain dot products.
BLEND = FunctionExercise.told(
    """
    output-only: The output is right, but the weights are not returned.
      ? Return two things, the output first.
    results-swapped: The weights come first and the output second.
      ? Read the order in the task: (output, weights).
    scores-returned: The scores are returned where the weights should be.
      ? What should each row of the second result sum to?
    no-softmax: The scores themselves weigh the vectors; they may be negative and sum to anything.
      ? Which step turns scores into weights that sum to one?
    not-normalised: The exponentials are not divided by their sum, so the output is no average.
      ? What should each row of the weights sum to?
    wrong-axis: The columns of the weights sum to one, not the rows. The scores are symmetric, so these are the right
        weights, transposed.
      ? The weights are not symmetric, though the scores are. Which axis holds the keys?
    whole-array: The weights of all words together sum to one.
      ? Should a word get less because another one attended too?
    transposed-average: The weights are right, but the average uses their columns.
      ? Row i of the output is made with row i of the weights. Is there a transpose too many?
    axes-compared: The coordinates are compared with each other, x.T @ x, not the words.
      ? How many rows and columns must the weights have, with n words in d dimensions?
    self-left-out: No word may look at itself. That is sometimes done, but it is another blender.
      ? What is the score of a word with itself, and does the task leave it out?
    cosine: The scores are cosines: the lengths of the vectors are divided out.
      ? Does a longer vector get more attention with your scores?
    scaled: The scores are divided by the square root of d. That is chapter 05; here they are plain.
      ? Is there a division between the dot product and the softmax?
    hard-lookup: The best match takes everything (argmax).
      ? What should the second best contribute?
    plain-mean: All words weigh the same for all words.
      ? Where does your code compare two words?
    """,
    output_only={"@ x, weights": "@ x"},
    results_swapped="weights, weights @ x",
    scores_returned={"@ x, weights": "@ x, scores"},
    no_softmax={"softmax": ""},
    not_normalised={"softmax": "np.exp"},
    wrong_axis={"softmax(scores)": "softmax(scores, axis=0)"},
    whole_array={"softmax(scores)": "softmax(scores.ravel()).reshape(scores.shape)"},
    transposed_average={"weights @ x": "weights.T @ x"},
    axes_compared={"x @ x.T": "x.T @ x"},
    self_left_out={"softmax(scores": "softmax(scores, mask=~np.eye(len(x), dtype=bool)"},
    cosine={"x.T": "x.T / np.linalg.norm(x, axis=1) / np.linalg.norm(x, axis=1)[:, None]"},
    scaled={"x.T": "x.T / np.sqrt(x.shape[1])"},
    hard_lookup={"softmax(scores)": "np.eye(len(x))[scores.argmax(axis=1)]"},
    plain_mean={"softmax(scores)": "np.full(scores.shape, 1 / len(x))"},
    one_maximum_for_all=_softmaxes.one_maximum(),
    wrong_shift=_softmaxes.wrong_shift(),
    overflow=_softmaxes.overflow(),
    returns=("output", "weights"),
    reference="""
def blend(x):
    scores = x @ x.T
    weights = softmax(scores)
    return weights @ x, weights
""",
    cases=(
        case([[1.0, 0.0], [0.0, 1.5]]),
        case([[1.0, 2.0, 0.5], [-1.0, 0.5, 1.0]]),
        sampled(1, (3, 3)),
        sampled(2, (5, 2)),
        sampled(12, (3, 7)),
        case([[50.0, 0.0], [50.0625, 0.0]]),
        case([[50.0, 0.0], [0.0, 50.0]]),
        case([[0.1, 0.2], [50.0, 0.0], [30.0, 30.0]]),
        case([[50.0, 0.0], [0.0, 0.5]]),
    ),
)


# best_attraction: How far any number of words can all point at one more.
def _random(seed: int, n: int, d: int) -> Case:
    (x,) = normal(seed, (n, d))
    x = x / np.linalg.norm(x, axis=1, keepdims=True)
    return case(x @ x.T)


BEST_ATTRACTION = FunctionExercise.told(
    """
    two-words-only: This is the formula for hot and cold. It looks at one pair, or at the mean pair, and here are n
        words.
      ? The attraction is a dot product with a sum of vectors. How long is the sum of n words?
    half-kept: The length of the sum is halved, as for two words. Here are n of them.
      ? Over how many cosines does the mean run?
    sum-instead-of-mean: This is the length of the sum of all words: the sum of the cosines, not their mean.
      ? Where all words coincide, what should come out?
    divided-under-the-root: The number of words divides the squared length. It should divide the length.
      ? Where all words coincide, what should come out?
    root-missing: This is the mean of all the cosines: the square of the length of the mean word.
      ? What is the dot product of a vector with itself, and what is its length?
    on-one-of-them: Here the further vector lies on one of the words. There is a better place.
      ? By symmetry, where between hot and cold should temperature lie?
    diagonal-dropped: Each word's cosine with itself is left out. It belongs to the squared length of the sum.
      ? Write out (a + b) · (a + b). How many terms are there?
    largest-eigenvalue: This vector is the best for the mean of the squares of the cosines. Then a word that points away
        counts as much as one that points towards it.
      ? With opposite words, which cosines have a large square, and what is their mean?
    no-conflict: All words are taken to reach the further one, whatever the angles between them.
      ? If two words point in opposite directions, can one arrow lie on both?
    no-chance: All words are taken to miss the further one, whatever the angles between them.
      ? If all words coincide, where would you put one more?
    """,
    two_words_only=(
        lambda cosines: np.sqrt((1 + cosines) / 2),
        lambda cosines: np.sqrt((1 + cosines[0, 1]) / 2),
        lambda cosines: np.sqrt((1 + cosines[~np.eye(len(cosines), dtype=bool)].mean()) / 2),
    ),
    half_kept=lambda cosines: np.sqrt(cosines.sum()) / 2,
    sum_instead_of_mean=lambda cosines: np.sqrt(cosines.sum()),
    divided_under_the_root=lambda cosines: np.sqrt(cosines.sum() / len(cosines)),
    root_missing=lambda cosines: cosines.mean(),
    on_one_of_them=(lambda cosines: cosines.mean(axis=1).max(), lambda cosines: cosines[0].mean()),
    diagonal_dropped=lambda c: np.sqrt(max(0.0, c.sum() - len(c))) / len(c),
    largest_eigenvalue=lambda cosines: np.sqrt(np.linalg.eigvalsh(cosines)[-1] / len(cosines)),
    no_conflict=lambda cosines: 1.0,
    no_chance=lambda cosines: 0.0,
    returns=("attraction",),
    reference=lambda cosines: float(np.sqrt(cosines.sum()) / len(cosines)),
    cases=(
        case([[1.0, 0.0], [0.0, 1.0]]),
        case([[1.0, -1.0], [-1.0, 1.0]]),
        case([[1.0, 0.28], [0.28, 1.0]]),
        case(np.eye(3)),
        case([[1.0, -0.5, -0.5], [-0.5, 1.0, -0.5], [-0.5, -0.5, 1.0]]),
        case([[1.0, 0.6, 0.0], [0.6, 1.0, 0.0], [0.0, 0.0, 1.0]]),
        case([[1.0]]),
        _random(1, 5, 3),
        _random(2, 7, 2),
    ),
)


# uneven_pair: Two vectors with one score and two very different weights.
_WANTED = (0.9, 0.05)  # it to ball, ball to it


def _weights(pair: Array) -> tuple[float, float]:
    weights: Any = similarity_attention(pair).weights
    return float(weights[0, 1]), float(weights[1, 0])


def _accepts(pair: Array) -> bool:
    return bool(np.allclose(_weights(pair), _WANTED, rtol=0, atol=0.01))


def _describe(pair: Array) -> str:
    it_to_ball, ball_to_it = _weights(pair)
    return (
        f"The score is {pair[0] @ pair[1]:.3f} both ways. It gives ball {it_to_ball:.3f} of its weight, "
        f"ball gives it {ball_to_it:.3f}."
    )


UNEVEN_PAIR = ValueExercise.told(
    """
    gives-the-weights: These are rows of weights. The vectors that lead to them are asked for.
      ? Weights come out of a softmax of dot products. Go backwards.
    roles-swapped: It is the other way round: ball looks at it. The first row is it.
      ? Which of the two vectors must be the longer one?
    zero-vector: A vector of length zero has the score 0 with everything and looks everywhere alike.
      ? Give it a direction, even a short arrow has one.
    perpendicular: The two are perpendicular, so their score is 0 and their own squares win.
      ? What angle makes their score as large as it can be?
    opposite: The two point away from each other: the score is negative, so each prefers itself.
      ? What angle makes their score as large as it can be?
    equally-long: The two are equally long, so both weights are the same. Equal lengths make similarity mutual.
      ? The score is shared. What differs between the two rows is the score with oneself.
    self-absorbed: Each word gives itself the most: both squares are larger than the shared score.
      ? The score must lie between the two squares. Which of them do you have to shrink?
    ball-too-long: It gives ball about what it should, and ball gives it too little: ball's square is too far above the
        shared score. So it is with the pair of the chapter's two tables, or with any short and very long arrow.
      ? Each weight fixes a difference of two scores. Which lengths do the two differences ask for?
    uneven-by-guess: The right direction, but not these weights. A weight of 0.9 against 0.1 is a lead of ln 9 in the
        scores, one of 0.95 against 0.05 a lead of ln 19.
      ? Choose a length for it. The first lead then gives the shared score, the second one ball.
    """,
    gives_the_weights=lambda pair: (pair >= 0).all() and np.allclose(pair.sum(axis=1), 1),
    roles_swapped=lambda pair: _accepts(pair[::-1]),
    zero_vector=lambda pair: np.linalg.norm(pair, axis=1).min() < 1e-9,
    perpendicular=lambda pair: abs(pair[0] @ pair[1]) < 1e-9,
    opposite=lambda pair: pair[0] @ pair[1] < 0,
    equally_long=lambda pair: np.ptp(np.linalg.norm(pair, axis=1)) < 1e-3 * np.abs(pair).max(),
    self_absorbed=lambda pair: max(_weights(pair)) < 0.5,
    ball_too_long=lambda pair: _weights(pair)[0] >= 0.85 and _weights(pair)[1] < 0.04,
    uneven_by_guess=lambda pair: _weights(pair)[0] > 0.5 > _weights(pair)[1],
    shape=(2, 2),
    accepts=_accepts,
    describe=_describe,
    hint="Compare three numbers: the square of it, the shared score and the square of ball.",
    examples=([[3.0, 0.0], [3.732, 0.459]], [[0.0, 3.0], [-0.459, 3.732]]),
    wrong_examples={
        "gives-the-weights": [[0.2, 0.8], [0.8, 0.2]],
        "roles-swapped": [[3.732, 0.459], [3.0, 0.0]],
        "zero-vector": [[0.0, 0.0], [3.0, 0.0]],
        "perpendicular": [[0.5, 0.0], [0.0, 3.5]],
        "opposite": [[-0.5, 0.0], [3.5, 0.0]],
        "equally-long": [[3.0, 0.0], [3.0, 0.0]],
        "self-absorbed": [[1.0, 0.5], [-1.0, 3.0]],
        "ball-too-long": [[0.5, 0.0], [6.0, 0.0]],
        "uneven-by-guess": [[0.5, 0.0], [2.0, 0.0]],
    },
)


# cosines: Cosines of two sets of vectors, zeros among them.
COSINES = FunctionExercise.told(
    """
    guarded-apart: Each length has a smallest value, but the product of two smallest ones is rounded to 0, and 0 / 0 is
        NaN.
      ? What does tiny * tiny give? Divide each vector by its own length, before the product.
    unguarded: A vector of zeros has the length 0, and 0 / 0 is NaN.
      ? Which rows may you divide, and what should the others be?
    nan-replaced-by-one: The cosine with a vector of zeros is 1 here. The task says 0.
      ? Does a vector without a direction point the same way as another?
    guard-too-large: The smallest length, or what is added to the lengths, is larger than short vectors are, and makes
        their cosines small.
      ? Which number changes no length of 1e-6 and still is not 0?
    by-columns: The columns have length 1, not the rows.
      ? Which axis of a set of vectors holds the coordinates of one vector?
    one-side: Only the lengths of the queries are divided out.
      ? What is the largest value that a cosine can have, and what is yours?
    dots: These are dot products: no length is divided out.
      ? What happens to your result if a vector becomes twice as long?
    distances: These are one minus the cosines: small where the vectors are alike.
      ? What is the cosine of a vector with itself?
    """,
    guarded_apart="query @ key.T / (q * k.T)",
    unguarded={
        "np.finfo(float).tiny": "0",
        "(query / q) @ (key / k).T": "query @ key.T / (q * k.T)",
    },
    nan_replaced_by_one={
        "np.finfo(float).tiny": "0",
        "(query / q) @ (key / k).T": "np.nan_to_num(query @ key.T / (q * k.T), nan=1.0)",
    },
    guard_too_large=(
        {"np.finfo(float).tiny": "1e-3", "(query / q) @ (key / k).T": "query @ key.T / (q * k.T)"},
        {
            "np.finfo(float).tiny": "0",
            "(query / q) @ (key / k).T": "query @ key.T / ((q + 1e-3) * (k.T + 1e-3))",
        },
    ),
    by_columns={"norm(query, axis=1": "norm(query, axis=0", "norm(key, axis=1": "norm(key, axis=0"},
    one_side={"(key / k)": "key"},
    dots="query @ key.T",
    distances={"return ": "return 1 - "},
    returns=("cosines",),
    reference="""
def cosines(query, key):
    tiny = np.finfo(float).tiny
    q = np.maximum(np.linalg.norm(query, axis=1, keepdims=True), tiny)
    k = np.maximum(np.linalg.norm(key, axis=1, keepdims=True), tiny)
    return (query / q) @ (key / k).T
""",
    cases=(
        case([[3.0, 4.0]], [[1.0, 0.0], [0.0, 2.0]]),
        sampled(1, (2, 3), (5, 3)),
        sampled(2, (7, 2), (3, 2)),
        case([[3e-6, 4e-6]], [[1e-6, 0.0], [0.0, 2.0]]),
        case([[0.0, 0.0], [1.0, 1.0]], [[2.0, 0.0]]),
        case([[0.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [2.0, 0.0], [0.0, -1.0]]),
    ),
)


# compares_correctly: A test of cosines.
def works_pair_by_pair(query: Array, key: Array) -> Any:
    """Compute cosines in a loop."""
    found = np.zeros((len(query), len(key)))
    for i, q in enumerate(query):
        for j, k in enumerate(key):
            if q.any() and k.any():
                found[i, j] = (q / np.linalg.norm(q)) @ (k / np.linalg.norm(k))
    return found


def _lengths(x: Array) -> Any:
    return np.where(x.any(axis=1), np.linalg.norm(x, axis=1), 1)


def _agrees(query: Any, key: Any) -> Function:
    """Return a test that compares on these vectors alone."""

    def test(cosine: Function) -> bool:
        found = np.asarray(cosine(np.array(query), np.array(key)))
        return bool(
            np.allclose(found, COSINES.reference(np.array(query), np.array(key)), atol=1e-9)
        )

    return test


def _both(*tests: Function) -> Function:
    return lambda cosine: all(test(cosine) for test in tests)


_usual = _agrees([[1.0, 2.0], [-1.0, 0.5]], [[5.0, 1.0], [2.0, 2.0], [0.5, -3.0]])
_short = _agrees([[3e-6, 4e-6]], [[5e-6, 0.0], [1.0, 1.0]])
_one_zero = _agrees([[0.0, 0.0]], [[5.0, 0.0]])
_two_zeros = _agrees([[0.0, 0.0]], [[0.0, 0.0]])
compares_correctly = _both(_usual, _short, _one_zero, _two_zeros)


def _bounded(cosine: Function) -> bool:
    found = np.asarray(
        cosine(np.array([[1.0, 2.0], [3e-6, 0.0]]), np.array([[5.0, 1.0], [1.0, 2.0]]))
    )
    return bool((abs(found) <= 1).all())


COMPARES_CORRECTLY = FunctionExercise.told(
    """
    passes-everything: The test passes every function, the wrong ones too.
      ? What does buggy give for vectors whose cosine you know?
    refuses-everything: The test refuses every function, the right ones too.
      ? Did you compare numbers that are rounded with ==, or NaN with anything?
    verdicts-swapped: The verdicts are the wrong way round: True means that the function is right.
      ? Put a not before it.
    only-usual-vectors: Zeros and short vectors are not tried.
      ? Which inputs does the text name?
    no-zeros: Short vectors are tried, and zeros are not.
      ? What is 0 divided by 0?
    one-zero-vector: A vector of zeros meets another vector, and no second vector of zeros. Then the guard works, and
        the bug passes.
      ? By what does buggy divide if both lengths are 0?
    zeros-but-not-short: Zeros are tried, and short vectors are not: a guard that is too large passes.
      ? What does the cosine of (3e-6, 4e-6) and (1, 0) have to be?
    bounds-only: The test asks whether the cosines lie between -1 and 1. Wrong ones do, too.
      ? Compare with numbers that you know.
    """,
    passes_everything=lambda cosine: True,
    refuses_everything=lambda cosine: False,
    verdicts_swapped=lambda cosine: not compares_correctly(cosine),
    only_usual_vectors=_agrees([[3.0, 4.0]], [[5.0, 1.0], [2.0, 2.0]]),
    no_zeros=_both(_usual, _short),
    one_zero_vector=_both(_usual, _short, _one_zero),
    zeros_but_not_short=_both(
        _agrees([[3000.0, 4000.0], [1000.0, 1000.0]], [[5000.0, 1000.0]]), _two_zeros
    ),
    bounds_only=_bounded,
    returns=("verdict",),
    reference=compares_correctly,
    cases=(
        described("Compute cosines of unit vectors.", COSINES.reference),
        case(works_pair_by_pair),
        described(
            "Compute cosines with 1 for a length of 0.",
            lambda query, key: query @ key.T / _lengths(query)[:, None] / _lengths(key),
        ),
        described("Divide by 0.", COSINES.wrong("unguarded")),
        described("Divide by a product that underflows: the bug.", COSINES.wrong("guarded-apart")),
        described("Guard with a number that short vectors feel.", COSINES.wrong("guard-too-large")),
        described("Take the wrong axis.", COSINES.wrong("by-columns")),
        described("Forget the keys.", COSINES.wrong("one-side")),
        described("Subtract from 1.", COSINES.wrong("distances")),
    ),
)
