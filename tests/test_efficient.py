"""What is special to the linear-memory form; the corners it shares are in test_scaling."""

import itertools
import json
import math
import tracemalloc
from datetime import date
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import (
    assert_close,
    assert_rounded_once,
    leave_cpu_branches,
    to_numpy,
)

from attnlib.drawings import efficient as drawings
from attnlib.efficient import (
    PartialAttention,
    memory_efficient_attention,
    merge_attention,
    partial_attention,
)
from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.scaling import scaled_dot_product_attention


def whole(query, key, value, **options):
    return scaled_dot_product_attention(query, key, value, **options).output


def arrays(rng, n_queries=5, n_keys=11, d_k=7, d_v=3, lead=(2,), dtype=np.float64):
    shapes = [(*lead, n_queries, d_k), (*lead, n_keys, d_k), (*lead, n_keys, d_v)]
    return [rng.standard_normal(s).astype(dtype) for s in shapes]


def test_by_hand(xp):
    x = xp.asarray(np.eye(2))
    third = 1 / 3
    wanted = np.array([[1.0, 0.0], [third, 2 * third]])
    assert_close(
        memory_efficient_attention(x, x, x, is_causal=True, scale=math.log(2)), wanted, like=x
    )


@pytest.mark.parametrize("block_size", [1, 2, 3, 7, 64])
@pytest.mark.parametrize("softcap", [None, 1.5])
def test_the_block_size_does_not_matter(xp, rng, block_size, softcap):
    q, k, v = map(xp.asarray, arrays(rng))
    mask = xp.asarray(rng.random((2, 5, 11)) < 0.6)
    for options in ({}, {"mask": mask}, {"is_causal": True}):
        got = memory_efficient_attention(q, k, v, block_size=block_size, softcap=softcap, **options)
        causal = causal_mask(5, 11, like=q) if options.pop("is_causal", False) else None
        want = whole(q, k, v, mask=options.get("mask", causal), softcap=softcap)
        assert_close(got, want)


@pytest.mark.parametrize("shape", [(), (11,), (1, 11), (5, 1), (2, 1, 11)], ids=str)
def test_blocks_take_their_part_of_masks_and_biases_of_any_number_of_axes(xp, rng, shape):
    q, k, v = map(xp.asarray, arrays(rng))
    mask = xp.asarray(np.asarray(rng.random(shape) < 0.6))
    bias = xp.asarray(np.asarray(rng.standard_normal(shape)))
    for options in ({"mask": mask}, {"bias": bias}, {"mask": mask, "bias": bias}):
        got = memory_efficient_attention(q, k, v, block_size=3, **options)
        assert_close(got, whole(q, k, v, **options))


@pytest.mark.parametrize("n", [(7, 7), (5, 11), (11, 5), (1, 5), (5, 1)], ids=str)
@pytest.mark.parametrize("extra", ["", "mask", "bias", "mask bias", "softcap"])
def test_is_causal_is_the_causal_mask(xp, rng, n, extra):
    q, k, v = map(xp.asarray, arrays(rng, *n))
    options = {}
    if "mask" in extra:
        options["mask"] = xp.asarray(rng.random((2, 1, n[1])) < 0.6)
    if "bias" in extra:
        options["bias"] = xp.asarray(rng.standard_normal((n[0], 1)) + rng.standard_normal(n))
    if "softcap" in extra:
        options["softcap"] = 1.2
    mask = causal_mask(*n, like=q)
    want = whole(q, k, v, **options | {"mask": mask & options.get("mask", mask)})
    assert_close(memory_efficient_attention(q, k, v, is_causal=True, **options), want)


@pytest.mark.parametrize("extra", ["", "mask", "bias", "softcap", "block_size", "scale"])
@pytest.mark.parametrize("is_causal", [False, True])
def test_arrays_of_one_shape_with_heads_are_given_every_option(xp, rng, is_causal, extra):
    """In torch such calls have a shortest way, which knows of the scale and is_causal alone."""
    q, k, v = map(xp.asarray, arrays(rng, 5, 5, 7, 7, lead=(2, 3)))
    mask, bias = xp.asarray(rng.random((5, 5)) < 0.6), xp.asarray(rng.standard_normal((5, 5)))
    every = {"mask": mask, "bias": bias, "softcap": 0.7, "block_size": 2, "scale": 0.3}
    options = {extra: every[extra]} if extra else {}
    got = memory_efficient_attention(q, k, v, is_causal=is_causal, **options)
    options.pop("block_size", None)
    if is_causal:
        options["mask"] = causal_mask(5, like=q) & options.get("mask", True)
    assert_close(got, whole(q, k, v, **options))


def test_keys_beyond_a_causal_call_may_hold_anything(xp, rng):
    q, k, v = arrays(rng)
    want = whole(q, k, v, mask=causal_mask(5, 11))
    k[:, 5:] = v[:, 5:] = math.nan
    got = memory_efficient_attention(*map(xp.asarray, (q, k, v)), is_causal=True)
    assert_close(got, want, like=xp.asarray(q))


