import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp
from support import (
    assert_arguments_are_checked,
    assert_close,
    loop_attention,
    to_numpy,
)

from attnlib.lookup import attend, soft_lookup
from attnlib.similarity import cosine_scores, dot_scores, gaussian_scores, similarity_attention

SCORES = [dot_scores, cosine_scores, gaussian_scores]
each_score = pytest.mark.parametrize("score", SCORES)
vectors = hnp.arrays(np.float64, (5, 3), elements=st.floats(-10, 10).map(lambda x: round(x, 3)))


def loop_scores(pair, query, key):
    """Score by loops over Python floats."""
    q, k = (np.asarray(to_numpy(x), dtype=np.float64) for x in (query, key))
    lead = np.broadcast_shapes(q.shape[:-2], k.shape[:-2])
    q, k = (np.broadcast_to(x, (*lead, *x.shape[-2:])) for x in (q, k))
    scores = np.zeros((*lead, q.shape[-2], k.shape[-2]))
    for at in np.ndindex(scores.shape):
        *where, i, j = at
        scores[at] = pair(q[(*where, i)].tolist(), k[(*where, j)].tolist())
    return scores


def pair_dot(q, k):
    return math.fsum(a * b for a, b in zip(q, k, strict=True))


def pair_cosine(q, k):
    lengths = math.hypot(*q) * math.hypot(*k)
    return pair_dot(q, k) / lengths if lengths else 0.0


def pair_gaussian(q, k):
    return -(math.dist(q, k) ** 2) / 2


PAIRS = dict(zip(SCORES, [pair_dot, pair_cosine, pair_gaussian], strict=True))


def test_dot_scores_by_hand(xp):
    query = xp.asarray(np.array([[1.0, 2.0], [-1.0, 0.5]]))
    key = xp.asarray(np.array([[3.0, 4.0], [0.0, -1.0], [2.0, 2.0]]))
    assert_close(dot_scores(query, key), xp.asarray(np.array([[11.0, -2, 6], [-1, -0.5, -1]])))


def test_cosine_scores_by_hand(xp):
    query, key = xp.asarray(np.array([[3.0, 4.0]])), xp.asarray(np.array([[8.0, 6], [-4, 3]]))
    assert_close(cosine_scores(query, key), xp.asarray(np.array([[0.96, 0.0]])))


def test_gaussian_scores_by_hand(xp):
    query, key = xp.asarray(np.array([[0.0, 0], [3, 4]])), xp.asarray(np.array([[3.0, 4.0]]))
    got = gaussian_scores(query, key, width=5.0)
    assert_close(got, xp.asarray(np.array([[-0.5], [0.0]])))


def test_similarity_attention_by_hand(xp):
    x = xp.asarray(math.sqrt(math.log(3)) * np.eye(2))
    got = similarity_attention(x)
    weights = xp.asarray(np.array([[0.75, 0.25], [0.25, 0.75]]))
    assert_close(got.weights, weights)
    assert_close(got.output, weights @ x)


@each_score
def test_scores_equal_the_loops_and_leading_axes_broadcast(score, xp, rng):
    q, k = (xp.asarray(rng.standard_normal(s)) for s in [(3, 1, 5, 7), (2, 11, 7)])
    assert_close(score(q, k), loop_scores(PAIRS[score], q, k), like=q)


def test_similarity_attention_equals_the_loops_and_is_not_scaled(xp, rng):
    x, mask = rng.standard_normal((2, 3, 5, 7)), rng.random((3, 1, 5)) < 0.6
    output, weights = loop_attention(x, x, x, mask=mask, scale=1.0)
    got = similarity_attention(xp.asarray(x), mask=xp.asarray(mask))
    assert_close(got.output, output, like=xp.asarray(x))
    assert_close(got.weights, weights, like=xp.asarray(x))


@each_score
@given(x=vectors)
def test_scores_of_a_set_with_itself_are_symmetric(score, x):
    scores = score(x, x)
    np.testing.assert_allclose(scores, scores.T, rtol=1e-14, atol=1e-14)


def test_symmetric_scores_give_unequal_weights(rng):
    scores, weights = (lambda x: (dot_scores(x, x), similarity_attention(x).weights))(
        rng.standard_normal((5, 3))
    )
    np.testing.assert_array_equal(scores, scores.T)
    assert np.abs(weights - weights.T).max() > 0.1


@given(x=vectors, factor=st.floats(0.01, 100))
def test_cosine_scores_ignore_lengths_and_stay_within_one(x, factor):
    scores = cosine_scores(x, x)
    assert np.abs(scores).max() <= 1 + 1e-14
    np.testing.assert_allclose(cosine_scores(x * factor, x), scores, atol=1e-12)


@pytest.mark.parametrize("size", [1e-30, 1e30])
def test_cosine_scores_survive_lengths_whose_square_does_not(xp, size):
    x = xp.asarray(np.array([[3 * size, 4 * size], [8 * size, 6 * size]], dtype=np.float32))
    assert_close(cosine_scores(x, x), np.array([[1.0, 0.96], [0.96, 1.0]]), like=x)


def test_cosine_scores_of_vectors_with_zeros_or_features_of_unlike_size(xp):
    query = xp.asarray(np.array([[3.0, 0.0, 4.0], [1e30, 1.0, 0.0]], dtype=np.float32))
    key = xp.asarray(np.array([[0.0, 0.0, 2.0], [5.0, 0.0, 0.0]], dtype=np.float32))
    assert_close(cosine_scores(query, key), np.array([[0.8, 0.6], [0.0, 1.0]]), like=query)


