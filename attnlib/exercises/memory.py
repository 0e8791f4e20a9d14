"""Exercises of chapter 13, memory."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Function,
    FunctionExercise,
    ValueExercise,
    case,
    combines,
    known,
    normal,
)
from attnlib.exercises._softmaxes import overflow, tiny_number, wrong_shift
from attnlib.lookup import softmax

# complete: A pattern with holes, completed by a memory.


def complete(patterns: Array, state: Array, beta: float) -> Any:
    """Fill the holes of the state with a soft lookup by what is known."""
    return _filled()(patterns, state, beta)


def _scores(patterns: Array, state: Array, beta: float) -> Any:
    return beta * patterns @ np.nan_to_num(state)


@combines
def _filled(scores: Function = _scores, weigh: Function = softmax) -> Function:
    def answer(patterns: Array, state: Array, beta: float) -> Any:
        found = weigh(scores(patterns, state, beta)) @ patterns
        return np.where(np.isnan(state), found, state)

    return answer


def _all_replaced(patterns: Array, state: Array, beta: float) -> Any:
    return softmax(_scores(patterns, state, beta)) @ patterns


def _only_the_holes(patterns: Array, state: Array, beta: float) -> Any:
    return complete(patterns, state, beta)[np.isnan(state)]


def _best(scores: Array) -> Any:
    return np.eye(len(scores))[scores.argmax()]


def _holes_in_the_score(patterns: Array, state: Array, beta: float) -> Any:
    return beta * patterns @ np.where(np.isnan(state), 1.0, state)


_COMPLETE_P = normal(1, (5, 4))[0].tolist()


_HOLE = float("nan")


COMPLETE = FunctionExercise(
    task=(
        "Write complete(patterns, state, beta) for patterns (n_patterns, d) and a state (d,) that "
        "holds NaN where nothing is known. Score each pattern by beta times the dot product over "
        "the known components, take the softmax, and fill each hole with the average of the "
        "patterns there. What is known stays as it is. Return the state (d,)."
    ),
    returns=("state",),
    reference=complete,
    cases=(
        case([[1.0, 0.0, 10.0], [0.0, 1.0, 5.0]], [1.0, 0.0, _HOLE], 1.0),
        case(_COMPLETE_P, [0.5, -1.0, _HOLE, 0.25], 2.0),
        case(_COMPLETE_P, [_HOLE, 1.5, _HOLE, -0.5], 0.5),
        case(_COMPLETE_P, [_HOLE, _HOLE, 2.0, _HOLE], 3.0),
    ),
    misconceptions=known(
        """
        known-replaced: The known components are replaced by the average as well.
          ? Which components did the task say stay as they are?
        holes-only: Only what stood in the holes is returned. The whole state is asked for.
          ? Which shape should the result have?
        not-a-number: NaN is left: either the holes went into the dot product and made every score NaN, or they were
            not filled.
          ? Print the scores. If they are NaN: what is NaN times 3? If they are numbers, look at the line that
            fills.
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
        """,
        known_replaced=_all_replaced,
        holes_only=_only_the_holes,
        not_a_number=_filled(lambda p, s, b: b * p @ s),
        holes_count=(
            _filled(_holes_in_the_score),
            _filled(lambda p, s, b: b * p @ np.where(np.isnan(s), np.nanmean(s), s)),
        ),
        beta_forgotten=_filled(lambda p, s, b: p @ np.nan_to_num(s)),
        beta_divides=_filled(lambda p, s, b: p @ np.nan_to_num(s) / b),
        best_alone=_filled(weigh=_best),
        not_normalised=(
            _filled(weigh=np.exp),
            _filled(weigh=lambda s: s),
            _filled(weigh=lambda s: s / s.sum()),
        ),
        plain_mean=_filled(weigh=lambda s: np.full(len(s), 1 / len(s))),
    ),
    hints=(
        "np.isnan(state) tells the holes. Known components alone take part in the dot product.",
        "patterns[:, known] @ state[known] is one score for each pattern.",
        "Average all components with the weights; then np.where chooses between average and state.",
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


def posterior(patterns: Array, noisy: Array, noise: float) -> Any:
    """Return the probabilities of the patterns by Bayes' rule."""
    return softmax(_log_densities(patterns, noisy, noise))


