"""Ring attention over up to four processes (gloo, loopback), held to what one process computes."""

import json
import math
import multiprocessing
import os
import re
import time
import traceback
from datetime import timedelta
from functools import partial
from pathlib import Path

import numpy as np
import pytest
import torch
import torch.distributed as dist
from hypothesis import given
from hypothesis import strategies as st
from support import TOLERANCE
from torch.nn.parallel import DistributedDataParallel

from attnlib.distributed import (
    _passes,
    _travel,
    join_parts,
    part_positions,
    ring_attention,
    take_part,
)
from attnlib.distributed._parts import positions_of, tiles
from attnlib.efficient import memory_efficient_attention
from attnlib.nn import Transformer
from benchmarks.bench_distributed import peak_bytes, step

ROOT = Path(__file__).resolve().parents[1]

RANKS = 4
SPAWN = multiprocessing.get_context("spawn")


def serve(rank, ranks, meeting, seconds, pipe):
    """Be one rank: run what comes through the pipe until it closes."""
    torch.set_num_threads(1)
    dist.init_process_group(
        "gloo",
        init_method=f"file://{meeting}",
        rank=rank,
        world_size=ranks,
    )
    limit = timedelta(seconds=seconds)
    groups = {n: dist.new_group(list(range(n)), timeout=limit) for n in range(1, ranks + 1)}
    pipe.send("ready")
    while (job := pipe.recv()) is not None:
        n, function, arguments = job
        try:
            pipe.send(function(groups[n], *arguments))
        except Exception as error:
            traceback.print_exc()
            pipe.send((type(error).__name__, str(error)))
    dist.destroy_process_group()


class Pool:
    """Some ranks in processes of their own."""

    def __init__(self, ranks, meeting, seconds=60):
        ends = [SPAWN.Pipe() for _ in range(ranks)]
        self.pipes = [mine for mine, _ in ends]
        self.processes = [
            SPAWN.Process(target=serve, args=(i, ranks, meeting, seconds, theirs), daemon=True)
            for i, (_, theirs) in enumerate(ends)
        ]
        for process, (_, theirs) in zip(self.processes, ends, strict=True):
            process.start()
            theirs.close()
        assert [self.answer(i, 300) for i in range(ranks)] == ["ready"] * ranks

    def answer(self, rank, seconds=60):
        assert self.pipes[rank].poll(seconds), f"rank {rank} says nothing"
        return self.pipes[rank].recv()

    def __call__(self, ranks, function, *arguments):
        """Return what each of the first ranks returns; an error as its kind and text."""
        for pipe in self.pipes[:ranks]:
            pipe.send((ranks, function, arguments))
        return [self.answer(i) for i in range(ranks)]

    def end(self):
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            if process.is_alive():
                pipe.send(None)
        for process in self.processes:
            process.join(10)
            process.kill()


@pytest.fixture(scope="module")
def pool(tmp_path_factory):
    ranks = Pool(RANKS, tmp_path_factory.mktemp("meeting") / "file")
    yield ranks
    ranks.end()


def whole_arrays(n_queries, n_keys, dtype, lead=((2, 3), (2, 3))):
    made = torch.Generator().manual_seed(n_queries + 100 * n_keys)
    sizes = [(*lead[0], n_queries, 5), (*lead[1], n_keys, 5), (*lead[1], n_keys, 7)]
    return [torch.randn(s, generator=made, dtype=torch.float64).to(dtype) for s in sizes]


def cut_rows(x, rows):
    """Return a rank's rows of a mask or bias, whose axis of queries may be missing or one."""
    return x if x is None or x.ndim < 2 or x.shape[-2] == 1 else x[..., rows, :]


