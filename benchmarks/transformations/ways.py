"""The arguments of each way to call attention, and the plain reference for them."""

import math
from typing import Any, NamedTuple

import torch
from torch import Tensor

N_QUERIES, N_KEYS, D_K, LEADING = 5, 7, 11, (2, 3)


class Inputs(NamedTuple):
    """What one call is made with."""

    arrays: dict[str, Tensor]
    options: dict[str, Any]
    batch: dict[str, int]
    """How many of an array's axes, from the first, are mapped over by vmap of vmap: 0, 1 or 2."""


WAYS: dict[str, dict[str, Any]] = {
    "plain": {},
    "leading axes broadcast": {"broadcast": True},
    "values of another width": {"d_v": 13},
    "no keys": {"n_keys": 0},
    "mask, full": {"mask": "full"},
    "mask, a row": {"mask": "row"},
    "mask with empty rows": {"mask": "empty rows"},
    "mask, causal": {"mask": "causal", "n_keys": N_QUERIES},
    "causal": {"is_causal": True},
    "causal, fewer keys": {"is_causal": True, "n_keys": 3},
    "bias, full": {"bias": "full"},
    "bias, a row": {"bias": "row"},
    "bias, a scalar": {"bias": "scalar"},
    "bias, full, with -inf": {"bias": "full -inf"},
    "bias, a row, with -inf": {"bias": "row -inf"},
    "bias, a scalar of -inf": {"bias": "scalar -inf"},
    "softcap": {"softcap": 1.5},
    "softcap in blocks": {"softcap": 1.5, "block_size": 3},
    "negative scale": {"scale": -0.5},
    "zero scale": {"scale": 0.0},
    "negative scale, causal": {"scale": -0.5, "is_causal": True},
    "negative scale, mask": {"scale": -0.5, "mask": "empty rows"},
    "zero scale, causal": {"scale": 0.0, "is_causal": True},
    "zero scale, mask": {"scale": 0.0, "mask": "empty rows"},
    "negative scale, causal mask": {"scale": -0.5, "mask": "causal", "n_keys": N_QUERIES},
    "zero scale, causal mask": {"scale": 0.0, "mask": "causal", "n_keys": N_QUERIES},
    "causal, mask": {"is_causal": True, "mask": "row"},
    "causal, bias": {"is_causal": True, "bias": "row"},
    "mask, bias": {"mask": "full", "bias": "full"},
    "mask, bias with -inf": {"mask": "empty rows", "bias": "row -inf"},
    "softcap, mask": {"softcap": 1.5, "mask": "empty rows"},
    "softcap, bias": {"softcap": 1.5, "bias": "full -inf"},
    "softcap, causal, mask": {"softcap": 1.5, "is_causal": True, "mask": "full"},
}
"""Name to keywords; the words for mask and bias are turned into arrays by ``inputs``."""


SIZES = ((4, 4, 230), (3, 7, 7), (2, 600, 200))
"""Other sizes for a program than those it was recorded at: batch, queries and keys. The batch is the
queries, the queries are the keys, or they are more; what is long is cut up, if it is not a program."""


def resized(inputs: Inputs, batch: int, n_queries: int, n_keys: int) -> Inputs:
    """Return the same call at other sizes and with other numbers; an axis of size 1 stays."""
    n_keys = n_keys if "key" in inputs.arrays else n_queries
    axes = {"query": {-2: n_queries}, "key": {-2: n_keys}, "value": {-2: n_keys}}
    axes |= {name: {-2: n_queries, -1: n_keys} for name in ("mask", "bias")}
    arrays = {}
    for name, x in inputs.arrays.items():
        leading = {-x.ndim: batch} if inputs.batch[name] == 2 else {}
        for axis, size in {**axes.get(name, {}), **leading}.items():
            if x.ndim >= -axis and x.shape[axis] > 1:
                x = x.index_select(axis, torch.arange(size) % x.shape[axis]).roll(1, axis)
        arrays[name] = x
    return inputs._replace(arrays=arrays)


def generator(text: str) -> torch.Generator:
    """Return a generator whose seed is the text."""
    return torch.Generator().manual_seed(int.from_bytes(text.encode()[-6:], "little"))


def inputs(way: str) -> Inputs:
    """Return the arrays and the options of one way, the same at each call."""
    options = dict(WAYS[way])
    random = generator(way)
    n_keys, d_v = options.pop("n_keys", N_KEYS), options.pop("d_v", D_K)
    leading = [(3,), (1, 3)] if options.pop("broadcast", False) else [LEADING, LEADING]

    def normal(*shape: int) -> Tensor:
        return torch.randn(shape, generator=random, dtype=torch.float64)

    arrays = {
        "query": normal(*LEADING, N_QUERIES, D_K),
        "key": normal(*leading[0], n_keys, D_K),
        "value": normal(*leading[1], n_keys, d_v),
    }
    if "mask" in options:
        arrays["mask"] = mask(options.pop("mask"), n_keys, random)
    if "bias" in options:
        arrays["bias"] = bias(options.pop("bias"), n_keys, normal)
    batch = {name: max(0, x.ndim - 2) if x.shape[0:1] != (1,) else 0 for name, x in arrays.items()}
    return Inputs(arrays, options, batch)


def mask(kind: str, n_keys: int, random: torch.Generator) -> Tensor:
    """Return a mask: one for each weight, one for all queries, one that leaves two queries nothing."""
    if kind == "causal":
        return torch.ones(N_QUERIES, n_keys, dtype=torch.bool).tril()
    if kind == "row":
        return torch.tensor([True, False, True, True, False, True, False])
    shape = (N_QUERIES, n_keys) if kind == "empty rows" else (*LEADING, N_QUERIES, n_keys)
    allowed = torch.rand(shape, generator=random) < 0.6
    if kind == "empty rows":
        allowed[[1, 4]] = False
    else:
        allowed[..., 2] = True  # a key that every query sees
    return allowed


def bias(kind: str, n_keys: int, normal: Any) -> Tensor:
    """Return a bias for each head's weights, for all queries, or for all; perhaps with -inf."""
    shape = {"full": (LEADING[1], N_QUERIES, n_keys), "row": (n_keys,), "scalar": ()}
    term = normal(*shape[kind.removesuffix(" -inf")])
    if kind == "full -inf":
        term[0, 3], term[:, :, 5] = -math.inf, -math.inf  # a query and a key that are lost
    elif kind == "row -inf":
        term[[1, 2]] = -math.inf
    elif kind == "scalar -inf":
        term.fill_(-math.inf)
    return term


def attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    *,
    mask: Tensor | None = None,
    bias: Tensor | None = None,
    is_causal: bool = False,
    scale: float | None = None,
    softcap: float | None = None,
    block_size: int | None = None,
    sink_logit: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """Return output and weights as the equation says, for scores too small to overflow."""
    scale = query.shape[-1] ** -0.5 if scale is None else scale
    scores = scale * (query @ key.mT)
    if softcap is not None:
        scores = softcap * torch.tanh(scores / softcap)
    visible = torch.ones(scores.shape[-2:], dtype=torch.bool, device=scores.device)
    if is_causal:
        visible = visible.tril()
    if mask is not None:
        visible = visible & mask
    if bias is not None:
        visible = visible & (bias > -math.inf)
        scores = scores + torch.where(bias > -math.inf, bias, 0.0)
    parts = torch.where(visible, torch.exp(scores), 0.0)
    total = parts.sum(-1, keepdim=True)
    if sink_logit is not None:
        total = total + torch.exp(sink_logit)[:, None, None]
    weights = parts / torch.where(total == 0.0, 1.0, total)
    return weights @ value, weights
