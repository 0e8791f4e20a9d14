"""Exercises of chapter 13, memory."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, FunctionExercise, case, described, normal
from attnlib.exercises._softmaxes import overflow, tiny_number, wrong_shift

# complete: A pattern with holes, completed by a memory.
_COMPLETE_P = normal(1, (5, 4))[0].tolist()
_HOLE = float("nan")

COMPLETE = FunctionExercise.told(
    """
    known-replaced: The known components are replaced by the average as well.
      ? Which components did the task say stay as they are?
    holes-only: Only what stood in the holes is returned. The whole state is asked for.
      ? Which shape should the result have?
    not-a-number: NaN is left: either the holes went into the dot product and made every score NaN, or they were not
        filled.
      ? Print the scores. If they are NaN: what is NaN times 3? If they are numbers, look at the line that fills.
    holes-count: The holes take part in the score, as if they held a number that is not 0.
      ? A component that is unknown should favour no pattern. With which factor does it not?
    beta-forgotten: Beta plays no part.
      ? Where does beta stand in the update?
    beta-divides: The scores are divided by beta. That is what a temperature does.
      ? Should a large beta make the weights sharper or flatter?
    best-alone: The holes are filled from the best pattern alone. That is the limit of a large beta.
      ? Which function turns scores into weights that all take part?
    not-normalised: The weights do not sum to one.
      ? If all patterns hold 5 in a hole, what should be filled in?
    plain-mean: The holes are filled with the plain mean of the patterns, whatever is known.
      ? Where does your code compare the state with the patterns?

    - np.isnan(state) tells the holes. Known components alone take part in the dot product.
    - patterns[:, known] @ state[known] is one score for each pattern.
    - Average all components with the weights; then np.where chooses between average and state.
    """,
    known_replaced="average",
    holes_only="average[~known]",
    not_a_number={"[:, known]": "", "state[known]": "state"},
    holes_count=(
        {"[:, known]": "", "state[known]": "np.where(known, state, 1.0)"},
        {"[:, known]": "", "state[known]": "np.where(known, state, np.nanmean(state))"},
    ),
    beta_forgotten={"beta * ": ""},
    beta_divides={"beta * ": "1 / beta * "},
    best_alone={"raised / raised.sum() @ patterns": "patterns[scores.argmax()]"},
    not_normalised=(
        {"scores - scores.max()": "scores", " / raised.sum()": ""},
        {"raised / raised.sum()": "scores"},
        {"raised / raised.sum()": "scores / scores.sum()"},
    ),
    plain_mean={"raised / raised.sum() @ patterns": "patterns.mean(axis=0)"},
    returns=("state",),
    cases=(
        case([[1.0, 0.0, 10.0], [0.0, 1.0, 5.0]], [1.0, 0.0, _HOLE], 1.0),
        case(_COMPLETE_P, [0.5, -1.0, _HOLE, 0.25], 2.0),
        case(_COMPLETE_P, [_HOLE, 1.5, _HOLE, -0.5], 0.5),
        case(_COMPLETE_P, [_HOLE, _HOLE, 2.0, _HOLE], 3.0),
    ),
    solution="""
def complete(patterns, state, beta):
    known = ~np.isnan(state)
    scores = beta * patterns[:, known] @ state[known]
    raised = np.exp(scores - scores.max())
    average = raised / raised.sum() @ patterns
    return np.where(known, state, average)