def differences(group, arrays, options, layout="contiguous", lengths=None, bias=None, mask=None):
    """Return the largest differences of output and gradients from one process's."""
    rank, ranks = dist.get_rank(group), dist.get_world_size(group)
    both = []
    for x, given_lengths in zip(arrays[:2], lengths or (None, None), strict=True):
        spans = [part_positions(x.shape[-2], r, ranks, layout=layout) for r in range(ranks)]
        spans = spans if given_lengths is None else positions_of(given_lengths, layout, "part")
        both.append([[i for span in of for i in span] for of in spans])
    rows = [both[0][rank], both[1][rank], both[1][rank]]
    parts = [x[..., r, :] for x, r in zip(arrays, rows, strict=True)]
    made = torch.Generator().manual_seed(1)
    one = {k: v for k, v in options.items() if k != "block_size"}
    alone = memory_efficient_attention(*arrays, mask=mask, bias=bias, **one)
    grad = torch.randn(alone.shape, generator=made, dtype=torch.float64).to(alone.dtype)
    wanted = step([*arrays, grad], partial(memory_efficient_attention, mask=mask, bias=bias, **one))
    mine = [cut_rows(x, rows[0]) for x in (mask, bias)]
    options = {**options, "layout": layout, "mask": mine[0], "bias": mine[1], "group": group}
    before = [x.clone() for x in parts]
    found = step([*parts, grad[..., rows[0], :]], partial(ring_attention, **options))
    assert all(torch.equal(a, b) for a, b in zip(before, parts, strict=True)), "inputs changed"
    own = [w[..., r, :] for w, r in zip(wanted, [rows[0], *rows], strict=True)]
    assert [x.dtype for x in found] == [x.dtype for x in own]
    assert [x.shape for x in found] == [x.shape for x in own]
    return [
        float((a - b).abs().amax()) if a.numel() else 0.0 for a, b in zip(found, own, strict=True)
    ]


def hold(answers, dtype=torch.float64):
    """Refuse differences above the dtype's tolerance, NaN and errors."""
    most = TOLERANCE[str(dtype).removeprefix("torch.")]
    for rank, answer in enumerate(answers):
        assert isinstance(answer, list), f"rank {rank}: {answer}"
        assert all(x <= most for x in answer), f"rank {rank}: {answer}"


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32], ids=str)
@pytest.mark.parametrize("ranks", [1, 2, 3, 4])
def test_output_and_gradients_equal_one_process(pool, ranks, dtype):
    arrays = whole_arrays(29, 29, dtype)
    for layout in ("contiguous", "zigzag"):
        for is_causal in (False, True):
            options = {"is_causal": is_causal}
            hold(pool(ranks, differences, arrays, options, layout), dtype)


def test_the_error_of_float32_at_length(pool):
    hold(
        pool(4, differences, whole_arrays(499, 499, torch.float32), {"is_causal": True}, "zigzag"),
        torch.float32,
    )


def by_hand(group):
    x = torch.eye(2, dtype=torch.float64)
    part = take_part(x, group=group, layout="contiguous")
    return ring_attention(part, part, part, scale=math.log(2), group=group).tolist()


def test_by_hand(pool):
    first, second = pool(2, by_hand)
    np.testing.assert_allclose([*first, *second], [[2 / 3, 1 / 3], [1 / 3, 2 / 3]], rtol=1e-12)


@pytest.mark.parametrize("shape", [(13,), (1, 13), (13, 1), (13, 13), (2, 1, 13, 13)], ids=str)
@pytest.mark.parametrize("layout", ["contiguous", "zigzag"])
def test_masks_and_biases_of_any_number_of_axes(pool, rng, shape, layout):
    arrays = whole_arrays(13, 13, torch.float64)
    mask = torch.from_numpy(rng.random(shape) < 0.5)
    bias = torch.from_numpy(rng.standard_normal(shape))
    for is_causal in (False, True):
        options = {"is_causal": is_causal}
        hold(pool(3, differences, arrays, options, layout, None, None, mask))
        hold(pool(3, differences, arrays, options, layout, None, bias, mask))


