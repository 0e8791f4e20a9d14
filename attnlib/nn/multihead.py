"""Multi-head attention as a layer with learnt projections (chapter 06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Never

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib._hints import refuse_keywords
from attnlib.lookup import Attention
from attnlib.multihead import merge_heads, split_heads
from attnlib.nn._checks import (
    broadcast_shapes,
    check_count,
    check_device,
    check_divides,
    check_flag,
    check_kind,
    check_probability,
    check_together,
    check_vectors,
    heads_mask,
)
from attnlib.nn._from_torch import copy_multihead, multihead_arguments
from attnlib.nn._kernel import attention, attention_with_weights
from attnlib.nn._options import Call, Terms, resolve, used
from attnlib.nn.cache import KeyValue, KeyValueCache
from attnlib.nn.position import Position

__all__ = ["MultiHeadAttention"]


class MultiHeadAttention(nn.Module):
    r"""Several attentions side by side, each in its own projection of the input.

    Parameters
    ----------
    d_model : int
        Width of the input and of the output.
    num_heads : int
        Number of heads; must divide `d_model`. Each head works in d_model / num_heads dimensions.
    num_kv_heads : int, optional
        Number of heads of keys and values; must divide `num_heads`. Fewer than `num_heads`
        is grouped-query attention, 1 multi-query attention. Default: `num_heads`.
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
    in_projection : torch.nn.Linear
        Query, key and value projections in one matrix, in this order, so that self-attention
        projects with one product. Between other vectors its parts are used one by one, so that
        hooks of this module do not run there.
    out_projection : torch.nn.Linear
        What mixes the heads' outputs, W_O.

    See Also
    --------
    attnlib.multihead.multi_head_attention : The same as a function of given weights.

    Notes
    -----
    Taught in chapter 06, multihead.

    .. math:: \operatorname{MultiHead}(X_q, X_k, X_v) = [H_1, \ldots, H_h] W^O + b^O, \quad
              H_i = \operatorname{Attention}(X_q W^Q_i, X_k W^K_i, X_v W^V_i)

    The batch comes first, unlike the default of ``torch.nn.MultiheadAttention``, and True in
    a mask means "may attend", the opposite of its convention. The projections start Glorot
    uniform, each as a matrix of its own, and the biases at zero.

    References
    ----------
    - Vaswani et al. (2017), Attention is all you need, section 3.2.2.
    - Ainslie et al. (2023), GQA: training generalized multi-query transformer models from
      multi-head checkpoints, section 2.2.

    Examples
    --------
    >>> import torch
    >>> attention = MultiHeadAttention(8, 2)
    >>> output, weights = attention(torch.randn(3, 5, 8), need_weights=True)
    >>> output.shape, weights.shape
    (torch.Size([3, 5, 8]), torch.Size([3, 2, 5, 5]))
    """

    def __init__(
        self,
        d_model: int,
        num_heads: int,
        *,
        num_kv_heads: int | None = None,
        bias: bool = True,
        dropout: float = 0.0,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        num_kv_heads = num_heads if num_kv_heads is None else num_kv_heads
        check_count(1, d_model=d_model)
        d_model, num_heads = check_divides("d_model", d_model, num_heads=num_heads)
        _, num_kv_heads = check_divides("num_heads", num_heads, num_kv_heads=num_kv_heads)
        self.d_model, self.num_heads, self.num_kv_heads = d_model, num_heads, num_kv_heads
        check_flag(bias=bias)
        check_probability(dropout=dropout)
        self.dropout = nn.Dropout(dropout)
        d_kv = num_kv_heads * (d_model // num_heads)
        self._widths = [d_model, d_kv, d_kv]
        made: dict[str, Any] = {"device": device, "dtype": dtype}
        self.in_projection = nn.Linear(d_model, sum(self._widths), bias=bias, **made)
        self.out_projection = nn.Linear(d_model, d_model, bias=bias, **made)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw the projections anew: Glorot uniform, biases zero."""
        for weight in (
            *torch.split(self.in_projection.weight, self._widths),
            self.out_projection.weight,
        ):
            nn.init.xavier_uniform_(weight)
        for layer in (self.in_projection, self.out_projection):
            if layer.bias is not None:
                nn.init.zeros_(layer.bias)

    def forward(
        self,
        query_x: Tensor,
        key_x: Tensor | KeyValue | None = None,
        value_x: Tensor | None = None,
        *,
        mask: Tensor | None = None,
        bias: Tensor | None = None,
        is_causal: bool = False,
        position: Position | None = None,
        cache: KeyValueCache | None = None,
        need_weights: bool = False,
        **unknown: Never,
    ) -> Attention[Any]:
        """Attend from each vector of `query_x` to the vectors of `key_x`.

        Parameters
        ----------
        query_x : Tensor, (..., n_queries, d_model)
            The vectors that ask.
        key_x : Tensor, (..., n_keys, d_model), or KeyValue, optional
            The vectors that are attended to, or what :meth:`project_key_value` made of them.
            Default: `query_x`, which is self-attention.
        value_x : Tensor, (..., n_keys, d_model), optional
            The vectors that are averaged. Default: `key_x`.
        mask : Tensor of bool, optional
            True = may attend; broadcastable to (..., num_heads, n_queries, n_keys), or for
            the keys alone (..., 1, n_keys), as :func:`attnlib.masking.padding_mask` gives it.
            Any other mask for each sequence of a batch has an axis of size 1 for the heads:
            ``mask[:, None]``. With a cache n_keys counts the cached keys, which come first.
        bias : Tensor, optional
            Added to the scaled scores; broadcastable to the weights' shape, so that
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
        **unknown
            Refused; keywords of torch's attention with a hint at what they are called here.

        Returns
        -------
        Attention
            The output (..., n_queries, d_model) and the weights (..., num_heads, n_queries,
            n_keys), never averaged, or None unless asked for. In training with dropout the
            weights are those before it.

        Raises
        ------
        TypeError
            If an argument is no tensor of the right kind, or `mask` is not boolean.
        ValueError
            If a shape does not fit the others or the layer, or if the leading axes of a mask
            could mean batch or heads.
        """
        if unknown:
            refuse_keywords("MultiHeadAttention", unknown)
        check_flag(need_weights=need_weights)
        key_x = query_x if key_x is None else key_x
        if isinstance(key_x, KeyValue) and (value_x is not None or cache is not None):
            raise ValueError("value_x and cache must be None where key_x comes projected.")
        averaged: Any = key_x if value_x is None else value_x
        shape = self._checked_shape(query_x=query_x, key_x=key_x, value_x=averaged)
        check_kind("mask", mask, Tensor)
        terms = Terms(heads_mask(mask, shape[:-3]), bias, is_causal)
        terms.check(shape, position, cache)
        # What is hidden now another call may see in the cache.
        hidden = Terms() if cache is not None else terms
        query, key, value = self._project(query_x, key_x, averaged, hidden)
        call = resolve(Call(query, key, value, *terms), position, cache)
        if need_weights:
            heads, weights = attention_with_weights(call, self.dropout)
        else:
            heads, weights = attention(call, self.dropout), None
        output = self.out_projection(merge_heads(heads))  # (..., n_queries, d_model)
        return Attention(output, weights)

    if TYPE_CHECKING:  # else a call would be of any type, as nn.Module says
        __call__ = forward

    def project_key_value(self, key_x: Tensor, value_x: Tensor | None = None) -> KeyValue:
        """Project keys and values once, for all the queries that will come.

        Parameters
        ----------
        key_x : Tensor, (..., n_keys, d_model)
            The vectors that are attended to, such as an encoder's output.
        value_x : Tensor, (..., n_keys, d_model), optional
            The vectors that are averaged. Default: `key_x`.

        Returns
        -------
        KeyValue
            Keys and values per head, (..., num_kv_heads, n_keys, d_k), to give as `key_x`.

        Notes
        -----
        The mask comes later and cannot keep a NaN in a vector that it will hide out of the
        gradients of the projections, as it does in a call. Zero such vectors before.
        """
        value_x = key_x if value_x is None else value_x
        like = self.in_projection.weight
        check_vectors(self.d_model, like=like, key_x=key_x, value_x=value_x)
        return KeyValue(self._heads(key_x, 1), self._heads(value_x, 2))

    def _checked_shape(self, **vectors: Any) -> tuple[int, ...]:
        """Check queries, keys and values by their caller's names, in this order.

        Return the shape of the weights. Cached keys do not count yet.
        """
        (query, x), (key, memory), *_ = vectors.items()
        like = self.in_projection.weight
        if not isinstance(memory, KeyValue):
            check_vectors(self.d_model, like=like, **vectors)
            return (*check_together(**vectors), self.num_heads, x.shape[-2], memory.shape[-2])
        check_vectors(self.d_model, like=like, **{query: x})
        _check_heads(memory, self.num_kv_heads, self.d_model // self.num_heads, like)
        batch = broadcast_shapes(x.shape[:-2], memory.key.shape[:-3])
        if batch is None or broadcast_shapes(batch, memory.value.shape[:-3]) is None:
            came = " and ".join(str(tuple(part.shape)) for part in memory)
            raise ValueError(
                f"{query} and {key}, which comes projected, must broadcast over their batch; "
                f"got {query} {tuple(x.shape)}, and the projected key and value {came}."
            )
        return (*batch, self.num_heads, x.shape[-2], memory.key.shape[-2])

    def _project(
        self,
        query_x: Tensor,
        key_x: Tensor | KeyValue,
        value_x: Tensor,
        terms: Terms,
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Return query, key and value per head, (..., num_heads, n, d_k)."""
        if isinstance(key_x, KeyValue):
            return self._heads(query_x, 0), *key_x
        if key_x is query_x and value_x is query_x:
            counts = [self.num_heads, self.num_kv_heads, self.num_kv_heads]
            heads = split_heads(self.in_projection(query_x), sum(counts))  # of all three at once
            query, key, value = torch.split(heads, counts, -3)
            return query, key, value
        seen = terms.seen(query_x, key_x)
        used_key = used(key_x, seen)
        used_value = used_key if value_x is key_x else used(value_x, seen)
        return self._heads(query_x, 0), self._heads(used_key, 1), self._heads(used_value, 2)

    def _heads(self, x: Tensor, part: int) -> Tensor:
        """Project to queries (part 0), keys (1) or values (2) and split the heads."""
        weight, bias = (
            None if parameter is None else torch.split(parameter, self._widths)[part]
            for parameter in (self.in_projection.weight, self.in_projection.bias)
        )
        x = F.linear(x, weight, bias)
        heads: Tensor = split_heads(x, self.num_kv_heads if part else self.num_heads)
        return heads

    def extra_repr(self) -> str:
        """Name the sizes in the layer's repr.

        Returns
        -------
        str
            The sizes.
        """
        kv_heads = f", num_kv_heads={self.num_kv_heads}"
        return f"d_model={self.d_model}, num_heads={self.num_heads}" + (
            kv_heads if self.num_kv_heads != self.num_heads else ""
        )

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

        Raises
        ------
        TypeError
            If `source` is no torch.nn.MultiheadAttention.
        ValueError
            If it was made with ``kdim``, ``vdim``, ``add_bias_kv`` or ``add_zero_attn``,
            which this layer does not have.
        """
        layer = cls(**multihead_arguments(source)).to(source.out_proj.weight)
        copy_multihead(layer, source)
        return layer.train(source.training)


def _check_heads(projected: KeyValue, num_kv_heads: int, d_k: int, like: Tensor) -> None:
    for name, x in zip(KeyValue._fields, projected, strict=True):
        if not isinstance(x, Tensor):
            raise TypeError(f"the projected {name} must be a Tensor; got {type(x).__name__}.")
        if x.ndim < 3 or (x.shape[-3], x.shape[-1]) != (num_kv_heads, d_k):
            raise ValueError(
                f"the projected {name} must have shape (..., {num_kv_heads}, n_keys, {d_k}); "
                f"got {tuple(x.shape)}."
            )
        check_device(f"the projected {name}", x, like)
