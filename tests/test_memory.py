import math
from functools import partial

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp
from support import (
    assert_arguments_are_checked,
    assert_close,
    loop_attention,
    to_numpy,
)

from attnlib.lookup import soft_lookup
from attnlib.memory import hopfield_energy, hopfield_retrieve

numbers = st.floats(-5, 5).map(lambda x: round(x, 3))
states = hnp.arrays(np.float64, (3, 5), elements=numbers)
stored = hnp.arrays(np.float64, (7, 5), elements=numbers)
betas = st.floats(0.01, 20)


def loop_energy(state, patterns, beta):
    """Equation 2 of the paper, term by term."""
    state, patterns = (to_numpy(a).astype(np.float64) for a in (state, patterns))
    energies = []
    for xi in state:
        dots = [beta * math.fsum(xi * x) for x in patterns]
        top = max(dots)
        lse = (top + math.log(math.fsum(math.exp(s - top) for s in dots))) / beta
        longest = max(math.fsum(x * x) for x in patterns)
        energies.append(
            -lse + math.fsum(xi * xi) / 2 + math.log(len(patterns)) / beta + longest / 2
        )
    return np.array(energies)


def test_retrieval_by_hand(xp):
    state, patterns = xp.asarray(np.array([[1.0, 0.0], [0.0, 2.0]])), xp.asarray(np.eye(2))
    got = hopfield_retrieve(state, patterns, beta=math.log(3))
    assert_close(got, xp.asarray(np.array([[0.75, 0.25], [0.1, 0.9]])))


def test_energy_by_hand(xp):
    state, patterns = xp.asarray(np.array([[1.0, 0.0], [0.5, 0.5]])), xp.asarray(np.eye(2))
    got = hopfield_energy(state, patterns, beta=math.log(3))
    # -ln(3 + 1) / ln 3 + 1/2 + ln 2 / ln 3 + 1/2, and -1/2 + 1/4 + 1/2.
    assert_close(got, xp.asarray(np.array([1 - math.log(2) / math.log(3), 0.25])))


def test_retrieval_equals_repeated_loops(xp, rng):
    state, patterns = rng.standard_normal((3, 5)), rng.standard_normal((7, 5))
    expected = state
    for _ in range(2):
        expected = loop_attention(expected, patterns, patterns, scale=1.3)[0]
    got = hopfield_retrieve(xp.asarray(state), xp.asarray(patterns), beta=1.3, steps=2)
    assert_close(got, expected, like=xp.asarray(state))


def test_energy_equals_the_loops(xp, rng):
    state, patterns = rng.standard_normal((3, 5)), rng.standard_normal((7, 5))
    got = hopfield_energy(xp.asarray(state), xp.asarray(patterns), beta=1.3)
    assert_close(got, loop_energy(state, patterns, 1.3), like=xp.asarray(state))


def test_one_step_is_a_soft_lookup_of_the_patterns_in_themselves(xp, rng):
    state, patterns = (xp.asarray(rng.standard_normal(s)) for s in [(3, 5), (7, 5)])
    want = soft_lookup(state, patterns, patterns, temperature=1 / 1.3).output
    assert_close(hopfield_retrieve(state, patterns, beta=1.3), want)


def test_leading_axes_broadcast(xp, rng):
    state, patterns = (xp.asarray(rng.standard_normal(s)) for s in [(11, 1, 3, 5), (2, 7, 5)])
    moved = hopfield_retrieve(state, patterns, beta=1.3, steps=2)
    energy = hopfield_energy(state, patterns, beta=1.3)
    assert moved.shape == (11, 2, 3, 5)
    assert energy.shape == (11, 2, 3)
    for i in (0, 1):
        one = state[7, 0, ...], patterns[i, ...]
        assert_close(moved[7, i, ...], hopfield_retrieve(*one, beta=1.3, steps=2))
        assert_close(energy[7, i, ...], hopfield_energy(*one, beta=1.3))


@given(state=states, patterns=stored, beta=betas)
def test_no_update_raises_the_energy(state, patterns, beta):
    before = hopfield_energy(state, patterns, beta=beta)
    for steps in range(1, 4):
        after = hopfield_energy(
            hopfield_retrieve(state, patterns, beta=beta, steps=steps), patterns, beta=beta
        )
        assert (after <= before + 1e-12 * (1 + np.abs(patterns).max() ** 2)).all()
        before = after