def _squares(patterns: Array, noisy: Array) -> Any:
    return ((patterns - noisy) ** 2).sum(axis=1)


def _log_densities(patterns: Array, noisy: Array, noise: float) -> Any:
    return -_squares(patterns, noisy) / (2 * noise**2)


def _weighed(weigh: Function) -> Function:
    return lambda patterns, noisy, noise: weigh(_log_densities(patterns, noisy, noise))


def _scored(score: Function) -> Function:
    return lambda patterns, noisy, noise: softmax(score(patterns, noisy, noise))


_POSTERIOR_P, _S = normal(3, (5, 3), (3,))


POSTERIOR = FunctionExercise(
    task=(
        "One of the patterns (n_patterns, d) was chosen, each as probable as the others, and normal "
        "noise of mean 0 and standard deviation noise was added to each of its components. Write "
        "posterior(patterns, noisy, noise): given the noisy copy (d,), the probability of each "
        "pattern, (n_patterns,). It must survive exponents in the thousands."
    ),
    returns=("probabilities",),
    reference=posterior,
    cases=(
        case([[1.0, 0.0], [0.0, 1.0]], [1.0, 0.5], 1.0),
        case([[2.0, 0.0], [0.0, 1.0], [0.5, 0.5]], [1.0, 0.5], 0.5),
        case(_POSTERIOR_P.tolist(), _S.tolist(), 1.5),
        case(_POSTERIOR_P.tolist(), _S.tolist(), 0.7),
        case([[100.0, 0.0], [0.0, 100.0], [99.5, 0.5]], [0.5, -1.0], 0.9),
        case([[60.0, 0.0], [0.0, 60.01]], [0.0, 0.0], 1.0),  # all far, and nearly alike
        case([[100.0, 0.0], [0.0, 0.0], [0.0, -1.0], [0.0, 100.0]], [0.0, 0.0], 1.0),
    ),
    misconceptions=known(
        """
        dot-product: The scores are dot products. They prefer long patterns, and the density of normal noise does
            not.
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
        mean-over-components: The squares are averaged over the components. Independent noises multiply their
            densities, so their exponents add up.
          ? Do more components make one surer or not?
        densities: These are the densities. They do not sum to one.
          ? What should the probabilities of all patterns sum to?
        most-probable-alone: The nearest pattern gets all.
          ? Is one ever quite sure?
        """,
        dot_product=(
            _scored(lambda p, x, s: p @ x / s**2),
            _scored(lambda p, x, s: p @ x / (2 * s**2)),
            _scored(lambda p, x, s: p @ x),
        ),
        half_forgotten=_scored(lambda p, x, s: -_squares(p, x) / s**2),
        not_squared=(
            _scored(lambda p, x, s: -_squares(p, x) / (2 * s)),
            _scored(lambda p, x, s: -_squares(p, x) / s),
        ),
        distance=(
            _scored(lambda p, x, s: -np.sqrt(_squares(p, x)) / (2 * s**2)),
            _scored(lambda p, x, s: -np.sqrt(_squares(p, x)) / s),
            _scored(lambda p, x, s: -np.sqrt(_squares(p, x))),
        ),
        sign_flipped=_scored(lambda p, x, s: _squares(p, x) / (2 * s**2)),
        noise_ignored=(
            _scored(lambda p, x, s: -_squares(p, x) / 2),
            _scored(lambda p, x, s: -_squares(p, x)),
        ),
        mean_over_components=_scored(lambda p, x, s: -((p - x) ** 2).mean(axis=1) / (2 * s**2)),
        densities=_weighed(np.exp),
        most_probable_alone=_weighed(lambda s: np.eye(len(s))[s.argmax()]),
        zero_by_zero_hidden=tiny_number(_weighed),
        wrong_shift=wrong_shift(_weighed),
        overflow=overflow(_weighed),
    ),
    hints=(
        "By Bayes' rule the probability of a pattern is the density of the noisy copy, given the "
        "pattern, over the sum of all these densities.",
        "The density is proportional to e to the power of minus the squared distance over twice "
        "the variance.",
        "That is a softmax. Subtract the largest exponent before you raise e to them.",
    ),
    solution="""
def posterior(patterns, noisy, noise):
    exponents = -((patterns - noisy) ** 2).sum(axis=1) / (2 * noise**2)
    raised = np.exp(exponents - exponents.max())
    return raised / raised.sum()
""",
)


