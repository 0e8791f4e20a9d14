"""Chapter 09's live figure in a real browser: numbers, controls, keyboard, looks."""

import json
import re

import numpy as np
import pytest
from every_figure import plain_summary, press
from playwright.sync_api import expect
from widget_page import DEEP, HELD, MODULE, TWO_VIEWS, wait_for_parts

from attnlib.widgets import EncoderExplorer

FIGURE = EncoderExplorer(layer=4)

EXPLORER = f"""async () => {{
  const module = await ({MODULE})('encoder');
  window.compute = module.explorer(window.attnlibData.encoder);
}}"""


def playhead(page):
    return page.get_by_role("slider", name="Layers")


# ---- Numbers -------------------------------------------------------------------------------


def random_inputs(count):
    rng = np.random.default_rng(1)
    for _ in range(count):
        names = ("sentence", "token", "layer", "across", "up")
        yield {n: int(rng.integers(k)) for n, k in zip(names, (16, 16, 7, 16, 16), strict=True)}


def assert_equal(found, wanted):
    np.testing.assert_allclose(found, wanted, rtol=1e-9, atol=1e-12)


def test_numbers_equal_attnlib_on_random_inputs(page):
    inputs = list(random_inputs(200))
    page.evaluate(EXPLORER)
    all_found = page.evaluate("inputs => inputs.map(x => compute(x))", inputs)
    for given, found in zip(inputs, all_found, strict=True):
        widget = EncoderExplorer(**given)
        own = widget._token
        assert_equal(found["cosines"], widget.cosines)
        assert_equal(found["weights"], widget.weights[:, own])
        assert found["twinToken"] == widget.twin_token
        assert found["words"] == [widget.words[given[name]] for name in ("across", "up")]
        lines = {name: line for name, line in found["lines"].items() if line is not None}
        assert lines.keys() == widget.lines.keys()
        for name, line in widget.lines.items():
            assert_equal(lines[name], line)
        assert_equal(found["lean"][own], widget.lines["across"] - widget.lines["up"])
        if widget.twin_token is None:
            assert found["twinLines"] is None
            assert found["twinLean"] is None
        else:
            twin = EncoderExplorer(**given | {"sentence": given["sentence"] ^ 1})
            twin.token = widget.twin_token
            for name in ("across", "up"):
                assert_equal(found["twinLines"][name], twin.lines[name])
            assert_equal(found["twinLean"], twin.lines["across"] - twin.lines["up"])
        order = np.argsort(-widget.cosines, kind="stable")
        assert found["nearest"] == [i for i in order if i != own][:3]
        if given["layer"] == 0:
            assert found["block"] is None
            continue
        names = ["entering", "attention", "between", "feedForward", "leaving", "kept"]
        assert_equal([found["block"][name] for name in names], widget.block)
        turned = np.degrees(np.arccos(widget.block.kept))
        assert found["turns"][given["layer"] - 1] == pytest.approx(turned, rel=1e-9)


def test_python_and_the_page_tell_the_same(page):
    weights = EncoderExplorer().weights[3, 10]
    ribbon = page.locator('[data-id="ribbon 4 2"]')
    assert float(ribbon.get_attribute("stroke-width")) == pytest.approx(36 * weights[2], abs=0.06)
    assert f"{100 * weights[2]:.0f}% from “animal”" in plain_summary(page)


# ---- What the reader sees and does ---------------------------------------------------------


def test_it_turns_to_the_animal_and_its_double_less(page):
    assert (
        "Its vector now leans 0.26 toward animal (cosine with animal 0.34, with street 0.08)"
        in plain_summary(page)
    )
    assert "In the other sentence “it” leans 0.07 toward animal" in plain_summary(page)
    press(page, "Other sentence")
    assert "Its vector now leans 0.07 toward animal" in plain_summary(page)
    assert page.get_by_label("Sentence", exact=True).input_value() == "1"
    assert page.locator(".encoder-text").inner_text().endswith("because it was too wide.")
    text = page.locator(".attn-source").inner_text()
    assert "SHA-256 of its weights 53aa5117…," in text
    assert "off by less than 0.0001" in text


