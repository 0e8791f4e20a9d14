"""Exercises of chapter 11, mixing."""

import math
from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Case,
    Function,
    FunctionExercise,
    case,
    normal,
    sampled,
)


# fading_state: Linear attention whose state fades.
def _back(n: int) -> Any:
    """Return how many places each key lies before each query, (n, n)."""
    return np.arange(n)[:, None] - np.arange(n)


def _shared(fits: Array, value: Array) -> Any:
    return fits @ value / fits.sum(axis=1, keepdims=True)


def _fade(half_life: float) -> Any:
    return 0.5 ** (1 / half_life)


def _positive(seed: int, n: int, d: int, d_v: int, half_life: float) -> Case:
    query, key, value = normal(seed, (n, d), (n, d), (n, d_v))
    return case(np.abs(query) + 0.1, np.abs(key) + 0.1, value, half_life)


FADING_STATE = FunctionExercise.told(
    """
    never-fades: Nothing fades: this is linear attention as the page has it.
      ? What happens to the state before a token is added?
    halves-each-step: The state is halved at every step, whatever half_life is.
      ? How much should be left after one step if half_life is 4?
    upside-down: The exponent is upside down: a longer half_life fades faster.
      ? After half_life steps, what is the number's power?
    equal-parts: A step takes off a fixed share as if the losses were added. They are multiplied.
      ? With 1 - 1 / 8 at each step, how much is left after 4 steps?
    half-over-half-life: A half is divided by half_life. Multiplying half_life times has to give a half.
      ? How much is left after 4 steps if each multiplies by 1 / 8?
    falls-to-1/e: After half_life steps this leaves 1/e, about 0.37, and no half.
      ? Which base has a half-life in its name?
    sum-not-faded: The state fades, and the sum of the keys does not: the weights no longer sum to one.
      ? If all values are 5, what should every output be?
    state-not-faded: The sum of the keys fades, and the state does not: the weights no longer sum to one.
      ? If all values are 5, what should every output be?
    not-divided: The output is not divided by q z, so it is a weighted sum and no mean.
      ? If all values are 5, what should every output be?
    out-of-step: One of state and sum fades before the token is added, the other after.
      ? What is the first output, when nothing has had time to fade?
    looks-before-writing: A token is added to the state after its output was read, so it does not find itself.
      ? Which comes first, the writing or the reading?
    sees-the-future: Every token finds all keys, those after it too.
      ? When is a token's output read, and what is in the state by then?

    - Call the number g. A token m places back has been multiplied by it m times.
    - So g to the power of half_life is a half: g = 0.5 ** (1 / half_life).
    - Token i: state = g * state + np.outer(key[i], value[i]), the same for the sum, then read.
    """,
    never_fades={"0.5 ** (1 / half_life)": "1.0"},
    halves_each_step={" ** (1 / half_life)": ""},
    upside_down={"(1 / half_life)": "half_life"},
    equal_parts=(
        {"0.5 ** (1 / half_life)": "1 - 0.5 / half_life"},
        {"0.5 ** (1 / half_life)": "1 - 1 / half_life"},
    ),
    half_over_half_life=(
        {"0.5 ** (1 / half_life)": "0.5 / half_life"},
        {"0.5 ** (1 / half_life)": "1 / half_life"},
    ),
    falls_to_1_e={"0.5 ** (1 / half_life)": "np.exp(-1 / half_life)"},
    sum_not_faded={"fade * total": "total"},
    state_not_faded={"fade * state": "state"},
    not_divided={" / (q @ total)": ""},
    out_of_step=({"(q @ state": "(fade * q @ state"}, {"(q @ state": "(q @ state / fade"}),
    looks_before_writing={
        "q @ state / (q @ total)": "q @ (state - np.outer(k, v)) / max(q @ (total - k), 1e-300)"
    },
    sees_the_future=(
        lambda q, k, v, h: _shared(q @ k.T * _fade(h) ** abs(_back(len(q))), v),
        lambda q, k, v, h: _shared(q @ k.T * _fade(h) ** _back(len(q)), v),
    ),
    returns=("output",),
    cases=(
        case(
            [[1.0, 2.0], [3.0, 1.0], [1.0, 1.0]],
            [[1.0, 1.0], [1.0, 2.0], [2.0, 1.0]],
            [[4.0], [8.0], [2.0]],
            4.0,
        ),
        _positive(0, 5, 2, 3, 3.0),
        _positive(1, 3, 7, 2, 1.5),
        _positive(2, 7, 3, 5, 5.0),
    ),
    solution="""
def fading_state(query, key, value, half_life):
    fade = 0.5 ** (1 / half_life)
    state = np.zeros((key.shape[1], value.shape[1]))
    total = np.zeros(key.shape[1])
    output = []
    for q, k, v in zip(query, key, value):
        state = fade * state + np.outer(k, v)
        total = fade * total + k
        output.append(q @ state / (q @ total))
    return np.array(output)
""",
)


