"""The Python side of chapter 14's figure of a transformer to be broken, and the checkpoints that it carries."""

import base64
import zlib

import induction_data as tool
import numpy as np
import pytest

from attnlib.induction import attention_only
from attnlib.lookup import softmax
from attnlib.pretrained import load_induction
from attnlib.widgets import BreakAHead, _base
from attnlib.widgets import induction as module

STEPS = module._stored("")["steps"]
AT = [("priced", step) for step in STEPS] + [("plain", step) for step in STEPS if step > 600]
FEW = [AT[i] for i in (0, 9, 23, 25, 28, 33, 39, 40, 41, 48, 56)]


def original(kind, step):
    return load_induction(kind if step > 600 else "plain", step)


# ---- The checkpoints -----------------------------------------------------------------------


def test_the_checkpoint_that_the_figure_opens_with_is_the_stored_one():
    params = module._checkpoint("priced", 1400)
    for name, matrix in load_induction("priced").items():
        np.testing.assert_array_equal(params[name], matrix)


@pytest.mark.parametrize(("kind", "step"), AT)
def test_all_others_are_rounded_to_the_127th_part_of_their_columns_largest(kind, step):
    params = module._checkpoint(kind, step)
    part = ".plain" if kind == "plain" and step > 600 else ".priced"
    scales = module._numbers(module._stored(part)["scales"], "<f4")
    column = 0
    assert params.keys() == original(kind, step).keys()
    for name, (_, columns) in module.SHAPES.items():
        off = np.abs(params[name] - original(kind, step)[name]).max(axis=0)
        assert (off <= 0.51 * scales[column : column + columns]).all()
        column += columns


@pytest.mark.parametrize(("kind", "step"), FEW)
def test_chances_differ_by_less_than_what_is_said(kind, step):
    rng = np.random.default_rng(13)
    parts = rng.permuted(np.tile(np.arange(64), (40, 1)), axis=1)[:, :8]
    tokens = np.concatenate([parts, parts], axis=1)
    exact = {name: matrix.astype(np.float64) for name, matrix in original(kind, step).items()}
    ours, theirs = (
        softmax(attention_only(tokens, params, num_heads=4).logits)
        for params in (module._checkpoint(kind, step), exact)
    )
    assert np.abs(ours - theirs).max() < 0.05


def test_the_files_are_what_their_script_writes():
    first = module._stored("")
    for kind in module.KINDS:
        assert first["curves"][kind] == tool.curve(kind)
    again = tool.opening(load_induction("priced"))
    for name in ("levels", "scales"):
        assert again[name] == first["opening"][name]
    late = [load_induction("plain", step) for step in STEPS if step > 600]
    packed, there = tool.packed(late), module._stored(".plain")
    assert packed["scales"] == there["scales"]
    # Another zlib may pack the same differences in other bytes.
    raw = [zlib.decompress(base64.b64decode(p["levels"]), wbits=-15) for p in (packed, there)]
    assert raw[0] == raw[1]


def test_the_files_are_small():
    sizes = {path.name: path.stat().st_size for path in _base._data_files("induction")}
    assert sorted(sizes) == [f"induction.{part}json" for part in ("", "plain.", "priced.")]
    assert sizes["induction.json"] < 40_000
    assert sizes["induction.json"] + sizes["induction.priced.json"] < 620_000
    assert sizes["induction.plain.json"] < 210_000


def test_a_kernel_sends_each_part_of_the_data_when_it_is_asked():
    figure, sent = BreakAHead(), []
    figure.send = sent.append
    for asked in ("induction", "induction.plain", "memory", "../induction", None):
        figure._answer(None, {"ask": asked}, [])
    figure._answer(None, "induction", [])
    assert [message["data"] for message in sent] == ["induction", "induction.plain"]
    assert sent[0]["content"] == module._stored("")


# ---- What the model does -------------------------------------------------------------------


def test_starts_whole_and_copies():
    figure = BreakAHead()
    assert (figure.cuts, figure.kind, figure.step) == ([], "priced", 1400)
    assert figure.copied == (5, 5)
    assert figure.guesses[-1] == "to"
    assert figure.repeated == [10, 11, 12, 13, 14]
    np.testing.assert_allclose(figure.chances.sum(axis=1), 1)


@pytest.mark.parametrize(("cut", "right"), [("1.1", 5), ("1.4", 0), ("2.1", 5), ("2.2", 1)])
def test_one_head_of_each_layer_carries_the_copying(cut, right):
    assert BreakAHead(cuts=[cut]).copied == (right, 5)


def test_without_a_penalty_every_head_can_be_spared():
    figure = BreakAHead(kind="plain")
    whole = figure.copied[0]
    for layer in (1, 2):
        for head in range(1, 5):
            figure.cuts = [f"{layer}.{head}"]
            assert figure.copied[0] >= whole - 2


def test_early_in_training_nothing_is_copied():
    assert BreakAHead(step=300).copied == (0, 5)
    assert BreakAHead(step=0).run().weights[0].shape == (4, 16, 16)


def test_a_cut_is_the_flow_of_the_library():
    figure = BreakAHead(cuts=["2.2.16.7", "1.3"], step=900)
    params = module._checkpoint("priced", 900)
    flow = np.ones((2, 4, 16, 16))
    flow[1, 1, 15, 6] = flow[0, 2] = 0
    tokens = np.array(figure.tokens)
    found = attention_only(tokens, params, num_heads=4, flow=flow)
    np.testing.assert_array_equal(figure.run().logits, found.logits)
    np.testing.assert_array_equal(
        figure.run([]).logits, attention_only(tokens, params, num_heads=4).logits
    )


def test_strange_words_borrow_numbers_and_keep_their_names():
    figure = BreakAHead("Kix, wug! kix the")
    assert figure.words == ["kix", "wug", "kix", "the"]
    assert figure.tokens[0] == figure.tokens[2] != figure.tokens[1]
    assert figure.tokens[3] == 0
    figure.text = "kix wug dax zup blick kix wug dax zup blick kix wug"
    assert figure.guesses[-1] == "dax"
    assert len(BreakAHead("a " * 40).words) == 16
    everything = BreakAHead(" ".join(module.WORDS[:16]))
    assert everything.tokens == list(range(16))


def test_an_empty_text_has_no_words_and_no_copies():
    figure = BreakAHead("")
    assert (figure.words, figure.tokens, figure.repeated, figure.copied) == ([], [], [], (0, 0))
    assert "expects nothing" in repr(figure)
    assert "Nothing to copy. After" in repr(figure)
    assert "Nothing to copy. After" in repr(BreakAHead("the king saw the owl"))


def test_edges_beyond_the_text_are_passed_over():
    assert BreakAHead("a the", cuts=["1.1.9.8"]).chances.shape == (2, 64)


# ---- State ---------------------------------------------------------------------------------


def test_the_text_tells_the_state():
    assert repr(BreakAHead(cuts=["1.4", "2.2.16.7"])) == (
        "Live figure: a transformer of two attention layers (with a penalty) after 1400 steps, cut: "
        "1.4, 2.2.16.7. Text: we saw the red fox run to the green hill we saw the red fox "
        "run. Repeated words predicted: 0 of 5. After the last word it expects saw."
    )
    assert "(plain) after 600 steps, nothing cut" in repr(BreakAHead(kind="plain", step=600))