@pytest.mark.parametrize("n", [100, 129, 200, 511, 640, 700])
@pytest.mark.parametrize("learn", [False, True])
def test_long_causal_calls_in_torch(torch, rng, n, learn):
    q, k, v = (torch.asarray(x) for x in arrays(rng, n, n, 5, 5, dtype=np.float32))
    mask = causal_mask(n, like=q)
    want = whole(q, k, v, mask=mask)
    for x in (q, k, v):
        x.requires_grad_(learn)
    for options in ({"is_causal": True}, {"mask": mask}, {"mask": mask, "is_causal": True}):
        assert_close(memory_efficient_attention(q, k, v, **options), want)


def test_a_mask_that_is_not_quite_causal_is_not_taken_for_it(torch, rng):
    q, k, v = (torch.asarray(x) for x in arrays(rng, 7, 7))
    for at in itertools.product(range(7), repeat=2):
        mask = causal_mask(7, like=q)
        mask[at] = ~mask[at]
        assert_close(memory_efficient_attention(q, k, v, mask=mask), whole(q, k, v, mask=mask))


@pytest.mark.parametrize("n_keys", [3000])
def test_several_blocks_of_the_default_size(xp, rng, n_keys):
    q, k, v = map(xp.asarray, arrays(rng, 300, n_keys, lead=(), dtype=np.float32))
    want = whole(q, k, v)
    assert_close(memory_efficient_attention(q, k, v), want, atol=1e-6)
    lengths = xp.asarray(np.array(1025))
    mask = padding_mask(lengths, n_keys) & window_mask(300, n_keys, left=99, right=1700, like=q)
    got = memory_efficient_attention(q, k, v, mask=mask, softcap=5.0)
    assert_close(got, whole(q, k, v, mask=mask, softcap=5.0), atol=1e-6)


def test_large_batches_are_taken_apart(xp, rng):
    q, k, v = arrays(rng, 67, 71, lead=(5, 1, 7), dtype=np.float32)
    k, v = k[:, :, :1], v[:1]  # shared between heads, and between sequences
    bias = rng.standard_normal((5, 1, 1, 1, 71)).astype(np.float32)
    q, k, v, bias = map(xp.asarray, (q, k, v, bias))
    mask = xp.asarray(rng.random((7, 67, 1)) < 0.7)
    got = memory_efficient_attention(q, k, v, mask=mask, bias=bias, softcap=3.0)
    assert_close(got, whole(q, k, v, mask=mask, bias=bias, softcap=3.0), atol=1e-6)


def test_memory_grows_by_little_more_than_the_output(rng):
    q, k, v = arrays(rng, 4096, 4096, 64, 64, lead=(), dtype=np.float32)
    memory_efficient_attention(q[:5], k, v)
    tracemalloc.start()
    output = memory_efficient_attention(q, k, v)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak - output.nbytes < 4 * 2**20  # all scores: 64 MiB


def test_memory_does_not_grow_with_the_batch_either(rng):
    q, k, v = arrays(rng, 256, 256, 8, 8, lead=(64,), dtype=np.float32)
    memory_efficient_attention(q[:1], k[:1], v[:1])
    tracemalloc.start()
    output = memory_efficient_attention(q, k, v)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak - output.nbytes < 4 * 2**20  # a block of every sequence: 8 MiB
    np.testing.assert_allclose(output, whole(q, k, v), atol=1e-6)


@pytest.mark.parametrize("which", ["bias", "softcap"])
def test_recomputed_gradients_over_many_groups_of_queries(torch, rng, monkeypatch, which):
    monkeypatch.setattr("attnlib._torch.steps.SCORES", 1)  # 16 queries at a time
    tensors = [torch.asarray(x).requires_grad_() for x in arrays(rng, 37, 41)]
    bias = torch.asarray(rng.standard_normal((37, 41))).requires_grad_()
    mask = torch.asarray(rng.random((2, 1, 41)) < 0.7)
    options = {"bias": bias, "mask": mask, "softcap": 2.0 if which == "softcap" else None}
    target = torch.asarray(rng.standard_normal((2, 37, 3)))
    gradients = []
    both = mask & causal_mask(37, 41, like=mask)
    for function, extra in (
        (memory_efficient_attention, {"is_causal": True}),
        (whole, {"mask": both}),
    ):
        loss = (function(*tensors, **options | extra) * target).sum()
        gradients.append(torch.autograd.grad(loss, [*tensors, bias]))
    for ours, want in zip(*gradients, strict=True):
        assert_close(ours, want)


@pytest.mark.parametrize("which", range(4), ids=["query", "key", "value", "bias"])
def test_recomputed_gradients_of_one_input_alone(torch, rng, which):
    inputs = [torch.asarray(x) for x in (*arrays(rng), rng.standard_normal((5, 11)))]
    inputs[which].requires_grad_()
    *qkv, bias = inputs
    got, wanted = (
        torch.autograd.grad(f(*qkv, bias=bias, softcap=1.5).square().sum(), inputs[which])[0]
        for f in (memory_efficient_attention, whole)
    )
    assert_close(got, wanted, atol=1e-12)


