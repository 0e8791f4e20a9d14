"""Whether a cell's numbers equal the reference's, in values, shape and dtype."""

import warnings
from typing import NamedTuple

import torch
from torch import Tensor

from benchmarks.transformations.functions import Subject
from benchmarks.transformations.transforms import Transformation
from benchmarks.transformations.ways import Inputs

UNIT = {
    torch.float64: 1e-10,
    torch.float32: 1e-5,
    torch.float16: 2.0**-10,
    torch.bfloat16: 2.0**-7,
}
"""What may differ, as a part of the largest number: in half precision twice what rounding the
reference once loses at most."""
OF_LAYERS = 8
"""How much more a layer may differ: it rounds its projections, and its norms enlarge that."""
MARKS = {
    "equal": "=",
    "warns": "~",
    "refused": ">",
    "wrong": "#",
    "raises": "!",
    "cannot be said": "-",
}
"""One character for each status, as the table is stored."""
NAMES = "attnlib.scaling.scaled_dot_product_attention"


class Outcome(NamedTuple):
    """What came of a cell."""

    status: str
    """One of ``MARKS``: "warns" is equal beside a warning, "refused" an error that names what can."""
    detail: str = ""


def judge(subject: Subject, way: str, transformation: Transformation) -> Outcome:
    """Run a way under a transformation."""
    inputs = subject.inputs(way)
    arrays = {name: transformation.prepare(name, x) for name, x in inputs.arrays.items()}
    prepared = inputs._replace(arrays=arrays)
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            warnings.filterwarnings("ignore", category=DeprecationWarning, module=r"torch\.")
            found = transformation.apply(subject.call(inputs.options), prepared)
    except Exception as error:
        return raised(error)
    wanted = expected(subject, way, transformation)
    precision = transformation.precision or prepared.arrays["query"].dtype
    unit = UNIT[precision] * transformation.slack * (OF_LAYERS if subject.projects else 1)
    least = float(transformation.slack > 1)  # what cancels is rounded as what does not
    if fault := difference(found, wanted, prepared, precision, unit, least):
        return Outcome("wrong", fault)
    return Outcome("warns", first_line(caught[0].message)) if caught else Outcome("equal")


def raised(error: Exception) -> Outcome:
    """Tell a refusal that names what can from any other error."""
    refused = isinstance(error, NotImplementedError) and NAMES in str(error)
    message = f"{type(error).__name__}: {first_line(error)}"
    return Outcome("refused" if refused else "raises", message)


def first_line(message: object) -> str:
    """Return the first line of a message, without where in its source torch wrote it."""
    line = next(iter(str(message).strip().splitlines()), "")
    return line.partition(" (Triggered internally")[0][:300]


def expected(subject: Subject, way: str, transformation: Transformation) -> list[Tensor]:
    """Return the reference's numbers in float64, under the same transformation."""
    inputs = subject.inputs(way)
    arrays = {name: transformation.prepare(name, x) for name, x in inputs.arrays.items()}
    if any(x.is_meta for x in arrays.values()):
        arrays = inputs.arrays
    arrays = {k: x.double() if x.is_floating_point() else x for k, x in arrays.items()}
    apply = transformation.reference or transformation.apply
    return apply(subject.reference(inputs.options), inputs._replace(arrays=arrays))


def difference(
    found: list[Tensor],
    wanted: list[Tensor],
    inputs: Inputs,
    precision: torch.dtype,
    unit: float,
    least: float = 0.0,
) -> str:
    """Compare shapes, dtypes and, but on ``meta``, numbers, of results that are ``least`` or larger; return what differs."""
    query = inputs.arrays["query"]
    allowed = {query.dtype, precision}
    if len(found) != len(wanted):
        return f"{len(found)} results, wanted {len(wanted)}"
    for at, (x, y) in enumerate(zip(found, wanted, strict=True)):
        if x.shape != y.shape:
            return f"result {at} has shape {tuple(x.shape)}, wanted {tuple(y.shape)}"
        if x.dtype not in allowed or x.device != query.device:
            return f"result {at} is {x.dtype} on {x.device}, wanted {query.dtype}"
        if x.is_meta or not x.numel():
            continue
        if not x.isfinite().all():
            return f"result {at} holds {int((~x.isfinite()).sum())} that are not finite"
        x, y = x.detach().double(), y.detach()
        off, size = float((x - y).abs().max()), float(y.abs().max())
        if off > unit * max(size, least) + 1e-12:
            return f"result {at} differs by {off:.2g} of {size:.2g}"
    return ""