@pytest.mark.parametrize(
    "options",
    [{"scale": -0.7}, {"softcap": 1.3}, {"block_size": 2}, {"block_size": 1, "is_causal": True}],
    ids=str,
)
def test_options_mean_what_they_mean_in_one_process(pool, options):
    hold(pool(3, differences, whole_arrays(17, 17, torch.float64), options, "zigzag"))


@pytest.mark.parametrize(
    "lengths",
    [([5, 0, 7, 1], [5, 0, 7, 1]), ([2, 3, 1, 5], [7, 0, 0, 10]), ([0, 0, 0, 19], [3, 2, 1, 1])],
    ids=str,
)
def test_uneven_lengths_of_queries_and_keys(pool, rng, lengths):
    n_queries, n_keys = map(sum, lengths)
    arrays = whole_arrays(n_queries, n_keys, torch.float64)
    mask = torch.from_numpy(rng.random((n_queries, n_keys)) < 0.6)
    for is_causal in (False, True):
        options = {"is_causal": is_causal}
        for given_mask in (None, mask):
            hold(pool(4, differences, arrays, options, "contiguous", lengths, None, given_mask))


def test_fewer_positions_than_blocks(pool):
    hold(pool(4, differences, whole_arrays(3, 3, torch.float64), {"is_causal": True}, "zigzag"))


def strided(group):
    """Return the differences that strides make: each part lies in memory with its axes exchanged."""
    arrays = [take_part(x, group=group) for x in whole_arrays(11, 11, torch.float64)]
    grad = torch.ones_like(arrays[2])
    found = [
        step([*parts, grad], partial(ring_attention, layout="zigzag", group=group))
        for parts in (arrays, [x.mT.contiguous().mT for x in arrays])
    ]
    return [float((a - b).abs().max()) for a, b in zip(*found, strict=True)]


def test_parts_of_any_strides_travel(pool):
    hold(pool(3, strided))


def test_heads_may_share_keys(pool):
    arrays = whole_arrays(11, 11, torch.float64, lead=((2, 3, 2), (2, 3, 1)))
    hold(pool(3, differences, arrays, {"is_causal": True}, "zigzag"))


def test_half_precision_is_merged_wide(pool):
    hold(pool(3, differences, whole_arrays(23, 23, torch.bfloat16), {}, "zigzag"), torch.bfloat16)


def nan_behind_masks(group):
    arrays = whole_arrays(12, 12, torch.float64)
    mask = torch.ones(12, dtype=torch.bool)
    mask[7:9] = False
    for x in arrays[1:]:
        x[..., 7:9, :] = math.nan
    parts = [take_part(x, group=group) for x in arrays]
    call = partial(ring_attention, mask=mask, layout="zigzag", group=group)
    found = step([*parts, torch.ones_like(parts[2])], call)
    return [bool(torch.isfinite(x).all()) for x in found]


def test_nan_behind_a_mask_reaches_no_output_and_no_gradient(pool):
    assert pool(2, nan_behind_masks) == [[True] * 4] * 2


def there_and_back(group, n, layout):
    x = torch.arange(3 * n * 2, dtype=torch.float64).reshape(3, n, 2)
    return bool(
        torch.equal(
            join_parts(take_part(x, layout=layout, group=group), layout=layout, group=group), x
        )
    )


@pytest.mark.parametrize("layout", ["contiguous", "zigzag"])
def test_joining_the_parts_gives_the_whole(pool, layout):
    assert pool(3, there_and_back, 17, layout) == [True] * 3
    assert pool(4, there_and_back, 2, layout) == [True] * 4


def refuse(group, changes):
    """Call with changed arguments on rank 1."""
    x = torch.zeros(2, 6, 5)
    arguments = {"query": x, "key": x, "value": x}
    if dist.get_rank(group) == 1:
        arguments |= changes
    ring_attention(**arguments, group=group)


