"""Multi-head attention as a layer: torch's own is the oracle, and the functions of attnlib."""

import copy

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from support import assert_close, assert_rounded_once, perturbed
from torch import nn
from torch.nn.utils import prune
from torch.overrides import TorchFunctionMode
from torch.utils.checkpoint import checkpoint

from attnlib._core import Call
from attnlib.masking import causal_mask, padding_mask
from attnlib.multihead import multi_head_attention
from attnlib.nn import KeyValueCache, MultiHeadAttention
from attnlib.nn.multihead import output_alone
from attnlib.scaling import scaled_dot_product_attention

BATCH, N, M, HEADS, D_MODEL = 5, 7, 11, 3, 39  # primes, and 39 = 3 heads of 13
PROJECTIONS = ("query", "key", "value", "out")


@pytest.fixture(params=["cpu", "elsewhere"])
def dropping(request, monkeypatch):
    """Drop weights by hand, as on the CPU, and by torch's function, as on other devices."""
    if request.param == "elsewhere":
        monkeypatch.setattr("attnlib._torch.eager.is_on_cpu", lambda x: False)
    return request.param


def inputs(n=N, m=M, d=D_MODEL, **kwargs):
    return torch.randn(BATCH, n, d, **kwargs), torch.randn(BATCH, m, d, **kwargs)


def layer(**kwargs):
    return perturbed(MultiHeadAttention(D_MODEL, HEADS, **kwargs))


def theirs(**kwargs):
    return perturbed(nn.MultiheadAttention(D_MODEL, HEADS, **kwargs))


def repeated(grouped, full):
    """Give a full layer the weights of a grouped one, each key and value head several times."""
    group, kv_heads = grouped.num_heads // grouped.num_kv_heads, grouped.num_kv_heads
    state = grouped.state_dict()
    for name in state:
        if name.startswith(("key", "value")):
            heads = state[name].unflatten(0, (kv_heads, -1))
            state[name] = heads.repeat_interleave(group, 0).flatten(0, 1)
    full.load_state_dict(state)
    return full


def as_function(module, query_x, key_x, value_x, **kwargs):
    """Give the layer's weights to the function of chapter 06, by hand."""
    weights = [getattr(module, f"{name}_projection").weight.T for name in PROJECTIONS]
    return multi_head_attention(
        query_x, key_x, value_x, *weights,
        num_heads=HEADS, num_kv_heads=module.num_kv_heads, **kwargs,
    )  # fmt: skip


# Values


def test_one_head_on_one_number_by_hand():
    module = MultiHeadAttention(1, 1)
    with torch.no_grad():
        for name, number in zip(PROJECTIONS, (1.0, 1.0, 2.0, 3.0), strict=True):
            getattr(module, f"{name}_projection").weight.fill_(number)
    key_x = torch.tensor([[0.0], [torch.log(torch.tensor(3.0))]])
    output, weights = module(
        torch.tensor([[1.0]]), key_x, torch.tensor([[1.0], [5.0]]), need_weights=True
    )
    assert_close(weights, torch.tensor([[[0.25, 0.75]]]))
    assert_close(output, torch.tensor([[3.0 * (0.25 * 2 + 0.75 * 10)]]))