def test_controls_change_what_is_told(page):
    page.get_by_label("Sentence", exact=True).select_option("4")
    assert "In layer 4 “light” takes" in plain_summary(page)
    assert page.get_by_label("toward").input_value() == "4", "the sentence's own words"
    page.get_by_label("toward").select_option(label="sun")
    page.get_by_label("or", exact=True).select_option(label="money")
    assert page.locator('[data-id="across"]').text_content() == "sun"
    assert page.locator('[data-id="up"]').text_content() == "money"
    press(page, "Follow turned")
    assert "“turned”" in plain_summary(page)
    assert "The other sentence has no “turned”." in plain_summary(page)
    assert page.locator('[data-id="way double"]').count() == 0
    press(page, "Other sentence")
    assert "“light” takes" in plain_summary(page), "no twin: the sentence's own word"


def test_a_word_chosen_where_the_other_one_is_changes_places_with_it(page):
    toward, other = page.get_by_label("toward"), page.get_by_label("or", exact=True)
    toward.select_option(label="street")
    assert (toward.input_value(), other.input_value()) == ("1", "0")
    assert "leans 0.26 toward animal" in plain_summary(page)
    assert page.locator('[data-id="across"]').text_content() == "street"
    other.select_option(label="street")
    assert (toward.input_value(), other.input_value()) == ("0", "1")
    other.select_option(label="sun")
    assert (toward.input_value(), other.input_value()) == ("0", "11")


def test_one_word_for_both_places_set_from_python_is_said_to_be_one(open_figures):
    page = open_figures(EncoderExplorer(layer=4, across="street", up="street")).page
    assert "has a cosine of 0.08 with street, and leans nowhere" in plain_summary(page)
    page.get_by_label("toward").select_option(label="animal")
    assert "leans 0.26 toward animal" in plain_summary(page)


def test_the_playhead_is_moved_by_keys_by_hand_and_by_a_press_on_the_map(page):
    head = playhead(page)
    head.focus()
    page.keyboard.press("ArrowRight")
    assert "In layer 5 “it”" in plain_summary(page)
    page.keyboard.press("Home")
    assert "Before the first layer “it”" in plain_summary(page)
    assert head.get_attribute("aria-valuetext") == "before the first layer"
    page.keyboard.press("End")
    assert head.get_attribute("aria-valuenow") == "6"
    at = [page.locator(f'[data-id="station 0 {i}"]').bounding_box() for i in range(7)]
    box = head.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(at[3]["x"] + 5, box["y"] + 200)
    assert "In layer 3 “it”" in plain_summary(page)
    page.mouse.up()
    page.mouse.click(at[5]["x"] - 4, at[5]["y"] + 300)
    page.mouse.move(2, 2)
    assert "In layer 5 “it”" in plain_summary(page)


def test_the_keyboard_walks_through_tokens(page):
    page.locator(".attn-hit[tabindex='0'][aria-pressed='true']").focus()
    for key, word in [("ArrowDown", "was"), ("ArrowUp", "it"), ("Home", "[CLS]"), ("End", "[SEP]")]:  # fmt: skip
        page.keyboard.press(key)
        active = page.evaluate(
            "document.querySelector('.attn-host').shadowRoot.activeElement.getAttribute('aria-label')"
        )
        assert active == f"Follow {word}"
        assert word in plain_summary(page)
    assert page.locator('.attn-hit[tabindex="0"]').count() == 2, "the playhead and one word"


def test_a_ribbon_is_told_while_it_is_pointed_at(page):
    row = page.locator('[data-id="station 2 3"]').bounding_box()
    page.mouse.move(row["x"] + 30, row["y"] + 6)
    assert "Layer 4: “it” takes 0.105 of its attention from “animal”" in plain_summary(page)
    assert page.locator('[data-id="ribbon 4 2"]').get_attribute("class").startswith("weight")
    page.mouse.move(2, 2)
    assert plain_summary(page).startswith("In layer 4")


def test_play_goes_through_the_layers_and_stops_by_itself(page):
    page.get_by_role("button", name="Play: through the layers").click()
    page.get_by_role("button", name="Pause").wait_for()
    page.get_by_role("button", name="Play: through the layers").wait_for(timeout=20000)
    assert playhead(page).get_attribute("aria-valuenow") == "6"


