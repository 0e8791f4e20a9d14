"""The steps of attention on torch: few launches, and no NaN on the way."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from attnlib._torch import eager


def scaled_product(q: Tensor, k: Tensor, scale: float | Tensor) -> Tensor:
    """Return ``scale * q @ k.mT``, in one launch where there is one batch of equal shape."""
    alike = q.ndim > 2 and q.shape[:-2] == k.shape[:-2] and 0 not in (*q.shape, *k.shape)
    # On the CPU a launch costs little. Forwards, baddbmm crashes torch's dispatch modes.
    if eager.is_on_cpu(q) or not alike or not isinstance(scale, float) or eager.is_transformed():
        return eager.matmul(q * scale, k.mT)
    with eager.without_autocast(q):
        flat = q.flatten(0, -3), k.flatten(0, -3).mT
        scores = torch.baddbmm(q.new_empty(()), *flat, beta=0, alpha=scale)
    return scores.reshape(*q.shape[:-1], k.shape[-2])


def softmax(scores: Tensor, mask: Tensor | None, *, finite: bool, overwrite: bool) -> Tensor:
    """Return the softmax over the last axis; no NaN arises, so none reaches a gradient."""
    # The lowest finite number instead of -inf: an empty row is uniform here, not 0 / 0.
    lowest = torch.finfo(scores.dtype).min
    if not finite and not eager.is_above(scores, lowest / 2):
        seen = scores != -math.inf
        mask, scores = seen if mask is None else mask & seen, scores.clamp(min=lowest / 2)
    # Fresh memory is half the time of a softmax: overwrite where nothing is recorded.
    at_hand = eager.is_eager_cpu(scores) and (mask is None or eager.is_eager_cpu(mask))
    out = scores if overwrite and at_hand and not scores.requires_grad else None
    if mask is None:
        return torch.softmax(scores, -1, out=out)
    scores = torch.where(mask, scores, lowest) if out is None else _lowered(out, mask, lowest)
    weights = torch.softmax(scores, -1, out=out)
    if at_hand and eager.all_without_sync(eager.any_true(mask, -1)):  # no row is empty
        return weights
    # A product needs no zero on the device, which takes a launch; on the CPU it is slower.
    return torch.where(mask, weights, 0.0) if eager.is_on_cpu(weights) else weights * mask


def _lowered(scores: Tensor, mask: Tensor, lowest: float) -> Tensor:
    """Overwrite scores with ``lowest`` where masked.

    A minimum is six times as fast as masked_fill_, which torch does not vectorise, but
    it would keep a NaN. A finite sum tells that there is none.
    """
    if not bool(torch.isfinite(torch.sum(scores))):
        return scores.masked_fill_(~mask, lowest)
    bound = torch.where(mask, scores.new_tensor(math.inf), scores.new_tensor(lowest))
    return torch.minimum(scores, bound, out=scores)
