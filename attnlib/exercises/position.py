"""Exercises of chapter 08, position."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Case,
    Function,
    FunctionExercise,
    ValueExercise,
    case,
    described,
    sampled,
)
from attnlib.position import rotate as _rotated
from attnlib.position import sinusoidal as _table

# shift: The matrix that moves a pair of sine and cosine along.
_SPEED, _STEPS = 0.5, 2


def _turn(angle: float) -> Array:
    """Turn a row (sine, cosine) forwards, which is the rotary rule with minus the angle."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s], [s, c]])


_SHIFT_RIGHT = _turn(_SPEED * _STEPS)

_SHIFT_WRONG = {
    "turned-backwards": _SHIFT_RIGHT.T,
    "places-forgotten": _turn(_SPEED),
    "speed-forgotten": _turn(_STEPS),
    "degrees": _turn(np.deg2rad(_SPEED * _STEPS)),
    "sign-lost": np.abs(_SHIFT_RIGHT),
    "sines-and-cosines-swapped": np.array(
        [[_SHIFT_RIGHT[1, 0], _SHIFT_RIGHT[0, 0]], [_SHIFT_RIGHT[0, 0], -_SHIFT_RIGHT[1, 0]]]
    ),
}


def _shift_near(wanted: Array) -> Any:
    return lambda answer: bool(np.abs(answer - wanted).max() <= 0.006)


def _shift_describe(answer: Array) -> str:
    got = np.array([0.0, 1.0]) @ answer
    want = np.array([0.0, 1.0]) @ _SHIFT_RIGHT
    return (
        f"From place 0 your matrix goes to ({got[0]:.2f}, {got[1]:.2f}); the sine and cosine of "
        f"place 2 are ({want[0]:.2f}, {want[1]:.2f})."
    )


SHIFT = ValueExercise.told(
    """
    turned-backwards: This matrix goes two places back. It would be right for a pair (cos, sin), or for a matrix times a
        column.
      ? Write down sin(a + b) and compare with your first column.
    places-forgotten: This matrix goes on by one place. Two are asked for.
      ? By which angle does the pair turn in two places?
    speed-forgotten: This turns by 2 radians: the 0.5 is missing.
      ? By which angle does the pair turn in one place?
    degrees: The angle was taken for one degree.
      ? The formula's angles are radians. How much is one radian of a full turn?
    sign-lost: There is no minus in this matrix, so it is no rotation: lengths change.
      ? Write down cos(a + b). Which sign stands between its two products?
    sines-and-cosines-swapped: Sine and cosine of the angle have changed places.
      ? For a shift by 0 places the matrix has to change nothing. Does yours?
    """,
    turned_backwards=_shift_near(_SHIFT_WRONG["turned-backwards"]),
    places_forgotten=_shift_near(_SHIFT_WRONG["places-forgotten"]),
    speed_forgotten=_shift_near(_SHIFT_WRONG["speed-forgotten"]),
    degrees=_shift_near(_SHIFT_WRONG["degrees"]),
    sign_lost=_shift_near(_SHIFT_WRONG["sign-lost"]),
    sines_and_cosines_swapped=_shift_near(_SHIFT_WRONG["sines-and-cosines-swapped"]),
    shape=(2, 2),
    accepts=_shift_near(_SHIFT_RIGHT),
    describe=_shift_describe,
    hint="Expand sin(0.5 p + 1) and cos(0.5 p + 1) by the addition theorems.",
    examples=(_SHIFT_RIGHT, _SHIFT_RIGHT.round(2).tolist()),
    wrong_examples=_SHIFT_WRONG,
)


# rotate: Rotating pairs of features by angles that grow with the place.
def _at(seed: int, d: int, positions: list[int]) -> Case:
    return sampled(seed, (len(positions), d), then=(np.array(positions),))


