import math
from functools import partial

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import assert_arguments_are_checked, assert_close, loop_attention

from attnlib.masking import padding_mask
from attnlib.multihead import merge_heads, multi_head_attention, split_heads

N_QUERIES, N_KEYS, D_QUERY, D_KEY, D_VALUE, D_MODEL = 5, 11, 13, 17, 19, 23


def problem(rng, num_heads=3, num_kv_heads=None, d_k=7, d_v=2, batch=2):
    kv = num_kv_heads or num_heads
    shapes = [
        (batch, N_QUERIES, D_QUERY),
        (batch, N_KEYS, D_KEY),
        (batch, N_KEYS, D_VALUE),
        (D_QUERY, num_heads * d_k),
        (D_KEY, kv * d_k),
        (D_VALUE, kv * d_v),
        (num_heads * d_v, D_MODEL),
    ]
    return [rng.standard_normal(s) / math.sqrt(s[-2]) for s in shapes]


def one_head_at_a_time(x_q, x_k, x_v, w_q, w_k, w_v, w_o, num_heads, num_kv_heads, mask=None):
    """Slices of columns and a sum over heads, with no reshape anywhere."""
    d_k, d_v = w_q.shape[1] // num_heads, w_v.shape[1] // num_kv_heads
    output, weights = 0.0, []
    for h in range(num_heads):
        g = h // (num_heads // num_kv_heads)
        q = x_q @ w_q[:, h * d_k : (h + 1) * d_k]
        k = x_k @ w_k[:, g * d_k : (g + 1) * d_k]
        v = x_v @ w_v[:, g * d_v : (g + 1) * d_v]
        here = (
            mask if mask is None or mask.ndim < 3 else mask[..., min(h, mask.shape[-3] - 1), :, :]
        )
        o, w = loop_attention(q, k, v, mask=here)
        output = output + o @ w_o[h * d_v : (h + 1) * d_v]
        weights.append(w)
    return output, np.stack(weights, axis=-3)


def test_split_by_hand(xp):
    x = xp.asarray(np.arange(8.0).reshape(2, 4))
    wanted = np.array([[[0.0, 1], [4, 5]], [[2, 3], [6, 7]]])
    assert_close(split_heads(x, 2), xp.asarray(wanted))
    assert_close(merge_heads(split_heads(x, 2)), x)


@given(st.integers(1, 4), st.integers(1, 5), st.integers(1, 3), st.integers(0, 3))
def test_merge_undoes_split(num_heads, n, d, batch):
    x = np.random.default_rng(0).standard_normal((batch, n, num_heads * d))
    heads = split_heads(x, num_heads)
    assert heads.shape == (batch, num_heads, n, d)
    np.testing.assert_array_equal(merge_heads(heads), x)
    for h in range(num_heads):
        np.testing.assert_array_equal(heads[:, h], x[..., h * d : (h + 1) * d])


@pytest.mark.parametrize("num_kv_heads", [6, 3, 2, 1])
def test_equals_one_head_at_a_time(xp, rng, num_kv_heads):
    arrays = problem(rng, 6, num_kv_heads)
    mask = rng.random((6, N_QUERIES, N_KEYS)) < 0.7
    output, weights = one_head_at_a_time(*arrays, 6, num_kv_heads, mask)
    arrays = [xp.asarray(a) for a in arrays]
    got = multi_head_attention(
        *arrays, num_heads=6, num_kv_heads=num_kv_heads, mask=xp.asarray(mask)
    )
    assert_close(got.output, output, like=arrays[0])
    assert_close(got.weights, weights, like=arrays[0])


def test_one_head_and_unbatched(xp, rng):
    arrays = [a[0] if a.ndim == 3 else a for a in problem(rng, 1)]
    output, weights = one_head_at_a_time(*arrays, 1, 1)
    arrays = [xp.asarray(a) for a in arrays]
    got = multi_head_attention(*arrays, num_heads=1)
    assert_close(got.output, output, like=arrays[0])
    assert_close(got.weights, weights, like=arrays[0])


def test_equals_torch(torch, rng):
    module = torch.nn.MultiheadAttention(12, 3, bias=False, batch_first=True, dtype=torch.float64)
    x, y = (torch.asarray(rng.standard_normal(s)) for s in [(2, 5, 12), (2, 7, 12)])
    w_q, w_k, w_v = (w.T for w in module.in_proj_weight.chunk(3))
    mask = padding_mask(torch.tensor([7, 4]), 7)[:, None]
    got = multi_head_attention(
        x, y, y, w_q, w_k, w_v, module.out_proj.weight.T, num_heads=3, mask=mask
    )
    output, weights = module(x, y, y, key_padding_mask=~mask[:, 0, 0], average_attn_weights=False)
    assert_close(got.output, output)
    assert_close(got.weights, weights)