@pytest.mark.parametrize("num_kv_heads", [1, 3])
@pytest.mark.parametrize("need_weights", [False, True])
def test_the_layer_is_the_function_with_its_weights(num_kv_heads, need_weights):
    module = layer(num_kv_heads=num_kv_heads, bias=False)
    x, y = inputs()
    mask = torch.rand(BATCH, 1, N, M) > 0.3
    bias = torch.randn(HEADS, N, M)
    got = module(x, y, mask=mask, bias=bias, need_weights=need_weights)
    expected = as_function(module, x, y, y, mask=mask, bias=bias)
    assert_close(got.output, expected.output)
    if need_weights:
        assert_close(got.weights, expected.weights)
    else:
        assert got.weights is None


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("batch_first", [False, True])
def test_from_torch_gives_the_same_answers(bias, batch_first):
    source = theirs(bias=bias, batch_first=batch_first)
    x, y = inputs()
    z = torch.randn_like(y)
    forbidden = ~causal_mask(N, M, offset=M - N, like=x)
    turned = [x, y, z] if batch_first else [t.transpose(0, 1) for t in (x, y, z)]
    expected, weights = source(*turned, attn_mask=forbidden, average_attn_weights=False)
    expected = expected if batch_first else expected.transpose(0, 1)
    module = MultiHeadAttention.from_torch(source)
    got = module(x, y, z, mask=~forbidden, need_weights=True)
    assert_close(got.output, expected)
    assert_close(got.weights, weights)
    assert_close(module(x, y, z, mask=~forbidden).output, expected)


def test_from_torch_copies_and_keeps_dtype_dropout_and_mode():
    source = theirs(dropout=0.25).double().eval()
    module = MultiHeadAttention.from_torch(source)
    assert module.value_projection.weight.dtype == torch.float64
    assert (module.dropout.p, module.training) == (0.25, False)
    before = module.value_projection.weight.clone()
    with torch.no_grad():
        source.in_proj_weight.zero_()
    assert_close(module.value_projection.weight, before)


# Invariants


@given(
    n=st.integers(1, 5),
    m=st.integers(1, 5),
    seed=st.integers(0, 99),
    shape=st.sampled_from(["", "m", "nm", "1nm", "hnm", "b1nm", "bhnm", "b11m", "bh1m", "bhn1"]),
)
def test_asking_for_weights_never_changes_the_output(n, m, seed, shape):
    generator = torch.Generator().manual_seed(seed)
    sizes = {"b": 2, "h": 3, "n": n, "m": m, "1": 1}
    module = MultiHeadAttention(6, 3)
    x, y = (torch.randn(2, k, 6, generator=generator) for k in (n, m))
    mask = torch.rand([sizes[axis] for axis in shape], generator=generator) > 0.4
    if shape == "hnm":
        mask = mask[None]
    without, asked = module(x, y, mask=mask), module(x, y, mask=mask, need_weights=True)
    assert_close(without.output, asked.output, rtol=1e-5, atol=1e-6)
    full = mask.expand(2, 3, n, m)
    assert (asked.weights[~full] == 0).all()
    assert_close(asked.weights.sum(-1), full.any(-1).float(), rtol=1e-5, atol=1e-6)


class Adapted(nn.Module):
    """A linear layer with something learnt beside it, and no weight of its own."""

    def __init__(self, inner):
        super().__init__()
        self.inner, self.beside = inner, nn.Linear(*inner.weight.shape[::-1], bias=False)

    def forward(self, x):
        return self.inner(x) + self.beside(x)


def ways_to_project(module, x):
    """Return the output of causal self-attention by each way in which inputs are projected."""
    mask, cache = causal_mask(N, like=x), KeyValueCache()
    steps = [module(x[:, i : i + 1], cache=cache).output for i in range(N)]
    return {
        "self": module(x, mask=mask).output,
        "cross": module(x, x.clone(), mask=mask).output,
        "value": module(x, x, x.clone(), mask=mask).output,
        "cached": torch.cat(steps, 1),
        "weights": module(x, mask=mask, need_weights=True).output,
        "checkpointed": checkpoint(lambda x: module(x, mask=mask).output, x, use_reentrant=False),
    }


@pytest.mark.parametrize("kv_heads", [1, 3])
@pytest.mark.parametrize("name", PROJECTIONS)
def test_a_projection_in_the_place_of_another_acts_in_every_call(name, kv_heads):
    module, x = layer(num_kv_heads=kv_heads), inputs()[0]
    both = Adapted(getattr(module, f"{name}_projection"))
    merged = copy.deepcopy(module)
    getattr(merged, f"{name}_projection").weight.data += both.beside.weight.data
    setattr(module, f"{name}_projection", both)
    expected = merged(x, is_causal=True).output
    for way, output in ways_to_project(module, x).items():
        assert_close(output, expected, rtol=1e-4, atol=1e-5)
        (grad,) = torch.autograd.grad(output.square().sum(), both.beside.weight)
        assert grad.abs().max() > 0, way


