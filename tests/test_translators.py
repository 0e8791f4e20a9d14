"""The stored translators: what they say of themselves is true, and training gives them again."""

import json
from types import SimpleNamespace

import controls
import pytest
import torch
import weights

from attnlib.corpora import corpus_bleu, translation_pairs
from attnlib.nn import RecurrentSeq2Seq
from attnlib.pretrained import (
    _translators,
    load_controls,
    load_length_curve,
    load_translator,
    translator_record,
)
from attnlib.training import translate

RECURRENT = ["no_attention", "additive", "dot"]
STORED = sorted({path.stem for path in _translators.FOLDER.glob("*.safetensors")} - {"induction"})


def test_every_recipe_is_stored_and_nothing_else():
    assert sorted(weights.RECIPES) == STORED
    assert set(RECURRENT) <= set(STORED)


@pytest.mark.parametrize("name", STORED)
def test_a_file_is_small_and_made_by_its_recipe(name):
    assert (_translators.FOLDER / f"{name}.safetensors").stat().st_size <= 500_000
    record, recipe = translator_record(name), weights.RECIPES[name]
    assert (record["class"], record["options"]) == (recipe.kind, recipe.options)
    assert record["recipe"] == json.loads(json.dumps(weights.about(recipe, [0])))
    assert record["measured"]["seconds"] > 0
    assert record["measured"]["processor"]


@pytest.mark.parametrize("name", STORED)
def test_a_loaded_translator_holds_the_half_precision_numbers_that_are_stored(name):
    model, source_words, target_words = load_translator(name)
    assert not model.training
    for tensor in model.state_dict().values():
        assert tensor.dtype == torch.float32
        assert torch.equal(tensor.half().float(), tensor)
    assert len(source_words) > 300
    assert len(target_words) > 150
    assert source_words == weights.data()[1]
    assert target_words == weights.data()[2]


@pytest.mark.parametrize("name", STORED)
def test_the_scores_in_the_record_are_those_of_the_model(name):
    model, source_words, target_words = load_translator(name)
    scores = translator_record(name)["scores"]
    for part in (0, -1):  # the shortest and the longest sentences
        low, high = scores["lengths"][part]
        pairs = translation_pairs(100, seed=0, split="test", lengths=(low, high))
        found = translate(model, [pair.source for pair in pairs], source_words, target_words)
        bleu = corpus_bleu([one.tokens for one in found], [pair.target for pair in pairs])
        # Another CPU may round a near tie the other way: one sentence of a hundred.
        assert bleu == pytest.approx(scores["bleu"][part], abs=1.0)


def test_training_again_gives_the_same_numbers(one_thread):
    recipe = weights.RECIPES["dot"]
    first, second, other = (weights.train(recipe, seed, steps=3)[0] for seed in (0, 0, 1))
    states = [model.state_dict() for model in (first, second, other)]
    assert all(torch.equal(states[0][name], states[1][name]) for name in states[0])
    assert any(not torch.equal(states[0][name], states[2][name]) for name in states[0])


def test_only_rounded_numbers_are_stored(tmp_path):
    torch.manual_seed(0)
    model = RecurrentSeq2Seq(7, 11, 5)
    with pytest.raises(ValueError, match="must be rounded to half precision before it is scored"):
        _translators.write_translator(tmp_path / "x.safetensors", model, {})
    assert list(tmp_path.iterdir()) == []


def test_storing_twice_gives_the_same_bytes_and_the_record_comes_back(tmp_path, monkeypatch):
    torch.manual_seed(0)
    model = RecurrentSeq2Seq(5, 6, 5).half().float()
    record = {"class": "RecurrentSeq2Seq", "options": {"d_model": 5}, "words": [["à"], ["a", "b"]]}
    paths = [tmp_path / f"{name}.safetensors" for name in "xy"]
    for path in paths:
        _translators.write_translator(path, model, record)
    assert paths[0].read_bytes() == paths[1].read_bytes()
    monkeypatch.setattr(_translators, "FOLDER", tmp_path)
    assert translator_record("x") == record
    again, source_words, target_words = load_translator("y")
    assert source_words.tokens[4:] == ("à",)
    assert target_words.tokens[4:] == ("a", "b")
    for name, tensor in model.state_dict().items():
        assert torch.equal(again.state_dict()[name], tensor)