""",
)


# posterior: How probable each stored pattern is, given a noisy copy.
_POSTERIOR_P, _S = normal(3, (5, 3), (3,))

POSTERIOR = FunctionExercise.told(
    """
    dot-product: The scores are dot products. They prefer long patterns, and the density of normal noise does not.
      ? Write the square of the distance as three terms. Which of them is the same for all?
    half-forgotten: The factor one half is missing, so the noise is taken as smaller than it is.
      ? What is the exponent of the normal density?
    not-squared: The noise is a standard deviation; the exponent holds its square.
      ? Which of the two has the same unit as a squared distance?
    distance: The distance itself is in the exponent, not its square.
      ? What is the exponent of the normal density?
    sign-flipped: The farthest pattern gets the most.
      ? Should a large distance make a pattern more or less probable?
    noise-ignored: The noise plays no part.
      ? With hardly any noise, how sure can one be?
    mean-over-components: The squares are averaged over the components. Independent noises multiply their densities, so
        their exponents add up.
      ? Do more components make one surer or not?
    densities: These are the densities. They do not sum to one.
      ? What should the probabilities of all patterns sum to?
    most-probable-alone: The nearest pattern gets all.
      ? Is one ever quite sure?

    - By Bayes' rule the probability of a pattern is the density of the noisy copy, given the pattern, over the sum of
      all these densities.
    - The density is proportional to e to the power of minus the squared distance over twice the variance.
    - That is a softmax. Subtract the largest exponent before you raise e to them.
    """,
    dot_product=(
        {"-((patterns - noisy) ** 2).sum(axis=1) / (2 * noise**2)": "patterns @ noisy / noise**2"},
        {"-((patterns - noisy) ** 2).sum(axis=1) / (2 * noise**2)": "patterns @ noisy"},
    ),
    half_forgotten={"(2 * noise**2)": "noise**2"},
    not_squared=({"noise**2": "noise"}, {"(2 * noise**2)": "noise"}),
    distance=(
        {
            "-((patterns - noisy) ** 2).sum(axis=1) / (2 * noise**2)": "-np.linalg.norm(patterns - noisy, axis=1) / noise"
        },
        {
            "-((patterns - noisy) ** 2).sum(axis=1) / (2 * noise**2)": "-np.linalg.norm(patterns - noisy, axis=1)"
        },
    ),
    sign_flipped={"-((": "(("},
    noise_ignored=({"(2 * noise**2)": "2"}, {" / (2 * noise**2)": ""}),
    mean_over_components={"sum(axis=1)": "mean(axis=1)"},
    densities="np.exp(exponents)",
    most_probable_alone="np.eye(len(raised))[exponents.argmax()]",
    zero_by_zero_hidden=tiny_number("raised / raised.sum()", "exponents"),
    wrong_shift=wrong_shift("raised / raised.sum()", "exponents"),
    overflow=overflow("raised / raised.sum()", "exponents"),
    returns=("probabilities",),
    cases=(
        case([[1.0, 0.0], [0.0, 1.0]], [1.0, 0.5], 1.0),
        case([[2.0, 0.0], [0.0, 1.0], [0.5, 0.5]], [1.0, 0.5], 0.5),
        case(_POSTERIOR_P.tolist(), _S.tolist(), 1.5),
        case(_POSTERIOR_P.tolist(), _S.tolist(), 0.7),
        case([[100.0, 0.0], [0.0, 100.0], [99.5, 0.5]], [0.5, -1.0], 0.9),
        case([[60.0, 0.0], [0.0, 60.01]], [0.0, 0.0], 1.0),  # all far, and nearly alike
        case([[100.0, 0.0], [0.0, 0.0], [0.0, -1.0], [0.0, 100.0]], [0.0, 0.0], 1.0),
    ),
    solution="""
def posterior(patterns, noisy, noise):
    exponents = -((patterns - noisy) ** 2).sum(axis=1) / (2 * noise**2)
    raised = np.exp(exponents - exponents.max())
    return raised / raised.sum()
""",
)


# split_beta: The beta up to which the mean of all patterns is a minimum of the energy.
def _centred(seed: int, n: int, d: int) -> list[list[float]]:
    """Return patterns whose mean is zero, longer in some directions than in others."""
    half = normal(seed, (n, d))[0] * np.linspace(0.5, 1.5, d)
    return np.concatenate([half, -half]).tolist()


SPLIT_BETA = FunctionExercise.told(
    """
    eigenvalue-returned: This is the largest variance itself. Beta is one over it.
      ? If the patterns lie closer together, must beta rise or fall to tell them apart?
    smallest-variance: One over the smallest variance: the last direction in which the state would move away.
      ? A minimum must rise in every direction. In which one does it give way first?
    sum-not-mean: The products of the patterns are added up. At the state 0 each pattern has the weight 1 / n_patterns.
      ? What are the weights of softmax when all scores are 0?
    one-less: The sum is divided by n_patterns - 1, as for an estimate from a sample. The weights of softmax are 1 /
        n_patterns.
      ? By which number does np.cov divide, unless you say otherwise?
    all-directions-added: The variances of all directions are added up or averaged. One direction is enough to leave a
        minimum.
      ? Which number tells the curvature along a single direction?
    components-alone: These are the variances of single components. The direction of the largest variance may lie
        between them.
      ? What does the second derivative of the energy look like: a vector or a matrix?
    not-squared: This is a standard deviation, not a variance.
      ? The singular values of the patterns have to be squared.
    longest-pattern: This looks at the longest pattern alone.
      ? All patterns have the same weight at the state 0.

    - The gradient of the energy is the state minus its update. Differentiate it once more, at 0.
    - A small state s has the weights (1 + beta x_i . s) / n_patterns, so its update is nearly beta C s, with C the mean
      of the products x_i x_i^T.
    - The second derivative at 0 is the matrix I - beta C. Until when are all its eigenvalues above zero?
    """,
    eigenvalue_returned={"1 / np": "np"},
    smallest_variance={"[-1]": "[0]"},
    sum_not_mean={" / len(patterns)": ""},
    one_less={"len(patterns)": "(len(patterns) - 1)"},
    all_directions_added=({"[-1]": ".sum()"}, {"[-1]": ".mean()"}),
    components_alone={"linalg.eigvalsh(covariance)[-1]": "diag(covariance).max()"},
    not_squared=({"[-1]": "[-1] ** 0.5"}, {" / len(patterns)": "", "[-1]": "[-1] ** 0.5"}),
    longest_pattern={"np.linalg.eigvalsh(covariance)[-1]": "(patterns**2).sum(axis=1).max()"},
    returns=("beta",),
    cases=(
        case([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]]),
        case([[1.0, 1.0], [-1.0, -1.0], [0.5, -0.5], [-0.5, 0.5], [0.0, 0.0]]),
        case(_centred(2, 3, 3)),
        case(_centred(4, 7, 5)),
    ),
    solution="""
