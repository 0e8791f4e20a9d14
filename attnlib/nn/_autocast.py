"""Autocast for what torch does not serve: attnlib's functions, and the root mean square norm."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from attnlib._torch.eager import is_autocast


def autocast(*arrays: Any) -> tuple[Any, ...]:
    """Return the tensors in autocast's dtype where it is on, as for torch's own attention.

    What autocast has made of keys and what it has left of parameters then meet in one dtype.
    Like torch it leaves float64 alone, and here whatever is no tensor.
    """
    tensors = [x for x in arrays if isinstance(x, Tensor)]
    if not tensors or not is_autocast(tensors[0]):
        return arrays
    dtype = torch.get_autocast_dtype(tensors[0].device.type)
    return tuple(x.to(dtype) if _is_eligible(x) else x for x in arrays)


def _is_eligible(x: Any) -> bool:
    return isinstance(x, Tensor) and x.is_floating_point() and x.dtype != torch.float64


class RMSNorm(nn.RMSNorm):
    """torch's, which under autocast computes in its parameters' dtype and answers in its input's."""

    def forward(self, x: Tensor) -> Tensor:
        """Normalise the last axis."""
        return super().forward(x.to(self.weight.dtype)).to(x.dtype)
