"""Multi-head attention as a layer with learnt projections (chapter 06).

Below its forward stand the steps in their order, which hand one Call down.
"""

from __future__ import annotations

from typing import Any

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib import _array, _core
from attnlib._core import Call
from attnlib._hints import hint_keywords
from attnlib._torch import eager, kernel
from attnlib.lookup import Attention
from attnlib.multihead import merge_heads
from attnlib.nn import _checks
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
        learnt scale per feature.
    sink_logit : bool, default False
        Whether each head has a learnt score of no token, so that it can attend to nothing.
    output_gate : bool, default False
        Whether the heads' outputs are multiplied by gates, which the querying vector opens.
    window : int, optional
        Attend only to tokens less than so many positions away: with ``is_causal=True`` to the
        token itself and the window - 1 before it. A cache then keeps no more. Default: to all.
    bias : bool, default True
        Whether the projections add a learnt bias, another one than that of the scores.
    dropout : float, default 0.0
        In training, the probability with which a weight is set to zero. Without it, and unless the
        weights are asked for, the memory is O(n) beside masks, which `window`, and `sink_logit` in
        a causal call, make too.
    device, dtype : torch.device or str, torch.dtype, optional
        Of the parameters, as for torch's layers.

    Attributes
    ----------
    query_projection, key_projection, value_projection, out_projection : torch.nn.Linear
        W_Q, W_K and W_V, of all heads side by side, and W_O, which mixes the heads' outputs.
    query_norm, key_norm, gate_projection, sink_logit : Module or Parameter, or None
        What the options add: norms, which come before positions; W_G; s, (num_heads,).

    Notes
    -----
    Taught in chapter 06, multihead; :func:`attnlib.multihead.multi_head_attention` is the same of
    given weights.

    .. math:: \operatorname{MultiHead}(X_q, X_k, X_v) = [H_1, \ldots, H_h] W^O + b^O, \quad
              H_i = \operatorname{Attention}(X_q W^Q_i, X_k W^K_i, X_v W^V_i)

    With a sink logit the weights of head i are exp(score_ij) / (exp(s_i) + Σ_k exp(score_ik)).
    With an output gate W_O is given [H_1, …, H_h] ⊙ g, where g is the sigmoid of X_q W_G + b_G.
    With a window w, query i attends to key j if \|i - j\| < w, and i - j ≥ 0 in a causal call.

    Unlike the defaults of ``torch.nn.MultiheadAttention``, the batch comes first, and True in a mask
    means "may attend". The projections start Glorot uniform and the biases at zero. A projection
    that is replaced, wrapped, pruned or hooked acts in every call. A stored state in which the
    first three are one matrix, ``in_projection``, is split as it is loaded.

    References
    ----------
    - Vaswani et al. (2017), Attention is all you need, section 3.2.2.
    - Ainslie et al. (2023), GQA, section 2.2, for shared heads.
    - Dehghani et al. (2023), Scaling vision transformers to 22 billion parameters, for `qk_norm`.
    - OpenAI (2025), gpt-oss-120b & gpt-oss-20b model card, for the sink logit.
    - Qiu et al. (2025), Gated attention for large language models, for the output gate.
    - Beltagy et al. (2020), Longformer, section 3.1, for the window.

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
        self.sink_logit = nn.Parameter(torch.zeros(num_heads, **made)) if sink_logit else None
        made["bias"] = bias
        self.query_projection = nn.Linear(d_model, d_model, **made)
        self.key_projection = nn.Linear(d_model, num_kv_heads * d_k, **made)
        self.value_projection = nn.Linear(d_model, num_kv_heads * d_k, **made)
        self.gate_projection = nn.Linear(d_model, d_model, **made) if output_gate else None
        self.out_projection = nn.Linear(d_model, d_model, **made)
        self._reset_parameters()
        self.register_load_state_dict_pre_hook(split_packed)  # type: ignore[no-untyped-call]

    def _reset_parameters(self) -> None:
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
            True = may attend; broadcastable to (..., num_heads, n_queries, n_keys), or one for the
            keys of each sequence, (..., 1, n_keys), as :func:`attnlib.masking.padding_mask` makes
            it and as ``is_token[:, None]`` is. Any other for each sequence has an axis of size 1 for
            the heads: ``mask[:, None]``. With a cache n_keys counts the cached keys, which come first, or all tokens read
            where a window has dropped some.
        bias : Tensor, optional
            Added to the scaled scores; of the shapes that the mask may have.
        is_causal : bool, default False
            Let query i attend to key j only if j <= i, counted from the first token read where
            there is a cache. Combines with `mask`.
        position : Position, optional
            :class:`Rotary` or :class:`ALiBi`. Queries and keys are both counted from 0; with a
            cache, from the number of tokens read before.
        cache : KeyValueCache, optional
            Keys and values of the tokens before; those of `key_x` are appended to it.
        need_weights : bool, default False
            Whether to return the weights. The output stays the same, to rounding.

        Returns
        -------
        Attention
            The output (..., n_queries, d_model) and the weights (..., num_heads, n_queries,
            n_keys), never averaged and before dropout, or None unless asked for.
        """
        _checks.check_flag(need_weights=need_weights)
        key_x = query_x if key_x is None else key_x
        value_x = key_x if value_x is None else value_x
        shape = self._checked_shape(query_x=query_x, key_x=key_x, value_x=value_x)
        mask = _checks.heads_term(mask, shape[:-3])
        bias = _checks.heads_term(bias, shape[:-3], "bias")
        call = Call(query_x, key_x, value_x, mask, bias, is_causal)
        call = combine(call, shape, position, cache, self.window)
        # Not with a cache: later calls may see them. Nor in self-attention, where each also asks.
        if cache is None and not key_x is value_x is query_x:
            call = _without_hidden_vectors(call)
        query = _heads(self.query_projection(query_x), self.num_heads, self.query_norm)
        key = _heads(self.key_projection(call.key), self.num_kv_heads, self.key_norm)
        value = _heads(self.value_projection(call.value), self.num_kv_heads)
        call = Call(query, key, value, call.mask, call.bias, call.is_causal)
        if position is not None or cache is not None:
            call = resolve(call, position, cache, self.window)
        if need_weights:
            heads, weights = _output_and_weights(call, self.dropout, self.sink_logit)
        else:
            heads, weights = output_alone(call, self.dropout, self.sink_logit), None
        heads = merge_heads(heads)  # (..., n_queries, d_model)
        if self.gate_projection is not None:
            heads = heads * self.gate_projection(query_x).sigmoid()
        return Attention(self.out_projection(heads), weights)

    def _checked_shape(self, **vectors: Any) -> tuple[int, ...]:
        """Check query, key and value, so ordered; return the weights' shape, cached keys not counted."""
        like = _checks.own_weight(self.query_projection)
        _checks.check_vectors(self.d_model, like=like, **vectors)
        query, key, *_ = vectors.values()
        leading = _checks.check_together(**vectors)
        return (*leading, self.num_heads, query.shape[-2], key.shape[-2])

    def extra_repr(self) -> str:  # numpydoc ignore=RT01
        """Name the sizes in the layer's repr."""
        sizes = {"d_model": self.d_model, "num_heads": self.num_heads}
        if self.num_kv_heads != self.num_heads:
            sizes["num_kv_heads"] = self.num_kv_heads
        if self.window is not None:
            sizes["window"] = self.window
        return ", ".join(f"{name}={size}" for name, size in sizes.items())

    @classmethod
    def from_torch(
        cls, source: nn.MultiheadAttention
    ) -> MultiHeadAttention:  # numpydoc ignore=PR01,RT01
        """Return a layer with copies of the weights of torch's, which gives the same answers.

        Like the `source` but for the batch, which comes first, and for masks, which must be turned
        around (``mask=~attn_mask``) since torch's True forbids.
        """
        layer = cls(**multihead_arguments(source)).to(source.out_proj.weight)
        copy_multihead(layer, source)
        return layer.train(source.training)


