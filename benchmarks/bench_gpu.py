"""attnlib on a GPU: equal to the CPU in float64, without waiting, and its time and memory beside peers'.

`make bench-gpu` runs it and stores what it found; without a GPU it says so.
`--device cpu` runs the same on small arrays, to test the script.
"""

import contextlib
import copy
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from attnlib.efficient import memory_efficient_attention
from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.nn import ALiBi, Encoder, EncoderLayer, MultiHeadAttention, Rotary
from attnlib.scaling import scaled_dot_product_attention
from benchmarks.paired import Times, machine, row, store

TOLERANCE = {torch.float64: 1e-9, torch.float32: 2e-5, torch.float16: 4e-3, torch.bfloat16: 3e-2}
"""What may differ from the CPU's float64, as a part of the largest number; twice in layers."""
BFLOAT16 = torch.bfloat16


class Check(NamedTuple):
    """A call on tensors of whatever device and dtype, and its inputs in float64 on the CPU."""

    name: str
    call: Callable[..., Tensor]
    inputs: dict[str, Tensor]


def calls() -> Iterator[Check]:
    """Yield every kind of call of the functions."""
    torch.manual_seed(0)
    n, m = 37, 53
    qkv = {x: torch.randn(2, 4, s, 16).double() for x, s in zip("qkv", (n, m, m), strict=True)}
    mask = torch.rand(n, m) < 0.6
    mask[3], bias = False, torch.randn(4, n, m).double()
    hiding = bias.masked_fill(~mask, -torch.inf)
    padding = padding_mask(torch.tensor([m, 20]), m)[:, None]
    options: dict[str, dict[str, Any]] = {
        "plain": {},
        "mask with an empty row": {"mask": mask},
        "padding": {"mask": padding},
        "window": {"mask": window_mask(n, m, left=5, right=3, like=mask)},
        "bias": {"bias": bias},
        "bias with -inf": {"bias": hiding},
        "softcap, mask, bias": {"mask": mask, "bias": bias, "softcap": 2.0},
        "negative scale": {"mask": mask, "scale": -0.5},
    }
    for name, given in options.items():
        arrays = qkv | {key: x for key, x in given.items() if isinstance(x, Tensor)}
        rest = {key: x for key, x in given.items() if key not in arrays}
        for is_causal in (False, True):
            yield Check(
                f"{name}, causal {is_causal}", _efficient(rest | {"is_causal": is_causal}), arrays
            )
        yield Check(f"{name}, with weights", _with_weights(rest), arrays)


def _efficient(rest: dict[str, Any]) -> Callable[..., Tensor]:
    return lambda q, k, v, **given: memory_efficient_attention(q, k, v, **given, **rest)


def _with_weights(rest: dict[str, Any]) -> Callable[..., Tensor]:
    return lambda q, k, v, **given: scaled_dot_product_attention(q, k, v, **given, **rest).output


def layers() -> Iterator[tuple[str, nn.Module, dict[str, Any]]]:
    """Yield layers and the keywords of a call."""
    padding = {"mask": padding_mask(torch.tensor([11, 4, 1]), 11)}
    yield "layer", MultiHeadAttention(32, 4), {}
    yield "layer, shared heads", MultiHeadAttention(32, 4, num_kv_heads=2), {"is_causal": True}
    yield "layer, padding", MultiHeadAttention(32, 4, num_kv_heads=1), padding
    yield "layer, weights", MultiHeadAttention(32, 4), {"need_weights": True}
    yield "layer, rotary", MultiHeadAttention(32, 4), {"is_causal": True, "position": Rotary()}
    yield "layer, ALiBi", MultiHeadAttention(32, 4), {"is_causal": True, "position": ALiBi()}
    yield "EncoderLayer", EncoderLayer(32, 4), padding
    yield "Encoder", Encoder(32, 4, 2), padding


def layer_checks() -> Iterator[tuple[Check, nn.Module]]:
    """Yield the layers as checks of their input."""
    for name, layer, options in layers():
        masks = {key: x for key, x in options.items() if isinstance(x, Tensor)}
        rest = {key: x for key, x in options.items() if key not in masks}

        def call(module: nn.Module, x: Tensor, rest: dict[str, Any] = rest, **given: Any) -> Tensor:
            return module(x, **given, **rest)[0]

        yield Check(name, call, {"x": torch.randn(3, 11, 32).double(), **masks}), layer.eval()


