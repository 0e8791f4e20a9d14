"""Exercises of chapter 15, today."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Function,
    FunctionExercise,
    case,
    described,
    normal,
    sampled,
)

# rms_norm: The norm of today's models.
RMS_NORM = FunctionExercise.told(
    """
    mean-subtracted: The mean is subtracted first. That is a layer norm; RMSNorm leaves the mean in.
      ? What does RMS stand for?
    sum-of-squares: The squares are added up instead of averaged, so the result shrinks with the width.
      ? What is the second letter of RMS?
    no-root: The vector is divided by its mean square, without the root.
      ? What happens to the result when x is doubled? It should hardly change.
    eps-outside: eps is added after the root.
      ? Read the task again: what is eps added to?
    eps-forgotten: eps is missing. A vector of zeros would be divided by zero.
      ? Where does the division need help?
    one-for-all: One mean square is taken over the whole array. Each vector has its own.
      ? Which axis is averaged, and which are kept?
    gain-forgotten: The gain is missing.
      ? What does the second argument do?
    """,
    mean_subtracted={"    return": "    x = x - x.mean(axis=-1, keepdims=True)\n    return"},
    sum_of_squares={"mean(": "sum("},
    no_root={"np.sqrt": ""},
    eps_outside={"np.sqrt(": "(np.sqrt(", ") + eps)": ")) + eps)"},
    eps_forgotten={" + eps": ""},
    one_for_all={"axis=-1": "axis=None"},
    gain_forgotten={"gain * ": ""},
    returns=("normed",),
    reference="""
def rms_norm(x, gain, eps):
    return gain * x / np.sqrt((x**2).mean(axis=-1, keepdims=True) + eps)
""",
    cases=(
        case([[3.0, 4.0]], [1.0, 2.0], 0.5),
        sampled(0, (3, 4), (4,), then=(0.5,)),
        sampled(1, (2, 3, 5), (5,), then=(0.3,)),
        sampled(2, (7,), (7,), then=(0.2,)),
    ),
)


# bytes_kept: What a model of two kinds of layers keeps.
BYTES_KEPT = FunctionExercise.told(
    """
    half: The result is half of what it should be: keys without values, or one byte for each number.
      ? A row has two parts, and each number two bytes.
    float32: Four bytes are counted for each number. Here there are two.
      ? How many bytes does the task give to a number?
    queries-kept: Queries are counted as well. They are used at once.
      ? What does a later token need of an earlier one?
    window-ignored: All layers keep all tokens. Most of them have a window.
      ? How many layers keep everything?
    window-everywhere: All layers have a window. Some keep everything.
      ? How many layers keep everything?
    kinds-swapped: The kinds of layers are swapped: one in every `every` keeps all tokens.
      ? Of six layers with every = 3, how many keep all?
    short-text: For a text shorter than the window, more rows are counted than there are tokens.
      ? After three tokens, how many rows can there be?
    one-layer: Only one group of layers is counted.
      ? How many groups of `every` layers are there?
    """,
    half={"4 *": "2 *"},
    float32={"4 *": "8 *"},
    queries_kept={"4 *": "6 *"},
    window_ignored={"min(n, window)": "n"},
    window_everywhere={"whole * n +": "whole * min(n, window) +"},
    kinds_swapped={"whole * n + (layers - whole)": "(layers - whole) * n + whole"},
    short_text={"min(n, window)": "window"},
    one_layer={"whole * n + (layers - whole)": "n + (every - 1)"},
    returns=("bytes",),
    reference="""
def bytes_kept(n, layers, every, window, kv_heads, d_k):
    whole = layers // every
    rows = whole * n + (layers - whole) * min(n, window)
    return 4 * kv_heads * d_k * rows
