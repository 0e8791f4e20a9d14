import math

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from support import assert_close, assert_rounded_once, to_numpy

from attnlib.masking import causal_mask
from attnlib.position import alibi_bias, rotate, sinusoidal
from attnlib.scaling import scaled_dot_product_attention


def loop_rotate(x, positions, base=10000.0):
    """Rotate neighbours as complex numbers, one by one."""
    x = to_numpy(x).astype(np.float64)
    positions = np.broadcast_to(to_numpy(positions).astype(np.float64), x.shape[:-1])
    out = np.empty_like(x)
    for at in np.ndindex(positions.shape):
        for i in range(x.shape[-1] // 2):
            angle = float(positions[at]) * base ** (-2 * i / x.shape[-1])
            turned = complex(x[at][2 * i], x[at][2 * i + 1]) * complex(
                math.cos(angle), math.sin(angle)
            )
            out[at][2 * i], out[at][2 * i + 1] = turned.real, turned.imag
    return out


def scores(query, key):
    return query @ np.swapaxes(key, -1, -2)


# Without positions there is no order ------------------------------------------------------------


@given(seed=st.integers(0, 2**32 - 1), n=st.integers(1, 13))
def test_attention_without_positions_is_permutation_equivariant(seed, n):
    rng = np.random.default_rng(seed)
    x, order = rng.standard_normal((n, 6)), rng.permutation(n)
    q, k, v = (x @ rng.standard_normal((6, 6)) for _ in range(3))
    output, weights = scaled_dot_product_attention(q, k, v)
    shuffled = scaled_dot_product_attention(q[order], k[order], v[order])
    np.testing.assert_allclose(shuffled.output, output[order], atol=1e-10)
    np.testing.assert_allclose(shuffled.weights, weights[order][:, order], atol=1e-10)


@pytest.mark.parametrize("told", ["added", "rotated", "bias", "causal mask"])
def test_positions_and_a_causal_mask_break_the_equivariance(told, rng):
    x, order = rng.standard_normal((5, 6)), np.array([3, 0, 4, 1, 2])

    def attend(x):
        at, options = np.arange(5), {}
        q, k, v = x, x, x
        if told == "added":
            q = k = v = x + sinusoidal(5, 6)
        elif told == "rotated":
            q, k = rotate(x, at), rotate(x, at)
        elif told == "bias":
            options["bias"] = alibi_bias(1, 5, 5)[0] * 64
        else:
            options["mask"] = causal_mask(5)
        return scaled_dot_product_attention(q, k, v, **options).output

    assert np.abs(attend(x[order]) - attend(x)[order]).max() > 0.05


def test_a_bias_of_the_distance_alone_cannot_tell_left_from_right(rng):
    x, bias = rng.standard_normal((7, 6)), alibi_bias(1, 7, 7)[0]
    output = scaled_dot_product_attention(x, x, x, bias=bias).output
    mirrored = scaled_dot_product_attention(x[::-1], x[::-1], x[::-1], bias=bias).output
    np.testing.assert_allclose(mirrored, output[::-1], atol=1e-12)
    turned = rotate(x, np.arange(7)), rotate(x[::-1], np.arange(7))
    there, back = (scaled_dot_product_attention(t, t, t).weights for t in turned)
    assert np.abs(back[::-1, ::-1] - there).max() > 0.05


# The functions ----------------------------------------------------------------------------------


def test_sinusoidal_by_hand(xp):
    got = sinusoidal(3, 4, like=xp.asarray(np.zeros(1)))
    rows = [[0, 1, 0, 1]] + [
        [math.sin(p), math.cos(p), math.sin(p / 100), math.cos(p / 100)] for p in (1, 2)
    ]
    assert_close(got, xp.asarray(np.array(rows)))


def test_sinusoidal_equals_the_formula():
    table = sinusoidal(11, 14)
    for p, c in np.ndindex(11, 14):
        angle = p / 10000 ** ((c - c % 2) / 14)
        assert table[p, c] == pytest.approx(math.cos(angle) if c % 2 else math.sin(angle))


def test_a_shift_of_the_table_is_one_rotation_for_all_positions():
    table, shift = sinusoidal(29, 6), 5
    for i in range(3):
        angle = shift / 10000 ** (2 * i / 6)
        turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
        pair = table[:, 2 * i : 2 * i + 2]
        np.testing.assert_allclose(pair[shift:], pair[:-shift] @ turn.T, atol=1e-14)


def test_far_positions_keep_their_precision(torch):
    like = torch.zeros(1, dtype=torch.float32)
    far = sinusoidal(100_003, 2, like=like)[-1]
    assert_close(far, torch.tensor([math.sin(100_002), math.cos(100_002)]), atol=1e-7)
    got = rotate(torch.tensor([[1.0, 0.0]]), torch.tensor([100_002]))
    assert_close(got, torch.tensor([[math.cos(100_002), math.sin(100_002)]]), atol=1e-7)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_half_precision_is_rounded_once(dtype, torch, rng):
    like = torch.zeros(1, dtype=getattr(torch, dtype))
    assert_rounded_once(sinusoidal(1009, 14, like=like), sinusoidal(1009, 14))
    assert_rounded_once(alibi_bias(12, 5, 1009, like=like), alibi_bias(12, 5, 1009))
    x, at = torch.asarray(rng.standard_normal((5, 14))).to(like.dtype), torch.arange(5) * 997
    assert_rounded_once(rotate(x, at), loop_rotate(x, at))


def test_rotate_by_hand(xp):
    x = xp.asarray(np.array([[1.0, 0, 0, 1], [1.0, 0, 0, 1]]))
    got = rotate(x, xp.asarray(np.array([0, 3])))
    turned = [math.cos(3), math.sin(3), -math.sin(0.03), math.cos(0.03)]
    assert_close(got, xp.asarray(np.array([[1.0, 0, 0, 1], turned])))


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.float64])
def test_rotate_equals_the_loops(kind, xp, rng):
    x = xp.asarray(rng.standard_normal((3, 2, 5, 14)))
    positions = xp.asarray(rng.integers(0, 97, (3, 1, 5)).astype(kind))
    got = rotate(x, positions, base=101.0)
    assert_close(got, loop_rotate(x, positions, 101.0), like=x)


