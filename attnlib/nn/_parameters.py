"""Drawing parameters anew, such as those that were made without memory, on the meta device."""

from __future__ import annotations

import math

import torch
from torch import nn

from attnlib.nn._typed import Typed

__all__ = ["Composite", "Learnt", "redraw"]


class Composite(Typed):
    """A layer made of others."""

    def reset_parameters(self) -> None:
        """Draw the parameters of all parts anew, each part in its own way."""
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


class Learnt(Typed):
    """A layer with matrices and vectors of its own."""

    @torch.no_grad()
    def reset_parameters(self) -> None:
        """Draw the parameters anew: matrices Glorot uniform, vectors within 1/√n of zero."""
        for x in self.parameters(recurse=False):
            if x.ndim == 2:
                nn.init.xavier_uniform_(x)
            else:
                x.uniform_(-1, 1).div_(math.sqrt(len(x)))
