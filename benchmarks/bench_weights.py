"""Attention with weights in torch: ours against torch's own core and two textbooks' styles."""

import math

import torch
import torch.nn.functional as F

from attnlib.scaling import scaled_dot_product_attention
from benchmarks.paired import machine, paired, row, store


def torch_core(query, key, value):
    """Return what nn.MultiheadAttention(need_weights=True) computes between its projections."""
    batch, heads, n, d_k = query.shape
    q, k, v = (x.reshape(batch * heads, n, d_k) for x in (query, key, value))
    weights = F.softmax(torch.bmm(q * math.sqrt(1.0 / d_k), k.transpose(-2, -1)), dim=-1)
    output = torch.bmm(weights, v)
    return output.view(batch, heads, n, d_k), weights.view(batch, heads, n, n)


def textbook(query, key, value, mask):
    """Return attention in the style of d2l and The Annotated Transformer: fill with -1e9."""
    scores = torch.matmul(query, key.transpose(-2, -1)) / math.sqrt(query.shape[-1])
    scores = scores.masked_fill(mask == 0, -1e9)
    weights = F.dropout(scores.softmax(dim=-1), 0.0)
    return torch.matmul(weights, value), weights


def rows():
    for shape in ((4, 8, 128, 64), (4, 8, 512, 64), (1, 8, 512, 64)):
        torch.manual_seed(0)
        query, key, value = (torch.randn(shape) for _ in range(3))
        mask = torch.ones(shape[-2], shape[-2], dtype=torch.bool)
        candidates = {
            "attnlib": lambda q=query, k=key, v=value: scaled_dot_product_attention(q, k, v),
            "attnlib, masked": lambda q=query, k=key, v=value, m=mask: scaled_dot_product_attention(
                q, k, v, mask=m
            ),
            "nn.MultiheadAttention's core": lambda q=query, k=key, v=value: torch_core(q, k, v),
            "textbook, masked": lambda q=query, k=key, v=value, m=mask: textbook(q, k, v, m),
        }
        with torch.no_grad():
            times = paired(candidates, rounds=31)
        case = f"weights and output, {shape}"
        yield row(case, times, 1.0, peer="nn.MultiheadAttention's core")
        masked = {"ours": "attnlib, masked", "peer": "textbook, masked"}
        yield row(f"{case}, with a mask", times, 0.7, **masked)


if __name__ == "__main__":
    torch.set_num_threads(2)
    store("weights", rows(), machine=machine("torch"))
