"""What encoder and decoder layers are made of: feed-forward, residual, norm (chapter 09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self, TypedDict, Unpack

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib._hints import hint_keywords
from attnlib.lookup import Attention
from attnlib.nn import _checks
from attnlib.nn._from_torch import copy_layer, layer_arguments
from attnlib.nn._options import Options
from attnlib.nn._parameters import RMSNorm, Typed
from attnlib.nn.multihead import MultiHeadAttention

__all__ = ["Activation", "FeedForward", "Layer", "LayerOptions"]

Activation = str | Callable[[Tensor], Tensor]

_ACTIVATIONS: dict[str, Callable[[Tensor], Tensor]] = {
    "relu": F.relu,
    "gelu": F.gelu,
    "swiglu": F.silu,  # and a third matrix, whose values it gates
}


class FeedForward(Typed):
    """Linear layers with a nonlinearity between them, applied to each position alone.

    Parameters
    ----------
    d_model : int
        Width of the input and of the output.
    d_ff : int, optional
        Width between the layers. Default: 4 d_model.
    activation : {"relu", "gelu", "swiglu"} or callable, default "relu"
        The nonlinearity; "gelu" is the exact one; "swiglu" has a third matrix, W₃, for gates.
    dropout : float, default 0.0
        Probability of dropping an inner value in training.
    bias : bool, default True
        Whether the linear layers add a learnt bias.
    device, dtype : torch.device or str, torch.dtype, optional
        Of the parameters, as for torch's layers.

    Attributes
    ----------
    inner, outer, gate : torch.nn.Linear, gate or None
        W₁ and W₂, and W₃ of a "swiglu" network.

    Notes
    -----
    Taught in chapter 09, encoder: FFN(x) = φ(x W₁ + b₁) W₂ + b₂ (Vaswani et al., 2017, Attention
    is all you need, equation 2); as SwiGLU, without biases, (silu(x W₃) ⊙ x W₁) W₂, where
    silu(z) = z / (1 + exp(-z)) (Shazeer, 2020, GLU variants improve transformer, equation 6).

    Examples
    --------
    >>> import torch
    >>> FeedForward(6)(torch.zeros(2, 5, 6)).shape
    torch.Size([2, 5, 6])
    """

    @hint_keywords
    def __init__(
        self,
        d_model: int,
        d_ff: int | None = None,
        *,
        activation: Activation = "relu",
        dropout: float = 0.0,
        bias: bool = True,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        (d_model,) = _checks.check_count(1, d_model=d_model)
        (d_ff,) = _checks.check_count(1, d_ff=4 * d_model if d_ff is None else d_ff)
        _checks.check_flag(bias=bias)
        made: dict[str, Any] = {"device": device, "dtype": dtype}
        self.inner = nn.Linear(d_model, d_ff, bias=bias, **made)
        self.outer = nn.Linear(d_ff, d_model, bias=bias, **made)
        _checks.check_probability(dropout=dropout)
        self.dropout = nn.Dropout(dropout)
        if not callable(activation):
            _checks.check_choice("activation", activation, tuple(_ACTIVATIONS))
        self.activation = activation if callable(activation) else _ACTIVATIONS[activation]
        gated = activation == "swiglu"
        self.gate = nn.Linear(d_model, d_ff, bias=bias, **made) if gated else None

    def forward(self, x: Tensor) -> Tensor:  # numpydoc ignore=PR01,RT01
        """Apply the network to each vector, (..., d_model), and return as many."""
        inner = self.inner
        if isinstance(inner, nn.Linear):  # unless another module has taken its place
            _checks.check_vectors(inner.in_features, like=_checks.own_weight(inner), axes=1, x=x)
        gate = self.gate
        hidden = self.activation(inner(x)) if gate is None else self.activation(gate(x)) * inner(x)
        hidden = self.dropout(hidden)  # (..., n, d_ff)
        output: Tensor = self.outer(hidden)
        return output


class AttentionOptions(TypedDict, total=False):
    """The keywords of :class:`attnlib.nn.MultiHeadAttention`, where they are described."""

    num_kv_heads: int | None
    qk_norm: bool
    sink_logit: bool
    output_gate: bool
    window: int | None
    bias: bool
    dropout: float
    device: torch.device | str | None
    dtype: torch.dtype | None


class LayerOptions(AttentionOptions, total=False):
    """The keywords of :class:`attnlib.nn.EncoderLayer`, where they are described."""

    activation: Activation
    pre_norm: bool
    norm: str
    eps: float


class Layer(Typed):  # numpydoc ignore=PR01
    """What encoder and decoder layers share, made by the arguments of :class:`EncoderLayer`."""

    _kind: ClassVar[type[nn.Module]]
    """torch's layer of this kind, and our names for its parts:"""
    _names: ClassVar[dict[str, str]]

    @hint_keywords
    def __init__(
        self,
        d_model: int,
        num_heads: int,
        d_ff: int | None = None,
        *,
        activation: Activation = "relu",
        pre_norm: bool = False,
        norm: str = "layer",
        eps: float = 1e-5,
        **options: Unpack[AttentionOptions],
    ) -> None:
        super().__init__()
        _checks.check_flag(pre_norm=pre_norm)
        _checks.check_choice("norm", norm, ("layer", "rms"))
        _checks.check_not_negative(eps=eps)
        made: Any = {name: x for name, x in options.items() if name in ("bias", "device", "dtype")}
        dropout = options.get("dropout", 0.0)
        self.attention = MultiHeadAttention(d_model, num_heads, **options)
        self.attention_norm = _new_norm(norm, d_model, eps, **made)
        inner: Any = {"activation": activation, "dropout": dropout, **made}
        self.feed_forward = FeedForward(d_model, d_ff, **inner)
        self.feed_forward_norm = _new_norm(norm, d_model, eps, **made)
        self.dropout = nn.Dropout(dropout)
        if "cross_attention" in self._names:
            options["window"] = None
            self.cross_attention = MultiHeadAttention(d_model, num_heads, **options)
            self.cross_attention_norm = _new_norm(norm, d_model, eps, **made)
        self.pre_norm = pre_norm

    @classmethod
    def from_torch(cls, source: nn.Module) -> Self:  # numpydoc ignore=PR01,RT01
        """Return a layer with copies of the weights of torch's, which gives the same answers.

        `source` is a torch.nn.TransformerEncoderLayer or TransformerDecoderLayer. Whatever its
        ``batch_first``, the layer takes the batch first, and masks turned around: True = may attend.
        """
        return copy_layer(cls(**layer_arguments(source, cls._kind)), source, cls._names)

    def _attend(
        self,
        x: Tensor,
        norm: nn.Module,
        attention: nn.Module,
        *memory: Tensor,
        **options: Unpack[Options],
    ) -> Attention[Tensor, Tensor | None]:
        """Add an attention's output to its input: x + f(norm(x)), or norm(x + f(x))."""
        if isinstance(norm, (nn.LayerNorm, nn.RMSNorm)):  # which would refuse by names of torch's
            _checks.check_vectors(norm.normalized_shape[-1], like=_checks.own_weight(norm), x=x)
        found, weights = attention(norm(x) if self.pre_norm else x, *memory, **options)
        x = x + self.dropout(found)
        return Attention(x if self.pre_norm else norm(x), weights)

    def _feed_forward(self, x: Tensor) -> Tensor:
        """Add the feed-forward network's output to its input."""
        norm = self.feed_forward_norm
        x = x + self.dropout(self.feed_forward(norm(x) if self.pre_norm else x))
        return x if self.pre_norm else norm(x)


def _new_norm(norm: str, d_model: int, eps: float, *, bias: bool = True, **made: Any) -> nn.Module:
    """Return a layer norm, or the norm without mean and bias that takes its place today."""
    if norm == "rms":
        return RMSNorm(d_model, eps=eps, **made)
    return nn.LayerNorm(d_model, eps=eps, bias=bias, **made)