def split_beta(patterns):
    covariance = patterns.T @ patterns / len(patterns)
    return 1 / np.linalg.eigvalsh(covariance)[-1]
""",
)


# beta_for: How sharp a memory has to be, for so many patterns.
BETA_FOR = FunctionExercise.told(
    """
    all-patterns: The sum counts the best pattern among the others.
      ? How many patterns are there beside the best one?
    one-rival: There is more than one other pattern, and each takes its share.
      ? What is the sum of the other weights, if each is w?
    share-for-odds: This is the logarithm of the share. The others together get 1 - share.
      ? What is the ratio of the best weight to one of the others?
    odds-inverted: The ratio of the weights is upside down.
      ? Should a larger share ask for a larger or a smaller beta?
    temperature: This is one over beta: a temperature.
      ? To make the best weight larger, must your number rise or fall?
    gap-multiplied: The gap multiplies. With a larger gap a smaller beta does.
      ? If all dot products double, what happens to beta?
    logarithm-forgotten: The ratio of the weights itself is divided by the gap.
      ? Which function undoes the exponential?
    other-base: The logarithm has another base than e.
      ? Softmax raises e to the scores.

    - Call the weight of each other pattern w. Then share + (n_patterns - 1) w = 1.
    - The ratio share / w is e to the power of beta times gap.
    - Put w from the first line into the second and take the logarithm.
    """,
    all_patterns=({"n_patterns - 1": "n_patterns"}, {"n_patterns - 1": "n_patterns + 1"}),
    one_rival={"(n_patterns - 1) * ": ""},
    share_for_odds=({" / (1 - share)": ""}, {"* share / (1": "/ (1"}),
    odds_inverted=({"share / (1 - share)": "(1 - share) / share"}, {"return ": "return -"}),
    temperature="gap / np.log(ratio)",
    gap_multiplied={"/ gap": "* gap"},
    logarithm_forgotten={"np.log(ratio)": "ratio"},
    other_base=({"np.log": "np.log10"}, {"np.log": "np.log2"}),
    returns=("beta",),
    cases=(
        case(1.0, 2, 0.75),
        case(8.0, 100, 0.9),
        case(0.5, 11, 0.5),
        case(24.0, 4096, 0.99),
        case(3.0, 5, 0.3),
    ),
    solution="""
def beta_for(gap, n_patterns, share):
    ratio = (n_patterns - 1) * share / (1 - share)
    return np.log(ratio) / gap
