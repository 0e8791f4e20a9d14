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
    made_of,
    normal,
    sampled,
)


# fading_state: Linear attention whose state fades.
def _back(n: int) -> Any:
    """Return how many places each key lies before each query, (n, n)."""
    return np.arange(n)[:, None] - np.arange(n)


def _faded(query: Array, key: Array, fade: float) -> Any:
    n = len(query)
    return np.tril(query @ key.T * fade ** np.maximum(_back(n), 0.0))


def _shared(fits: Array, value: Array) -> Any:
    return fits @ value / fits.sum(axis=1, keepdims=True)


def _fade(half_life: float) -> Any:
    return 0.5 ** (1 / half_life)


@made_of(fade=_fade, above=lambda faded, kept: faded, below=lambda faded, kept: faded)
def _fading(its: Any, query: Array, key: Array, value: Array, half_life: float) -> Any:
    """Return the outputs, (n, d_v)."""
    fits = _faded(query, key, its.fade(half_life)), np.tril(query @ key.T)
    return its.above(*fits) @ value / its.below(*fits).sum(axis=1, keepdims=True)


def _before(query: Array, key: Array, value: Array, half_life: float) -> Any:
    """Look before writing; the first token finds nothing."""
    fits = np.tril(_faded(query, key, _fade(half_life)), -1)
    total = fits.sum(axis=1, keepdims=True)
    return np.divide(fits @ value, total, where=total > 0, out=np.zeros(value.shape))


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
    never_fades=_fading(lambda half_life: 1.0),
    halves_each_step=_fading(lambda half_life: 0.5),
    upside_down=_fading(lambda half_life: 0.5**half_life),
    equal_parts=(
        _fading(lambda half_life: 1 - 0.5 / half_life),
        _fading(lambda half_life: 1 - 1 / half_life),
    ),
    half_over_half_life=(
        _fading(lambda half_life: 0.5 / half_life),
        _fading(lambda half_life: 1 / half_life),
    ),
    falls_to_1_e=_fading(lambda half_life: np.exp(-1 / half_life)),
    sum_not_faded=_fading(below=lambda faded, kept: kept),
    state_not_faded=_fading(above=lambda faded, kept: kept),
    not_divided=lambda q, k, v, h: _faded(q, k, _fade(h)) @ v,
    out_of_step=(
        lambda q, k, v, half_life: _fading()(q, k, v, half_life) * _fade(half_life),
        lambda q, k, v, half_life: _fading()(q, k, v, half_life) / _fade(half_life),
    ),
    looks_before_writing=_before,
    sees_the_future=(
        lambda q, k, v, h: _shared(q @ k.T * _fade(h) ** abs(_back(len(q))), v),
        lambda q, k, v, h: _shared(q @ k.T * _fade(h) ** _back(len(q)), v),
    ),
    returns=("output",),
    reference=_fading(),
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
@made_of(projections=4, products=2)
def _crossover(its: Any, d: int, kernel_size: int) -> Any:
    """Solve products * n^2 d + projections * n d^2 = kernel_size * n d^2 for n."""
    return (kernel_size - its.projections) * d / its.products


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
    projections_forgotten=_crossover(projections=0),
    no_output_projection=_crossover(projections=3),
    one_product=_crossover(products=1),
    one_product_no_projections=_crossover(projections=0, products=1),
    meets_a_recurrence=lambda d, kernel_size: float(d),
    projections_on_the_wrong_side=_crossover(projections=-4),
    rounded_down=(
        lambda d, kernel_size: (kernel_size - 4) * d // 2,
        lambda d, kernel_size: math.ceil((kernel_size - 4) * d / 2),
    ),
    d_twice=lambda d, kernel_size: (kernel_size - 4) * d * d / 2,
    returns=("length",),
    reference=_crossover(),
    cases=(case(64, 5), case(10, 9), case(512, 7), case(3, 31)),
    solution="""
def crossover(d, kernel_size):
    return (kernel_size - 4) * d / 2  # 2 n^2 d + 4 n d^2 = k n d^2
""",
)


# narrow_heads: How many narrow heads a convolution needs, where each sees one offset.
def _ranks(kernel: Array) -> Any:
    """Return the rank of each offset's matrix, in one row."""
    return np.linalg.matrix_rank(kernel).ravel()


def _offsets(kernel: Array) -> int:
    return kernel.shape[0] * kernel.shape[1]


def _filled(kernel: Array) -> int:
    return int((_ranks(kernel) > 0).sum())


def _rank_of_all(kernel: Array) -> int:
    return int(np.linalg.matrix_rank(kernel.reshape(_offsets(kernel), -1)))


