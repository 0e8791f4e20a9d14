"""One step of decoding with a cache of keys and values."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.exercises._softmaxes import equal
from attnlib.lookup import softmax


def decode_step(
    query: Array, key: Array, value: Array, cached_keys: Array, cached_values: Array
) -> Any:
    """Append one key and one value to the cache and attend to all of it."""
    keys = np.concatenate([cached_keys, key[None]])
    values = np.concatenate([cached_values, value[None]])
    weights = softmax(keys @ query / np.sqrt(len(query)))
    return weights @ values, keys, values


@combines
def _with(
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


EXERCISE = FunctionExercise(
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
    misconceptions=(
        Misconception(
            "not-itself",
            "The new token does not see itself: it is appended after the look.",
            "With an empty cache, whom should the first token look at?",
            _with(seen=lambda keys, old: old),
        ),
        Misconception(
            "only-itself",
            "The new token sees nobody but itself; the cache is not used.",
            "What is the cache kept for?",
            _with(seen=lambda keys, old: keys[-1:]),
        ),
        Misconception(
            "first-key-only",
            "The token sees the first key alone: a causal mask for one query and n keys that "
            "starts at the top left.",
            "There is one query, and it is the last token. Which keys lie in its future?",
            _with(seen=lambda keys, old: keys[:1]),
        ),
        Misconception(
            "cache-not-grown",
            "The output is right, but the old caches come back. The next token will not see this "
            "one.",
            "Return the longer arrays.",
            _with(kept=lambda grown, old: old),
        ),
        Misconception(
            "put-in-front",
            "The output is right, but the new rows stand before the old ones: the order is lost.",
            "Where does the newest token belong?",
            _with(join=lambda old, new: np.concatenate([new[None], old])),
        ),
        Misconception(
            "not-scaled",
            "The dot products are not divided by the root of d_k.",
            "Chapter 05: what keeps the scores of wide keys from growing?",
            _with(scale=lambda q, keys: 1.0),
        ),
        Misconception(
            "scaled-by-keys",
            "The scores are divided by the root of the number of keys, so the same token looks "
            "more softly the longer the text is.",
            "A dot product sums over which axis?",
            _with(scale=lambda q, keys: max(len(keys), 1) ** -0.5),
        ),
        Misconception(
            "no-softmax",
            "The scores themselves weigh the values.",
            "Which step makes weights positive and lets them sum to one?",
            _with(weigh=lambda scores: scores),
        ),
        Misconception(
            "plain-mean",
            "All tokens weigh the same, whatever the query.",
            "Where does your code compare the query with the keys?",
            _with(weigh=equal),
        ),
    ),
)
