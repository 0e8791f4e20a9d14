"""A causal mask for any number of keys and any offset."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.masking import causal_mask


def causal(n_queries: int, n_keys: int, offset: int) -> Any:
    """Let query i see key j where j <= i + offset."""
    return causal_mask(n_queries, n_keys, offset=offset)


def _rule(may: Function) -> Function:
    """Build a mask from a rule for i, j, n_queries, n_keys and offset."""

    def causal(n_queries: int, n_keys: int, offset: int) -> Any:
        i, j = np.arange(n_queries)[:, None], np.arange(n_keys)
        return np.broadcast_to(may(i, j, n_queries, n_keys, offset), (n_queries, n_keys))

    return causal


EXERCISE = FunctionExercise(
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
    misconceptions=(
        Misconception(
            "true-blocks",
            "True stands where looking is forbidden. Here, True = may attend.",
            "May the first query look at the first key? What does your mask hold there?",
            _rule(lambda i, j, n, m, o: j > i + o),
        ),
        Misconception(
            "sees-the-future",
            "The triangle is turned over: each query sees its own place and what comes after it.",
            "Which keys come after query 0? Does it see them?",
            _rule(lambda i, j, n, m, o: j >= i + o),
        ),
        Misconception(
            "not-itself",
            "A query does not see the key at its own place. The first one sees nobody.",
            "Is j = i + offset allowed?",
            _rule(lambda i, j, n, m, o: j < i + o),
        ),
        Misconception(
            "one-too-far",
            "A query sees one key after its own place: the one that it should predict.",
            "Work out the row of query 0 with offset 0 by hand.",
            _rule(lambda i, j, n, m, o: j <= i + o + 1),
        ),
        Misconception(
            "offset-ignored",
            "The offset has no effect: the triangle always starts at the top left.",
            "With 3 keys in the cache, how many may the first new query see?",
            _rule(lambda i, j, n, m, o: j <= i),
        ),
        Misconception(
            "offset-subtracted",
            "The offset moves the edge to the wrong side.",
            "Should a larger offset show a query more keys or fewer?",
            _rule(lambda i, j, n, m, o: j <= i - o),
        ),
        Misconception(
            "always-bottom-right",
            "The last query is aligned with the last key, whatever the offset says.",
            "Your mask follows from the two lengths alone. Where does the offset come in?",
            _rule(lambda i, j, n, m, o: j <= i + m - n),
        ),
        Misconception(
            "rows-and-columns-swapped",
            "Rows are keys and columns are queries.",
            "The shape is (n_queries, n_keys). What does one row belong to?",
            lambda n, m, o: causal_mask(n, m, offset=o).T,
            lambda n, m, o: np.arange(m)[:, None] <= np.arange(n) + o,
        ),
        Misconception(
            "additive",
            "These are scores to add, 0 and minus infinity. A mask is boolean.",
            "Which array has a True where this one has a 0?",
            lambda n, m, o: np.where(causal_mask(n, m, offset=o), 0.0, -np.inf),
            lambda n, m, o: np.where(causal_mask(n, m, offset=o), 0.0, -1e9),
        ),
        Misconception(
            "square",
            "The number of keys has no effect: the mask is always square.",
            "What shape should the mask for 2 queries and 5 keys have?",
            lambda n, m, o: causal_mask(n, n, offset=o),
        ),
    ),
)