""",
    cases=(
        case(10, 2, 2, 4, 1, 1),
        case(3, 2, 2, 4, 1, 1),
        case(8192, 30, 5, 512, 3, 64),
        case(100, 48, 6, 1024, 8, 128),
        case(4096, 36, 4, 128, 8, 64),
    ),
    rtol=float(np.finfo(np.float64).eps),
    atol=0.0,
)


# absorbed_query: Scores against latents, without making the keys.
ABSORBED_QUERY = FunctionExercise.told(
    """
    not-transposed: up is not transposed. That fits only where r equals d_k, and gives other scores.
      ? Write q (latent up)^T without the bracket.
    pseudo-inverse: The map is inverted. Scores need its transpose: nothing has to be undone.
      ? Write q (latent up)^T without the bracket.
    scaled: The result is divided by a root. The scores should be the same as before, without any change.
      ? Compare the scores on numbers that you can work by hand.
    result-transposed: The result is transposed: there is a row for each latent feature instead of each query.
      ? Which shape does the task ask for?
    query-unchanged: The queries are returned as they came. They live among the keys, not among the latents.
      ? Which shape does the task ask for?
    expanded-again: The queries are carried to the latents and back.
      ? One product is enough.
    """,
    not_transposed=lambda q, up: q @ up,
    pseudo_inverse=lambda q, up: q @ np.linalg.pinv(up),
    scaled=(
        lambda q, up: q @ up.T / np.sqrt(q.shape[1]),
        lambda q, up: q @ up.T / np.sqrt(len(up)),
    ),
    result_transposed=lambda q, up: up @ q.T,
    query_unchanged=lambda q, up: q,
    expanded_again=lambda q, up: q @ up.T @ up,
    returns=("queries",),
    reference=lambda q, up: q @ up.T,
    cases=(
        case([[1.0, 2.0]], [[1.0, 0.0], [3.0, 1.0]]),
        sampled(0, (2, 3), (3, 3)),
        sampled(1, (3, 4), (2, 4)),
        sampled(2, (4, 2), (5, 2)),
    ),
)


# windows_correctly: A test of a window.
def by_distance(n: int, window: int) -> Array:
    """Compare distances."""
    distance = np.arange(n)[:, None] - np.arange(n)
    return (distance >= 0) & (distance < window)


def windows_correctly(make: Function) -> Any:
    """Say whether a window has the right tokens."""
    rows = [[0 <= i - j < 3 for j in range(7)] for i in range(7)]  # longer than the window
    return np.array_equal(make(7, 3), rows)


def by_loops(n: int, window: int) -> Array:
    """Fill a window row by row."""
    mask = np.zeros((n, n), dtype=bool)
    for i in range(n):
        mask[i, max(0, i - window + 1) : i + 1] = True
    return mask


def by_triangles(n: int, window: int) -> Array:
    """Take a triangle from another."""
    whole = np.ones((n, n), dtype=bool)
    return np.tril(whole) & ~np.tril(whole, -window)


WINDOWS_CORRECTLY = FunctionExercise.told(
    """
    passes-everything: The test passes every function, the wrong ones too.
      ? What does buggy give for five tokens and a window of two, and what should it give?
    refuses-everything: The test refuses every function, the right ones too.
      ? Write down by hand what is right for four tokens and a window of two.
    verdicts-swapped: The verdicts are the wrong way round: True means that the function is right.
      ? Put a not before it.
    text-too-short: The text is as long as the window. Then a window that is too long hides nothing less.
      ? How many tokens does the smallest text have that shows the bug?
    future-alone: Only the future is looked at, or the text is shorter than the window. Then its length is not tested.
      ? How many tokens does the smallest text have that shows the bug?
    last-row-alone: The last row alone is compared. It has no future, so a window to both sides passes.
      ? Which query could look ahead?
    itself-alone: Only the diagonal is compared: whether each token sees itself.
      ? Which other entries of a row matter?
    """,
    passes_everything=lambda make: True,
    refuses_everything=lambda make: False,
    verdicts_swapped=lambda make: not windows_correctly(make),
    text_too_short=lambda make: np.array_equal(make(4, 4), by_distance(4, 4)),
    future_alone=lambda make: not bool(np.triu(make(7, 3), 1).any()),
    last_row_alone=lambda make: np.array_equal(np.asarray(make(7, 3))[-1], by_distance(7, 3)[-1]),
    itself_alone=lambda make: bool(np.diagonal(make(7, 3)).all()),
    returns=("verdict",),
    reference=windows_correctly,
    cases=(
        case(by_distance),
        case(by_loops),
        case(by_triangles),
        described(
            "Count the window without the query: the bug.",
            lambda n, window: by_distance(n, window + 1),
        ),
        described("Count the query twice.", lambda n, window: by_distance(n, window - 1)),
        described(
            "Look ahead as far as back.",
            lambda n, window: by_distance(n, window) | by_distance(n, window).T,
        ),
        described(
            "Say True where a query may not attend.", lambda n, window: ~by_distance(n, window)
        ),
        described("Forget the window.", lambda n, window: by_distance(n, n)),
    ),
)


# window_mask: A causal window.
WINDOW_MASK = FunctionExercise.told(
    """
    one-too-many: The window is one token too long: it counts the query, too. That is the bug.
      ? For window = 1, what may a query attend to?
    one-too-few: The window is one token too short.
      ? For window = 1, what may a query attend to?
    both-sides: Queries look ahead as well.
      ? Which tokens come after the query?
    inverted: True and False are swapped: True means that the query may attend.
      ? Should the diagonal be True?
    no-window: Nothing is forgotten: that is the causal mask.
      ? What should the last query no longer see?
    transposed: Queries look ahead instead of back: rows and columns are swapped.
      ? Which axis do the queries have?
    """,
    one_too_many=lambda n, window: by_distance(n, window + 1),
    one_too_few=lambda n, window: by_distance(n, window - 1),
    both_sides=lambda n, window: by_distance(n, window) | by_distance(n, window).T,
    inverted=lambda n, window: ~by_distance(n, window),
    no_window=lambda n, window: by_distance(n, n),
    transposed=lambda n, window: by_distance(n, window).T,
    returns=("mask",),
    reference=lambda n, window: by_distance(n, window),
    cases=(case(4, 2), case(3, 5), case(6, 3), case(5, 1), case(9, 4)),
)


# nucleus: What top-p leaves.
def _random_p(seed: int, n: int) -> Any:
    (scores,) = normal(seed, (n,))
    p = np.exp(scores)
    return (p / p.sum()).tolist()


NUCLEUS = FunctionExercise.told(
    """
    one-too-few: The token that reaches top_p is missing, so what is left sums to less.
      ? How much do the tokens before it have together?
    least-first: The least probable tokens are taken first.
      ? From which end should you sort?
    sorted-order: The answer is in the order of the sorted probabilities, not of the tokens.
      ? Which token does the first entry of your answer belong to?
    given-order: The probabilities are added up in the order in which they came.
      ? What is the most probable token?
    threshold: Each probability is compared with top_p by itself.
      ? Which probabilities are summed?
    lone-best: Only the most probable token is left. That is temperature 0.
      ? What does it have, compared with top_p?
    inverted: True and False are swapped: True means that the token may be drawn.
      ? Should the most probable token be True?
    """,
    one_too_few={"before < top_p": "before + p[order] <= top_p"},
    least_first={"(-p)": "(p)"},
    sorted_order={"return kept": "return np.sort(kept)[::-1]"},
    given_order={"np.argsort(-p)": "np.arange(len(p))"},
    threshold=(lambda p, top_p: p >= top_p, lambda p, top_p: p >= 1 - top_p),
    lone_best=lambda p, top_p: p == p.max(),
    inverted={"return kept": "return ~kept"},
    returns=("kept",),
    reference="""
def nucleus(p, top_p):
    order = np.argsort(-p)
    before = np.cumsum(p[order]) - p[order]
    kept = np.zeros(len(p), dtype=bool)
    kept[order[before < top_p]] = True
    return kept
""",
    cases=(
        case([0.1, 0.5, 0.15, 0.25], 0.7),
        case([0.05, 0.2, 0.35, 0.4], 0.3),
        case(_random_p(0, 9), 0.9),
        case(_random_p(1, 12), 0.8),
        case(_random_p(2, 7), 0.6),
    ),
)
