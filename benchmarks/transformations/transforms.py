"""What is done to a call: each transformation of torch that a user may apply to a function."""

import warnings
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import torch
import torch.autograd.forward_ad as forward_ad
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

from benchmarks.transformations.functions import Arrays, Call
from benchmarks.transformations.ways import SIZES, Inputs, resized

Tensors = list[Tensor]
Apply = Callable[[Call, Inputs], Tensors]


COMPILED = 64
"""How often one function may be compiled, of which each way to call it is another form."""


class Transformation(NamedTuple):
    """A transformation: how the inputs are made, and what is done."""

    apply: Apply
    prepare: Callable[[str, Tensor], Tensor] = lambda name, x: x
    reference: Apply | None = None
    """What is done to the reference instead, where the transformation shall change nothing."""
    needs: str = "query"
    """The array that a call must have for it."""
    precision: torch.dtype | None = None
    """What the results may be rounded to, if not to the dtype of the inputs."""
    slack: float = 1.0
    """How much more they may differ, on other devices."""

    def applies(self, inputs: Inputs) -> bool:
        """Tell whether the cell exists."""
        return self.needs in inputs.arrays


def floats(arrays: Arrays) -> Arrays:
    """Return the arrays that have gradients."""
    return {name: x for name, x in arrays.items() if x.is_floating_point()}


def wave(x: Tensor) -> Tensor:
    """Return fixed numbers in the shape of an array: what a loss weighs it by."""
    numbers = torch.arange(x.numel(), dtype=torch.float64, device=x.device)
    return torch.cos(numbers).to(x.dtype).reshape(x.shape)


def loss(outputs: tuple[Tensor, ...] | Tensors) -> Tensor:
    """Return a scalar that depends on every number."""
    return torch.stack([torch.sum(x * wave(x)) for x in outputs]).sum()


def run(call: Call, inputs: Inputs) -> Tensors:
    """Call and record nothing."""
    with torch.no_grad():
        return list(call(inputs.arrays))


def record(call: Call, inputs: Inputs) -> Tensors:
    """Return what a training step sees: the outputs, and the gradients by every array."""
    leaves = {name: x.detach().requires_grad_() for name, x in floats(inputs.arrays).items()}
    outputs = call({**inputs.arrays, **leaves})
    found = torch.autograd.grad(loss(outputs), list(leaves.values()), materialize_grads=True)
    return [*(x.detach() for x in outputs), *found]


def strided(_: str, x: Tensor) -> Tensor:
    """Return the same numbers in memory that is neither contiguous nor in order."""
    wide = torch.stack((x, x), -1)[..., 0]
    return wide.transpose(0, -1).clone(memory_format=torch.contiguous_format).transpose(0, -1)


def autocast(call: Call, inputs: Inputs) -> Tensors:
    """Call under autocast to bfloat16."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        return run(call, inputs)


def inference(call: Call, inputs: Inputs) -> Tensors:
    """Call in inference mode, with tensors that were made there."""
    with torch.inference_mode():
        arrays = {name: x.clone() for name, x in inputs.arrays.items()}
        return [x.clone() for x in call(arrays)]


def vmap(function: Call, inputs: Inputs, depth: int = 1) -> Tensors:
    """Map over the first one or two axes of what has a batch: the sequences, and their heads."""
    for level in reversed(range(depth)):
        axes = {name: 0 if inputs.batch[name] >= 2 - level else None for name in inputs.arrays}
        function = torch.vmap(function, in_dims=(axes,))
    return list(function(inputs.arrays))


def grad_by(name: str) -> Apply:
    """Return torch.func.grad by one array."""

    def apply(call: Call, inputs: Inputs) -> Tensors:
        arrays = inputs.arrays
        return [torch.func.grad(lambda x: loss(call({**arrays, name: x})))(arrays[name])]

    return apply


def vmap_of_grad(call: Call, inputs: Inputs) -> Tensors:
    """Return each example's gradients by all arrays."""

    def gradients(arrays: Arrays) -> tuple[Tensor, ...]:
        found = torch.func.grad(lambda some: loss(call({**arrays, **some})))(floats(arrays))
        return tuple(found.values())

    return vmap(gradients, inputs)


def jacrev(call: Call, inputs: Inputs) -> Tensors:
    """Return one example's Jacobians by query, or by the layer's input."""
    arrays = {name: x[0] if inputs.batch[name] == 2 else x for name, x in inputs.arrays.items()}
    return list(torch.func.jacrev(lambda x: call({**arrays, "query": x}))(arrays["query"]))


def jvp(call: Call, inputs: Inputs) -> Tensors:
    """Return the outputs and their derivative in one direction."""
    some = floats(inputs.arrays)
    directions = {name: wave(x) for name, x in some.items()}
    outputs, moved = torch.func.jvp(
        lambda some: call({**inputs.arrays, **some}), (some,), (directions,)
    )
    return [*outputs, *moved]


def dual(call: Call, inputs: Inputs) -> Tensors:
    """Return the same by dual numbers."""
    with forward_ad.dual_level():
        some = {k: forward_ad.make_dual(x, wave(x)) for k, x in floats(inputs.arrays).items()}
        pairs = [forward_ad.unpack_dual(x) for x in call({**inputs.arrays, **some})]
        zeros = [torch.zeros_like(primal) for primal, _ in pairs]
        tangents = [z if t is None else t for (_, t), z in zip(pairs, zeros, strict=True)]
        return [*(primal.clone() for primal, _ in pairs), *(x.clone() for x in tangents)]


