"""Chapter 14's transformer to be broken, in a real browser: numbers, cuts, training, texts, looks."""

import numpy as np
from every_figure import drag, press, summary
from widget_page import DEEP, MODULE

from attnlib.widgets import BreakAHead
from attnlib.widgets import induction as module

PARTS = ("induction", "induction.priced", "induction.plain")
LIBRARY = f"""async parts => {{
  const module = await ({MODULE})('induction');
  const [first, priced, plain] = parts;
  const lib = module.library(first, async way => ({{priced, plain}}[way]));
  await lib.load('priced', 0);
  await lib.load('plain', 1400);
  window.compute = state => module.compute(state, lib.get(state.kind, state.step));
  window.raw = (kind, step) => {{
    const {{params}} = lib.get(kind, step);
    return Object.fromEntries(Object.entries(params).map(([k, v]) => [k, [...v]]));
  }};
  window.chances = state => module.forward(lib.get(state.kind, state.step), module.read(state.text).ids,
    state.cuts).chances;
}}"""


def head(page, name, figure=0):
    return page.get_by_role("button", name=f"head {name}: ").nth(figure)


def training(page, figure=0):
    return page.get_by_role("slider", name="step of the training").nth(figure)


def stored():
    return [module._stored(part.removeprefix("induction")) for part in PARTS]


# ---- Numbers -------------------------------------------------------------------------------


def test_every_checkpoint_is_the_same_in_both_languages(open_figures):
    page = open_figures(BreakAHead()).page
    page.evaluate(LIBRARY, stored())
    steps = module._stored("")["steps"]
    for kind, step in [("priced", s) for s in steps[::4]] + [("plain", s) for s in steps[-16::5]]:
        found = page.evaluate("([kind, step]) => raw(kind, step)", [kind, step])
        for name, matrix in module._checkpoint(kind, step).items():
            np.testing.assert_array_equal(found[name], matrix.ravel())


def random_inputs(count):
    rng = np.random.default_rng(7)
    steps = module._stored("")["steps"]
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
            "step": int(rng.choice(steps)),
        }


def test_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(BreakAHead()).page
    page.evaluate(LIBRARY, stored())
    near = {"rtol": 1e-9, "atol": 1e-12}
    for given in random_inputs(60):
        figure = BreakAHead(**given)
        n = len(figure.words)
        np.testing.assert_allclose(page.evaluate("s => chances(s)", given), figure.chances, **near)
        found = page.evaluate("s => compute(s)", given)
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
    for width in range(340, 740, 20):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.get_by_label("Heads").bounding_box()["width"] > 140, width
