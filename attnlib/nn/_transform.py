"""Whether a transformation of torch.func is at work, for what torch cannot do under one."""

from __future__ import annotations

import torch
from torch import Tensor

_functorch = torch._C._functorch


def in_transform() -> bool:
    """Tell whether a call runs under grad, vmap, jvp or another of torch.func."""
    return not torch.compiler.is_compiling() and _functorch.peek_interpreter_stack() is not None


def is_batched(*tensors: Tensor) -> bool:
    """Tell whether vmap has taken an axis from one of the tensors, at any level."""
    return not torch.compiler.is_compiling() and any(map(_is_batched, tensors))


def _is_batched(x: Tensor) -> bool:
    while _functorch.is_functorch_wrapped_tensor(x):
        if _functorch.is_batchedtensor(x):
            return True
        x = _functorch.get_unwrapped(x)
    return False
