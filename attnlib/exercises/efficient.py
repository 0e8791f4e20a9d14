"""Exercises of chapter 12, efficient."""

import math
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
from attnlib.lookup import softmax

# streamed: A softmax's average in one pass, mended.


def streamed(scores: Array, value: Array) -> Any:
    """Return the average of the values by the softmax of the scores."""
    return softmax(scores) @ value


@combines
def _pass(
    start: float = -np.inf,
    total_by: Function = lambda factor: factor,
    output_by: Function = lambda factor: factor,
    fresh_by: Function = lambda factor: 1.0,
    end: Function = lambda output, total: output / total,
) -> Function:
    """Build a pass over the keys with some of its parts exchanged."""

    def run(scores: Array, value: Array) -> Any:
        top, total, output = start, 0.0, np.zeros(value.shape[1])
        for s, v in zip(scores, value, strict=True):
            new = max(top, s)
            factor, fresh = np.exp(top - new), np.exp(s - new)
            fresh = fresh * fresh_by(factor)
            total = total_by(factor) * total + fresh
            output = output_by(factor) * output + fresh * v
            top = new
        return end(output, total)

    return run


def _overwritten(rescaled: bool, late: bool = False) -> Function:
    """Build a pass whose maximum is the last score, from the start or from the next step on."""

    def run(scores: Array, value: Array) -> Any:
        top, total, output = -np.inf, 0.0, np.zeros(value.shape[1])
        for s, v in zip(scores, value, strict=True):
            new = max(top, s) if late else s
            factor = np.exp(top - new) if rescaled else 1.0
            total = factor * total + np.exp(s - new)
            output = factor * output + np.exp(s - new) * v
            top = s
        return output / total

    return run


def _fixed(reference: Function) -> Function:
    """Build a pass that measures all scores from one reference."""

    def run(scores: Array, value: Array) -> Any:
        raised = np.exp(scores - reference(scores))
        return raised @ value / raised.sum()

    return run


def _streamed_upside_down(factor: Any) -> Any:
    return 1 / factor if factor > 0 else 0.0


def _averages(scores: Array, value: Array) -> Any:
    top, total, output = -np.inf, 0.0, np.zeros(value.shape[1])
    for s, v in zip(scores, value, strict=True):
        new = max(top, s)
        total = np.exp(top - new) * total + np.exp(s - new)
        output = (np.exp(top - new) * output + np.exp(s - new) * v) / total
        top = new
    return output