class Times(nn.Module):
    def __init__(self):
        super().__init__()
        self.factor = 1.0

    def forward(self, weight):
        return self.factor * weight


def pruned(projection):
    prune.random_unstructured(projection, "weight", 0.3)
    return lambda: projection.weight_orig.data.zero_()


def parametrized(projection):
    times = Times()
    nn.utils.parametrize.register_parametrization(projection, "weight", times)
    return lambda: setattr(times, "factor", 0.0)


def hooked(projection):
    times = Times()
    projection.register_forward_hook(lambda module, given, found: times(found))
    return lambda: setattr(times, "factor", 0.0)


@pytest.mark.parametrize("change", [pruned, parametrized, hooked])
@pytest.mark.parametrize("name", PROJECTIONS)
def test_a_weight_that_is_computed_is_computed_anew_in_every_call(name, change):
    module, x = MultiHeadAttention(D_MODEL, HEADS), inputs()[0]
    without = copy.deepcopy(module)
    nn.init.zeros_(getattr(without, f"{name}_projection").weight)
    vanish = change(getattr(module, f"{name}_projection"))
    for _ in range(2):  # what is left from the first backward pass would raise in the second
        sum(output.sum() for output in ways_to_project(module, x).values()).backward()
    vanish()
    expected = without(x, is_causal=True).output
    for output in ways_to_project(module, x).values():
        assert_close(output, expected)


def test_spectral_norm_takes_one_step_for_each_call():
    module, x = layer(), inputs()[0]
    nn.utils.parametrizations.spectral_norm(module.query_projection)
    norm = module.query_projection.parametrizations.weight[0]
    wanted = copy.deepcopy(norm)
    wanted(module.query_projection.parametrizations.weight.original)
    module(x)
    assert_close(norm._u, wanted._u)


@pytest.mark.parametrize("dropout", [nn.Identity(), Times()])
def test_another_module_may_stand_for_the_dropout(dropout):
    module, x = layer(dropout=0.5), inputs()[0]
    expected = module.eval()(x).output
    module.train().dropout = dropout
    assert_close(module(x).output, expected)


def test_a_state_with_one_matrix_for_three_projections_is_split():
    old, new = layer(num_kv_heads=1), layer(num_kv_heads=1)
    state = dict(old.state_dict())
    for kind in ("weight", "bias"):
        parts = [state.pop(f"{name}_projection.{kind}") for name in PROJECTIONS[:3]]
        state[f"in_projection.{kind}"] = torch.cat(parts)
    new.load_state_dict(state)
    assert "in_projection.weight" in state  # the caller's is as it was
    for name, parameter in new.named_parameters():
        assert_close(parameter, old.get_parameter(name))
    new.load_state_dict(state, assign=True)
    assert len({p.untyped_storage().data_ptr() for p in new.parameters()}) == 8  # none is a view


def test_one_sequence_needs_no_batch():
    module = layer()
    x, y = inputs()
    assert_close(module(x[0], y[0]).output, module(x, y).output[0])
    got = module(x[0], y[0], mask=torch.rand(HEADS, N, M) > 0.5, need_weights=True)
    assert got.weights.shape == (HEADS, N, M)


def test_more_leading_axes_are_a_batch():
    module = layer()
    x = torch.randn(2, 3, N, D_MODEL)
    assert_close(module(x).output, module(x.flatten(0, 1)).output.unflatten(0, (2, 3)))