# split_beta: The beta up to which the mean of all patterns is a minimum of the energy.


def split_beta(patterns: Array) -> float:
    """Return one over the largest variance that the patterns have in any direction."""
    return float(1 / _variances(patterns)[-1])


def _variances(patterns: Array) -> Any:
    """Return the covariance's eigenvalues, in rising order; the patterns' mean is zero."""
    return np.linalg.eigvalsh(patterns.T @ patterns / len(patterns))


def _of(combine: Function) -> Function:
    return lambda patterns: float(combine(_variances(patterns), len(patterns)))


def _centred(seed: int, n: int, d: int) -> list[list[float]]:
    """Return patterns whose mean is zero, longer in some directions than in others."""
    half = normal(seed, (n, d))[0] * np.linspace(0.5, 1.5, d)
    return np.concatenate([half, -half]).tolist()


SPLIT_BETA = FunctionExercise(
    task=(
        "The mean of the patterns (n_patterns, d) is zero, so the state 0 is a fixed point of the "
        "update at every beta. Write split_beta(patterns): the beta up to which it is a minimum of "
        "the energy -1/beta ln(sum of exp(beta x_i . state)) + |state|^2 / 2, a single number."
    ),
    returns=("beta",),
    reference=split_beta,
    cases=(
        case([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]]),
        case([[1.0, 1.0], [-1.0, -1.0], [0.5, -0.5], [-0.5, 0.5], [0.0, 0.0]]),
        case(_centred(2, 3, 3)),
        case(_centred(4, 7, 5)),
    ),
    misconceptions=known(
        """
        eigenvalue-returned: This is the largest variance itself. Beta is one over it.
          ? If the patterns lie closer together, must beta rise or fall to tell them apart?
        smallest-variance: One over the smallest variance: the last direction in which the state would move away.
          ? A minimum must rise in every direction. In which one does it give way first?
        sum-not-mean: The products of the patterns are added up. At the state 0 each pattern has the weight 1 /
            n_patterns.
          ? What are the weights of softmax when all scores are 0?
        one-less: The sum is divided by n_patterns - 1, as for an estimate from a sample. The weights of softmax are
            1 / n_patterns.
          ? By which number does np.cov divide, unless you say otherwise?
        all-directions-added: The variances of all directions are added up or averaged. One direction is enough to
            leave a minimum.
          ? Which number tells the curvature along a single direction?
        components-alone: These are the variances of single components. The direction of the largest variance may
            lie between them.
          ? What does the second derivative of the energy look like: a vector or a matrix?
        not-squared: This is a standard deviation, not a variance.
          ? The singular values of the patterns have to be squared.
        longest-pattern: This looks at the longest pattern alone.
          ? All patterns have the same weight at the state 0.
        """,
        eigenvalue_returned=_of(lambda v, n: v[-1]),
        smallest_variance=_of(lambda v, n: 1 / v[0]),
        sum_not_mean=_of(lambda v, n: 1 / (n * v[-1])),
        one_less=_of(lambda v, n: (n - 1) / (n * v[-1])),
        all_directions_added=(_of(lambda v, n: 1 / v.sum()), _of(lambda v, n: 1 / v.mean())),
        components_alone=lambda x: float(1 / np.mean(x**2, axis=0).max()),
        not_squared=(
            _of(lambda v, n: 1 / np.sqrt(v[-1])),
            _of(lambda v, n: 1 / np.sqrt(n * v[-1])),
        ),
        longest_pattern=lambda x: float(1 / np.max((x**2).sum(axis=1))),
    ),
    hints=(
        "The gradient of the energy is the state minus its update. Differentiate it once more, at 0.",
        "A small state s has the weights (1 + beta x_i . s) / n_patterns, so its update is nearly "
        "beta C s, with C the mean of the products x_i x_i^T.",
        "The second derivative at 0 is the matrix I - beta C. Until when are all its eigenvalues "
        "above zero?",
    ),
    solution="""
def split_beta(patterns):
    covariance = patterns.T @ patterns / len(patterns)
    return 1 / np.linalg.eigvalsh(covariance)[-1]
""",
)