def test_a_key_made_from_the_query_counts_once_in_a_gradient_with_a_graph(torch, rng):
    q, value = (
        torch.asarray(rng.standard_normal((5, 7))).requires_grad_(),
        torch.ones(5, 3).double(),
    )
    value[2:] = 0.25
    got, want = (
        torch.autograd.grad(f(q, 2 * q, value, softcap=1.5).sum(), q, create_graph=True)[0]
        for f in (memory_efficient_attention, whole)
    )
    assert_close(got.detach(), want.detach())


def test_the_backward_pass_holds_few_scores_at_once(torch, rng, monkeypatch):
    from attnlib._torch import steps

    q, k, v = (torch.asarray(x).requires_grad_() for x in arrays(rng, 20, 4, lead=(2, 3)))
    held, gradients = [], steps._gradients

    def counted(call, output, *others):
        held.append(output[..., 0].numel() * call.key.shape[-2])
        return gradients(call, output, *others)

    monkeypatch.setattr(steps, "SCORES", 64)
    monkeypatch.setattr(steps, "_gradients", counted)
    memory_efficient_attention(q, k, v, softcap=1.5).sum().backward()
    assert max(held) <= 64


@pytest.mark.parametrize(("n", "parts"), [(8, 1), (12, 2), (20, 6)])
def test_short_sequences_go_several_at_once(torch, monkeypatch, n, parts):
    from attnlib._torch import steps

    asked, plain = [], steps.plain
    monkeypatch.setattr(steps, "SCORES", 512)
    monkeypatch.setattr(steps, "plain", lambda call: asked.append(call) or plain(call))
    x = torch.ones(6, 1, n, 2)
    assert_close(memory_efficient_attention(x, x, x, softcap=2.0), x)
    assert len(asked) == parts


def test_heads_that_do_not_broadcast_are_refused_however_the_call_is_said(torch):
    q, k = torch.ones(2, 4, 3, 8), torch.ones(2, 2, 3, 8)
    for options in ({}, {"is_causal": True}, {"mask": torch.ones(3, 3, dtype=torch.bool)}):
        with pytest.raises(ValueError, match="must broadcast over their leading axes"):
            memory_efficient_attention(q, k, k, **options)


def test_a_causal_call_in_parts_computes_few_scores_that_it_hides(torch, monkeypatch):
    from attnlib._torch import steps

    computed, plain = [], steps.plain

    def counted(call):
        computed.append(call.query.shape[-2] * call.key.shape[-2])
        return plain(call)

    monkeypatch.setattr(steps, "plain", counted)
    x = torch.ones(1024, 2)
    memory_efficient_attention(x, x, x, is_causal=True, softcap=2.0)
    assert sum(computed) <= 0.63 * 1024**2  # half of them are seen


def test_half_precision_gradients(torch, rng):
    wide = [torch.asarray(x) for x in arrays(rng)]
    half = [x.to(torch.bfloat16).requires_grad_() for x in wide]
    memory_efficient_attention(*half, softcap=2.0).sum().backward()
    exact = [x.detach().double().requires_grad_() for x in half]
    whole(*exact, softcap=2.0).sum().backward()
    for ours, want in zip(half, exact, strict=True):
        assert_close(ours.grad, want.grad, like=ours, atol=2e-2)


def test_torch_stays_on_its_fast_path(torch, rng):
    """3-D input, unequal widths and odd strides reach the kernel as it likes them."""
    from torch.nn.attention import SDPBackend, sdpa_kernel

    q, k, v = (torch.asarray(x) for x in arrays(rng, dtype=np.float32))
    odd = torch.asarray(np.asfortranarray(to_numpy(k)))
    bias = torch.zeros(5, 11, requires_grad=True)
    with sdpa_kernel(SDPBackend.FLASH_ATTENTION):  # any other is an error
        for key, options in ((k, {}), (odd, {}), (k, {"bias": bias}), (k, {"mask": bias[:1] == 0})):
            assert_close(
                memory_efficient_attention(q, key, v, **options), whole(q, k, v), atol=1e-6
            )


@pytest.fixture
def is_direct(torch):
    """Whether torch's kernel takes a call unchecked."""
    from attnlib._core import Call
    from attnlib._torch.kernel import is_direct

    return lambda *arrays, **options: is_direct(Call(*arrays, **options))


OTHER = {
    "a list": lambda x: x.tolist(),
    "numpy": lambda x: x.numpy(),
    "another shape": lambda x: x[:, :, 1:],
    "another dtype": lambda x: x.double(),
    "another order in memory": lambda x: x.mT.contiguous().mT,
}


@pytest.mark.parametrize("which", ["key", "value"])
@pytest.mark.parametrize("change", OTHER.values(), ids=OTHER)
def test_only_what_needs_no_check_goes_without_one(torch, is_direct, which, change):
    x = torch.ones(2, 3, 5, 7)
    arguments = {"query": x, "key": x, "value": x}
    assert is_direct(**arguments)
    assert not is_direct(**arguments | {which: change(x)})


