"""Run every ``bench_*.py`` in a process of its own: ``python -m benchmarks [--store] [NAME ...]``.

Only ``--store`` writes to ``results/``, which the repository tracks and the book shows.

torch and numpy slow each other down when they share a process, so no benchmark mixes them.
"""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main(arguments: list[str]) -> int:
    """Run the named benchmarks, or all; return how many failed to run."""
    keep, names = "--store" in arguments, [name for name in arguments if name != "--store"]
    every = sorted(path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py"))
    if unknown := set(names) - set(every):
        print(f"no benchmark named {sorted(unknown)}; there are {every}", file=sys.stderr)
        return 2
    environment = {
        **os.environ,
        "ATTNLIB_STORE": "1" if keep else "",
        "OMP_NUM_THREADS": "2",
        "MKL_NUM_THREADS": "2",
        "OPENBLAS_NUM_THREADS": "2",
    }
    commands = [[sys.executable, "-m", f"benchmarks.bench_{name}"] for name in names or every]
    return sum(
        subprocess.run(command, cwd=HERE.parent, env=environment, check=False).returncode != 0
        for command in commands
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