def test_numbers_are_there_on_demand(page):
    page.locator(".attn details summary").click()
    rows = page.locator(".attn tbody tr")
    widget = EncoderExplorer(layer=4)
    expect(rows).to_have_count(len(widget.tokens))  # written once the browser tells that it is open
    for i, word in enumerate(widget.tokens[:3]):
        weight, cosine = widget.weights[3, 10, i], widget.cosines[i]
        told = re.split(r"\s+", rows.nth(i).inner_text().replace("\N{MINUS SIGN}", "-"))
        assert told[0] == word
        assert float(told[1]) == pytest.approx(weight, abs=6e-4)
        assert float(told[2]) == pytest.approx(cosine, abs=0.006)
    table = page.locator(".attn table")
    assert table.locator("thead th").all_inner_texts()[2:] == [
        *("cosine with it", "cosine with animal", "cosine with street")
    ]
    assert table.bounding_box()["width"] == page.locator(".attn-host").bounding_box()["width"]
    press(page, "Follow animal")
    assert float(rows.nth(2).locator("td").nth(1).inner_text()) == 1, "with itself"
    page.locator(".attn details summary").click()


@pytest.mark.parametrize("width", [320, 375, 1280])
def test_no_head_and_no_number_of_the_table_is_cut(page, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.locator(".attn details summary").click()
    expect(page.locator(".attn tbody tr").first).to_be_visible()
    for sentence in range(16):
        page.get_by_label("Sentence", exact=True).select_option(str(sentence))
        cut = page.evaluate(
            f"{DEEP}('.attn :is(th, td)').filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"
        )
        assert cut == [], sentence
    page.set_viewport_size({"width": 1280, "height": 900})


def test_a_sentence_whose_numbers_are_on_their_way_is_waited_for(open_figures):
    page = open_figures(EncoderExplorer()).page
    wait_for_parts(page, "encoder")
    page.evaluate(HELD)
    state = json.loads(json.dumps(EncoderExplorer()._state()))
    page.evaluate(TWO_VIEWS % (MODULE, "encoder"), state)
    frame, map_of = page.locator(".attn").nth(1), "e => e.querySelector('.encoder-map').innerHTML"

    def told():
        page.wait_for_timeout(50)
        loading = "loading" in frame.get_attribute("class").split()
        assert frame.locator(".attn-stage").evaluate("e => e.inert") == loading
        said = frame.locator(".attn-summary").inner_text().replace("\N{NO-BREAK SPACE}", " ")
        return loading, said, frame.evaluate(map_of)

    _, _, before = told()
    frame.get_by_label("Sentence", exact=True).select_option("6")
    page.evaluate("model.set('layer', 2)")
    assert told() == (True, "Loading …", before), "no picture of a state that is not known"
    page.evaluate("give('encoder.3')")
    other = open_figures(EncoderExplorer(6, layer=2)).page
    loading, said, drawn = told()
    assert (loading, said) == (False, plain_summary(other))
    assert drawn == other.locator(".attn").evaluate(map_of)
    page.evaluate("model.set('sentence', 8)")
    page.evaluate("refuse('encoder.4')")
    assert told()[1].startswith("This part of the figure could not be loaded")
    page.evaluate("model.set('sentence', 6)")
    assert told()[2] == drawn, "what was there is shown again"
    page.evaluate("model.set('sentence', 8)")
    page.evaluate("give('encoder.4')")
    token = EncoderExplorer(6).token
    eighth = EncoderExplorer(8, token, layer=2, across="judge", up="sport")
    assert told()[:2] == (False, plain_summary(open_figures(eighth).page))


def test_a_figure_of_a_later_sentence_opens_there(open_figures):
    widget = EncoderExplorer(13, layer=5)
    said = plain_summary(open_figures(widget).page)
    assert f"In layer 5 “{widget.tokens[widget.token]}” takes" in said
    assert f"with {widget.words[widget.across]} {widget.lines['across'][5]:.2f}" in said


def test_the_keys_of_pages_move_the_playhead_and_not_the_page(page):
    page.set_viewport_size({"width": 1280, "height": 500})
    playhead(page).press("Home")
    before = page.evaluate("scrollY")
    for key, layer in (("PageUp", 1), ("PageUp", 2), ("PageDown", 1)):
        playhead(page).press(key)
        assert playhead(page).get_attribute("aria-valuenow") == str(layer)
    assert page.evaluate("scrollY") == before
    page.set_viewport_size({"width": 1280, "height": 900})