@pytest.mark.parametrize(
    ("shape", "dtype", "options"),
    [
        ((3, 5, 7), "float32", {}),
        ((2, 3, 0, 7), "float32", {}),
        ((2, 3, 5, 7), "float16", {}),
        ((2, 3, 5, 7), "int32", {}),
        ((2, 3, 5, 7), "float32", {"scale": "tensor"}),
    ],
)
def test_what_has_to_be_mended_or_refused_is_not_done_at_once(
    torch, is_direct, shape, dtype, options
):
    x = torch.ones(shape, dtype=getattr(torch, dtype))
    if options.get("scale"):
        options = {"scale": torch.tensor(0.5)}
    assert not is_direct(x, x, x, **options)


@pytest.fixture
def kernel_calls(torch, monkeypatch):
    """What torch's kernel is asked for, call by call: (queries, keys, how it is masked)."""
    kernel, calls = torch.nn.functional.scaled_dot_product_attention, []

    def noted(query, key, value, *, attn_mask=None, is_causal=False, **options):
        assert query.ndim == key.ndim == value.ndim == 4
        how = "causal" if is_causal else "plain"
        how = how if attn_mask is None else "mask" if attn_mask.dtype == torch.bool else "bias"
        calls.append((query.shape[-2], key.shape[-2], how))
        return kernel(query, key, value, attn_mask=attn_mask, is_causal=is_causal, **options)

    monkeypatch.setattr(torch.nn.functional, "scaled_dot_product_attention", noted)
    return calls


@pytest.mark.parametrize(
    ("n", "options", "expected"),
    [
        (17, {}, [(17, 17, "plain")]),
        (17, {"bias": True}, [(17, 17, "bias")]),
        (17, {"mask": "random"}, [(17, 17, "mask")]),
        (17, {"mask": "random", "bias": True}, [(17, 17, "bias")]),
        (300, {"is_causal": True}, [(300, 300, "causal")]),
        (300, {"mask": "causal"}, [(300, 300, "causal")]),
        (300, {"mask": "causal, an axis more"}, [(300, 300, "causal")]),
        (300, {"mask": "nearly causal"}, [(300, 300, "mask")]),
        (300, {"mask": "random", "is_causal": True}, [(300, 300, "mask")]),
        (1025, {"is_causal": True}, [(1025, 1025, "causal")]),
        (1025, {"is_causal": True, "bias": True},
         [(512, 512, "bias"), (512, 1024, "bias"), (1, 1025, "bias")]),
        (17, {"softcap": 2.0}, []),
    ],
)  # fmt: skip
def test_the_kernel_gets_each_call_in_the_form_it_is_best_at(
    torch, rng, kernel_calls, n, options, expected
):
    causal = causal_mask(n, like=torch.empty(0))
    masks = {
        "random": torch.asarray(rng.random((n, n)) < 0.7) | torch.eye(n, dtype=torch.bool),
        "causal": causal,
        "causal, an axis more": causal[None],
        "nearly causal": causal & (torch.arange(n) != 3) | torch.eye(n, dtype=torch.bool),
    }
    q, k, v = (torch.asarray(x) for x in arrays(rng, n, n))
    if "mask" in options:
        options = options | {"mask": masks[options["mask"]]}
    if "bias" in options:
        options = options | {"bias": torch.asarray(rng.standard_normal((n, n)))}
    got = memory_efficient_attention(q, k, v, **options)
    assert kernel_calls == expected
    if options.get("is_causal"):
        options = options | {"mask": options.get("mask", causal) & causal}
        del options["is_causal"]
    wanted = whole(q, k, v, **options)
    assert_close(got, wanted.reshape(got.shape), atol=1e-12)


@pytest.mark.parametrize("kind", ["bfloat16", "float32", "float64"])
def test_a_bias_may_have_a_dtype_of_its_own(torch, rng, kind):
    q, k, v = (torch.asarray(x, dtype=torch.bfloat16) for x in arrays(rng))
    bias = torch.asarray(rng.standard_normal((5, 11)), dtype=getattr(torch, kind))
    got = memory_efficient_attention(q, k, v, bias=bias)
    wanted = whole(*(x.double() for x in (q, k, v)), bias=bias.double())
    assert_close(got, wanted.bfloat16(), atol=1e-2)


@pytest.mark.parametrize("lead", [(), (2,), (2, 3), (2, 3, 5)], ids=str)
def test_the_kernel_gets_four_axes_of_any_number(torch, rng, kernel_calls, lead):
    q, k, v = (torch.asarray(x) for x in arrays(rng, lead=lead))
    mask = torch.asarray(rng.random((*lead, 5, 11)) < 0.9)
    got = memory_efficient_attention(q, k, v, mask=mask)
    assert kernel_calls == [(5, 11, "mask")]
    assert_close(got, whole(q, k, v, mask=mask), atol=1e-12)


