"""attnlib on a GPU: equal to the CPU in float64, without waiting, and its time and memory beside peers'.

`make bench-gpu` runs it and stores what it found; without a GPU it says so.
`--device cpu` runs the same on small arrays, to test the script.
"""

import contextlib
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from attnlib.efficient import memory_efficient_attention
from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.nn import Encoder, MultiHeadAttention
from attnlib.scaling import scaled_dot_product_attention
from benchmarks.paired import machine, paired, row, store
from benchmarks.transformations import SUBJECTS
from benchmarks.transformations.functions import Call
from benchmarks.transformations.judge import judge
from benchmarks.transformations.layers import D_MODEL, HEADS, SHORT, multihead, subject
from benchmarks.transformations.transforms import Apply, Tensors, Transformation, record, run
from benchmarks.transformations.ways import Inputs

BFLOAT16 = torch.bfloat16
Pair = tuple[str, Callable[[], object], str, Callable[[], object], float]
"""A case, attnlib's call, a peer and its call, and which ratio is to be reached."""


# Answers


@contextlib.contextmanager
def no_waiting(device: str) -> Iterator[None]:
    """Make whatever waits for the GPU an error."""
    if device == "cuda":
        torch.cuda.synchronize()
        torch.cuda.set_sync_debug_mode("error")
    try:
        yield
    finally:
        if device == "cuda":
            torch.cuda.set_sync_debug_mode("default")


def there(
    device: str,
    dtype: torch.dtype,
    slack: float,
    apply: Apply,
    plain: Apply,
    changed: Callable[[Call], Call] = lambda call: call,
    **more: Any,
) -> Transformation:
    """Return a step on a device, done once more without waiting, against a plain one on the CPU."""

    def step(call: Call, inputs: Inputs) -> Tensors:
        call = changed(call)
        apply(call, inputs)  # loads and compiles
        with no_waiting(device):
            return apply(call, inputs)

    def reference(call: Call, inputs: Inputs) -> Tensors:
        arrays = {name: x.cpu() for name, x in inputs.arrays.items()}
        return [x.to(device) for x in plain(call, inputs._replace(arrays=arrays))]

    def prepare(_: str, x: Tensor) -> Tensor:
        return x.to(device, dtype if x.is_floating_point() else x.dtype)

    return Transformation(step, prepare, reference, slack=slack, **more)


def steps_on(device: str) -> dict[str, Transformation]:
    """Return what is done to each call: training steps, and in half precision outputs too, which hold better."""

    def autocast(call: Call, inputs: Inputs) -> Tensors:
        with torch.autocast(device, BFLOAT16):
            return run(call, inputs)

    on = partial(there, device)
    halves = {"float16": torch.float16, "bfloat16": BFLOAT16}
    found = {name: on(dtype, 4, run, run) for name, dtype in halves.items()}
    found |= {f"{name}, step": on(dtype, 16, record, record) for name, dtype in halves.items()}
    found["float64, step"] = on(torch.float64, 8, record, record)
    found["float32, step"] = on(torch.float32, 8, record, record)
    found["autocast"] = on(torch.float32, 4, autocast, run, precision=BFLOAT16)
    whole = partial(torch.compile, fullgraph=True)
    return found | {"compiled": on(torch.float32, 8, record, record, whole)}


def checks(device: str) -> Iterator[str]:
    """Yield for each way to call, in each dtype, what is wrong, or nothing."""
    shared = subject(
        lambda: MultiHeadAttention(D_MODEL, HEADS, num_kv_heads=1),
        lambda p, **how: multihead(p, **how)[:1],
        ways=SHORT,
        heads=(HEADS,),
    )
    own = {name: one for name, one in SUBJECTS.items() if one.own}
    for name, one in (own | {"MultiHeadAttention, shared heads": shared}).items():
        for done, change in steps_on(device).items():
            ways = one.only.get(done, ()) if done == "compiled" else one.ways
            if "float16, step" in done and one.projects:  # rounds too much to show anything
                ways = ()
            if done == "compiled" and device == "cpu":
                continue
            for way in ways:
                found = judge(one, way, change)
                right = found.status in {"equal", "warns"}
                yield "" if right else f"{name}, {way}, {done}: {found.status}: {found.detail}"


# Time and memory