def test_rotate_pairs_neighbours_and_the_half_split_is_a_reordering(torch, rng):
    # The other convention, as GPT-NeoX and Hugging Face's Llama have it.
    x, at = torch.asarray(rng.standard_normal((5, 14))), torch.arange(5)
    angles = at[:, None].double() * 10000 ** (-torch.arange(0, 14, 2).double() / 14)
    cos, sin = torch.cat([angles.cos()] * 2, -1), torch.cat([angles.sin()] * 2, -1)
    half_split = x * cos + torch.cat([-x[:, 7:], x[:, :7]], -1) * sin
    neighbours = [i // 2 + 7 * (i % 2) for i in range(14)]  # 0, 7, 1, 8, ...
    assert_close(rotate(x[:, neighbours], at), half_split[:, neighbours])


@given(shift=st.integers(-1000, 1000), seed=st.integers(0, 2**32 - 1))
def test_rotated_scores_depend_on_relative_positions_alone(shift, seed):
    rng = np.random.default_rng(seed)
    q, k = rng.standard_normal((5, 14)), rng.standard_normal((11, 14))
    at_q, at_k = rng.integers(0, 997, 5), rng.integers(0, 997, 11)
    here = scores(rotate(q, at_q), rotate(k, at_k))
    there = scores(rotate(q, at_q + shift), rotate(k, at_k + shift))
    np.testing.assert_allclose(there, here, atol=1e-10)


@given(position=st.floats(-1e4, 1e4), seed=st.integers(0, 2**32 - 1))
def test_rotation_keeps_lengths_and_is_undone_by_its_opposite(position, seed):
    x = np.random.default_rng(seed).standard_normal((5, 14))
    at = np.full(5, position)
    turned = rotate(x, at)
    np.testing.assert_allclose(np.linalg.norm(turned, axis=-1), np.linalg.norm(x, axis=-1))
    np.testing.assert_allclose(rotate(turned, -at), x, atol=1e-11)


def test_position_zero_changes_nothing(xp, rng):
    x = xp.asarray(rng.standard_normal((5, 14)))
    assert_close(rotate(x, xp.asarray(np.array(0))), x)


def test_alibi_bias_by_hand(xp):
    got = alibi_bias(2, 3, 2, like=xp.asarray(np.zeros(1)))
    distance = np.array([[0.0, 1.0], [1.0, 0.0], [2.0, 1.0]])
    assert_close(got, xp.asarray(np.stack([-distance / 16, -distance / 256])))


def test_the_slopes_of_eight_heads_are_the_papers():
    np.testing.assert_array_equal(-alibi_bias(8, 1, 2)[:, 0, 1], [2.0**-h for h in range(1, 9)])


def test_slopes_between_powers_of_two_are_those_of_the_authors_code():
    def slopes(n):  # the authors' get_slopes, section 3's footnote
        def power_of_two(n):
            start = 2 ** (-(2 ** -(math.log2(n) - 3)))
            return [start * start**i for i in range(n)]

        if math.log2(n).is_integer():
            return power_of_two(n)
        below = 2 ** math.floor(math.log2(n))
        return power_of_two(below) + slopes(2 * below)[0::2][: n - below]

    for num_heads in range(1, 41):
        np.testing.assert_allclose(-alibi_bias(num_heads, 1, 2)[:, 0, 1], slopes(num_heads))


@given(n=st.integers(1, 11), offset=st.integers(0, 11), num_heads=st.integers(1, 13))
def test_decoding_with_an_offset_takes_the_rows_of_the_full_bias(n, offset, num_heads):
    full = alibi_bias(num_heads, offset + n, offset + n)
    got = alibi_bias(num_heads, n, offset + n, offset=offset)
    np.testing.assert_array_equal(got, full[:, offset:])


def test_a_linear_bias_is_relative_and_prefers_what_is_near(rng):
    bias = alibi_bias(4, 5, 5)
    assert (bias[:, 1:, 1:] == bias[:, :-1, :-1]).all()
    zeros = np.zeros((4, 5, 3))
    weights = scaled_dot_product_attention(
        zeros, zeros, zeros, bias=bias, mask=causal_mask(5, 5)
    ).weights
    assert (np.diff(weights[:, 4], axis=-1) > 0).all()


@pytest.mark.parametrize(("n", "d"), [(0, 6), (1, 6), (5, 0), (5, 2)])
def test_empty_and_single_axes(n, d, xp):
    like = xp.zeros(1)
    assert_close(rotate(xp.ones((3, n, d)), xp.zeros(n)), xp.ones((3, n, d)))
    assert sinusoidal(n, d, like=like).shape == (n, d)
    assert alibi_bias(3, n, d, like=like).shape == (3, n, d)


def test_tables_are_as_precise_as_what_they_are_like(xp):
    like = xp.asarray(np.ones(1))
    assert_close(alibi_bias(6, 3, 5, like=like), alibi_bias(6, 3, 5), like=like, rtol=1e-15)


def test_without_like_the_tables_are_numpy_float64():
    for table in (sinusoidal(5, 6), alibi_bias(3, 5, 7)):
        assert type(table) is np.ndarray
        assert table.dtype == np.float64


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_positions_in_half_precision_are_refused(dtype):
    positions = torch.arange(3).to(getattr(torch, dtype))
    with pytest.raises(TypeError, match=f"half precision skips some .* got dtype torch.{dtype}"):
        rotate(torch.ones(3, 4), positions)