def _heads(x: Tensor, num_heads: int, norm: nn.Module | None = None) -> Tensor:
    """Split what a layer has made as :func:`attnlib.multihead.split_heads` does, and normalise it."""
    heads = torch.unflatten(x, -1, (num_heads, -1)).transpose(-3, -2)
    return heads if norm is None else norm(heads)


def combine(
    call: Call,
    shape: tuple[int, ...],
    position: Position | None,
    cache: KeyValueCache | None,
    window: int | None = None,
) -> Call:  # numpydoc ignore=PR01,RT01
    """Check a call, whose weights have a shape without cached keys; write its window into the mask."""
    _checks.check_flag(is_causal=call.is_causal)
    _checks.check_kind("position", position, Position)
    _checks.check_kind("cache", cache, KeyValueCache)
    _checks.check_kind("mask", call.mask, Tensor)
    _checks.check_kind("bias", call.bias, Tensor)
    past = 0 if cache is None or cache.kept is None else cache.kept.key.shape[-2]
    n, m = shape[-2], shape[-1] + past
    if cache is not None:
        mask, bias = (_of_kept(term, cache.length - past, m) for term in (call.mask, call.bias))
        call = call.replace(mask=mask, bias=bias)
    _checks.check_mask(call.mask, (*shape[:-1], m))
    _checks.check_bias(call.bias, (*shape[:-1], m))
    if window is not None and not all(eager.is_known(k <= window) for k in (m, past + n)):
        right = past + (0 if call.is_causal else window - 1)
        allowed = _core.band(n, m, window - 1 - past, right, xp, call.query.device)
    elif not call.is_causal or eager.is_known(past == 0):
        return call
    elif eager.is_known(n == 1) and eager.is_known(m == past + 1):  # the last token sees them all
        return call.replace(is_causal=False)
    else:
        allowed = _core.causal(n, m, past, xp, call.query.device)
    mask = allowed if call.mask is None else call.mask & allowed
    return call.replace(mask=mask, is_causal=False)