ROTATE = FunctionExercise.told(
    """
    half-split: Column i is paired with column i + d / 2. Some libraries do that; here neighbours are pairs.
      ? Which columns does the task put together?
    backwards: The pairs turn the other way round.
      ? Where should (1, 0) go after a quarter of a turn?
    overwritten: The second number of a pair is computed from the first one after it was changed.
      ? Keep the old a until both new numbers are there.
    sign-lost: Both numbers of a pair get a plus, so the length of the vector changes.
      ? Compare the lengths before and after.
    one-speed: All pairs turn at the same speed.
      ? Where does your angle depend on i?
    two-forgotten: The exponent is i / d.
      ? Which power of 10000 does the last pair come close to?
    counts-rows: The angle comes from the row's number in the array, not from its position.
      ? With a cache, the first row may stand at position 400. How far must it turn?
    added: The sines and cosines are added to x. Here they turn it.
      ? What becomes of a row of zeros?
    """,
    half_split={
        "x[:, ::2], x[:, 1::2]": "np.split(x, 2, axis=1)",
        "stack(": "concatenate(",
        ".reshape(x.shape)": "",
    },
    backwards={"positions[": "-positions["},
    overwritten={"a * s + b * c": "(a * c - b * s) * s + b * c"},
    sign_lost={"- b * s": "+ b * s"},
    one_speed={"10000.0 ** (-2 * np.arange(d // 2) / d)": "np.ones(d // 2)"},
    two_forgotten={"-2 *": "-1.0 *"},
    counts_rows={"positions[": "np.arange(len(x))["},
    added=lambda x, p: x + _table(401, x.shape[-1])[p],
    returns=("turned",),
    reference="""
def rotate(x, positions):
    d = x.shape[1]
    angles = positions[:, None] * 10000.0 ** (-2 * np.arange(d // 2) / d)
    c, s = np.cos(angles), np.sin(angles)
    a, b = x[:, ::2], x[:, 1::2]
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
""",
    cases=(
        _at(1, 2, [0, 1]),
        _at(2, 4, [3, 7, 50]),
        _at(3, 6, [11, 0, 2, 2, 400]),
        _at(4, 8, [5, 6, 7]),
    ),
)


# base_for: Which base keeps the slowest pair below half a turn.
_PLACES = 128_000
_SLOWEST = 2 * 63 / 128  # the exponent 2 i / d of the last of 64 pairs
_BASE_FOR_RIGHT = (_PLACES / np.pi) ** (1 / _SLOWEST)

_BASE_FOR_WRONG = {
    "whole-turn": (_PLACES / (2 * np.pi)) ** (1 / _SLOWEST),
    "counts-to-64": _PLACES / np.pi,
    "two-forgotten": (_PLACES / np.pi) ** (128 / 63),
    "degrees": (_PLACES / 180) ** (1 / _SLOWEST),
    "one-radian": _PLACES ** (1 / _SLOWEST),
    "speed-returned": np.pi / _PLACES,
    "usual-base": 10000,
}


def _base_for_near(wanted: float) -> Any:
    return lambda answer: bool(abs(answer.item() / wanted - 1) <= 0.01)


def _base_for_describe(answer: Array) -> str:
    base = answer.item()
    if base <= 0:
        return f"{base:.4g} is no base: powers of it should be positive."
    turns = _PLACES / base**_SLOWEST / (2 * np.pi)
    return f"With the base {base:.4g} the slowest pair makes {turns:.3g} turns."


BASE_FOR = ValueExercise.told(
    """
    whole-turn: With this base the slowest pair makes a whole turn.
      ? How many radians has half a turn?
    counts-to-64: The exponent 2 i / d of the slowest pair was taken as 1. The last of the 64 pairs has a smaller i.
      ? Pairs are counted from 0. Which i has the last one?
    two-forgotten: The exponent was taken as i / d where it is 2 i / d.
      ? What is 2 i / d for the last pair?
    degrees: Half a turn was taken as 180. The angles are radians.
      ? How many radians has half a turn?
    one-radian: With this base the slowest pair turns by one radian.
      ? How many radians has half a turn?
    speed-returned: This is the angle by which the slowest pair may turn from one position to the next.
      ? Which base gives the slowest pair this angle?
    usual-base: This is the base of 2017. With it the slowest pair makes more than two turns.
      ? By which angle may the slowest pair turn from one position to the next?
    """,
    whole_turn=_base_for_near(_BASE_FOR_WRONG["whole-turn"]),
    counts_to_64=_base_for_near(_BASE_FOR_WRONG["counts-to-64"]),
    two_forgotten=_base_for_near(_BASE_FOR_WRONG["two-forgotten"]),
    degrees=_base_for_near(_BASE_FOR_WRONG["degrees"]),
    one_radian=_base_for_near(_BASE_FOR_WRONG["one-radian"]),
    speed_returned=_base_for_near(_BASE_FOR_WRONG["speed-returned"]),
    usual_base=_base_for_near(_BASE_FOR_WRONG["usual-base"]),
    shape=(),
    accepts=_base_for_near(_BASE_FOR_RIGHT),
    describe=_base_for_describe,
    hint="First find the angle by which the slowest pair may turn from one position to the next.",
    examples=(_BASE_FOR_RIGHT, 48200, 48000),
    wrong_examples=_BASE_FOR_WRONG,
)