# beta_for: How sharp a memory has to be, for so many patterns.


def beta_for(gap: float, n_patterns: int, share: float) -> float:
    """Solve for the beta at which the best of many patterns gets the wanted weight."""
    return math.log((n_patterns - 1) * share / (1 - share)) / gap


def _from(beta: Function) -> Function:
    return lambda gap, n, share: beta(gap, n, share / (1 - share))


BETA_FOR = FunctionExercise(
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
    misconceptions=known(
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
        """,
        all_patterns=(
            _from(lambda g, n, odds: math.log(n * odds) / g),
            _from(lambda g, n, odds: math.log((n + 1) * odds) / g),
        ),
        one_rival=_from(lambda g, n, odds: math.log(odds) / g),
        share_for_odds=(
            lambda g, n, share: math.log((n - 1) * share) / g,
            lambda g, n, share: math.log((n - 1) / (1 - share)) / g,
        ),
        odds_inverted=(
            lambda g, n, share: math.log((n - 1) * (1 - share) / share) / g,
            lambda g, n, share: math.log(share / ((n - 1) * (1 - share))) / g,
            lambda g, n, share: -math.log((n - 1) * share / (1 - share)) / g,
        ),
        temperature=lambda g, n, share: g / math.log((n - 1) * share / (1 - share)),
        gap_multiplied=lambda g, n, share: g * math.log((n - 1) * share / (1 - share)),
        logarithm_forgotten=_from(lambda g, n, odds: (n - 1) * odds / g),
        other_base=(
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


# recall_step: A step of the network of 1982, with two faults to find.


def recall_step(state: Array, patterns: Array) -> Any:
    """Return the signs for which the other components vote; a tie leaves a sign as it is."""
    return _step()(state, patterns)


def _votes(state: Array, patterns: Array) -> Any:
    return state @ patterns.T @ patterns - len(patterns) * state


def _keep(votes: Array, state: Array) -> Any:
    return np.where(votes == 0, state, np.sign(votes))


@combines
def _step(votes: Function = _votes, decide: Function = _keep) -> Function:
    return lambda state, patterns: decide(votes(state, patterns), state)


def _with_itself(state: Array, patterns: Array) -> Any:
    return state @ patterns.T @ patterns


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


RECALL_STEP = FunctionExercise(
    task=(
        "Mend recall_step(state, patterns) for a state (d,) and patterns (n_patterns, d) of +1 and "
        "-1: all components at once take the sign of the weighted sum of the others. No "
        "component votes for itself, and where the sum is 0 the sign stays as it is."
    ),
    returns=("state",),
    reference=recall_step,
    cases=(
        case([1.0, 1.0, -1.0, -1.0, -1.0, -1.0], _TWO),
        case([1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0], _FOUR),
        case([1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0], _FOUR),
        case([-1.0, 1.0, 1.0, 1.0], [[1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, -1.0]]),
        case([1.0, -1.0, -1.0, 1.0], [[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, -1.0]]),
    ),
    misconceptions=known(
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
        """,
        both_faults=_step(_with_itself, lambda v, s: np.sign(v)),
        votes_for_itself=_step(_with_itself),
        zero_returned=_step(decide=lambda v, s: np.sign(v)),
        tie_is_plus=_step(decide=lambda v, s: np.where(v >= 0, 1.0, -1.0)),
        tie_is_minus=_step(decide=lambda v, s: np.where(v > 0, 1.0, -1.0)),
        one_by_one=_one_by_one,
        votes_returned=(_votes, lambda s, p: _votes(s, p) / len(s)),
        nearest_pattern=lambda s, p: p[(p @ s).argmax()],
    ),
    hints=(
        "One fault shows when there are many patterns: the state hardly ever changes.",
        "Every pattern agrees with itself in each component, so the diagonal holds n_patterns / d.",
        "The other fault is what np.sign makes of 0.",
    ),
    solution="""
def recall_step(state, patterns):
    w = patterns.T @ patterns  # not divided: the signs are the same, and a tie is exactly 0
    np.fill_diagonal(w, 0)
    votes = state @ w
    return np.where(votes == 0, state, np.sign(votes))
""",
)


