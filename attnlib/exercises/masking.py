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
    normal,
    sampled,
)
from attnlib.lookup import softmax
from attnlib.masking import causal_mask

# causal: A causal mask for any number of keys and any offset.
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
    true_blocks={"<=": ">"},
    sees_the_future={"<=": ">="},
    not_itself={"<=": "<"},
    one_too_far={"+ offset": "+ offset + 1"},
    offset_ignored={" + offset": ""},
    offset_subtracted={"+ offset": "- offset"},
    always_bottom_right={"+ offset": "+ n_keys - n_queries"},
    rows_and_columns_swapped={"return ": "return (", "+ offset": "+ offset).T"},
    additive={"return ": "return np.where(", "+ offset": "+ offset, 0.0, -np.inf)"},
    square={"np.arange(n_keys)": "np.arange(n_queries)"},
    returns=("mask",),
    reference="""
def causal(n_queries, n_keys, offset):
    return np.arange(n_keys) <= np.arange(n_queries)[:, None] + offset
""",
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
    causal_alone=(
        {"(document[:, None] == document) & ": "", " & real": ""},
        {"(document[:, None] == document) & ": ""},
    ),
    both_ways=({" & (j <= i)": ""}, {" & (j <= i)": "", " & real": ""}),
    either_rule=(
        {"(document[:, None]": "((document[:, None]", "& (j <= i)": "| (j <= i))"},
        {"& (j <= i)": "| (j <= i)", " & real": ""},
    ),
    padding_sees_itself={" & real": ""},
    padding_joins_the_last={"ends, np": "ends[:-1], np", " & real": ""},
    padding_is_seen=(
        {"& real": "& real | (i >= ends[-1]) & (j <= i)"},
        {"& real": "& real | (j >= ends[-1])"},
    ),
    true_blocks={"return ": "return ~(", "& real": "& real)"},
    sees_the_future=({"j <= i": "j >= i"}, {"j <= i": "j >= i", " & real": ""}),
    not_itself=({"j <= i": "j < i"}, {"j <= i": "j < i", " & real": ""}),
    lengths_as_boundaries={"np.cumsum": "np.sort", " & real": ""},
    equal_documents={"document[:, None] == document": "i // lengths[0] == j // lengths[0]"},
    returns=("mask",),
    reference="""
def packed(lengths, n):
    ends = np.cumsum(lengths)
    document = np.searchsorted(ends, np.arange(n), side="right")
    i, j = np.arange(n)[:, None], np.arange(n)
    real = (i < ends[-1]) & (j < ends[-1])
    return (document[:, None] == document) & (j <= i) & real
""",
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
def _attending(weigh: Function) -> Function:
    """Attend with what makes weights of scores and a causal mask."""
    return lambda x: weigh(x @ x.T / np.sqrt(x.shape[1]), causal_mask(len(x))) @ x


masks_before_the_softmax = _attending(lambda s, m: softmax(s, mask=m))


def sees_pairs(x: Array) -> Any:
    """Mask in blocks of two: 0 and 1 see each other, 2 and 3 see 0 to 3."""
    block = np.arange(len(x)) // 2
    return softmax(x @ x.T / np.sqrt(x.shape[1]), mask=block <= block[:, None]) @ x


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
    verdicts_swapped={"return ": "return not "},
    last_row_alone="not any(moved[4][:4])",
    leak_alone="not np.tril(moved, -1).any()",
    sums_alone=lambda attend: bool(np.allclose(attend(np.ones((5, 3))), 1)),
    returns=("verdict",),
    reference="""
def hides_the_future(attend):
    x = np.random.default_rng(0).normal(size=(5, 3))
    others = [x + (np.arange(5) == c)[:, None] for c in range(5)]
    moved = [np.abs(attend(other) - attend(x)).max(axis=1) > 1e-6 for other in others]
    return np.array_equal(moved, np.triu(np.ones((5, 5))))
""",
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
    nan_in_padding={"np.where(may.any(axis=0)[:, None], value, 0.0)": "value"},
    nan_swept_away={
        "np.where(may.any(axis=0)[:, None], value, 0.0)": "value",
        "weights @ value": "np.nan_to_num(weights @ value)",
    },
    empty_row_nan={"weights @": "np.where(may.any(axis=1)[:, None], weights, np.nan) @"},
    empty_row_uniform=(
        {"scores, mask=may": "np.where(may, scores, -1e9)"},
        {
            "scores, mask=may": "np.where(may, scores, -1e9)",
            "np.where(may.any(axis=0)[:, None], value, 0.0)": "np.nan_to_num(value)",
        },
    ),
    mask_after_softmax={", mask=may)": ") * may"},
    mask_inverted={
        "mask=may": "mask=~may",
        "np.where(may.any(axis=0)[:, None], value, 0.0)": "np.nan_to_num(value)",
    },
    mask_ignored=(
        {
            ", mask=may": "",
            "np.where(may.any(axis=0)[:, None], value, 0.0)": "np.nan_to_num(value)",
        },
        {", mask=may": ""},
    ),
    scores_zeroed=(
        {"scores, mask=may": "scores * may"},
        {
            "scores, mask=may": "scores * may",
            "np.where(may.any(axis=0)[:, None], value, 0.0)": "np.nan_to_num(value)",
        },
    ),
    not_scaled={" / np.sqrt(query.shape[1])": ""},
    returns=("output",),
    reference="""
def masked_attention(query, key, value, mask):
    may = mask == 1
    value = np.where(may.any(axis=0)[:, None], value, 0.0)
    scores = query @ key.T / np.sqrt(query.shape[1])
    weights = softmax(scores, mask=may)
    return weights @ value
""",
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
    not_itself={"(keys @": "(cached_keys @", "@ values": "@ cached_values"},
    only_itself={"(keys @": "(keys[-1:] @", "@ values": "@ values[-1:]"},
    first_key_only={"(keys @": "(keys[:1] @", "@ values": "@ values[:1]"},
    cache_not_grown={", keys, values": ", cached_keys, cached_values"},
    put_in_front={
        "cached_keys, key[None]": "key[None], cached_keys",
        "cached_values, value[None]": "value[None], cached_values",
    },
    not_scaled={" / np.sqrt(len(query))": ""},
    scaled_by_keys={"len(query)": "len(keys)"},
    no_softmax={"softmax": ""},
    plain_mean={"softmax(keys @ query": "softmax(0 * keys @ query"},
    returns=("output", "keys", "values"),
    reference="""
def decode_step(query, key, value, cached_keys, cached_values):
    keys = np.concatenate([cached_keys, key[None]])
    values = np.concatenate([cached_values, value[None]])
    return softmax(keys @ query / np.sqrt(len(query))) @ values, keys, values
""",
    cases=(
        sampled(1, (2,), (2,), (3,), (1, 2), (1, 3)),
        sampled(2, (5,), (5,), (2,), (3, 5), (3, 2)),
        sampled(3, (3,), (3,), (5,), (7, 3), (7, 5)),
        sampled(4, (2,), (2,), (3,), (0, 2), (0, 3)),
        sampled(5, (5,), (5,), (5,), (5, 5), (5, 5)),
    ),
)