# alibi: The bias of ALiBi: a slope a head.
ALIBI = FunctionExercise.told(
    """
    far-is-better: The bias grows with the distance, so the far end of the text gets all the weight.
      ? Which sign makes a distant key less likely?
    signed: Keys after the query get a bonus: the distance has a sign here.
      ? Is your bias the same for a key two places before and two places after?
    counts-heads-from-zero: The first head has the slope 1: its number was taken as 0.
      ? What is 2^(-8 h / H) for h = 1 and H = 8?
    made-for-eight: The slopes are 1/2, 1/4, 1/8, ... whatever the number of heads.
      ? What is the slope of the last head of 16?
    same-slope: All heads have the same slope.
      ? Where does your bias depend on h?
    factor: These are factors for the weights, powers of e. The bias is added before the softmax.
      ? What is the logarithm of your numbers?
    reversed-heads: The heads come in the opposite order: the first should be the steepest.
      ? Which is larger, 2^(-8 / H) or 2^(-8)?
    future-hidden: Keys after the query are hidden as well. That is the mask's work, not the bias's.
      ? What should stand above the diagonal?
    """,
    far_is_better={"-slopes": "slopes"},
    signed=({"np.abs": ""}, {"np.abs": "", "-slopes": "slopes"}),
    counts_heads_from_zero={"1, num_heads + 1": "num_heads"},
    made_for_eight={"-8 *": "-1.0 *", " / num_heads": ""},
    same_slope=(
        {"np.arange(1, num_heads + 1)": "np.ones(num_heads)"},
        {"-8 * np.arange(1, num_heads + 1)": "np.zeros(num_heads)"},
        {"np.arange(1, num_heads + 1) / num_heads": "np.ones(num_heads)"},
    ),
    factor={"return ": "return np.exp(", "* distance": "* distance)"},
    reversed_heads={"1, num_heads + 1": "num_heads, 0, -1"},
    future_hidden={
        "return ": "return np.where(np.tri(n) == 1, ",
        "* distance": "* distance, -np.inf)",
    },
    returns=("bias",),
    reference="""
def alibi(num_heads, n):
    slopes = 2.0 ** (-8 * np.arange(1, num_heads + 1) / num_heads)
    distance = np.abs(np.arange(n)[:, None] - np.arange(n))
    return -slopes[:, None, None] * distance
""",
    cases=(case(1, 3), case(2, 5), case(4, 3), case(8, 4), case(16, 2)),
)


