"""Attention with one head as layers: learnt scores (chapter 02), learnt projections (04)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn

from attnlib import _core
from attnlib._core import Call
from attnlib._hints import hint_keywords
from attnlib._torch import eager
from attnlib.alignment import additive_scores, concat_scores, multiplicative_scores
from attnlib.lookup import Attention, attend
from attnlib.nn import _checks
from attnlib.nn._parameters import Typed, learnt
from attnlib.nn.cache import KeyValueCache
from attnlib.nn.multihead import combine, resolve
from attnlib.nn.position import Position

__all__ = ["AdditiveAttention", "ConcatAttention", "MultiplicativeAttention", "SelfAttention"]


class ScoreLayer(Typed):
    """Attention by learnt scores: a subclass says them in ``_scores(query, key)``."""

    _scores: Callable[[Tensor, Tensor], Tensor]

    @hint_keywords
    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor | None = None,
        *,
        mask: Tensor | None = None,
    ) -> Attention[Tensor]:  # numpydoc ignore=PR01,RT01
        """Average the values by the scores of queries and keys.

        Query (..., n_queries, d_query), key (..., n_keys, d_key) and value (..., n_keys, d_v), which
        is the key unless given; a mask, True = may attend, broadcasts to the weights. Return the output
        (..., n_queries, d_v) and the weights (..., n_queries, n_keys).
        """
        value = key if value is None else value
        query, key, value = _autocast(query, _visible_only(mask, query, key), value)
        return attend(self._scores(query, key), value, mask=mask)


class NetworkScoreLayer(ScoreLayer):  # numpydoc ignore=PR01
    """Attention whose scores come from a small network: a subclass makes it in ``_learn``."""

    _learn: Callable[..., None]

    @hint_keywords
    def __init__(
        self,
        d_query: int,
        d_key: int,
        d_hidden: int,
        *,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        sizes = _checks.check_count(1, d_query=d_query, d_key=d_key, d_hidden=d_hidden)
        self._learn(*sizes, device=device, dtype=dtype)


class AdditiveAttention(NetworkScoreLayer):  # numpydoc ignore=PR02
    """Attention whose scores come from a small network of query and key.

    Parameters
    ----------
    d_query, d_key, d_hidden : int
        Widths of queries, of keys and of the network's hidden layer.
    device, dtype : torch.device or str, torch.dtype, optional
        Of the parameters, as for torch's layers.

    Attributes
    ----------
    w_query, w_key, v : torch.nn.Parameter
        (d_query, d_hidden), (d_key, d_hidden) and (d_hidden,).

    Notes
    -----
    Taught in chapter 02, alignment: the scores are :func:`attnlib.alignment.additive_scores`, of
    Bahdanau et al. (2015), section 3.1 and appendix A.1.2.

    Examples
    --------
    >>> import torch
    >>> attention = AdditiveAttention(3, 5, 7)
    >>> query, key = torch.randn(2, 1, 3), torch.randn(2, 4, 5)
    >>> projected_key = key @ attention.w_key  # once, for every step of a decoder
    >>> output, weights = attention(query, key, projected_key=projected_key)
    >>> output.shape, weights.shape
    (torch.Size([2, 1, 5]), torch.Size([2, 1, 4]))
    """

    def _learn(self, d_query: int, d_key: int, d_hidden: int, **made: Any) -> None:
        shapes = (d_query, d_hidden), (d_key, d_hidden), (d_hidden,)
        self.w_query, self.w_key, self.v = learnt(*shapes, **made)

    @hint_keywords
    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor | None = None,
        *,
        mask: Tensor | None = None,
        projected_key: Tensor | None = None,
    ) -> Attention[Tensor]:  # numpydoc ignore=PR01,RT01
        """Average the values by the scores of queries and keys, as :meth:`ConcatAttention.forward`.

        `projected_key`, (..., n_keys, d_hidden), is ``key @ w_key``, done once for many queries. Zero
        what a mask will hide before, lest a NaN there reach the gradient of `w_key`.
        """
        if projected_key is None:
            return super().forward(query, key, value, mask=mask)
        _checks.check_vectors(self.w_query.shape[0], like=self.w_query, query=query)
        _checks.check_vectors(len(self.v), like=self.v, projected_key=projected_key)
        projected_key = _visible_only(mask, query, projected_key)
        value = key if value is None else value
        query, projected_key, value = _autocast(query, projected_key, value)
        scores = additive_scores(query, projected_key, *_autocast(self.w_query, None, self.v))
        return attend(scores, value, mask=mask)

    def _scores(self, query: Tensor, key: Tensor) -> Tensor:
        _checks.check_vectors(self.w_query.shape[0], like=self.w_query, query=query)
        _checks.check_vectors(self.w_key.shape[0], like=self.w_key, key=key)
        return additive_scores(query, key, *_autocast(self.w_query, self.w_key, self.v))


class ConcatAttention(NetworkScoreLayer):  # numpydoc ignore=PR02
    """Attention whose scores come from a small network that sees query and key side by side.

    Parameters
    ----------
    d_query, d_key, d_hidden, device, dtype : int, device and dtype
        As for :class:`AdditiveAttention`.

    Attributes
    ----------
    w, v : torch.nn.Parameter
        (d_query + d_key, d_hidden), the query's rows first, and (d_hidden,).

    Notes
    -----
    Taught in chapter 02, alignment: the scores are :func:`attnlib.alignment.concat_scores`, of
    Luong et al. (2015), section 3.1.

    Examples
    --------
    >>> import torch
    >>> ConcatAttention(3, 5, 7)(torch.randn(2, 1, 3), torch.randn(2, 4, 5)).output.shape
    torch.Size([2, 1, 5])
    """

    def _learn(self, d_query: int, d_key: int, d_hidden: int, **made: Any) -> None:
        self.w, self.v = learnt((d_query + d_key, d_hidden), (d_hidden,), **made)

    def _scores(self, query: Tensor, key: Tensor) -> Tensor:
        return concat_scores(query, key, *_autocast(self.w, self.v))


class MultiplicativeAttention(ScoreLayer):
    """Attention whose scores are products of query and key, through a learnt matrix or not.

    Parameters
    ----------
    d_query, d_key : int, optional
        Widths of queries and keys: Luong's "general", with a learnt matrix between them.
        Without both, "dot", which learns nothing.
    device, dtype : torch.device or str, torch.dtype, optional
        Of the parameters.

    Attributes
    ----------
    w : torch.nn.Parameter or None
        (d_query, d_key).

    Notes
    -----
    Taught in chapter 02, alignment: the scores are
    :func:`attnlib.alignment.multiplicative_scores`, of Luong et al. (2015), section 3.1.

    Examples
    --------
    >>> import torch
    >>> MultiplicativeAttention(3, 5)(torch.randn(2, 1, 3), torch.randn(2, 4, 5)).weights.shape
    torch.Size([2, 1, 4])
    """

    w: nn.Parameter | None

    def __init__(
        self,
        d_query: int | None = None,
        d_key: int | None = None,
        *,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        if d_query is not None and d_key is not None:
            _checks.check_count(1, d_query=d_query, d_key=d_key)
            (self.w,) = learnt((d_query, d_key), device=device, dtype=dtype)
        elif d_query is None and d_key is None:
            self.register_parameter("w", None)
        else:
            raise ValueError(
                "d_query and d_key must be given both (general) or neither (dot); "
                f"got d_query {d_query} and d_key {d_key}."
            )

    def _scores(self, query: Tensor, key: Tensor) -> Tensor:
        return multiplicative_scores(query, key, *_autocast(self.w))


class SelfAttention(Typed):
    """One head of self-attention: each vector asks, is found and answers by a projection.

    Parameters
    ----------
    d_model : int
        Width of the input.
    d_k, d_v : int, optional
        Widths of queries and keys, and of values, so of the output. Default: `d_model`.
    scale : float, optional
        Factor of the scores. Default: 1/√d_k.
    device, dtype : torch.device or str, torch.dtype, optional
        Of the parameters, as for torch's layers.

    Attributes
    ----------
    w_q, w_k, w_v : torch.nn.Parameter
        (d_model, d_k), (d_model, d_k) and (d_model, d_v): Q = X W_Q, rows are tokens.

    Notes
    -----
    Taught in chapters 04, projection, unscaled as :func:`attnlib.projection.self_attention` is, and
    05, scaling: Vaswani et al. (2017), Attention is all you need, equation 1.

    Examples
    --------
    >>> import torch
    >>> SelfAttention(8, d_k=3, d_v=2)(torch.randn(5, 8)).output.shape
    torch.Size([5, 2])
    """

    def __init__(
        self,
        d_model: int,
        d_k: int | None = None,
        d_v: int | None = None,
        *,
        scale: float | None = None,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        d_k, d_v = (d_model if d is None else d for d in (d_k, d_v))
        _checks.check_count(1, d_model=d_model, d_k=d_k, d_v=d_v)
        if scale is not None:
            _checks.check_number("scale", scale)
        shapes = (d_model, d_k), (d_model, d_k), (d_model, d_v)
        self.w_q, self.w_k, self.w_v = learnt(*shapes, device=device, dtype=dtype)
        self.scale = scale

    @hint_keywords
    def forward(
        self,
        x: Tensor,
        *,
        mask: Tensor | None = None,
        bias: Tensor | None = None,
        is_causal: bool = False,
        position: Position | None = None,
        cache: KeyValueCache | None = None,
    ) -> Attention[Tensor]:  # numpydoc ignore=PR01,RT01
        """Let tokens (..., n, d_model) attend to each other.

        The options are those of :meth:`MultiHeadAttention.forward`; mask and bias broadcast to the
        weights, (..., n, n), or (..., n, n_keys) with a cache. Return the output (..., n, d_v) and
        the weights.
        """
        _checks.check_vectors(self.w_q.shape[0], like=self.w_q, x=x)
        call = Call(x, x, x, mask, bias, is_causal, self.scale)
        call = combine(call, (*x.shape[:-1], x.shape[-2]), position, cache)
        query, key, value = (x @ w for w in (self.w_q, self.w_k, self.w_v))
        call = call.replace(query=query, key=key, value=value)
        heads = position is not None or cache is not None  # both want an axis for the heads
        if heads:
            call = resolve(call.map(_one_head), position, cache)
        found = _core.attention(_core.with_causal_mask(call, xp), xp)
        return Attention(*(part[..., 0, :, :] if heads else part for part in found))


def _autocast(*arrays: Any) -> tuple[Any, ...]:
    """Return tensors in autocast's dtype where it is on; like torch it leaves float64 alone."""

    def cast(x: Any) -> Any:
        narrows = isinstance(x, Tensor) and x.is_floating_point() and x.dtype != torch.float64
        return (
            x.to(torch.get_autocast_dtype(x.device.type)) if narrows and eager.is_autocast(x) else x
        )

    return tuple(cast(x) for x in arrays)


def _visible_only(mask: Tensor | None, query: Tensor, key: Tensor) -> Tensor:
    """Zero keys that no query may see, before a NaN in them reaches a parameter's gradient."""
    matrices = all(isinstance(x, Tensor) and x.ndim > 1 for x in (query, key))
    if mask is None or not matrices or not torch.is_grad_enabled():  # others the scores refuse
        return key
    _checks.check_kind("mask", mask, Tensor)
    _checks.check_mask(
        mask, (*_checks.check_together(query=query, key=key), query.shape[-2], key.shape[-2])
    )
    return _core.zero_unattended(mask, xp, key)[0]


def _one_head(x: Any) -> Any:
    """Give an array an axis for a single head."""
    return x.unsqueeze(-3) if isinstance(x, Tensor) and x.ndim >= 2 else x
