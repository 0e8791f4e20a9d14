"""What is known of a tensor without waiting for its device.

Values decide only between ways to the same answer, and only where reading them is free: on
the CPU, outside of programs that are recorded and of torch's transformations.
"""

from __future__ import annotations

import math
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch
import torch.autograd.forward_ad as fwAD
from torch import Tensor
from torch.func import debug_unwrap
from torch.utils.module_tracker import ModuleTracker

PLAIN = (Tensor, torch.nn.Parameter)
"""The types whose values are what they seem: a subclass may stand for something else."""
TRACKER = ModuleTracker()
"""Asked for nothing but whether a backward pass is running."""
is_tracing: Any = torch.jit.is_tracing  # type: ignore[attr-defined]


def check_dense(arrays: dict[str, Tensor]) -> None:
    """Refuse tensors that are sparse or nested, or on several devices but for numbers on the CPU."""
    home = None
    for name, x in arrays.items():
        if x.layout is not torch.strided or x.is_nested:
            kind = "a nested tensor" if x.is_nested else f"layout {x.layout}"
            raise TypeError(f"{name} must be a dense tensor; got {kind}. x.to_dense() makes one.")
        if x.ndim or not x.is_cpu:
            home = home or x.device
            if x.device != home:
                came = ", ".join(f"{n} on {y.device}" for n, y in arrays.items())
                raise ValueError(f"arrays must be on one device; got {came}.")


def is_on_cpu(x: Tensor) -> bool:
    """Tell whether the CPU's kernels compute with a tensor."""
    return x.is_cpu


def is_eager_cpu(x: Tensor) -> bool:
    """Tell whether a tensor's values may be read: a plain one on the CPU, not traced or transformed."""
    return x.is_cpu and type(x) in PLAIN and not is_traced() and not is_transformed()


def is_traced() -> bool:
    """Tell whether a program is recorded that will run at other sizes, so that none may decide."""
    return torch.compiler.is_compiling() or is_tracing()


def is_symbolic(x: Any) -> bool:
    """Tell whether this is a size that only a traced program will know; torch.jit.trace has tensors."""
    if isinstance(x, torch.SymInt):
        return True
    is_size = isinstance(x, Tensor) and is_tracing() and x.ndim == 0
    return is_size and x.dtype == torch.int64


def is_known(claim: Any) -> bool:
    """Tell whether a claim about sizes holds, in a traced program whatever its sizes will be."""
    if torch.compiler.is_compiling():
        from torch.fx.experimental.symbolic_shapes import statically_known_true  # slow to load

        return bool(statically_known_true(claim))
    return not isinstance(claim, Tensor) and bool(claim)


def is_transformed() -> bool:
    """Tell whether a transformation of torch.func or a level of dual numbers is open."""
    if torch.compiler.is_compiling():  # which traces through them by itself
        return False
    # torch has no public way to ask; a tensor alone does not tell: what a function closes over is not wrapped.
    return fwAD._current_level >= 0 or torch._C._functorch.peek_interpreter_stack() is not None


def is_batched(*arrays: Tensor) -> bool:
    """Tell whether vmap has taken an axis from one of the tensors, at any level."""
    if torch.compiler.is_compiling():
        return False
    return any(debug_unwrap(x).ndim > x.ndim for x in arrays)


def is_backward() -> bool:
    """Tell whether a backward pass is running, in which a checkpointed layer runs once more."""
    return not torch.compiler.is_compiling() and TRACKER.is_bw


def is_recorded(*arrays: Any) -> bool:
    """Tell whether torch records what is done to any of the arrays."""
    return torch.is_grad_enabled() and any(
        isinstance(x, Tensor) and x.requires_grad for x in arrays
    )


def may_be_differentiated(*arrays: Any) -> bool:
    """Tell whether somebody may ask for gradients or tangents."""
    return torch.compiler.is_compiling() or is_transformed() or is_recorded(*arrays)


def all_without_sync(mask: Tensor) -> bool:
    """Tell whether a mask is known to be True everywhere."""
    return is_eager_cpu(mask) and bool(torch.all(mask))


def is_above(x: Tensor, bound: float) -> bool:
    """Tell whether all numbers are known to lie above `bound`; comparing each takes ten times as long."""
    at_hand = 0 not in x.shape and is_eager_cpu(x)
    return at_hand and x.detach().min().item() > bound  # not so beside a NaN


def has_nan(x: Tensor) -> bool:
    """Tell whether a NaN, or both infinities, are known to be among the numbers."""
    return is_eager_cpu(x) and math.isnan(x.detach().sum().item())


def any_true(mask: Tensor, axis: int) -> Tensor:
    """Return where a mask is True anywhere along an axis."""
    if mask.ndim and mask.shape[axis] == 1:
        return mask.squeeze(axis)
    if 0 not in mask.shape and is_eager_cpu(mask):  # as bytes: 20 times as fast on the CPU
        return mask.view(torch.uint8).amax(axis).view(torch.bool)
    return torch.any(mask, axis)


def matmul(a: Tensor, b: Tensor) -> Tensor:
    """Return ``a @ b`` in their own precision."""
    with without_autocast(a):
        return a @ b


def without_autocast(x: Tensor) -> AbstractContextManager[Any]:
    """Return a context in which what is computed with a tensor keeps its precision."""
    return torch.autocast(x.device.type, enabled=False) if is_autocast(x) else nullcontext()


def is_autocast(x: Tensor) -> bool:
    """Tell whether autocast is on where a tensor is; on meta there is none."""
    device = "cpu" if x.is_cpu else x.device.type  # whose name takes a microsecond
    return device != "meta" and torch.is_autocast_enabled(device)