REFUSED = r"""
key=Z(2, 6, 4) => ValueError: query and key must share their last dimension
value=Z(2, 5, 5) => ValueError: key and value must have the same length
query=np.zeros((2, 6, 5)) => TypeError: query must be a torch tensor|must come from one array library
mask=torch.ones(6, 18) => TypeError: mask must be boolean
mask=Z(6, 6) == 0 => ValueError: the weights of rank 1, .*\(2, 6, 18\); got \(6, 6\)
bias=Z(6, 6) => ValueError: bias must broadcast to the shape of the weights of rank 1,
bias=Z(6, 18, requires_grad=True) => ValueError: bias must not require gradients
bias=torch.ones(6, 18, dtype=torch.int64) => TypeError: bias must hold floating-point numbers
mask=np.ones((6, 18)) == 1 => TypeError: one array library; got query of torch, mask of numpy
softcap=torch.tensor(1.0) => TypeError: softcap must be a number here; got Tensor
scale=torch.tensor(1.0) => TypeError: scale must be a number
layout="striped" => ValueError: layout must be 'contiguous' or 'zigzag'; got 'striped'
block_size=0 => ValueError: block_size must be at least 1
softcap=0.0 => ValueError: softcap must be greater than 0
is_causal=True => ValueError: is_causal must be the same on all ranks; got \[False, True, False\]
is_causal="no" => TypeError: is_causal must be True or False; got 'no'
scale=2.0 => ValueError: scale must be the same on all ranks
softcap=2.0 => ValueError: softcap must be the same on all ranks
layout="zigzag" => ValueError: layout must be the same on all ranks
query=Z(3, 6, 5), key=Z(3, 6, 5), value=Z(3, 6, 5) => ValueError: d_k of query must be the same
query=Z(2, 6, 5).double(), key=Z(2, 6, 5).double(), value=Z(2, 6, 5).double() => ValueError: the dtype must be the same
key=Z(2, 6, 5, requires_grad=True) => ValueError: whether gradients are recorded must be the same
"""
"""What rank 1 of three calls with, and what all of them are told."""


@pytest.mark.parametrize("row", REFUSED.strip().splitlines())
def test_what_one_rank_gets_wrong_is_refused_on_all(pool, row):
    changes, told = row.split(" => ")
    kind, text = told.split(": ", 1)
    changes = eval(f"dict({changes})", {"Z": torch.zeros, "np": np, "torch": torch})
    for rank, answer in enumerate(pool(3, refuse, changes)):
        assert answer is not None, f"rank {rank} accepts it"
        assert answer[0] == kind, answer
        assert re.search(text, answer[1]), answer
        if rank != 1 and not re.search("must be the same|of rank 1,", text):
            assert "rank 1 of 3 refused its part: " in answer[1]


def other_axes(group):
    join_parts(torch.zeros(2 + dist.get_rank(group), 5, 3), group=group)


def mapped(group):
    x = torch.zeros(3, 2, 5)
    torch.func.vmap(lambda x: ring_attention(x, x, x, group=group))(x)


def uneven_zigzag(group):
    x = torch.zeros(1, 5 + 2 * dist.get_rank(group), 3)
    ring_attention(x, x, x, layout="zigzag", group=group)


def uneven_joined(group):
    join_parts(torch.zeros(1, 5 + 2 * dist.get_rank(group), 3), group=group)


def second_derivative(group):
    x = torch.randn(1, 2, 5, 4, dtype=torch.float64, requires_grad=True)
    output = ring_attention(x, x, x, group=group)
    (first,) = torch.autograd.grad(output.pow(2).sum(), x, create_graph=True)
    torch.autograd.grad(first.pow(2).sum() + output.sum(), x)


