"""``torchrun --nproc-per-node 4 -m attnlib.distributed``: measure ring attention in a table.

Each row is forward and backward over one length by more of the processes: seconds of the slowest
rank, the peak bytes of the rank that holds most, and the largest difference from one process. The
processes run on GPUs, by nccl, where each has one of its own, else on the CPU, by gloo.
"""

from __future__ import annotations

import argparse
import json
import os
from datetime import timedelta
from pathlib import Path

import torch
import torch.distributed as dist

from attnlib.distributed._measure import Row, inputs, measured


def main() -> None:
    """Measure groups of 1, 2, 4, ... and of all processes; rank 0 prints the table."""
    options = _options()
    if "RANK" not in os.environ:
        raise SystemExit("Start it by: torchrun --nproc-per-node 4 -m attnlib.distributed")
    torch.set_num_threads(options.threads)
    device = own_device()
    gpu = device if device.type == "cuda" else None
    if gpu is not None:
        torch.cuda.set_device(gpu)
    backend = "gloo" if gpu is None else "nccl"  # which guesses the device unless told
    timeout = timedelta(seconds=options.timeout)
    dist.init_process_group(backend, timeout=timeout, device_id=gpu)
    try:
        rows = [row for length in options.length for row in _rows(length, device, options)]
    finally:
        dist.destroy_process_group()
    if int(os.environ["RANK"]) == 0:
        print(table(rows))
        if options.json:
            text = json.dumps([row._asdict() for row in rows], indent=1)
            options.json.write_text(text + "\n", "utf8")


def own_device() -> torch.device:
    """Return a GPU of this process's own where the machine has one for each, else the CPU."""
    here = int(os.environ.get("LOCAL_WORLD_SIZE", "1"))
    enough = torch.cuda.is_available() and torch.cuda.device_count() >= here
    return (
        torch.device("cuda", int(os.environ.get("LOCAL_RANK", "0")))
        if enough
        else torch.device("cpu")
    )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="attnlib.distributed", description=__doc__)
    parser.add_argument("--length", type=int, nargs="+", default=[2048], help="of the sequence")
    parser.add_argument("--heads", type=int, default=4)
    parser.add_argument("--width", type=int, default=64, help="d_k and d_v of each head")
    parser.add_argument("--causal", action="store_true", help="in zigzag parts")
    parser.add_argument("--block-size", type=int, default=None, help="queries at a time")
    parser.add_argument("--repeats", type=int, default=3, help="of which the fastest counts")
    parser.add_argument("--threads", type=int, default=1, help="of each process")
    parser.add_argument("--timeout", type=float, default=60, help="seconds to wait for a rank")
    parser.add_argument("--json", type=Path, help="write the rows to this file as well")
    return parser.parse_args()


def _rows(length: int, device: torch.device, options: argparse.Namespace) -> list[Row]:
    world, rank = dist.get_world_size(), dist.get_rank()
    counts = sorted({world, *(2**i for i in range(world.bit_length()) if 2**i <= world)})
    layout = "zigzag" if options.causal else "contiguous"
    how = {"is_causal": options.causal, "block_size": options.block_size}
    rows = []
    for count in counts:
        group = dist.new_group(list(range(count)))
        if rank < count:
            whole = [x.to(device) for x in inputs(options.heads, length, options.width)]
            rows.append(measured(whole, layout, options.repeats, group, **how))
        dist.barrier()  # the others wait, lest they take the processor's time
    return rows


def table(rows: list[Row]) -> str:
    """Return the rows as text."""
    head = f"{'ranks':>5}  {'length':>7}  {'seconds':>8}  {'peak bytes per rank':>19}  {'error':>8}"
    lines = [
        f"{r.ranks:>5}  {r.length:>7}  {r.seconds:>8.3f}  {r.peak_bytes:>19,}  {r.error:>8.1e}"
        for r in rows
    ]
    return "\n".join([head, *lines])


if __name__ == "__main__":
    main()
