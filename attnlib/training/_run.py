"""A run: what a checkpoint holds of it, and the steps that change it."""

from __future__ import annotations

import copy
import math
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from attnlib.training import _checkpoint

__all__ = ["History", "Run"]

_READ_EVERY = 20  # steps after which losses are read: each time waits for the device


class History(NamedTuple):
    """What a run has seen."""

    loss: NDArray[np.float64]
    """(n_steps,): the loss of each step, before its update."""
    evaluation: NDArray[np.float64]
    """(n_evaluations,): what `evaluate` returned."""
    evaluation_step: NDArray[np.int64]
    """(n_evaluations,): after how many steps."""
    best_step: int | None
    """After how many steps the evaluation was lowest; None without evaluation."""
    stopped_early: bool
    """Whether `patience` ended the run."""
    seconds: float
    """Time spent on steps and evaluations, that of the runs before a resume included."""


class Run:
    """A run's state: what a checkpoint holds, and the steps that change it."""

    schedule: Callable[[int], float] | None = None
    clip_norm: float | None = None

    def __init__(
        self,
        model: nn.Module,
        optimizer: torch.optim.Optimizer,
        seed: int,
        evaluate: Callable[[nn.Module], float] | None,
        patience: int | None,
    ) -> None:
        self.model, self.optimizer, self.seed = model, optimizer, seed
        self.evaluate, self.patience = evaluate, patience
        self.path: str | os.PathLike[str] | None = None
        self.device = next(model.parameters()).device
        self.held = [p for group in optimizer.param_groups for p in group["params"]]
        self.rates = [float(group["lr"]) for group in optimizer.param_groups]
        for group in optimizer.param_groups:  # written into at each step, so not the caller's own
            if isinstance(group["lr"], Tensor):
                group["lr"] = group["lr"].clone()
        self.step, self.seconds = 0, 0.0
        self.loss: list[float] = []
        self.evaluation: list[tuple[int, float]] = []
        self.best: dict[str, Tensor] = {}
        self.pending: list[Tensor] = []

    def open(self, path: str | os.PathLike[str] | None, resume: bool, steps: int) -> None:
        """Take the checkpoint's place, if there is one and it is wanted."""
        self.path = path
        if path is None or not Path(path).exists():
            return
        if not resume:
            raise FileExistsError(
                f"{path} exists. Pass resume=True to go on from it, or delete it."
            )
        found = _checkpoint.read(path)
        for name, ours in {"seed": self.seed, "learning rates": self.rates}.items():
            if found.record[name] != ours:
                raise ValueError(f"{path} has other {name}: {found.record[name]}, here {ours}.")
        if found.record["step"] > steps:
            raise ValueError(
                f"steps must be at least the {found.record['step']} of {path}; got {steps}."
            )
        _checkpoint.restore(path, found, self.model, self.optimizer)
        self.step, self.loss = found.record["step"], found.record["loss"]
        self.evaluation = [(int(step), value) for step, value in found.record["evaluation"]]
        self.seconds, self.best = found.record["seconds"], found.tensors["best"]

    def go(
        self,
        batches: Callable[[int], Sequence[Tensor]],
        loss: Callable[..., Tensor],
        steps: int,
        evaluate_every: int,
        checkpoint_every: int,
        bar: Any,
    ) -> None:
        """Take all steps that are left."""
        begin, before, saved = time.perf_counter(), self.seconds, self.step
        while self.step < steps and not self.stopped_early():
            self.model.train()
            self.pending.append(self.update(loss, batches(self.step)))
            self.step += 1
            evaluates = self.evaluate is not None and self.step % evaluate_every == 0
            saves = self.step % checkpoint_every == 0 or self.step == steps
            if evaluates or saves or self.step % _READ_EVERY == 0:
                self.read(bar)
                self.seconds = before + time.perf_counter() - begin
            if evaluates:
                self.judge()
            if saves:
                self.save()
                saved = self.step
        if saved < self.step:
            self.save()

    def update(self, loss: Callable[..., Tensor], batch: Sequence[Tensor]) -> Tensor:
        """Take one step; return its loss, still on the device."""
        for group, rate in zip(self.optimizer.param_groups, self.rates, strict=True):
            now = rate * (self.schedule(self.step) if self.schedule else 1.0)
            if isinstance(group["lr"], Tensor):
                group["lr"].fill_(now)
            else:
                group["lr"] = now
        self.model.zero_grad(set_to_none=True)  # of what the optimizer does not hold, too
        self.optimizer.zero_grad(set_to_none=True)
        value = loss(self.model, *(tensor.to(self.device) for tensor in batch))
        value.backward()  # type: ignore[no-untyped-call]
        if self.clip_norm is not None:
            nn.utils.clip_grad_norm_(self.held, self.clip_norm)
        self.optimizer.step()
        return value.detach()

    def read(self, bar: Any) -> None:
        """Move the losses since the last reading into the history, and show the last one."""
        values = torch.stack(self.pending).double().tolist()
        bad = [i for i, value in enumerate(values) if not math.isfinite(value)]
        if bad:
            raise FloatingPointError(
                f"loss must stay finite; it was {values[bad[0]]} at step "
                f"{len(self.loss) + bad[0]}. A smaller learning_rate may help."
            )
        self.loss += values
        self.pending.clear()
        bar.set_postfix(loss=f"{values[-1]:.3f}", refresh=False)
        bar.update(len(values))

    def judge(self) -> None:
        """Evaluate, without a trace in the random state, and remember the best weights."""
        evaluate: Any = self.evaluate
        self.model.eval()
        devices = [self.device] if self.device.type == "cuda" else []
        with torch.no_grad(), torch.random.fork_rng(devices):
            value = float(evaluate(self.model))
        self.evaluation.append((self.step, value))
        if self.best_step() == self.step:
            self.best = copy.deepcopy(self.model.state_dict())

    def best_step(self) -> int | None:
        """Return after how many steps the evaluation was lowest, the first time."""
        known = [(value, step) for step, value in self.evaluation if not math.isnan(value)]
        return min(known)[1] if known else None

    def stopped_early(self) -> bool:
        """Tell whether there was no new best for too long."""
        best = self.best_step()
        since = sum(1 for step, _ in self.evaluation if best is None or step > best)
        return self.patience is not None and since >= self.patience

    def save(self) -> None:
        """Write a checkpoint, if there is a place for it."""
        if self.path is None:
            return
        record = {
            "step": self.step,
            "seed": self.seed,
            "learning rates": self.rates,
            "loss": self.loss,
            "evaluation": self.evaluation,
            "seconds": self.seconds,
        }
        _checkpoint.write(self.path, self.model, self.optimizer, self.best, record)

    def close(self) -> History:
        """Leave the best weights in the model; return the history."""
        if self.best:
            self.model.load_state_dict(self.best)
        self.model.eval()
        steps = [step for step, _ in self.evaluation]
        values = [value for _, value in self.evaluation]
        return History(
            np.array(self.loss, dtype=np.float64),
            np.array(values, dtype=np.float64),
            np.array(steps, dtype=np.int64),
            self.best_step(),
            self.stopped_early(),
            self.seconds,
        )
