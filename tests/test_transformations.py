"""Every way to call attention under every transformation of torch equals a plain float64 reference.

And every other function of the contract is traced, exported and run where nothing may wait.
"""

import json
import shutil
import warnings
from functools import cache
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
from support import Launches, assert_close
from torch._inductor import config

from attnlib.alignment import additive_scores, concat_scores, multiplicative_scores
from attnlib.efficient import merge_attention, partial_attention
from attnlib.lookup import attend, soft_lookup
from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.memory import hopfield_energy, hopfield_retrieve
from attnlib.multihead import merge_heads, multi_head_attention, split_heads
from attnlib.nn import ALiBi, KeyValueCache, MultiHeadAttention, RecurrentSeq2Seq, Transformer
from attnlib.position import alibi_bias, rotate, sinusoidal
from attnlib.projection import self_attention
from attnlib.similarity import cosine_scores, gaussian_scores, similarity_attention
from benchmarks.transformations import (
    MARKS,
    SUBJECTS,
    TRANSFORMATIONS,
    cells,
    column,
    outcome,
)
from benchmarks.transformations.judge import judge
from benchmarks.transformations.transforms import (
    Transformation,
    compiled,
    record,
)

ROOT = Path(__file__).resolve().parents[1]
OWN = [name for name, subject in SUBJECTS.items() if subject.own]
STORED = json.loads((ROOT / "benchmarks" / "results" / "transformations.json").read_text("utf8"))
MAY_REFUSE = {"jvp", "dual numbers", "twice differentiated"}
"""What torch's kernel cannot do; an error that names the function that can is an answer."""


COLUMNS = sorted({(cell.subject, cell.transformation) for cell in cells(*OWN)})
PROGRAMS = ("compiled", "compiled, dynamic", "traced", "exported")
EAGER = [name for name in TRANSFORMATIONS if name not in PROGRAMS]


@pytest.mark.parametrize(
    ("name", "transformation"),
    [pytest.param(*at, marks=[pytest.mark.long] * (at[1] in PROGRAMS)) for at in COLUMNS],
)
def test_every_way_to_call_equals_the_reference(name, transformation):
    found = column(name, transformation)
    holds = {"equal", "refused"} if transformation in MAY_REFUSE else {"equal"}
    assert {way: o for way, o in found.items() if o.status not in holds} == {}
    at = list(TRANSFORMATIONS).index(transformation)
    stored = {way: row[at] for way, row in STORED["subjects"][name]["rows"].items()}
    fresh = {way: MARKS[found[way].status] if way in found else " " for way in stored}
    assert fresh == stored, "`python -m benchmarks --store transformations` stores the table anew"


def test_the_stored_table_has_every_row_and_column():
    assert STORED["transformations"] == list(TRANSFORMATIONS)
    assert STORED["marks"] == {mark: status for status, mark in MARKS.items()}
    rows = {name: tuple(table["rows"]) for name, table in STORED["subjects"].items()}
    assert rows == {name: subject.ways for name, subject in SUBJECTS.items()}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_reference_tells_a_row_that_sees_nothing_from_a_uniform_one(subject):
    ways = [way for way in SUBJECTS[subject].ways if "empty rows" in way]
    for way in ways:
        inputs = SUBJECTS[subject].inputs(way)
        results = SUBJECTS[subject].reference(inputs.options)(inputs.arrays)
        assert all(x.isfinite().all() for x in results)
        hidden = ~inputs.arrays["mask"].any(-1)
        assert hidden.any()
        for weights in (x for x in results if x.shape[-1] == inputs.arrays["mask"].shape[-1]):
            assert not weights[..., hidden, :].any()


REAL = {
    "scaled_dot_product_attention": ("softcap, mask", "mask, bias with -inf"),
    "memory_efficient_attention": ("causal", "mask with empty rows"),
    "EncoderLayer": ("bias, full",),
}