""",
)


# recall_step: A step of the network of 1982, with two faults to find.
def _one_by_one(state: Array, patterns: Array) -> Any:
    moved = state.copy()
    for i in range(len(moved)):
        vote = (moved @ patterns.T @ patterns - len(patterns) * moved)[i]
        moved[i] = np.sign(vote) if vote else moved[i]
    return moved


_TWO = [[1.0, 1.0, 1.0, -1.0, -1.0, -1.0], [1.0, -1.0, 1.0, -1.0, 1.0, -1.0]]


# Eight components, so that votes divided by their number are exact and a tie is exactly 0.
_FOUR = [
    [1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0],
    [-1.0, -1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0],
    [1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0],
    [-1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0],
]

RECALL_STEP = FunctionExercise.told(
    """
    both-faults: Both faults are still there.
      ? Ask with two patterns that disagree about everything but one component.
    votes-for-itself: A component still votes for itself, and with many patterns it always wins.
      ? How large is the diagonal of the weights?
    zero-returned: Where the votes cancel, a component becomes 0. It has to be a sign.
      ? What is np.sign(0)?
    tie-is-plus: A tie becomes +1, whatever the sign was.
      ? What does the task say of a sum that is 0?
    tie-is-minus: A tie becomes -1, whatever the sign was.
      ? What does the task say of a sum that is 0?
    one-by-one: The components change one after another, and later ones see the earlier ones' new signs.
      ? The task asks for all components at once.
    votes-returned: These are the votes, not their signs.
      ? Which values can a component have?
    nearest-pattern: The nearest pattern is returned. This network keeps none; it may settle between them.
      ? Which numbers does the network keep?

    - One fault shows when there are many patterns: the state hardly ever changes.
    - Every pattern agrees with itself in each component, so the diagonal holds n_patterns / d.
    - The other fault is what np.sign makes of 0.
    """,
    both_faults={
        "    np.fill_diagonal(w, 0)\n": "",
        "np.where(votes == 0, state, np.sign(votes))": "np.sign(votes)",
    },
    votes_for_itself={"    np.fill_diagonal(w, 0)\n": ""},
    zero_returned="np.sign(votes)",
    tie_is_plus={"votes == 0, state, np.sign(votes)": "votes >= 0, 1.0, -1.0"},
    tie_is_minus={"votes == 0, state, np.sign(votes)": "votes > 0, 1.0, -1.0"},
    one_by_one=_one_by_one,
    votes_returned=("votes", "votes / len(state)"),
    nearest_pattern=lambda s, p: p[(p @ s).argmax()],
    returns=("state",),
    cases=(
        case([1.0, 1.0, -1.0, -1.0, -1.0, -1.0], _TWO),
        case([1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0], _FOUR),
        case([1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0], _FOUR),
        case([-1.0, 1.0, 1.0, 1.0], [[1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, -1.0]]),
        case([1.0, -1.0, -1.0, 1.0], [[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, -1.0]]),
    ),
    solution="""
def recall_step(state, patterns):
    w = patterns.T @ patterns  # not divided: the signs are the same, and a tie is exactly 0
    np.fill_diagonal(w, 0)
    votes = state @ w
    return np.where(votes == 0, state, np.sign(votes))
""",
)


# learns_on: A test of a memory that is given more.
def _pairs(patterns: Array) -> Any:
    return patterns.T @ patterns * (1 - np.eye(patterns.shape[1]))


def adds_one_by_one(w: Array, patterns: Array) -> Any:
    """Add one pattern after the other."""
    for pattern in patterns:
        w = w + np.outer(pattern, pattern)
    return w - np.diag(np.diag(w))


LEARNS_ON = FunctionExercise.told(
    """
    passes-everything: The test passes every function, the wrong ones too.
      ? What should the weights be after two calls with one pattern each? Work it out by hand.
    refuses-everything: The test refuses every function, the right ones too.
      ? What should the weights be after two calls with one pattern each? Work it out by hand.
    verdicts-swapped: The verdicts are the wrong way round: True means that the function is right.
      ? Put a not before it.
    one-call: The function is called once, from zero weights. Then the bug is right: there is nothing to forget.
      ? What does a memory that learns for the second time start from?
    diagonal-left-out: The diagonal is not compared. A component that votes for itself is not found.
      ? Which weights should be 0 after both calls?

    - Call it twice: train(train(w, a), b). All at once, the result should be the same as for a and b together.
    - Compare with the sum of np.outer(x, x) over all patterns, with a diagonal of 0.
    """,
    passes_everything=lambda train: True,
    refuses_everything=lambda train: False,
    verdicts_swapped={"return ": "return not "},
    one_call={
        "both = np.vstack([a, b])": "both = a",
        "train(train(np.zeros((3, 3)), a), b)": "train(np.zeros((3, 3)), a)",
    },
    diagonal_left_out={", b), want": ", b) * (1 - np.eye(3)), want"},
    returns=("verdict",),
    cases=(
        described("Add all pairs of signs.", lambda w, patterns: w + _pairs(patterns)),
        case(adds_one_by_one),
        described(
            "Put the new weights in the place of the old ones: the bug.",
            lambda w, patterns: _pairs(patterns),
        ),
        described("Learn once.", lambda w, patterns: w if w.any() else _pairs(patterns)),
        described("Halve what was known.", lambda w, patterns: w / 2 + _pairs(patterns)),
        described("Keep the diagonal.", lambda w, patterns: w + patterns.T @ patterns),
    ),
    solution="""
import numpy as np


def learns_on(train):
    a, b = np.array([[1.0, 1, -1]]), np.array([[1.0, -1, -1], [1, 1, 1]])
    both = np.vstack([a, b])
    want = both.T @ both
    np.fill_diagonal(want, 0)
    return np.array_equal(train(train(np.zeros((3, 3)), a), b), want)
""",
)
