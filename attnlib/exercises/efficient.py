"""Exercises of chapter 12, efficient."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Case,
    Function,
    FunctionExercise,
    case,
    described,
    normal,
)
from attnlib.lookup import softmax

# streamed: A softmax's average in one pass, mended.
STREAMED = FunctionExercise.told(
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
    zero-by-zero-hidden: A small number is added to the sum. It hides 0 / 0, and the answer for scores far below zero is
        0.
      ? What should the average of 3 and 7 never be?
    starts-at-zero: Right, unless all scores are far below zero: then every exponential is rounded to 0 beside a maximum
        of 0, and 0 / 0 is left.
      ? Which number is smaller than any score?
    factor-upside-down: What was summed so far grows when the maximum grows. It should shrink.
      ? All of it was divided by e to the old maximum. By what should it be divided now?
    new-key-rescaled-too: The new key is multiplied by the factor as well, though it is measured from the new maximum
        already.
      ? Which terms were measured from the old maximum?
    not-divided: The sum of values is returned as it is.
      ? An average is a sum over what?
    divided-at-each-step: The output is divided by the sum at each step, so that the early keys are divided again and
        again.
      ? When is it early enough to divide?
    first-score-as-maximum: All scores are measured from the first one. A score far above it overflows.
      ? What has to happen when a larger score arrives?
    wrong-shift: All scores are measured from one that need not be the largest. A score far above it overflows.
      ? Which number keeps every exponent at or below zero?
    overflow: Right for small scores, but the exponential of 1000 is infinite.
      ? What is subtracted from a score before the exponential is taken?

    - Try the scores 1 and 3 by hand, and look at both sums after the second key.
    - Both sums hold terms that were measured from the old maximum, so both take the factor.
    - e to the power of minus infinity is 0, so minus infinity is a good start.
    """,
    both_faults={"-np.inf": "0.0", "factor * output": "output"},
    output_not_rescaled={"factor * output": "output"},
    total_not_rescaled={"factor * total": "total"},
    neither_rescaled=(
        {"factor * output": "output", "factor * total": "total"},
        {"-np.inf": "0.0", "factor * output": "output", "factor * total": "total"},
    ),
    maximum_overwritten=(
        {"max(top, s)": "s"},
        {"max(top, s)": "s", "np.exp(top - new)": "1.0"},
        {"top = new": "top = s"},
    ),
    zero_by_zero_hidden={"-np.inf": "0.0", "/ total": "/ (total + 1e-8)"},
    starts_at_zero={"-np.inf": "0.0"},
    factor_upside_down={"np.exp(top - new)": "np.exp(new - top) if top > new - 745 else 0.0"},
    new_key_rescaled_too={
        "(top - new)\n": "(top - new)\n        s += top - new if factor else 0.0\n"
    },
    not_divided={" / total": ""},
    divided_at_each_step={
        "= factor * output + np.exp(s - new) * v": "= (factor * output + np.exp(s - new) * v) / total",
        "return output / total": "return output",
    },
    first_score_as_maximum={"max(top, s)": "scores[0]"},
    wrong_shift={"max(top, s)": "scores[-1]"},
    overflow={"max(top, s)": "0.0"},
    returns=("output",),
    reference=lambda scores, value: softmax(scores) @ value,  # of a row too, as on sheets
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


# tiles_correctly: A test of tiled attention.
def _tiled(
    words: str,
    new: Function = lambda top, tile: np.maximum(top, tile.max(1, keepdims=True)),
    kept: Function = lambda new: new,
    start: float = -np.inf,
    output_by: Function = lambda factor: factor,
    stop: Function = lambda n, block: n,
) -> Case:
    """Build attention in tiles with one of its parts exchanged."""

    def attend(scores: Array, value: Array, block: int) -> Any:
        top, total, output = np.full((len(scores), 1), start), 0.0, 0.0
        for j in range(0, stop(len(value), block), block):
            tile, v = scores[:, j : j + block], value[j : j + block]
            raw = new(top, tile)
            safe = np.where(raw == -np.inf, 0.0, raw)
            raised, factor = np.exp(tile - safe), np.exp(top - safe)
            total = factor * total + raised.sum(1, keepdims=True)
            output = output_by(factor) * output + raised @ v
            top = kept(raw)
        return output / np.maximum(total, 1e-300)

    return described(words, attend)