def twice(call: Call, inputs: Inputs) -> Tensors:
    """Return first and second derivatives: the gradient of a number made of the gradients."""
    leaves = {name: x.detach().requires_grad_() for name, x in floats(inputs.arrays).items()}
    some = list(leaves.values())
    outputs = call({**inputs.arrays, **leaves})
    first = torch.autograd.grad(loss(outputs), some, create_graph=True, materialize_grads=True)
    total = loss(first)
    if not total.requires_grad:
        return [*first, *(torch.zeros_like(x) for x in some)]
    return [*first, *torch.autograd.grad(total, some, materialize_grads=True)]


def compiled(step: Apply, *, dynamic: bool, backend: str = "aot_eager") -> Apply:
    """Return a step of the call, compiled without a break, unless what is compiled fits it."""

    def apply(call: Call, inputs: Inputs) -> Tensors:
        whole = torch.compile(call, fullgraph=True, dynamic=dynamic, backend=backend)
        with torch._dynamo.config.patch(recompile_limit=COMPILED):
            return step(whole, inputs)

    return apply


class Program(nn.Module):
    """A call as a module of tensors in a row, as torch.jit.trace and torch.export want it."""

    def __init__(self, call: Call, inputs: Inputs) -> None:
        super().__init__()
        self.call, self.names = call, tuple(inputs.arrays)

    def forward(self, *tensors: Tensor) -> tuple[Tensor, ...]:
        """Call by name."""
        return tuple(self.call(dict(zip(self.names, tensors, strict=True))))


def at_sizes(step: Apply) -> Apply:
    """Return a step that is done at other sizes than those of the inputs."""
    return lambda call, inputs: [y for s in SIZES for y in step(call, resized(inputs, *s))]


def recorded(record_program: Callable[[Program, Inputs], Callable[..., Any]]) -> Apply:
    """Return a program's results at other sizes than those at which it is recorded."""

    def apply(call: Call, inputs: Inputs) -> Tensors:
        plain = torch.jit.optimized_execution(False)  # to fuse a trace takes ten times as long
        with torch.no_grad(), warnings.catch_warnings(), plain:
            warnings.simplefilter("ignore")  # torch.jit.trace warns of each size that is compared
            program = record_program(Program(call, inputs), inputs)
            return at_sizes(lambda _, other: list(program(*other.arrays.values())))(call, inputs)

    return apply


def trace(program: Program, inputs: Inputs) -> Callable[..., Any]:
    """Record by torch.jit.trace."""
    traced: Any = torch.jit.trace(program, tuple(inputs.arrays.values()), check_trace=False)
    return traced  # type: ignore[no-any-return]


def export(program: Program, inputs: Inputs) -> Callable[..., Any]:
    """Record by torch.export, for any batch and any lengths."""
    sizes = {11: "batch", 13: "n_queries", 17: "n_keys"}
    others = resized(inputs, *sizes).arrays
    dynamic = tuple(
        {
            axis: torch.export.Dim(sizes[there])
            for axis, (here, there) in enumerate(zip(x.shape, others[name].shape, strict=True))
            if here != there
        }
        for name, x in inputs.arrays.items()
    )
    arrays = tuple(inputs.arrays.values())
    return torch.export.export(program, arrays, dynamic_shapes=(dynamic,)).module()


def checkpointed(call: Call, inputs: Inputs) -> Tensors:
    """Return a training step whose forward pass is repeated in the backward pass."""
    return record(lambda arrays: checkpoint(call, arrays, use_reentrant=False), inputs)


def single(_: str, x: Tensor) -> Tensor:
    """Return floating-point numbers in single precision; masks stay."""
    return x.float() if x.is_floating_point() else x


def half(name: str, x: Tensor) -> Tensor:
    """Return bfloat16, and large scores: these tell whether the softmax was computed wider."""
    return x.mul(8 if name == "query" else 1).bfloat16() if x.is_floating_point() else x


def rounded(name: str, x: Tensor) -> Tensor:
    """Return the same numbers in single precision, so that rounding the inputs costs nothing."""
    return single(name, half(name, x))


TRANSFORMATIONS = {
    "eager": Transformation(run),
    "float32": Transformation(run, single),
    "bfloat16": Transformation(run, half),
    "autocast": Transformation(autocast, rounded, run, precision=torch.bfloat16),
    "strided": Transformation(record, strided),
    "inference mode": Transformation(inference, reference=run),
    "backward": Transformation(record),
    "checkpoint": Transformation(checkpointed, reference=record),
    "vmap": Transformation(vmap),
    "vmap of vmap": Transformation(partial(vmap, depth=2)),
    "grad by query": Transformation(grad_by("query")),
    "grad by key": Transformation(grad_by("key"), needs="key"),
    "grad by bias": Transformation(grad_by("bias"), needs="bias"),
    "vmap of grad": Transformation(vmap_of_grad),
    "jacrev": Transformation(jacrev),
    "jvp": Transformation(jvp),
    "dual numbers": Transformation(dual),
    "twice differentiated": Transformation(twice),
    "compiled": Transformation(compiled(record, dynamic=False), reference=record),
    # Without gradients: tracing these for any size too would take as long as the rest of the table.
    "compiled, dynamic": Transformation(compiled(run, dynamic=True), reference=run),
    "meta": Transformation(record, lambda _, x: x.to("meta"), record),
    # Recorded at some sizes, run at others.
    "traced": Transformation(recorded(trace), reference=at_sizes(run)),
    "exported": Transformation(recorded(export), reference=at_sizes(run)),
}
