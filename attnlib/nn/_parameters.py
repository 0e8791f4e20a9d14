"""What every layer is: typed by its forward, and able to draw its parameters anew."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import torch
from torch import Tensor, nn

__all__ = ["Composite", "Learnt", "RMSNorm", "Typed", "check_held", "redraw"]

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


class Composite(Typed):
    """A layer made of others."""

    def reset_parameters(self) -> None:
        """Draw the parameters of all parts anew, each part in its own way."""
        check_held(self)
        for child in self.children():
            redraw(child)


def redraw(module: nn.Module) -> None:
    """Draw the parameters of a module anew in its own way, or in those of its parts."""
    reset = getattr(module, "reset_parameters", None)  # a list of layers has none
    if reset is not None:
        reset()
        return
    for child in module.children():
        redraw(child)


def check_held(layer: nn.Module) -> None:
    """Refuse weights that a hook or a parametrization computes: what is drawn there would be lost."""
    for path, module in layer.named_modules():
        by_hook = (name for name, x in vars(module).items() if isinstance(x, Tensor))
        for name in (*getattr(module, "parametrizations", ()), *by_hook):
            raise ValueError(
                "reset_parameters needs weights that are parameters; got a layer whose "
                f"{'.'.join(filter(None, [path, name]))} a hook or a parametrization computes."
            )


class Learnt(Typed):
    """A layer with matrices and vectors of its own."""

    @torch.no_grad()
    def reset_parameters(self) -> None:
        """Draw the parameters anew: matrices Glorot uniform, vectors within 1/√n of zero."""
        check_held(self)
        for x in self.parameters(recurse=False):
            if x.ndim == 2:
                nn.init.xavier_uniform_(x)
            else:
                x.uniform_(-1, 1).div_(math.sqrt(len(x)))


class RMSNorm(nn.RMSNorm):
    """torch's, which under autocast computes in its parameters' dtype and answers in its input's."""

    def forward(self, x: Tensor) -> Tensor:
        """Normalise the last axis."""
        return super().forward(x.to(self.weight.dtype)).to(x.dtype)