def test_what_is_recorded_goes_to_the_kernel_whole(torch, rng, kernel_calls):
    q, k, v = (torch.asarray(x).requires_grad_() for x in arrays(rng, 300, 300))
    memory_efficient_attention(q, k, v, is_causal=True).sum().backward()
    assert kernel_calls == [(300, 300, "causal")]


def test_a_bias_that_learns_leaves_the_kernel_and_its_graph_small(torch, rng, kernel_calls):
    q, k, v = (torch.asarray(x) for x in arrays(rng, 17, 19))
    bias = torch.zeros(17, 19, dtype=q.dtype, requires_grad=True)
    output = memory_efficient_attention(q, k, v, bias=bias)
    assert kernel_calls == [(17, 19, "bias")]
    kept = [x.shape for x in output.grad_fn.saved_tensors if x is not None]
    assert torch.Size((2, 17, 19)) not in kept, "no weights"
    with torch.no_grad():
        memory_efficient_attention(q, k, v, bias=bias)
    assert kernel_calls[1:] == [(17, 19, "bias")]


@pytest.mark.parametrize("way", ["mask", "mask and causal", "bias", "empty row"])
@pytest.mark.parametrize("recorded", [False, True])
def test_a_score_that_overflows_behind_a_mask_reaches_nothing(torch, rng, way, recorded):
    """Only the last query, of zeros, sees the key that is too large: so nobody can drop it."""
    q, k, v = (torch.asarray(x) for x in arrays(rng, 7, 7))
    q[..., 6, :] = 0.0
    k[..., 3, :] = q[..., 0, :].sign() * 1e308  # so that the first query's score is +inf
    mask = torch.ones(7, 7, dtype=torch.bool)
    mask[:6, 3] = False
    if way == "empty row":
        mask[2] = False
    bias = torch.zeros(7, 7, dtype=q.dtype).masked_fill(~mask, -math.inf)
    given = {"bias": bias} if way == "bias" else {"mask": mask}
    given["is_causal"] = way == "mask and causal"
    tensors = [x.requires_grad_(recorded) for x in (q, k, v)]
    got = memory_efficient_attention(*tensors, **given)
    small = [q, k.detach().clone(), v]
    small[1][..., 3, :] = 0.0
    wanted = memory_efficient_attention(*small, **given)
    assert_close(got, wanted, atol=1e-12)
    if recorded:
        found = torch.autograd.grad(got.square().sum(), (q, v))
        expected = torch.autograd.grad(wanted.square().sum(), (q, v))
        assert_close(found[0][..., :6, :], expected[0][..., :6, :], atol=1e-12)
        assert_close(found[1], expected[1], atol=1e-12)


@pytest.mark.parametrize("way", ["mask", "bias", "mask and bias"])
def test_other_devices_get_an_empty_row_as_minus_infinity(torch, rng, way, monkeypatch):
    """Of a boolean one cuDNN's kernel, the default in bfloat16, makes an average, and NaN behind it."""
    q, k, v = (torch.asarray(x).bfloat16().requires_grad_() for x in arrays(rng, 5, 7))
    mask = torch.ones(5, 7, dtype=torch.bool)
    mask[2], mask[:, 4], mask[1, 3] = False, False, False
    hiding = torch.zeros(5, 7).masked_fill(~mask, -math.inf)
    given = {"mask": {"mask": mask}, "bias": {"bias": hiding}}
    given["mask and bias"] = {"mask": mask, "bias": torch.where(mask, 0.0, 1e30)}
    leave_cpu_branches(monkeypatch)
    terms, kernel = [], torch.nn.functional.scaled_dot_product_attention
    spy = lambda *a, attn_mask, **o: terms.append(attn_mask) or kernel(*a, attn_mask=attn_mask, **o)  # noqa: E731
    monkeypatch.setattr(torch.nn.functional, "scaled_dot_product_attention", spy)
    got = memory_efficient_attention(q, k, v, **given[way])
    assert_close(terms[0].reshape(-1, 5, 7)[0], hiding.bfloat16())
    assert not got[..., 2, :].any()
    assert all(x.isfinite().all() for x in torch.autograd.grad(got.square().sum(), (q, k, v)))
    q, k, v = (x.detach().double() for x in (q, k, v))
    assert_close(got, scaled_dot_product_attention(q, k, v, mask=mask).output.bfloat16(), atol=0.02)


@pytest.mark.parametrize("n", [191, 193, 307, 509, 521])
@pytest.mark.parametrize("way", ["flag", "mask"])
@pytest.mark.parametrize("recorded", [False, True])
def test_a_score_that_overflows_in_the_future_reaches_no_query_before_it(
    torch, rng, n, way, recorded
):
    q, k, v = (torch.asarray(rng.standard_normal((1, n, 5))).float() for _ in range(3))
    k[..., -1, :] = 3e38
    q.mul_(11).requires_grad_(recorded)
    given = {"is_causal": True} if way == "flag" else {"mask": causal_mask(n, like=q)}
    got = memory_efficient_attention(q, k, v, **given)
    wanted = memory_efficient_attention(q, k[..., :-1, :], v[..., :-1, :], is_causal=True)
    assert_close(got[..., :-1, :], wanted[..., :-1, :])