def _of_kept(term: Tensor | None, dropped: int, n_keys: int) -> Tensor | None:
    """Return a mask or bias without the keys that the cache has dropped, where it has them."""
    whole = term is not None and term.ndim > 0 and dropped and term.shape[-1] == dropped + n_keys
    return term[..., dropped:] if whole and term is not None else term


def _without_hidden_vectors(call: Call) -> Call:
    """Zero vectors that no query of any head may see, before they reach a projection's gradient."""
    if not torch.is_grad_enabled():
        return call
    n_queries, n_keys = call.query.shape[-2], call.key.shape[-2]
    mask = _core.visible(call.mask, call.bias, xp)
    rows = mask is not None and mask.ndim > 1 and mask.shape[-2] > 1
    if call.is_causal and (rows or not eager.is_known(n_keys <= n_queries)):
        # A mask with a row for each query may hide with the causal one what neither does alone;
        # else the last query sees whatever any of them sees.
        n_rows, offset = (n_queries, 0) if rows else (1, n_queries - 1)
        causal = _core.causal(n_rows, n_keys, offset, xp, call.query.device)
        mask = causal if mask is None else mask & causal
    if mask is not None and mask.ndim > 2:
        mask = _array.any_true(mask, -3, xp)
    key, value = _core.zero_unattended(mask, xp, call.key, call.value)
    return call.replace(key=key, value=value)


