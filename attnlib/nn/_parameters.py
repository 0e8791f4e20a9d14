"""Drawing parameters anew, such as those that were made without memory, on the meta device."""

from __future__ import annotations

import math

import torch
from torch import nn

__all__ = ["Composite", "Learnt"]


class Composite(nn.Module):
    """A layer made of others."""

    def reset_parameters(self) -> None:
        """Draw the parameters of all parts anew, each part in its own way."""
        _reset_children(self)


def _reset_children(module: nn.Module) -> None:
    for child in module.children():
        reset = getattr(child, "reset_parameters", None)  # a list of layers has none
        _reset_children(child) if reset is None else reset()


class Learnt(nn.Module):
    """A layer with matrices and vectors of its own."""

    @torch.no_grad()
    def reset_parameters(self) -> None:
        """Draw the parameters anew: matrices Glorot uniform, vectors within 1/√n of zero."""
        for x in self.parameters(recurse=False):
            if x.ndim == 2:
                nn.init.xavier_uniform_(x)
            else:
                x.uniform_(-1, 1).div_(math.sqrt(len(x)))
