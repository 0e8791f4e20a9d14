"""Chapter 14's transformer to be broken: its checkpoints, what it does, and in a browser its cuts and texts."""

import base64
import json
import zlib

import induction_data as tool
import numpy as np
import pytest
from every_figure import Figure, Hand, Moves, drag, press, summary
from widget_page import DEEP, MODULE

from attnlib.induction import attention_only
from attnlib.lookup import softmax
from attnlib.pretrained import load_induction
from attnlib.widgets import BreakAHead, _base
from attnlib.widgets import induction as module

FIGURE = Figure(
    BreakAHead,
    elsewhere={"text": "a b a b", "cuts": ["1.1"], "kind": "plain", "step": 25, "place": 3},
    states=[{"cuts": ["1.4", "2.4.16.7"]}, {"text": "unbelievably long words " * 2}],
    highest=(640, 1100),
    hands=[Hand("word 4", {"place": 5}), Hand("knob > kept@0.25,0.5", {"step": 350})],
    keys=[
        ("[aria-label^='saw, place 2']", "ArrowUp End ArrowUp", {"place": 15}, "fox, place 15"),
        ("[aria-label^='Cut head 2.1']", "Enter Enter", {"heads": [4, 1], "cuts": None}, "Cut head 2.1"),
        ("[role=slider]", "Home ArrowRight", {"step": 25}, "step of the training"),
    ],
    moves=Moves(
        "slider",
        "step of the training",
        "ArrowLeft",
        "step",
        ("button", "head 1.4: 0.77 of its weight"),
        "cuts",
    ),
    typed={},
)  # fmt: skip

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


# ---- In a browser --------------------------------------------------------------------------

PARTS = ("induction", "induction.priced", "induction.plain")
LIBRARY = f"""async parts => {{
  const module = await ({MODULE})('induction');
  const [first, priced, plain] = parts;
  const lib = module.library(first, async way => ({{priced, plain}}[way]));
  await lib.load('priced', 0);
  await lib.load('plain', 1400);
  window.raw = (kind, step) => {{
    const {{params}} = lib.get(kind, step);
    return JSON.stringify(Object.fromEntries(Object.entries(params).map(([k, v]) => [k, [...v]])));
  }};
  window.computed = states => JSON.stringify(states.map(state => {{
    const {{chances}} = module.forward(lib.get(state.kind, state.step), module.read(state.text).ids, state.cuts);
    return {{...module.compute(state, lib.get(state.kind, state.step)), chances}};
  }}), (_, x) => ArrayBuffer.isView(x) ? [...x] : x);
}}"""


def head(page, name, figure=0):
    return page.get_by_role("button", name=f"head {name}: ").nth(figure)


def training(page, figure=0):
    return page.get_by_role("slider", name="step of the training").nth(figure)


def stored():
    return [module._stored(part.removeprefix("induction")) for part in PARTS]


def test_every_checkpoint_is_the_same_in_both_languages(open_figures):
    page = open_figures(BreakAHead()).page
    page.evaluate(LIBRARY, stored())
    for kind, step in [("priced", s) for s in STEPS[::6]] + [("plain", s) for s in STEPS[-16::7]]:
        found = json.loads(page.evaluate("([kind, step]) => raw(kind, step)", [kind, step]))
        for name, matrix in module._checkpoint(kind, step).items():
            np.testing.assert_array_equal(found[name], matrix.ravel())


def random_inputs(count):
    rng = np.random.default_rng(7)
    for i in range(count):
        n = int(rng.integers(1, 17))
        words = rng.choice([*module.WORDS[:7], "kix", "Wug,"], n)
        edge = (
            f"{rng.integers(1, 3)}.{rng.integers(1, 5)}.{rng.integers(1, 17)}.{rng.integers(1, 17)}"
        )
        cuts = [f"{rng.integers(1, 3)}.{rng.integers(1, 5)}", edge]
        yield {
            "text": " ".join(words),
            "cuts": cuts[: i % 3],
            "kind": ("priced", "plain")[int(rng.integers(2))],
            "step": int(rng.choice(STEPS)),
        }


def test_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(BreakAHead()).page
    page.evaluate(LIBRARY, stored())
    near = {"rtol": 1e-9, "atol": 1e-12}
    inputs = list(random_inputs(40))
    results = json.loads(page.evaluate("states => computed(states)", inputs))
    for given, found in zip(inputs, results, strict=True):
        figure = BreakAHead(**given)
        n = len(figure.words)
        np.testing.assert_allclose(found["chances"], figure.chances, **near)
        for layer, weights in enumerate(figure.run().weights):
            np.testing.assert_allclose(
                np.reshape(found["weights"][layer], (4, n, n)), weights, **near
            )
        assert (found["words"], found["ids"]) == (figure.words, figure.tokens)
        assert found["copies"] == figure.repeated
        assert found["guesses"] == figure.guesses
        assert (found["score"]["right"], found["score"]["of"]) == figure.copied


# ---- What the reader sees and does ---------------------------------------------------------


