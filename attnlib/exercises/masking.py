"""Exercises of chapter 07, masking."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Case,
    Function,
    FunctionExercise,
    ValueExercise,
    about_shape,
    case,
    described,
    made_of,
    normal,
    sampled,
)
from attnlib.exercises._softmaxes import equal
from attnlib.lookup import softmax
from attnlib.masking import causal_mask
from attnlib.scaling import scaled_dot_product_attention


# causal: A causal mask for any number of keys and any offset.
@made_of(may=lambda i, j, n, m, o: j <= i + o)
def _rule(its: Any, n_queries: int, n_keys: int, offset: int) -> Any:
    """Follow a rule for i, j, n_queries, n_keys and offset."""
    i, j = np.arange(n_queries)[:, None], np.arange(n_keys)
    return np.broadcast_to(its.may(i, j, n_queries, n_keys, offset), (n_queries, n_keys))


CAUSAL = FunctionExercise.told(
    """
    true-blocks: True stands where attending is forbidden. Here, True = may attend.
      ? May the first query attend to the first key? What does your mask hold there?
    sees-the-future: The triangle is turned over: each query sees its own position and what comes after it.
      ? Which keys come after query 0? Does it see them?
    not-itself: A query does not see the key at its own position. The first one sees nothing.
      ? Is j = i + offset allowed?
    one-too-far: A query sees one key after its own position: the one that it should predict.
      ? Work out the row of query 0 with offset 0 by hand.
    offset-ignored: The offset has no effect: the triangle always starts at the top left.
      ? With 3 keys in the cache, how many may the first new query see?
    offset-subtracted: The offset moves the edge to the wrong side.
      ? Should a larger offset show a query more keys or fewer?
    always-bottom-right: The last query is aligned with the last key, whatever the offset says.
      ? Your mask follows from the two lengths alone. Where does the offset come in?
    rows-and-columns-swapped: Rows are keys and columns are queries.
      ? The shape is (n_queries, n_keys). What does one row belong to?
    additive: These are scores to add, 0 and minus infinity. A mask is boolean.
      ? Which array has a True where this one has a 0?
    square: The number of keys has no effect: the mask is always square.
      ? What shape should the mask for 2 queries and 5 keys have?
    """,
    true_blocks=_rule(lambda i, j, n, m, o: j > i + o),
    sees_the_future=_rule(lambda i, j, n, m, o: j >= i + o),
    not_itself=_rule(lambda i, j, n, m, o: j < i + o),
    one_too_far=_rule(lambda i, j, n, m, o: j <= i + o + 1),
    offset_ignored=_rule(lambda i, j, n, m, o: j <= i),
    offset_subtracted=_rule(lambda i, j, n, m, o: j <= i - o),
    always_bottom_right=_rule(lambda i, j, n, m, o: j <= i + m - n),
    rows_and_columns_swapped=lambda n, m, o: causal_mask(n, m, offset=o).T,
    additive=lambda n, m, o: np.where(causal_mask(n, m, offset=o), 0.0, -np.inf),
    square=lambda n, m, o: causal_mask(n, n, offset=o),
    returns=("mask",),
    reference=lambda n_queries, n_keys, offset: causal_mask(n_queries, n_keys, offset=offset),
    cases=(
        case(2, 2, 0),
        case(3, 3, 0),
        case(2, 5, 3),
        case(3, 7, 2),
        case(5, 3, 0),
        case(3, 5, -1),
        case(1, 4, 3),
    ),
)


# packed: The mask of several documents in one row.
def packed(lengths: Array, n: int) -> Any:
    """Let each position see its own document, up to itself; padding sees and is seen by nothing."""
    lengths = np.asarray(lengths)
    document = np.repeat(np.arange(len(lengths)), lengths)
    mask = np.zeros((n, n), dtype=bool)
    m = len(document)
    mask[:m, :m] = (document[:, None] == document) & causal_mask(m)
    return mask


def _numbered(lengths: Array, n: int) -> Array:
    """Return the document of each of n positions; the padding is a document more."""
    lengths = np.asarray(lengths)
    return np.repeat(np.arange(len(lengths) + 1), [*lengths, n - lengths.sum()])


def _same(lengths: Array, n: int) -> Array:
    document = _numbered(lengths, n)
    return document[:, None] == document


def _real(lengths: Array, n: int) -> Array:
    return np.arange(n) < np.sum(lengths)


@made_of(may=lambda same, i, j: same & (j <= i))
def _within(its: Any, lengths: Array, n: int) -> Any:
    """Follow a rule for (same document, i, j), for words alone."""
    i, j, real = np.arange(n)[:, None], np.arange(n), _real(lengths, n)
    return its.may(_same(lengths, n), i, j) & real & real[:, None]


def _boundaries(lengths: Array, n: int) -> Any:
    document = np.searchsorted(np.sort(np.asarray(lengths)), np.arange(n), side="right")
    return (document[:, None] == document) & causal_mask(n)


def _first_length(lengths: Array, n: int) -> Any:
    return _within(lambda same, i, j: (i // lengths[0] == j // lengths[0]) & (j <= i))(lengths, n)


PACKED = FunctionExercise.told(
    """
    causal-alone: This is a plain causal mask: each document sees those before it.
      ? What may the first word of the second document see?
    both-ways: A query also sees what comes after it in its document.
      ? Which second rule has to hold, and how do two rules combine?
    either-rule: A key is seen if it is in the same document or comes earlier. Both rules must hold.
      ? Which operator says "and"?
    padding-sees-itself: The documents are right, but the padding is treated as one more document.
      ? How many keys may the last position see, if it is padding?
    padding-joins-the-last: The padding belongs to your last document.
      ? Where does the last document end?
    padding-is-seen: Padding's rows are empty, but words may attend to it, or the other way round.
      ? Hide the padding as a query and as a key.
    true-blocks: True stands where attending is forbidden. Here, True = may attend.
      ? May the first position see itself? What does your mask hold there?
    sees-the-future: Each query sees its own document from its own position on.
      ? Which of i and j is the query?
    not-itself: A query does not see its own position. The first word of each document sees nothing.
      ? Is j = i allowed?
    lengths-as-boundaries: The lengths are taken for the positions at which documents begin.
      ? Where does the third document begin, if the first two have lengths 3 and 2?
    equal-documents: All documents are as long as the first.
      ? Give each position the number of its document, by its own length.
    """,
    causal_alone=(lambda n, m: causal_mask(m), _within(lambda same, i, j: j <= i)),
    both_ways=(_within(lambda same, i, j: same), _same),
    either_rule=(
        _within(lambda same, i, j: same | (j <= i)),
        lambda n, m: _same(n, m) | causal_mask(m),
    ),
    padding_sees_itself=lambda n, m: _same(n, m) & causal_mask(m),
    padding_joins_the_last=lambda n, m: packed(np.array([*n[:-1], m - sum(n[:-1])]), m),
    padding_is_seen=(
        lambda n, m: packed(n, m) | (~_real(n, m)[:, None] & causal_mask(m)),
        lambda n, m: packed(n, m) | ~_real(n, m),
    ),
    true_blocks=lambda n, m: ~packed(n, m),
    sees_the_future=(
        _within(lambda same, i, j: same & (j >= i)),
        lambda n, m: _same(n, m) & (causal_mask(m).T),
    ),
    not_itself=(
        _within(lambda same, i, j: same & (j < i)),
        lambda n, m: _same(n, m) & causal_mask(m, offset=-1),
    ),
    lengths_as_boundaries=_boundaries,
    equal_documents=_first_length,
    returns=("mask",),
    reference=packed,
    cases=(
        case([2, 3], 5),
        case([2, 1], 5),
        case([3, 2, 1], 7),
        case([1, 1], 2),
        case([4], 6),
        case([1, 4, 2], 11),
    ),
)


# hides_the_future: A test of causal attention.
def hides_the_future(attend: Function) -> Any:
    """Say whether each row depends on itself and all earlier rows, and on no later one."""
    return all(_moves(attend, c) == [row >= c for row in range(5)] for c in range(5))


@made_of(weigh=lambda s, m: softmax(s, mask=m))
def _attending(its: Any, x: Array) -> Any:
    """Attend with what makes weights of scores and a causal mask."""
    return its.weigh(x @ x.T / np.sqrt(x.shape[1]), causal_mask(len(x))) @ x


masks_before_the_softmax = _attending(lambda s, m: softmax(s, mask=m))


def sees_pairs(x: Array) -> Any:
    """Mask in blocks of two: 0 and 1 see each other, 2 and 3 see 0 to 3."""
    block = np.arange(len(x)) // 2
    return softmax(x @ x.T / np.sqrt(x.shape[1]), mask=block <= block[:, None]) @ x


def _moves(attend: Function, changed: int, n: int = 5) -> list[bool]:
    """Return which rows of the output move when one row of the input changes."""
    x = np.random.default_rng(0).normal(size=(n, 3))
    other = x.copy()
    other[changed] += 1
    moved: list[bool] = (np.abs(attend(other) - attend(x)) > 1e-6).any(axis=1).tolist()
    return moved


HIDES_THE_FUTURE = FunctionExercise.told(
    """
    passes-everything: The test passes every function, the wrong ones too. Shapes, say, are always right.
      ? Change the last row of x. Which rows of the output may move?
    refuses-everything: The test refuses every function, the right ones too. Rounding may differ a little.
      ? Compare with a tolerance.
    verdicts-swapped: The verdicts are the wrong way round: True means that the future is hidden.
      ? Put a not before it.
    last-row-alone: Only the last row is changed. A leak between earlier rows goes unnoticed, and so does a row that
        sees too little.
      ? Change each row in turn.
    leak-alone: The test finds every leak, but passes a function in which each row sees itself alone.
      ? When an earlier row changes, what should happen to the later ones?
    sums-alone: The test asks whether the weights sum to 1. They do without any mask, too.
      ? Which change of x would show a leak?
    """,
    passes_everything=lambda attend: True,
    refuses_everything=lambda attend: False,
    verdicts_swapped=lambda attend: not hides_the_future(attend),
    last_row_alone=lambda attend: not any(_moves(attend, 4)[:4]),
    leak_alone=lambda attend: not any(any(_moves(attend, c)[:c]) for c in range(5)),
    sums_alone=lambda attend: bool(np.allclose(attend(np.ones((5, 3))), 1)),
    returns=("verdict",),
    reference=hides_the_future,
    cases=(
        described("Mask before the softmax.", masks_before_the_softmax),
        described(
            "Mask by a large number.", _attending(lambda s, m: softmax(np.where(m, s, -1e9)))
        ),
        described(
            "Attend from the last row of each beginning.",
            lambda x: np.stack([masks_before_the_softmax(x[: i + 1])[-1] for i in range(len(x))]),
        ),
        described(
            "Take the mask the wrong way round.", _attending(lambda s, m: softmax(s, mask=~m))
        ),
        described("Mask nothing.", _attending(lambda s, m: softmax(s))),
        described("Mask after the softmax.", _attending(lambda s, m: softmax(s) * m)),
        described(
            "See itself alone.", _attending(lambda s, m: softmax(s, mask=np.eye(len(s)) == 1))
        ),
        case(sees_pairs),
    ),
)


# masked_attention: Masked attention that survives a NaN in the padding.
@made_of(
    scale=lambda q: q.shape[-1] ** -0.5,
    weigh=lambda s, m: softmax(s, mask=m),
    clean=lambda x, m: np.where(m.any(0)[:, None], x, 0.0),
    finish=lambda output: output,
)
def _masked(its: Any, query: Array, key: Array, value: Array, mask: Array) -> Any:
    m = np.asarray(mask) == 1
    return its.finish(its.weigh(query @ key.T * its.scale(query), m) @ its.clean(value, m))


def _no_nan(x: Array, mask: Array) -> Array:
    return np.nan_to_num(x)


def _nan_row(scores: Array, mask: Array) -> Any:
    masked = np.where(mask, scores, -np.inf)
    raised = np.exp(masked - masked.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def _sampled(seed: int, n_keys: int, d_k: int, d_v: int, mask: list[list[int]]) -> Case:
    query, key, value = normal(seed, (len(mask), d_k), (n_keys, d_k), (n_keys, d_v))
    return case(query, key, value, mask)


def _hide_nan(given: Case, row: int) -> Case:
    """Put NaN where no query may attend, in the value alone."""
    query, key, value, mask = (x.copy() for x in given.args)
    value[row] = np.nan
    return Case((query, key, value, mask), {})


MASKED_ATTENTION = FunctionExercise.told(
    """
    nan-in-padding: Right, until a hidden value is NaN: its weight is 0, but 0 times NaN is NaN.
      ? Set the values that no query may see to 0 before the average.
    nan-swept-away: Every NaN of the output is replaced by 0, and with it the right answers that the hidden NaN had
        spoilt.
      ? Mend the values before the average, not the output after it.
    empty-row-nan: Right, except for a query that sees nothing: its weights are NaN.
      ? What do you divide by when every exponential is 0?
    empty-row-uniform: Right, except for a query that sees nothing: it averages the forbidden values.
      ? A row of equal scores, however low, has equal weights.
    mask-after-softmax: The mask acts after the softmax, so hidden keys keep their share of the sum.
      ? What should the weights of a row sum to?
    mask-inverted: The queries attend to what is hidden from them.
      ? 1 = may attend.
    mask-ignored: The mask has no effect on the weights.
      ? Before which step must it act?
    scores-zeroed: Hidden scores are set to 0, which is a score like any other.
      ? Which score has the exponential 0?
    not-scaled: The dot products are not divided by the root of d_k.
      ? Chapter 05: what keeps the scores of wide keys from growing?
    """,
    nan_in_padding=_masked(clean=lambda x, m: x),
    nan_swept_away=_masked(clean=lambda x, m: x, finish=np.nan_to_num),
    empty_row_nan=_masked(weigh=_nan_row),
    empty_row_uniform=(
        _masked(weigh=lambda s, m: softmax(np.where(m, s, -1e9))),
        _masked(weigh=lambda s, m: softmax(np.where(m, s, -1e9)), clean=_no_nan),
    ),
    mask_after_softmax=_masked(weigh=lambda s, m: softmax(s) * m),
    mask_inverted=_masked(weigh=lambda s, m: softmax(s, mask=~m), clean=_no_nan),
    mask_ignored=(
        _masked(weigh=lambda s, m: softmax(s), clean=_no_nan),
        _masked(weigh=lambda s, m: softmax(s)),
    ),
    scores_zeroed=(
        _masked(weigh=lambda s, m: softmax(s * m)),
        _masked(weigh=lambda s, m: softmax(s * m), clean=_no_nan),
    ),
    not_scaled=_masked(scale=lambda q: 1.0),
    returns=("output",),
    reference=lambda query, key, value, mask: (
        scaled_dot_product_attention(query, key, value, mask=np.asarray(mask) == 1).output
    ),
    cases=(
        case(
            [[2.0, 0.0]], [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]], [[1.0], [0.0], [9.0]], [[1, 1, 0]]
        ),
        case([[1.0], [2.0]], [[1.0], [0.0]], [[3.0], [5.0]], [[0, 0], [1, 1]]),
        _sampled(1, 5, 2, 7, [[1, 0, 1, 1, 0], [0, 1, 1, 0, 1], [1, 1, 1, 1, 1]]),
        _sampled(2, 3, 5, 2, [[1, 0, 0], [1, 1, 0], [1, 1, 1]]),
        _sampled(3, 3, 7, 5, [[0, 0, 0], [1, 0, 1]]),
        _hide_nan(_sampled(4, 5, 2, 3, [[1, 1, 1, 0, 0], [1, 0, 1, 0, 1], [0, 1, 1, 0, 1]]), 3),
    ),
)


# painted: A mask to paint by hand: cache, padding and window at once.
_RIGHT = np.array([[0, 0, 1, 1, 0, 0], [0, 0, 0, 1, 1, 0], [0, 0, 0, 0, 1, 1]])


def _is(wanted: Any) -> Any:
    return lambda answer: bool((answer == wanted).all())


def _mask(may: Any) -> Any:
    i, j = np.arange(3)[:, None], np.arange(6)
    return np.broadcast_to(may(i, j), (3, 6)).astype(int)


_WRONG = {
    "true-blocks": 1 - _RIGHT,
    "top-left": _mask(lambda i, j: (j <= i) & (j >= i - 1)),
    "top-left-with-padding": _mask(lambda i, j: (j <= i) & (j >= i - 1) & (j >= 1)),
    "no-window": _mask(lambda i, j: (j <= i + 3) & (j >= 1)),
    "window-one-too-wide": _mask(lambda i, j: (j <= i + 3) & (j >= i + 1) & (j >= 1)),
    "sees-the-future": _mask(lambda i, j: (j >= i + 2) & (j <= i + 4)),
    "not-itself": _mask(lambda i, j: (j < i + 3) & (j >= i + 2)),
    "only-itself": _mask(lambda i, j: j == i + 3),
    "everything": _mask(lambda i, j: j >= 0),
    "padding-alone": _mask(lambda i, j: j >= 1),
}


def _describe(answer: Array) -> str:
    rows = "; ".join("".join(f"{x:g}" for x in row) for row in answer)
    return f"Your rows are {rows}."


PAINTED = ValueExercise.told(
    """
    rows-and-columns-swapped: This mask has six rows. Rows are queries, and there are three new tokens.
      ? Who asks? Give each of them a row.
    cache-forgotten: This mask is for three queries and three keys. The cache holds three keys more.
      ? How many keys are there in all?
    true-blocks: Exactly the wrong way round: 1 = may attend.
      ? What does a 1 stand for?
    top-left: The first new token is taken for the first key. Three keys come before it.
      ? In which column is the first new token's own key?
    no-window: Each token sees all earlier ones. It may see only one of them.
      ? How many 1s belong in a row?
    window-one-too-wide: Each token sees two tokens before it, not one.
      ? How many 1s belong in a row?
    sees-the-future: The window reaches to the other side as well, to a token that has yet to come.
      ? Which column holds a token's own key? Nothing after it may be 1.
    not-itself: The tokens see the one before them and not themselves.
      ? Read the task again: what may each token attend to?
    only-itself: The tokens see themselves alone.
      ? What else may each token attend to?
    padding-alone: Only the padding is hidden, if anything. Order and window are missing.
      ? May a token attend to one that comes after it?
    """,
    rows_and_columns_swapped=about_shape(lambda answer: answer.shape == (6, 3)),
    cache_forgotten=about_shape(lambda answer: answer.shape == (3, 3)),
    true_blocks=_is(_WRONG["true-blocks"]),
    top_left=lambda a: _is(_WRONG["top-left"])(a) or _is(_WRONG["top-left-with-padding"])(a),
    no_window=_is(_WRONG["no-window"]),
    window_one_too_wide=_is(_WRONG["window-one-too-wide"]),
    sees_the_future=_is(_WRONG["sees-the-future"]),
    not_itself=_is(_WRONG["not-itself"]),
    only_itself=_is(_WRONG["only-itself"]),
    padding_alone=lambda a: _is(_WRONG["padding-alone"])(a) or _is(_WRONG["everything"])(a),
    shape=(3, 6),
    accepts=lambda answer: bool((answer == _RIGHT).all()),
    describe=_describe,
    hint="Number the keys 0 to 5. The new tokens' own keys are 3, 4 and 5.",
    examples=(_RIGHT, _RIGHT.tolist(), _RIGHT == 1),
    wrong_examples={
        "rows-and-columns-swapped": _RIGHT.T,
        "cache-forgotten": np.eye(3),
        **{
            name: mask
            for name, mask in _WRONG.items()
            if name not in {"top-left-with-padding", "everything"}
        },
    },
)


# decode_step: One step of decoding with a cache of keys and values.
@made_of(
    join=lambda old, new: np.concatenate([old, new[None]]),
    seen=lambda keys, old: keys,
    scale=lambda q, keys: len(q) ** -0.5,
    weigh=softmax,
    kept=lambda grown, old: grown,
)
def _step(
    its: Any, query: Array, key: Array, value: Array, cached_keys: Array, cached_values: Array
) -> Any:
    """Append one key and one value to the cache and attend to all of it."""
    keys, values = its.join(cached_keys, key), its.join(cached_values, value)
    used_k, used_v = its.seen(keys, cached_keys), its.seen(values, cached_values)
    output = its.weigh(used_k @ query * its.scale(query, used_k)) @ used_v
    return output, its.kept(keys, cached_keys), its.kept(values, cached_values)


DECODE_STEP = FunctionExercise.told(
    """
    not-itself: The new token does not see itself: it is appended too late.
      ? With an empty cache, what should the first token attend to?
    only-itself: The new token sees only itself; the cache is not used.
      ? What is the cache kept for?
    first-key-only: The token sees the first key alone: a causal mask for one query and n keys that starts at the top
        left.
      ? There is one query, and it is the last token. Which keys lie in its future?
    cache-not-grown: The output is right, but the old caches come back. The next token will not see this one.
      ? Return the longer arrays.
    put-in-front: The output is right, but the new rows stand before the old ones: the order is lost.
      ? Where does the newest token belong?
    not-scaled: The dot products are not divided by the root of d_k.
      ? Chapter 05: what keeps the scores of wide keys from growing?
    scaled-by-keys: The scores are divided by the root of the number of keys, so the same token spreads its weight more
        the longer the text is.
      ? A dot product sums over which axis?
    no-softmax: The scores themselves weigh the values.
      ? Which step makes weights positive and lets them sum to one?
    plain-mean: All tokens weigh the same, whatever the query.
      ? Where does your code compare the query with the keys?
    """,
    not_itself=_step(seen=lambda keys, old: old),
    only_itself=_step(seen=lambda keys, old: keys[-1:]),
    first_key_only=_step(seen=lambda keys, old: keys[:1]),
    cache_not_grown=_step(kept=lambda grown, old: old),
    put_in_front=_step(join=lambda old, new: np.concatenate([new[None], old])),
    not_scaled=_step(scale=lambda q, keys: 1.0),
    scaled_by_keys=_step(scale=lambda q, keys: max(len(keys), 1) ** -0.5),
    no_softmax=_step(weigh=lambda scores: scores),
    plain_mean=_step(weigh=equal),
    returns=("output", "keys", "values"),
    reference=_step(),
    cases=(
        sampled(1, (2,), (2,), (3,), (1, 2), (1, 3)),
        sampled(2, (5,), (5,), (2,), (3, 5), (3, 2)),
        sampled(3, (3,), (3,), (5,), (7, 3), (7, 5)),
        sampled(4, (2,), (2,), (3,), (0, 2), (0, 3)),
        sampled(5, (5,), (5,), (5,), (5, 5), (5, 5)),
    ),
)