@pytest.mark.parametrize(
    ("call", "kind", "text"),
    [
        (other_axes, "ValueError", r"last but one axis only; got \[\(2, 5, 3\), \(3, 5, 3\)\]"),
        (mapped, "NotImplementedError", "ring_attention cannot be compiled or transformed"),
        (uneven_zigzag, "ValueError", r"got \[5, 7\] on ranks 0 to 1, where 12 in all ask for \[6, 6\]"),
        (uneven_joined, "ValueError", "^the parts of a zigzag layout must have the lengths that"),
        (second_derivative, "NotImplementedError", "ring_attention cannot be differentiated twice"),
    ],
)  # fmt: skip
def test_what_no_ring_can_do_is_refused_on_all(pool, call, kind, text):
    for answer in pool(2, call):
        assert answer[0] == kind
        assert re.search(text, answer[1])


def parts_alone(group):
    """Return what a vector and an unknown layout are told, and whether a whole has gradients."""
    told = []
    for call, x, options in (
        (take_part, torch.zeros(3), {}),
        (join_parts, torch.zeros(3), {}),
        (join_parts, torch.zeros(2, 3), {"layout": "striped"}),
    ):
        with pytest.raises(ValueError, match="must") as caught:
            call(x, group=group, **options)
        told.append(str(caught.value))
    learnt = take_part(torch.zeros(2, 3, requires_grad=True), group=group)
    return told, learnt.requires_grad, join_parts(learnt, group=group).requires_grad


def test_parts_are_checked_and_a_whole_has_no_gradients(pool):
    ((told, part, whole),) = pool(1, parts_alone)
    assert told[0].startswith("x must have at least two axes, (..., length, d); got (3,)")
    assert told[1].startswith("part must have at least two axes, (..., n, d); got (3,)")
    assert told[2] == "layout must be 'contiguous' or 'zigzag'; got 'striped'."
    assert (part, whole) == (True, False)


def outside(group):
    some = dist.new_group([0, 1])
    take_part(torch.zeros(2, 3), group=some)
    return "inside"


def test_a_process_outside_of_the_group_is_told(pool):
    *inside, second, last = pool(4, outside)
    assert inside == ["inside"] * 2
    assert second == last == ("ValueError", "group must contain the calling process; it does not.")


def of_others(group):
    """Work in a group of some ranks, and of all where none is named."""
    some = dist.new_group([1, 3])
    mine = by_hand(some) if dist.get_rank() in (1, 3) else []
    return mine, there_and_back(None, 7, "zigzag")


def test_a_group_need_not_begin_with_the_first_rank_and_none_is_all(pool):
    told = pool(4, of_others)
    assert [whole for _, whole in told] == [True] * 4
    rows = [row for mine, _ in told for row in mine]
    np.testing.assert_allclose(rows, [[2 / 3, 1 / 3], [1 / 3, 2 / 3]], rtol=1e-12)


def test_what_is_empty_is_not_sent_and_what_comes_is_from_the_rank_before(monkeypatch):
    posted, ring = [], object.__new__(_travel.Ring)
    ring.group, ring.rank, ring.size = None, 0, 3
    monkeypatch.setattr(dist, "P2POp", lambda how, x, *to: (how, tuple(x.shape), *to))
    monkeypatch.setattr(dist, "batch_isend_irecv", lambda steps: posted.append(steps) or [])
    ring.pass_on([torch.zeros(2, 0, 5), torch.zeros(2, 3, 7)], 4, tag=2)
    assert posted == [
        [
            (dist.irecv, (2, 4, 5), 2, None, 2),
            (dist.isend, (2, 3, 7), 1, None, 3),
            (dist.irecv, (2, 4, 7), 2, None, 3),
        ]
    ]


def order_of_steps(group):
    """Return what the rank did, in order: posts, work on tiles and waits."""
    done, kept = [], (_travel.Ring.pass_on, _travel.Passing.arrived, _passes.Trip.attend)

    def noted(name, function):
        def run(*arguments, **options):
            done.append(name)
            return function(*arguments, **options)

        return run

    places = (_travel.Ring, "pass_on"), (_travel.Passing, "arrived"), (_passes.Trip, "attend")
    for (home, name), function in zip(places, kept, strict=True):
        setattr(home, name, noted(name, function))
    try:
        x = [torch.zeros(1, 4, 3, requires_grad=True) for _ in range(3)]
        output = ring_attention(*x, group=group)
        forward, done[:] = list(done), []
        output.sum().backward()
    finally:
        for (home, name), function in zip(places, kept, strict=True):
            setattr(home, name, function)
    return forward, done