class Bench:
    """Candidates in turns on one device; sizes are divided where no GPU is."""

    def __init__(self, device: str) -> None:
        self.device, self.gpu = device, device == "cuda"

    def tensors(self, *shape: int, dtype: torch.dtype = BFLOAT16, count: int = 3) -> list[Tensor]:
        """Return random tensors; n and the batch are smaller where no GPU is."""
        *lead, n, d = shape
        if not self.gpu:
            lead, n = [min(size, 2) for size in lead], max(8, n // 64)
        return [torch.randn(*lead, n, d, device=self.device, dtype=dtype) for _ in range(count)]

    def seconds(self, call: Callable[[], object], times: int) -> float:
        """Return how long a call takes, as the GPU counts it."""
        if not self.gpu:
            start = time.perf_counter()
            call()
            return time.perf_counter() - start
        make: Any = torch.cuda.Event
        first, last = make(enable_timing=True), make(enable_timing=True)
        first.record()
        for _ in range(times):
            call()
        last.record()
        last.synchronize()
        return float(first.elapsed_time(last)) / 1e3 / times

    def peak_mib(self, call: Callable[[], object]) -> float:
        """Return by how much a call lets the memory in use grow."""
        if not self.gpu:
            return 0.0
        torch.cuda.synchronize()
        base = torch.cuda.memory_allocated()
        torch.cuda.reset_peak_memory_stats()
        call()
        torch.cuda.synchronize()
        return round((torch.cuda.max_memory_allocated() - base) / 2**20, 1)

    def row(self, case: str, ours: Any, peer: str, theirs: Any, reach: float) -> dict[str, object]:
        """Return a line of the result: ratio to the peer, milliseconds and peak memory."""
        candidates = {"attnlib": ours, peer: theirs}
        for _ in range(2):  # also compiles
            ours(), theirs()
        once = self.seconds(ours, 1)
        inner, rounds = max(1, min(100, int(3e-3 / once))), 9 if once > 0.02 else 15
        clock = partial(self.seconds, times=inner)
        times = paired(candidates, rounds=rounds if self.gpu else 3, warmup=0, clock=clock)
        line = row(case, times, reach)
        return line | {"peak_mib": {name: self.peak_mib(call) for name, call in candidates.items()}}


ours: Any = memory_efficient_attention
sdpa: Any = F.scaled_dot_product_attention


def softcapped(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """Return attention with a softcap of 30, by hand."""
    scores = 30 * torch.tanh((q.float() @ k.float().mT) / 240)
    return torch.softmax(scores, -1).to(v.dtype) @ v


def functions(q: Tensor, k: Tensor, v: Tensor) -> Iterator[Pair]:
    """Yield the functions in one dtype."""
    n, dtype = q.shape[-2], q.dtype
    kind = f"{str(dtype)[6:]} {tuple(q.shape)}"
    bias = torch.randn(q.shape[1], n, n, device=q.device, dtype=dtype)
    narrow, flat = v[..., :48].contiguous(), [x.flatten(0, 1) for x in (q, k, v)]
    causal = causal_mask(n, like=q)
    padding = padding_mask(torch.full((len(q),), n - n // 40, device=q.device), n)[:, None]
    options: dict[str, tuple[dict[str, Any], dict[str, Any], float]] = {
        "plain": ({}, {}, 1.06),
        "causal": ({"is_causal": True}, {"is_causal": True}, 1.06),
        "causal given as a mask": ({"mask": causal}, {"attn_mask": causal}, 1.15),
        "padding": ({"mask": padding}, {"attn_mask": padding}, 1.15),
        "bias": ({"bias": bias}, {"attn_mask": bias}, 1.2),
    }
    for case, (mine, theirs, reach) in options.items():
        call, peer = partial(ours, q, k, v, **mine), partial(sdpa, q, k, v, **theirs)
        yield f"{case}, {kind}", call, "SDPA", peer, reach
    yield f"d_v 48, {kind}", partial(ours, q, k, narrow), "SDPA", partial(sdpa, q, k, narrow), 1.2
    yield f"three axes, {kind}", partial(ours, *flat), "SDPA", partial(sdpa, *flat), 1.0

    def with_weights() -> Tensor:
        return torch.softmax((q @ k.mT).float() / 8, -1).to(dtype) @ v

    mine = partial(scaled_dot_product_attention, q, k, v)
    yield f"with weights, {kind}", mine, "by hand", with_weights, 1.2


def flexible(bench: Bench) -> Iterator[Pair]:
    """Yield what flex_attention can do: a softcap and a window."""
    q, k, v = bench.tensors(4, 16, 4096, 64)
    mask = window_mask(q.shape[-2], q.shape[-2], left=256, right=0, like=q)
    softcap, window = partial(ours, q, k, v, softcap=30.0), partial(ours, q, k, v, mask=mask)
    yield "softcap against by hand", softcap, "by hand", partial(softcapped, q, k, v), 0.8
    peer = partial(sdpa, q, k, v, mask)
    yield "window of 256 against SDPA with the mask", window, "SDPA", peer, 0.9
    if bench.gpu:
        for name, mine, flex in zip(
            ("softcap", "window of 256"), (softcap, window), _flex(q, k, v), strict=True
        ):
            yield f"{name} against flex_attention", mine, "flex_attention, compiled", flex, 1.0


def _flex(q: Tensor, k: Tensor, v: Tensor) -> tuple[Callable[[], object], Callable[[], object]]:
    from torch.nn.attention.flex_attention import create_block_mask, flex_attention

    attend, n = torch.compile(flex_attention), q.shape[-2]

    def near(b: Tensor, h: Tensor, i: Tensor, j: Tensor) -> Tensor:
        return (i >= j) & (i - j <= 256)

    def capped(score: Tensor, b: Tensor, h: Tensor, i: Tensor, j: Tensor) -> Tensor:
        return 30 * torch.tanh(score / 30)

    blocks = create_block_mask(near, None, None, n, n, device=str(q.device))
    return partial(attend, q, k, v, score_mod=capped), partial(attend, q, k, v, block_mask=blocks)


def small(bench: Bench) -> Iterator[Pair]:
    """Yield small calls, where what counts is what happens before the kernel."""
    for dtype in (BFLOAT16, torch.float32):
        x = bench.tensors(2, 8, 128, 64, dtype=dtype)
        mask = torch.rand(x[0].shape[-2], x[0].shape[-2], device=bench.device) < 0.5
        kind = str(dtype)[6:]
        yield f"small, plain, {kind}", partial(ours, *x), "SDPA", partial(sdpa, *x), 1.5
        pair = partial(ours, *x, mask=mask), "SDPA", partial(sdpa, *x, mask)
        yield f"small, mask, {kind}", *pair, 1.5


def steps(bench: Bench) -> Iterator[Pair]:
    """Yield forward and backward."""
    leaves = [x.requires_grad_() for x in bench.tensors(4, 16, 2048, 64)]
    mask = torch.rand(leaves[0].shape[-2], leaves[0].shape[-2], device=bench.device) < 0.5

    def step(call: Callable[..., Tensor], **options: Any) -> Callable[[], object]:
        return lambda: torch.autograd.grad(call(*leaves, **options).sum(), leaves)

    yield "step, plain", step(ours), "SDPA", step(sdpa), 1.1
    yield "step, mask", step(ours, mask=mask), "SDPA", step(sdpa, attn_mask=mask), 1.15
    yield "step, softcap", step(ours, softcap=30.0), "by hand", step(softcapped), 1.0


def modules(bench: Bench, *, train: bool) -> Iterator[Pair]:
    """Yield the layer, or in training the layer and the encoder."""
    made: dict[str, Any] = {"device": bench.device, "dtype": BFLOAT16, "batch_first": True}
    d_model = 512 if bench.gpu else 64
    theirs = nn.MultiheadAttention(d_model, 8, dropout=0.1, **made).train(train)
    ours = MultiHeadAttention.from_torch(theirs).train(train)
    (x,) = bench.tensors(8, 1024, d_model, count=1)

    def layer(need: bool) -> tuple[Callable[[], Any], str, Callable[[], Any]]:
        peer = partial(theirs, x, x, x, average_attn_weights=False, need_weights=need)
        return partial(ours, x, need_weights=need), "nn.MHA", peer

    if not train:
        yield "layer, eval", *layer(False), 1.1
        yield "layer, eval, weights", *layer(True), 1.2
        return

    def step(call: Callable[[], Any]) -> Callable[[], object]:
        return lambda: torch.autograd.backward(call()[0].sum())

    mine, peer, other = layer(False)
    yield "layer, training step with dropout 0.1", step(mine), peer, step(other), 1.0
    encoder = Encoder(d_model, 8, 4, device=bench.device, dtype=BFLOAT16)
    stack = nn.TransformerEncoder(nn.TransformerEncoderLayer(d_model, 8, dropout=0.0, **made), 4)
    pair = step(partial(encoder, x)), "nn.TransformerEncoder", step(lambda: [stack(x)])
    yield "encoder of 4 layers, training step", *pair, 1.0


def rows(bench: Bench) -> list[dict[str, object]]:
    """Return all rows."""
    calls = chain(
        functions(*bench.tensors(4, 16, 4096, 64)),
        functions(*bench.tensors(2, 8, 2048, 64, dtype=torch.float32)),
        flexible(bench),
        small(bench),
        modules(bench, train=False),
    )
    with torch.no_grad():
        found = [bench.row(*pair) for pair in calls]
    return found + [bench.row(*pair) for pair in chain(steps(bench), modules(bench, train=True))]


def main(arguments: list[str]) -> int:
    """Check, measure and store; return how many checks failed."""
    device = "cpu" if "cpu" in arguments else "cuda"
    if device == "cuda" and not torch.cuda.is_available():
        print("gpu: no CUDA device is here, so nothing was measured.")
        return 0
    torch.backends.cuda.matmul.allow_tf32 = False
    started = time.perf_counter()
    found = list(checks(device))
    faults = list(filter(None, found))
    holding = f"gpu: {len(found) - len(faults)} of {len(found)} checks hold"
    print(*faults, holding, sep="\n", flush=True)
    measured = rows(Bench(device))
    card = torch.cuda.get_device_name() if device == "cuda" else "cpu"
    about = machine("torch") | {"device": card}
    kept = {"checks": len(found), "faults": faults, "seconds": round(time.perf_counter() - started)}
    if device == "cpu":
        os.environ.pop("ATTNLIB_STORE", None)
    store("gpu", measured, machine=about, **kept)
    middle = statistics.median(float(str(line["ratio"])) for line in measured)
    print(f"gpu: {len(measured)} rows, ratio {middle} in the middle, {kept['seconds']} s on {card}")
    return len(faults)


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
