"""The command that measures ring attention, and what it measures with."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch
import torch.distributed as dist

from attnlib.distributed import __main__ as command
from attnlib.distributed import _measure
from attnlib.distributed.__main__ import own_device, table
from attnlib.distributed._measure import PeakBytes, Row, inputs
from attnlib.efficient import memory_efficient_attention


def test_the_counter_counts_what_is_alive_at_once():
    held = torch.zeros(10)
    with PeakBytes(held) as count:
        a = torch.zeros(100)
        b = a.reshape(4, 25)  # a view takes nothing
        del a, b
        torch.zeros(50)
    assert (count.peak, count.now) == (440, 40)


@pytest.mark.parametrize(
    ("gpus", "processes", "expected"),
    [(0, 4, "cpu"), (2, 4, "cpu"), (4, 4, "cuda:3"), (8, 4, "cuda:3")],
)
def test_a_process_takes_a_gpu_only_where_each_has_one(monkeypatch, gpus, processes, expected):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: gpus > 0)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: gpus)
    monkeypatch.setenv("LOCAL_WORLD_SIZE", str(processes))
    monkeypatch.setenv("LOCAL_RANK", "3")
    assert str(own_device()) == expected


def test_the_command_prints_a_table(tmp_path):
    kept = tmp_path / "rows.json"
    command = (
        "--standalone --nproc-per-node 2 -m attnlib.distributed --causal --repeats 1 --heads 2"
    )
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "torch.distributed.run",
            *command.split(),
            "--length",
            "61",
            "--json",
            str(kept),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = kept.read_text("utf8")
    assert told == json.dumps(json.loads(told), indent=1) + "\n"
    rows = [Row(**row) for row in json.loads(told)]
    assert [(row.ranks, row.length) for row in rows] == [(1, 61), (2, 61)]
    assert all(0 < row.error < 1e-5 and row.seconds > 0 and row.peak_bytes > 0 for row in rows)
    assert rows[1].peak_bytes < rows[0].peak_bytes  # of the larger rank, not of both
    # Where torch 2.8 connects processes it says so there, whoever listens.
    told = [line for line in done.stdout.strip().splitlines() if "[Gloo]" not in line]
    assert "\n".join(line for line in told if "peer ranks" not in line) == table(rows)
    assert table(rows).split()[:4] == ["ranks", "length", "seconds", "peak"]


def test_alone_the_command_says_how_to_start_it():
    environment = {k: v for k, v in os.environ.items() if k != "RANK"}
    command = [sys.executable, "-m", "attnlib.distributed"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 1
    assert "torchrun --nproc-per-node 4 -m attnlib.distributed" in done.stderr


def test_the_stored_run_is_exact_and_takes_less_memory_for_each_rank():
    stored = Path(__file__).parents[1] / "benchmarks" / "results" / "distributed.json"
    run = json.loads(stored.read_text("utf8"))
    assert [row["ranks"] for row in run["ranks"]] == [1, 2, 4]
    assert all(0 < row["error"] < 1e-5 for row in run["ranks"])
    peaks = [row["peak_bytes"] for row in run["ranks"]]
    assert peaks[2] < 0.65 * peaks[1] < 0.65 * peaks[0]
    assert all(row["attnlib"] > 0 for row in run["beside_torch"])


def test_a_table_by_hand():
    rows = [Row(1, 2048, 1.23456, 1234567, 0.0), Row(16, 64, 10.0, 40, 1.25e-7)]
    assert table(rows).splitlines() == [
        "ranks   length   seconds  peak bytes per rank     error",
        "    1     2048     1.235            1,234,567   0.0e+00",
        "   16       64    10.000                   40   1.2e-07",
    ]


@pytest.mark.parametrize(
    ("device", "backend", "own"),
    [("cpu", "gloo", []), ("cuda:3", "nccl", [torch.device("cuda:3")])],
)
def test_processes_join_by_what_their_device_speaks(monkeypatch, device, backend, own):
    def join(name, timeout, device_id):
        joined.append((name, timeout.total_seconds(), device_id))
        raise SystemExit

    joined, threads, taken = [], [], []
    monkeypatch.setattr("sys.argv", ["", "--timeout", "7", "--threads", "5"])
    monkeypatch.setenv("RANK", "0")
    monkeypatch.setattr(command, "own_device", lambda: torch.device(device))
    monkeypatch.setattr(torch, "set_num_threads", threads.append)
    monkeypatch.setattr(torch.cuda, "set_device", taken.append)
    monkeypatch.setattr(dist, "init_process_group", join)
    with pytest.raises(SystemExit):
        command.main()
    assert (joined, threads, taken) == ([(backend, 7.0, *(own or [None]))], [5], own)


def test_without_options_four_heads_of_64_meet_2048_positions(monkeypatch):
    monkeypatch.setattr("sys.argv", [""])
    assert vars(command._options()) == {
        "length": [2048],
        "heads": 4,
        "width": 64,
        "causal": False,
        "block_size": None,
        "repeats": 3,
        "threads": 1,
        "timeout": 60,
        "json": None,
    }


@pytest.mark.parametrize(
    ("world", "rank", "counts", "mine"),
    [(6, 2, [1, 2, 4, 6], [4, 6]), (4, 0, [1, 2, 4], [1, 2, 4]), (1, 0, [1], [1])],
)
def test_groups_of_powers_of_two_and_of_all_are_measured(monkeypatch, world, rank, counts, mine):
    def measured(whole, layout, repeats, group, **how):
        assert [tuple(x.shape) for x in whole] == [(1, 5, 11, 7)] * 4
        assert (layout, repeats, how) == ("zigzag", 13, {"is_causal": True, "block_size": 3})
        return len(group)

    made, waits = [], []
    line = "--heads 5 --width 7 --causal --repeats 13 --block-size 3 --length 17 19"
    monkeypatch.setattr("sys.argv", ["", *line.split()])
    monkeypatch.setattr(command, "measured", measured)
    monkeypatch.setattr(dist, "get_world_size", lambda: world)
    monkeypatch.setattr(dist, "get_rank", lambda: rank)
    monkeypatch.setattr(dist, "new_group", lambda ranks: made.append(ranks) or ranks)
    monkeypatch.setattr(dist, "barrier", lambda: waits.append(len(made)))
    assert command._rows(11, torch.device("cpu"), command._options()) == mine
    assert made == [list(range(n)) for n in counts]
    assert waits == [*range(1, len(counts) + 1)]  # after each group, also of those left out


def test_all_processes_measure_the_same_arrays():
    first, again = inputs(2, 3, 5), inputs(2, 3, 5)
    assert [tuple(x.shape) for x in first] == [(1, 2, 3, 5)] * 4
    assert all(torch.equal(a, b) for a, b in zip(first, again, strict=True))
    assert not torch.equal(first[0], first[1])


@pytest.fixture
def alone():
    """A group of this process."""
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    yield dist.group.WORLD
    dist.destroy_process_group()


def test_the_fastest_repeat_counts_and_the_largest_difference(monkeypatch, alone):
    def off(query, key, value, **options):  # the output by 0.5, no gradient
        return memory_efficient_attention(query, key, value, is_causal=True) + 0.5

    took = iter([3.0, 1.0, 2.0])
    *arrays, grad = inputs(1, 5, 3)
    monkeypatch.setattr(_measure, "_seconds", lambda *_: next(took))
    monkeypatch.setattr(_measure, "ring_attention", off)
    row = _measure.measured([*arrays, grad], "contiguous", 3, alone, is_causal=True)
    assert row[:3] == (1, 5, 1.0)
    assert row.error == pytest.approx(0.5)


def test_what_is_measured_stays_on_the_device_of_the_arrays(monkeypatch, alone):
    whole = inputs(1, 5, 3)
    monkeypatch.setattr(_measure, "ring_attention", lambda *x, **_: memory_efficient_attention(*x))
    with torch.device("meta"):  # as where a GPU is the default: a group of gloo has nothing there
        assert _measure.measured(whole, "contiguous", 1, alone).error == 0.0


def test_the_help_says_what_each_option_is(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["", "--help"])
    with pytest.raises(SystemExit):
        command._options()
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith("usage: attnlib.distributed [-h] [--length LENGTH [LENGTH ...]]")
    for text in (
        "Each row is forward and backward over one length",
        "of the sequence",
        "d_k and d_v of each head",
        "--causal in zigzag parts",
        "queries at a time",
        "of which the fastest counts",
        "of each process",
        "seconds to wait for a rank",
        "write the rows to this file as well",
    ):
        assert text in told
