"""What a rank's call takes: seconds, and the most bytes of tensors alive at once."""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
import torch.distributed as dist
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from attnlib.distributed._parts import join_parts, take_part
from attnlib.distributed._ring import ring_attention
from attnlib.efficient import memory_efficient_attention


class PeakBytes(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Counts the bytes of the tensors that are alive, those given at the start among them.

    Exact on any machine, where a process's resident memory depends on its allocator. What a
    kernel allocates and frees within itself is not seen.
    """

    def __init__(self, *held: Tensor) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.now = self.peak = 0
        self._alive: set[int] = set()
        for x in held:
            self._add(x)

    def __torch_dispatch__(
        self, function: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        """Run an operator and count what it made."""
        made = function(*args, **(kwargs or {}))
        for x in tree_leaves(made):
            if isinstance(x, Tensor):
                self._add(x)
        return made

    def _add(self, x: Tensor) -> None:
        storage = x.untyped_storage()
        name = storage._cdata
        if name in self._alive:
            return
        self._alive.add(name)
        self.now += storage.nbytes()
        self.peak = max(self.peak, self.now)
        weakref.finalize(storage, self._drop, name, storage.nbytes())

    def _drop(self, name: int, size: int) -> None:
        self._alive.discard(name)
        self.now -= size


class Row(NamedTuple):
    """What some ranks together took for one length."""

    ranks: int
    length: int
    seconds: float
    peak_bytes: int
    error: float


def inputs(heads: int, length: int, width: int) -> list[Tensor]:
    """Return query, key, value and the output's gradient, the same in every process."""
    made = torch.Generator().manual_seed(0)
    return [torch.randn(1, heads, length, width, generator=made) for _ in range(4)]


def step(parts: Sequence[Tensor], call: Callable[..., Tensor]) -> list[Tensor]:
    """Return the output of a call and its gradients."""
    *leaves, grad = parts
    leaves = [x.detach().requires_grad_() for x in leaves]
    output = call(*leaves)
    return [output.detach(), *torch.autograd.grad(output, leaves, grad)]


def measured(whole: list[Tensor], layout: str, repeats: int, group: Any, **options: Any) -> Row:
    """Measure a group's forward and backward pass, and compare with one process's.

    Seconds and bytes are those of the slowest and of the largest rank, seconds the least of
    the repeats.
    """
    parts = [take_part(x, layout=layout, group=group) for x in whole]

    def call(*arrays: Tensor) -> Tensor:
        return ring_attention(*arrays, layout=layout, group=group, **options)

    seconds = min(_seconds(parts, call, group) for _ in range(repeats))
    with PeakBytes(*parts) as count:
        found = step(parts, call)
    took = torch.tensor([seconds, count.peak], dtype=torch.float64, device=whole[0].device)
    dist.all_reduce(took, dist.ReduceOp.MAX, group=group)
    joined = [join_parts(x, layout=layout, group=group) for x in found]
    alone = step(whole, lambda *x: memory_efficient_attention(*x, **options))
    error = max(float((a - b).abs().max()) for a, b in zip(joined, alone, strict=True))
    return Row(dist.get_world_size(group), whole[0].shape[-2], took[0].item(), int(took[1]), error)


def _seconds(parts: list[Tensor], call: Callable[..., Tensor], group: Any) -> float:
    dist.barrier(group)
    start = time.perf_counter()
    output, *_ = step(parts, call)
    if output.is_cuda:
        torch.cuda.synchronize(output.device)
    return time.perf_counter() - start