def test_keys_and_values_travel_while_the_rank_computes(pool):
    stop = ["pass_on", "attend", "arrived"]
    sums = ["pass_on", "attend", "arrived", "pass_on", "arrived"]
    for forward, backward in pool(3, order_of_steps):
        assert forward == [*stop, *stop, "attend"]
        assert backward == [
            "pass_on",
            "attend",
            "pass_on",
            "arrived",
            *sums,
            "attend",
            "arrived",
            "pass_on",
            "arrived",
        ]


def peak(group, n):
    parts = [take_part(torch.zeros(2, n, 64), group=group) for _ in range(4)]
    options = {"layout": "zigzag", "is_causal": True, "block_size": 8, "group": group}
    return peak_bytes(parts, partial(ring_attention, **options))[1]


def test_the_stored_run_is_exact_and_takes_less_memory_for_each_rank():
    run = json.loads((ROOT / "benchmarks" / "results" / "distributed.json").read_text("utf8"))
    assert [row["ranks"] for row in run["ranks"]] == [1, 2, 4]
    assert all(0 < row["error"] < 1e-5 for row in run["ranks"])
    peaks = [row["peak_bytes"] for row in run["ranks"]]
    assert peaks[2] < 0.65 * peaks[1] < 0.65 * peaks[0]
    assert all(row["attnlib"] > 0 for row in run["beside_torch"])


@pytest.mark.long
def test_memory_of_a_rank_is_a_number_of_parts_however_many_there_are(pool):
    whole = 2 * 960 * 64 * 4  # the bytes of one tensor
    parts = {ranks: max(pool(ranks, peak, 960)) / (whole / ranks) for ranks in (1, 3, 4)}
    assert 8 < parts[1] < 12, parts  # without a ring nothing is on its way
    assert 12 < parts[4] < 20, parts
    assert parts[3] == pytest.approx(parts[4], rel=0.1), parts
    assert max(pool(4, peak, 480)) == pytest.approx(max(pool(4, peak, 960)) / 2, rel=0.05)


def die(group, rank, when):
    """Attend, with one rank that ends or hangs before the call or before its backward pass."""
    x = [torch.zeros(1, 5, 3, requires_grad=True) for _ in range(3)]

    def stop():
        if dist.get_rank(group) == rank:
            time.sleep(30 if when.startswith("hang") else 0)
            os._exit(1)

    if when.endswith("forward"):
        stop()
    output = ring_attention(*x, group=group)
    stop()
    output.sum().backward()


@pytest.mark.long
@pytest.mark.parametrize("when", ["end forward", "end backward", "hang backward"])
def test_a_rank_that_ends_or_hangs_ends_the_others_with_an_error(tmp_path, when):
    seconds = 4
    some = Pool(3, tmp_path / "file", seconds)
    try:
        start = time.monotonic()
        for pipe in some.pipes:
            pipe.send((3, die, (1, when)))
        answers = [some.answer(rank, 40) for rank in (0, 2)]
        assert time.monotonic() - start < 25  # of 4, on a machine with much else to do
        for rank, (kind, text) in zip((0, 2), answers, strict=True):
            assert kind == "ConnectionError"
            beside = f"rank {(rank - 1) % 3} or rank {(rank + 1) % 3} has ended"
            assert f"rank {rank} of 3 lost its neighbours in the ring: {beside}" in text
    finally:
        for process in some.processes:
            process.kill()


def test_without_a_process_group_it_says_what_is_missing():
    x = torch.zeros(1, 2, 3)
    with pytest.raises(RuntimeError, match="init_process_group first"):
        ring_attention(x, x, x)