def resolve(
    call: Call, position: Position | None, cache: KeyValueCache | None, window: int | None = None
) -> Call:  # numpydoc ignore=PR01,RT01
    """Rotate, put the cached keys first, add the position's bias; keep the new keys in the cache."""
    n_new, first = call.key.shape[-2], 0 if cache is None else cache.length
    if position is not None:
        query, key = (position.rotate(x, first) for x in (call.query, call.key))
        call = call.replace(query=query, key=key)
    if cache is not None:
        key, value = cache.joined(KeyValue(call.key, call.value))
        call = call.replace(key=key, value=value)
    if position is not None:
        n_keys = call.key.shape[-2]
        bias = position.bias(call.query, n_keys, n_keys - n_new)
        _checks.check_broadcast(
            (*call.query.shape[:-1], n_keys), of="the weights by a position", bias=bias
        )
        if bias is not None:
            call = call.replace(bias=bias if call.bias is None else call.bias + bias)
    if cache is not None:  # last: a call that is refused leaves no trace
        cache.keep(KeyValue(call.key, call.value), n_new, window)
    return call


def _with_sink(call: Call, sink_logit: Tensor) -> Call:
    """Append a key of no token: its score is learnt, for each head, and its value is zero."""
    call = _core.with_causal_mask(call, xp)
    n_keys = call.key.shape[-2]
    key, value = (F.pad(x, (0, 0, 0, 1)) for x in (call.key, call.value))
    mask, bias = call.mask, F.pad(sink_logit[:, None, None], (n_keys, 0))
    if mask is not None:
        mask = F.pad(mask.expand(*mask.shape[:-1], n_keys), (0, 1), value=True)
    if call.bias is not None:
        bias = bias + F.pad(call.bias.expand(*call.bias.shape[:-1], n_keys), (0, 1))
    return call.replace(key=key, value=value, mask=mask, bias=bias)


def output_alone(
    call: Call, dropout: nn.Module, sink_logit: Tensor | None = None
) -> Tensor:  # numpydoc ignore=PR01,RT01
    """Return the output per head, (..., num_heads, n_queries, d_v)."""
    drops = _drops(dropout)
    # On the CPU torch's function keeps all weights too, and is slower.
    if drops and (eager.is_on_cpu(call.query) or not isinstance(dropout, nn.Dropout)):
        return _output_and_weights(call, dropout, sink_logit)[0]
    call = call if sink_logit is None else _with_sink(call, sink_logit)
    num_heads, num_kv_heads = call.query.shape[-3], call.key.shape[-3]
    if num_kv_heads < num_heads and not drops and _one_row_serves(call):
        query = call.query.unflatten(-3, (num_kv_heads, -1)).flatten(-3, -2)
        output = kernel.attention(call.replace(query=query))
        return output.reshape(*output.shape[:-3], num_heads, call.query.shape[-2], output.shape[-1])
    dropout_p: Any = dropout.p if drops else 0.0
    return kernel.attention(call, dropout_p)


def _output_and_weights(
    call: Call, dropout: nn.Module, sink_logit: Tensor | None = None
) -> Attention[Tensor]:
    """Return output and weights per head; what is dropped is missing from the output alone."""
    n_keys = call.key.shape[-2]
    call = call if sink_logit is None else _with_sink(call, sink_logit)
    call = _core.with_repeated_heads(_core.with_causal_mask(call, xp))
    if _drops(dropout):
        call = _core.without_hidden(call, xp)
        nothing = call.value[..., :0]  # the average comes below, with some of the weights dropped
        _, weights = _core.attention(call.replace(value=nothing), xp)
        output = _array.matmul(dropout(weights), call.value)
    else:
        output, weights = _core.attention(call, xp)
    return Attention(output, weights if sink_logit is None else weights[..., :n_keys])


def _drops(dropout: nn.Module) -> bool:
    """Tell whether weights go through the dropout; another module in its place gets them always."""
    if isinstance(dropout, nn.Dropout):
        return dropout.training and dropout.p > 0
    return not isinstance(dropout, nn.Identity)


def _one_row_serves(call: Call) -> bool:
    """Tell whether one row of mask and bias serves a group: its heads are then queries of one."""
    terms = [x for x in (call.mask, call.bias) if x is not None]
    alike = not call.is_causal and all(size == 1 for x in terms for size in x.shape[-3:-1])
    # torch.export would hold a program to a length that is multiplied.
    return alike and (not eager.is_traced() or eager.is_known(call.query.shape[-2] == 1))