@pytest.mark.usefixtures("dropping")
@pytest.mark.parametrize("need_weights", [False, True])
@pytest.mark.parametrize(("n", "m", "batch"), [(0, M, 5), (N, 0, 5), (N, M, 0), (1, 1, 1)])
def test_empty_and_single(n, m, batch, need_weights):
    module = layer()
    x, y = torch.randn(batch, n, D_MODEL), torch.randn(batch, m, D_MODEL)
    output, weights = module(x, y, need_weights=need_weights)
    assert output.shape == (batch, n, D_MODEL)
    if need_weights:
        assert weights.shape == (batch, HEADS, n, m)
    if m == 0:
        assert_close(output, module.out_projection.bias.expand(output.shape))


@pytest.mark.usefixtures("dropping")
@pytest.mark.parametrize("need_weights", [False, True])
@pytest.mark.parametrize("dropout", [0.0, 0.5])
@pytest.mark.parametrize("kv_heads", [1, 3])
@pytest.mark.parametrize("extra", ["", "mask", "bias"])
def test_is_causal_is_the_causal_mask(need_weights, dropout, kv_heads, extra):
    module, (x, y) = layer(dropout=dropout, num_kv_heads=kv_heads), inputs()
    mask = torch.rand(BATCH, 1, N, M) > 0.3 if extra == "mask" else None
    bias = torch.randn(HEADS, N, M) if extra == "bias" else None
    both = causal_mask(N, M, like=x) if mask is None else mask & causal_mask(N, M, like=x)
    found = []
    for options in ({"mask": mask, "is_causal": True}, {"mask": both}):
        torch.manual_seed(1)
        found.append(module(x, y, bias=bias, need_weights=need_weights, **options))
    assert_close(found[0].output, found[1].output)
    if need_weights:
        assert_close(found[0].weights, found[1].weights)


@pytest.mark.usefixtures("dropping")
@pytest.mark.parametrize("dropout", [0.0, 0.5])
@pytest.mark.parametrize("shape", ["", "m", "1m", "nm", "b11m", "bhnm", "h1m"])
def test_grouped_heads_equal_repeated_ones_under_every_mask(shape, dropout):
    sizes = {"b": BATCH, "h": 6, "n": N, "m": M, "1": 1}
    grouped = perturbed(MultiHeadAttention(12, 6, num_kv_heads=2, dropout=dropout))
    full = repeated(grouped, MultiHeadAttention(12, 6, dropout=dropout))
    mask = torch.rand([sizes[axis] for axis in shape]) > 0.4
    mask = mask[None] if shape == "h1m" else mask
    if shape not in ("", "m"):
        mask[..., 3] = False
    x, y = torch.randn(BATCH, N, 12), torch.randn(BATCH, M, 12)
    hidden = ~mask.expand(BATCH, 6, N, M).any(dim=(0, 1, 2))
    y[:, hidden] = float("nan")
    found = []
    for module in (grouped, full):
        torch.manual_seed(1)
        found.append(module(x, y, mask=mask).output)
    assert_close(*found)


class Called(TorchFunctionMode):
    """Note which of torch's functions are called, with which options."""

    def __init__(self):
        super().__init__()
        self.options, self.arguments = {}, {}

    def __torch_function__(self, function, types, args=(), kwargs=None):
        name = getattr(function, "__name__", "")
        self.options[name], self.arguments[name] = kwargs, args
        return function(*args, **(kwargs or {}))


@pytest.mark.parametrize("options", [{}, {"is_causal": True}, {"mask": torch.ones(1, N) > 0}])
def test_shared_keys_are_not_repeated(options):
    module, (x, y) = layer(num_kv_heads=1), inputs(m=N)
    with Called() as called:
        module(x, y, **options)
    assert "scaled_dot_product_attention" in called.options
    assert "repeat_interleave" not in called.options


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("kv_heads", [1, 3])
def test_dropout_is_left_to_torchs_own_function_off_the_cpu(dropping, masked, kv_heads):
    module, (x, y) = layer(num_kv_heads=kv_heads, dropout=0.25), inputs()
    with Called() as called:
        module(x, y, mask=torch.rand(N, M) > 0.5 if masked else None)
    if dropping == "cpu":  # there it is slower, and keeps all weights as well
        assert "scaled_dot_product_attention" not in called.options
        return
    options = called.options["scaled_dot_product_attention"]
    assert options["dropout_p"] == 0.25
    assert options.get("enable_gqa", False) is (kv_heads == 1 and not masked)
    assert "softmax" not in called.options