# crossover: The length at which attention with projections does as much work as a convolution.
CROSSOVER = FunctionExercise.told(
    """
    projections-forgotten: The four projections are left out, as the table of 2017 leaves them out.
      ? What does a layer of attention multiply before the scores, and after the averages?
    no-output-projection: Three projections are counted. The averages pass one more matrix.
      ? Queries, keys, values: and what comes out?
    one-product: Only one of the two products of n by n is counted.
      ? The scores take n^2 d. What do the averages take?
    one-product-no-projections: Of attention one product is counted, and no projection.
      ? Count all six products of the layer.
    meets-a-recurrence: This is where attention without projections meets a recurrence, at n = d.
      ? Where does kernel_size stand in your equation?
    projections-on-the-wrong-side: The projections are added to the convolution's work.
      ? Whose projections are they?
    rounded-down: The length is rounded. Two curves may meet between two whole numbers.
      ? Which does Python's // give, 7 // 2?
    d-twice: A factor d is left over: the result has the size of d^2.
      ? Divide both sides by n d before you solve for n.

    - Write both works down, each as a sum of products of n and d, and set them equal.
    - Every term has n d in it: divide by it.
    - 2 n + 4 d = k d is left.
    """,
    projections_forgotten={" - 4": ""},
    no_output_projection={"- 4": "- 3"},
    one_product={"d / 2": "d"},
    one_product_no_projections={" - 4": "", "d / 2": "d"},
    meets_a_recurrence={"(kernel_size - 4) * d / 2": "float(d)"},
    projections_on_the_wrong_side={"- 4": "+ 4"},
    rounded_down=(
        {"d / 2": "d // 2"},
        {"(kernel_size - 4) * d / 2": "np.ceil((kernel_size - 4) * d / 2)"},
    ),
    d_twice={"d / 2": "d**2 / 2"},
    returns=("length",),
    cases=(case(64, 5), case(10, 9), case(512, 7), case(3, 31)),
    solution="""
def crossover(d, kernel_size):
    return (kernel_size - 4) * d / 2  # 2 n^2 d + 4 n d^2 = k n d^2
""",
)


# narrow_heads: How many narrow heads a convolution needs, where each sees one offset.
def _kernel(
    seed: int, d_in: int, d_out: int, d_head: int, ranks: list[int], *, alike: bool = False
) -> Case:
    """Make a kernel whose matrices have the ranks, or are all multiples of the first."""
    rng = np.random.default_rng(seed)
    matrices = [
        rng.integers(1, 5, size=(d_in, rank))
        @ rng.integers(-3, 4, size=(rank, d_out)).astype(float)
        for rank in ranks
    ]
    if alike:
        matrices = [scale * matrices[0] for scale in range(1, len(ranks) + 1)]
    side = math.isqrt(len(ranks))
    return case(np.array(matrices).reshape(side, side, d_in, d_out), d_head)


