"""One-headed attention layers: they are the functions with learnt arguments."""

import pytest
import torch
from support import assert_close

from attnlib.alignment import additive_scores, concat_scores, multiplicative_scores
from attnlib.lookup import attend
from attnlib.nn import AdditiveAttention, ConcatAttention, MultiplicativeAttention, SelfAttention
from attnlib.projection import self_attention
from attnlib.scaling import scaled_dot_product_attention

BATCH, N, M, D_QUERY, D_KEY, D_HIDDEN = 5, 3, 7, 11, 13, 17

ALIGNMENTS = {
    "additive": lambda: AdditiveAttention(D_QUERY, D_KEY, D_HIDDEN),
    "concat": lambda: ConcatAttention(D_QUERY, D_KEY, D_HIDDEN),
    "general": lambda: MultiplicativeAttention(D_QUERY, D_KEY),
}

SCORES = {
    "additive": lambda m, q, k: additive_scores(q, k, m.w_query, m.w_key, m.v),
    "concat": lambda m, q, k: concat_scores(q, k, m.w, m.v),
    "general": lambda m, q, k: multiplicative_scores(q, k, m.w),
}


def query_and_key():
    return torch.randn(BATCH, N, D_QUERY), torch.randn(BATCH, M, D_KEY)


@pytest.mark.parametrize("kind", ALIGNMENTS)
def test_the_layer_is_the_function_with_its_weights(kind):
    module, (query, key) = ALIGNMENTS[kind](), query_and_key()
    value, mask = torch.randn(BATCH, M, 2), torch.rand(BATCH, N, M) > 0.5
    expected = attend(SCORES[kind](module, query, key), value, mask=mask)
    got = module(query, key, value, mask=mask)
    assert_close(got.output, expected.output)
    assert_close(got.weights, expected.weights)


@pytest.mark.parametrize("kind", ALIGNMENTS)
def test_without_values_the_keys_are_averaged(kind):
    module, (query, key) = ALIGNMENTS[kind](), query_and_key()
    assert_close(module(query, key).output, module(query, key, key).output)


@pytest.mark.parametrize(
    "make",
    [
        lambda: AdditiveAttention(61, 67, 997),
        lambda: ConcatAttention(61, 67, 997),
        lambda: MultiplicativeAttention(61, 67),
        lambda: SelfAttention(61, 67),
    ],
)
def test_parameters_start_uniform_within_bounds_that_their_widths_give(make):
    for parameter in make().parameters():
        matrix, vector = (6 / sum(parameter.shape)) ** 0.5, len(parameter) ** -0.5
        bound = matrix if parameter.ndim == 2 else vector
        assert 0.9 * bound < parameter.max() <= bound
        assert -bound <= parameter.min() < -0.9 * bound


def test_dot_learns_nothing_and_is_the_product():
    module = MultiplicativeAttention()
    query, key = torch.randn(BATCH, N, D_KEY), torch.randn(BATCH, M, D_KEY)
    assert list(module.parameters()) == []
    assert module.w is None
    assert_close(module(query, key).weights, torch.softmax(query @ key.mT, -1))


def test_keys_projected_once_give_the_same():
    module, (query, key) = ALIGNMENTS["additive"](), query_and_key()
    projected = key @ module.w_key
    expected = module(query, key)
    for step in range(N):
        got = module(query[:, step : step + 1], key, projected_key=projected)
        assert_close(got.output, expected.output[:, step : step + 1])


@pytest.mark.parametrize("kind", ALIGNMENTS)
def test_every_parameter_learns(kind):
    module, (query, key) = ALIGNMENTS[kind](), query_and_key()
    module(query, key).output.square().sum().backward()
    for parameter in module.parameters():
        assert parameter.grad.abs().sum() > 0