@pytest.mark.parametrize("kv_heads", [1, 3])
@pytest.mark.parametrize("with_mask", [False, True])
@pytest.mark.parametrize("with_bias", [False, True])
@pytest.mark.parametrize("is_causal", [False, True])
def test_what_torch_drops_equals_what_is_dropped_by_hand(
    kv_heads, with_mask, with_bias, is_causal, monkeypatch
):
    module, (x, y) = layer(dropout=0.5, num_kv_heads=kv_heads), inputs()
    options = {"is_causal": is_causal}
    if with_mask:
        options["mask"] = torch.rand(BATCH, HEADS, N, M) > 0.4
        options["mask"][:, :, 3] = False
    if with_bias:
        options["bias"] = torch.randn(HEADS, N, M)
        options["bias"][:, 2], options["bias"][:, :, 4] = -torch.inf, -torch.inf
    torch.manual_seed(1)
    expected = module(x, y, **options).output
    monkeypatch.setattr("attnlib._torch.eager.is_on_cpu", lambda x: False)
    torch.manual_seed(1)
    with Called() as called:
        got = module(x, y, **options).output
    assert_close(got, expected)
    term = called.options["scaled_dot_product_attention"].get("attn_mask")
    if term is not None:  # of -inf every kernel makes zeros, of a boolean row without a key not
        assert term.dtype != torch.bool


# Masks and what hides behind them


@pytest.mark.usefixtures("dropping")
@pytest.mark.parametrize("need_weights", [False, True])
@pytest.mark.parametrize("dropout", [0.0, 0.5])
def test_a_query_without_keys_gets_the_bias_and_finite_gradients(need_weights, dropout):
    module = layer(dropout=dropout)
    x, y = inputs(requires_grad=True)
    mask = torch.ones(BATCH, 1, N, M, dtype=torch.bool)
    mask[2, :, 3] = False
    output, weights = module(x, y, mask=mask, need_weights=need_weights)
    assert_close(output[2, 3], module.out_projection.bias)
    if need_weights:
        assert (weights[2, :, 3] == 0).all()
    output.square().sum().backward()
    for tensor in (x, y, *module.parameters()):
        assert tensor.grad.isfinite().all()
    if dropout == 0:
        others = torch.arange(N) != 3
        assert_close(output[2, others], module(x, y).output[2, others])


@pytest.mark.usefixtures("dropping")
@pytest.mark.parametrize("rubbish", [float("nan"), float("inf"), 1e30])
@pytest.mark.parametrize("need_weights", [False, True])
@pytest.mark.parametrize("dropout", [0.0, 0.5])
def test_what_lies_in_the_padding_reaches_neither_output_nor_gradients(
    rubbish, need_weights, dropout
):
    module = layer(dropout=dropout)
    x, y = inputs()
    lengths = torch.tensor([M, 1, 3, 5, 0])
    mask = padding_mask(lengths, M)[:, None]
    dirty = torch.where(mask[:, 0].mT, y, rubbish)
    torch.manual_seed(1)
    expected = module(x, y, mask=mask, need_weights=need_weights).output
    torch.manual_seed(1)
    output = module(x, dirty, mask=mask, need_weights=need_weights).output
    assert_close(output, expected)
    output.sum().backward()
    for parameter in module.parameters():
        assert parameter.grad.isfinite().all()