def test_what_a_bias_hides_from_every_head_reaches_no_projections_gradient(torch, rng):
    x, y, w, w_k = (
        torch.asarray(rng.standard_normal(s)) for s in [(7, 13), (11, 17), (13, 6), (17, 6)]
    )
    bias = torch.zeros(3, 7, 11, dtype=x.dtype)
    bias[..., 5:] = -np.inf
    bias[0, :, 2] = -np.inf  # from one head alone
    found = []
    for key_x in (y, y.index_fill(0, torch.arange(5, 11), np.nan)):
        weights = [part.clone().requires_grad_() for part in (w, w_k, w_k, w.T)]
        output = multi_head_attention(x, key_x, key_x, *weights, num_heads=3, bias=bias).output
        found.append([output, *torch.autograd.grad(output.square().sum(), weights)])
    for got, expected in zip(found[1], found[0], strict=True):
        assert_close(got, expected)


def test_bias_for_each_head(xp, rng):
    arrays = [xp.asarray(a) for a in problem(rng)]
    allowed = rng.random((3, N_QUERIES, N_KEYS)) < 0.6
    bias = xp.asarray(np.where(allowed, 0.0, -np.inf))
    by_bias = multi_head_attention(*arrays, num_heads=3, bias=bias)
    by_mask = multi_head_attention(*arrays, num_heads=3, mask=xp.asarray(allowed))
    assert_close(by_bias.output, by_mask.output)


def test_padding_of_any_content_reaches_neither_output_nor_gradients(torch, rng):
    arrays = [torch.asarray(a) for a in problem(rng)]
    mask = padding_mask(torch.tensor([4, 7]), N_KEYS)[:, None]
    clean = multi_head_attention(*arrays, num_heads=3, mask=mask).output
    for x in arrays[1:3]:
        x[0, 4:], x[1, 7:] = math.nan, math.inf
    for a in arrays:
        a.requires_grad_()
    got = multi_head_attention(*arrays, num_heads=3, mask=mask)
    assert_close(got.output, clean)
    got.output.square().sum().backward()
    assert all(torch.isfinite(a.grad).all() for a in arrays)


def test_padding_in_numpy_too(xp, rng):
    arrays = problem(rng)
    mask = padding_mask(np.array([4, 7]), N_KEYS)[:, None]
    clean = multi_head_attention(*arrays, num_heads=3, mask=mask)
    arrays[1][0, 4:] = arrays[2][1, 7:] = math.nan
    got = multi_head_attention(*map(xp.asarray, arrays), num_heads=3, mask=xp.asarray(mask))
    assert_close(got.output, clean.output, like=xp.asarray(arrays[0]))


ARRAYS = {
    f"{name}_x": np.ones((2, n, 13))
    for name, n in zip(("query", "key", "value"), (5, 7, 7), strict=True)
}
ARRAYS |= {f"w_{name}": np.ones((13, n)) for name, n in zip("qkv", (12, 12, 6), strict=True)}
ARRAYS["w_o"] = np.ones((6, 11))


def test_every_argument_is_checked():
    arrays = ARRAYS | {"mask": np.ones((2, 3, 5, 7), dtype=bool)}
    assert_arguments_are_checked(partial(multi_head_attention, num_heads=3), **arrays)


def test_shapes_are_told_alike_of_numpy_and_torch(torch):
    call = ARRAYS | {"value_x": np.ones((2, 8, 13))}
    came = r"\(n_keys\); got query_x \(2, 5, 13\), key_x \(2, 7, 13\) and value_x \(2, 8, 13\)\."
    with pytest.raises(ValueError, match=came):
        multi_head_attention(**call, num_heads=3)
    arrays = {name: torch.asarray(x) for name, x in call.items()}
    with pytest.raises(ValueError, match=came):
        multi_head_attention(**arrays, num_heads=3)


@pytest.mark.parametrize("name", ["mask", "bias"])
def test_a_term_for_the_keys_of_each_sequence_is_taken_as_it_is(xp, rng, name):
    arrays = [xp.asarray(a) for a in problem(rng)]
    lengths = xp.asarray(np.array([4, 7]))
    mask = padding_mask(lengths, N_KEYS)  # (2, 1, n_keys), without an axis for the heads
    want = multi_head_attention(*arrays, num_heads=3, mask=mask[:, None, :, :])
    term = mask if name == "mask" else xp.where(mask, xp.zeros_like(arrays[0][:1, :1, :1]), -xp.inf)
    got = multi_head_attention(*arrays, num_heads=3, **{name: term})
    assert_close(got.output, want.output)
    assert_close(got.weights, want.weights)


@pytest.mark.parametrize("batch", [(2,), (3, 2)], ids=str)
@pytest.mark.parametrize("name", ["mask", "bias"])
def test_a_term_of_the_batch_or_of_the_heads_is_refused(name, batch):
    x, w = np.ones((*batch, 5, 8)), np.eye(8)
    mask = np.ones((2, 5, 5), dtype=bool if name == "mask" else float)
    lacking = ", ".join(["None"] * len(batch))
    message = rf"got \(2, 5, 5\), whose axis -3 could be .* {name}\[{lacking}\] if it is the heads"
    with pytest.raises(ValueError, match=message):
        multi_head_attention(x, x, x, w, w, w, w, num_heads=2, **{name: mask})
    heads = mask[None] if len(batch) == 1 else mask[None, None]
    for told in (heads, mask[..., None, :, :]):
        assert multi_head_attention(x, x, x, w, w, w, w, num_heads=2, **{name: told})
