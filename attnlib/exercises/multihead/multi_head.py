"""Multi-head attention from its parts."""

import math
from typing import Any

from attnlib.exercises._cases import Array, Case, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.lookup import softmax
from attnlib.multihead import merge_heads, multi_head_attention, split_heads


def multi_head(x: Array, w_q: Array, w_k: Array, w_v: Array, w_o: Array, num_heads: int) -> Any:
    """Return the output (n, d_model) and the weights (num_heads, n, n)."""
    return multi_head_attention(x, x, x, w_q, w_k, w_v, w_o, num_heads=num_heads)


def _straight(x: Array, h: int) -> Array:
    return x.reshape(h, len(x), x.shape[-1] // h)


def _back(heads: Array) -> Array:
    return heads.reshape(heads.shape[1], -1)


def _own(q: Array) -> float:
    return math.sqrt(q.shape[-1])


@combines
def _built(
    *,
    cut: Function = split_heads,
    scale: Function = _own,
    weigh: Function = softmax,
    join: Function = merge_heads,
    finish: Function = lambda merged, w_o: merged @ w_o,
    tell: Function = lambda weights: weights,
) -> Function:
    """Build multi-head attention with one of its steps exchanged."""

    def wrong(x: Array, w_q: Array, w_k: Array, w_v: Array, w_o: Array, num_heads: int) -> Any:
        q, k, v = (cut(x @ w, num_heads) for w in (w_q, w_k, w_v))
        weights = weigh(q @ k.swapaxes(-1, -2) / scale(q))
        return finish(join(weights @ v), w_o), tell(weights)

    return wrong


def _scaled_by_the_model(
    x: Array, w_q: Array, w_k: Array, w_v: Array, w_o: Array, num_heads: int
) -> Any:
    return _built(scale=lambda q: math.sqrt(x.shape[-1]))(x, w_q, w_k, w_v, w_o, num_heads)


def _one_head(x: Array, w_q: Array, w_k: Array, w_v: Array, w_o: Array, num_heads: int) -> Any:
    return multi_head(x, w_q, w_k, w_v, w_o, 1)


def _swapped(*args: Any) -> Any:
    return tuple(multi_head(*args))[::-1]


def _output_only(*args: Any) -> Any:
    return multi_head(*args).output


def _random(seed: int, n: int, d_model: int, num_heads: int) -> Case:
    return sampled(seed, (n, d_model), *4 * [(d_model, d_model)], then=(num_heads,))


EXERCISE = FunctionExercise(
    task=(
        "Write multi_head(x, w_q, w_k, w_v, w_o, num_heads) for x (n, d_model) and four square "
        "matrices: project, cut into heads, attend in each with the scale 1 / sqrt(d_k), join and "
        "project again. Return (output, weights), shapes (n, d_model) and (num_heads, n, n)."
    ),
    returns=("output", "weights"),
    reference=multi_head,
    cases=(
        case(
            [[1.0, 0.0], [0.0, 2.0]],
            [[1.0, 0.0], [0.0, 1.0]],
            [[1.0, 1.0], [0.0, 1.0]],
            [[3.0, 0.0], [0.0, 5.0]],
            [[1.0, 2.0], [0.0, 1.0]],
            2,
        ),
        _random(0, 2, 4, 2),
        _random(1, 3, 6, 2),
        _random(2, 5, 6, 3),
        _random(3, 4, 8, 4),
        _random(4, 3, 5, 1),
    ),
    misconceptions=(
        Misconception(
            "output-only",
            "The output is right, but the weights are not returned.",
            "Return two things, the output first.",
            _output_only,
        ),
        Misconception(
            "results-swapped",
            "The weights come first and the output second.",
            "Read the order in the task: (output, weights).",
            _swapped,
        ),
        Misconception(
            "scaled-by-d-model",
            "The scores are divided by the root of d_model. A head's dot products have only d_k = "
            "d_model / num_heads terms.",
            "How many products does one score add up?",
            _scaled_by_the_model,
        ),
        Misconception(
            "not-scaled",
            "The scores are not divided by the root of d_k.",
            "Chapter 05 has one more factor before the softmax.",
            _built(scale=lambda q: 1.0),
        ),
        Misconception(
            "weights-averaged",
            "The weights are averaged over the heads, so one cannot see what each head does.",
            "What is the shape of the weights in the task?",
            _built(tell=lambda weights: weights.mean(axis=0)),
        ),
        Misconception(
            "w-o-forgotten",
            "The joined heads are returned without the last projection.",
            "Which of the four matrices does your code not use?",
            _built(finish=lambda merged, w_o: merged),
        ),
        Misconception(
            "no-swap",
            "The projections are cut by a reshape to (num_heads, n, d_k) at once, which takes rows "
            "from their positions.",
            "Look at the figure: cut the last axis, then swap.",
            _built(cut=_straight),
            _built(cut=_straight, join=_back),
        ),
        Misconception(
            "no-swap-back",
            "The heads are right, but they are joined by a reshape that mixes positions.",
            "Which axis must move before head and width become one?",
            _built(join=_back),
        ),
        Misconception(
            "softmax-over-heads",
            "The weights sum to one over the heads. Each head divides its own attention among "
            "the keys.",
            "Which axis holds the keys?",
            _built(weigh=lambda scores: softmax(scores, axis=0)),
        ),
        Misconception(
            "softmax-over-queries",
            "The weights sum to one down each column, over the queries.",
            "Which axis holds the keys?",
            _built(weigh=lambda scores: softmax(scores, axis=1)),
        ),
        Misconception(
            "one-head",
            "The width is not cut: this is one head of the whole width.",
            "Where does your code use num_heads?",
            _one_head,
        ),
        Misconception(
            "heads-summed",
            "The heads' outputs are added before the last projection, which then sees only its "
            "first rows.",
            "How wide are the joined heads?",
            _built(
                join=lambda heads: heads.sum(axis=0),
                finish=lambda merged, w_o: merged @ w_o[: merged.shape[-1]],
            ),
        ),
    ),
)
