import numpy as np
import pytest
from support import assert_close, loop_attention

from attnlib.lookup import Attention, attend, hard_lookup, soft_lookup, softmax


def test_softmax_by_hand(xp):
    x = xp.asarray(np.log([[1.0, 3.0], [2.0, 2.0]]))
    assert_close(softmax(x), xp.asarray(np.array([[0.25, 0.75], [0.5, 0.5]])))


def test_attend_by_hand(xp):
    scores = xp.asarray(np.log([[1.0, 3.0]]))
    got = attend(scores, xp.asarray(np.array([[10.0], [20.0]])))
    assert isinstance(got, Attention)
    assert_close(got.output, xp.asarray(np.array([[17.5]])))


def test_soft_lookup_equals_the_loops(xp, rng):
    q, k, v = (rng.standard_normal(s) for s in [(3, 5, 7), (3, 11, 7), (3, 11, 2)])
    got = soft_lookup(*map(xp.asarray, (q, k, v)), temperature=0.7)
    output, weights = loop_attention(q, k, v, scale=1 / 0.7)
    assert_close(got.output, output, like=xp.asarray(q))
    assert_close(got.weights, weights, like=xp.asarray(q))


def test_hard_lookup_lists_the_keys():
    with pytest.raises(KeyError, match="'apple', 'banana'"):
        hard_lookup("chair", {"apple": 10, "banana": 5})