# regroup: The columns of a projection, moved from pairs of neighbours to pairs of halves.
REGROUP = FunctionExercise.told(
    """
    the-way-back: The columns are moved the other way: from halves to neighbours.
      ? Where should column 1, the second one of pair 0, go?
    unchanged: Nothing has moved.
      ? Which columns are pair 0 before, and which after?
    rows-moved: The rows are moved. A row belongs to a feature of the input, a column to a feature of the query.
      ? Which axis of w has the size d_k?
    halves-swapped: The second members of the pairs come first.
      ? Which column should stand at place 0?
    reversed: The columns come in the reverse order.
      ? Write the new order of eight columns down by hand.
    """,
    the_way_back=lambda w: w.reshape(len(w), 2, -1).swapaxes(1, 2).reshape(w.shape),
    unchanged=lambda w: w,
    rows_moved=lambda w: np.concatenate([w[::2], w[1::2]]),
    halves_swapped=lambda w: np.concatenate([w[:, 1::2], w[:, ::2]], axis=1),
    reversed=lambda w: w[:, ::-1],
    returns=("moved",),
    reference=lambda w: np.concatenate([w[:, ::2], w[:, 1::2]], axis=1),
    cases=(
        case([[1.0, 2.0, 3.0, 4.0]]),
        case([[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [11.0, 12.0, 13.0, 14.0, 15.0, 16.0]]),
        sampled(1, (3, 8)),
        sampled(2, (5, 10)),
        sampled(3, (7, 2)),
    ),
)


# offset_alone: A test of rotary positions.
def turns_neighbours(x: Array, positions: Array) -> Any:
    """Turn neighbouring columns, as the chapter does."""
    return _rotated(x, positions)


def mixes_the_two_layouts(x: Array, positions: Array) -> Any:
    """Repeat each angle for neighbours, and pair halves: the bug."""
    d = x.shape[-1]
    speeds = 10000.0 ** (-2 * np.arange(d // 2) / d)
    angles = np.repeat(positions[:, None] * speeds, 2, axis=-1)
    a, b = np.split(x, 2, axis=-1)
    return x * np.cos(angles) + np.concatenate([-b, a], axis=-1) * np.sin(angles)


def _as_the_chapters(rotate: Function) -> bool:
    x = np.random.default_rng(2).normal(size=(3, 8))
    at = np.array([0, 4, 9])
    return bool(np.allclose(rotate(x, at), turns_neighbours(x, at)))


OFFSET_ALONE = FunctionExercise.told(
    """
    passes-everything: The test passes every function, the wrong ones too. The shape, say, is always right.
      ? Move query and key along together. What must stay?
    refuses-everything: The test refuses every function, the right ones too. Rounding may differ a little.
      ? Compare with a tolerance.
    verdicts-swapped: The verdicts are the wrong way round: True means that the offset alone counts.
      ? Put a not before it.
    shift-alone: The test passes a function that ignores the positions. Its scores stay the same, too, when both move
        along, and so do the lengths of its vectors.
      ? Which score should change if only the key moves?
    one-pair: Vectors of two numbers are tried. With a single pair the two layouts are the same.
      ? How wide must a vector be to have two pairs?
    compared-with-the-chapter: Only the layout and the base of the chapter pass. Others are right, too.
      ? Test the property, not the numbers.
    """,
    passes_everything=lambda rotate: True,
    refuses_everything=lambda rotate: False,
    verdicts_swapped={"return all(moved) and not": "return not all(moved) or"},
    shift_alone={" and not np.isclose(score(3, 9), score(3, 4))": ""},
    one_pair=(
        {"(2, 1, 8)": "(2, 1, 2)"},
        {"(2, 1, 8)": "(2, 1, 2)", " and not np.isclose(score(3, 9), score(3, 4))": ""},
    ),
    compared_with_the_chapter=_as_the_chapters,
    returns=("verdict",),
    reference="""
def offset_alone(rotate):
    q, k = np.random.default_rng(1).normal(size=(2, 1, 8))

    def score(m, n):
        return (rotate(q, np.array([m])) @ rotate(k, np.array([n])).T).item()

    moved = [np.isclose(score(3 + s, 9 + s), score(3, 9)) for s in (1, 7, 100)]
    return all(moved) and not np.isclose(score(3, 9), score(3, 4))
""",
    cases=(
        case(turns_neighbours),
        described(
            "Turn column i with column i + d / 2, at the matching angle.",
            ROTATE.wrong("half-split"),
        ),
        described(
            "Turn neighbours by the angles of another base.",
            lambda x, positions: _rotated(x, positions, base=500.0),
        ),
        case(mixes_the_two_layouts),
        described("Ignore the positions.", lambda x, positions: x),
        described(
            "Add sines and cosines.", lambda x, positions: x + _table(1000, x.shape[-1])[positions]
        ),
        described("Mix each pair with two plus signs.", ROTATE.wrong("sign-lost")),
        described(
            "Multiply each row by its position.", lambda x, positions: x * (1 + positions[:, None])
        ),
    ),
)