def moved(inputs: Mapping[str, Tensor], device: str, dtype: torch.dtype) -> dict[str, Tensor]:
    """Return the inputs elsewhere; numbers that have gradients are leaves."""
    here = {
        k: x.to(device) if x.dtype == torch.bool else x.to(device, dtype) for k, x in inputs.items()
    }
    return {k: x.detach().requires_grad_(k in "qkvx") for k, x in here.items()}


def answers(call: Callable[..., Tensor], inputs: dict[str, Tensor]) -> list[Tensor]:
    """Return the output and the gradients of a sum of it with fixed weights."""
    output = call(**inputs)
    wave = torch.cos(torch.arange(output.numel(), device=output.device).double()).reshape(
        output.shape
    )
    leaves = [x for x in inputs.values() if x.requires_grad]
    return [output, *torch.autograd.grad((output.double() * wave).sum(), leaves)]


def fault(found: list[Tensor], wanted: list[Tensor], tolerance: float) -> str:
    """Return how an answer differs, or nothing."""
    for at, (x, y) in enumerate(zip(found, wanted, strict=True)):
        x, y = x.detach().double().cpu(), y.detach().double().cpu()
        off, size = float((x - y).abs().max()), max(1.0, float(y.abs().max()))
        if not off <= tolerance * size:  # nor a NaN
            return f"result {at} is off by {off:.1e}"
    return ""


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


def judged(name: str, judge: Callable[[], str]) -> str:
    """Return a check's fault with its name, or nothing."""
    try:
        found = judge()
    except Exception as error:
        found = f"{type(error).__name__}: {str(error).splitlines()[0][:160]}"
    return found and f"{name}: {found}"


def check_call(check: Check, device: str, dtype: torch.dtype) -> str:
    """Compare a call with the CPU's float64 on numbers rounded alike, and see that it does not wait."""
    rounded = {k: x if x.dtype == torch.bool else x.to(dtype) for k, x in check.inputs.items()}
    wanted = answers(check.call, moved(rounded, "cpu", torch.float64))
    inputs = moved(rounded, device, dtype)
    found = answers(check.call, inputs)
    with no_waiting(device):
        torch.autograd.backward(check.call(**inputs).sum())
    return fault(found, wanted, TOLERANCE[dtype] * 4)


def check_layer(check: Check, layer: nn.Module, device: str, how: str, dtype: torch.dtype) -> str:
    """Compare a layer with itself on the CPU in float64: as it is, under autocast or compiled."""
    plain = copy.deepcopy(layer).to(dtype).double()
    wanted = check.call(plain, **moved(check.inputs, "cpu", torch.float64))
    module, inputs = copy.deepcopy(layer).to(device, dtype), moved(check.inputs, device, dtype)
    run = torch.compile(module, fullgraph=True) if how == "compiled" else module
    with torch.autocast(device, torch.bfloat16, enabled=how == "autocast"):
        found = check.call(run, **inputs)
        with no_waiting(device):
            torch.autograd.backward(check.call(run, **inputs).sum())
    tolerance = TOLERANCE[BFLOAT16] if how == "autocast" else TOLERANCE[dtype]
    return fault([found], [wanted], tolerance * 8)


def checks(device: str) -> Iterator[str]:
    """Yield for each check what is wrong, or nothing."""
    for check in calls():
        for dtype in TOLERANCE:
            name = f"{check.name}, {str(dtype)[6:]}"
            yield judged(name, partial(check_call, check, device, dtype))
    hows = [("eager", dtype) for dtype in TOLERANCE] + [("autocast", torch.float32)]
    for check, layer in layer_checks():
        compiled = (
            [("compiled", torch.float32)] if device == "cuda" and "layer" in check.name else []
        )
        for how, dtype in hows + compiled:
            name = f"{check.name}, {how}, {str(dtype)[6:]}"
            yield judged(name, partial(check_layer, check, layer, device, how, dtype))


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

    def row(
        self, case: str, candidates: Mapping[str, Callable[[], object]], reach: float
    ) -> dict[str, object]:
        """Return a line of the result: ratio to the fastest peer, milliseconds and peak memory."""
        for call in candidates.values():  # also compiles
            call()
            call()
        once = self.seconds(next(iter(candidates.values())), 1)
        inner, rounds = max(1, min(100, int(3e-3 / once))), 9 if once > 0.02 else 15
        rounds = rounds if self.gpu else 3
        times: Times = {name: [] for name in candidates}
        names = list(candidates)
        for turn in range(rounds):
            for name in names[turn % len(names) :] + names[: turn % len(names)]:
                times[name].append(self.seconds(candidates[name], inner))
        peers = [name for name in names if name != "attnlib"]
        line = row(case, times, ours="attnlib", peers=peers, reach=reach)
        return line | {"peak_mib": {name: self.peak_mib(call) for name, call in candidates.items()}}