@cache
def compiles_float64() -> bool:
    """Tell whether the real compiler can train torch's own attention in float64: not in torch 2.8."""
    arrays = [torch.ones(2, 3, 7, 5, dtype=torch.float64, requires_grad=True) for _ in range(3)]
    try:
        torch.compile(F.scaled_dot_product_attention)(*arrays, is_causal=True).sum().backward()
    except RuntimeError as error:
        return "expected scalar type" not in str(error)
    return True


@pytest.mark.long
@pytest.mark.skipif(
    not any(map(shutil.which, ("g++", "clang++"))), reason="no C++ compiler, which inductor needs"
)
@pytest.mark.parametrize(
    ("name", "way"), [(name, way) for name, ways in REAL.items() for way in ways]
)
def test_the_real_compiler_gives_the_same(name, way):
    if name == "memory_efficient_attention" and not compiles_float64():
        pytest.skip("torch's own compiler cannot train its attention in float64")
    inductor = Transformation(compiled(record, dynamic=False, backend="inductor"), reference=record)
    torch._dynamo.reset()
    with config.patch(compile_threads=1):  # lest worker processes import torch anew
        found = judge(SUBJECTS[name], way, inductor)
    assert found.status == "equal", found.detail


@pytest.mark.parametrize("slip", ["value", "gradient", "shape", "dtype", "error", "warning"])
def test_the_judge_notices(slip):
    """A cell cannot pass by itself: each kind of slip is seen."""
    subject = SUBJECTS["memory_efficient_attention"]

    def slipped(options):
        call = subject.call(options)

        def run(arrays):
            (x,) = call(arrays)
            if slip == "error":
                raise RuntimeError("no")
            if slip == "warning":
                warnings.warn("slow", UserWarning, stacklevel=1)
            changed = {
                "value": x + 1e-6,
                "gradient": x.detach() + 0.0 * arrays["query"].sum(),
                "shape": x[..., :-1],
                "dtype": x.float(),
            }
            return (changed.get(slip, x),)

        return run

    found = judge(subject._replace(call=slipped), "plain", TRANSFORMATIONS["backward"])
    status = {"error": "raises", "warning": "warns"}.get(slip, "wrong")
    assert found.status == status


def jacrev_reads(guard) -> bool:
    """Tell whether torch's jacrev waits for a device by itself: so in torch 2.8."""
    try:
        with guard:
            torch.func.jacrev(lambda x: (x.sin(), x.cos()))(torch.ones(3))
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize(
    ("name", "transformation"),
    [
        # The others repeat these two with another transformation around the same branches.
        pytest.param(*at, marks=[pytest.mark.long] * (at[1] not in ("eager", "backward")))
        for at in COLUMNS
        if at[1] in EAGER
    ],
)
def test_what_other_devices_compute_is_equal_too(name, transformation, no_peeking):
    if transformation == "jacrev" and jacrev_reads(no_peeking):
        pytest.skip("torch's own jacrev of two results reads numbers")
    change = TRANSFORMATIONS[transformation]

    def guarded(call, inputs):
        with no_peeking:
            return change.apply(call, inputs)

    found = {
        cell.way: judge(SUBJECTS[name], cell.way, change._replace(apply=guarded))
        for cell in cells(name)
        if cell.transformation == transformation
    }
    holds = {"equal", "refused"} if transformation in MAY_REFUSE else {"equal"}
    assert {way: o for way, o in found.items() if o.status not in holds} == {}


@pytest.mark.parametrize("transformation", EAGER)
def test_calls_that_are_cut_into_parts_are_equal_too(transformation, monkeypatch):
    """Long calls go part by part; with parts this small, five queries and seven keys are long."""
    limits = {
        "_core": {"QUERIES": 2, "KEYS": 3},
        "_torch.kernel": {"CHUNK": 2},
        "_torch.steps": {"SCORES": 8},
    }
    for module, numbers in limits.items():
        for name, number in numbers.items():
            monkeypatch.setattr(f"attnlib.{module}.{name}", number)
    every = [c for c in cells("memory_efficient_attention") if c.transformation == transformation]
    found = {cell.way: outcome(cell) for cell in every}
    holds = {"equal", "refused"} if transformation in MAY_REFUSE else {"equal"}
    assert {way: o for way, o in found.items() if o.status not in holds} == {}