# next_word: The next word, by what came after the same two words before.


def next_word(tokens: Array, n_words: int, beta: float) -> Any:
    """Return the guess of an induction head whose key holds two words."""
    return _guess()(tokens, n_words, beta)


def _agreeing(tokens: Array) -> Any:
    """Count, for each position from the third on, how many of the two words before it agree."""
    return (tokens[:-2] == tokens[-2]) + 1.0 * (tokens[1:-1] == tokens[-1])


def _exchanged(tokens: Array) -> Any:
    return (tokens[:-2] == tokens[-1]) + 1.0 * (tokens[1:-1] == tokens[-2])


def _values(tokens: Array) -> Any:
    return tokens[2:]


@combines
def _guess(
    fits: Function = _agreeing,
    values: Function = _values,
    weigh: Function = softmax,
    heat: Function = lambda beta: beta,
) -> Function:
    return lambda tokens, n_words, beta: (
        weigh(heat(beta) * fits(tokens)) @ np.eye(n_words)[values(tokens)]
    )


def _one_more(tokens: Array) -> Any:
    """Let the second position take part too, with one word before it."""
    return np.append(1.0 * (tokens[0] == tokens[-1]), _agreeing(tokens))


def _hard(scores: Array) -> Any:
    found = scores == scores.max()
    return found / found.sum()


def _latest(scores: Array) -> Any:
    return np.eye(len(scores))[np.flatnonzero(scores == scores.max())[-1]]


def _first(scores: Array) -> Any:
    return np.eye(len(scores))[scores.argmax()]


NEXT_WORD = FunctionExercise(
    task=(
        "Write next_word(tokens, n_words, beta), an induction head whose key holds two words. tokens "
        "(n,) are numbers of words from 0 to n_words - 1, three at least. The query is the last two "
        "words, in their order. There is one key for each position from the third on: the two words "
        "before it, in their order. The score is beta for each of the two words that agrees with the "
        "query's at the same place, so 0, beta or 2 beta. The value is the position's own word, as a "
        "vector (n_words,) with a single 1. Return the output, (n_words,)."
    ),
    returns=("guess",),
    reference=next_word,
    cases=(
        case([0, 1, 2, 0, 1], 3, 3.0),
        case([2, 4, 1, 4, 0, 2, 3, 1, 2, 4], 5, 2.0),
        case([1, 0, 3, 1, 1, 0, 2, 0, 1, 3, 1, 0], 4, 1.0),
        case([0, 2, 1, 3], 4, 2.5),
        case([5, 3, 6, 5, 3, 0, 3, 5, 1, 6, 3, 2, 5, 3], 7, 4.0),
    ),
    misconceptions=known(
        """
        one-word-key: Only one of the two words takes part in the score.
          ? In which score should two agreements differ from one?
        both-or-nothing: A key of which one word agrees gets the score 0. It should get beta.
          ? Which three values can a score have?
        either-is-enough: A key of which both words agree gets no more than one of which one does.
          ? Which three values can a score have?
        order-exchanged: The words of the key are compared in the other order.
          ? Which word of the key stands right before the value, and which word of the query is last?
        own-word-in-the-key: The key holds the position's own word, so the guess is what was asked with.
          ? Which two words come before the value?
        shares-halved: The score is beta times the share of words that agree. It should be beta for each.
          ? Both words agree: which score does the task ask for?
        word-of-the-key: The value is a word of the key itself. It should be the word that came after both.
          ? Which word stands at the position whose key you compare?
        two-further: The guess is the word one place too far.
          ? By how much are keys and values shifted against each other?
        beta-forgotten: Beta plays no part.
          ? Which score has a key that fits?
        best-alone: Only the keys that fit best get a weight, or one of them takes everything. Softmax gives every
            key some.
          ? What is e to the power of 0?
        not-normalised: The weights do not sum to one.
          ? What should the guesses for all words sum to?
        too-early: The second position, or the first, takes part too. Only one word or none comes before it, so it
            has no key.
          ? From which position on are there keys?
        """,
        one_word_key=(
            _guess(lambda t: 1.0 * (t[1:-1] == t[-1])),
            _guess(lambda t: 1.0 * (t[:-2] == t[-2])),
            lambda t, n, b: softmax(b * (t[:-1] == t[-1])) @ np.eye(n)[t[1:]],
        ),
        both_or_nothing=(
            _guess(lambda t: 2.0 * (_agreeing(t) == 2)),
            _guess(lambda t: 1.0 * (_agreeing(t) == 2)),
        ),
        either_is_enough=_guess(lambda t: 1.0 * (_agreeing(t) > 0)),
        order_exchanged=(
            _guess(_exchanged),
            _guess(lambda t: _exchanged(t) / 2),
            _guess(lambda t: 2.0 * (_exchanged(t) == 2)),
            _guess(lambda t: 1.0 * (_exchanged(t) == 2)),
            _guess(lambda t: 1.0 * (_exchanged(t) > 0)),
            _guess(lambda t: _exchanged(t)[:-1], lambda t: t[3:]),
            _guess(lambda t: np.append(1.0 * (t[0] == t[-2]), _exchanged(t)), lambda t: t[1:]),
            _guess(lambda t: (t[1:-1] == t[-1]) + 1.0 * (t[2:] == t[-2])),
        ),
        own_word_in_the_key=_guess(lambda t: (t[1:-1] == t[-2]) + 1.0 * (t[2:] == t[-1])),
        shares_halved=_guess(lambda t: _agreeing(t) / 2),
        word_of_the_key=(_guess(values=lambda t: t[1:-1]), _guess(values=lambda t: t[:-2])),
        two_further=_guess(lambda t: _agreeing(t)[:-1], lambda t: t[3:]),
        beta_forgotten=_guess(heat=lambda beta: 1.0),
        best_alone=(_guess(weigh=_latest), _guess(weigh=_first), _guess(weigh=_hard)),
        not_normalised=(_guess(weigh=np.exp), _guess(weigh=lambda s: s)),
        too_early=(
            _guess(_one_more, lambda t: t[1:]),
            _guess(lambda t: np.append(0.0, _one_more(t)), lambda t: t),
        ),
    ),
    hints=(
        "tokens[:-2] are the first words of the keys, tokens[1:-1] the second, tokens[2:] the values.",
        "Compare the first with tokens[-2] and the second with tokens[-1], and add up what agrees.",
        "np.eye(n_words)[tokens[2:]] has one row for each value.",
    ),
    solution="""
def next_word(tokens, n_words, beta):
    agree = 1.0 * (tokens[:-2] == tokens[-2]) + (tokens[1:-1] == tokens[-1])
    raised = np.exp(beta * (agree - agree.max()))
    return raised / raised.sum() @ np.eye(n_words)[tokens[2:]]
""",
)