def functions(bench: Bench, dtype: torch.dtype) -> Iterator[dict[str, object]]:
    """Yield the rows of the functions in one dtype."""
    shape = (4, 16, 4096, 64) if dtype == BFLOAT16 else (2, 8, 2048, 64)
    q, k, v = bench.tensors(*shape, dtype=dtype)
    n, kind, sdpa = q.shape[-2], f"{str(dtype)[6:]} {shape}", F.scaled_dot_product_attention
    bias = torch.randn(q.shape[1], n, n, device=q.device, dtype=dtype)
    narrow, flat = v[..., :48].contiguous(), [x.flatten(0, 1) for x in (q, k, v)]
    masks = {
        "causal given as a mask": causal_mask(n, like=q),
        "padding": padding_mask(torch.full((len(q),), n - n // 40, device=q.device), n)[:, None],
    }
    ours: Any = memory_efficient_attention

    def pair(
        case: str, mine: Callable[[], object], peer: Callable[[], object], reach: float
    ) -> Any:
        return bench.row(f"{case}, {kind}", {"attnlib": mine, "SDPA": peer}, reach)

    yield pair("plain", lambda: ours(q, k, v), lambda: sdpa(q, k, v), 1.06)
    causal = {"is_causal": True}
    yield pair("causal", lambda: ours(q, k, v, **causal), lambda: sdpa(q, k, v, **causal), 1.06)
    for name, m in masks.items():
        yield pair(name, partial(ours, q, k, v, mask=m), partial(sdpa, q, k, v, m), 1.15)
    yield pair("bias", lambda: ours(q, k, v, bias=bias), lambda: sdpa(q, k, v, bias), 1.2)
    yield pair("d_v 48", lambda: ours(q, k, narrow), lambda: sdpa(q, k, narrow), 1.2)
    yield pair("three axes", lambda: ours(*flat), lambda: sdpa(*flat), 1.0)
    yield pair(
        "with weights",
        lambda: scaled_dot_product_attention(q, k, v),
        lambda: torch.softmax((q @ k.mT).float() / 8, -1).to(dtype) @ v,
        1.2,
    )


def flexible(bench: Bench) -> Iterator[dict[str, object]]:
    """Yield the rows of what flex_attention can do: a softcap and a window."""
    q, k, v = bench.tensors(4, 16, 4096, 64)
    n, ours = q.shape[-2], memory_efficient_attention

    def by_hand() -> Tensor:
        scores = 30 * torch.tanh((q.float() @ k.float().mT) / 240)
        return torch.softmax(scores, -1).to(v.dtype) @ v

    softcap = {"attnlib": lambda: ours(q, k, v, softcap=30.0), "by hand": by_hand}
    mask = window_mask(n, n, left=256, right=0, like=q)
    window = {
        "attnlib": lambda: ours(q, k, v, mask=mask),
        "SDPA": lambda: F.scaled_dot_product_attention(q, k, v, mask),
    }
    yield bench.row("softcap against by hand", softcap, 0.8)
    yield bench.row("window of 256 against SDPA with the mask", window, 0.9)
    if bench.gpu:
        flex = _flex(q, k, v)
        for name, mine in (("softcap", softcap["attnlib"]), ("window of 256", window["attnlib"])):
            pair = {"attnlib": mine, "flex_attention, compiled": flex[name]}
            yield bench.row(f"{name} against flex_attention", pair, 1.0)


def _flex(q: Tensor, k: Tensor, v: Tensor) -> dict[str, Callable[[], object]]:
    from torch.nn.attention.flex_attention import create_block_mask, flex_attention

    attend, n = torch.compile(flex_attention), q.shape[-2]

    def near(b: Tensor, h: Tensor, i: Tensor, j: Tensor) -> Tensor:
        return (i >= j) & (i - j <= 256)

    def capped(score: Tensor, b: Tensor, h: Tensor, i: Tensor, j: Tensor) -> Tensor:
        return 30 * torch.tanh(score / 30)

    blocks = create_block_mask(near, None, None, n, n, device=str(q.device))
    return {
        "softcap": lambda: attend(q, k, v, score_mod=capped),
        "window of 256": lambda: attend(q, k, v, block_mask=blocks),
    }


def small(bench: Bench) -> Iterator[dict[str, object]]:
    """Yield the rows of small calls, where what counts is what happens before the kernel."""
    for dtype in (BFLOAT16, torch.float32):
        q, k, v = (x.contiguous() for x in bench.tensors(2, 8, 128, 64, dtype=dtype))
        mask = torch.rand(q.shape[-2], q.shape[-2], device=q.device) < 0.5
        for name, options, peer in (
            ("plain", {}, {}),
            ("mask", {"mask": mask}, {"attn_mask": mask}),
        ):
            pair: dict[str, Callable[[], object]] = {
                "attnlib": lambda q=q, k=k, v=v, o=options: memory_efficient_attention(
                    q, k, v, **o
                ),
                "SDPA": lambda q=q, k=k, v=v, o=peer: F.scaled_dot_product_attention(q, k, v, **o),
            }
            yield bench.row(f"small (2, 8, 128, 64), {name}, {str(dtype)[6:]}", pair, 1.5)


def steps(bench: Bench) -> Iterator[dict[str, object]]:
    """Yield the rows of forward and backward."""
    leaves = [x.requires_grad_() for x in bench.tensors(4, 16, 2048, 64)]
    q, k, v = leaves
    mask = torch.rand(q.shape[-2], q.shape[-2], device=q.device) < 0.5
    sdpa, ours = F.scaled_dot_product_attention, memory_efficient_attention

    def by_hand() -> Tensor:
        scores = 30 * torch.tanh((q.float() @ k.float().mT) / 240)
        return torch.softmax(scores, -1).to(v.dtype) @ v

    def step(forward: Callable[[], Tensor]) -> Callable[[], object]:
        return lambda: torch.autograd.grad(forward().sum(), leaves)

    pairs: dict[str, tuple[Callable[[], Tensor], str, Callable[[], Tensor], float]] = {
        "plain": (lambda: ours(q, k, v), "SDPA", lambda: sdpa(q, k, v), 1.1),
        "mask": (lambda: ours(q, k, v, mask=mask), "SDPA", lambda: sdpa(q, k, v, mask), 1.15),
        "softcap": (lambda: ours(q, k, v, softcap=30.0), "by hand", by_hand, 1.0),
    }
    for name, (mine, peer, theirs, reach) in pairs.items():
        yield bench.row(f"step, {name}", {"attnlib": step(mine), peer: step(theirs)}, reach)


def modules(bench: Bench) -> Iterator[dict[str, object]]:
    """Yield the rows of the layer and the encoder."""
    made: dict[str, Any] = {"device": bench.device, "dtype": BFLOAT16, "batch_first": True}
    d_model = 512 if bench.gpu else 64
    theirs = nn.MultiheadAttention(d_model, 8, dropout=0.1, **made)
    ours = MultiHeadAttention.from_torch(theirs)
    (x,) = bench.tensors(8, 1024, d_model, count=1)
    for name, need, reach in (("eval", False, 1.1), ("eval, weights", True, 1.2)):
        options: dict[str, Any] = {"need_weights": need}
        pair: dict[str, Callable[[], object]] = {
            "attnlib": partial(ours.eval(), x, **options),
            "nn.MHA": partial(theirs.eval(), x, x, x, average_attn_weights=False, **options),
        }
        with torch.no_grad():
            yield bench.row(f"layer, {name}", pair, reach)
    yield bench.row(
        "layer, training step with dropout 0.1",
        {
            "attnlib": lambda: torch.autograd.backward(ours.train()(x).output.sum()),
            "nn.MHA": lambda: torch.autograd.backward(
                theirs.train()(x, x, x, need_weights=False)[0].sum()
            ),
        },
        1.0,
    )
    encoder = Encoder(d_model, 8, 4, device=bench.device, dtype=BFLOAT16)
    peer = nn.TransformerEncoder(nn.TransformerEncoderLayer(d_model, 8, dropout=0.0, **made), 4)
    stacks: dict[str, Callable[[], object]] = {
        "attnlib": lambda: torch.autograd.backward(encoder(x)[0].sum()),
        "nn.TransformerEncoder": lambda: torch.autograd.backward(peer(x).sum()),
    }
    yield bench.row("encoder of 4 layers, training step", stacks, 1.0)


def rows(bench: Bench) -> Iterator[dict[str, object]]:
    """Yield all rows."""
    with torch.no_grad():
        for part in (functions(bench, BFLOAT16), functions(bench, torch.float32)):
            yield from part
        yield from flexible(bench)
        yield from small(bench)
    yield from steps(bench)
    yield from modules(bench)


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
    print(
        *faults,
        f"gpu: {len(found) - len(faults)} of {len(found)} checks hold",
        sep="\n",
        flush=True,
    )
    measured = list(rows(Bench(device)))
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
