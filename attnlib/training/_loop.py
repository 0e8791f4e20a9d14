"""The training loop: steps, evaluations, early stop, checkpoints, progress."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from inspect import Parameter, signature

import torch
from torch import Tensor, nn
from tqdm import tqdm

from attnlib._checks import check_count, check_positive
from attnlib.training._run import History, Run

__all__ = ["fit"]


def fit(
    model: nn.Module,
    batches: Callable[[int], Sequence[Tensor]],
    loss: Callable[..., Tensor],
    *,
    steps: int,
    seed: int,
    device: torch.device | str | None = None,
    learning_rate: float = 1e-3,
    optimizer: Callable[[Iterable[nn.Parameter]], torch.optim.Optimizer] | None = None,
    schedule: Callable[[int], float] | None = None,
    clip_norm: float | None = 1.0,
    evaluate: Callable[[nn.Module], float] | None = None,
    evaluate_every: int = 100,
    patience: int | None = None,
    checkpoint: str | os.PathLike[str] | None = None,
    checkpoint_every: int = 500,
    resume: bool = False,
    progress: bool | None = None,
) -> History:
    """Train a model, in place.

    Parameters
    ----------
    model : torch.nn.Module
        Afterwards it is on the device, in eval mode, and, if there is an evaluation, has the
        weights that did best in it.
    batches : callable
        Returns the tensors of a step, counted from 0, as :class:`Batches` does.
    loss : callable
        Gets the model and the tensors, returns one number to make small.
    steps : int
        Number of updates, those before a resume included.
    seed : int
        For dropout and what else draws random numbers in training. The caller's own random
        state is the same afterwards. The model's first weights are the caller's affair.
    device : device or str, optional
        Default: a CUDA device if there is one, or else the CPU.
    learning_rate : float, default 1e-3
        For Adam, which is used unless `optimizer` makes another one.
    optimizer : callable, optional
        Gets the parameters, returns an optimizer. Parameters that it does not hold are as good as
        frozen. A learning rate that is a tensor stays one.
    schedule : callable, optional
        Gets the step, returns what the learning rate is multiplied by.
    clip_norm : float or None, default 1.0
        Longest gradient, all parameters of the optimizer together; None does not clip.
    evaluate : callable, optional
        Gets the model in eval mode, without gradients; returns a number, lower is better.
    evaluate_every : int, default 100
        Steps between evaluations.
    patience : int, optional
        Stop after so many evaluations in a row without a new best.
    checkpoint : path, optional
        Where to keep a checkpoint, written every `checkpoint_every` steps and at the end.
    checkpoint_every : int, default 500
        Steps between checkpoints.
    resume : bool, default False
        Go on from the checkpoint if there is one. On the same CPU, with as many threads, the
        result equals that of a run without interruption bit for bit.
    progress : bool, optional
        Whether to show a progress bar on stderr. Default: on a terminal only, so that
        nothing is written into notebooks.

    Returns
    -------
    History
        Losses and evaluations as arrays.

    Raises
    ------
    FileExistsError
        If there is a checkpoint already and `resume` is False.
    TypeError
        If a count or the seed is no integer, or the optimizer's step needs a closure (LBFGS).
    ValueError
        If a number is out of range, or the checkpoint is none, of another model, seed or
        optimizer, or of more steps.
    FloatingPointError
        If a loss is not finite. The model then has the weights that did best, as after an
        interruption, if there was an evaluation before.

    Notes
    -----
    Used in chapters 02, alignment, to 09, encoder. A checkpoint is one safetensors file with
    weights, optimizer, random state, best weights and, as JSON in its header, the history.

    Examples
    --------
    >>> import torch
    >>> from attnlib.training import Batches, fit
    >>> x = torch.linspace(-1, 1, 32)[:, None]
    >>> batches = Batches([x, 3 * x], batch_size=8, seed=0)
    >>> def squared_error(model, x, y):
    ...     return ((model(x) - y) ** 2).mean()
    >>> line = torch.nn.Linear(1, 1)
    >>> history = fit(line, batches, squared_error, steps=300, seed=0, learning_rate=0.05)
    >>> bool(history.loss[-1] < 0.001 < history.loss[0]), round(line.weight.item(), 1)
    (True, 3.0)
    """
    check_count(1, steps=steps, evaluate_every=evaluate_every, checkpoint_every=checkpoint_every)
    check_count(None, seed=seed)
    check_positive("learning_rate", learning_rate)
    if clip_norm is not None:
        check_positive("clip_norm", clip_norm)
    if patience is not None:
        check_count(1, patience=patience)
        if evaluate is None:
            raise ValueError("evaluate must be given for patience to wait for.")
    device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
    model.to(device)
    make = optimizer or (lambda parameters: torch.optim.Adam(parameters, lr=learning_rate))
    made = make(model.parameters())
    _check_step(made)
    run = Run(model, made, seed, evaluate, patience)
    run.schedule, run.clip_norm = schedule, clip_norm
    with torch.random.fork_rng([device] if device.type == "cuda" else []):
        torch.manual_seed(seed)
        run.open(checkpoint, resume, steps)
        with tqdm(
            total=steps, initial=run.step, disable=None if progress is None else not progress
        ) as bar:
            try:
                run.go(batches, loss, steps, evaluate_every, checkpoint_every, bar)
            finally:  # also where a loss was not finite, or somebody pressed Ctrl-C
                history = run.close()
    return history


def _check_step(optimizer: torch.optim.Optimizer) -> None:
    """Refuse an optimizer that wants to compute losses by itself."""
    closure = signature(optimizer.step).parameters.get("closure")
    if closure is not None and closure.default is Parameter.empty:
        raise TypeError(
            "optimizer must take its step from one gradient; "
            f"got {type(optimizer).__name__}, whose step needs a closure."
        )
