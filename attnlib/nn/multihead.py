"""Multi-head attention as a layer with learnt projections (chapter 06)."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from attnlib._core import Call
from attnlib._hints import hint_keywords
from attnlib.lookup import Attention
from attnlib.multihead import merge_heads
from attnlib.nn import _checks
from attnlib.nn._call import (
    Terms,
    attention,
    attention_with_weights,
    combine,
    resolve,
    with_sink,
    without_hidden,
)
from attnlib.nn._from_torch import copy_multihead, multihead_arguments, split_packed
from attnlib.nn._parameters import RMSNorm, Typed
from attnlib.nn.cache import KeyValue, KeyValueCache
from attnlib.nn.position import Position

__all__ = ["MultiHeadAttention"]


class MultiHeadAttention(Typed):
    r"""Several attentions side by side, each in its own projection of the input.

    Parameters
    ----------
    d_model, num_heads : int
        Width of input and output, and number of heads, which must divide it: each head works in
        d_model / num_heads dimensions.
    num_kv_heads : int, optional
        Number of heads of keys and values; must divide `num_heads`, its default. Fewer is
        grouped-query attention, 1 multi-query attention.
    qk_norm : bool, default False
        Whether each head's queries and keys are normalised by their root mean square, with a
        learnt scale per feature, so that no score grows without bound.
    sink_logit : bool, default False
        Whether each head has a learnt score of no token: what it gets of the softmax is taken
        from the others, so that a head can attend to nothing.
    output_gate : bool, default False
        Whether each number of the heads' outputs is multiplied by a gate between 0 and 1, which
        the querying vector opens.
    window : int, optional
        Attend only to tokens less than so many positions away: with ``is_causal=True`` to the
        token itself and the window - 1 before it. A cache then keeps no more. Default: to all.
    bias : bool, default True
        Whether the projections add a learnt bias, another one than that of the scores.
    dropout : float, default 0.0
        In training, the probability with which a weight is set to zero. Without it, and
        unless the weights are asked for, the memory is O(n); with it, where torch has a
        kernel for that, as on CUDA.
    device, dtype : torch.device or str, torch.dtype, optional
        Of the parameters, as for torch's layers.

    Attributes
    ----------
    query_projection, key_projection, value_projection, out_projection : torch.nn.Linear
        W_Q, W_K and W_V, of all heads side by side, and W_O, which mixes the heads' outputs.
    query_norm, key_norm, gate_projection, sink_logit : Module or Parameter, or None
        What the options add: norms of queries and keys, after the split and before they are
        rotated; W_G, which opens the gates; s, (num_heads,).

    Notes
    -----
    Taught in chapter 06, multihead; :func:`attnlib.multihead.multi_head_attention` is the same of
    given weights.

    .. math:: \operatorname{MultiHead}(X_q, X_k, X_v) = [H_1, \ldots, H_h] W^O + b^O, \quad
              H_i = \operatorname{Attention}(X_q W^Q_i, X_k W^K_i, X_v W^V_i)

    With a sink logit the weights of head i are exp(score_ij) / (exp(s_i) + Σ_k exp(score_ik)),
    whose sum is less than 1. With an output gate W_O is given [H_1, …, H_h] ⊙ g, where
    g is the sigmoid of X_q W_G + b_G. With a window w, query i attends to key j if \|i - j\| < w,
    and i - j ≥ 0 in a causal call.

    The batch comes first, unlike the default of ``torch.nn.MultiheadAttention``, and True in
    a mask means "may attend", the opposite of its convention. The projections start Glorot
    uniform and the biases at zero. Each projection is called as a module, so that one that is
    replaced, wrapped, pruned or hooked acts in every call. A stored state in which the first
    three are one matrix, ``in_projection``, is split as it is loaded.

    References
    ----------
    - Vaswani et al. (2017), Attention is all you need, section 3.2.2.
    - Ainslie et al. (2023), GQA, section 2.2, for shared heads.
    - Dehghani et al. (2023), Scaling vision transformers to 22 billion parameters, section 2.
    - OpenAI (2025), gpt-oss-120b & gpt-oss-20b model card, for the sink logit.
    - Qiu et al. (2025), Gated attention for large language models, for the output gate.
    - Beltagy et al. (2020), Longformer: the long-document transformer, section 3.1, for the window.

    Examples
    --------
    >>> import torch
    >>> attention = MultiHeadAttention(8, 2)
    >>> output, weights = attention(torch.randn(3, 5, 8), need_weights=True)
    >>> output.shape, weights.shape
    (torch.Size([3, 5, 8]), torch.Size([3, 2, 5, 5]))
    """

    @hint_keywords
    def __init__(
        self,
        d_model: int,
        num_heads: int,
        *,
        num_kv_heads: int | None = None,
        qk_norm: bool = False,
        sink_logit: bool = False,
        output_gate: bool = False,
        window: int | None = None,
        bias: bool = True,
        dropout: float = 0.0,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        num_kv_heads = num_heads if num_kv_heads is None else num_kv_heads
        _checks.check_count(1, d_model=d_model)
        d_model, num_heads = _checks.check_divides("d_model", d_model, num_heads=num_heads)
        _, num_kv_heads = _checks.check_divides("num_heads", num_heads, num_kv_heads=num_kv_heads)
        self.d_model, self.num_heads, self.num_kv_heads = d_model, num_heads, num_kv_heads
        _checks.check_flag(
            bias=bias, qk_norm=qk_norm, sink_logit=sink_logit, output_gate=output_gate
        )
        if window is not None:
            (window,) = _checks.check_count(1, window=window)
        self.window = window
        _checks.check_probability(dropout=dropout)
        self.dropout = nn.Dropout(dropout)
        d_k = d_model // num_heads
        made: dict[str, Any] = {"device": device, "dtype": dtype}
        self.query_norm = RMSNorm(d_k, eps=1e-6, **made) if qk_norm else None
        self.key_norm = RMSNorm(d_k, eps=1e-6, **made) if qk_norm else None
        self.sink_logit = nn.Parameter(torch.empty(num_heads, **made)) if sink_logit else None
        made["bias"] = bias
        self.query_projection = nn.Linear(d_model, d_model, **made)
        self.key_projection = nn.Linear(d_model, num_kv_heads * d_k, **made)
        self.value_projection = nn.Linear(d_model, num_kv_heads * d_k, **made)
        self.gate_projection = nn.Linear(d_model, d_model, **made) if output_gate else None
        self.out_projection = nn.Linear(d_model, d_model, **made)
        self._reset_parameters()
        self.register_load_state_dict_pre_hook(split_packed)  # type: ignore[no-untyped-call]

    def _reset_parameters(self) -> None:
        if self.sink_logit is not None:
            nn.init.zeros_(self.sink_logit)
        for part in self.children():
            if isinstance(part, nn.Linear):
                nn.init.xavier_uniform_(part.weight)
                if part.bias is not None:
                    nn.init.zeros_(part.bias)

    @hint_keywords
    def forward(
        self,
        query_x: Tensor,
        key_x: Tensor | None = None,
        value_x: Tensor | None = None,
        *,
        mask: Tensor | None = None,
        bias: Tensor | None = None,
        is_causal: bool = False,
        position: Position | None = None,
        cache: KeyValueCache | None = None,
        need_weights: bool = False,
    ) -> Attention[Tensor, Tensor | None]:
        """Attend from each vector of `query_x` to the vectors of `key_x`.

        Parameters
        ----------
        query_x : Tensor, (..., n_queries, d_model)
            The vectors that ask.
        key_x, value_x : Tensor, (..., n_keys, d_model), optional
            The vectors that are attended to, and those that are averaged. Default: `query_x`, which
            is self-attention, and `key_x`.
        mask : Tensor of bool, optional
            True = may attend; broadcastable to (..., num_heads, n_queries, n_keys), or one for
            the keys of each sequence, (..., 1, n_keys), as
            :func:`attnlib.masking.padding_mask` makes it. Any other for each sequence has an
            axis of size 1 for the heads: ``mask[:, None]``. With a cache n_keys counts the
            cached keys, which come first, or all tokens read where a window has dropped some.
        bias : Tensor, optional
            Added to the scaled scores; of the shapes that the mask may have, so that
            (num_heads, n_queries, n_keys) is one for each head.
        is_causal : bool, default False
            Let query i attend to key j only if j <= i, counted from the first token read
            where there is a cache. Combines with `mask`.
        position : Position, optional
            :class:`Rotary` or :class:`ALiBi`. Queries and keys are both counted from 0; with
            a cache, from the number of tokens read before.
        cache : KeyValueCache, optional
            Keys and values of the tokens before; those of `key_x` are appended to it.
        need_weights : bool, default False
            Whether to return the weights. The output stays the same, to rounding.

        Returns
        -------
        Attention
            The output (..., n_queries, d_model) and the weights (..., num_heads, n_queries,
            n_keys), never averaged, or None unless asked for. In training with dropout the
            weights are those before it; with a sink logit a row's sum is less than 1.
        """
        _checks.check_flag(need_weights=need_weights)
        key_x = query_x if key_x is None else key_x
        averaged: Any = key_x if value_x is None else value_x
        shape = self._checked_shape(query_x=query_x, key_x=key_x, value_x=averaged)
        mask = _checks.heads_term(mask, shape[:-3])
        bias = _checks.heads_term(bias, shape[:-3], "bias")
        terms = Terms(mask, bias, is_causal)
        terms = combine(query_x, shape, terms, position, cache, self.window)
        projected = key_x if isinstance(key_x, KeyValue) else None  # by Transformer.start
        if not (cache is not None or projected or key_x is averaged is query_x):
            # With a cache another call may see what is hidden now; a query has met all of its own.
            key_x, averaged = without_hidden(query_x, key_x, averaged, **terms._asdict())
        query = _heads(self.query_projection(query_x), self.num_heads, self.query_norm)
        key, value = projected or self._project_key_value(key_x, averaged)
        call = Call(query, key, value, *terms)
        if position is not None or cache is not None:
            call = resolve(call, position, cache, self.window)
        n_keys = call.key.shape[-2]
        if self.sink_logit is not None:
            call = with_sink(call, self.sink_logit)
        if need_weights:
            heads, weights = attention_with_weights(call, self.dropout)
            weights = weights if self.sink_logit is None else weights[..., :n_keys]
        else:
            heads, weights = attention(call, self.dropout), None
        heads = merge_heads(heads)  # (..., n_queries, d_model)
        if self.gate_projection is not None:
            heads = heads * self.gate_projection(query_x).sigmoid()
        return Attention(self.out_projection(heads), weights)

    def _checked_shape(self, **vectors: Any) -> tuple[int, ...]:
        """Check query, key and value, so ordered; return the weights' shape, cached keys not counted."""
        (query, x), (_, memory), *_ = vectors.items()
        projected = isinstance(memory, KeyValue)
        like = _checks.own_weight(self.query_projection)
        _checks.check_vectors(self.d_model, like=like, **({query: x} if projected else vectors))
        leading = x.shape[:-2] if projected else _checks.check_together(**vectors)
        n_keys = (memory.key if projected else memory).shape[-2]
        return (*leading, self.num_heads, x.shape[-2], n_keys)

    def _project_key_value(self, key_x: Any, value_x: Any) -> KeyValue:
        key, value = self.key_projection(key_x), self.value_projection(value_x)
        return KeyValue(
            _heads(key, self.num_kv_heads, self.key_norm), _heads(value, self.num_kv_heads)
        )

    def extra_repr(self) -> str:  # numpydoc ignore=RT01
        """Name the sizes in the layer's repr."""
        sizes = {"d_model": self.d_model, "num_heads": self.num_heads}
        if self.num_kv_heads != self.num_heads:
            sizes["num_kv_heads"] = self.num_kv_heads
        if self.window is not None:
            sizes["window"] = self.window
        return ", ".join(f"{name}={size}" for name, size in sizes.items())

    @classmethod
    def from_torch(cls, source: nn.MultiheadAttention) -> MultiHeadAttention:
        """Return a layer with copies of the weights of torch's, which gives the same answers.

        Parameters
        ----------
        source : torch.nn.MultiheadAttention
            Of either ``batch_first``; the new layer takes the batch first in any case.

        Returns
        -------
        MultiHeadAttention
            With the source's dtype, device, dropout and mode (train or eval). Masks must be
            turned around (``mask=~attn_mask``) since torch's True forbids.
        """
        layer = cls(**multihead_arguments(source)).to(source.out_proj.weight)
        copy_multihead(layer, source)
        return layer.train(source.training)


def _heads(x: Tensor, num_heads: int, norm: nn.Module | None = None) -> Tensor:
    """Split what a layer has made as :func:`attnlib.multihead.split_heads` does, and normalise it."""
    heads = torch.unflatten(x, -1, (num_heads, -1)).transpose(-3, -2)
    return heads if norm is None else norm(heads)
