"""The layers of the table: called with their parameters as arguments, beside plain references."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.utils.stateless import _reparametrize_module

from attnlib.nn import (
    AdditiveAttention,
    ALiBi,
    ConcatAttention,
    DecoderLayer,
    EncoderLayer,
    KeyValueCache,
    MultiHeadAttention,
    MultiplicativeAttention,
    Position,
    Rotary,
    SelfAttention,
)
from benchmarks.transformations.functions import Arrays, Call, Subject
from benchmarks.transformations.ways import LEADING, Inputs, attention, generator, mask

D_MODEL, HEADS, N, N_KEYS, PAST = 12, 2, 5, 7, 3
ARGUMENTS = ("query", "key", "mask", "bias", "past_key", "past_value")
"""Every other array is a parameter."""
KEYWORDS: dict[str, dict[str, Any]] = {
    "causal": {"is_causal": True},
    "rotary positions": {"position": Rotary()},
    "ALiBi": {"position": ALiBi()},
    "cache, causal, rotary positions": {"is_causal": True, "position": Rotary()},
}
"""The ways that a layer has beside those of mask and bias."""
WAYS = ("plain", "mask, full", "mask, a row", "mask with empty rows", "mask, causal", "bias, full")
CROSS = tuple(way for way in WAYS if way != "mask, causal")
EXPORTED = ("ALiBi", "cache, causal, rotary positions")
COMPILED = ("mask with empty rows",)  # a layer adds little to what the functions' cells prove
Reference = Callable[..., tuple[Tensor, ...]]
"""A function of the arrays, and of is_causal and position where its ways have these."""


def subject(
    make: Callable[[], nn.Module],
    reference: Reference,
    *,
    ways: tuple[str, ...] = WAYS,
    keys: bool = True,
    heads: tuple[int, ...] = (),
    rename: dict[str, str] | None = None,
    dynamic: bool = False,
    **options: Any,
) -> Subject:
    """Return a layer as a subject; ``keys``: it attends to a second sequence.

    ``dynamic``: it is also compiled for sizes that are not known, which takes a second for each.
    """
    one = _Layer(make().double(), reference, keys, heads, rename or {}, options)
    # A checkpoint reads the tokens again, which a cache would append twice: it says so.
    once = tuple(way for way in ways if not way.startswith("cache"))
    dynamically = COMPILED if dynamic else ()
    only = {"compiled": COMPILED, "compiled, dynamic": dynamically, "checkpoint": once}
    only["exported"] = EXPORTED if "need_weights" in options else dynamically
    return Subject(ways, one.inputs, one.call, one.referenced, only=only, projects=True)


@dataclass(frozen=True)
class _Layer:
    """A layer, and how the table calls it and what it is compared with."""

    layer: nn.Module
    reference: Reference
    keys: bool
    heads: tuple[int, ...]
    rename: dict[str, str]
    options: dict[str, Any]

    def inputs(self, way: str) -> Inputs:
        """Return the arrays of a way, the parameters among them, and its keywords."""
        random = generator(way)

        def normal(*shape: int) -> Tensor:
            return torch.randn(shape, generator=random, dtype=torch.float64)

        n_keys = N_KEYS if self.keys else N
        arrays = {"query": normal(*LEADING, N, D_MODEL)}
        if self.keys:
            arrays["key"] = normal(*LEADING, n_keys, D_MODEL)
        if way.startswith("mask"):
            arrays["mask"] = layer_mask(way, n_keys, len(self.heads), random)
        if way == "bias, full":
            arrays["bias"] = normal(*self.heads, N, n_keys)
        if way.startswith("cache"):
            for name in ("past_key", "past_value"):
                arrays[name] = normal(*LEADING, HEADS, PAST, D_MODEL // HEADS)
        batch = {name: 2 if x.ndim >= 4 else 0 for name, x in arrays.items()}
        # Drawn anew, so that biases, which start at zero, count.
        for name, x in self.layer.named_parameters():
            arrays[name], batch[name] = x.detach() + 0.1 * normal(*x.shape), 0
        return Inputs(arrays, self.options | KEYWORDS.get(way, {}), batch)

    def call(self, options: dict[str, Any]) -> Call:
        """Return the layer as a function of its arrays."""

        def run(arrays: Arrays) -> tuple[Tensor, ...]:
            given = tuple(arrays[name] for name in ("query", "key") if name in arrays)
            masks = {k: arrays[k] for k in ("mask", "bias") if k in arrays}
            named: dict[str, Any] = {self.rename.get(k, k): x for k, x in masks.items()}
            if "past_key" in arrays:
                named["cache"] = KeyValueCache(arrays["past_key"], arrays["past_value"])
            parameters = {k: x for k, x in arrays.items() if k not in ARGUMENTS}
            # What torch.func.functional_call does, but that it refuses to be traced.
            with _reparametrize_module(self.layer, parameters):
                found = self.layer(*given, **named, **options)
            return tuple(x for x in found if x is not None)

        return run

    def referenced(self, options: dict[str, Any]) -> Call:
        """Return the plain reference as a function of the same arrays."""
        how = {k: x for k, x in options.items() if k in ("is_causal", "position")}
        return lambda arrays: self.reference(arrays, **how)


def layer_mask(way: str, n_keys: int, heads: int, random: torch.Generator) -> Tensor:
    """Return a mask; the full one is one for each sequence, and serves all heads."""
    kinds = {"mask, a row": "row", "mask, causal": "causal", "mask with empty rows": "empty rows"}
    if way == "mask, full":
        allowed = torch.rand((*LEADING, *[1] * heads, N, n_keys), generator=random) < 0.6
        allowed[..., 2] = True
        return allowed
    return mask(kinds[way], n_keys, random)[..., -n_keys:]


def norm(x: Tensor, p: Arrays, name: str) -> Tensor:
    """Return a layer norm."""
    centred = x - x.mean(-1, keepdim=True)
    unit = centred / torch.sqrt((centred**2).mean(-1, keepdim=True) + 1e-5)
    return unit * p[f"{name}.weight"] + p[f"{name}.bias"]


def linear(x: Tensor, p: Arrays, name: str) -> Tensor:
    """Return a linear layer."""
    return x @ p[f"{name}.weight"].mT + p[f"{name}.bias"]


def heads_of(
    x: Tensor,
    y: Tensor,
    p: Arrays,
    name: str = "",
    *,
    mask: Any = None,
    bias: Any = None,
    is_causal: bool = False,
    position: Position | None = None,
    window: int | None = None,
) -> tuple[Tensor, Tensor]:
    """Return multi-head attention from x to y: output and weights."""
    parts = {"query": x, "key": y, "value": y}
    inputs = [linear(z, p, f"{name}{part}_projection") for part, z in parts.items()]
    q, k, v = (z.unflatten(-1, (-1, D_MODEL // HEADS)).transpose(-3, -2) for z in inputs)
    read = p["past_key"].shape[-2] if "past_key" in p else 0
    if isinstance(position, Rotary):
        q, k = turned(q, read), turned(k, read)
    if read:
        k, v = torch.cat([p["past_key"], k], -2), torch.cat([p["past_value"], v], -2)
    i, j = torch.arange(read, read + q.shape[-2]), torch.arange(k.shape[-2])
    ahead = j - i[:, None]  # (n_queries, n_keys)
    if is_causal:
        mask = ahead <= 0
    if window is not None:
        near = ahead.abs() < window
        mask = near if mask is None else near & mask
    if isinstance(position, ALiBi):  # the slopes of two heads
        bias = -torch.tensor([2.0**-4, 2.0**-8])[:, None, None].double() * ahead.abs()
    output, weights = attention(q, k, v, mask=mask, bias=bias, sink_logit=p.get("sink_logit"))
    output = output.transpose(-3, -2).flatten(-2)
    if "gate_projection.weight" in p:
        output = output * torch.sigmoid(linear(x, p, "gate_projection"))
    return linear(output, p, f"{name}out_projection"), weights


def turned(x: Tensor, first: int) -> Tensor:
    """Return vectors, each rotated by the matrix of its position."""
    speeds = 10000.0 ** (-torch.arange(0, x.shape[-1], 2).double() / x.shape[-1])
    turn = torch.tensor([[0.0, -1.0], [1.0, 0.0]]).double()
    turns = torch.block_diag(*(speed * turn for speed in speeds))
    positions = torch.arange(first, first + x.shape[-2])[:, None, None]
    return (torch.matrix_exp(positions * turns) @ x[..., None])[..., 0]


def multihead(p: Arrays, **how: Any) -> tuple[Tensor, ...]:
    """Return what MultiHeadAttention computes."""
    given = {"mask": p.get("mask"), "bias": p.get("bias")}
    return heads_of(p["query"], p["key"], p, **given, **how)


def feed_forward(x: Tensor, p: Arrays) -> Tensor:
    """Return x after the second half of a layer, with the norm last."""
    inner = torch.relu(linear(x, p, "feed_forward.inner"))
    return norm(x + linear(inner, p, "feed_forward.outer"), p, "feed_forward_norm")


def encoder(p: Arrays, **how: Any) -> tuple[Tensor, ...]:
    """Return what EncoderLayer computes."""
    x = p["query"]
    given = {"mask": p.get("mask"), "bias": p.get("bias")}
    found = heads_of(x, x, p, "attention.", **given, **how)[0]
    return (feed_forward(norm(x + found, p, "attention_norm"), p),)


def decoder(p: Arrays, **how: Any) -> tuple[Tensor, ...]:
    """Return what DecoderLayer computes; the mask is that of the second sequence."""
    x, past = p["query"], ("past_key", "past_value")
    x = norm(x + heads_of(x, x, p, "attention.", **how)[0], p, "attention_norm")
    p = {name: array for name, array in p.items() if name not in past}
    found = heads_of(x, p["key"], p, "cross_attention.", mask=p.get("mask"))[0]
    return (feed_forward(norm(x + found, p, "cross_attention_norm"), p),)


def self_attention(p: Arrays) -> tuple[Tensor, ...]:
    """Return what SelfAttention computes."""
    q, k, v = (p["query"] @ p[name] for name in ("w_q", "w_k", "w_v"))
    return attention(q, k, v, mask=p.get("mask"))


def averaged(scores: Tensor, p: Arrays) -> tuple[Tensor, ...]:
    """Return the average of the keys by given scores: a bias on products that are all zero."""
    query, key = (torch.zeros((n, 1), dtype=scores.dtype) for n in scores.shape[-2:])
    return attention(query, key, p["key"], mask=p.get("mask"), bias=scores)


def additive(p: Arrays) -> tuple[Tensor, ...]:
    """Return what AdditiveAttention computes."""
    q, k = (p["query"] @ p["w_query"])[..., :, None, :], (p["key"] @ p["w_key"])[..., None, :, :]
    return averaged(torch.tanh(q + k) @ p["v"], p)


def concat(p: Arrays) -> tuple[Tensor, ...]:
    """Return what ConcatAttention computes."""
    w_query, w_key = p["w"].split(D_MODEL)
    return additive({**p, "w_query": w_query, "w_key": w_key})


def multiplicative(p: Arrays) -> tuple[Tensor, ...]:
    """Return what MultiplicativeAttention computes, with a matrix ("general")."""
    return averaged(p["query"] @ p["w"] @ p["key"].mT, p)


torch.manual_seed(0)
SHORT = ("plain", "mask, a row", "mask with empty rows")
LAYERS = {
    "MultiHeadAttention": subject(
        lambda: MultiHeadAttention(D_MODEL, HEADS),
        lambda p, **how: multihead(p, **how)[:1],
        ways=(*CROSS, *KEYWORDS),
        heads=(HEADS,),
    ),
    "MultiHeadAttention, weights": subject(
        lambda: MultiHeadAttention(D_MODEL, HEADS),
        multihead,
        ways=(*CROSS, *KEYWORDS),
        heads=(HEADS,),
        need_weights=True,
    ),
    "EncoderLayer": subject(
        lambda: EncoderLayer(D_MODEL, HEADS, 11),
        encoder,
        ways=("plain", "mask with empty rows", "mask, causal", "bias, full", *KEYWORDS),
        keys=False,
        heads=(HEADS,),
        dynamic=True,
    ),
    "DecoderLayer": subject(
        lambda: DecoderLayer(D_MODEL, HEADS, 11),
        decoder,
        ways=(*SHORT, *KEYWORDS),
        heads=(HEADS,),
        rename={"mask": "memory_mask"},
    ),
    "SelfAttention": subject(
        lambda: SelfAttention(D_MODEL, 3, 11),
        self_attention,
        ways=("plain", "mask, full", "mask with empty rows", "mask, causal"),
        keys=False,
    ),
    "AdditiveAttention": subject(
        lambda: AdditiveAttention(D_MODEL, D_MODEL, 11), additive, ways=SHORT
    ),
    "ConcatAttention": subject(lambda: ConcatAttention(D_MODEL, D_MODEL, 11), concat, ways=SHORT),
    "MultiplicativeAttention": subject(
        lambda: MultiplicativeAttention(D_MODEL, D_MODEL), multiplicative, ways=SHORT
    ),
    "MultiHeadAttention, sink, gate and window": subject(
        lambda: MultiHeadAttention(D_MODEL, HEADS, sink_logit=True, output_gate=True, window=3),
        lambda p, **how: multihead(p, window=3, **how)[:1],
        ways=("plain", "mask with empty rows", *KEYWORDS),
        heads=(HEADS,),
    ),
}