NARROW_HEADS = FunctionExercise.told(
    """
    one-for-each-offset: This counts the offsets. One narrow head may not be enough for an offset.
      ? Which matrices can one head with d_head = 1 make?
    counts-what-is-not-zero: This counts the offsets whose matrix is not zero. One narrow head may not be enough for
        one.
      ? Which matrices can one head with d_head = 1 make?
    rank-across-offsets: This is the rank of the whole kernel, one row for each offset. It is for heads that may weigh
        several offsets.
      ? A head sees one offset here. Can it help at another one?
    sizes-not-ranks: This takes the sizes of the matrices, and not their ranks.
      ? How many heads does a matrix need whose rows are all alike?
    head-size-forgotten: The ranks are added up, as if every head had d_head = 1.
      ? What is the largest rank that W_V W_O can have?
    rounded-after-the-sum: The ranks are added first and rounded up last, so one head serves two offsets.
      ? May a head that has room left help at another offset?
    rounded-down: Each offset's quotient is rounded down, so the last piece of a matrix is missing.
      ? With d_head = 2, how many heads does a matrix of rank 3 need?
    one-too-many: An offset whose rank is a multiple of d_head gets one head more than it needs.
      ? With d_head = 2, how many heads does a matrix of rank 4 need?
    not-rounded: Heads come whole, for each offset.
      ? With d_head = 2, how many heads does a matrix of rank 3 need?
    the-worst-for-all: Each offset gets as many heads as the one with the largest rank.
      ? Count the heads of each offset by itself.
    a-head-for-nothing: An offset whose matrix is all zeros gets a head. It needs none.
      ? What does a convolution fetch where its matrix is zero?

    - W_V is (d_in, d_head) and W_O is (d_head, d_out). What is the largest rank of their product?
    - Two heads that see the same offset add their matrices: the rank of a sum is at most the sum of the ranks.
    - np.linalg.matrix_rank(kernel) gives the rank at every offset, (K, K).
    """,
    one_for_each_offset="ranks.size",
    counts_what_is_not_zero={"np.ceil(ranks / d_head)": "(ranks > 0)"},
    rank_across_offsets=(
        {"(kernel)": "(kernel.reshape(len(kernel) ** 2, -1))", " / d_head": ""},
        {"(kernel)": "(kernel.reshape(len(kernel) ** 2, -1))"},
    ),
    sizes_not_ranks=(
        {"ranks / d_head).sum()": "min(kernel.shape[2:]) / d_head) * ranks.size"},
        {"ranks / d_head).sum()": "min(kernel.shape[2:]) / d_head) * (ranks > 0).sum()"},
        {"ranks / d_head).sum()": "kernel.shape[2] / d_head) * ranks.size"},
        {"ranks / d_head).sum()": "kernel.shape[3] / d_head) * ranks.size"},
    ),
    head_size_forgotten={" / d_head": ""},
    rounded_after_the_sum=(
        {"ranks / d_head).sum()": "ranks.sum() / d_head)"},
        {"np.ceil(ranks / d_head).sum()": "ranks.sum() // d_head"},
    ),
    rounded_down={"np.ceil(ranks / d_head)": "(ranks // d_head)"},
    one_too_many={"np.ceil(ranks / d_head)": "(ranks // d_head + 1)"},
    not_rounded="ranks.sum() / d_head",
    the_worst_for_all=(
        {"ranks / d_head).sum()": "ranks.max() / d_head) * ranks.size"},
        {"ranks / d_head).sum()": "ranks.max() / d_head) * (ranks > 0).sum()"},
    ),
    a_head_for_nothing={"ranks / d_head)": "np.maximum(ranks, 1) / d_head)"},
    returns=("heads",),
    cases=(
        case(
            [
                [[[1.0, 0.0], [0.0, 1.0]], [[1.0, 2.0], [2.0, 4.0]]],
                [[[0.0, 0.0]] * 2, [[3.0, 1.0]] * 2],
            ],
            1,
        ),  # to work by hand
        _kernel(0, 5, 7, 2, [5, 3, 1, 0, 4, 2, 1, 5, 3]),
        _kernel(1, 7, 5, 3, [5, 5, 5, 5]),
        _kernel(2, 7, 5, 3, [1, 4, 2, 1, 0, 5, 4, 1, 1]),
        _kernel(3, 3, 5, 4, [3, 1, 2, 0]),
        _kernel(4, 11, 7, 5, [6, 1, 7, 2]),
        _kernel(5, 7, 5, 2, [1, 2, 1, 0]),
        _kernel(6, 5, 7, 2, [3] * 9, alike=True),
    ),
    solution="""
def narrow_heads(kernel, d_head):
    ranks = np.linalg.matrix_rank(kernel)  # (K, K)
    return int(np.ceil(ranks / d_head).sum())
""",
)


