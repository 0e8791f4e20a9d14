import numpy as np
import pytest
from support import (
    assert_arguments_are_checked,
    assert_close,
    loop_attention,
    to_numpy,
)

from attnlib.projection import self_attention
from attnlib.similarity import similarity_attention

# Distinct primes: n, d_model, d_k, d_v.
SHAPES = [(5, 7), (7, 3), (7, 3), (7, 2)]


def make(rng, shapes=SHAPES):
    return [rng.standard_normal(shape) for shape in shapes]


def loop_projected(x, w_q, w_k, w_v, **kwargs):
    x, w_q, w_k, w_v = (to_numpy(a).astype(np.float64) for a in (x, w_q, w_k, w_v))
    return loop_attention(x @ w_q, x @ w_k, x @ w_v, scale=1.0, **kwargs)


def test_self_attention_by_hand(xp):
    # "Thinking machines": the first token asks, log(3) more for the second than for itself.
    x = np.array([[1.0, 0.0, 1.0], [0.0, 2.0, 0.0]])
    w_q = np.array([[1.0], [0.0], [0.0]])
    w_k = np.array([[0.0], [np.log(3.0) / 2], [0.0]])
    w_v = np.array([[1.0, 0.0], [2.0, 1.0], [3.0, 0.0]])  # values (4, 0) and (4, 2)
    got = self_attention(*map(xp.asarray, (x, w_q, w_k, w_v)))
    assert_close(got.weights, xp.asarray(np.array([[0.25, 0.75], [0.5, 0.5]])))
    assert_close(got.output, xp.asarray(np.array([[4.0, 1.5], [4.0, 1.0]])))


def test_self_attention_equals_the_loops_and_is_not_scaled(xp, rng):
    arrays = make(rng, [(3, 5, 7), *SHAPES[1:]])
    mask = rng.random((3, 1, 5)) < 0.7
    output, weights = loop_projected(*arrays, mask=mask)
    x, *w = map(xp.asarray, arrays)
    got = self_attention(x, *w, mask=xp.asarray(mask))
    assert_close(got.output, output, like=x)
    assert_close(got.weights, weights, like=x)


def test_dividing_w_q_by_the_root_of_d_k_gives_torchs_scaled_attention(torch, rng):
    x, w_q, w_k, w_v = map(torch.asarray, make(rng))
    expected = torch.nn.functional.scaled_dot_product_attention(x @ w_q, x @ w_k, x @ w_v)
    assert_close(self_attention(x, w_q / 3**0.5, w_k, w_v).output, expected)


def test_without_projections_it_is_similarity_attention(xp, rng):
    x, identity = xp.asarray(rng.standard_normal((5, 7))), xp.asarray(np.eye(7))
    got, plain = self_attention(x, identity, identity, identity), similarity_attention(x)
    assert_close(got.output, plain.output)
    assert_close(got.weights, plain.weights)


def test_projections_free_the_weights_from_symmetry():
    # Flaw 2: "it" must look at "ball" and not the other way about.
    it_and_ball = np.eye(2)
    asks, offers = np.array([[9.0], [0.0]]), np.array([[0.0], [1.0]])
    weights = self_attention(it_and_ball, asks, offers, np.eye(2)).weights
    assert weights[0, 1] > 0.999
    assert weights[1, 0] == 0.5


def test_only_the_product_of_w_q_and_w_k_matters(rng):
    x, w_q, w_k, w_v = make(rng)
    turn = np.linalg.qr(rng.standard_normal((3, 3)))[0]
    got = self_attention(x, w_q @ turn, w_k @ turn, w_v)
    np.testing.assert_allclose(got.output, self_attention(x, w_q, w_k, w_v).output)


def test_gradients_stay_finite_where_a_token_may_look_at_nothing(torch, rng):
    arrays = [torch.asarray(a).requires_grad_() for a in make(rng)]
    mask = torch.ones((5, 5), dtype=torch.bool)
    mask[2] = False
    output, weights = self_attention(*arrays, mask=mask)
    assert (output[2] == 0).all()
    assert (weights[2] == 0).all()
    output.sum().backward()
    assert all(torch.isfinite(a.grad).all() for a in arrays)


@pytest.mark.filterwarnings("ignore:invalid value")  # numpy, of the garbage row as a query
@pytest.mark.parametrize("garbage", [np.nan, np.inf, 1e30])
def test_padding_never_reaches_the_other_tokens(garbage, xp, rng):
    x, *w = make(rng)
    x[4] = garbage
    w = [xp.asarray(a) for a in w]
    mask = xp.asarray(np.arange(5) < 4)
    got = self_attention(xp.asarray(x), *w, mask=mask)
    want = self_attention(xp.asarray(x[:4]), *w)
    assert_close(got.output[:4, :], want.output)
    assert_close(got.weights[:4, :4], want.weights)


def test_padding_that_looks_at_nothing_stays_out_of_the_gradient_of_the_values(torch, rng):
    x, w_q, w_k, w_v = map(torch.asarray, make(rng))
    x[4] = torch.nan
    w_v.requires_grad_()
    real = torch.arange(5) < 4
    self_attention(x, w_q, w_k, w_v, mask=real & real[:, None]).output.sum().backward()
    assert torch.isfinite(w_v.grad).all()


def test_half_precision_does_not_overflow(torch):
    x, eye = torch.full((3, 64), 300.0, dtype=torch.float16), torch.eye(64, dtype=torch.float16)
    assert_close(self_attention(x, eye, eye, eye).output, x)


@pytest.mark.parametrize("shape", [(0, 7), (1, 7), (0, 5, 7), (3, 0, 7)])
def test_empty_and_single_axes(shape, xp):
    got = self_attention(xp.ones(shape), xp.ones((7, 3)), xp.ones((7, 3)), xp.ones((7, 2)))
    assert_close(got.output, 7.0 * xp.ones((*shape[:-1], 2)))
    assert_close(got.weights, xp.ones((*shape[:-1], shape[-2])))


def test_every_argument_is_checked(rng):
    arrays = dict(zip(("x", "w_q", "w_k", "w_v"), make(rng), strict=True))
    assert_arguments_are_checked(self_attention, mask=np.ones((5, 5), dtype=bool), **arrays)
