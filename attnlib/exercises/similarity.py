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
    combines,
    known,
    normal,
    sampled,
)
from attnlib.exercises._softmaxes import share
from attnlib.lookup import softmax
from attnlib.similarity import similarity_attention

# blend: Self-attention by plain dot products.


def blend(x: Array) -> Any:
    """Let each row look at all rows by dot products."""
    return similarity_attention(x)


def _dot(x: Array) -> Array:
    return x @ x.T


@combines
def _blend_with(
    weigh: Function = softmax,
    scores: Function = _dot,
    average: Function = lambda weights, x: weights @ x,
) -> Function:
    """Build a blender with one of its three steps exchanged."""

    def blend(x: Array) -> Any:
        weights = weigh(scores(x))
        return average(weights, x), weights

    return blend


def _axes_compared(x: Array) -> Any:
    weights = softmax(x.T @ x)
    return x @ weights, weights


def _without_self(scores: Array) -> Array:
    return np.where(np.eye(len(scores), dtype=bool), -np.inf, scores)


def _cosine(x: Array) -> Any:
    unit = x / np.linalg.norm(x, axis=-1, keepdims=True)
    return unit @ unit.T


BLEND = FunctionExercise(
    task=(
        "Write blend(x) for vectors x (n, d), each of them query, key and value at once. The "
        "scores are dot products, the weights their softmax over the keys, self included. "
        "Return (output, weights). It must survive vectors of length 50."
    ),
    returns=("output", "weights"),
    reference=blend,
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
    misconceptions=known(
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
        wrong-axis: The columns of the weights sum to one, not the rows. The scores are symmetric, so these are the
            right weights, transposed.
          ? The weights are not symmetric, though the scores are. Which axis holds the keys?
        whole-array: The weights of all words together sum to one.
          ? Should a word get less because another one looked too?
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
        output_only=lambda x: blend(x).output,
        results_swapped=lambda x: tuple(blend(x))[::-1],
        scores_returned=lambda x: (blend(x).output, _dot(x)),
        no_softmax=_blend_with(weigh=lambda scores: scores),
        not_normalised=_blend_with(weigh=np.exp),
        wrong_axis=_blend_with(weigh=lambda scores: softmax(scores, axis=0)),
        whole_array=_blend_with(weigh=_softmaxes.over_all),
        transposed_average=_blend_with(average=lambda weights, x: weights.T @ x),
        axes_compared=(_axes_compared, _blend_with(scores=lambda x: x.T @ x)),
        self_left_out=_blend_with(scores=lambda x: _without_self(_dot(x))),
        cosine=_blend_with(scores=_cosine),
        scaled=_blend_with(scores=lambda x: _dot(x) / np.sqrt(x.shape[-1])),
        hard_lookup=_blend_with(weigh=_softmaxes.one_hot),
        plain_mean=_blend_with(weigh=_softmaxes.equal),
        one_maximum_for_all=_softmaxes.one_maximum(_blend_with),
        wrong_shift=_softmaxes.wrong_shift(_blend_with),
        overflow=_softmaxes.overflow(_blend_with),
    ),
)


# best_attraction: How far any number of words can all point at one more.


def best_attraction(cosines: Array) -> float:
    """Return the length of the words' mean: the largest mean cosine with one more vector."""
    return float(np.sqrt(cosines.sum()) / len(cosines))


def _random(seed: int, n: int, d: int) -> Case:
    (x,) = normal(seed, (n, d))
    x = x / np.linalg.norm(x, axis=1, keepdims=True)
    return case(x @ x.T)


def _pairs(cosines: Array) -> Array:
    return cosines[~np.eye(len(cosines), dtype=bool)]