@pytest.mark.parametrize("options", [{"softcap": 2.0}, {"is_causal": True}], ids=str)
def test_float16_in_parts_under_an_autocast_to_bfloat16_is_left_alone(torch, rng, options):
    q, k, v = (torch.asarray(rng.standard_normal((2, 300, 7))).half() for _ in range(3))
    expected = memory_efficient_attention(q, k, v, **options)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert_close(memory_efficient_attention(q, k, v, **options), expected, rtol=0, atol=0)


@pytest.mark.parametrize("way", ["bias", "softcap", "mask"])
def test_many_gradients_at_once_are_each_of_them(torch, rng, way):
    """By ``is_grads_batched``, which is not the vmap of torch.func."""
    q, k, v = (torch.asarray(x).requires_grad_() for x in arrays(rng))
    bias, mask = (
        torch.asarray(rng.standard_normal((5, 11))),
        torch.asarray(rng.random((5, 11)) < 0.7),
    )
    bias[1], mask[1] = -math.inf, True  # a row that the bias alone empties
    bias.requires_grad_()
    options = {"bias": {"bias": bias}, "softcap": {"softcap": 1.3}}.get(way, {})
    output = memory_efficient_attention(q, k, v, mask=mask, **options)
    leaves = [q, k, v, bias][: 4 if way == "bias" else 3]
    several = torch.asarray(rng.standard_normal((3, *output.shape)))
    one = [torch.autograd.grad(output, leaves, each, retain_graph=True) for each in several]
    found = torch.autograd.grad(output, leaves, several, is_grads_batched=True)
    for got, each in zip(found, zip(*one, strict=True), strict=True):
        assert_close(got, torch.stack(each), atol=1e-12)


# Parts and merging


def test_partial_attention_by_hand(xp):
    x = xp.asarray(np.array([[0.0, 1.0]]))
    k, v = xp.asarray(np.log([[5.0, 1.0], [5.0, 3.0]])), xp.asarray(np.array([[10.0], [20.0]]))
    got = partial_attention(x, k, v, scale=1.0)
    assert isinstance(got, PartialAttention)
    assert_close(got.output, xp.asarray(np.array([[17.5]])))
    assert_close(got.logsumexp, xp.asarray(np.array([math.log(4)])))


@given(st.integers(0, 11), st.booleans(), st.integers(0, 2**32 - 1))
def test_two_parts_merge_to_the_whole(cut, flipped, seed):
    rng = np.random.default_rng(seed)
    q, k, v = arrays(rng)
    mask = rng.random((2, 5, 11)) < 0.4
    a = partial_attention(q, k[:, :cut], v[:, :cut], mask=mask[..., :cut])
    b = partial_attention(q, k[:, cut:], v[:, cut:], mask=mask[..., cut:])
    a, b = (b, a) if flipped else (a, b)
    got, all_at_once = merge_attention(*a, *b), partial_attention(q, k, v, mask=mask)
    np.testing.assert_allclose(got.output, whole(q, k, v, mask=mask), atol=1e-12)
    np.testing.assert_allclose(got.output, all_at_once.output, atol=1e-12)
    np.testing.assert_allclose(got.logsumexp, all_at_once.logsumexp)
    assert (np.isneginf(got.logsumexp) == ~mask.any(-1)).all()


def test_three_parts_in_any_order(xp, rng):
    q, k, v = map(xp.asarray, arrays(rng))
    parts = [
        partial_attention(q, k[:, s, :], v[:, s, :]) for s in (slice(2), slice(2, 7), slice(7, 11))
    ]
    for a, b, c in itertools.permutations(parts):
        assert_close(merge_attention(*merge_attention(*a, *b), *c).output, whole(q, k, v))


def test_logsumexp_equals_torch(torch, rng):
    q, k, v = (torch.asarray(x) for x in arrays(rng))
    bias = torch.asarray(rng.standard_normal((5, 11)))
    scores = 3.0 * torch.tanh(0.5 * q @ k.mT / 3.0) + bias
    got = partial_attention(q, k, v, bias=bias, scale=0.5, softcap=3.0)
    assert_close(got.logsumexp, torch.logsumexp(scores, -1))


def test_empty_sets_merge(xp, rng):
    q, k, v = map(xp.asarray, arrays(rng))
    nothing = partial_attention(q, k[:, :0, :], v[:, :0, :])
    assert_close(nothing.output, np.zeros((2, 5, 3)), like=q)
    assert_close(nothing.logsumexp, np.full((2, 5), -np.inf), like=q)
    masked = partial_attention(q, k, v, mask=xp.asarray(np.array(False)))
    assert_close(masked.logsumexp, nothing.logsumexp)
    still = merge_attention(*nothing, *masked)
    assert_close(still.output, nothing.output)
    assert_close(still.logsumexp, nothing.logsumexp)
    some = partial_attention(q, k, v)
    assert_close(merge_attention(*some, *nothing).output, some.output)
    assert_close(merge_attention(*nothing, *some).logsumexp, some.logsumexp)