def test_the_guard_refuses_to_read_and_counts_no_view(no_peeking):
    x = torch.arange(6.0).reshape(2, 3)
    with no_peeking:
        y = x.mT[None, :, :1].expand(5, 3, 1)
        y.detach().reshape(5, 3).unsqueeze(0)
        assert no_peeking.names == []
        _ = (x @ x.mT).softmax(-1)
        assert no_peeking.names == ["mm", "_softmax"]
        for read in (lambda: bool(x[0, 0]), lambda: torch.equal(x, x), x.nonzero):
            with pytest.raises(AssertionError, match="waits for the device"):
                read()


def test_the_guard_sees_what_is_copied_to_a_device():
    x = torch.empty(2, 3, device="meta")
    waits = [
        lambda: torch.where(x > 0, x, torch.tensor(0.0)),
        lambda: torch.asarray([1.0], device="meta"),
        lambda: x.new_tensor([1.0]),
        lambda: torch.ones(2).to("meta"),
        lambda: x[:, [0, 1]],
    ]
    for copy in waits:
        with Launches(), pytest.raises(AssertionError, match="waits to copy"):
            copy()
    with Launches() as launches:
        torch.where(x > 0, x, 0.0)
    assert launches.names == ["gt", "scalar_tensor", "where"]


def n(x):
    """Return the length, which under torch.jit.trace is a tensor."""
    return x.shape[-2]


def tokens(x):
    return (x[..., 0] > 0).long() + 3


def windowed(x, y):
    """Attend twice with one cache, in a window that is shorter than what is read."""
    cache = KeyValueCache()
    how = {"is_causal": True, "position": ALiBi(), "cache": cache}
    return WINDOWED(y, **how).output, WINDOWED(x, **how).output, cache.kept.key


GROUPED = MultiHeadAttention(8, 4, num_kv_heads=2).double().requires_grad_(False)
WINDOWED = MultiHeadAttention(8, 4, num_kv_heads=2, window=4).double().requires_grad_(False)
TODAY = MultiHeadAttention(8, 2, sink_logit=True, output_gate=True, window=3)
TODAY.double().requires_grad_(False)
TRANSLATOR = Transformer(9, 9, 8, 2, 1, max_length=600).double().requires_grad_(False)
RECURRENT = RecurrentSeq2Seq(9, 9, 8, attention="dot").double().requires_grad_(False)
OTHERS = {
    "masks": lambda x, y, w: (
        causal_mask(n(x), n(y), offset=n(y) - n(x), like=x),
        window_mask(n(x), n(y), left=2, right=n(y), like=x),
        padding_mask((y[..., 0] > 0).sum(-1), n(y)),
    ),
    "positions": lambda x, y, w: (
        alibi_bias(3, n(x), n(y), offset=n(y), like=x),
        sinusoidal(n(x), x.shape[-1], like=x),
        rotate(x, torch.arange(n(x), device=x.device)),
    ),
    "heads": lambda x, y, w: (
        merge_heads(split_heads(x, 2)),
        *multi_head_attention(
            x, y, y, w, w, w, w, num_heads=2, mask=padding_mask(tokens(y).sum(-1) % n(y), n(y))
        ),
    ),
    "scores": lambda x, y, w: (
        additive_scores(x, y, w, w, w[0]),
        concat_scores(x, y, torch.cat([w, w]), w[0]),
        multiplicative_scores(x, y, w),
        cosine_scores(x, y),
        gaussian_scores(x, y),
    ),
    "one head": lambda x, y, w: (
        *soft_lookup(x, y, y),
        *similarity_attention(x, mask=causal_mask(n(x), like=x)),
        *self_attention(x, w, w, w),
        *attend(x @ y.mT, y, mask=y[..., None, :, 0] > 0),
    ),
    "parts": lambda x, y, w: (
        *merge_attention(
            *partial_attention(x, y, y, mask=y[..., None, :, 0] > 0), *partial_attention(x, x, x)
        ),
        hopfield_retrieve(x, y, beta=2.0, steps=2),
        hopfield_energy(x, y, beta=2.0),
    ),
}
MODELS = {
    "shared heads": lambda x, y, w: (
        GROUPED(x, y, is_causal=True).output,
        GROUPED(x, y, mask=(y[..., 0] > 0)[:, None]).output,
    ),
    "sink, gate and window": lambda x, y, w: TODAY(x, y, mask=(y[..., 0] > 0)[:, None])[:1],
    "Transformer": lambda x, y, w: TRANSLATOR(tokens(x), tokens(y), need_weights=True),
}
TRACED = {  # torch.export cannot pack, and takes a window only if it is known to be full
    "RecurrentSeq2Seq": lambda x, y, w: RECURRENT(tokens(x), tokens(y)),
    "a window": lambda x, y, w: windowed(x, y),
}
LONGER = [(3, 3, 3), (5, 9, 4), (4, 4, 230), (2, 600, 200)]


