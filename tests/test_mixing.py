import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import assert_arguments_are_checked, assert_close, to_numpy

from attnlib.masking import window_mask
from attnlib.mixing import (
    attention_cost,
    convolution_cost,
    convolve,
    recurrence_cost,
    recurrent_mix,
    window_cost,
)


def loop_recurrence(x, w_x, w_h, bias=0.0):
    x, w_x, w_h = (to_numpy(a).astype(np.float64) for a in (x, w_x, w_h))
    h, states = np.zeros(w_h.shape[0]), []
    for token in x:
        h = np.tanh(token @ w_x + h @ w_h + bias)
        states.append(h)
    return np.array(states)


def loop_convolution(x, kernel, dilation=1):
    """Sum over positions, offsets and channels, looking up zero outside."""
    x, kernel = (to_numpy(a).astype(np.float64) for a in (x, kernel))
    n, k = len(x), len(kernel)
    out = np.zeros((n, kernel.shape[-1]))
    for t in range(n):
        for i in range(k):
            if 0 <= (there := t + dilation * (i - k // 2)) < n:
                out[t] += x[there] @ kernel[i]
    return out


def test_recurrence_by_hand(xp):
    # tanh(ln 2) = 0.6 and tanh(ln 3) = 0.8.
    x, w_x, w_h = (
        np.array([[math.log(4)], [0.0]]),
        np.array([[0.5]]),
        np.array([[math.log(3) / 0.6]]),
    )
    got = recurrent_mix(*map(xp.asarray, (x, w_x, w_h)))
    assert_close(got, xp.asarray(np.array([[0.6], [0.8]])))


def test_convolution_by_hand(xp):
    x, kernel = np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 10.0, 100.0])[:, None, None]
    want = xp.asarray(np.array([[210.0], [321.0], [32.0]]))
    assert_close(convolve(xp.asarray(x), xp.asarray(kernel)), want)


def test_recurrence_equals_the_loops(xp, rng):
    x, w_x, w_h, bias = (rng.standard_normal(s) for s in [(5, 2), (2, 3), (3, 3), (3,)])
    got = recurrent_mix(*map(xp.asarray, (x, w_x, w_h)))
    assert_close(got, loop_recurrence(x, w_x, w_h), like=xp.asarray(x))
    got = recurrent_mix(*map(xp.asarray, (x, w_x, w_h)), bias=xp.asarray(bias))
    assert_close(got, loop_recurrence(x, w_x, w_h, bias), like=xp.asarray(x))


def test_recurrence_equals_torch(torch, rng):
    rnn = torch.nn.RNN(2, 3, batch_first=True, dtype=torch.float64)
    x = torch.asarray(rng.standard_normal((7, 5, 2)))
    expected = rnn(x)[0].detach()
    w_x, w_h, b_x, b_h = (p.detach() for p in rnn.parameters())
    got = recurrent_mix(x, w_x.T, w_h.T, bias=b_x + b_h)
    assert_close(got, expected)


def test_convolution_equals_the_loops(xp, rng):
    x, kernel = rng.standard_normal((11, 2)), rng.standard_normal((5, 2, 7))
    for dilation in (1, 2, 7):
        got = convolve(xp.asarray(x), xp.asarray(kernel), dilation=dilation)
        assert_close(got, loop_convolution(x, kernel, dilation), like=xp.asarray(x))


def test_convolution_equals_torch(torch, rng):
    x, kernel = (
        torch.asarray(rng.standard_normal((13, 11, 2))),
        torch.asarray(rng.standard_normal((5, 2, 7))),
    )
    expected = torch.nn.functional.conv1d(x.mT, kernel.permute(2, 1, 0), padding=6, dilation=3).mT
    assert_close(convolve(x, kernel, dilation=3), expected)


def test_one_head_is_a_convolution_with_one_number_for_all_channels(rng):
    x, weights = rng.standard_normal((11, 3)), rng.standard_normal(5)
    mixed = convolve(x, weights[:, None, None] * np.eye(3))
    toeplitz = sum(w * np.eye(11, k=k) for w, k in zip(weights, range(-2, 3), strict=True))
    np.testing.assert_allclose(mixed, toeplitz @ x)