def merges_parts(scores: Array, value: Array, block: int) -> Any:
    """Attend to each tile alone, and merge by the logsumexps."""
    spans = [slice(j, j + block) for j in range(0, len(value), block)]
    logs = np.stack([np.logaddexp.reduce(scores[:, span], axis=1) for span in spans], axis=-1)
    outputs = np.stack([softmax(scores[:, span]) @ value[span] for span in spans], axis=1)
    # A tile that is hidden as a whole has no output, and no weight.
    return (softmax(logs)[:, None] @ np.nan_to_num(outputs))[:, 0]


TILES_CORRECTLY = FunctionExercise.told(
    """
    passes-everything: The test passes every function, the wrong ones too. Shapes, say, are always right.
      ? Compare with the softmax of the whole row.
    refuses-everything: The test refuses every function, the right ones too. Rounding may differ a little.
      ? Compare with a tolerance, on scores of which every row has one that is finite.
    verdicts-swapped: The verdicts are the wrong way round: True means that the output is right.
      ? Put a not before it.
    whole-tiles-alone: The number of keys is a multiple of the block, and all scores are small.
      ? What becomes of keys that do not fill a tile?
    small-scores-alone: All scores are small and none is hidden. Then hardly anything depends on the maximum.
      ? Try scores in the thousands, of either sign, and a first tile that is hidden.
    never-far-below-zero: No row has all its scores far below 0. Then a maximum that starts at 0, or at another fixed
        number, does no harm.
      ? Lower all scores by thousands. Then hide the first tile as well.
    nothing-hidden: The scores may be large, but no tile is hidden as a whole. There the bug does not show.
      ? Set the scores of the first tile to -inf. How low must the others be?
    not-low-enough: The bug is caught. But a maximum may start at some large negative number, too.
      ? How low may scores be, by the task?
    nothing-falls: No scores fall by thousands from a tile to the next. Then the maxima of earlier tiles are not missed.
      ? What if the largest score comes first?

    - The test compares with a softmax over whole rows. What matters is the scores that you choose.
    - Choose scores that fall and rise by thousands from tile to tile, and keys that do not fill the last tile.
    - Hide the first tile, and let all other scores be -2000. Then shift small scores by -99,000.
    """,
    passes_everything=lambda attend: True,
    refuses_everything=lambda attend: False,
    verdicts_swapped={"return True": "return 0 > 1", "return False": "return True"},
    whole_tiles_alone={
        "(small, hidden - 2000, small - 99_000, falling)": "(small[:, :6],)",
        "attend(scores, value, 3)": "attend(scores, value[:6], 3)",
        "e @ value": "e @ value[:6]",
    },
    small_scores_alone={"(small, hidden - 2000, small - 99_000, falling)": "(small,)"},
    never_far_below_zero={
        "(small, hidden - 2000, small - 99_000, falling)": "(small, hidden, falling)"
    },
    nothing_hidden={"hidden - 2000, ": ""},
    not_low_enough={"small - 99_000, ": ""},
    nothing_falls={", falling)": ")"},
    returns=("verdict",),
    cases=(
        _tiled("Correct what was summed when the maximum grows."),
        described("Make the whole matrix.", lambda scores, value, block: softmax(scores) @ value),
        case(merges_parts),
        _tiled(
            "Keep 0 as the maximum of a tile that is hidden as a whole.",
            kept=lambda new: np.where(new == -np.inf, 0.0, new),
        ),
        _tiled("Begin with a maximum of -50,000.", start=-50_000.0),
        _tiled(
            "Take the maximum of each tile, not of all tiles so far.",
            new=lambda top, tile: tile.max(1, keepdims=True),
        ),
        _tiled("Leave the sum of values as it was.", output_by=lambda factor: 1.0),
        _tiled("Leave out keys that fill no tile.", stop=lambda n, b: n - n % b),
    ),
    solution="""
def tiles_correctly(attend):
    rng = np.random.default_rng(0)
    value = rng.normal(size=(7, 2))
    small = rng.normal(size=(4, 7))
    hidden = np.where(np.arange(7) < 3, -np.inf, small)
    falling = small - 2000 * np.arange(7)
    for scores in (small, hidden - 2000, small - 99_000, falling):
        e = np.exp(scores - scores.max(axis=1, keepdims=True))
        output = e @ value / e.sum(axis=1, keepdims=True)
        if not np.allclose(attend(scores, value, 3), output):
            return False
    return True
""",
)


