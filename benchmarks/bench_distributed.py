"""Ring attention by 1, 2 and 4 processes of this machine, beside torch's own context parallel.

Each count of processes is measured in the same run. With more processes than cores, seconds say what
the ring costs and nothing of what more machines gain.
"""

import json
import os
import platform
import subprocess
import sys
import time
from functools import partial
from itertools import product

import torch
import torch.distributed as dist
from torch.distributed._tools.mem_tracker import MemTracker

from attnlib.distributed import join_parts, ring_attention, take_part
from attnlib.efficient import memory_efficient_attention
from benchmarks.paired import keep, machine

HEADS, WIDTH, LENGTH, BLOCK, PEER_LENGTH = 4, 64, 2048, 64, 1024


def peak_bytes(parts, call):
    """Return what a step gives, and the bytes of the tensors that are alive at once, its parts among them.

    Exact on any machine, where a process's resident memory depends on its allocator. What a
    kernel allocates and frees within itself is not seen.
    """
    tracker = MemTracker()
    tracker.track_external(*parts)
    with tracker:
        found = step(parts, call)
    return found, tracker.get_tracker_snapshot("peak")[torch.device("cpu")]["Total"]


def inputs(length):
    """Return query, key, value and the output's gradient, the same in every process."""
    made = torch.Generator().manual_seed(0)
    return [torch.randn(1, HEADS, length, WIDTH, generator=made) for _ in range(4)]


def step(parts, call):
    """Return the output of a call and its gradients."""
    *leaves, grad = parts
    leaves = [x.detach().requires_grad_() for x in leaves]
    output = call(*leaves)
    return [output.detach(), *torch.autograd.grad(output, leaves, grad)]


def seconds(parts, call, backward=True, group=None):
    """Return the seconds of forward, or of forward and backward; all ranks begin together."""
    dist.barrier(group)
    start = time.perf_counter()
    if backward:
        step(parts, call)
    else:
        call(*parts[:3])
    return time.perf_counter() - start


def in_processes(count, role):
    """Return what rank 0 of so many processes says, each of which runs a function of this file."""
    command = ["-m", "torch.distributed.run", "--standalone", "--nproc-per-node", str(count)]
    done = subprocess.run(
        [sys.executable, *command, "-m", "benchmarks.bench_distributed", role],
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    said = [line for line in done.stdout.splitlines() if line.startswith("rows: ")]
    return json.loads(said[0].removeprefix("rows: ")) if said else sys.exit(done.stderr)


def ring():
    """Be one rank of groups of 1, 2 and 4; return a row for each group."""
    rows = []
    for count in (1, 2, 4):
        group = dist.new_group(list(range(count)))
        if dist.get_rank() < count:
            rows.append(measured(count, group))
        dist.barrier()  # the others wait, lest they take the processor's time
    return rows


def measured(ranks, group):
    """Return the seconds of the slowest rank, the bytes of the largest, and the error of all."""
    whole, options = inputs(LENGTH), {"is_causal": True, "block_size": BLOCK}
    parts = [take_part(x, group=group) for x in whole]
    call = partial(ring_attention, layout="zigzag", group=group, **options)
    fastest = min(seconds(parts, call, group=group) for _ in range(3))
    found, peak = peak_bytes(parts, call)
    took = torch.tensor([fastest, peak], dtype=torch.float64)
    dist.all_reduce(took, dist.ReduceOp.MAX, group=group)
    joined = [join_parts(x, group=group) for x in found]
    alone = step(whole, partial(memory_efficient_attention, **options))
    error = max(float((a - b).abs().max()) for a, b in zip(joined, alone, strict=True))
    row = {"ranks": ranks, "length": LENGTH, "seconds": took[0].item()}
    return row | {"peak_bytes": int(took[1]), "error": error}


def peer():
    """Be one rank of attnlib's ring and of torch's; return what each took, or why it refused."""
    ranks, rows = dist.get_world_size(), []
    for is_causal, backward in product((False, True), repeat=2):
        row = {"ranks": ranks, "length": PEER_LENGTH}
        row |= {"is_causal": is_causal, "backward": backward}
        for name, way in (("attnlib", by_attnlib), ("torch", by_torch)):
            try:
                slowest = torch.tensor(min(way(is_causal, backward) for _ in range(3)))
                dist.all_reduce(slowest, dist.ReduceOp.MAX)
                row[name] = round(slowest.item(), 3)
            except Exception as error:  # whatever it refuses with is the answer
                row[name] = f"{type(error).__name__}: {str(error).strip().splitlines()[0]}"
        rows.append(row)
    return rows


def by_attnlib(is_causal, backward):
    """Return the seconds of this rank's step by ring_attention, in zigzag parts."""
    parts = [take_part(x) for x in inputs(PEER_LENGTH)]
    return seconds(parts, partial(ring_attention, is_causal=is_causal, layout="zigzag"), backward)


def by_torch(is_causal, backward):
    """Return the seconds of this rank's step by torch's context parallel, which makes the parts."""
    import torch.nn.functional as F
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.tensor.experimental import context_parallel

    parts, mesh = inputs(PEER_LENGTH), init_device_mesh("cpu", (dist.get_world_size(),))
    with context_parallel(mesh, buffers=parts, buffer_seq_dims=[2] * 4):
        call = F.scaled_dot_product_attention  # looked up here: the context exchanges it
        return seconds(parts, partial(call, is_causal=is_causal), backward)


def be_rank(role):
    """Join the other processes, run a function with them, and let rank 0 say what it returns."""
    torch.set_num_threads(1)
    dist.init_process_group("gloo")
    rows = role()
    if dist.get_rank() == 0:
        print(f"rows: {json.dumps(rows)}", flush=True)
    dist.destroy_process_group()


def main():
    about = {
        "machine": machine("torch"),
        "load": round(os.getloadavg()[0], 1),
        "system": platform.release(),
        "call": {"heads": HEADS, "width": WIDTH, "is_causal": True, "layout": "zigzag"},
        "beside_torch": in_processes(2, "peer"),
        "ranks": in_processes(4, "ring"),
    }
    print(json.dumps(about, indent=1))
    keep("distributed", **about)


if __name__ == "__main__":
    be_rank({"peer": peer, "ring": ring}[sys.argv[1]]) if sys.argv[1:] else main()