def test_merging_large_logsumexps_does_not_overflow(xp):
    a, b = (xp.asarray(np.array([[x]], dtype=np.float32)) for x in (1.0, 3.0))
    for base in (1e4, -1e4):
        lse = xp.asarray(np.array([base], dtype=np.float32))
        got = merge_attention(a, lse, b, lse)
        assert_close(got.output, np.array([[2.0]]), like=a)
        assert_close(got.logsumexp, np.array([base + math.log(2)]), like=lse)


def test_half_precision_keeps_its_logsumexp_in_single(torch):
    x = torch.full((3, 64), 300.0, dtype=torch.float16)
    part = partial_attention(x, x, x / 300)
    assert part.output.dtype == torch.float16
    assert part.logsumexp.dtype == torch.float32
    got = merge_attention(*part, *part)
    assert got.output.dtype == torch.float16
    assert (got.output == 1).all()


def test_parts_ignore_what_is_masked(xp, rng):
    q, k, v = arrays(rng)
    mask = xp.asarray(np.arange(11) < 7)
    clean = partial_attention(*map(xp.asarray, (q, k, v)), mask=mask)
    k[:, 7:] = v[:, 7:] = math.nan
    got = partial_attention(*map(xp.asarray, (q, k, v)), mask=mask)
    assert_close(got.output, clean.output)
    assert_close(got.logsumexp, clean.logsumexp)


@pytest.mark.parametrize("shape", [(), (1,), (1, 1)], ids=str)
def test_a_mask_of_one_element_shows_a_single_query_all_keys(xp, rng, shape):
    q, k, v = map(xp.asarray, arrays(rng, n_queries=1))
    mask = xp.asarray(np.ones(shape, dtype=bool))  # is no causal mask, which hides all but one
    assert_close(memory_efficient_attention(q, k, v, mask=mask), whole(q, k, v))


@pytest.mark.parametrize("scale", [-0.5, 0.0, 0, -2, np.float32(0.5)])
def test_any_finite_scale(xp, rng, scale):
    q, k, v = map(xp.asarray, arrays(rng))
    mask = xp.asarray(rng.random((5, 11)) < 0.6)
    causal = causal_mask(5, 11, like=q)
    for options, allowed in (({}, None), ({"mask": mask}, mask), ({"is_causal": True}, causal)):
        got = memory_efficient_attention(q, k, v, scale=scale, **options)
        assert_close(got, whole(q, k, v, scale=scale, mask=allowed))


def test_the_kernel_refuses_a_second_derivative_by_the_name_of_what_has_one(torch, rng):
    q, k, v = (torch.asarray(x).requires_grad_() for x in arrays(rng))
    loss = memory_efficient_attention(q, k, v).square().sum()
    (first,) = torch.autograd.grad(loss, q, create_graph=True)
    (want,) = torch.autograd.grad(whole(q, k, v).square().sum(), q)
    assert_close(first, want)  # asking for a graph alone does no harm
    with pytest.raises(NotImplementedError, match=r"use attnlib\.scaling\.scaled_dot"):
        first.sum().backward()


def test_other_devices_take_few_large_steps(torch, rng, monkeypatch):
    from attnlib._torch import eager

    q, k, v = (torch.asarray(x) for x in arrays(rng, 67, 71))
    want = whole(q, k, v, softcap=2.0, mask=causal_mask(67, 71, like=q))
    monkeypatch.setattr(eager, "is_on_cpu", lambda _: False)
    monkeypatch.setattr(eager, "is_eager_cpu", lambda _: False)
    for scores in (2**25, 2 * 71 * 20, 1):
        monkeypatch.setattr("attnlib._torch.steps.SCORES", scores)
        got = memory_efficient_attention(q, k, v, softcap=2.0, is_causal=True)
        assert_close(got, want)


@pytest.mark.parametrize("kind", ["bfloat16", "float16"])
@pytest.mark.parametrize("scale", [-0.37, 0.0, "tensor"])
def test_any_scale_rounds_half_precision_once(torch, rng, kind, scale):
    q, k, v = (torch.asarray(4 * x).to(getattr(torch, kind)) for x in arrays(rng))
    scale = torch.tensor(0.37) if scale == "tensor" else scale
    got = memory_efficient_attention(q, k, v, scale=scale)
    assert got.dtype == q.dtype
    assert_rounded_once(got, whole(q.double(), k.double(), v.double(), scale=float(scale)))


def test_a_learnt_softcap_gets_its_gradient(torch, rng):
    q, k, v = (torch.asarray(x) for x in arrays(rng))
    found = []
    for function in (memory_efficient_attention, whole):
        cap = torch.tensor(1.5, dtype=torch.float64, requires_grad=True)
        function(q, k, v, softcap=cap).square().sum().backward()
        found.append(cap.grad)
    assert_close(*found)


