"""What every layer is, typed by its forward, and the parameters that torch has no layer for."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor, nn

__all__ = ["RMSNorm", "Typed", "learnt"]

if TYPE_CHECKING:
    from typing import ParamSpec, Protocol, TypeVar

    P = ParamSpec("P")
    R = TypeVar("R", covariant=True)

    class Forwards(Protocol[P, R]):
        """A layer by its ``forward``."""

        def forward(self, *args: P.args, **kwargs: P.kwargs) -> R: ...


class Typed(nn.Module):
    """A layer whose call takes and returns what its ``forward`` does."""

    if TYPE_CHECKING:  # else a call would be of any type, as nn.Module says

        def __call__(self: Forwards[P, R], *args: P.args, **kwargs: P.kwargs) -> R: ...


@torch.no_grad()
def learnt(*shapes: tuple[int, ...], **made: Any) -> list[nn.Parameter]:
    """Return new parameters: matrices Glorot uniform, vectors within 1/√n of zero."""
    parameters = [nn.Parameter(torch.empty(shape, **made)) for shape in shapes]
    for x in parameters:
        if x.ndim == 2:
            nn.init.xavier_uniform_(x)
        else:
            x.uniform_(-1, 1).div_(math.sqrt(len(x)))
    return parameters


class RMSNorm(nn.RMSNorm):
    """torch's, which under autocast computes in its parameters' dtype and answers in its input's."""

    def forward(self, x: Tensor) -> Tensor:
        """Normalise the last axis."""
        return super().forward(x.to(self.weight.dtype)).to(x.dtype)