@given(
    n=st.integers(0, 40), ranks=st.integers(1, 5), layout=st.sampled_from(["zigzag", "contiguous"])
)
def test_the_parts_of_all_ranks_are_the_sequence(n, ranks, layout):
    held = [part_positions(n, rank, ranks, layout=layout) for rank in range(ranks)]
    assert sorted(i for spans in held for span in spans for i in span) == list(range(n))
    sizes = [len(span) for spans in held for span in spans]
    assert max(sizes) - min(sizes) <= 1


@given(
    n=st.integers(1, 23),
    m=st.integers(0, 23),
    ranks=st.integers(1, 4),
    is_causal=st.booleans(),
    size=st.integers(1, 9),
    layout=st.sampled_from(["zigzag", "contiguous"]),
)
def test_tiles_hold_every_pair_that_is_seen_once_and_no_other(n, m, ranks, is_causal, size, layout):
    held = [[part_positions(k, r, ranks, layout=layout) for r in range(ranks)] for k in (n, m)]
    seen = np.zeros((n, m), int)
    for mine in held[0]:
        rows = [i for span in mine for i in span]
        for theirs in held[1]:
            columns = [j for span in theirs for j in span]
            for tile in tiles(mine, theirs, is_causal, size):
                assert columns[tile.keys] == list(range(m))[tile.columns]
                hidden = False
                for i, row in enumerate(rows[tile.rows]):
                    for j, column in enumerate(columns[tile.keys]):
                        sees = tile.offset is None or j <= i + tile.offset
                        seen[row, column] += sees
                        hidden |= not sees
                assert hidden == (tile.offset is not None)  # no mask where all is seen
    np.testing.assert_array_equal(seen, np.tri(n, m) if is_causal else np.ones((n, m)))


def scores_computed(n, ranks, rank, layout):
    mine = part_positions(n, rank, ranks, layout=layout)
    held = [part_positions(n, r, ranks, layout=layout) for r in range(ranks)]
    every = [tile for theirs in held for tile in tiles(mine, theirs, True, 4)]
    return sum((t.rows.stop - t.rows.start) * (t.keys.stop - t.keys.start) for t in every)


def test_zigzag_parts_share_causal_work_evenly_and_contiguous_ones_do_not():
    zigzag = [scores_computed(256, 4, rank, "zigzag") for rank in range(4)]
    contiguous = [scores_computed(256, 4, rank, "contiguous") for rank in range(4)]
    assert len(set(zigzag)) == 1
    assert contiguous[3] > 6 * contiguous[0]
    assert sum(zigzag) == sum(contiguous) < 0.52 * 256**2


def small_transformer():
    torch.manual_seed(3)
    return Transformer(13, 17, 8, 2, num_layers=1, d_ff=11)


def mean_log_total(model, source, target):
    return model(source, target).logits.logsumexp(-1).mean()


def train_shared(group):
    """Return the largest difference of a gradient from one process's, and whether both write the same."""
    rank, ranks = dist.get_rank(group), dist.get_world_size(group)
    generator = torch.Generator().manual_seed(5)
    source = torch.randint(1, 13, (4, 5), generator=generator)
    target = torch.randint(1, 17, (4, 7), generator=generator)
    alone, model = small_transformer(), small_transformer()
    mean_log_total(alone, source, target).backward()
    shared = DistributedDataParallel(model, process_group=group)
    own = slice(rank * 4 // ranks, (rank + 1) * 4 // ranks)
    mean_log_total(shared, source[own], target[own]).backward()
    pairs = zip(model.parameters(), alone.parameters(), strict=True)
    worst = max((mine.grad - wanted.grad).abs().max().item() for mine, wanted in pairs)
    found, wanted = (m.eval().greedy(source, max_length=4).tokens for m in (model, alone))
    return worst, torch.equal(found, wanted)


def test_a_transformer_over_two_processes_has_the_gradients_of_one_and_writes_the_same(pool):
    for worst, equal in pool(2, train_shared):
        assert worst < 1e-6
        assert equal
