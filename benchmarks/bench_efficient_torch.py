"""memory_efficient_attention in torch against F.scaled_dot_product_attention called plainly."""

import torch
import torch.nn.functional as F

from attnlib.efficient import memory_efficient_attention
from attnlib.masking import causal_mask
from benchmarks.paired import machine, paired, row, store


def tensors(shape, d_v=None, seed=0):
    torch.manual_seed(seed)
    *rest, d_k = shape
    return torch.randn(shape), torch.randn(shape), torch.randn(*rest, d_v or d_k)


def timed(case, shape, reach, *, d_v=None, rounds=31, **options):
    """Return the row of a forward pass; options go to both, under their own names."""
    q, k, v = tensors(shape, d_v)
    mask, is_causal = options.get("mask"), options.get("is_causal", False)
    candidates = {
        "attnlib": lambda: memory_efficient_attention(q, k, v, mask=mask, is_causal=is_causal),
        "torch": lambda: F.scaled_dot_product_attention(
            q, k, v, attn_mask=mask, is_causal=is_causal
        ),
    }
    with torch.no_grad():
        torch.testing.assert_close(*(call() for call in candidates.values()), rtol=1e-3, atol=1e-4)
        times = paired(candidates, rounds=rounds)
    return row(f"{case}, {shape}", times, reach)


def timed_bias(shape, reach, *, step):
    """Return the row of a call whose bias needs a gradient: a training step, or its forward part."""
    q, k, v = tensors(shape)
    bias = torch.randn(shape[-3], shape[-2], shape[-2], requires_grad=True)
    end = (lambda output: output.sum().backward()) if step else torch.Tensor.detach
    candidates = {
        "attnlib": lambda: end(memory_efficient_attention(q, k, v, bias=bias)),
        "torch": lambda: end(F.scaled_dot_product_attention(q, k, v, attn_mask=bias)),
    }
    times = paired(candidates, rounds=21)
    case = f"bias with gradient, {'forward and backward' if step else 'forward'}, {shape}"
    return row(case, times, reach)


def rows():
    for shape in (
        (4, 8, 128, 64),
        (4, 8, 512, 64),
        (1, 8, 512, 64),
        (4, 8, 1024, 64),
        (1, 8, 4096, 64),
    ):
        rounds = 31 if shape[-2] <= 1024 else 11
        yield timed("plain", shape, 1.03, rounds=rounds)
        yield timed("is_causal", shape, 1.03, is_causal=True, rounds=rounds)
    yield timed("3-D input", (32, 512, 64), 0.5)
    yield timed("d_v 48, d_k 64", (4, 8, 512, 64), 0.5, d_v=48)
    for shape, reach in (((4, 8, 512, 64), 1.03), ((1, 8, 4096, 64), 0.5)):
        mask = causal_mask(shape[-2], like=torch.empty(0))
        yield timed("a causal mask given as a mask", shape, reach, mask=mask, rounds=21)
    for step in (False, True):
        yield timed_bias((4, 8, 512, 64), 0.5, step=step)


if __name__ == "__main__":
    torch.set_num_threads(2)
    store("efficient_torch", rows(), machine=machine("torch"))
