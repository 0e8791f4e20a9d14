"""Checkpoints: everything a run needs to go on, in one safetensors file, nothing pickled."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import torch
from safetensors import safe_open
from safetensors.torch import save_file
from torch import Tensor, nn

__all__ = ["Checkpoint", "read", "restore", "write"]

FORMAT = "attnlib checkpoint 1"


class Checkpoint:
    """A checkpoint's tensors, by what they are of, and its record, which JSON can hold."""

    def __init__(self, tensors: dict[str, dict[str, Tensor]], record: dict[str, Any]) -> None:
        self.tensors = tensors
        self.record = record


def write(
    path: str | os.PathLike[str],
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    best: dict[str, Tensor],
    record: dict[str, Any],
) -> None:
    """Write a checkpoint; an interruption leaves the one before in its place."""
    state = optimizer.state_dict()
    numbers: dict[str, Any] = {}
    groups: dict[str, dict[str, Tensor]] = {"model": model.state_dict(), "best": best}
    groups["rng"] = _random_states(model)
    groups["optimizer"] = {}
    for index, entries in state["state"].items():
        for name, entry in entries.items():
            kept = groups["optimizer"] if isinstance(entry, Tensor) else numbers
            kept[f"{index}/{name}"] = entry
    record = {
        **record,
        "format": FORMAT,
        "optimizer": {"groups": state["param_groups"], "numbers": numbers},
    }
    # Copies: safetensors refuses tensors that share memory, as tied weights do.
    tensors = {
        f"{group}/{name}": tensor.detach().cpu().contiguous().clone()
        for group, entries in groups.items()
        for name, tensor in entries.items()
    }
    path = Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".part")
    save_file(tensors, unfinished, {"attnlib": json.dumps(record, default=_plain)})
    unfinished.replace(path)


def read(path: str | os.PathLike[str]) -> Checkpoint:
    """Read a checkpoint, or say why the file is none."""
    try:
        with safe_open(path, framework="pt") as file:
            record = json.loads((file.metadata() or {}).get("attnlib", "{}"))
            flat = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
    except (OSError, ValueError) as error:
        raise ValueError(f"{path} is no readable checkpoint: {error}") from error
    except Exception as error:  # safetensors' own error derives from Exception alone
        raise ValueError(f"{path} is no safetensors file: {error}") from error
    if record.get("format") != FORMAT:
        raise ValueError(f"{path} is no checkpoint of attnlib ({FORMAT!r} is not in its metadata).")
    tensors: dict[str, dict[str, Tensor]] = {"model": {}, "best": {}, "rng": {}, "optimizer": {}}
    for name, tensor in flat.items():
        group, _, rest = name.partition("/")
        tensors[group][rest] = tensor
    return Checkpoint(tensors, record)


def restore(
    path: str | os.PathLike[str],
    found: Checkpoint,
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
) -> None:
    """Put model, optimiser and random state where the checkpoint was."""
    _check_same_model(path, found.tensors["model"], model.state_dict())
    kept = found.record["optimizer"]
    _check_same_optimizer(path, kept["groups"], optimizer.state_dict()["param_groups"])
    state: dict[int, dict[str, Any]] = {}
    for name, entry in [*found.tensors["optimizer"].items(), *kept["numbers"].items()]:
        index, _, key = name.partition("/")
        state.setdefault(int(index), {})[key] = entry
    model.load_state_dict(found.tensors["model"])
    _lay_out(state, optimizer)
    # Our own groups: the settings are the same, and tensors among them have stayed tensors.
    groups = optimizer.state_dict()["param_groups"]
    optimizer.load_state_dict({"state": state, "param_groups": groups})
    torch.set_rng_state(found.tensors["rng"]["cpu"])
    device = next(model.parameters()).device
    if device.type == "cuda" and "cuda" in found.tensors["rng"]:
        torch.cuda.set_rng_state(found.tensors["rng"]["cuda"], device)


def _lay_out(state: dict[int, dict[str, Any]], optimizer: torch.optim.Optimizer) -> None:
    """Lay each tensor out in memory as its parameter is, since a product's last bits depend on it."""
    parameters = [p for group in optimizer.param_groups for p in group["params"]]
    for index, entries in state.items():
        like = parameters[index].detach()
        for key, entry in entries.items():
            if isinstance(entry, Tensor):
                laid = torch.empty_like(like if entry.shape == like.shape else entry, device="cpu")
                entries[key] = laid.to(entry.dtype).copy_(entry)


def _plain(setting: Any) -> Any:
    """Return what JSON can hold of a tensor, or of a number of numpy's."""
    return setting.tolist()


def _random_states(model: nn.Module) -> dict[str, Tensor]:
    states = {"cpu": torch.get_rng_state()}
    device = next(model.parameters()).device
    if device.type == "cuda":
        states["cuda"] = torch.cuda.get_rng_state(device)
    return states


def _check_same_model(
    path: str | os.PathLike[str], theirs: dict[str, Tensor], ours: dict[str, Tensor]
) -> None:
    """Refuse a checkpoint of another model, and name what differs."""
    different = [f"{name} (only in the checkpoint)" for name in theirs.keys() - ours.keys()]
    different += [f"{name} (only in the model)" for name in ours.keys() - theirs.keys()]
    different += [
        f"{name} ({tuple(theirs[name].shape)} there, {tuple(ours[name].shape)} here)"
        for name in theirs.keys() & ours.keys()
        if theirs[name].shape != ours[name].shape
    ]
    if different:
        shown = ", ".join(sorted(different)[:5]) + (", …" if len(different) > 5 else "")
        raise ValueError(f"{path} is a checkpoint of another model: {shown}.")


def _check_same_optimizer(
    path: str | os.PathLike[str], theirs: list[dict[str, Any]], ours: list[dict[str, Any]]
) -> None:
    """Refuse a checkpoint of another optimiser or of other settings."""
    as_json = json.loads(json.dumps(ours, default=_plain))  # tuples have become lists there
    for there, here in zip(theirs, as_json, strict=False):
        names = {name for name in {*there, *here} - {"lr"} if there.get(name) != here.get(name)}
        if names:
            shown = ", ".join(
                f"{n} ({there.get(n)} there, {here.get(n)} here)" for n in sorted(names)
            )
            raise ValueError(f"{path} is a checkpoint of another optimizer: {shown}.")
    if len(theirs) != len(ours):
        raise ValueError(f"{path} is a checkpoint of an optimizer with {len(theirs)} groups.")
