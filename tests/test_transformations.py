"""Every way to call attention under every transformation of torch equals a plain float64 reference."""

import json
import shutil
import sys
import warnings
from functools import cache
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
from torch._inductor import config

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from benchmarks.transformations import (  # noqa: E402
    MARKS,
    SUBJECTS,
    TRANSFORMATIONS,
    cells,
    column,
    outcome,
)
from benchmarks.transformations.judge import judge  # noqa: E402
from benchmarks.transformations.transforms import (  # noqa: E402
    Transformation,
    compiled,
    record,
)

OWN = [name for name, subject in SUBJECTS.items() if subject.own]
STORED = json.loads((ROOT / "benchmarks" / "results" / "transformations.json").read_text("utf8"))
MAY_REFUSE = {"jvp", "dual numbers", "twice differentiated"}
"""What torch's kernel cannot do; an error that names the function that can is an answer."""


COLUMNS = sorted({(cell.subject, cell.transformation) for cell in cells(*OWN)})
PROGRAMS = ("compiled", "compiled, dynamic", "traced", "exported")
EAGER = [name for name in TRANSFORMATIONS if name not in PROGRAMS]


@pytest.mark.parametrize(("name", "transformation"), COLUMNS)
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


@pytest.mark.parametrize(("name", "transformation"), [at for at in COLUMNS if at[1] in EAGER])
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
        "_torch.kernel": {"CHUNK": 2, "WIDE_CHUNK": 2, "SHORT": 5, "SCORES": 8},
        "_torch.recompute": {"GRADIENT_SCORES": 8},
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
