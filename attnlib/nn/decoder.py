"""The decoder's layer: attention to itself, then to another sequence (chapters 07 and 09)."""

from __future__ import annotations

from typing import ClassVar, NamedTuple, Unpack

from torch import Tensor, nn

from attnlib._hints import hint_keywords
from attnlib.nn._checks import check_kind, check_mask, heads_term
from attnlib.nn._options import Options
from attnlib.nn.blocks import Layer
from attnlib.nn.cache import KeyValueCache
from attnlib.nn.multihead import MultiHeadAttention

__all__ = ["DecoderLayer", "DecoderLayerOutput"]


class DecoderLayerOutput(NamedTuple):
    """What a decoder layer returns; the weights are None unless asked for."""

    output: Tensor
    """(..., n_targets, d_model)."""
    self_weights: Tensor | None
    """(..., num_heads, n_targets, n_targets)."""
    cross_weights: Tensor | None
    """(..., num_heads, n_targets, n_sources)."""


class DecoderLayer(Layer):  # numpydoc ignore=PR02
    """Self-attention, attention to another sequence, and a feed-forward network.

    Parameters
    ----------
    d_model, num_heads, d_ff, **options : int, d_ff optional, and keywords
        As for :class:`EncoderLayer`; the window is that of the self-attention.

    Notes
    -----
    Taught in chapter 09, encoder: Vaswani et al. (2017), Attention is all you need, sections 3.1
    and 3.2.3. The layer is causal only with ``is_causal=True``.

    Examples
    --------
    >>> import torch
    >>> DecoderLayer(8, 2)(torch.randn(3, 4, 8), torch.randn(3, 7, 8)).output.shape
    torch.Size([3, 4, 8])
    """

    _kind = nn.TransformerDecoderLayer
    _names: ClassVar = {
        "attention": "self_attn",
        "attention_norm": "norm1",
        "cross_attention": "multihead_attn",
        "cross_attention_norm": "norm2",
        "feed_forward.inner": "linear1",
        "feed_forward.outer": "linear2",
        "feed_forward_norm": "norm3",
    }

    @hint_keywords
    def forward(
        self,
        x: Tensor,
        memory: Tensor,
        *,
        memory_mask: Tensor | None = None,
        memory_cache: KeyValueCache | None = None,
        **options: Unpack[Options],
    ) -> DecoderLayerOutput:  # numpydoc ignore=PR01,RT01
        """Apply self-attention, attention to `memory` and the feed-forward network.

        `x`, (..., n_targets, d_model), are the decoder's vectors, and `memory`, (..., n_sources,
        d_model), is the encoder's output. `memory_mask` is True where it may be attended to, as
        (..., 1, n_sources) for its padding. A `memory_cache`, another one than that of the
        self-attention, gets the keys and values of `memory` in the first call, which the next ones
        use. The `options` are those
        of the self-attention, see :meth:`MultiHeadAttention.forward`, and need_weights of both.
        """
        cross: Options = {"mask": memory_mask, "need_weights": options.get("need_weights", False)}
        if memory_cache is not None and isinstance(self.cross_attention, MultiHeadAttention):
            cross["cache"] = memory_cache
        if memory_cache is None or memory_cache.kept is None:
            self._check_memory(x, memory, memory_mask)
        else:
            memory = memory[..., :0, :]  # nothing is left to project
        x, self_weights = self._attend(x, self.attention_norm, self.attention, **options)
        x, cross_weights = self._attend(
            x, self.cross_attention_norm, self.cross_attention, memory, **cross
        )
        return DecoderLayerOutput(self._feed_forward(x), self_weights, cross_weights)

    def _check_memory(self, x: Tensor, memory: Tensor, mask: Tensor | None) -> None:
        """Refuse what the cross-attention cannot take, before the self-attention's cache keeps tokens."""
        if memory is None:  # which is self-attention for MultiHeadAttention
            raise TypeError("memory must be a torch tensor; got NoneType.")
        if not isinstance(self.cross_attention, MultiHeadAttention):  # but one put in its place
            return
        shape = self.cross_attention._checked_shape(x=x, memory=memory)
        check_kind("memory_mask", mask, Tensor)
        mask = heads_term(mask, shape[:-3], "memory_mask")
        check_mask(mask, shape, name="memory_mask")
