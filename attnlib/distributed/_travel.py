"""How tensors get from one process to the next, and what is said when one has ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch.distributed as dist
from torch import Tensor


class Ring:
    """The processes of a group: each sends to the next rank and receives from the one before."""

    def __init__(self, group: dist.ProcessGroup | None) -> None:
        if not dist.is_available() or not dist.is_initialized():
            raise RuntimeError(
                "attnlib.distributed needs torch.distributed.init_process_group first; "
                "torchrun sets what it reads from the environment."
            )
        if dist.get_rank(group) < 0:
            raise ValueError("group must contain the calling process; it does not.")
        self.group = group
        self.rank, self.size = dist.get_rank(group), dist.get_world_size(group)

    def tell_all(self, told: Any) -> list[Any]:
        """Return what each rank tells."""
        heard = [None] * self.size
        with self._naming_the_lost():
            dist.all_gather_object(heard, told, group=self.group)
        return heard

    def broadcast(self, x: Tensor, owner: int, shape: Sequence[int]) -> Tensor:
        """Return the owner's tensor on every rank."""
        x = x.contiguous() if owner == self.rank else x.new_empty(shape)
        with self._naming_the_lost():
            if x.numel():
                dist.broadcast(x, self._peer(owner), group=self.group)
        return x

    def pass_on(self, here: Sequence[Tensor], length: int, *, tag: int) -> Passing:
        """Begin to send tensors to the next rank; the coming ones have `length` rows."""
        if self.size == 1:
            return Passing(self, [], here, here)
        coming = [x.new_empty((*x.shape[:-2], length, x.shape[-1])) for x in here]
        after, before = self._peer(self.rank + 1), self._peer(self.rank - 1)
        steps = []
        for i, (sent, received) in enumerate(zip(here, coming, strict=True)):
            ways = ((dist.isend, sent, after), (dist.irecv, received, before))
            steps += [
                dist.P2POp(how, x, peer, self.group, tag + i) for how, x, peer in ways if x.numel()
            ]
        with self._naming_the_lost():
            works = dist.batch_isend_irecv(steps) if steps else []
        return Passing(self, works, here, coming)

    def wait(self, works: list[Any]) -> None:
        """Wait until nothing is on its way, at most as long as the group's timeout."""
        with self._naming_the_lost():
            for work in works:
                work.wait()

    def _peer(self, rank: int) -> int:
        """Return how the world calls a rank of the group."""
        rank %= self.size
        return rank if self.group is None else dist.get_global_rank(self.group, rank)

    @contextmanager
    def _naming_the_lost(self) -> Iterator[None]:
        try:
            yield
        except RuntimeError as error:
            before, after = (self.rank - 1) % self.size, (self.rank + 1) % self.size
            raise ConnectionError(
                f"rank {self.rank} of {self.size} lost its neighbours in the ring: rank {before} or "
                f"rank {after} has ended, or did not answer within the group's timeout. No result is "
                "left on any rank; the first error of another rank tells why. "
                f"torch says: {str(error).strip().splitlines()[0]}"
            ) from error


class Passing:
    """Tensors on their way, while others are computed with."""

    def __init__(
        self, ring: Ring, works: list[Any], sent: Sequence[Tensor], coming: Sequence[Tensor]
    ) -> None:
        self.ring, self.works = ring, works
        self.sent, self.coming = sent, coming  # what is sent must stay until it has left

    def arrived(self) -> Sequence[Tensor]:
        """Wait, and return the tensors of the rank before."""
        self.ring.wait(self.works)
        self.sent = ()
        return self.coming
