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
    combines,
    known,
    normal,
    sampled,
)
from attnlib.exercises._softmaxes import equal, share
from attnlib.lookup import softmax
from attnlib.masking import causal_mask, padding_mask
from attnlib.scaling import scaled_dot_product_attention

# causal: A causal mask for any number of keys and any offset.


def causal(n_queries: int, n_keys: int, offset: int) -> Any:
    """Let query i see key j where j <= i + offset."""
    return causal_mask(n_queries, n_keys, offset=offset)


def _rule(may: Function) -> Function:
    """Build a mask from a rule for i, j, n_queries, n_keys and offset."""

    def causal(n_queries: int, n_keys: int, offset: int) -> Any:
        i, j = np.arange(n_queries)[:, None], np.arange(n_keys)
        return np.broadcast_to(may(i, j, n_queries, n_keys, offset), (n_queries, n_keys))

    return causal


CAUSAL = FunctionExercise(
    task=(
        "Write causal(n_queries, n_keys, offset): a boolean mask (n_queries, n_keys), True = may "
        "attend, in which query i sees key j exactly when j <= i + offset."
    ),
    returns=("mask",),
    reference=causal,
    cases=(
        case(2, 2, 0),
        case(3, 3, 0),
        case(2, 5, 3),
        case(3, 7, 2),
        case(5, 3, 0),
        case(3, 5, -1),
        case(1, 4, 3),
    ),
    misconceptions=known(
        """
        true-blocks: True stands where looking is forbidden. Here, True = may attend.
          ? May the first query look at the first key? What does your mask hold there?
        sees-the-future: The triangle is turned over: each query sees its own place and what comes after it.
          ? Which keys come after query 0? Does it see them?
        not-itself: A query does not see the key at its own place. The first one sees nobody.
          ? Is j = i + offset allowed?
        one-too-far: A query sees one key after its own place: the one that it should predict.
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
        rows_and_columns_swapped=(
            lambda n, m, o: causal_mask(n, m, offset=o).T,
            lambda n, m, o: np.arange(m)[:, None] <= np.arange(n) + o,
        ),
        additive=(
            lambda n, m, o: np.where(causal_mask(n, m, offset=o), 0.0, -np.inf),
            lambda n, m, o: np.where(causal_mask(n, m, offset=o), 0.0, -1e9),
        ),
        square=lambda n, m, o: causal_mask(n, n, offset=o),
    ),
)


# padding: A padding mask from the lengths of the sequences.


def padding(lengths: Array, n_keys: int) -> Any:
    """Hide the keys behind the end of each sequence."""
    return padding_mask(lengths, n_keys)


def _keys(n_keys: int) -> Any:
    return np.arange(n_keys)


def _column(lengths: Array) -> Any:
    return np.asarray(lengths)[:, None, None]


PADDING = FunctionExercise(
    task=(
        "Write padding(lengths, n_keys) for the lengths (batch,) of sequences that were filled "
        "up at their end to n_keys: a boolean mask (batch, 1, n_keys), True = may attend. The "
        "axis of size 1 stands for the queries."
    ),
    returns=("mask",),
    reference=padding,
    cases=(
        case([1, 3], 3),
        case([2, 5, 4], 5),
        case([3, 3], 7),
        case([0, 2, 1], 2),
        case([4], 7),
        case([1, 2, 4], 4),
    ),
    misconceptions=known(
        """
        true-blocks: True marks the padding. Here, True = may attend.
          ? Which of the two may be looked at, a word or the padding?
        one-too-many: One place of the padding is left open in each sequence.
          ? The last word of a sequence of length 3 stands at which index?
        one-too-few: The last word of each sequence is hidden.
          ? The last word of a sequence of length 3 stands at which index?
        padded-in-front: The mask hides the beginning, as if the padding stood before the words.
          ? At which end were the sequences filled up?
        no-query-axis: The mask is right but has the shape (batch, n_keys). Against weights (batch, n_queries,
            n_keys) the sequences would be taken for queries.
          ? Put an axis of size 1 between the two.
        query-axis-last: The axis of size 1 stands last, where the keys belong: (batch, n_keys, 1) hides the
            padding's queries, not its keys.
          ? Which axis of the weights belongs to the keys?
        axis-first: The axis of size 1 stands first, so the sequences lie where the queries belong.
          ? Which axis of the weights (batch, n_queries, n_keys) belongs to the batch?
        shortest-for-all: All sequences are cut to the length of the shortest.
          ? Compare each key's place with the length of its own sequence.
        only-the-length-place: Each mask differs at a single place.
          ? Which keys of a sequence of length 3 are words? All of them should be True.
        """,
        true_blocks=lambda n, m: _keys(m) >= _column(n),
        one_too_many=lambda n, m: _keys(m) <= _column(n),
        one_too_few=lambda n, m: _keys(m) < _column(n) - 1,
        padded_in_front=lambda n, m: _keys(m) >= m - _column(n),
        no_query_axis=lambda n, m: padding(n, m)[:, 0],
        query_axis_last=lambda n, m: np.swapaxes(padding(n, m), 1, 2),
        axis_first=lambda n, m: np.swapaxes(padding(n, m), 0, 1),
        shortest_for_all=lambda n, m: padding(np.full_like(np.asarray(n), np.min(n)), m),
        only_the_length_place=(
            lambda n, m: _keys(m) == _column(n) - 1,
            lambda n, m: _keys(m) != _column(n),
        ),
    ),
)


# masked_softmax: Softmax that leaves out what is masked, also where everything is.


def masked_softmax(scores: Array, mask: Array) -> Any:
    """Return weights that are zero where the mask is not set."""
    return softmax(scores, mask=np.asarray(mask) == 1)


def _allowed(mask: Array) -> Any:
    return np.asarray(mask) == 1


def _with_scores(change: Function) -> Function:
    """Build a softmax whose scores are changed by the mask."""
    return lambda scores, mask: softmax(change(scores, _allowed(mask)))


def _minus_infinity(scores: Array, mask: Array) -> Any:
    masked = np.where(_allowed(mask), scores, -np.inf)
    raised = np.exp(masked - masked.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def _renormalised(scores: Array, mask: Array) -> Any:
    kept = softmax(scores) * _allowed(mask)
    return kept / kept.sum(-1, keepdims=True)


def _renormalised_safely(scores: Array, mask: Array) -> Any:
    kept = softmax(scores) * _allowed(mask)
    return kept / np.maximum(kept.sum(-1, keepdims=True), 1e-12)


def _shifted(by: Function) -> Function:
    """Build a softmax that subtracts something else and divides with care."""

    def answer(scores: Array, mask: Array) -> Any:
        raised = np.where(_allowed(mask), np.exp(scores - by(scores, _allowed(mask))), 0.0)
        total = raised.sum(-1, keepdims=True)
        return np.divide(raised, total, out=np.zeros_like(raised), where=total != 0)

    return answer


def _multiplied(by: Function) -> Function:
    """Build one that multiplies by the mask and adds a tiny number to the sum."""

    def answer(scores: Array, mask: Array) -> Any:
        raised = np.exp(scores - by(scores, _allowed(mask))) * mask
        return raised / (raised.sum(-1, keepdims=True) + 1e-9)

    return answer


def _careless(scores: Array, mask: Array) -> Any:
    return share(np.exp(np.where(_allowed(mask), scores, -np.inf)))


def _visible(scores: Array, mask: Array) -> Any:
    return np.where(mask, scores, -np.inf)


_SHIFTS = (
    lambda s, m: s.mean(-1, keepdims=True),
    lambda s, m: s[..., :1],
    lambda s, m: s.min(-1, keepdims=True),
)


MASKED_SOFTMAX = FunctionExercise(
    task=(
        "Write masked_softmax(scores, mask) along the last axis, for scores (..., n_keys) and a mask of "
        "the same shape, integers, 1 = may attend and 0 = may not. A row with nothing to attend to "
        "gets zero weights. Hidden scores of 1000 must change nothing, and visible ones must be "
        "survived."
    ),
    returns=("weights",),
    reference=masked_softmax,
    cases=(
        case([2.0, 1.0, 4.0], [1, 1, 0]),
        case([[0.5, -1.0, 2.0], [1.0, 0.0, -2.0]], [[1, 0, 1], [0, 1, 1]]),
        case([[-3.0, -2.0], [0.5, 1.5], [1.0, -1.0]], [[1, 1], [1, 0], [0, 1]]),
        case([[1.0, 2.0, 3.0], [3.0, 1.0, 0.5]], [[0, 0, 0], [1, 1, 0]]),
        case([[[1.0, 0.5], [2.0, 1.0], [0.0, 3.0]]], [[[1, 1], [0, 1], [1, 1]]]),
        case([1.0, 2.0, 1000.0], [1, 1, 0]),
        case([900.0, 901.0, 2.0], [1, 1, 0]),
        case([-900.0, -901.0, 2.0], [1, 1, 0]),
        case([1.0, 3000.0, 5.0], [1, 1, 1]),
        case([[900.0, 901.0], [-900.0, -901.0]], [[1, 1], [1, 1]]),
    ),
    misconceptions=known(
        """
        mask-after-softmax: The weights are set to zero after the softmax, so hidden keys keep their share of the
            sum and the rows do not sum to one.
          ? Which sum do the exponentials go into before your mask acts?
        renormalised: Masked after the softmax and divided again, or the largest score was looked for among the
            hidden ones too. It fails where a hidden score is so large that the others have become zero: zero
            divided by zero.
          ? What is softmax of 1, 2 and 1000 in floating point? Mask before the exponential.
        scores-zeroed: The hidden scores are set to 0. But 0 is a score like any other, and its exponential is 1.
          ? Which score has the exponential 0?
        mask-inverted: What may be looked at is hidden, and the other way round.
          ? 1 = may attend. Look at the first case.
        mask-added: The mask is added to the scores: 1 where a key is visible. It is a slight hint, no mask.
          ? By how much must a score fall until its weight is 0?
        mask-ignored: The mask has no effect.
          ? Where does your code use it?
        empty-row-nan: Right, except where a row has nothing to attend to: zero divided by zero is NaN.
          ? What is the sum of no exponentials, and what do you divide by it?
        empty-row-uniform: Right, except for the row with nothing to attend to: it looks at all the forbidden keys
            alike, since one large negative score beside its equals is nothing special.
          ? Softmax sees differences alone. Set the weights of hidden keys to zero as well.
        large-number-added: Right, except for the row with nothing to attend to: subtracting the same large number
            from all its scores changes no weight.
          ? Softmax sees differences alone. Set the weights of hidden keys to zero as well.
        wrong-axis: The weights do not sum to one along the last axis but along another one.
          ? Among what does one query divide its attention?
        one-maximum-for-all: One maximum is subtracted from all rows. A row far below it has exponentials of zero.
          ? The shift may differ from row to row. Which axis should the maximum run over?
        wrong-shift: What is subtracted is not the row's largest visible score but its mean, say, or its first. A
            score far above that still overflows.
          ? Which number keeps every exponent at or below zero, whatever the scores are?
        overflow: Right for small scores, but the exponential of 901 is infinite and that of -901 is zero.
          ? Subtract the largest visible score of each row first.
        """,
        mask_after_softmax=lambda scores, mask: softmax(scores) * _allowed(mask),
        renormalised=(_renormalised, _renormalised_safely),
        scores_zeroed=_with_scores(lambda s, m: s * m),
        mask_inverted=(
            lambda scores, mask: softmax(scores, mask=~_allowed(mask)),
            _with_scores(lambda s, m: np.where(m, -1e9, s)),
        ),
        mask_added=_with_scores(lambda s, m: s + m),
        mask_ignored=lambda scores, mask: softmax(scores),
        empty_row_nan=_minus_infinity,
        empty_row_uniform=_with_scores(lambda s, m: np.where(m, s, -1e9)),
        large_number_added=_with_scores(lambda s, m: s - 1e6 * ~m),
        wrong_axis=(
            lambda scores, mask: softmax(scores, axis=0, mask=_allowed(mask)),
            lambda s, m: softmax(s, axis=min(1, s.ndim - 1), mask=_allowed(m)),
        ),
        one_maximum_for_all=(
            *(build(lambda s, m: _visible(s, m).max()) for build in (_shifted, _multiplied)),
            *(build(lambda s, m: s.max()) for build in (_shifted, _multiplied)),
        ),
        wrong_shift=(*(build(by) for by in _SHIFTS for build in (_shifted, _multiplied)),),
        overflow=(
            *(build(lambda s, m: 0.0) for build in (_shifted, _multiplied)),
            _careless,
            lambda scores, mask: np.nan_to_num(_careless(scores, mask)),
        ),
    ),
)


# masked_attention: Masked attention that survives a NaN in the padding.


def masked_attention(query: Array, key: Array, value: Array, mask: Array) -> Any:
    """Average the visible values by the softmax of the scaled dot products."""
    return scaled_dot_product_attention(query, key, value, mask=np.asarray(mask) == 1).output


@combines
def _masked_attention_with(
    scale: Function = lambda q: q.shape[-1] ** -0.5,
    weigh: Function = lambda s, m: softmax(s, mask=m),
    clean: Function = lambda x, m: np.where(m.any(0)[:, None], x, 0.0),
) -> Function:
    """Build an attention with its scale, its softmax or its cleaning exchanged."""

    def attention(query: Array, key: Array, value: Array, mask: Array) -> Any:
        m = np.asarray(mask) == 1
        return weigh(query @ key.T * scale(query), m) @ clean(value, m)

    return attention


def _no_nan(x: Array, mask: Array) -> Array:
    return np.nan_to_num(x)


def _nan_to_zero(query: Array, key: Array, value: Array, mask: Array) -> Any:
    return np.nan_to_num(_masked_attention_with(clean=lambda x, m: x)(query, key, value, mask))


def _nan_row(scores: Array, mask: Array) -> Any:
    masked = np.where(mask, scores, -np.inf)
    raised = np.exp(masked - masked.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def _sampled(seed: int, n_keys: int, d_k: int, d_v: int, mask: list[list[int]]) -> Case:
    query, key, value = normal(seed, (len(mask), d_k), (n_keys, d_k), (n_keys, d_v))
    return case(query, key, value, mask)


def _hide_nan(given: Case, row: int) -> Case:
    """Put NaN where nobody may look, in the value alone."""
    query, key, value, mask = (x.copy() for x in given.args)
    value[row] = np.nan
    return Case((query, key, value, mask), {})


MASKED_ATTENTION = FunctionExercise(
    task=(
        "Write masked_attention(query, key, value, mask) for query (n_queries, d_k), key (n_keys, "
        "d_k), value (n_keys, d_v) and mask (n_queries, n_keys), 1 = may attend: scaled dot "
        "products, softmax over the visible keys, average of the values. Return the output. A query "
        "that sees nobody gets zeros. A NaN in a value that nobody may see must not reach the "
        "output."
    ),
    returns=("output",),
    reference=masked_attention,
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
    misconceptions=known(
        """
        nan-in-padding: Right, until a hidden value is NaN: its weight is 0, but 0 times NaN is NaN.
          ? Set the values that no query may see to 0 before the average.
        nan-swept-away: Every NaN of the output is replaced by 0, and with it the right answers that the hidden NaN
            had spoilt.
          ? Mend the values before the average, not the output after it.
        empty-row-nan: Right, except for a query that sees nobody: its weights are NaN.
          ? What do you divide by when every exponential is 0?
        empty-row-uniform: Right, except for a query that sees nobody: it averages the forbidden values.
          ? A row of equal scores, however low, has equal weights.
        mask-after-softmax: The mask acts after the softmax, so hidden keys keep their share of the sum.
          ? What should the weights of a row sum to?
        mask-inverted: The queries look at what is hidden from them.
          ? 1 = may attend.
        mask-ignored: The mask has no effect on the weights.
          ? Before which step must it act?
        scores-zeroed: Hidden scores are set to 0, which is a score like any other.
          ? Which score has the exponential 0?
        not-scaled: The dot products are not divided by the root of d_k.
          ? Chapter 05: what keeps the scores of wide keys from growing?
        """,
        nan_in_padding=_masked_attention_with(clean=lambda x, m: x),
        nan_swept_away=_nan_to_zero,
        empty_row_nan=_masked_attention_with(weigh=_nan_row),
        empty_row_uniform=(
            _masked_attention_with(weigh=lambda s, m: softmax(np.where(m, s, -1e9))),
            _masked_attention_with(weigh=lambda s, m: softmax(np.where(m, s, -1e9)), clean=_no_nan),
        ),
        mask_after_softmax=(
            _masked_attention_with(weigh=lambda s, m: softmax(s) * m),
            _masked_attention_with(weigh=lambda s, m: softmax(s) * m, clean=_no_nan),
        ),
        mask_inverted=_masked_attention_with(weigh=lambda s, m: softmax(s, mask=~m), clean=_no_nan),
        mask_ignored=(
            _masked_attention_with(weigh=lambda s, m: softmax(s), clean=_no_nan),
            _masked_attention_with(weigh=lambda s, m: softmax(s)),
        ),
        scores_zeroed=(
            _masked_attention_with(weigh=lambda s, m: softmax(s * m)),
            _masked_attention_with(weigh=lambda s, m: softmax(s * m), clean=_no_nan),
        ),
        not_scaled=_masked_attention_with(scale=lambda q: 1.0),
    ),
)


# painted: A mask to paint by hand: cache, padding and window at once.

_RIGHT = np.array(
    [
        [0, 0, 1, 1, 0, 0],
        [0, 0, 0, 1, 1, 0],
        [0, 0, 0, 0, 1, 1],
    ]
)


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


PAINTED = ValueExercise(
    task=(
        "A model decodes with a cache. It keeps the keys of three earlier tokens, and the first of "
        "these is padding. Three new tokens come: their queries are the rows, all six keys the "
        "columns. Each token may look at itself and at the one token before it, never at padding. "
        "Give the mask (3, 6) with 1 = may attend."
    ),
    shape=(3, 6),
    accepts=lambda answer: bool((answer == _RIGHT).all()),
    describe=_describe,
    misconceptions=known(
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
          ? Read the task again: whom may each token look at?
        only-itself: The tokens see themselves alone.
          ? Whom else may each token look at?
        padding-alone: Only the padding is hidden, if anything. Order and window are missing.
          ? May a token look at one that comes after it?
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
    ),
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


def decode_step(
    query: Array, key: Array, value: Array, cached_keys: Array, cached_values: Array
) -> Any:
    """Append one key and one value to the cache and attend to all of it."""
    keys = np.concatenate([cached_keys, key[None]])
    values = np.concatenate([cached_values, value[None]])
    weights = softmax(keys @ query / np.sqrt(len(query)))
    return weights @ values, keys, values


@combines
def _decode_step_with(
    join: Function = lambda old, new: np.concatenate([old, new[None]]),
    seen: Function = lambda keys, old: keys,
    scale: Function = lambda q, keys: len(q) ** -0.5,
    weigh: Function = softmax,
    kept: Function = lambda grown, old: grown,
) -> Function:
    """Build a step with one of its parts exchanged."""

    def step(q: Array, k: Array, v: Array, old_k: Array, old_v: Array) -> Any:
        keys, values = join(old_k, k), join(old_v, v)
        used_k, used_v = seen(keys, old_k), seen(values, old_v)
        output = weigh(used_k @ q * scale(q, used_k)) @ used_v
        return output, kept(keys, old_k), kept(values, old_v)

    return step


DECODE_STEP = FunctionExercise(
    task=(
        "Write decode_step(query, key, value, cached_keys, cached_values) for the new token's "
        "query (d_k,), key (d_k,) and value (d_v,) and the caches (n, d_k) and (n, d_v). The token "
        "looks at all earlier tokens and at itself, with scaled dot products. Return (output, "
        "keys, values): the output (d_v,) and both caches, one row longer, without changing the old "
        "ones."
    ),
    returns=("output", "keys", "values"),
    reference=decode_step,
    cases=(
        sampled(1, (2,), (2,), (3,), (1, 2), (1, 3)),
        sampled(2, (5,), (5,), (2,), (3, 5), (3, 2)),
        sampled(3, (3,), (3,), (5,), (7, 3), (7, 5)),
        sampled(4, (2,), (2,), (3,), (0, 2), (0, 3)),
        sampled(5, (5,), (5,), (5,), (5, 5), (5, 5)),
    ),
    misconceptions=known(
        """
        not-itself: The new token does not see itself: it is appended after the look.
          ? With an empty cache, whom should the first token look at?
        only-itself: The new token sees nobody but itself; the cache is not used.
          ? What is the cache kept for?
        first-key-only: The token sees the first key alone: a causal mask for one query and n keys that starts at
            the top left.
          ? There is one query, and it is the last token. Which keys lie in its future?
        cache-not-grown: The output is right, but the old caches come back. The next token will not see this one.
          ? Return the longer arrays.
        put-in-front: The output is right, but the new rows stand before the old ones: the order is lost.
          ? Where does the newest token belong?
        not-scaled: The dot products are not divided by the root of d_k.
          ? Chapter 05: what keeps the scores of wide keys from growing?
        scaled-by-keys: The scores are divided by the root of the number of keys, so the same token looks more
            softly the longer the text is.
          ? A dot product sums over which axis?
        no-softmax: The scores themselves weigh the values.
          ? Which step makes weights positive and lets them sum to one?
        plain-mean: All tokens weigh the same, whatever the query.
          ? Where does your code compare the query with the keys?
        """,
        not_itself=_decode_step_with(seen=lambda keys, old: old),
        only_itself=_decode_step_with(seen=lambda keys, old: keys[-1:]),
        first_key_only=_decode_step_with(seen=lambda keys, old: keys[:1]),
        cache_not_grown=_decode_step_with(kept=lambda grown, old: old),
        put_in_front=_decode_step_with(join=lambda old, new: np.concatenate([new[None], old])),
        not_scaled=_decode_step_with(scale=lambda q, keys: 1.0),
        scaled_by_keys=_decode_step_with(scale=lambda q, keys: max(len(keys), 1) ** -0.5),
        no_softmax=_decode_step_with(weigh=lambda scores: scores),
        plain_mean=_decode_step_with(weigh=equal),
    ),
)
