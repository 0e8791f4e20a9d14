"""``import attnlib`` against a bare Python: whole processes, taking turns."""

import statistics
import subprocess
import sys

from benchmarks.paired import machine, paired, store


def start(code):
    return lambda: subprocess.run([sys.executable, "-c", code], check=True)


def main():
    times = paired(
        {
            "import attnlib": start("import attnlib"),
            "bare python": start("pass"),
            "import numpy": start("import numpy"),
        },
        rounds=31,
    )
    extra = [
        1e3 * (ours - bare)
        for ours, bare in zip(times["import attnlib"], times["bare python"], strict=True)
    ]
    low, middle, high = statistics.quantiles(extra, n=4)
    line = {
        "case": "milliseconds that import attnlib adds to a bare python",
        "ours": "import attnlib",
        "against": "bare python",
        "ratio": round(middle, 2),
        "quartiles": [round(low, 2), round(high, 2)],
        "reach": 100,
        "reached": middle <= 100,
        "median_ms": {name: round(1e3 * statistics.median(t), 3) for name, t in times.items()},
    }
    store("import", [line], machine=machine(), unit="ms")


if __name__ == "__main__":
    main()