def test_the_length_curve_has_every_kind_seed_and_length():
    curve = load_length_curve()
    assert curve["lengths"] == weights.LENGTHS
    assert list(curve["curves"]) == list(weights.CURVE)
    for name in weights.CURVE:
        runs = curve["curves"][name]
        assert [run["seed"] for run in runs] == list(weights.SEEDS)
        assert all(len(run["bleu"]) == len(run["exact"]) == len(curve["lengths"]) for run in runs)
        told = json.loads(json.dumps(weights.about(weights.RECIPES[name], list(weights.SEEDS))))
        assert curve["recipe"][name] == told


@pytest.mark.parametrize("name", RECURRENT)
def test_the_first_seed_of_the_curve_is_the_stored_translator(name):
    first, scores = load_length_curve()["curves"][name][0], translator_record(name)["scores"]
    assert (first["bleu"], first["exact"]) == (scores["bleu"], scores["exact"])


def test_every_control_is_stored_with_its_recipe_and_seeds():
    stored = load_controls()["translators"]
    assert stored.keys() == controls.CONTROLS.keys()
    for name, control in controls.CONTROLS.items():
        told = json.loads(json.dumps(weights.about(control.recipe, list(control.seeds))))
        assert stored[name]["recipe"] == told
        assert [run["seed"] for run in stored[name]["runs"]] == list(control.seeds)
        for run in stored[name]["runs"]:
            assert len(run["bleu"]) == len(run["exact"]) == len(weights.LENGTHS)
            assert len(run["said_right"]) == 4


def test_every_row_of_the_block_table_is_stored():
    page = controls.cells("encoder", "imports", "ablation-model")
    stored = load_controls()["blocks"]
    assert list(stored) == list(page["ROWS"])
    assert all(len(losses) == 3 for losses in stored.values())


def test_one_vector_at_every_step_is_the_last_state():
    recipe = controls.CONTROLS["vector at every step"].recipe
    model = controls.build(controls.CONTROLS["vector at every step"])(recipe).eval()
    source = torch.tensor([[5, 7, 9], [4, 6, 0]])
    with torch.no_grad():
        memory = model.start(source)[0]
        found = model.attention(
            memory[:, :1], memory, mask=(source != 0)[:, None], projected_key=memory[:, :0]
        )
    assert torch.equal(found.output[:, 0], torch.stack([memory[0, 2], memory[1, 1]]))


def test_a_translator_that_learns_its_targets_backwards_is_scored_forwards(monkeypatch):
    pairs, _, english = weights.data()
    pair, learnt = pairs[0], []
    monkeypatch.setattr(weights, "batches", lambda arrays, *_: learnt.append(arrays[1][0]) or [])
    weights.train(controls.CONTROLS["target reversed"].recipe, 0, order=-1)
    backwards = pair.target[::-1]
    assert learnt[0][1 : len(backwards) + 1].tolist() == english.encode(backwards)
    monkeypatch.setattr(weights, "translate", lambda *_: [SimpleNamespace(tokens=backwards)])
    assert weights.written(None, [pair], order=-1) == [pair.target]


@pytest.mark.parametrize(
    "name", ["dot score, early", "general score, early", "additive score, late"]
)
def test_a_score_in_the_other_decoder_differs_in_the_score_alone(name):
    control = controls.CONTROLS[name]
    other = "dot" if name == "additive score, late" else "additive"
    ours, theirs = controls.build(control)(control.recipe), weights.build(weights.RECIPES[other])
    shapes = [
        {key: x.shape for key, x in model.state_dict().items() if "attention" not in key}
        for model in (ours, theirs)
    ]
    assert ours.early == theirs.early
    assert shapes[0] == shapes[1]
