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
from pathlib import Path

from benchmarks.paired import RESULTS, machine

HEADS, WIDTH, LENGTH = 4, 64, 2048


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
    sizes = f"--length {LENGTH} --heads {HEADS} --width {WIDTH} --block-size 16 --repeats 3"
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "rows.json"
        options = ["--causal", "--timeout", "300", *sizes.split(), "--json", str(kept)]
        done = torchrun("--nproc-per-node", str(processes), "-m", "attnlib.distributed", *options)
        if done.returncode:
            sys.exit(done.stderr)
        print(done.stdout, flush=True)
        return json.loads(kept.read_text("utf8"))


def torchs_own():
    """Return what torch's context parallel answers on the CPU: its largest error, or its refusal."""
    done = torchrun("--nproc-per-node", "2", "-m", "benchmarks.bench_distributed", "peer")
    said = [line for line in done.stdout.splitlines() if line.startswith("peer: ")]
    return said[0].removeprefix("peer: ") if said else "it ended without an answer"


def peer():
    """Be one rank of torch's context parallel; rank 0 says how far it is from one process."""
    import torch
    import torch.distributed as dist
    import torch.nn.functional as F
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.tensor.experimental import context_parallel

    mesh = init_device_mesh("cpu", (dist_size(),))
    made = torch.Generator().manual_seed(0)
    arrays = [torch.randn(1, HEADS, 256, WIDTH, generator=made) for _ in range(3)]
    alone = F.scaled_dot_product_attention(*arrays)
    try:
        with context_parallel(mesh, buffers=arrays, buffer_seq_dims=[2, 2, 2]):
            output = F.scaled_dot_product_attention(*arrays)
            rows = arrays[0].shape[2]
        kept = "its part" if output.shape[2] == rows else "another length"
        own = min(float((output - part).abs().max()) for part in alone.split(rows, dim=2))
        # Each rank's part may be two blocks of the sequence; without a mask they are compared so.
        halves = output.split(rows // 2, dim=2)
        blocks = alone.split(rows // 2, dim=2)
        paired = max(min(float((h - b).abs().max()) for b in blocks) for h in halves)
        said = f"output of {kept}; largest difference from one process {min(own, paired):.1e}"
    except Exception as error:  # whatever it refuses with is the answer
        said = f"{type(error).__name__}: {str(error).strip().splitlines()[0]}"
    if dist.get_rank() == 0:
        print(f"peer: {said}", flush=True)
    dist.destroy_process_group()


def dist_size():
    return int(os.environ["WORLD_SIZE"])


def main():
    about = {
        "name": "distributed",
        "date": time.strftime("%Y-%m-%d"),
        "machine": machine("torch"),
        "load": round(os.getloadavg()[0], 1),
        "system": platform.release(),
        "call": {"heads": HEADS, "width": WIDTH, "is_causal": True, "layout": "zigzag"},
        "context_parallel_of_torch_on_cpu": torchs_own(),
        "ranks": ring(4),
    }
    print(about["context_parallel_of_torch_on_cpu"])
    (RESULTS / "distributed.json").write_text(json.dumps(about, indent=1) + "\n", "utf8")


if __name__ == "__main__":
    peer() if sys.argv[1:] == ["peer"] else main()