# rules_apart: A text on which five rules for the next word all say something else.

LENGTH, N_WORDS = 12, 10


def _after_word(t: list[int]) -> int | None:
    """Return what followed the last word, the latest time."""
    return next((t[i] for i in range(LENGTH - 1, 0, -1) if t[i - 1] == t[-1]), None)


def _after_pair(t: list[int]) -> int | None:
    """Return what followed the last two words, the latest time."""
    return next((t[i] for i in range(LENGTH - 1, 1, -1) if t[i - 2 : i] == t[-2:]), None)


def _commonest(t: list[int]) -> int | None:
    """Return the commonest word, if it is one alone."""
    counts = np.bincount(t)
    return int(counts.argmax()) if (counts == counts.max()).sum() == 1 else None


RULES: dict[str, Callable[[list[int]], int | None]] = {
    "after_word": _after_word,
    "after_pair": _after_pair,
    "five_back": lambda t: t[-5],
    "commonest": _commonest,
    "echo": lambda t: t[-1],
}


def _guesses(text: Array) -> dict[str, int | None]:
    words = text.astype(int).tolist()
    return {name: rule(words) for name, rule in RULES.items()}


def _words(text: Array) -> bool:
    return bool(np.all((text == np.floor(text)) & (text >= 0) & (text < N_WORDS)))


def _accepts(text: Array) -> bool:
    if not _words(text):
        return False
    guesses = _guesses(text)
    return None not in guesses.values() and len(set(guesses.values())) == len(RULES)


