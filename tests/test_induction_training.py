"""Chapter 14's stored transformers: what is told of them is true, and training gives them again."""

import json
from itertools import pairwise

import induction
import numpy as np
import pytest
import torch
from safetensors import safe_open

from attnlib.induction import attention_only
from attnlib.pretrained import _induction, induction_record, load_induction

KEPT = [(kind, step) for kind, steps in induction.steps_kept().items() for step in steps]


def tensors(params):
    return {name: torch.from_numpy(x) for name, x in params.items()}


def test_the_files_are_small():
    assert _induction.WEIGHTS.stat().st_size <= 2_000_000
    assert _induction.CURVES.stat().st_size <= 300_000


def test_every_checkpoint_can_be_loaded_and_no_other():
    assert len(KEPT) == 57
    shapes = {name: x.shape for name, x in load_induction().items()}
    start = induction.start(induction.RUNS["plain 0"])
    assert shapes == {name: tuple(x.shape) for name, x in start.items()}
    for kind, step in KEPT[::7]:
        params = load_induction(kind, step)
        assert {name: x.shape for name, x in params.items()} == shapes
        assert all(x.dtype == np.float32 for x in params.values())
    with pytest.raises(ValueError, match="kind must be one of plain, priced; got 'cut'"):
        load_induction("cut")
    with pytest.raises(ValueError, match=r"step must be one of 650, 700, .* got 600"):
        load_induction("priced", 600)


def test_the_last_step_is_what_one_gets_where_none_is_named():
    for kind in ("plain", "priced"):
        last, named = load_induction(kind), load_induction(kind, induction.STEPS)
        assert all(np.array_equal(last[name], named[name]) for name in last)
    assert not np.array_equal(
        load_induction("plain")["embedding"], load_induction("priced")["embedding"]
    )


def test_the_untrained_one_is_the_start_in_eight_bits():
    start, stored = induction.start(induction.RUNS["plain 0"]), load_induction("plain", 0)
    for name, x in start.items():
        x = x.detach().numpy()
        apart = np.abs(stored[name] - x) / np.abs(x).max(axis=0)
        assert 0.001 < apart.max() <= 0.5 / _induction.LEVELS + 1e-6


def test_eight_bits_give_back_what_they_are_the_rounding_of(rng):
    x = rng.normal(size=(5, 3))
    x[:, 1] = 0
    whole, scale = _induction.quantised(x)
    assert whole.dtype == np.int8
    np.testing.assert_allclose(whole * scale, x, atol=np.abs(x).max() / 254 * 1.001)
    np.testing.assert_array_equal(np.abs(whole).max(axis=0), [127, 0, 127])


@pytest.mark.parametrize(("kinds", "steps"), [(["cut"], [0]), (["plain", "cut"], [0, 50, 700])])
def test_what_is_written_is_loaded_with_its_record(monkeypatch, tmp_path, rng, kinds, steps):
    def params():
        return {name: rng.normal(size=(5, 3)) for name in ("embedding", "layer1.w_q")}

    monkeypatch.setattr(_induction, "WEIGHTS", tmp_path / "weights.safetensors")
    checkpoints = [(kind, step, params()) for kind in kinds for step in steps]
    _induction.write_induction(checkpoints, {"seed": 7})
    for kind, step, wanted in checkpoints:
        found = load_induction(kind, step)
        assert list(found) == list(wanted)
        for name, x in wanted.items():
            whole, scale = _induction.quantised(x)
            np.testing.assert_array_equal(found[name], whole * scale)
            assert scale.shape == (1, 3)
    with safe_open(_induction.WEIGHTS, framework="numpy") as file:
        told = json.loads(file.metadata()["attnlib"])
    assert told == {"checkpoints": [[kind, step] for kind, step, _ in checkpoints], "seed": 7}


@pytest.mark.parametrize("name", induction.STORED)
def test_eight_bits_cost_less_than_two_thousandths_of_a_nat(name):
    kind, _ = name.split()
    run = next(r for r in induction_record()["runs"] if (r["kind"], r["seed"]) == (kind, 0))
    found = induction.measure(tensors(load_induction(kind)), *induction.judged(11, 512))
    for key in ("repeated", "other", "right"):
        assert found[key] == pytest.approx(run["end"][key], abs=2e-3), key