STREAMED = FunctionExercise(
    task=(
        "Mend streamed(scores, value), which reads the scores (n_keys,) and values (n_keys, d_v) of one "
        "query key by key. It returns the output (d_v,): the average of the values by the softmax of "
        "the scores. It must survive scores in the thousands of either sign."
    ),
    returns=("output",),
    reference=streamed,
    cases=(
        case([1.0, 3.0], [[10.0], [5.0]]),
        case([1.0, 3.0, 2.0], [[10.0], [5.0], [2.0]]),
        case([3.0, 1.0], [[4.0, 1.0], [0.0, 2.0]]),
        case(
            [0.5, 1.0, 2.5, 4.0, 3.0], [[1.0, 0.0], [0.0, 2.0], [3.0, 1.0], [5.0, 4.0], [2.0, 7.0]]
        ),
        case([-2000.0, -2001.0], [[3.0], [7.0]]),
        case([0.0, 1000.0, 1001.0], [[1.0], [2.0], [4.0]]),
        case([2000.0, 0.0, 1999.0], [[1.0], [5.0], [3.0]]),
        case([-10.0, 3000.7, -3000.0, 3001.1, -500.0], [[1.0], [2.0], [9.0], [40.0], [5.0]]),
    ),
    misconceptions=known(
        """
        both-faults: Both faults are still there: the sum of values is not rescaled, and the maximum starts at 0.
          ? What do total and output have in common, and which scores are below every start?
        output-not-rescaled: The sum of values still counts from the old maximum when a larger score arrives.
          ? Which of the two sums is multiplied by the factor, and which should be?
        total-not-rescaled: The sum of exponentials still counts from the old maximum when a larger score arrives.
          ? Which of the two sums is multiplied by the factor, and which should be?
        neither-rescaled: Both sums still count from the old maximum when a larger score arrives.
          ? After the score 3, what should be left of a term that was measured from the maximum 1?
        maximum-overwritten: The maximum is overwritten by each score. It should be kept where the score is smaller.
          ? Read the scores 2000 and then 0. From which number are both measured at the end?
        zero-by-zero-hidden: A small number is added to the sum. It hides 0 / 0, and the answer for scores far below
            zero is 0.
          ? What should the average of 3 and 7 never be?
        starts-at-zero: Right, unless all scores are far below zero: then every exponential is rounded to 0 beside a
            maximum of 0, and 0 / 0 is left.
          ? Which number is smaller than any score?
        factor-upside-down: What was summed so far grows when the maximum grows. It should shrink.
          ? All of it was divided by e to the old maximum. By what should it be divided now?
        new-key-rescaled-too: The new key is multiplied by the factor as well, though it is measured from the new
            maximum already.
          ? Which terms were measured from the old maximum?
        not-divided: The sum of values is returned as it is.
          ? An average is a sum over what?
        divided-at-each-step: The output is divided by the sum at each step, so that the early keys are divided
            again and again.
          ? When is it early enough to divide?
        first-score-as-maximum: All scores are measured from the first one. A score far above it overflows.
          ? What has to happen when a larger score arrives?
        wrong-shift: All scores are measured from one that need not be the largest. A score far above it overflows.
          ? Which number keeps every exponent at or below zero?
        overflow: Right for small scores, but the exponential of 1000 is infinite.
          ? What is subtracted from a score before the exponential is taken?
        """,
        both_faults=_pass(start=0.0, output_by=lambda factor: 1.0),
        output_not_rescaled=_pass(output_by=lambda factor: 1.0),
        total_not_rescaled=_pass(total_by=lambda factor: 1.0),
        neither_rescaled=(
            _pass(total_by=lambda factor: 1.0, output_by=lambda factor: 1.0),
            _pass(0.0, total_by=lambda factor: 1.0, output_by=lambda factor: 1.0),
        ),
        maximum_overwritten=(
            _overwritten(rescaled=True),
            _overwritten(rescaled=False),
            _overwritten(rescaled=True, late=True),
            _overwritten(rescaled=False, late=True),
        ),
        zero_by_zero_hidden=_pass(0.0, end=lambda output, total: output / (total + 1e-8)),
        starts_at_zero=_pass(start=0.0),
        factor_upside_down=_pass(total_by=_streamed_upside_down, output_by=_streamed_upside_down),
        new_key_rescaled_too=_pass(fresh_by=lambda factor: factor if factor > 0 else 1.0),
        not_divided=_pass(end=lambda output, total: output),
        divided_at_each_step=_averages,
        first_score_as_maximum=_fixed(lambda scores: scores[0]),
        wrong_shift=(_fixed(lambda scores: scores[-1]), _fixed(np.mean)),
        overflow=_fixed(lambda scores: 0.0),
    ),
    hints=(
        "Try the scores 1 and 3 by hand, and look at both sums after the second key.",
        "Both sums hold terms that were measured from the old maximum, so both take the factor.",
        "e to the power of minus infinity is 0, so minus infinity is a good start.",
    ),
    solution="""
def streamed(scores, value):
    top, total, output = -np.inf, 0.0, 0.0
    for s, v in zip(scores, value):
        new = max(top, s)
        factor = np.exp(top - new)
        total = factor * total + np.exp(s - new)
        output = factor * output + np.exp(s - new) * v
        top = new
    return output / total
""",
)


# withdraw: A merge, solved for one of its parts.


def withdraw(output: Array, logsumexp: Array, output_gone: Array, logsumexp_gone: Array) -> Any:
    """Return output and logsumexp over the keys that remain."""
    share = np.exp(logsumexp_gone - logsumexp)
    remains = (output - share[:, None] * output_gone) / (1 - share[:, None])
    return remains, logsumexp + np.log1p(-share)


@combines
def _withdraw_with(
    share: Function = lambda whole, gone: np.exp(gone - whole),
    left: Function = lambda o, g, s: (o - s * g) / (1 - s),
    logs: Function = lambda whole, gone: whole + np.log1p(-np.exp(gone - whole)),
) -> Function:
    """Build an answer with one of its parts exchanged."""

    def answer(o: Array, whole: Array, g: Array, gone: Array) -> Any:
        return left(o, g, share(whole, gone)[:, None]), logs(whole, gone)

    return answer