@pytest.mark.parametrize("kind", [*ALIGNMENTS, "additive, projected"])
@pytest.mark.parametrize("hides", ["keys", "padding", "rows"])
def test_what_the_mask_hides_from_all_reaches_no_gradient(kind, hides):
    module, (query, key) = ALIGNMENTS[kind.partition(",")[0]](), query_and_key()
    lengths = torch.tensor([5, 7, 1, 3, 6])[:, None, None]
    mask = torch.arange(M) < (lengths if hides == "padding" else 5)
    dirty = torch.where(mask.expand(BATCH, 1, M).mT, key, float("nan"))
    if hides == "rows":
        mask = mask & (torch.rand(BATCH, N, M) > 0.3)
    found = []
    for given in (key, dirty):
        options = {}
        if "projected" in kind:  # which no mask can see
            with torch.no_grad():
                options["projected_key"] = given @ module.w_key
        module.zero_grad()
        output = module(query, given, mask=mask, **options).output
        output.square().sum().backward()
        grads = [p.grad.clone() for p in module.parameters() if p.grad is not None]
        found.append([output, *grads])
    for got, expected in zip(found[1], found[0], strict=True):
        assert_close(got, expected)


def test_self_attention_is_the_scaled_function_of_three_projections():
    module, x = SelfAttention(11, d_k=5, d_v=3), torch.randn(BATCH, N, 11)
    mask = torch.rand(N, N) > 0.3
    expected = scaled_dot_product_attention(
        x @ module.w_q, x @ module.w_k, x @ module.w_v, mask=mask
    )
    got = module(x, mask=mask)
    assert_close(got.output, expected.output)
    assert_close(got.weights, expected.weights)


def test_self_attention_with_scale_one_is_that_of_chapter_04():
    module, x = SelfAttention(11, d_k=5, d_v=3, scale=1.0), torch.randn(BATCH, N, 11)
    expected = self_attention(x, module.w_q, module.w_k, module.w_v)
    assert_close(module(x).output, expected.output)


def test_self_attention_keeps_the_width_unless_told():
    assert SelfAttention(11)(torch.randn(N, 11)).output.shape == (N, 11)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float64])
@pytest.mark.parametrize("kind", ALIGNMENTS)
def test_dtypes(kind, dtype):
    module, (query, key) = ALIGNMENTS[kind](), query_and_key()
    expected = module.double()(query.double(), key.double()).output
    got = module.to(dtype)(query.to(dtype), key.to(dtype)).output
    assert_close(got, expected, like=query.to(dtype), rtol=0, atol=30 * torch.finfo(dtype).eps)


def test_bad_inputs_are_named():
    module, (query, key) = ALIGNMENTS["additive"](), query_and_key()
    with pytest.raises(ValueError, match=r"key must have shape .* d = 13; got \(5, 3, 11\)"):
        module(query, query)
    with pytest.raises(ValueError, match=r"query must have shape .* d = 11; got \(5, 7, 13\)"):
        module(key, key)
    with pytest.raises(TypeError, match=r"query must have the dtype .* torch\.float32; got"):
        module(query.double(), key.double())
    with pytest.raises(TypeError, match=r"key must have the dtype .* torch\.float32; got"):
        module(query, key.double())
    with pytest.raises(TypeError, match="projected_key must be a torch tensor; got list"):
        module(query, key, projected_key=[1])
    for kind in ALIGNMENTS.values():
        with pytest.raises(TypeError, match="mask must be a Tensor; got list"):
            kind()(query, key, mask=[True])
        with pytest.raises(
            ValueError, match=r"mask must broadcast .* \(5, 3, 7\); got \(5, 1, 3\)"
        ):
            kind()(query, key, mask=torch.zeros(5, 1, 3, dtype=torch.bool))
        with pytest.raises(ValueError, match=r"query and key must broadcast .* \(2, 7, 13\)"):
            kind()(query, key[:2], mask=torch.zeros(7, dtype=torch.bool))
    with pytest.raises(ValueError, match=r"x must .* got \(5, 3, 11\)"):
        SelfAttention(13)(query)
    with pytest.raises(TypeError, match="x must be a torch tensor; got list"):
        SelfAttention(13)([[1.0]])