BEST_ATTRACTION = FunctionExercise(
    task=(
        "Of n words, each of length one, only the cosines (n, n) are known. Write "
        "best_attraction(cosines): the largest mean of the n cosines that these words can have "
        "with one more vector, whichever that is."
    ),
    returns=("attraction",),
    reference=best_attraction,
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
    misconceptions=known(
        """
        two-words-only: This is the formula for hot and cold. It looks at one pair, or at the mean pair, and here
            are n words.
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
        largest-eigenvalue: This vector is the best for the mean of the squares of the cosines. Then a word that
            points away counts as much as one that points towards it.
          ? With opposite words, which cosines have a large square, and what is their mean?
        no-conflict: All words are taken to reach the further one, whatever the angles between them.
          ? If two words point in opposite directions, can one arrow lie on both?
        no-chance: All words are taken to miss the further one, whatever the angles between them.
          ? If all words coincide, where would you put one more?
        """,
        two_words_only=(
            lambda cosines: np.sqrt((1 + cosines) / 2),
            lambda cosines: np.sqrt((1 + cosines[0, 1]) / 2),
            lambda cosines: np.sqrt((1 + cosines[0, -1]) / 2),
            lambda cosines: np.sqrt((1 + _pairs(cosines).mean()) / 2),
            lambda cosines: np.sqrt((1 + cosines.min()) / 2),
        ),
        half_kept=lambda cosines: np.sqrt(cosines.sum()) / 2,
        sum_instead_of_mean=lambda cosines: np.sqrt(cosines.sum()),
        divided_under_the_root=lambda cosines: np.sqrt(cosines.sum() / len(cosines)),
        root_missing=lambda cosines: cosines.mean(),
        on_one_of_them=(
            lambda cosines: cosines.mean(axis=1).max(),
            lambda cosines: cosines[0].mean(),
        ),
        diagonal_dropped=lambda cosines: (
            np.sqrt(max(0.0, cosines.sum() - len(cosines))) / len(cosines)
        ),
        largest_eigenvalue=lambda cosines: np.sqrt(np.linalg.eigvalsh(cosines)[-1] / len(cosines)),
        no_conflict=lambda cosines: 1.0,
        no_chance=lambda cosines: 0.0,
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


UNEVEN_PAIR = ValueExercise(
    task=(
        "Two words, it and ball, look at each other and at themselves by plain dot products. "
        "Choose their vectors in a plane, [[x, y], [x, y]], so that it gives ball 0.90 of its "
        "weight and ball gives it 0.05, each to within 0.01."
    ),
    shape=(2, 2),
    accepts=_accepts,
    describe=_describe,
    misconceptions=known(
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
        ball-too-long: It gives ball about what it should, and ball gives it too little: ball's square is too far
            above the shared score. So it is with the pair of the chapter's two tables, or with any short and very
            long arrow.
          ? Each weight fixes a difference of two scores. Which lengths do the two differences ask for?
        uneven-by-guess: The right direction, but not these weights. A weight of 0.9 against 0.1 is a lead of ln 9
            in the scores, one of 0.95 against 0.05 a lead of ln 19.
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
    ),
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


# balance: The shares that make a lopsided attention matrix balance.


def _products(seed: int, n: int, d: int) -> Case:
    (x,) = normal(seed, (n, d))
    return case((x @ x.T).round(2))


def _shifted(by: Function) -> Function:
    return lambda scores: share(np.exp(scores - by(scores)).sum(axis=-1))


def _tiny(scores: Array) -> Any:
    sums = np.exp(scores).sum(axis=-1)
    return sums / (sums.sum() + 1e-9)


def _log_sums(scores: Array) -> Any:
    top = scores.max(axis=-1)
    return np.log(np.exp(scores - top[:, None]).sum(axis=-1)) + top


def balance(scores: Array) -> Any:
    """Return each row's sum of exponentials as a share of them all."""
    return softmax(_log_sums(scores))


BALANCE = FunctionExercise(
    task=(
        "Write balance(scores) for symmetric scores (n, n). Its weights w are the softmax of "
        "each row. Return positive shares p (n,), with sum one, for which p[i] * w[i, j] equals "
        "p[j] * w[j, i] for all i and j. It must survive scores in the hundreds and thousands."
    ),
    returns=("shares",),
    reference=balance,
    cases=(
        case([[0.0, 0.0], [0.0, 2.0]]),
        case([[1.0, 0.5, -1.0], [0.5, 2.0, 0.0], [-1.0, 0.0, 0.25]]),
        _products(1, 5, 2),
        _products(2, 7, 3),
        case([[900.0, 899.0], [899.0, 901.0]]),
        case([[-900.0, -901.0], [-901.0, -900.0]]),
        case([[5.0, 880.0, 2000.0], [880.0, 901.0, 2.0], [2000.0, 2.0, 1999.0]]),
    ),
    misconceptions=known(
        """
        inverted: The shares are upside down: a row with a large sum needs a large share, because its weights have
            been divided by much.
          ? If p[i] w[i, j] = p[j] w[j, i] and w[i, j] is the small one, which p is larger?
        not-normalised: The proportions are right, but the shares do not sum to one.
          ? Divide by the sum.
        uniform: All shares are the same. That would need symmetric weights, and only the scores are.
          ? Compare w[0, 1] and w[1, 0] in an example.
        own-score-only: Only each word's score with itself is used.
          ? What is a weight divided by? All scores of the row are in it.
        attention-received: This is the mean attention that each word receives, one step of blending from equal
            shares. It balances nothing yet.
          ? Write w[i, j] as e to the score over a sum. What cancels in p[i] w[i, j]?
        sum-of-scores: The scores of each row are added before the exponential.
          ? The denominator of a softmax is a sum of exponentials, not the exponential of a sum.
        logarithms: The logarithms of the sums are shared out, not the sums.
          ? Do your shares grow as fast as the denominators of the weights?
        best-score-only: Only the largest score of each row is used.
          ? What is a weight divided by? All scores of the row are in it.
        rows-of-weights: These are the weights, a matrix. One share a word is asked for.
          ? How many numbers has p?
        shifted-row-by-row: From each row its own largest score is subtracted. That is right for weights, but here
            the rows are compared with each other.
          ? By which factor does each row's sum shrink, and is it the same for all rows?
        wrong-shift: What is subtracted is not the largest of all scores but their mean, say, or the first. A score
            far above that still overflows.
          ? Which number keeps every exponent at or below zero, whatever the scores are?
        zero-by-zero-hidden: A tiny number below the line, or a NaN that is replaced, hides the 0 / 0 of scores
            whose exponentials are all zero. The shares are then zero.
          ? Which number can you subtract from all scores so that one exponential is 1?
        overflow: Right for small scores, but the exponential of 900 is infinite and that of -900 is zero, so large
            ones give NaN.
          ? Shares do not change when the same number is subtracted from all scores.
        """,
        inverted=lambda scores: softmax(-_log_sums(scores)),
        not_normalised=lambda scores: np.exp(scores).sum(axis=-1),
        uniform=lambda scores: np.full(len(scores), 1 / len(scores)),
        own_score_only=(
            lambda scores: softmax(np.diag(scores)),
            lambda scores: share(np.diag(scores)),
        ),
        attention_received=lambda scores: softmax(scores).mean(axis=0),
        sum_of_scores=(
            lambda scores: softmax(scores.sum(axis=-1)),
            lambda scores: softmax(scores.mean(axis=-1)),
        ),
        logarithms=lambda scores: share(_log_sums(scores)),
        best_score_only=lambda scores: softmax(scores.max(axis=-1)),
        rows_of_weights=softmax,
        shifted_row_by_row=(
            _shifted(lambda scores: scores.max(-1, keepdims=True)),
            _shifted(lambda scores: scores.mean(-1, keepdims=True)),
        ),
        wrong_shift=(
            _shifted(lambda scores: scores.mean()),
            _shifted(lambda scores: scores[0, 0]),
            _shifted(lambda scores: scores.min()),
        ),
        zero_by_zero_hidden=(
            _tiny,
            lambda scores: np.nan_to_num(share(np.exp(scores).sum(axis=-1))),
        ),
        overflow=lambda scores: share(np.exp(scores).sum(axis=-1)),
    ),
)