def test_a_zero_vector_has_cosine_zero_and_gradient_zero(torch, rng):
    x = torch.asarray(rng.standard_normal((5, 3)))
    x[2] = 0.0
    x.requires_grad_()
    scores = cosine_scores(x, x)
    assert (scores[2] == 0).all()
    assert (scores[:, 2] == 0).all()
    scores.sum().backward()
    assert torch.isfinite(x.grad).all()
    assert (x.grad[2] == 0).all()


def test_gaussian_scores_do_not_cancel_far_from_the_origin(xp):
    far = np.array([[4096.0, 4096.0], [4096.5, 4096.0]], dtype=np.float32)
    x = xp.asarray(far)
    assert_close(gaussian_scores(x, x), np.array([[0, -0.125], [-0.125, 0]]), like=x, atol=0)
    squares = (far * far).sum(-1)
    textbook = -(squares[:, None] + squares[None] - 2 * far @ far.T) / 2
    assert np.abs(textbook[0, 1] + 0.125) > 0.05  # why the short form is not used


def test_softmax_of_gaussian_scores_is_nadaraya_watson(rng):
    x, at, y = rng.uniform(0, 3, (11, 1)), rng.uniform(0, 3, (7, 1)), rng.standard_normal((11, 1))
    kernel = np.exp(-((at - x.T) ** 2) / (2 * 0.5**2))
    expected = (kernel @ y) / kernel.sum(1, keepdims=True)
    np.testing.assert_allclose(attend(gaussian_scores(at, x, width=0.5), y).output, expected)


def test_a_query_far_from_every_key_gets_the_nearest_value():
    x, y = np.array([[0.0], [1.0]]), np.array([[10.0], [20.0]])
    assert np.exp(gaussian_scores(np.array([[1e3]]), x)).max() == 0  # each Gaussian vanishes
    np.testing.assert_allclose(attend(gaussian_scores(np.array([[1e3]]), x), y).output, [[20.0]])


@given(x=vectors, width=st.floats(0.3, 3))
def test_gaussian_weights_of_equally_long_keys_are_those_of_soft_lookup(x, width):
    key = x + np.array([0.0, 0.0, 20.0])
    key = key / np.linalg.norm(key, axis=-1, keepdims=True)
    gaussian = attend(gaussian_scores(x, key, width=width), key).weights
    dot = soft_lookup(x, key, key, temperature=width**2).weights
    np.testing.assert_allclose(gaussian, dot, atol=1e-11)


def test_the_width_can_be_learned(torch, rng):
    q, k = (torch.asarray(rng.standard_normal(s)) for s in [(2, 3), (5, 3)])
    width = torch.tensor(0.7, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(lambda w: gaussian_scores(q, k, width=w), width)


def test_half_precision_attention_does_not_overflow(xp):
    x = xp.asarray(np.full((3, 64), 300.0, dtype=np.float32))
    if not hasattr(xp, "float16"):
        pytest.skip("the standard has no float16")
    x = xp.astype(x, xp.float16)
    assert_close(similarity_attention(x).output, x)


@each_score
@pytest.mark.parametrize(
    ("query", "key"),
    [
        ((0, 3), (5, 3)),
        ((2, 3), (0, 3)),
        ((0, 2, 3), (0, 5, 3)),
        ((2, 3), (1, 3)),
        ((2, 0), (5, 0)),
        ((7, 2, 0), (7, 5, 0)),
    ],
)
def test_empty_and_single_axes(score, query, key, xp):
    got = score(xp.zeros(query), xp.zeros(key))
    assert_close(got, xp.zeros((*query[:-1], key[-2])))


def test_no_tokens_give_no_output(xp):
    assert_close(similarity_attention(xp.zeros((2, 0, 3))).output, xp.zeros((2, 0, 3)))


def test_a_token_that_may_not_look_gives_zero_and_the_others_do_not_change(xp, rng):
    x = xp.asarray(rng.standard_normal((5, 3)))
    mask = np.ones((5, 5), dtype=bool)
    mask[3] = False
    got, free = similarity_attention(x, mask=xp.asarray(mask)), similarity_attention(x)
    assert_close(got.output[3, :], xp.zeros_like(x[3, :]))
    assert_close(got.weights[3, :], xp.zeros_like(got.weights[3, :]))
    assert_close(got.output[:3, :], free.output[:3, :])


@pytest.mark.filterwarnings("ignore:invalid value")  # numpy, of the garbage row as a query
@pytest.mark.parametrize("garbage", [np.nan, np.inf, 1e30])
def test_padding_never_reaches_the_other_tokens(garbage, xp, rng):
    x = rng.standard_normal((5, 3))
    x[4] = garbage
    mask = np.ones((5, 5), dtype=bool)
    mask[:, 4] = mask[4] = False
    got = similarity_attention(xp.asarray(x), mask=xp.asarray(mask)).output
    assert_close(got[:4, :], similarity_attention(xp.asarray(x[:4])).output)
    assert_close(got[4, :], xp.zeros_like(got[4, :]))


def test_large_padding_does_not_overflow_against_itself(rng):
    x = rng.standard_normal((5, 3)).astype(np.float32)
    x[4] = 1e30  # its square is beyond float32, and a warning is an error
    got = similarity_attention(x, mask=np.arange(5) < 4).output
    np.testing.assert_allclose(got[:4], similarity_attention(x[:4]).output, rtol=1e-6)


@each_score
def test_every_argument_of_a_score_is_checked(score):
    assert_arguments_are_checked(score, query=np.ones((5, 3)), key=np.ones((7, 3)))


def test_every_argument_of_similarity_attention_is_checked():
    mask = np.ones((5, 5), dtype=bool)
    assert_arguments_are_checked(similarity_attention, x=np.ones((5, 3)), mask=mask)
