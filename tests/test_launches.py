"""How many operators a call launches where nothing may be read: at small sizes, what a GPU waits for.

`Launches` in support.py says what is counted. The bounds may sink; a change that lifts one costs every
small call on a GPU the time of a launch, some five microseconds, for each operator. A number in a
``where`` is one more, which fills it in on the device (``scalar_tensor``); handed over in a tensor on
the CPU, it would be a copy for which the GPU waits, and which no operator here would tell.
"""

import pytest
import torch

from attnlib.efficient import memory_efficient_attention
from attnlib.masking import causal_mask
from attnlib.nn import EncoderLayer, MultiHeadAttention
from attnlib.scaling import scaled_dot_product_attention

N, HEADS = 37, 4
MASK = torch.ones(2, 1, N, N, dtype=torch.bool).tril()
ROW = torch.arange(N) < 31
CAUSAL = causal_mask(N, like=torch.empty(0))
BIAS = torch.linspace(-1, 1, HEADS * N * N).reshape(HEADS, N, N)


def inputs(n=N):
    generator = torch.Generator().manual_seed(0)
    return [torch.randn(2, HEADS, n, 16, generator=generator) for _ in range(3)]


def launched(no_peeking, call):
    """Return the names of what a call launches without recording."""
    with torch.no_grad(), no_peeking:
        call()
    return no_peeking.names


WITH_WEIGHTS = {
    "plain": (4, {}),
    # Ten: the query times the scale, the two products and the softmax; an
    # any over the queries, then a where on the values that nobody attends to; a where on the scores,
    # since a NaN behind the mask has to be replaced (a term added to it stays NaN); a number for each;
    # and a product with the weights, since a softmax makes every row add up to one, also where all of
    # it is masked.
    "mask": (10, {"mask": MASK}),
    "mask, a row": (9, {"mask": ROW}),
    "mask, causal": (10, {"mask": CAUSAL}),
    "bias": (13, {"bias": BIAS}),
    "mask and bias": (14, {"mask": MASK, "bias": BIAS}),
    "softcap": (7, {"softcap": 2.0}),
    "negative scale": (4, {"scale": -0.5}),
}
OUTPUT_ALONE = {
    # A mask: its logarithm is 0 and -inf, an all over the queries finds the keys that are hidden,
    # which two fills zero; then the kernel.
    "plain": (1, {}),
    "causal": (1, {"is_causal": True}),
    "mask": (5, {"mask": MASK}),
    "mask, a row": (5, {"mask": ROW}),
    "mask, causal": (5, {"mask": CAUSAL}),
    "bias": (5, {"bias": BIAS}),
    "mask and bias": (7, {"mask": MASK, "bias": BIAS}),
    "causal and mask": (10, {"is_causal": True, "mask": ROW}),
    "softcap": (7, {"softcap": 2.0}),
    "negative scale": (2, {"scale": -0.5}),
}


@pytest.mark.parametrize("way", WITH_WEIGHTS)
def test_attention_with_weights_launches_few_operators(way, no_peeking):
    most, options = WITH_WEIGHTS[way]
    arrays = inputs()
    names = launched(no_peeking, lambda: scaled_dot_product_attention(*arrays, **options))
    assert len(names) <= most, names


@pytest.mark.parametrize("way", OUTPUT_ALONE)
def test_attention_in_linear_memory_launches_few_operators(way, no_peeking):
    most, options = OUTPUT_ALONE[way]
    arrays = inputs()
    names = launched(no_peeking, lambda: memory_efficient_attention(*arrays, **options))
    assert len(names) <= most, names


@pytest.mark.parametrize("leading", [(3,), (2, 3), (2, 3, 5)], ids=str)
def test_any_number_of_leading_axes_launches_as_few(leading, no_peeking):
    query, key = torch.zeros(*leading, 7, 16), torch.zeros(*leading, 11, 16)
    names = launched(no_peeking, lambda: scaled_dot_product_attention(query, key, key))
    assert len(names) <= 4, names


@pytest.mark.parametrize(("is_causal", "most"), [(False, 7), (True, 17)])
def test_a_softcap_over_2048_keys_launches_tens_of_operators_not_thousands(
    is_causal, most, no_peeking
):
    arrays, options = inputs(2048), {"softcap": 2.0, "is_causal": is_causal}
    names = launched(no_peeking, lambda: memory_efficient_attention(*arrays, **options))
    assert len(names) <= most, names


@pytest.mark.parametrize(
    ("function", "options", "most"),
    [
        (lambda *x, **o: scaled_dot_product_attention(*x, **o).output, {"mask": MASK}, 28),
        (memory_efficient_attention, {}, 7),
        (memory_efficient_attention, {"mask": MASK}, 11),
        (memory_efficient_attention, {"softcap": 2.0}, 32),
    ],
    ids=["with weights, mask", "plain", "mask", "softcap"],
)
def test_a_training_step_launches_few_operators(function, options, most, no_peeking):
    leaves = [x.requires_grad_() for x in inputs()]
    with no_peeking:
        function(*leaves, **options).sum().backward()
    assert len(no_peeking.names) <= most, no_peeking.names


LAYERS = {
    "MultiHeadAttention": (lambda: MultiHeadAttention(14, 2), 5, {}),
    "MultiHeadAttention, mask": (lambda: MultiHeadAttention(14, 2), 9, {"mask": ROW}),
    "MultiHeadAttention, weights": (lambda: MultiHeadAttention(14, 2), 12, {"need_weights": True}),
    "EncoderLayer": (lambda: EncoderLayer(14, 2), 12, {}),
}


@pytest.mark.parametrize("name", LAYERS)
def test_a_layer_launches_few_operators(name, no_peeking):
    make, most, options = LAYERS[name]
    layer, x = make(), torch.zeros(3, N, 14)
    names = launched(no_peeking, lambda: layer(x, **options))
    assert len(names) <= most, names