def _by_size(kernel: Array, d_head: int) -> int:
    return math.ceil(min(kernel.shape[2:]) / d_head)


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
    one_for_each_offset=lambda kernel, d_head: _offsets(kernel),
    counts_what_is_not_zero=lambda kernel, d_head: _filled(kernel),
    rank_across_offsets=(
        lambda kernel, d_head: _rank_of_all(kernel),
        lambda kernel, d_head: math.ceil(_rank_of_all(kernel) / d_head),
    ),
    sizes_not_ranks=(
        lambda kernel, d_head: _offsets(kernel) * _by_size(kernel, d_head),
        lambda kernel, d_head: _filled(kernel) * _by_size(kernel, d_head),
        lambda kernel, d_head: _offsets(kernel) * math.ceil(kernel.shape[2] / d_head),
        lambda kernel, d_head: _offsets(kernel) * math.ceil(kernel.shape[3] / d_head),
    ),
    head_size_forgotten=lambda kernel, d_head: _ranks(kernel).sum(),
    rounded_after_the_sum=(
        lambda kernel, d_head: math.ceil(_ranks(kernel).sum() / d_head),
        lambda kernel, d_head: _ranks(kernel).sum() // d_head,
    ),
    rounded_down=lambda kernel, d_head: (_ranks(kernel) // d_head).sum(),
    one_too_many=lambda kernel, d_head: (_ranks(kernel) // d_head + 1).sum(),
    not_rounded=lambda kernel, d_head: _ranks(kernel).sum() / d_head,
    the_worst_for_all=(
        lambda kernel, d_head: _offsets(kernel) * math.ceil(_ranks(kernel).max() / d_head),
        lambda kernel, d_head: _filled(kernel) * math.ceil(_ranks(kernel).max() / d_head),
    ),
    a_head_for_nothing=lambda kernel, d_head: sum(
        max(1, math.ceil(r / d_head)) for r in _ranks(kernel)
    ),
    returns=("heads",),
    reference=lambda kernel, d_head: sum(math.ceil(rank / d_head) for rank in _ranks(kernel)),
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


def _positive_heads(n: int = 5) -> list[Any]:
    query, key, value = normal(0, (n, 3, 2), (n, 3, 2), (n, 3, 7))
    return [np.abs(query) + 0.1, np.abs(key) + 0.1, value]


def normalises_correctly(layer: Function) -> Any:
    """Say whether a layer is causal linear attention with its divisor."""
    given = _positive_heads()
    return np.allclose(layer(*given), by_weights(*given))


def _last_output(layer: Function) -> bool:
    given = _positive_heads()
    return np.allclose(layer(*given)[-1], by_weights(*given)[-1])


def _keeps_equal_values(layer: Function) -> bool:
    query, key, value = _positive_heads()
    return np.allclose(layer(query, key, np.ones_like(value)), 1)


def _hides_the_future(layer: Function) -> bool:
    """Change the last token, and see whether an earlier output moves."""
    query, key, value = _positive_heads()
    before = layer(query, key, value)[:-1]
    key[-1] += 1
    value[-1] += 1
    return np.allclose(layer(query, key, value)[:-1], before)


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
    verdicts_swapped=lambda layer: not normalises_correctly(layer),
    no_future=_last_output,
    sum_to_one_alone=_keeps_equal_values,
    future_alone=_hides_the_future,
    returns=("verdict",),
    reference=normalises_correctly,
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
@made_of(step=lambda s, k, v: s + np.outer(k, v - k @ s) / (k @ k))
def _written(its: Any, key: Array, value: Array) -> Any:
    """Return the state after all pairs, (d, d_v)."""
    state = np.zeros((key.shape[1], value.shape[1]))
    for k, v in zip(key, value, strict=True):
        state = its.step(state, k, v)
    return state


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
    length_forgotten=_written(lambda s, k, v: s + np.outer(k, v - k @ s)),
    root_of_length=_written(lambda s, k, v: s + np.outer(k, v - k @ s) / np.linalg.norm(k)),
    adds_only=lambda key, value: key.T @ value,
    last_pair_alone=_written(lambda s, k, v: np.outer(k, v) / (k @ k)),
    state_dropped=_written(lambda s, k, v: np.outer(k, v - k @ s) / (k @ k)),
    wrong_sign=_written(lambda s, k, v: s + np.outer(k, v + k @ s) / (k @ k)),
    erased_and_not_written=_written(lambda s, k, v: s - np.outer(k, k @ s) / (k @ k)),
    backwards=lambda key, value: _written()(key[::-1], value[::-1]),
    all_at_once=_all_at_once,
    all_pairs_fitted=lambda key, value: np.linalg.pinv(key) @ value,
    half_way=_written(lambda s, k, v: s + np.outer(k, v - k @ s) / (2 * k @ k)),
    returns=("state",),
    reference=_written(),
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
