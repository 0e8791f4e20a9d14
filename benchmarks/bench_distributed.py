"""Ring attention by 1, 2 and 4 processes of this machine, beside torch's own context parallel.

Each count of processes is measured in the same run of ``python -m attnlib.distributed``. With more
processes than cores, seconds say what the ring costs and nothing of what more machines gain.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from itertools import product
from pathlib import Path

from benchmarks.paired import RESULTS, machine

HEADS, WIDTH, LENGTH, BLOCK, PEER_LENGTH = 4, 64, 2048, 64, 1024


def torchrun(*command):
    """Return the finished process of a command by torchrun."""
    return subprocess.run(
        [sys.executable, "-m", "torch.distributed.run", "--standalone", *command],
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )


def ring(processes):
    """Return the rows of attnlib.distributed, and print its table."""
    sizes = f"--length {LENGTH} --heads {HEADS} --width {WIDTH} --block-size {BLOCK} --repeats 3"
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "rows.json"
        options = ["--causal", "--timeout", "300", *sizes.split(), "--json", str(kept)]
        done = torchrun("--nproc-per-node", str(processes), "-m", "attnlib.distributed", *options)
        if done.returncode:
            sys.exit(done.stderr)
        print(done.stdout, flush=True)
        return json.loads(kept.read_text("utf8"))


def beside_torch(processes):
    """Return forward and backward by attnlib and by torch's context parallel, turn by turn."""
    done = torchrun(
        "--nproc-per-node", str(processes), "-m", "benchmarks.bench_distributed", "peer"
    )
    said = [line for line in done.stdout.splitlines() if line.startswith("peer: ")]
    return json.loads(said[0].removeprefix("peer: ")) if said else sys.exit(done.stderr)


def peer():
    """Be one rank of both; rank 0 says what each took, or why it refused."""
    import torch
    import torch.distributed as dist
    from torch.distributed.device_mesh import init_device_mesh

    torch.set_num_threads(1)
    mesh = init_device_mesh("cpu", (int(os.environ["WORLD_SIZE"]),))
    rows = []
    for is_causal, backward in product((False, True), repeat=2):
        row = {"ranks": mesh.size(), "length": PEER_LENGTH}
        row |= {"is_causal": is_causal, "backward": backward}
        for name, way in (("attnlib", by_attnlib), ("torch", by_torch)):
            try:
                took = min(way(mesh, is_causal, backward) for _ in range(3))
                slowest = torch.tensor(took)
                dist.all_reduce(slowest, dist.ReduceOp.MAX)
                row[name] = round(slowest.item(), 3)
            except Exception as error:  # whatever it refuses with is the answer
                row[name] = f"{type(error).__name__}: {str(error).strip().splitlines()[0]}"
        rows.append(row)
    if dist.get_rank() == 0:
        print(f"peer: {json.dumps(rows)}", flush=True)
    dist.destroy_process_group()


def by_attnlib(mesh, is_causal, backward):
    """Return the seconds of this rank's step by ring_attention, in zigzag parts."""
    from attnlib.distributed import ring_attention, take_part
    from attnlib.distributed._measure import inputs

    parts = [take_part(x) for x in inputs(HEADS, PEER_LENGTH, WIDTH)]
    options = {"is_causal": is_causal, "layout": "zigzag"}
    return timed(parts, lambda *x: ring_attention(*x, **options), backward)


def by_torch(mesh, is_causal, backward):
    """Return the seconds of this rank's step by torch's context parallel, which makes the parts."""
    import torch.nn.functional as F
    from torch.distributed.tensor.experimental import context_parallel

    from attnlib.distributed._measure import inputs

    parts = inputs(HEADS, PEER_LENGTH, WIDTH)
    with context_parallel(mesh, buffers=parts, buffer_seq_dims=[2] * 4):
        call = F.scaled_dot_product_attention  # looked up here: the context exchanges it
        return timed(parts, lambda *x: call(*x, is_causal=is_causal), backward)


def timed(parts, call, backward):
    """Return the seconds of forward, or of forward and backward; all ranks begin together."""
    import torch.distributed as dist

    from attnlib.distributed._measure import step

    dist.barrier()
    start = time.perf_counter()
    if backward:
        step(parts, call)
    else:
        call(*parts[:3])
    return time.perf_counter() - start


def main():
    about = {
        "name": "distributed",
        "date": time.strftime("%Y-%m-%d"),
        "machine": machine("torch"),
        "load": round(os.getloadavg()[0], 1),
        "system": platform.release(),
        "call": {"heads": HEADS, "width": WIDTH, "is_causal": True, "layout": "zigzag"},
        "beside_torch": beside_torch(2),
        "ranks": ring(4),
    }
    print(about["beside_torch"])
    (RESULTS / "distributed.json").write_text(json.dumps(about, indent=1) + "\n", "utf8")


if __name__ == "__main__":
    peer() if sys.argv[1:] == ["peer"] else main()