@pytest.mark.parametrize("kind", ["numpy", "torch"])
@pytest.mark.parametrize("beta", [2e-38, 1e-8, 1e-3, 0.3, 7.0, 1e3, 1e30])
def test_the_energy_keeps_its_digits_at_any_beta(rng, kind, beta):
    as_kind = {"numpy": np.asarray, "torch": torch.asarray}[kind]
    state, patterns = (rng.standard_normal(s).astype(np.float32) for s in [(3, 5), (10007, 5)])
    exact = [x.astype(np.longdouble) for x in (state, patterns)]
    scores = exact[0] @ exact[1].T
    best = scores.max(-1)
    gaps = np.longdouble(beta) * (scores - best[:, None])
    # Of ten thousand terms the mean of e^x rounds to 1 at the small betas, that of e^x - 1 to -1 at
    # the large ones.
    mean = gaps.mean(-1) if beta < 1e-20 else np.log1p(np.expm1(gaps).mean(-1))
    squares = [(x * x).sum(-1) for x in exact]
    expected = (squares[0] + squares[1].max()) / 2 - best - mean / beta
    state, patterns = as_kind(state), as_kind(patterns)
    energy = hopfield_energy(state, patterns, beta=beta)
    assert_close(energy, expected.astype(np.float64), like=state, rtol=3e-7, atol=0)
    after = hopfield_energy(hopfield_retrieve(state, patterns, beta=beta), patterns, beta=beta)
    assert (after <= energy).all()


@pytest.mark.parametrize("beta", [1e-8, 0.3, 1e3, 1e30])
def test_the_energy_has_gradients_at_any_beta(torch, rng, beta):
    state, patterns = (torch.asarray(rng.standard_normal(s)).float() for s in [(3, 5), (7, 5)])
    state.requires_grad_()
    (slope,) = torch.autograd.grad(hopfield_energy(state, patterns, beta=beta).sum(), state)
    assert_close(state - slope, hopfield_retrieve(state, patterns, beta=beta))


@given(state=states, patterns=stored, beta=betas)
def test_energy_is_never_negative(state, patterns, beta):
    assert (hopfield_energy(state, patterns, beta=beta) >= -1e-12 * (1 + (patterns**2).max())).all()


def test_large_beta_retrieves_the_nearest_pattern_exactly(rng):
    patterns = rng.choice([-1.0, 1.0], (11, 97))
    noisy = patterns * np.where(rng.random(patterns.shape) < 0.2, -1.0, 1.0)
    got = hopfield_retrieve(noisy, patterns, beta=8.0)
    np.testing.assert_array_equal(got, patterns)
    np.testing.assert_allclose(hopfield_energy(got, patterns, beta=8.0), math.log(11) / 8.0)


def test_small_beta_averages_all_patterns(rng):
    state, patterns = rng.standard_normal((3, 5)), rng.standard_normal((7, 5))
    got = hopfield_retrieve(state, patterns, beta=1e-9)
    np.testing.assert_allclose(got, np.broadcast_to(patterns.mean(0), got.shape), atol=1e-8)


def test_steps_compose_and_none_changes_nothing(xp, rng):
    state, patterns = (xp.asarray(rng.standard_normal(s)) for s in [(3, 5), (7, 5)])
    twice = hopfield_retrieve(hopfield_retrieve(state, patterns, beta=2.0), patterns, beta=2.0)
    assert_close(hopfield_retrieve(state, patterns, beta=2.0, steps=2), twice)
    assert_close(hopfield_retrieve(state, patterns, beta=2.0, steps=0), state)


@pytest.mark.parametrize("f", [hopfield_retrieve, hopfield_energy])
def test_gradients_also_of_beta(f, torch, rng):
    state, patterns = (
        torch.asarray(rng.standard_normal(s)).requires_grad_() for s in [(3, 5), (7, 5)]
    )
    beta = torch.tensor(1.3, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(lambda s, p, b: f(s, p, beta=b), (state, patterns, beta))


def test_half_precision_does_not_overflow(torch):
    x = torch.full((3, 64), 300.0, dtype=torch.float16)
    assert_close(hopfield_retrieve(x, x, beta=1.0, steps=2), x)
    assert_close(hopfield_energy(x, x, beta=1.0), torch.zeros(3, dtype=torch.float16), atol=1)


@pytest.mark.parametrize(("n", "m", "d"), [(0, 7, 5), (1, 1, 5), (3, 7, 0)])
def test_empty_and_single_axes(n, m, d, xp):
    state, patterns = xp.ones((2, n, d)), xp.ones((2, m, d))
    assert_close(hopfield_retrieve(state, patterns, beta=1.0), xp.ones((2, n, d)))
    assert_close(hopfield_energy(state, patterns, beta=1.0), xp.zeros((2, n)))


def test_no_patterns_retrieve_zero(xp):
    assert_close(hopfield_retrieve(xp.ones((3, 5)), xp.ones((0, 5)), beta=1.0), xp.zeros((3, 5)))


@pytest.mark.parametrize("f", [hopfield_retrieve, hopfield_energy])
def test_every_argument_is_checked(f):
    arrays = {"state": np.ones((3, 5)), "patterns": np.ones((7, 5))}
    assert_arguments_are_checked(partial(f, beta=1.0), **arrays)