# normalises_correctly: A test of linear attention's divisor, made for flash-linear-attention's bug (pull request 594).
def _so_far(x: Array) -> Any:
    """Sum over the tokens up to each one."""
    return np.cumsum(x, axis=0)


def _of_all(x: Array) -> Any:
    """Sum over all tokens, the later ones too."""
    return np.broadcast_to(np.sum(x, axis=0), np.shape(x))


def _linear(
    name: str, total: Function = _so_far, state: Function = _so_far, finish: Function = np.divide
) -> Function:
    """Build linear attention with heads; verdicts tell its name."""

    def layer(query: Array, key: Array, value: Array) -> Any:
        written = key[..., None] * value[..., None, :]  # (n, heads, d, d_v)
        output = np.einsum("thd,thdv->thv", query, state(written))
        return finish(output, (query * total(key)).sum(axis=-1, keepdims=True))

    layer.__name__ = name
    return layer


def by_weights(query: Array, key: Array, value: Array) -> Any:
    """Compute all weights of each head at once."""
    fits = np.tril(np.einsum("thd,shd->hts", query, key))
    return np.einsum("hts,shv->thv", fits / fits.sum(axis=-1, keepdims=True), value)


def step_by_step(query: Array, key: Array, value: Array) -> Any:
    """Carry a state and a sum from token to token."""
    state, total, output = 0.0, 0.0, []
    for q, k, v in zip(query, key, value, strict=True):
        state, total = state + k[:, :, None] * v[:, None], total + k
        output.append(np.einsum("hd,hdv->hv", q, state) / (q * total).sum(-1, keepdims=True))
    return np.stack(output)


NORMALISES_CORRECTLY = FunctionExercise.told(
    """
    passes-everything: The test passes every layer, the wrong ones too. Their shapes are all right.
      ? What does buggy give for two tokens and two heads, and what should it give?
    refuses-everything: The test refuses every layer, the right ones too. Either another output is expected, or the
        comparison is exact.
      ? Which function of numpy compares with a tolerance?
    verdicts-swapped: The verdicts are the wrong way round: True means that the layer is right.
      ? Put a not before it.
    no-future: Where a single output is compared, that of a lone or of the last token, there is no future left to see.
      ? Which output should not change when the last token does?
    sum-to-one-alone: This finds out whether the weights sum to one, and that is all. They may stand at later tokens.
      ? May the first output depend on the last token?
    future-alone: This finds out whether a later token is seen, and that is all. A wrong divisor need not see one.
      ? If all values are 5, what should every output be?
    """,
    passes_everything=lambda layer: True,
    refuses_everything=lambda layer: False,
    verdicts_swapped={"return ": "return not "},
    no_future={"value), right": "value)[-1], right[-1]"},
    sum_to_one_alone={"value), right": "np.ones_like(value)), 1"},
    future_alone={
        "value), right": "value)[:-1], layer(query, *(x + (np.arange(5) == 4)[:, None, None] for x in (key, value)))[:-1]"
    },
    returns=("verdict",),
    reference="""
def normalises_correctly(layer):
    query, key, value = np.random.default_rng(0).uniform(0.1, 2, size=(3, 5, 3, 2))
    fits = np.tril(np.einsum("thd,shd->hts", query, key))
    right = np.einsum("hts,shv->thv", fits / fits.sum(axis=-1, keepdims=True), value)
    return np.allclose(layer(query, key, value), right)
""",
    cases=(
        case(by_weights),
        case(step_by_step),
        case(_linear("cumulative_sums")),
        case(_linear("summed_over_heads", total=lambda key: np.cumsum(key, axis=1))),
        case(_linear("never_divided", finish=lambda output, total: output)),
        case(_linear("multiplied", finish=np.multiply)),
        case(_linear("sum_of_all_keys", total=_of_all)),
        case(_linear("sees_the_future", total=_of_all, state=_of_all)),
    ),
)