@given(shift=st.integers(0, 5), seed=st.integers(0, 2**32 - 1))
def test_convolution_of_a_shifted_input_is_the_shifted_output(shift, seed):
    rng = np.random.default_rng(seed)
    x, kernel = np.zeros((23, 2)), rng.standard_normal((3, 2, 7))
    x[3:7] = rng.standard_normal((4, 2))
    moved = np.roll(x, shift, axis=0)
    np.testing.assert_allclose(convolve(moved, kernel), np.roll(convolve(x, kernel), shift, axis=0))


def test_no_token_reaches_back_in_a_recurrence(rng):
    x, w_x, w_h = (rng.standard_normal(s) for s in [(7, 2), (2, 3), (3, 3)])
    changed = x.copy()
    changed[4] += 1
    before, after = recurrent_mix(x, w_x, w_h), recurrent_mix(changed, w_x, w_h)
    np.testing.assert_array_equal(after[:4], before[:4])
    assert (after[4:] != before[4:]).all()


@pytest.mark.parametrize("shape", [(0, 2), (1, 2), (3, 0, 2), (0, 5, 2)])
def test_empty_and_single_axes(shape, xp):
    x, kernel = xp.ones(shape), xp.ones((5, 2, 3))
    n = shape[-2]
    inside = [[sum(0 <= t + o < n for o in range(-2, 3))] for t in range(n)]
    expected = np.broadcast_to(2.0 * np.reshape(inside, (n, 1)), (*shape[:-1], 3))
    assert_close(convolve(x, kernel), expected, like=x)
    states = recurrent_mix(x, xp.ones((2, 3)), xp.ones((3, 3)))
    assert states.shape == (*shape[:-1], 3)


def test_costs_by_hand():
    assert recurrence_cost(11, 7) == (2 * 11 * 49, 11, 11)
    assert attention_cost(11, 7) == (2 * 121 * 7, 1, 1)
    assert convolution_cost(11, 7, 5) == (5 * 11 * 49, 1, 5)
    assert convolution_cost(11, 7, 3, dilated=True) == (3 * 11 * 49, 1, 4)
    # 11 queries see themselves, 10 the token before and after, 9 the next ones.
    assert window_cost(11, 7, 5) == (2 * 49 * 7, 1, 5)


@given(n=st.integers(1, 400), d=st.integers(1, 400))
def test_attention_is_less_work_than_recurrence_for_sequences_shorter_than_d(n, d):
    assert (attention_cost(n, d).work < recurrence_cost(n, d).work) == (n < d)
    assert attention_cost(d, d).work == recurrence_cost(d, d).work


@given(n=st.integers(1, 60), d=st.integers(1, 60), half=st.integers(1, 70))
def test_a_window_costs_what_its_mask_lets_through_and_what_a_convolution_spans(n, d, half):
    k = 2 * half + 1
    cost, pairs = window_cost(n, d, k), int(window_mask(n, n, left=half, right=half).sum())
    assert cost.work == 2 * d * pairs
    assert cost.path_length == convolution_cost(n, d, k).path_length
    if half >= n - 1:
        assert cost == attention_cost(n, d)


@given(n=st.integers(2, 10**6), half=st.integers(1, 20))
def test_the_path_through_convolutions_is_the_shortest_that_reaches(n, half):
    k = 2 * half + 1
    layers = convolution_cost(n, 1, k).path_length
    assert half * (layers - 1) < n - 1 <= half * layers
    layers = convolution_cost(n, 1, k, dilated=True).path_length
    assert (half + 1) ** (layers - 1) < n <= (half + 1) ** layers


@pytest.mark.parametrize("k", [3, 5])
@pytest.mark.parametrize("dilated", [False, True])
@pytest.mark.parametrize("n", [1, 2, 5, 29])
def test_the_path_length_is_how_many_layers_connect_all_pairs(k, dilated, n):
    signals, kernel = np.eye(n), np.ones((k, 1, 1)) * np.eye(n)
    layers = convolution_cost(n, 1, k, dilated=dilated).path_length
    for layer in range(layers):
        assert layer == 0 or (signals == 0).any(), "fewer layers are enough"
        step = (k // 2 + 1) ** layer if dilated else 1
        signals = convolve(signals, kernel, dilation=step)
    assert (signals > 0).all()


def test_every_argument_of_a_convolution_is_checked():
    x, kernel = np.ones((11, 2)), np.ones((3, 2, 7))
    assert_arguments_are_checked(convolve, vectors={"x", "kernel"}, x=x, kernel=kernel)