def _merged(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    share = 1 / (1 + np.exp(whole - gone))[:, None]
    return (1 - share) * o + share * g, np.logaddexp(whole, gone)


def _naive(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    a, b = np.exp(whole)[:, None], np.exp(gone)[:, None]
    return (a * o - b * g) / (a - b), np.log(a - b)[:, 0]


def _one_maximum(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    top = whole.max()
    output, logs = _naive(o, whole - top, g, gone - top)
    return output, top + logs


def _withdraw_shifted(by: Function) -> Function:
    """Build an answer that measures both parts from what it finds."""

    def answer(o: Array, whole: Array, g: Array, gone: Array) -> Any:
        shift = by(whole, gone)
        output, logs = _naive(o, whole - shift, g, gone - shift)
        return output, shift + logs

    return answer


def _two_shifts(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    output, logs = _naive(o, whole - whole.max(), g, gone - gone.max())
    return output, whole.max() + logs


def _logs_as_weights(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    a, b = whole[:, None], gone[:, None]
    return (a * o - b * g) / (a - b), whole - gone


WITHDRAW = FunctionExercise(
    task=(
        "Write withdraw(output, logsumexp, output_gone, logsumexp_gone): given output (n, d_v) and logsumexp (n,) "
        "over all keys, and the same over the keys that are withdrawn, return (output, logsumexp) over "
        "those that remain. Logsumexps may be in the thousands."
    ),
    returns=("output", "logsumexp"),
    reference=withdraw,
    cases=(
        case([[3.0]], [1.0], [[1.0]], [0.0]),
        case([[3.0], [5.0]], [2.0, 1.5], [[1.0], [4.0]], [1.0, 0.5]),
        case([[1.0, -2.0]], [0.5], [[4.0, 1.0]], [-1.0]),
        case(
            [[0.5, 1.0, 2.0], [1.5, -1.0, 0.25], [2.0, 3.0, 1.0]],
            [3.0, 4.0, 0.25],
            [[1.0, 0.0, 4.0], [2.0, 2.0, -3.0], [0.0, 1.0, 1.0]],
            [2.5, 1.0, -0.5],
        ),
        case([[3.0]], [2000.0], [[1.0]], [1999.0]),
        case([[3.0]], [-2000.0], [[1.0]], [-2001.5]),
        case([[3.0], [5.0]], [2000.0, -2000.0], [[1.0], [4.0]], [1999.0, -2001.0]),
        case([[3.0], [5.0]], [10.0, 2000.0], [[1.0], [4.0]], [-1000.0, 1999.5]),
        # The first row's reference does for all here, and then the last row's.
        case(
            [[3.0], [5.0], [2.0]],
            [0.5, 600.0, -600.0],
            [[1.0], [4.0], [6.0]],
            [-0.5, 599.0, -602.0],
        ),
        case(
            [[3.0], [5.0], [2.0]],
            [600.0, -600.0, 0.5],
            [[1.0], [4.0], [6.0]],
            [599.0, -601.0, -0.5],
        ),
    ),
    misconceptions=known(
        """
        merged-again: The withdrawn keys are added once more.
          ? After merging your result with the withdrawn part, what should come out?
        not-renormalised: The withdrawn keys' part is taken off, but the weights that remain no longer sum to one.
          ? What do the remaining weights sum to, and by what do you divide?
        share-of-the-sum: The withdrawn keys' share is taken of the sum of both logsumexps' exponentials, but the
            whole contains them already.
          ? Which keys does the first logsumexp count?
        outputs-subtracted: One output is subtracted from the other, as if they were sums. They are averages.
          ? With which weight did the withdrawn keys enter the output?
        logs-as-weights: The logsumexps themselves weigh the outputs.
          ? A logsumexp is the logarithm of what?
        logsumexp-unchanged: The output is right, but the logsumexp still counts the withdrawn keys.
          ? The sum of exponentials has lost some terms. What is left of it?
        logsumexps-subtracted: The output is right, but the difference of two logarithms is the logarithm of a
            quotient.
          ? Which sum of exponentials is left, and what is its logarithm?
        shift-not-added: The output is right. The logsumexp is measured from what was subtracted, and not from zero.
          ? What was subtracted before the exponentials were taken, and where is it now?
        two-shifts: The two parts are measured from two different numbers, and then subtracted.
          ? When may two sums of exponentials be subtracted from each other?
        wrong-shift: The exponentials are measured from a number that suits some rows or parts and overflows in
            others.
          ? In each row, which of the two logsumexps is the larger, and is it that row's own?
        overflow: Right for small logsumexps, but the exponential of 2000 is infinite and that of -2000 is 0.
          ? Only the difference of the two logsumexps matters for a share.
        one-maximum-for-all: One maximum is subtracted in all rows. In a row far below it every exponential is 0.
          ? Rows are independent. Which reference has each row of its own?
        """,
        merged_again=_merged,
        not_renormalised=_withdraw_with(left=lambda o, g, s: o - s * g),
        share_of_the_sum=_withdraw_with(share=lambda whole, gone: 1 / (1 + np.exp(whole - gone))),
        outputs_subtracted=_withdraw_with(left=lambda o, g, s: o - g),
        logs_as_weights=_logs_as_weights,
        logsumexp_unchanged=_withdraw_with(logs=lambda whole, gone: whole),
        logsumexps_subtracted=_withdraw_with(logs=lambda whole, gone: whole - gone),
        shift_not_added=_withdraw_with(logs=lambda whole, gone: np.log1p(-np.exp(gone - whole))),
        two_shifts=_two_shifts,
        wrong_shift=(
            _withdraw_shifted(lambda whole, gone: gone),
            _withdraw_shifted(lambda whole, gone: whole[:1]),
            _withdraw_shifted(lambda whole, gone: whole[-1:]),
            _withdraw_shifted(lambda whole, gone: whole[::-1]),
            _withdraw_shifted(lambda whole, gone: whole.mean()),
        ),
        overflow=_naive,
        one_maximum_for_all=_one_maximum,
    ),
    hints=(
        "Write the whole as a merge of what remains, r, and what is gone, g: the exponentials of their "
        "logsumexps add up.",
        "share = exp(logsumexp_gone - logsumexp) is the weight that the withdrawn keys have together.",
        "output = (1 - share) r + share output_gone. Solve for r.",
    ),
    solution="""
def withdraw(output, logsumexp, output_gone, logsumexp_gone):
    share = np.exp(logsumexp_gone - logsumexp)
    remains = (output - share[:, None] * output_gone) / (1 - share[:, None])
    return remains, logsumexp + np.log1p(-share)
""",
)


# tile_gradient: A tile of the backward pass.


def tile_gradient(scores: Array, logsumexp: Array, value: Array, output: Array, grad: Array) -> Any:
    """Return the gradient by the scores of a tile."""
    weights = np.exp(scores - logsumexp[:, None])
    return weights * (grad @ value.T - (grad * output).sum(1, keepdims=True))


def _sum_of_row(w: Array, by_weight: Array, o: Array, g: Array) -> Any:
    return (g * o).sum(1, keepdims=True)


@combines
def _tile_gradient_with(
    weigh: Function = lambda s, logs: np.exp(s - logs[:, None]),
    row: Function = _sum_of_row,
    end: Function = lambda w, by_weight, row: w * (by_weight - row),
) -> Function:
    """Build an answer with one of its parts exchanged."""

    def answer(s: Array, logs: Array, v: Array, o: Array, g: Array) -> Any:
        w, by_weight = weigh(s, logs), g @ v.T
        return end(w, by_weight, row(w, by_weight, o, g))

    return answer


def _tile(seed: int, b: int, c: int, d_v: int, shift: float = 0.0) -> Any:
    """Return the first c keys of rows that have three more, with scores around the shift."""
    scores, value, grad = normal(seed, (b, c + 3), (c + 3, d_v), (b, d_v))
    logs = np.log(np.exp(scores).sum(1)) + shift
    return case(scores[:, :c] + shift, logs, value[:c], softmax(scores) @ value, grad)


TILE_GRADIENT = FunctionExercise(
    task=(
        "Write tile_gradient(scores, logsumexp, value, output, grad) for the scores (b, c) of a tile, the "
        "logsumexp (b,) of the whole rows, the values (c, d_v) of the tile's keys, the output (b, d_v) over "
        "all keys and the gradient by it (b, d_v). Return the gradient by the tile's scores, (b, c). "
        "Scores and logsumexps may be in the thousands."
    ),
    returns=("gradient",),
    reference=tile_gradient,
    cases=(
        case([[0.0, 0.0]], [np.log(4)], [[1.0], [3.0]], [[1.0]], [[2.0]]),
        _tile(1, 2, 3, 2),
        _tile(2, 5, 3, 4),
        _tile(3, 3, 3, 3),
        _tile(4, 2, 2, 3, shift=2000.0),
        _tile(5, 3, 2, 2, shift=-2000.0),
        case(  # far apart from row to row, within a row, and from the row's other keys
            [[-3000.0, 0.5, 1.0], [1999.5, 2000.0, -1000.0], [-3000.0, -3001.0, -2999.5]],
            [1.75, 2000.75, 500.0],
            [[1.0, 2.0], [3.0, -1.0], [0.5, 4.0]],
            [[1.5, 1.0], [2.0, 0.5], [3.0, 3.0]],
            [[1.0, -1.0], [0.5, 2.0], [2.0, 1.0]],
        ),
    ),
    misconceptions=known(
        """
        softmax-of-the-tile: The weights are a softmax over the tile's keys alone. The other keys of the row have a
            share too.
          ? Which number knows the sum over the whole row?
        sum-over-the-tile: The sum in the softmax's gradient runs over the tile's keys alone.
          ? The sum over the whole row is a dot product of two vectors that you are given.
        sum-forgotten: Each weight is taken to depend on its own score alone: the sum over the row is missing.
          ? The weights of a row sum to one. What happens to the others if one score grows?
        weights-forgotten: The bracket is right, but a key of weight 0 should not move anything.
          ? What stands before the bracket in the softmax's Jacobian?
        gradient-by-the-weights: This is the gradient by the weights. The scores come before the softmax.
          ? Which step lies between a score and a weight?
        sign-flipped: All signs are wrong.
          ? If a value lies in the direction of the gradient, should a larger score raise the loss?
        output-squared: The output is multiplied by itself where the gradient belongs.
          ? Pull the gradient out of the sum over the row: what is left?
        scaled-again: The result is divided by a root. The scores are scaled already.
          ? By which scores is the gradient asked for?
        logsumexp-forgotten: The exponentials of the scores are used as weights.
          ? What divides the exponentials, and what is its logarithm?
        logsumexp-of-another-row: The logsumexps are laid along the keys, or turned round: a row is divided by the
            sum of another one.
          ? Each query has one logsumexp. Which shape lets it meet all scores of its row?
        one-shift-for-all: One number is subtracted in all rows, where each row has a logsumexp of its own.
          ? By which sum is row 2 divided?
        maximum-for-logsumexp: The largest score of the tile is subtracted where the logsumexp belongs. What is left
            does not sum to one.
          ? A weight is an exponential divided by a sum. What is subtracted from the score for that?
        shifted-twice: The scores are shifted by their maximum, and then the logsumexp is subtracted as if they were
            not.
          ? From which scores was the logsumexp computed?
        overflow: Right for small scores, but the exponential of 2000 is infinite and that of -2000 is 0.
          ? A quotient of exponentials is the exponential of what?
        """,
        softmax_of_the_tile=_tile_gradient_with(weigh=lambda s, logs: softmax(s)),
        sum_over_the_tile=_tile_gradient_with(
            row=lambda w, by_weight, o, g: (w * by_weight).sum(1, keepdims=True)
        ),
        sum_forgotten=_tile_gradient_with(row=lambda w, by_weight, o, g: 0.0),
        weights_forgotten=_tile_gradient_with(end=lambda w, by_weight, row: by_weight - row),
        gradient_by_the_weights=_tile_gradient_with(end=lambda w, by_weight, row: by_weight),
        sign_flipped=_tile_gradient_with(end=lambda w, by_weight, row: w * (row - by_weight)),
        output_squared=_tile_gradient_with(
            row=lambda w, by_weight, o, g: (o * o).sum(1, keepdims=True)
        ),
        scaled_again=lambda s, logs, v, o, g: tile_gradient(s, logs, v, o, g) / np.sqrt(v.shape[1]),
        logsumexp_forgotten=_tile_gradient_with(weigh=lambda s, logs: np.exp(s)),
        logsumexp_of_another_row=(
            _tile_gradient_with(weigh=lambda s, logs: np.exp(s - logs)),
            _tile_gradient_with(weigh=lambda s, logs: np.exp(s - logs[::-1, None])),
        ),
        one_shift_for_all=(
            _tile_gradient_with(weigh=lambda s, logs: np.exp(s - logs.max())),
            _tile_gradient_with(weigh=lambda s, logs: np.exp(s - logs[0])),
            _tile_gradient_with(weigh=lambda s, logs: np.exp(s - logs.mean())),
            _tile_gradient_with(
                weigh=lambda s, logs: np.exp(s - s.max()) / np.exp(logs - s.max())[:, None]
            ),
        ),
        maximum_for_logsumexp=_tile_gradient_with(
            weigh=lambda s, logs: np.exp(s - s.max(-1, keepdims=True))
        ),
        shifted_twice=_tile_gradient_with(
            weigh=lambda s, logs: np.exp(s - s.max(-1, keepdims=True) - logs[:, None])
        ),
        overflow=_tile_gradient_with(weigh=lambda s, logs: np.exp(s) / np.exp(logs)[:, None]),
    ),
    hints=(
        "A weight is found again from its score and the logsumexp of its row.",
        "The gradient by a weight is the dot product of grad and the key's value.",
        "The softmax subtracts the weighted sum of these over the row: that is grad times output, summed.",
    ),
    solution="""
def tile_gradient(scores, logsumexp, value, output, grad):
    weights = np.exp(scores - logsumexp[:, None])
    row = (grad * output).sum(axis=1, keepdims=True)
    return weights * (grad @ value.T - row)
""",
)


# fewest_moved: The blocks that move the fewest numbers over a desk.


def fewest_moved(room: int, n: int, d: int) -> int:
    """Return how many numbers travel with the best blocks of queries and of keys."""
    return _moved(n, d, math.ceil(n / _queries(room, n, d)))


def _queries(room: int, n: int, d: int, c: int = 1) -> int:
    """Return the most queries that fit beside c keys."""
    return min(n, (room - 2 * c * d) // (3 * d + 2 + c))


def _moved(n: int, d: int, rounds: Any) -> Any:
    """Count queries and outputs once, keys and values once in each round."""
    return 2 * n * d + 2 * n * d * rounds


def _square(room: int, n: int, d: int) -> Any:
    b = max(b for b in range(1, n + 1) if _queries(room, n, d, b) >= b)
    return _moved(n, d, math.ceil(n / b))


def _rounds(of: Function) -> Function:
    """Build an answer that goes over the keys as often as it says."""
    return lambda room, n, d: _moved(n, d, of(room, n, d))


def _counted(count: Function) -> Function:
    """Build an answer that has the best blocks and counts what travels by itself."""
    return lambda room, n, d: count(n, d, math.ceil(n / _queries(room, n, d)))


FEWEST_MOVED = FunctionExercise(
    task=(
        "Write fewest_moved(room, n, d): the fewest numbers that can travel to and from a desk for room numbers, "
        "when tiles of b queries and c keys attend to n tokens of width d. You choose b and c, and "
        "b (3 d + 2 + c) + 2 c d numbers lie on the desk at once. All three arguments are whole numbers, and one query "
        "and one key always fit."
    ),
    returns=("numbers",),
    reference=fewest_moved,
    cases=(
        case(40, 8, 2),
        case(41, 9, 2),
        case(100, 24, 3),
        case(500, 29, 4),
        case(1000, 23, 7),
        case(12_288, 1024, 64),
        case(640, 64, 8),
        case(13, 5, 2),  # one query and one key, and no more
        case(5000, 10, 3),  # all queries at once, with room to spare
    ),
    misconceptions=known(
        """
        square-blocks: These are the best blocks with as many keys as queries. Keys on the desk take room from
            queries.
          ? Keys and values travel once for each block of what?
        keys-for-queries: The block of keys is made as large as it can be. Then few queries fit, and all keys pass
            by for each few.
          ? Which block decides how often all the keys pass by?
        rounds-not-whole: A part of a block counts as a part of a round. But its queries need all the keys as well.
          ? How many blocks do 9 queries make, 4 at a time?
        only-queries-on-the-desk: The desk is filled with queries. The maxima, the sums, the outputs, the keys and
            the tile lie there too.
          ? Put c = 1 into the formula for what lies on the desk. How large may b be?
        keys-take-no-room: The queries have all of the desk for themselves: no room is left for a key and its value.
          ? Which part of the formula does not depend on b?
        values-forgotten: The values do not travel here.
          ? A tile is made of queries and keys. What is it multiplied by?
        queries-and-outputs-forgotten: Keys and values are counted. The queries have to come as well, and the
            outputs to go.
          ? What travels once for each token, whatever the blocks?
        output-forgotten: What comes onto the desk is counted, and not what leaves it.
          ? Where is the result at the end?
        queries-in-each-tile: The queries come anew for each tile. They stay on the desk while the keys pass by.
          ? Which loop is the outer one?
        keys-once: Keys and values travel once. On so small a desk they are forgotten before the next block of
            queries comes.
          ? What is on the desk when the second block of queries begins?
        bytes-for-numbers: These are bytes. The room is given in numbers, and so is what travels.
          ? What is the unit of the room?
        queries-in-a-block: This is how many queries a block has.
          ? How often do all the keys pass by, with such blocks?
        """,
        square_blocks=_square,
        keys_for_queries=_rounds(lambda room, n, d: n),
        rounds_not_whole=(
            _rounds(lambda room, n, d: n / _queries(room, n, d)),
            _rounds(lambda room, n, d: n // _queries(room, n, d)),
            _rounds(lambda room, n, d: round(n / _queries(room, n, d))),
        ),
        only_queries_on_the_desk=_rounds(lambda room, n, d: math.ceil(n / min(n, room // d))),
        keys_take_no_room=_rounds(lambda room, n, d: math.ceil(n / min(n, room // (3 * d + 3)))),
        values_forgotten=_counted(lambda n, d, rounds: 2 * n * d + n * d * rounds),
        queries_and_outputs_forgotten=_counted(lambda n, d, rounds: 2 * n * d * rounds),
        output_forgotten=_counted(lambda n, d, rounds: n * d + 2 * n * d * rounds),
        queries_in_each_tile=_counted(lambda n, d, rounds: n * d + 2 * n * d * rounds + n * n * d),
        keys_once=_rounds(lambda room, n, d: 1),
        bytes_for_numbers=(
            lambda room, n, d: 4 * fewest_moved(room, n, d),
            lambda room, n, d: 8 * fewest_moved(room, n, d),
        ),
        queries_in_a_block=_queries,
    ),
    hints=(
        "Say first how often the keys and values travel, if b queries stand on the desk at a time. Does c matter?",
        "So make c as small as it can be. The largest b solves b (3 d + 3) + 2 d <= room.",
        "There are n / b blocks, rounded up. Each makes all keys and values travel; queries and outputs travel once.",
    ),
    solution="""
def fewest_moved(room, n, d):
    b = min(n, (room - 2 * d) // (3 * d + 3))  # with one key at a time
    rounds = -(-n // b)  # rounded up
    return 2 * n * d + 2 * n * d * rounds
""",
)


# softmax_or_nothing: A softmax that may look at nothing.


def softmax_or_nothing(scores: Array) -> Any:
    """Return weights beside a null key of score 0 that is left out."""
    return _safe(scores, np.maximum(scores.max(-1, keepdims=True), 0.0))


def _safe(scores: Array, shift: Any, axis: int = -1) -> Any:
    raised = np.exp(scores - shift)
    return raised / (np.exp(-shift) + raised.sum(axis, keepdims=True))


def _softmax_or_nothing_shifted(by: Function) -> Function:
    return lambda scores: _safe(scores, by(scores))


def _one_added(by: Function) -> Function:
    """Build the mistake to add 1 whatever was subtracted."""

    def answer(scores: Array) -> Any:
        raised = np.exp(scores - by(scores))
        return raised / (1 + raised.sum(-1, keepdims=True))

    return answer


def _softmax_or_nothing_upside_down(scores: Array) -> Any:
    shift = np.maximum(scores.max(-1, keepdims=True), 0.0)
    raised = np.exp(scores - shift)
    return raised / (np.exp(shift) + raised.sum(-1, keepdims=True))


def _kept(scores: Array) -> Any:
    return softmax(np.concatenate([scores, np.zeros((*scores.shape[:-1], 1))], axis=-1))


def _plain(scores: Array) -> Any:
    raised = np.exp(scores)
    return raised / (1 + raised.sum(-1, keepdims=True))


SOFTMAX_OR_NOTHING = FunctionExercise(
    task=(
        "Mend softmax_or_nothing(scores) for scores of any shape, with the keys along the last axis: a "
        "softmax over the scores and one null key of score 0, whose weight is left out of the result. It "
        "must survive scores in the thousands of either sign."
    ),
    returns=("weights",),
    reference=softmax_or_nothing,
    cases=(
        case([1.0, 0.0]),
        case([1.0, 0.0, -1.0]),
        case([[-1.0, -2.0], [-0.5, -3.0]]),
        case([[2.0, 1.0], [0.5, -3.0]]),
        case([[[-1.0, -2.0, 0.5]], [[3.0, 0.25, 1.0]]]),
        case([1000.0, 1001.0]),
        case([-1000.0, -2000.0, 1.0]),
        case([[2000.0, 2001.0], [-1.0, 0.5], [-2000.0, -2001.0]]),
        case([0.0, 2000.0, 1999.0]),
        case([-2000.0, -2001.0]),
        case([-10.0, 1000.5, -3000.0, 1001.0, -500.0]),
    ),
    misconceptions=known(
        """
        one-after-the-shift: The null key's exponential is 1 before the shift. When something is subtracted from all
            scores, its score is no longer 0.
          ? The null key has a score like the others. What becomes of it under the shift?
        sums-to-one: This is a softmax without a null key: each row sums to one.
          ? Should three scores of -1000 take all of the weight?
        null-kept: The weights are right, but the null key's stands among them.
          ? Which shape should the result have?
        shift-upside-down: The null key is shifted the other way.
          ? If m is subtracted from the score 0, what is its exponential?
        null-as-a-share: The null key gets the share of an average key, whatever the scores are.
          ? What share should it have beside scores of 1000?
        wrong-axis: The weights are taken along the first axis.
          ? Along which axis do the keys lie?
        one-maximum-for-all: One number is subtracted from all rows. A row far below it underflows to 0 / 0.
          ? The shift may differ from row to row.
        wrong-shift: What is subtracted is not the largest score. A score far above it overflows.
          ? Which number keeps every exponent at or below zero, that of the null key too?
        overflow: Right for small scores, but the exponential of 1000 is infinite.
          ? Subtract the largest of all scores, the null key's among them.
        """,
        one_after_the_shift=(
            _one_added(lambda scores: scores.max(-1, keepdims=True)),
            _one_added(lambda scores: np.maximum(scores.max(-1, keepdims=True), 0.0)),
        ),
        sums_to_one=softmax,
        null_kept=_kept,
        shift_upside_down=_softmax_or_nothing_upside_down,
        null_as_a_share=lambda scores: softmax(scores) * scores.shape[-1] / (scores.shape[-1] + 1),
        wrong_axis=lambda scores: _safe(scores, np.maximum(scores.max(0, keepdims=True), 0.0), 0),
        one_maximum_for_all=_softmax_or_nothing_shifted(lambda scores: max(scores.max(), 0.0)),
        wrong_shift=(
            _softmax_or_nothing_shifted(lambda scores: scores.mean(-1, keepdims=True)),
            _softmax_or_nothing_shifted(lambda scores: scores[..., :1]),
            _softmax_or_nothing_shifted(lambda scores: scores[..., -1:]),
        ),
        overflow=_plain,
    ),
    hints=(
        "Write the scores with one more column of zeros, and take a safe softmax of that.",
        "The largest score of a row is at least 0, since the null key's is 0.",
        "After m was subtracted the null key's exponential is exp(-m), not 1.",
    ),
    solution="""
def softmax_or_nothing(scores):
    top = np.maximum(scores.max(axis=-1, keepdims=True), 0)
    raised = np.exp(scores - top)
    return raised / (np.exp(-top) + raised.sum(axis=-1, keepdims=True))
""",
)


# blocks: A causal text, shared evenly.


def _each_once(answer: Array) -> bool:
    return sorted(answer.ravel().tolist()) == list(range(9))


def _accepts(answer: Array) -> bool:
    return _each_once(answer) and bool((answer.sum(1) == 12).all())


def _describe(answer: Array) -> str:
    work = ", ".join(f"{x:g}" for x in (answer + 0.5).sum(1))
    return f"The three ranks have work of {work} squares of pairs."


def _shared_as(*rows: set[int]) -> Function:
    """Say whether the ranks hold these blocks, in any order."""

    def holds(answer: Array) -> bool:
        held = [set(row) for row in answer.astype(int).tolist()]
        return all(row in held for row in rows)

    return holds


BLOCKS = ValueExercise(
    task=(
        "Distribute nine equal blocks of a causal text, numbered 0 to 8, over three ranks, so that all have the "
        "same work. Block i meets the i blocks before it and half of its own. Give a 3 by 3 array, one row of "
        "three blocks for each rank."
    ),
    shape=(3, 3),
    accepts=_accepts,
    describe=_describe,
    misconceptions=known(
        """
        counted-from-one: The blocks are numbered from 1 to 9 here.
          ? The first block is number 0.
        not-each-once: Some block is held twice, and some other one by nobody.
          ? Each of the blocks 0 to 8 belongs to exactly one rank.
        columns-for-ranks: The columns have the same work, the rows have not.
          ? A row holds the blocks of one rank.
        in-order: Each rank has a third of the text in order. The last one has 22 squares and a half of work, the
            first one 4 and a half.
          ? Which blocks have much work, and who should have one of them?
        dealt-out: The blocks are dealt out in turns. Each turn, the last rank gets the most.
          ? What could the last rank get less of in the next turn?
        back-and-forth: Back and forth evens out two turns. The third one is uneven again.
          ? How large is the sum of three numbers if all three sums are equal?
        """,
        counted_from_one=lambda answer: sorted(answer.ravel().tolist()) == list(range(1, 10)),
        not_each_once=lambda answer: not _each_once(answer),
        columns_for_ranks=lambda answer: bool((answer.sum(0) == 12).all()),
        in_order=_shared_as({0, 1, 2}, {3, 4, 5}, {6, 7, 8}),
        dealt_out=_shared_as({0, 3, 6}, {1, 4, 7}, {2, 5, 8}),
        back_and_forth=_shared_as({0, 5, 6}, {1, 4, 7}, {2, 3, 8}),
    ),
    hint="The numbers 0 to 8 sum to 36. How much of it should each rank have?",
    examples=(
        [[0, 4, 8], [1, 5, 6], [2, 3, 7]],
        [[0, 5, 7], [1, 3, 8], [2, 4, 6]],
        [[7, 2, 3], [8, 0, 4], [6, 1, 5]],
    ),
    wrong_examples={
        "counted-from-one": [[1, 5, 9], [2, 6, 7], [3, 4, 8]],
        "not-each-once": [[0, 4, 8], [0, 4, 8], [0, 4, 8]],
        "columns-for-ranks": [[0, 1, 2], [4, 5, 3], [8, 6, 7]],
        "in-order": [[0, 1, 2], [3, 4, 5], [6, 7, 8]],
        "dealt-out": [[0, 3, 6], [1, 4, 7], [2, 5, 8]],
        "back-and-forth": [[0, 5, 6], [1, 4, 7], [2, 3, 8]],
    },
    hints=(
        "The halves are the same for all. Only the sum of the three numbers counts.",
        "The numbers 0 to 8 sum to 36, so each rank needs 12.",
        "Begin with block 8: which two others make 12 with it? A magic square does it for all three.",
    ),
    solution="""
my_blocks = [[0, 4, 8], [1, 5, 6], [2, 3, 7]]
""",
)