# windowed: Tiled attention with a window, for a block of queries.
class _FastMemory:
    """Bring one tile that the block of queries sees."""

    def __init__(self, key: Array, value: Array, b: int, start: int, window: int) -> None:
        self.key, self.value, self.b = key, value, b
        self.seen = range(max(0, start - window + 1) // b, start // b + 1)
        self.room = np.empty((b, key.shape[1])), np.empty((b, value.shape[1]))

    def __call__(self, j: int) -> tuple[Array, Array]:
        if j not in self.seen:
            raise IndexError(f"no query of this block sees anything of tile {j}")
        for room, x in zip(self.room, (self.key, self.value), strict=True):
            room[...] = x[j * self.b : (j + 1) * self.b]
        return self.room

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _FastMemory)  # what lies in the room does not count

    __hash__ = None  # type: ignore[assignment]


def _block(
    seed: int, b: int, start: int, window: int, d_k: int = 3, d_v: int = 2, shift: float = 0.0
) -> Any:
    """Make a case whose scores lie around the shift."""
    query, key, value = normal(seed, (b, d_k), (start + 2 * b, d_k), (start + 2 * b, d_v))
    if shift:  # one more feature, the same for all: it moves every score alike
        query = np.concatenate([query, np.ones((b, 1))], axis=1)
        key = np.concatenate([key, np.full((len(key), 1), shift * np.sqrt(d_k + 1))], axis=1)
    return case(query, start, _FastMemory(key, value, b, start, window), window)


