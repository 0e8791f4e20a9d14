"""Multi-head attention as a layer with learnt projections (chapter 06)."""

from __future__ import annotations

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib import _core
from attnlib.efficient import memory_efficient_attention
from attnlib.lookup import Attention
from attnlib.multihead import merge_heads, split_heads
from attnlib.nn._checks import check_divides, check_heads_mask, check_vectors
from attnlib.nn._from_torch import copy_multihead, multihead_arguments
from attnlib.scaling import scaled_dot_product_attention

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
        Whether the projections add a learnt constant.
    dropout : float, default 0.0
        In training, the probability with which a weight is set to zero. Needs O(n²) memory;
        without it, and unless the weights are asked for, the memory is O(n).

    Attributes
    ----------
    in_projection : torch.nn.Linear
        Query, key and value projections in one matrix, in this order, so that self-attention
        projects with one product.
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
    uniform, each as a matrix of its own, and the constants at zero.

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
    ) -> None:
        super().__init__()
        num_kv_heads = num_heads if num_kv_heads is None else num_kv_heads
        check_divides(num_heads=num_heads, d_model=d_model)
        check_divides(num_kv_heads=num_kv_heads, num_heads=num_heads)
        self.d_model, self.num_heads, self.num_kv_heads = d_model, num_heads, num_kv_heads
        self.dropout = nn.Dropout(dropout)
        d_kv = num_kv_heads * (d_model // num_heads)
        self._widths = [d_model, d_kv, d_kv]
        self.in_projection = nn.Linear(d_model, sum(self._widths), bias=bias)
        self.out_projection = nn.Linear(d_model, d_model, bias=bias)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw the projections anew: Glorot uniform, constants zero."""
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
        key_x: Tensor | None = None,
        value_x: Tensor | None = None,
        *,
        mask: Tensor | None = None,
        bias: Tensor | None = None,
        need_weights: bool = False,
    ) -> Attention:
        """Attend from each vector of `query_x` to the vectors of `key_x`.

        Parameters
        ----------
        query_x : Tensor, (..., n_queries, d_model)
            The vectors that ask.
        key_x : Tensor, (..., n_keys, d_model), optional
            The vectors that are looked at. Default: `query_x`, which is self-attention.
        value_x : Tensor, (..., n_keys, d_model), optional
            The vectors that are averaged. Default: `key_x`.
        mask : Tensor of bool, optional
            True = may attend; broadcastable to (..., num_heads, n_queries, n_keys). A mask for
            each sequence of a batch has an axis of size 1 for the heads: ``mask[:, None]``.
        bias : Tensor, optional
            Added to the scaled scores; broadcastable to the weights' shape, so that
            (num_heads, n_queries, n_keys) is one for each head.
        need_weights : bool, default False
            Whether to return the weights. The output stays the same, to rounding.

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
            If the shapes do not fit, or a mask of three axes could mean batch or heads.
        """
        key_x = query_x if key_x is None else key_x
        value_x = key_x if value_x is None else value_x
        check_vectors(self.d_model, query_x=query_x, key_x=key_x, value_x=value_x)
        check_heads_mask(mask, query_x)
        query, key, value = self._project(query_x, key_x, value_x, mask)
        if need_weights or (self.training and self.dropout.p > 0):
            heads, weights = self._attend_with_weights(query, key, value, mask, bias)
        else:
            heads = memory_efficient_attention(query, key, value, mask=mask, bias=bias)
            weights = None
        output = self.out_projection(merge_heads(heads))  # (..., n_queries, d_model)
        return Attention(output, weights if need_weights else None)

    def _project(
        self, query_x: Tensor, key_x: Tensor, value_x: Tensor, mask: Tensor | None
    ) -> list[Tensor]:
        """Return query, key and value per head, (..., num_heads, n, d_k)."""
        if key_x is query_x and value_x is query_x:
            parts = torch.split(self.in_projection(query_x), self._widths, -1)
        else:
            inputs = (query_x, _used(key_x, mask), _used(value_x, mask))
            weights = torch.split(self.in_projection.weight, self._widths)
            bias = self.in_projection.bias
            biases = [None] * 3 if bias is None else torch.split(bias, self._widths)
            parts = tuple(map(F.linear, inputs, weights, biases))
        counts = (self.num_heads, self.num_kv_heads, self.num_kv_heads)
        query, key, value = map(split_heads, parts, counts)
        if self.num_kv_heads != self.num_heads:  # neighbouring query heads share keys and values
            group = self.num_heads // self.num_kv_heads
            key, value = (x.repeat_interleave(group, dim=-3) for x in (key, value))
        return [query, key, value]

    def _attend_with_weights(
        self, query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None, bias: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        if not (self.training and self.dropout.p > 0):
            return scaled_dot_product_attention(query, key, value, mask=mask, bias=bias)
        nothing = value[..., :0]  # the average comes below, with some of the weights dropped
        weights = scaled_dot_product_attention(query, key, nothing, mask=mask, bias=bias).weights
        return self.dropout(weights) @ _core.zero_unattended(mask, xp, value)[0], weights

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


def _used(x: Tensor, mask: Tensor | None) -> Tensor:
    """Zero what no head of no query may see, before a NaN in it reaches a weight's gradient."""
    if mask is not None and mask.ndim > 2 and mask.dtype == torch.bool:
        mask = mask.any(-3)
    used: Tensor = _core.zero_unattended(mask, xp, x)[0]
    return used