ROWS = torch.ones(N, M, dtype=torch.bool)
ROWS[5:, 5] = False  # with causality, which hides it from the rows before, key 5 is hidden from all
HIDING = {
    "mask": (5, {"mask": torch.arange(M) < 5}),
    "mask for each head": (5, {"mask": (torch.arange(M) < 5).expand(BATCH, HEADS, N, M)}),
    "bias": (5, {"bias": torch.where(torch.arange(M) < 5, 0.0, -torch.inf)}),
    "bias for each head": (5, {"bias": torch.zeros(HEADS, N, M).index_fill(2, torch.arange(5, M), -torch.inf)}),
    "bias and mask": (
        3,
        {
            "bias": torch.where(torch.arange(M) < 5, 0.0, -torch.inf),
            "mask": (torch.arange(M) < 3) | (torch.arange(M) > 6),
        },
    ),
    "window": (N + 1, {}, {"window": 2, "sink_logit": True, "output_gate": True}),
    "causal": (N, {"is_causal": True}),
    "causal and mask": (5, {"is_causal": True, "mask": torch.arange(M) < 5}),
    "causal and rows": (5, {"is_causal": True, "mask": ROWS & (torch.arange(M) < 6)}),
}  # fmt: skip


@pytest.mark.usefixtures("dropping")
@pytest.mark.parametrize("way", HIDING)
@pytest.mark.parametrize("need_weights", [False, True])
@pytest.mark.parametrize("dropout", [0.0, 0.5])
@pytest.mark.parametrize("apart", [False, True])
def test_what_is_hidden_from_all_reaches_no_gradient(way, need_weights, dropout, apart):
    first, options, *made = HIDING[way]
    x, y = inputs()
    dirty = y.index_fill(1, torch.arange(first, M), float("nan"))
    found = []
    for key_x in (y, dirty):
        torch.manual_seed(1)
        module = layer(dropout=dropout, **dict(*made))
        value_x = key_x.clone() if apart else None
        output = module(x, key_x, value_x, need_weights=need_weights, **options).output
        output.square().sum().backward()
        found.append([output, *(parameter.grad for parameter in module.parameters())])
    for got, expected in zip(found[1], found[0], strict=True):
        assert_close(got, expected)


@pytest.mark.usefixtures("dropping")
@pytest.mark.parametrize("dropout", [0.0, 0.5])
def test_rubbish_in_the_padding_leaves_other_rows_of_self_attention_alone(dropout):
    module = layer(dropout=dropout)
    x, _ = inputs()
    mask = padding_mask(torch.tensor([N, 1, 3, 5, 2]), N)
    dirty = torch.where(mask.mT, x, float("nan"))
    torch.manual_seed(1)
    expected = module(x, mask=mask[:, None]).output
    for need_weights in (False, True):
        torch.manual_seed(1)
        got = module(dirty, mask=mask[:, None], need_weights=need_weights).output
        assert_close(torch.where(mask.mT, got, 0.0), torch.where(mask.mT, expected, 0.0))


# Dropout


@pytest.mark.usefixtures("dropping")
def test_dropout_acts_in_training_only_and_spares_the_returned_weights():
    module = layer(dropout=0.5)
    x, _ = inputs()
    module.eval()
    quiet = module(x, need_weights=True)
    assert_close(module(x).output, quiet.output)
    module.train()
    noisy = module(x, need_weights=True)
    assert_close(noisy.weights, quiet.weights)
    assert not torch.allclose(noisy.output, quiet.output)


@pytest.mark.usefixtures("dropping")
def test_dropout_is_the_same_whether_or_not_weights_are_asked_for():
    module = layer(dropout=0.5)
    x, _ = inputs()
    outputs = []
    for need_weights in (False, True):
        torch.manual_seed(3)
        outputs.append(module(x, need_weights=need_weights).output)
    assert_close(*outputs)


@pytest.mark.usefixtures("dropping")
def test_dropout_keeps_the_mean():
    module = layer(dropout=0.3)
    x = torch.randn(1, 2, D_MODEL)
    mean = module(x.expand(20_000, 2, D_MODEL)).output.mean(0, keepdim=True)
    assert_close(mean, module.eval()(x).output, rtol=0, atol=0.03)