def test_what_mask_and_causality_hide_together_is_never_read(xp, rng):
    q, k, v = arrays(rng, 5, 5)
    mask = np.array([True, True, True, True, False])[:, None]  # the last query sees nothing
    clean = whole(q, k, v, mask=mask & causal_mask(5))
    v[:, 4] = k[:, 4] = math.nan  # which it alone would see
    given = [xp.asarray(x) for x in (q, k, v)]
    for softcap in (None, 1e9):
        got = memory_efficient_attention(
            *given, mask=xp.asarray(mask), is_causal=True, softcap=softcap
        )
        assert_close(got, clean, like=given[0], atol=1e-7)


def test_one_graph_serves_all_lengths(torch, rng):
    from torch._dynamo.testing import CompileCounter

    count = CompileCounter()
    for options in ({"mask": True}, {"bias": True}, {"softcap": True}):
        torch._dynamo.reset()
        count.clear()

        def call(x, options=options):
            n = x.shape[-2]
            given = {"mask": x.new_ones(1, n) > 0} if "mask" in options else {}
            given |= {"bias": x.new_ones(1, n)} if "bias" in options else {}
            given |= {"softcap": 2.0} if "softcap" in options else {}
            return memory_efficient_attention(x, x, x, is_causal=True, **given)

        compiled = torch.compile(call, backend=count, dynamic=True, fullgraph=True)
        for n in (3, 5, 7, 11, 13):
            x = torch.asarray(rng.standard_normal((2, n, 7)))
            assert_close(compiled(x), call(x))
        assert count.frame_count == 1


def test_a_scale_of_another_library_is_refused_and_one_of_numpy_read(torch, rng):
    q, k, v = arrays(rng)
    with pytest.raises(TypeError, match="query and scale must come from one array library"):
        memory_efficient_attention(q, k, v, scale=torch.tensor(0.5))
    tensors = [torch.asarray(x) for x in (q, k, v)]
    got = memory_efficient_attention(*tensors, scale=np.array(0.5))
    assert_close(got, whole(*tensors, scale=0.5))
    with pytest.raises(TypeError, match="query and softcap must come from one array library"):
        memory_efficient_attention(q, k, v, softcap=torch.tensor(0.5))
    with pytest.raises(TypeError, match="scale must be a real number; got dtype"):
        memory_efficient_attention(*tensors, scale=torch.tensor(1j))
    with pytest.raises(ValueError, match="softcap must be finite"):
        memory_efficient_attention(q, k, v, softcap=math.inf)


@pytest.mark.parametrize("softcap", [None, 2.0])
def test_a_gradient_of_torch_func_may_be_differentiated_from_outside(torch, rng, softcap):
    q, k, v = (torch.asarray(x) for x in arrays(rng))
    found = []
    for function in (memory_efficient_attention, whole):
        leaf = q.clone().requires_grad_()
        inner = torch.func.grad(lambda x, f=function: f(x, k, v, softcap=softcap).square().sum())
        inner(leaf).square().sum().backward()
        found.append(leaf.grad)
    assert_close(*found)
    assert found[0].abs().max() > 0


def test_whether_gradients_may_be_asked_for_is_known_under_every_transformation(torch):
    from attnlib._torch import eager

    x, recorded, seen = torch.ones(2, 3), torch.ones(3, requires_grad=True), []

    def note(x, *others):
        seen.append(eager.may_be_differentiated(x, None, *others))
        return x.sum()

    note(x)
    note(recorded)
    torch.vmap(note)(x)
    torch.func.grad(note)(x)
    with torch.autograd.forward_ad.dual_level():
        note(x)
    assert seen == [False, True, True, True, True]


def test_nothing_is_differentiated_without_grad_and_all_may_be_while_compiling(torch, monkeypatch):
    from attnlib._torch import eager

    recorded = torch.ones(3, requires_grad=True)
    with torch.no_grad():
        assert not eager.is_recorded(recorded)
        assert not eager.may_be_differentiated(recorded)
    monkeypatch.setattr(torch.compiler, "is_compiling", lambda: True)
    assert eager.may_be_differentiated(torch.ones(3))  # one graph serves calls with gradients too


@pytest.mark.parametrize(("task", "running"), [(-1, False), (0, True), (7, True)])
def test_the_first_backward_pass_of_a_process_is_one_too(torch, monkeypatch, task, running):
    from attnlib._torch import eager

    monkeypatch.setattr(torch._C, "_current_graph_task_id", lambda: task)
    assert eager.is_backward() is running


def test_the_chapter_prints_the_gpu_numbers_that_are_stored():
    home = Path(__file__).parents[1] / "benchmarks" / "results" / "gpu.json"
    stored = json.loads(home.read_text("utf8"))
    rows = {row["case"]: row for row in stored["rows"]}
    for case, *printed in drawings.MEASURED.values():
        assert printed == [rows[case][part]["sdpa"] for part in ("median_ms", "peak_mib")]
    day = date.fromisoformat(stored["date"]).strftime("%-d %B %Y")
    assert drawings.CARD.endswith(day)
    assert drawings.CARD.partition(",")[0] in stored["machine"]["device"]