# delta_memory: A linear memory that corrects what it holds, for keys of any length.
def _all_at_once(key: Array, value: Array) -> Any:
    state = key.T @ value
    lengths = (key**2).sum(axis=1, keepdims=True)
    return state + (key / lengths).T @ (value - key @ state)


DELTA_MEMORY = FunctionExercise.told(
    """
    length-forgotten: This is the rule for keys of length 1. A longer key is corrected too far.
      ? How much does k S change when outer(k, r) is added to S?
    root-of-length: The correction is divided by the length of the key, and not by its square.
      ? How much does k S change when outer(k, r) is added to S?
    adds-only: This is the state of linear attention: it adds, and what it held for a key stays in the way.
      ? What does k S give right after the second pair with the same key?
    last-pair-alone: The state is overwritten, so only the last pair is left.
      ? What becomes of the pairs before?
    state-dropped: The difference is right, but it replaces the state and is not added to it.
      ? What becomes of the pairs before?
    wrong-sign: What the state held for the key is added once more, where it should be taken out.
      ? The state says 3 and should say 5. By how much does it change?
    erased-and-not-written: The old answer is taken out, but the new value is not put in.
      ? What should k S give right after the pair?
    backwards: The pairs are written from last to first, so the oldest wins.
      ? Which of two pairs with the same key should be found?
    all-at-once: The corrections are made for all pairs at once, after all were added.
      ? A pair's correction is due before the next pair comes.
    all-pairs-fitted: This fits all pairs at once, as well as it can. The last pair has to be exact.
      ? Follow the pairs in order. What should k S give right after each?
    half-way: The state is moved by half of the difference.
      ? What should k S give right after the pair?

    - What does the state answer for the new key, before anything is written?
    - The row to write is what is missing: the value less the state's answer.
    - k (S + outer(k, r)) is k S + (k @ k) r.
    """,
    length_forgotten={" / (k @ k)": ""},
    root_of_length={"(k @ k)": "np.linalg.norm(k)"},
    adds_only=lambda key, value: key.T @ value,
    last_pair_alone={"state + ": "", "v - k @ state": "v"},
    state_dropped={"state + ": ""},
    wrong_sign={"v - k": "v + k"},
    erased_and_not_written={"v - k": "-k"},
    backwards={"zip(key, value)": "zip(key[::-1], value[::-1])"},
    all_at_once=_all_at_once,
    all_pairs_fitted=lambda key, value: np.linalg.pinv(key) @ value,
    half_way={"(k @ k)": "(2 * k @ k)"},
    returns=("state",),
    cases=(
        case(
            [[2.0, 0.0], [0.5, 1.0], [1.0, 0.0]],
            [[1.0, 4.0, 2.0], [3.0, 0.0, 1.0], [5.0, 2.0, 7.0]],
        ),
        sampled(0, (5, 3), (5, 2)),
        sampled(1, (7, 2), (7, 5)),
        sampled(2, (3, 5), (3, 2)),
    ),
    solution="""
def delta_memory(key, value):
    state = np.zeros((key.shape[1], value.shape[1]))
    for k, v in zip(key, value):
        state = state + np.outer(k, v - k @ state) / (k @ k)
    return state
""",
)
