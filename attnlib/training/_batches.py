"""Batches by number, so that a resumed run needs to know only how far it came."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

__all__ = ["Batches"]

_POOL = 32  # batches that are sorted together: of similar lengths, yet never the same twice


class Batches:
    """The batches of a data set, shuffled anew in each epoch; ``batches(step)`` is one of them.

    Parameters
    ----------
    arrays : sequence of arrays, each (n, ...)
        One or more, with the same number of rows: inputs and targets.
    batch_size : int
        Rows of a batch. What is left over at the end of an epoch waits for the next one.
    seed : int
        The same seed gives the same batches; they depend on nothing else.
    pad_id : int, optional
        If given, rows of similar length are put together, and columns that hold nothing but
        this in a batch are dropped. The arrays must have two axes then.

    Raises
    ------
    ValueError
        If the arrays do not fit each other, or are fewer rows than a batch.

    Examples
    --------
    >>> batches = Batches([[10, 11, 12, 13]], batch_size=2, seed=0)
    >>> sorted([*batches(0)[0].tolist(), *batches(1)[0].tolist()])
    [10, 11, 12, 13]
    """

    def __init__(
        self, arrays: Sequence[object], *, batch_size: int, seed: int, pad_id: int | None = None
    ) -> None:
        self.arrays = tuple(np.asarray(array) for array in arrays)
        self.batch_size, self.seed, self.pad_id = batch_size, seed, pad_id
        rows = {len(array) for array in self.arrays}
        if len(rows) != 1:
            raise ValueError(f"arrays must have the same number of rows; got {sorted(rows)}.")
        if not 1 <= batch_size <= min(rows):
            raise ValueError(f"batch_size must be from 1 to {min(rows)} rows; got {batch_size}.")
        if pad_id is not None and any(array.ndim != 2 for array in self.arrays):
            shapes = [array.shape for array in self.arrays]
            raise ValueError(f"arrays must have two axes where pad_id is given; got {shapes}.")
        self._epoch, self._order = -1, np.zeros((0, batch_size), np.int64)

    @property
    def per_epoch(self) -> int:
        """Number of batches that go once through the data."""
        return len(self.arrays[0]) // self.batch_size

    def __call__(self, step: int) -> tuple[Tensor, ...]:
        """Return the batch of this step, counted from 0.

        Parameters
        ----------
        step : int
            Any number; no batch before it need have been asked for.

        Returns
        -------
        tuple of Tensor
            The same rows of each array.
        """
        epoch, at = divmod(step, self.per_epoch)
        if epoch != self._epoch:
            self._epoch, self._order = epoch, self._shuffled(epoch)
        rows = [array[self._order[at]] for array in self.arrays]
        if self.pad_id is not None:
            rows = [part[:, (part != self.pad_id).any(0)] for part in rows]
        return tuple(torch.from_numpy(np.ascontiguousarray(part)) for part in rows)

    def _shuffled(self, epoch: int) -> NDArray[np.int64]:
        """Return the rows of each batch of an epoch (per_epoch, batch_size)."""
        rng = np.random.default_rng([self.seed, epoch])
        order = rng.permutation(len(self.arrays[0]))[: self.per_epoch * self.batch_size]
        if self.pad_id is None:
            return order.reshape(-1, self.batch_size)
        lengths = (self.arrays[0] != self.pad_id).sum(1)
        pools = np.split(order, range(_POOL * self.batch_size, len(order), _POOL * self.batch_size))
        order = np.concatenate([pool[np.argsort(lengths[pool], kind="stable")] for pool in pools])
        return rng.permutation(order.reshape(-1, self.batch_size))