def test_it_copies_and_a_cut_head_ends_it(open_figures):
    page = open_figures(BreakAHead()).page
    assert summary(page).startswith("5 of 5 repeated words are predicted. From “run”, head 2.2")
    head(page, "1.4").click()
    assert "Without head 1.4, 0 of 5 repeated words are predicted" in summary(page)
    assert "copying dies" in summary(page)
    assert page.locator('[data-id="guess 15"]').text_content() == "saw"
    head(page, "1.4").click()
    assert summary(page).startswith("5 of 5"), "pressed again it is restored"
    head(page, "1.1").click()
    assert "copying survives" in summary(page)
    restore = page.get_by_role("button", name="Restore all")
    restore.press("Enter")
    assert summary(page).startswith("5 of 5")
    assert restore.get_attribute("aria-disabled") == "true"
    assert restore.evaluate("e => e.getRootNode().activeElement === e"), "the focus stays"
    before = summary(page)
    page.keyboard.press("Enter")
    assert summary(page) == before
    head(page, "1.1").click()
    assert restore.get_attribute("aria-disabled") == "false"


def test_an_edge_is_cut(open_figures):
    page = open_figures(BreakAHead()).page
    page.get_by_role("button", name="Cut the arc of head 2.2 from run (16) to to (7)").click()
    figure = BreakAHead(cuts=["2.2.16.7"])
    assert page.locator('[data-id="guess 15"]').text_content() == figure.guesses[-1]
    assert "Without the arc of 2.2 from “run” to “to”" in summary(page)


def test_the_training_is_dragged_and_loads_what_it_needs(open_figures):
    page = open_figures(BreakAHead()).page
    assert "induction.priced" not in page.evaluate("Object.keys(attnlibData)")
    training(page).focus()
    page.keyboard.press("Home")
    page.wait_for_function(
        f"""() => {DEEP}('.attn-summary')[0].textContent.startsWith('After 0 steps of training')"""
    )
    assert "induction.plain" not in page.evaluate("Object.keys(attnlibData)")
    assert BreakAHead(step=0).copied == (0, 5)
    assert "0 of 5 repeated words" in summary(page)
    for _ in range(26):
        page.keyboard.press("ArrowRight")
    assert "After 700 steps of training" in summary(page)
    box = training(page).bounding_box()
    drag(page, (box["x"] + 12, box["y"] + 20), (box["x"] + box["width"] - 9, box["y"] + 20))
    assert summary(page).startswith("5 of 5")
    page.get_by_label("Heads").select_option("plain")
    page.wait_for_function("'induction.plain' in attnlibData")
    right = BreakAHead(kind="plain").copied[0]
    page.wait_for_function(
        f"""n => {DEEP}('.attn-summary')[0].textContent.startsWith(`${{n}} of 5`)""", arg=right
    )


def test_a_figure_of_an_early_step_opens_there(open_figures):
    figure = BreakAHead(step=800, cuts=["2.2"])
    page = open_figures(figure).page
    assert summary(page).startswith(
        f"After 800 steps of training, without head 2.2, {figure.copied[0]} of 5"
    )


def test_a_text_is_typed(open_figures):
    page = open_figures(BreakAHead(cuts=["1.1", "1.1.2.1"])).page
    field = page.get_by_label("Your text, 16 words at most")
    field.fill("kix wug <b> kix wug")
    page.wait_for_timeout(100)
    figure = BreakAHead("kix wug <b> kix wug", cuts=["1.1"])
    assert page.locator('[data-id="text 2"]').text_content() == "<b>"
    assert page.locator('[data-id="guess 4"]').text_content() == figure.guesses[-1]
    assert f"Without head 1.1, {figure.copied[0]} of 1" in summary(page), "edges go with their text"
    field.fill("")
    page.wait_for_timeout(100)
    assert summary(page) == "Type a text in which some words come again in the same order."
    field.fill("x" * 300)
    page.wait_for_timeout(100)
    assert summary(page).startswith("No two words come again in the same order")
    page.get_by_label("Text", exact=True).select_option(label="three times")
    assert field.input_value().startswith("a hen met the owl")
    press(page, "Reset")
    assert "Without head 1.1 and the arc of 1.1 from “" in summary(page)


def test_where_nothing_comes_again_no_loss_is_shown_or_said(open_figures):
    page = open_figures(BreakAHead()).page
    page.get_by_label("Text", exact=True).select_option(label="nothing again")
    assert page.locator('[data-id="cost told 1.4"]').text_content() == "\N{EN DASH}"
    assert page.locator('[data-id="look told 2.2"]').text_content() == "\N{EN DASH}"
    assert page.locator('[data-id="cost bar 1.4"]').count() == 0
    label = head(page, "1.4").get_attribute("aria-label")
    assert label.endswith("of its weight on the word before; nothing to copy, so no loss")
    head(page, "1.4").click()
    now = BreakAHead("the old man went to sea in a little boat", cuts=["1.4"])
    assert f"Without head 1.4, after “boat” the guess is “{now.guesses[-1]}” (12.0%)" in summary(
        page
    )
    page.get_by_label("Text", exact=True).select_option(label="a sentence again")
    assert page.locator('[data-id="cost told 1.4"]').text_content() == "+3.11"


# ---- Looks ---------------------------------------------------------------------------------


def test_the_list_of_heads_is_never_a_sliver(open_figures):
    page = open_figures(BreakAHead()).page
    for width in range(340, 740, 40):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.get_by_label("Heads").bounding_box()["width"] > 140, width