@pytest.mark.parametrize("step", [0, 400, 600, 700])
def test_the_curve_is_that_of_the_checkpoints(step):
    curve = induction_record()["runs"][0]["curve"]
    at = curve["step"].index(step)
    found = induction.measure(tensors(load_induction("plain", step)), *induction.judged(7, 128))
    for key in ("repeated", "other", "right", "previous", "prefix"):
        np.testing.assert_allclose(found[key], curve[key][at], atol=5e-3, err_msg=key)


@pytest.mark.parametrize("name", ["plain 0", "one layer, eight heads 0"])
def test_the_training_runs_the_librarys_model(name):
    run = induction.RUNS[name]
    params, (tokens, _) = induction.start(run), induction.judged(3, 5)
    for cut in (None, (0, 2)):
        flow = torch.ones(run.layers, run.num_heads, 1, 1)
        if cut:
            flow[cut] = 0
        logits, weights = induction.forward(params, tokens, cut)
        want = attention_only(tokens, params, num_heads=run.num_heads, flow=flow)
        torch.testing.assert_close(logits, want.logits, atol=1e-5, rtol=1e-5)
        for ours, theirs in zip(weights, want.weights, strict=True):
            torch.testing.assert_close(ours, theirs, atol=1e-5, rtol=1e-5)


def test_a_smeared_key_is_a_mixture_with_the_key_before():
    run = induction.RUNS["one layer, smeared keys 0"]
    params, (tokens, _) = induction.start(run), induction.judged(3, 5)
    params = {name: x.detach() for name, x in params.items()}
    plain = {name: x for name, x in params.items() if "smear" not in name}
    shut = {**params, "layer1.smear": torch.full((4, 1, 1), -40.0)}
    torch.testing.assert_close(
        induction.forward(shut, tokens)[0], induction.forward(plain, tokens)[0]
    )
    # All of the key before: the first key is then zero, and with it its score.
    wide = {**params, "layer1.smear": torch.full((4, 1, 1), 40.0)}
    weights = induction.forward(wide, tokens[:, :2])[1][0]
    assert not torch.allclose(weights, induction.forward(plain, tokens[:, :2])[1][0])


def test_a_copied_word_stands_where_the_same_segment_came_before():
    tokens, copied = induction.judged(0, 300)
    assert not copied[:, 0].any()
    assert 0.3 < copied.double().mean() < 0.6
    for row, marks in zip(tokens.tolist(), copied.tolist(), strict=True):
        pairs = list(pairwise(row))
        for i in range(1, len(row)):
            if marks[i]:  # the pair of this word and the one before has been seen
                assert pairs[i - 1] in pairs[: i - 1]


def test_training_again_gives_the_same_numbers(one_thread):
    last = [
        dict(induction.train(induction.RUNS[name], steps=25)) for name in ("plain 0", "plain 1")
    ]
    stored = load_induction("plain", 25)
    for name, tensor in last[0][25].items():
        x = tensor.numpy()
        np.testing.assert_allclose(stored[name], x, atol=np.abs(x).max() / 120)
    assert not torch.equal(last[0][25]["embedding"], last[1][25]["embedding"])


def test_the_price_is_of_what_a_head_may_write():
    run = induction.RUNS["priced 0"]
    params = {name: x.detach() for name, x in induction.start(run).items()}
    whole = induction.price(params)
    silent = {**params, "layer1.w_v": params["layer1.w_v"].clone()}
    silent["layer1.w_v"][:, :12] = 0
    assert 0 < whole - induction.price(silent) < whole / 4
    turned = {**params, "layer1.w_q": 2 * params["layer1.w_q"]}
    assert induction.price(turned) == whole, "looking is free"


def test_the_record_tells_the_recipe():
    record = induction_record()
    assert record["recipe"] == json.loads(json.dumps(induction.recipe()))
    assert record["measured"]["processor"]