def _describe(text: Array) -> str:
    if not _words(text):
        return "The text must hold whole numbers from 0 to 9."
    told = ", ".join(
        f"{name} {'nothing' if g is None else g}" for name, g in _guesses(text).items()
    )
    return f"The rules guess: {told}."


def _silent(rule: str) -> Any:
    return lambda text: _words(text) and _guesses(text)[rule] is None


def _same(*pairs: tuple[str, str]) -> Any:
    """Return whether one of some pairs of rules makes one guess."""

    def alike(text: Array) -> bool:
        guesses = _guesses(text)
        return any(guesses[a] == guesses[b] for a, b in pairs)

    return alike


RULES_APART = ValueExercise(
    task=(
        "Design a text of twelve words, whole numbers from 0 to 9, on which five rules for the next "
        "word all apply and no two make the same guess: after_word (what followed the last word, the "
        "latest time it stood earlier), after_pair (what followed the last two words, the latest time "
        "they stood earlier side by side), five_back (the fifth word from the end), commonest (one "
        "word alone is the commonest), echo (the last word)."
    ),
    shape=(LENGTH,),
    accepts=_accepts,
    describe=_describe,
    misconceptions=known(
        """
        no-words: A word is a whole number from 0 to 9 here.
          ? Which numbers does the task admit?
        nothing-to-copy: The last word has not come before, so after_word finds nothing: a text without a repetition
            says nothing about copying.
          ? Which word must stand in the text at least twice?
        pair-is-new: The last two words have not stood side by side before, so after_pair finds nothing.
          ? Which two neighbours must come again?
        no-single-commonest: Two words or more are equally common, so commonest has no guess.
          ? How often does each word come? One must come more often than all others.
        word-and-pair-agree: after_word and after_pair guess the same, so the text cannot tell how much of the past
            a copying head compares.
          ? After the pair, let its second word come once more, after another word. What follows it there?
        echo-agrees: The last word itself is the guess of another rule too, so a head that finds its own word would
            pass for another one.
          ? Is the last word the commonest one, does it follow itself, or does it stand fifth from the end?
        distance-agrees: The fifth word from the end is also the guess of another rule: a head that always looks
            equally far back would pass for it.
          ? Move the earlier occurrences, or put another word five places from the end.
        frequency-agrees: What is to be copied is also the commonest word, so counting would do.
          ? Make a word common that follows neither the last word nor the last two.
        """,
        no_words=lambda text: not _words(text),
        nothing_to_copy=_silent("after_word"),
        pair_is_new=_silent("after_pair"),
        no_single_commonest=_silent("commonest"),
        word_and_pair_agree=_same(("after_word", "after_pair")),
        echo_agrees=_same(*(("echo", rule) for rule in RULES if rule != "echo")),
        distance_agrees=_same(*(("five_back", rule) for rule in RULES if rule != "five_back")),
        frequency_agrees=_same(("commonest", "after_word"), ("commonest", "after_pair")),
    ),
    hint="Write the five guesses below each other. Which two agree, and which word can you change alone?",
    examples=(
        [1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 1, 2],
        [1, 1, 2, 3, 0, 2, 4, 5, 1, 6, 1, 2],
    ),
    wrong_examples={
        "no-words": [1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 1, 12],
        "nothing-to-copy": [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        "pair-is-new": [1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 6, 2],
        "no-single-commonest": [1, 2, 3, 2, 4, 0, 0, 5, 6, 0, 1, 2],
        "word-and-pair-agree": [0, 0, 1, 2, 3, 0, 0, 5, 0, 7, 1, 2],
        "echo-agrees": [1, 2, 3, 2, 4, 0, 0, 5, 2, 8, 1, 2],
        "distance-agrees": [1, 2, 3, 2, 4, 0, 0, 4, 0, 0, 1, 2],
        "frequency-agrees": [1, 2, 3, 2, 0, 0, 0, 5, 0, 8, 1, 2],
    },
    hints=(
        "Begin with the copies: somewhere x y P, later z y I, and x y at the end.",
        "y comes three times now. So another word has to come four times: it may be x, or a new one.",
        "The last five places are D, two words, x, y. Fill what is left with the common word.",
    ),
    solution="""
text_apart = [1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 1, 2]
# after_word 4, after_pair 3, five_back 5, commonest 0, echo 2
""",
)
