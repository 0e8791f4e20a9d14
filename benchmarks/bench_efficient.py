"""memory_efficient_attention in torch against F.scaled_dot_product_attention called plainly."""

import torch
import torch.nn.functional as F

from attnlib.efficient import memory_efficient_attention
from benchmarks.paired import machine, paired, row, store

SHAPES = ((4, 8, 512, 64), (1, 8, 512, 64), (4, 8, 128, 64), (1, 8, 2048, 64))
CUT_UP = SHAPES[:2]  # where torch computes a causal call as if it were none


def calls(shape):
    """Yield case, ours, torch's, reach; all without gradients."""
    torch.manual_seed(0)
    q, k, v = (torch.randn(shape) for _ in range(3))
    n = shape[-2]
    flat, narrow = [x.flatten(0, 1) for x in (q, k, v)], torch.randn(*shape[:-1], 32)
    causal, some = torch.ones(n, n, dtype=torch.bool).tril(), torch.rand(n, n) < 0.9
    ours, theirs = memory_efficient_attention, F.scaled_dot_product_attention
    yield "plain", lambda: ours(q, k, v), lambda: theirs(q, k, v), 1.03
    yield (
        "is_causal",
        lambda: ours(q, k, v, is_causal=True),
        lambda: theirs(q, k, v, is_causal=True),
        0.85 if shape in CUT_UP else 1.03,
    )
    yield "3-D input", lambda: ours(*flat), lambda: theirs(*flat), 0.5
    yield "d_v = 32", lambda: ours(q, k, narrow), lambda: theirs(q, k, narrow), 0.5
    yield (
        "a causal mask",
        lambda: ours(q, k, v, mask=causal),
        lambda: theirs(q, k, v, attn_mask=causal),
        0.5,
    )
    yield (
        "another mask",
        lambda: ours(q, k, v, mask=some),
        lambda: theirs(q, k, v, attn_mask=some),
        1.03,
    )


def learnt(shape):
    """Yield the calls that record gradients."""
    torch.manual_seed(0)
    q, k, v = (torch.randn(shape, requires_grad=True) for _ in range(3))
    bias = torch.randn(shape[1], shape[2], shape[2], requires_grad=True)

    def ours():
        return memory_efficient_attention(q, k, v, bias=bias)

    def theirs():
        return F.scaled_dot_product_attention(q, k, v, attn_mask=bias)

    yield "a bias that needs gradients", ours, theirs, 0.5
    yield (
        "the same with its backward pass",
        lambda: ours().sum().backward(),
        lambda: theirs().sum().backward(),
        1.03,
    )


def rows():
    for shape in SHAPES:
        with torch.no_grad():
            for case, ours, theirs, reach in calls(shape):
                times = paired({"attnlib": ours, "torch": theirs}, rounds=21)
                yield row(f"{case}, {shape}", times, ours="attnlib", peers=["torch"], reach=reach)
    for shape in CUT_UP:
        for case, ours, theirs, reach in learnt(shape):
            times = paired({"attnlib": ours, "torch": theirs}, rounds=15)
            yield row(f"{case}, {shape}", times, ours="attnlib", peers=["torch"], reach=reach)


if __name__ == "__main__":
    torch.set_num_threads(2)
    store("efficient", list(rows()), machine=machine("torch"))