def program_inputs(batch, n_queries, n_keys):
    generator = torch.Generator().manual_seed(batch + n_queries + n_keys)
    shapes = (batch, n_queries, 8), (batch, n_keys, 8), (8, 8)
    return [torch.randn(s, generator=generator, dtype=torch.float64) for s in shapes]


def at_other_sizes(program, call):
    """Hold a program, recorded at (2, 5, 7), to what the call itself gives at other sizes."""
    for sizes in LONGER:
        arrays = program_inputs(*sizes)
        for found, wanted in zip(program(*arrays), call(*arrays), strict=True):
            assert_close(found, wanted, rtol=1e-9, atol=1e-9)


@pytest.mark.filterwarnings("ignore::torch.jit.TracerWarning", "ignore::DeprecationWarning")
@pytest.mark.parametrize("name", [*OTHERS, *MODELS, *TRACED])
def test_a_trace_of_every_function_is_right_at_other_sizes(name):
    call = (OTHERS | MODELS | TRACED)[name]
    with torch.no_grad(), torch.jit.optimized_execution(False):
        program = torch.jit.trace(
            lambda *arrays: tuple(call(*arrays)), program_inputs(2, 5, 7), check_trace=False
        )
        at_other_sizes(program, call)


@pytest.mark.parametrize("names", [tuple(OTHERS), *((name,) for name in MODELS)])
def test_what_is_exported_for_any_lengths_is_right_at_other_sizes(names):
    def call(*arrays):
        return [found for name in names for found in (OTHERS | MODELS)[name](*arrays)]

    class Program(torch.nn.Module):
        def forward(self, x, y, w):
            return tuple(call(x, y, w))

    batch, n_queries, n_keys = map(torch.export.Dim, ("batch", "n_queries", "n_keys"))
    if "Transformer" in names:  # whose positions end
        n_queries, n_keys = (torch.export.Dim(x, max=600) for x in ("n_queries", "n_keys"))
    dynamic = {0: batch, 1: n_queries}, {0: batch, 1: n_keys}, {}
    with torch.no_grad():
        arrays = tuple(program_inputs(2, 5, 7))
        program = torch.export.export(Program(), arrays, dynamic_shapes=dynamic).module()
        at_other_sizes(program, call)


@pytest.mark.parametrize("name", OTHERS)
def test_no_function_waits_for_a_device(name):
    arrays = [x.to("meta").requires_grad_() for x in program_inputs(2, 5, 7)]
    with Launches():
        found = [x for x in OTHERS[name](*arrays) if x.requires_grad]
        if found:
            torch.autograd.grad([x.sum() for x in found], arrays, materialize_grads=True)


@pytest.mark.filterwarnings("ignore::torch.jit.TracerWarning", "ignore::DeprecationWarning")
def test_a_recurrent_model_says_that_its_steps_are_those_of_the_target():
    model, ids = RecurrentSeq2Seq(9, 9, 8, attention="additive"), torch.full((2, 3), 4)
    with pytest.raises(NotImplementedError, match="cannot be exported, nor traced with additive"):
        torch.jit.trace(lambda s, t: model(s, t).logits, (ids, ids))
    with pytest.raises(NotImplementedError, match="cannot be exported"):
        torch.export.export(RECURRENT, (ids, ids))