WINDOWED = FunctionExercise.told(
    """
    hidden-tile-nan: A query that sees nothing of its first tile gets NaN: minus infinity is subtracted from itself.
      ? Which number may stand for the maximum in the subtraction, as long as nothing was seen?
    hidden-maximum-is-zero: Right, unless a query sees nothing of its first tile and all its scores are far below zero.
        The 0 that stood for its maximum is kept.
      ? Exercise 2 has this bug. What belongs into the maximum that goes on to the next tile?
    tiles-kept: Several tiles are kept. But there is room for one: each load overwrites the tile before it.
      ? What has to be done with a tile before the next one is loaded?
    window-too-long: The window has one key too many.
      ? With a window of 1, what does a query see?
    window-too-short: The window has one key too few.
      ? With a window of 1, what does a query see?
    future-seen: A query sees keys that come after it.
      ? Which keys of its own tile does the first query see?
    window-forgotten: A query sees all that is loaded of the past. The window of each query is its own.
      ? The first and the last query of a block begin at different keys.
    start-forgotten: The positions of the queries are counted from 0.
      ? At which position is the first query?
    not-scaled: The dot products are not scaled.
      ? By what are dot products of width d_k divided?
    divided-by-d: The dot products are divided by the width and not by its root.
      ? How do dot products grow with the width?
    output-not-rescaled: The sum of values still counts from the old maximum when a larger score arrives.
      ? Which sums take the factor?
    not-divided: The sum of values is returned as it is.
      ? An average is a sum over what?
    overflow: Right for small scores, but nothing is subtracted before the exponential.
      ? What is subtracted from a score before the exponential is taken?

    - The first key that any query sees is at start - window + 1, or at 0. In which tile is it? The last tile is start
      // b.
    - Positions of the queries: start + np.arange(b)[:, None]. Positions of the keys: j * b + np.arange(b).
    - As long as a query has seen nothing, its maximum is -inf. Keep it, but subtract 0 in its place.
    """,
    hidden_tile_nan={"np.where(new == -np.inf, 0, new)": "new"},
    hidden_maximum_is_zero={"top = new": "top = safe", "/ total": "/ np.maximum(total, 1e-300)"},
    tiles_kept={
        "load(tile)": "next(tiles)",
        "    for tile in": "    tiles = iter([load(tile) for tile in range(max(0, start - window + 1) // b, start // b + 1)])\n    for tile in",
    },
    window_too_long={"j > i - window": "j >= i - window"},
    window_too_short={"j > i - window": "(j > i - window + 1) | (j == i) & (window == 1)"},
    future_seen={"(j <= i) & (j > i - window)": "j > i - window"},
    window_forgotten={"(j <= i) & (j > i - window)": "j <= i"},
    start_forgotten={"i = start + ": "i = "},
    not_scaled={" / np.sqrt(d_k)": ""},
    divided_by_d={"np.sqrt(d_k)": "d_k"},
    output_not_rescaled={"factor * output": "output"},
    not_divided={" / total": ""},
    overflow={"np.where(new == -np.inf, 0, new)": "0", "top = new": "top = 0"},
    returns=("output",),
    cases=(
        _block(0, 2, 0, 1),
        _block(1, 2, 0, 2),
        _block(2, 2, 2, 2),
        _block(3, 3, 6, 4),
        _block(4, 3, 6, 5),
        _block(5, 4, 8, 3),
        _block(6, 2, 8, 20),
        _block(7, 3, 6, 2, shift=-2000.0),
        _block(8, 3, 6, 4, shift=2000.0),
        _block(9, 3, 9, 7, d_k=7),
    ),
    solution="""
def windowed(query, start, load, window):
    b, d_k = query.shape
    i = start + np.arange(b)[:, None]  # (b, 1)
    top, total, output = np.full((b, 1), -np.inf), 0.0, 0.0
    for tile in range(max(0, start - window + 1) // b, start // b + 1):
        key, value = load(tile)
        j = tile * b + np.arange(b)  # (b,)
        scores = np.where((j <= i) & (j > i - window), query @ key.T / np.sqrt(d_k), -np.inf)
        new = np.maximum(top, scores.max(axis=1, keepdims=True))
        safe = np.where(new == -np.inf, 0, new)
        raised, factor = np.exp(scores - safe), np.exp(top - safe)
        total = factor * total + raised.sum(axis=1, keepdims=True)
        output = factor * output + raised @ value
        top = new
    return output / total
""",
)