# Kinds of numbers, state


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float64])
@pytest.mark.parametrize("need_weights", [False, True])
def test_dtypes(dtype, need_weights):
    module = layer()
    x, y = inputs()
    expected = copy.deepcopy(module).double()(x.double(), y.double()).output
    output, weights = module.to(dtype)(x.to(dtype), y.to(dtype), need_weights=need_weights)
    assert output.dtype == dtype
    assert_close(
        output, expected, like=x.to(dtype), rtol=0, atol=100 * torch.finfo(dtype).eps ** 0.9
    )
    assert weights is None or weights.dtype == dtype


@pytest.mark.parametrize("autocast", [False, True])
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_shared_heads_round_half_precision_once(dtype, autocast):
    query = 4 * torch.randn(BATCH, 6, 37, 13).to(dtype)
    key, value = 4 * torch.randn(2, BATCH, 2, 37, 13).to(dtype)
    wide = [x.double() for x in (query, *(t.repeat_interleave(3, 1) for t in (key, value)))]
    exact = scaled_dot_product_attention(*wide, mask=causal_mask(37, like=query)).output
    with torch.autocast("cpu", dtype=dtype, enabled=autocast):
        got = output_alone(Call(query, key, value, None, None, True), nn.Dropout(0.0))
    assert got.dtype == dtype
    assert_rounded_once(got, exact)


@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA device")
@pytest.mark.parametrize("need_weights", [False, True])
def test_cuda_equals_the_cpu(need_weights):
    module = layer().double()
    x, y = inputs(dtype=torch.float64)
    mask = torch.rand(BATCH, 1, N, M) > 0.5
    expected = module(x, y, mask=mask, need_weights=need_weights).output
    got = module.cuda()(x.cuda(), y.cuda(), mask=mask.cuda(), need_weights=need_weights).output
    assert_close(got.cpu(), expected)


def test_a_call_leaves_nothing_on_the_layer():
    module = layer()
    before = set(vars(module))
    module(inputs()[0], need_weights=True)
    assert set(vars(module)) == before


def test_the_projections_start_glorot_uniform_each_on_its_own():
    torch.manual_seed(0)
    module = MultiHeadAttention(64, 4, num_kv_heads=1)
    for name in PROJECTIONS:
        projection = getattr(module, f"{name}_projection")
        bound = (6 / sum(projection.weight.shape)) ** 0.5
        assert 0.9 * bound < projection.weight.abs().max() <= bound
        assert (projection.bias == 0).all()


def test_repr_names_the_sizes():
    assert "d_model=39, num_heads=3, num_kv_heads=1" in repr(layer(num_kv_heads=1))
    assert "num_kv_heads" not in repr(layer())


# Messages


def as_term(name, mask):
    """Write a mask as the option of this name."""
    hidden = torch.zeros(mask.shape).masked_fill(~mask, -torch.inf)
    return {name: mask if name == "mask" else hidden}


TERMS = pytest.mark.parametrize("name", ["mask", "bias"])


@TERMS
@pytest.mark.parametrize("batch", [2, HEADS, 5])
def test_a_term_of_each_sequence_that_could_be_the_heads_is_refused(name, batch):
    x = torch.randn(batch, N, D_MODEL)
    lengths = torch.tensor([1, 2, 3, 4, 5])[:batch]
    mask = padding_mask(lengths, N) & causal_mask(N, like=x)
    message = rf"{name}.*got \({batch}, 7, 7\).*{name}\[\.\.\., None, :, :\].*{name}\[None\]"
    with pytest.raises(ValueError, match=message):
        layer()(x, **as_term(name, mask))


@TERMS
@pytest.mark.parametrize("batch", [(1,), (2,), (2, 5), ()])
def test_a_term_that_only_the_heads_fit_is_theirs(name, batch):
    x, module, mask = torch.randn(*batch, N, D_MODEL), layer(), torch.rand(HEADS, N, N) > 0.4
    expected = module(x, mask=mask.expand(*batch, HEADS, N, N)).output
    assert_close(module(x, **as_term(name, mask)).output, expected)


