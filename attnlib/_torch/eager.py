"""What is known of a tensor without waiting for a device, and who differentiates it how.

Values decide only between ways to the same answer, and only where reading them is free:
on the CPU, outside of torch.compile and of torch's transformations. Elsewhere nothing is
computed to find out whether something may be skipped.
"""

from __future__ import annotations

import math
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad

_functorch: Any = torch._C._functorch
PLAIN = (Tensor, torch.nn.Parameter)


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


def is_eager_cpu(x: Tensor) -> bool:
    """Tell whether a tensor's values may be read: a plain one on the CPU, untransformed.

    A trace would keep for all inputs what is read from one.
    """
    return x.is_cpu and type(x) in PLAIN and not is_traced() and not is_transformed()


def is_traced() -> bool:
    """Tell whether a program is being recorded, by torch.compile, torch.export or torch.jit.trace.

    It will run at other sizes, so no step may follow from these.
    """
    return torch.compiler.is_compiling() or torch._C._is_tracing()


def is_symbolic(x: Any) -> bool:
    """Tell whether this is a size that only a traced program will know; torch.jit.trace has tensors."""
    if isinstance(x, torch.SymInt):
        return True
    is_size = isinstance(x, Tensor) and torch._C._is_tracing() and x.ndim == 0
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
    return forward_ad._current_level >= 0 or _functorch.get_interpreter_stack() is not None


def is_backward() -> bool:
    """Tell whether a backward pass is running, in which a checkpointed layer runs once more."""
    return not torch.compiler.is_compiling() and torch._C._current_graph_task_id() >= 0


def is_one_of_many(x: Tensor) -> bool:
    """Tell whether a gradient is a batch of gradients, as by ``is_grads_batched`` of torch.autograd.

    That is a vmap older than torch.func's, of which torch.func knows nothing.
    """
    legacy: bool = _functorch.is_legacy_batchedtensor(x)
    return legacy


def is_only_grad(*arrays: Tensor | None) -> bool:
    """Tell whether torch.func.grad or vjp is open, once, within and around nothing else."""
    return _levels() == [_functorch.TransformType.Grad] and not _is_recorded_outside(*arrays)


def is_differentiated(*arrays: Tensor | None) -> bool:
    """Tell whether gradients or tangents may be asked for, also within a transformation."""
    if torch.compiler.is_compiling():
        return True
    if not is_transformed():
        return is_recorded(*arrays)
    only_vmap = all(level == _functorch.TransformType.Vmap for level in _levels())
    return forward_ad._current_level >= 0 or not only_vmap or _is_recorded_outside(*arrays)


def is_batched(*arrays: Tensor) -> bool:
    """Tell whether vmap has taken an axis from one of the tensors, at any level."""
    return not torch.compiler.is_compiling() and any(map(_is_batched, arrays))


def _is_batched(x: Tensor) -> bool:
    while _functorch.is_functorch_wrapped_tensor(x):
        if _functorch.is_batchedtensor(x):
            return True
        x = _functorch.get_unwrapped(x)
    return False


def _levels() -> list[Any]:
    return [level.key() for level in _functorch.get_interpreter_stack() or ()]


def _is_recorded_outside(*arrays: Tensor | None) -> bool:
    """Tell whether a tensor is recorded under all wrappers of torch.func."""
    for x in arrays:
        while x is not None and _functorch.is_functorch_wrapped_tensor(x):
            x = _functorch.get_unwrapped(x)
        if x is not None and x.requires_grad:
            return True
    return False


def all_without_sync(mask: Tensor) -> bool:
    """Tell whether a mask is known to be True everywhere."""
    return is_eager_cpu(mask) and bool(torch.all(mask))


def is_above(x: Tensor, bound: float) -> bool:
    """Tell whether all numbers are known to be: a tenth of the time of comparing each."""
    at_hand = 0 not in x.shape and is_eager_cpu(x)
    return at_hand and x.detach().min().item() > bound  # not so beside a NaN


def has_nan(x: Tensor) -> bool:
    """Tell whether a NaN, or both infinities, are known to be among the numbers."""
    return is_eager_cpu(x) and math.isnan(x.detach().sum().item())


def any_true(mask: Tensor, axis: int) -> Tensor:
    """Return where a mask is True anywhere along an axis."""
    if 0 not in mask.shape and is_eager_cpu(mask):  # as bytes: 20 times as fast on the CPU
        return mask.view(torch.uint8).amax(axis).view(torch.bool)
    return torch.any(mask, axis)


def matmul(a: Tensor, b: Tensor) -> Tensor:
    """Return ``a @ b`` in their own precision."""
    with without_autocast(a):
        return a @ b


def is_recorded(*arrays: Tensor | None) -> bool:
    """Tell whether torch records what is done to any of the arrays."""
    return torch.is_grad_enabled() and any(x is not None and x.requires_grad for x in arrays)


def is_on_cpu(x: Tensor) -> bool:
    """Tell whether the CPU's kernels compute with a tensor."""
    return x.is_cpu


def without_autocast(x: Tensor) -> AbstractContextManager[Any]:
    """Return a context in which what is computed with a tensor keeps its precision."""
    if not is_autocast(x):
        return nullcontext()
    return torch.autocast(x.device.type, enabled=False)


def is_autocast(x: Tensor) -> bool:
    """Tell whether autocast is on where a tensor is."""
    if not torch._C._is_any_autocast_enabled():  # the rest is slow, and torch 2.8 cannot compile it
        return False
    device = x.device.type
    return torch.amp.is_autocast_available(device) and torch.is_autocast_enabled(device)
