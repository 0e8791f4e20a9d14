"""What is true of every mechanism alike, over the list of ``test_meta.py``."""

import pytest
import torch
from support import assert_rounded_once
from test_meta import FUNCTIONS
from torch.utils._pytree import tree_flatten, tree_leaves, tree_map, tree_unflatten

TAKES_NUMBERS = [
    name
    for name, (_, *arguments) in FUNCTIONS.items()
    if any(isinstance(x, torch.Tensor) and x.is_floating_point() for x in tree_leaves(arguments))
]
ROUNDS_OFTENER = {"attention_only", "partial_attention, no keys"}
"""A model of two layers, which rounds between them; and the logarithm of no weights."""


def drawn(arguments, dtype):
    """Return the same arguments with other numbers of a dtype, wide enough to make scores far apart."""
    generator = torch.Generator().manual_seed(7)

    def other(x):
        if not isinstance(x, torch.Tensor) or not x.is_floating_point():
            return x
        wide = 2 * torch.randn(x.shape, generator=generator, dtype=torch.float64)
        return (wide if x.ndim > 1 else x).to(dtype)

    return tree_map(other, arguments)


def results(function, arguments):
    """Return the numbers of a result; the logarithm of no weight counts as zero."""
    found = function(*arguments[0], **arguments[1])
    numbers = (x for x in tree_leaves(found) if torch.is_tensor(x) and x.is_floating_point())
    return tuple(torch.where(x.isinf(), 0.0, x) for x in numbers)


@pytest.mark.parametrize("name", TAKES_NUMBERS)
def test_each_has_the_gradients_of_its_differences(name):
    function, *arguments = FUNCTIONS[name]
    leaves, tree = tree_flatten(drawn(arguments, torch.float64))
    places = [i for i, x in enumerate(leaves) if torch.is_tensor(x) and x.is_floating_point()]

    def call(*numbers):
        filled = [*leaves]
        for place, x in zip(places, numbers, strict=True):
            filled[place] = x
        found = results(function, tree_unflatten(filled, tree))
        return tuple(x for x in found if x.requires_grad)

    inputs = [leaves[i].requires_grad_() for i in places]
    if call(*inputs):
        assert torch.autograd.gradcheck(call, inputs, fast_mode=True)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", [name for name in TAKES_NUMBERS if name not in ROUNDS_OFTENER])
def test_each_rounds_half_precision_once(name, dtype):
    function, *arguments = FUNCTIONS[name]
    half = drawn(arguments, dtype)
    wide = tree_map(lambda x: x.double() if torch.is_tensor(x) and x.dtype == dtype else x, half)
    for got, exact in zip(results(function, half), results(function, wide), strict=True):
        if got.dtype == dtype:
            assert_rounded_once(got, exact)


@pytest.mark.long
@pytest.mark.parametrize("name", FUNCTIONS)
def test_each_compiles_to_one_graph(name):
    function, *arguments = FUNCTIONS[name]
    compiled = torch.compile(function, backend="eager", fullgraph=True)
    for got, want in zip(results(compiled, arguments), results(function, arguments), strict=True):
        torch.testing.assert_close(got, want)