@TERMS
@pytest.mark.parametrize("shape", [(3, N, N), (3, 3, N, N), (3, 1, N, N), (3, 1, 1, N)])
def test_with_more_leading_axes_what_could_be_batch_or_heads_is_refused_too(name, shape):
    x = torch.randn(3, 3, N, D_MODEL)  # HEADS is 3 as well
    with pytest.raises(ValueError, match=r"whose axis -3 could be the batch or the heads"):
        layer()(x, **as_term(name, torch.ones(shape, dtype=torch.bool)))


@TERMS
@pytest.mark.parametrize("need_weights", [False, True])
@pytest.mark.parametrize("batch", [(1,), (5,), (HEADS,), (2, 5), (HEADS, HEADS)])
@pytest.mark.parametrize("n", [1, N])
def test_a_term_for_the_keys_of_each_sequence_is_accepted_as_it_is(name, batch, n, need_weights):
    module, x, y = layer(), torch.randn(*batch, n, D_MODEL), torch.randn(*batch, M, D_MODEL)
    mask = padding_mask(torch.randint(0, M + 1, batch), M)
    expected = module(x, y, mask=mask[..., None, :, :], need_weights=need_weights)
    got = module(x, y, **as_term(name, mask), need_weights=need_weights)
    assert_close(got.output, expected.output)
    if need_weights:
        assert_close(got.weights, expected.weights)


@TERMS
@pytest.mark.parametrize("n", [1, N])
def test_a_term_for_the_keys_is_never_the_heads(name, n):
    x, mask = torch.randn(5, n, D_MODEL), torch.ones(HEADS, 1, n, dtype=torch.bool)
    message = (
        rf"{name}.*\({HEADS}, 1, {n}\), whose axis -3 does not fit the batch \(5,\).*{name}\[None\]"
    )
    with pytest.raises(ValueError, match=message):
        layer()(x, **as_term(name, mask))


def test_a_padding_mask_counts_the_batch_of_the_keys_too():
    module, query_x, key_x = layer(), torch.randn(N, D_MODEL), torch.randn(HEADS, M, D_MODEL)
    mask = padding_mask(torch.tensor([M, 2, 5]), M)
    got = module(query_x, key_x, mask=mask).output
    assert_close(got, module(query_x, key_x, mask=mask[:, None]).output)


def test_a_mask_with_a_heads_axis_of_one_may_lack_the_first_axes():
    module, x = layer(), torch.randn(2, 5, N, D_MODEL)
    mask = torch.rand(5, 1, N, N) > 0.4
    assert_close(module(x, mask=mask).output, module(x, mask=mask.expand(2, 5, 3, N, N)).output)


@pytest.mark.parametrize(
    "extra",
    [{"kdim": 13}, {"vdim": 13}, {"add_bias_kv": True}, {"add_zero_attn": True}],
)
def test_from_torch_refuses_what_it_cannot_copy(extra):
    source = nn.MultiheadAttention(D_MODEL, HEADS, **extra)
    with pytest.raises(ValueError, match=next(iter(extra))):
        MultiHeadAttention.from_torch(source)


def test_keys_beyond_a_causal_call_may_hold_anything_with_shared_heads_too():
    module = MultiHeadAttention(8, 4, num_kv_heads=2)
    x, y = torch.randn(2, 3, 8), torch.randn(2, 5, 8)
    clean = module(x, y, is_causal=True).output
    y[:, 3:] = torch.nan
    assert_close(module(x, y, is_causal=True).output, clean)


def test_a_cache_serves_inside_and_outside_of_autocast():
    x, _ = inputs()
    module, cache = layer().eval(), KeyValueCache()
    whole = module(x, is_causal=True).output
    first = module(x[:, :3], is_causal=True, cache=cache).output
    with torch.autocast("cpu", dtype=torch.bfloat16):
        rest = module(x[:, 3:], is_causal=True, cache=cache).output
    assert_close(torch.cat([first, rest.float()], 1), whole, rtol=0.1, atol=0.05)