# withdraw: A merge, solved for one of its parts.
def _naive(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    a, b = np.exp(whole)[:, None], np.exp(gone)[:, None]
    return (a * o - b * g) / (a - b), np.log(a - b)[:, 0]


def _from_one(by: Function) -> Function:
    """Measure both parts from one number."""

    def withdraw(o: Array, whole: Array, g: Array, gone: Array) -> Any:
        output, logs = _naive(o, whole - by(whole), g, gone - by(whole))
        return output, by(whole) + logs

    return withdraw


def _two_shifts(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    output, logs = _naive(o, whole - whole.max(), g, gone - gone.max())
    return output, whole.max() + logs


WITHDRAW = FunctionExercise.told(
    """
    merged-again: The withdrawn keys are added once more.
      ? After merging your result with the withdrawn part, what should come out?
    not-renormalised: The withdrawn keys' part is taken off, but the weights that remain no longer sum to one.
      ? What do the remaining weights sum to, and by what do you divide?
    share-of-the-sum: The withdrawn keys' share is taken of the sum of both logsumexps' exponentials, but the whole
        contains them already.
      ? Which keys does the first logsumexp count?
    outputs-subtracted: One output is subtracted from the other, as if they were sums. They are averages.
      ? With which weight did the withdrawn keys enter the output?
    logs-as-weights: The logsumexps themselves weigh the outputs.
      ? A logsumexp is the logarithm of what?
    logsumexp-unchanged: The output is right, but the logsumexp still counts the withdrawn keys.
      ? The sum of exponentials has lost some terms. What is left of it?
    logsumexps-subtracted: The output is right, but the difference of two logarithms is the logarithm of a quotient.
      ? Which sum of exponentials is left, and what is its logarithm?
    shift-not-added: The output is right. The logsumexp is measured from what was subtracted, and not from zero.
      ? What was subtracted before the exponentials were taken, and where is it now?
    two-shifts: The two parts are measured from two different numbers, and then subtracted.
      ? When may two sums of exponentials be subtracted from each other?
    wrong-shift: The exponentials are measured from a number that suits some rows or parts and overflows in others.
      ? In each row, which of the two logsumexps is the larger, and is it that row's own?
    overflow: Right for small logsumexps, but the exponential of 2000 is infinite and that of -2000 is 0.
      ? Only the difference of the two logsumexps matters for a share.
    one-maximum-for-all: One maximum is subtracted in all rows. In a row far below it every exponential is 0.
      ? Rows are independent. Which reference has each row of its own?

    - Write the whole as a merge of what remains, r, and what is gone, g: the exponentials of their logsumexps add up.
    - share = exp(logsumexp_gone - logsumexp) is the weight that the withdrawn keys have together.
    - output = (1 - share) r + share output_gone. Solve for r.
    """,
    merged_again={"= np.exp(": "= -np.exp("},
    not_renormalised={" / (1 - share[:, None])": ""},
    share_of_the_sum={
        "= np.exp(logsumexp_gone - logsumexp)": "= 1 / (1 + np.exp(logsumexp - logsumexp_gone))",
        "log1p(-share)": "log1p(-share / (1 - share))",
    },
    outputs_subtracted={"share[:, None] * ": "", " / (1 - share[:, None])": ""},
    logs_as_weights={
        "np.exp(logsumexp_gone - logsumexp)": "logsumexp_gone / logsumexp",
        "+ np.log1p(-share)": "- logsumexp_gone",
    },
    logsumexp_unchanged={" + np.log1p(-share)": ""},
    logsumexps_subtracted={"+ np.log1p(-share)": "- logsumexp_gone"},
    shift_not_added={"logsumexp + np.log1p": "np.log1p"},
    two_shifts=_two_shifts,
    wrong_shift=(_from_one(lambda whole: whole[:1]), _from_one(lambda whole: whole[-1:])),
    overflow=_naive,
    one_maximum_for_all=_from_one(lambda whole: whole.max()),
    returns=("output", "logsumexp"),
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
    solution="""
def withdraw(output, logsumexp, output_gone, logsumexp_gone):
    share = np.exp(logsumexp_gone - logsumexp)
    remains = (output - share[:, None] * output_gone) / (1 - share[:, None])
    return remains, logsumexp + np.log1p(-share)
""",
)


# tile_gradient: A tile of the backward pass.
def _tile(seed: int, b: int, c: int, d_v: int, shift: float = 0.0) -> Any:
    """Return the first c keys of rows that have three more, with scores around the shift."""
    scores, value, grad = normal(seed, (b, c + 3), (c + 3, d_v), (b, d_v))
    logs = np.log(np.exp(scores).sum(1)) + shift
    return case(scores[:, :c] + shift, logs, value[:c], softmax(scores) @ value, grad)


TILE_GRADIENT = FunctionExercise.told(
    """
    softmax-of-the-tile: The weights are a softmax over the tile's keys alone. The other keys of the row have a share
        too.
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
    logsumexp-of-another-row: The logsumexps are laid along the keys, or turned round: a row is divided by the sum of
        another one.
      ? Each query has one logsumexp. Which shape lets it meet all scores of its row?
    one-shift-for-all: One number is subtracted in all rows, where each row has a logsumexp of its own.
      ? By which sum is row 2 divided?
    maximum-for-logsumexp: The largest score of the tile is subtracted where the logsumexp belongs. What is left does
        not sum to one.
      ? A weight is an exponential divided by a sum. What is subtracted from the score for that?
    shifted-twice: The scores are shifted by their maximum, and then the logsumexp is subtracted as if they were not.
      ? From which scores was the logsumexp computed?
    overflow: Right for small scores, but the exponential of 2000 is infinite and that of -2000 is 0.
      ? A quotient of exponentials is the exponential of what?

    - A weight is found again from its score and the logsumexp of its row.
    - The gradient by a weight is the dot product of grad and the key's value.
    - The softmax subtracts the weighted sum of these over the row: that is grad times output, summed.
    """,
    softmax_of_the_tile={"logsumexp[:, None]": "np.logaddexp.reduce(scores, 1, keepdims=True)"},
    sum_over_the_tile={"(grad * output)": "(weights * (grad @ value.T))"},
    sum_forgotten={" - row": ""},
    weights_forgotten={"weights * ": ""},
    gradient_by_the_weights="grad @ value.T",
    sign_flipped={"return ": "return -"},
    output_squared={"grad * output": "output * output"},
    scaled_again={"- row)": "- row) / np.sqrt(value.shape[1])"},
    logsumexp_forgotten={" - logsumexp[:, None]": ""},
    logsumexp_of_another_row=({"[:, None]": ""}, {"[:, None]": "[::-1, None]"}),
    one_shift_for_all=({"[:, None]": ".max()"}, {"[:, None]": "[0]"}),
    maximum_for_logsumexp={"logsumexp[:, None]": "scores.max(axis=1, keepdims=True)"},
    shifted_twice={"(scores -": "(scores - scores.max(axis=1, keepdims=True) -"},
    overflow={"(scores - logsumexp[:, None])": "(scores) / np.exp(logsumexp)[:, None]"},
    returns=("gradient",),
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
    solution="""
def tile_gradient(scores, logsumexp, value, output, grad):
    weights = np.exp(scores - logsumexp[:, None])
    row = (grad * output).sum(axis=1, keepdims=True)
    return weights * (grad @ value.T - row)
""",
)


# softmax_or_nothing: A softmax that may look at nothing.
SOFTMAX_OR_NOTHING = FunctionExercise.told(
    """
    one-after-the-shift: The null key's exponential is 1 before the shift. When something is subtracted from all scores,
        its score is no longer 0.
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

    - Write the scores with one more column of zeros, and take a safe softmax of that.
    - The largest score of a row is at least 0, since the null key's is 0.
    - After m was subtracted the null key's exponential is exp(-m), not 1.
    """,
    one_after_the_shift=(
        {"np.maximum(": "", "keepdims=True), 0)": "keepdims=True)", "np.exp(-top)": "1"},
        {"np.exp(-top)": "1"},
    ),
    sums_to_one=softmax,
    null_kept=lambda s: softmax(np.concatenate([s, np.zeros((*s.shape[:-1], 1))], axis=-1)),
    shift_upside_down={"np.exp(-top)": "np.exp(top)"},
    null_as_a_share=lambda scores: softmax(scores) * scores.shape[-1] / (scores.shape[-1] + 1),
    wrong_axis={"scores.max(axis=-1": "scores.max(axis=0", "sum(axis=-1": "sum(axis=0"},
    one_maximum_for_all={"scores.max(axis=-1, keepdims=True)": "scores.max()"},
    wrong_shift=(
        {"np.maximum(scores.max(": "(scores.mean(", ", 0)": ")"},
        {"np.maximum(scores.max(axis=-1, keepdims=True), 0)": "scores[..., :1]"},
        {"np.maximum(scores.max(axis=-1, keepdims=True), 0)": "scores[..., -1:]"},
    ),
    overflow={"np.maximum(scores.max(axis=-1, keepdims=True), 0)": "0.0"},
    returns=("weights",),
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
    solution="""
def softmax_or_nothing(scores):
    top = np.maximum(scores.max(axis=-1, keepdims=True), 0)
    raised = np.exp(scores - top)
    return raised / (np.exp(-top) + raised.sum(axis=-1, keepdims=True))
""",
)
