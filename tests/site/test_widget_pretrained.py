"""Chapter 10's live figure: the numbers that it carries, its levels, and in a browser its presses and flights."""

import json
import re

import numpy as np
import pytest
import torch
import zoom_data as tool
from every_figure import Figure, Hand, Moves, plain_summary
from widget_page import MODULE, ROOT

from attnlib import pretrained
from attnlib.lookup import softmax
from attnlib.widgets import SentenceZoom
from attnlib.widgets import pretrained as module
from attnlib.widgets._base import HERE

FIGURE = Figure(
    SentenceZoom,
    elsewhere={"zoom": 3.5, "layer": 5, "head": 11, "query": "tired", "key": "the", "number": 3},
    states=[{"zoom": "head"}, {"zoom": "score"}],
    highest=(640, 1100),
    hands=[Hand("card 4", {"layer": 4, "zoom": 1}), Hand("head 7", {"zoom": 2, "head": 7})],
    keys=[
        (
            ".attn-hit[tabindex='0']",
            "ArrowDown ArrowDown ArrowUp ArrowUp ArrowRight Enter ArrowDown",
            {"zoom": 1, "layer": 1},
            "Head 6",
        ),
        (":focus", "+", {"zoom": 2, "head": 5}, "Row of it"),
        (":focus", "- End ArrowLeft", {"zoom": 5, "number": 23}, ""),
        (":focus", "Home", {"zoom": None}, ""),
        ("input[type=range]", "ArrowRight ArrowRight", {"zoom": 2}, ""),
    ],
    moves=Moves("slider", "Zoom", "ArrowRight", "zoom", ("button", "Layer 6"), "layer"),
)  # fmt: skip


@pytest.fixture(scope="module")
def walked():
    return tool.walk(tool.SENTENCE)


def heads():
    for layer in range(6):
        for head in range(12):
            yield layer, head, SentenceZoom(layer=layer, head=head)


# ---- The data ------------------------------------------------------------------------------


def test_the_stored_numbers_are_the_models_to_the_stated_error(walked):
    tokens, layers = walked
    assert SentenceZoom().tokens == tokens
    for layer, head, widget in heads():
        fresh = layers[layer]
        np.testing.assert_allclose(widget.query_vectors, fresh.query[head], atol=0.002)
        np.testing.assert_allclose(widget.key_vectors, fresh.key[head], atol=0.002)
        np.testing.assert_allclose(widget.value_vectors, fresh.value[head], atol=0.002)
        assert np.abs(widget.weights - fresh.weights[head]).max() < 0.001
        assert np.abs(widget.scores - fresh.query[head] @ fresh.key[head].T).max() < 0.05
        np.testing.assert_allclose(widget.output, fresh.output[head], atol=0.002)


def test_the_walk_through_the_parts_is_the_encoder_itself(walked):
    """The weights are the encoder's own, and what leaves a layer enters the next one."""
    encoder, tokenizer = pretrained.load_encoder()
    ids = torch.tensor([tokenizer.encode(tool.SENTENCE).ids])
    with torch.no_grad():
        found = encoder(ids, need_weights=True, need_hidden_states=True)
    for layer, hidden, weights in zip(
        walked[1], found.hidden_states[:-1], found.weights, strict=True
    ):
        np.testing.assert_allclose(layer.weights, weights[0].numpy(), atol=1e-5)
        np.testing.assert_allclose(layer.entering, hidden[0].numpy(), atol=1e-5)


def test_the_data_is_what_its_script_writes_and_small():
    assert tool.data() == module._data()
    assert (HERE / "pretrained.json").stat().st_size < 160_000


def test_the_data_tells_where_it_comes_from():
    data = module._data()
    assert (data["model"], data["revision"]) == (pretrained.HUB_REPO, pretrained.HUB_REVISION)
    assert data["sha256"] == pretrained.SHA256


# ---- Each level from the one below ----------------------------------------------------------


def test_products_sum_to_the_score_scores_make_the_row_and_the_row_the_output():
    for layer, head in [(0, 0), (3, 1), (5, 11)]:
        widget = SentenceZoom(layer=layer, head=head)
        for query in range(10):
            widget.query = query
            for key in range(10):
                widget.key = key
                score = sum(float(product) for product in widget.products)
                assert score == pytest.approx(widget.scores[query, key], abs=1e-9)
            row = softmax(widget.scores[query] / 32**0.5)
            np.testing.assert_allclose(row, widget.weights[query], atol=1e-12)
            slow = sum(w * v for w, v in zip(row, widget.value_vectors, strict=True))
            np.testing.assert_allclose(slow, widget.output[query], atol=1e-12)


def test_it_begins_with_the_pair_the_chapter_speaks_of():
    widget = SentenceZoom()
    assert (widget.tokens[widget.query], widget.tokens[widget.key]) == ("it", "animal")
    assert (widget.zoom, widget.layer, widget.head, widget.number) == (0, 3, 1, 24)
    assert widget.weights[widget.query, widget.key] == pytest.approx(0.58, abs=0.01)
    assert not widget.query_vectors.flags.writeable


# ---- State ----------------------------------------------------------------------------------


def test_stops_are_taken_by_name_and_tokens_by_word():
    widget = SentenceZoom("score", query="animal", key="[SEP]")
    assert (widget.zoom, widget.query, widget.key) == (4, 2, 9)
    assert [SentenceZoom(name).zoom for name in module.STOPS] == [0, 1, 2, 3, 4, 5]
    assert SentenceZoom(2.5).zoom == 2.5


def test_the_text_tells_the_state():
    assert repr(SentenceZoom("row")) == (
        "Live figure: 'The animal stopped because it was tired.' in "
        "sentence-transformers/all-MiniLM-L6-v2, seen at the stop 'row'. Layer 4, head 2: 'it' "
        "attends to 'animal' with weight 0.58; the dot product 19.7 is a sum of 32 products, of which "
        "number 25 is 2.39 times 0.88, 2.10."
    )


def test_each_stop_names_a_chapter_that_there_is():
    source = (HERE / "src/pretrained/words.js").read_text("utf-8")
    found = re.findall(r'\["(\d\d)_(\w+)", "(\d\d), (\w+)"\]', source)
    assert len(found) == len(module.STOPS)
    for number, name, told, title in found:
        notebook = json.loads((ROOT / f"notebooks/{number}_{name}.ipynb").read_text("utf-8"))
        heads = ["".join(cell["source"]).splitlines()[0] for cell in notebook["cells"][:3]]
        assert told == number
        assert f"# {title}" in heads


# ---- In a browser --------------------------------------------------------------------------

COMPUTED = f"""async states => {{
  const compute = (await ({MODULE})('pretrained')).explorer(window.attnlibData.pretrained);
  return JSON.stringify(states.map(state => compute({{zoom: 0, ...state}})));
}}"""
ACTIVE = "document.querySelector('.attn-host').shadowRoot.activeElement?.getAttribute('aria-label')"


def zoom(page):
    return float(page.get_by_role("slider", name="Zoom").first.input_value())


def test_numbers_equal_attnlib_on_random_inputs(page):
    rng = np.random.default_rng(1)
    sizes = {"layer": 6, "head": 12, "query": 10, "key": 10, "number": 32}
    states = [{name: int(rng.integers(n)) for name, n in sizes.items()} for _ in range(40)]
    results = json.loads(page.evaluate(COMPUTED, states))  # as text: these are many numbers
    near = {"rtol": 1e-9, "atol": 1e-12}
    for state, found in zip(states, results, strict=True):
        widget = SentenceZoom(**state)
        wanted = {
            "q": widget.query_vectors,
            "k": widget.key_vectors,
            "v": widget.value_vectors,
            "scores": widget.scores,
            "weights": widget.weights,
            "output": widget.output,
        }
        for name, numbers in wanted.items():
            np.testing.assert_allclose(found[name], numbers, **near)
        query, key = state["query"], state["key"]
        np.testing.assert_allclose(found["pair"]["products"], widget.products, **near)
        np.testing.assert_allclose(found["row"]["weights"], widget.weights[query], rtol=1e-9)
        np.testing.assert_allclose(found["pair"]["sums"][-1], widget.scores[query, key], **near)


# ---- The zoom ------------------------------------------------------------------------------


def test_pressing_goes_from_the_model_down_to_one_multiplication(page):
    for stop, name in enumerate(["Layer 6", "Head 12", "Row of tired", "stopped: dot product", "Number 9"]):  # fmt: skip
        assert zoom(page) == stop
        page.locator(f'.attn-hit[aria-label^="{name}"]').click()
    assert zoom(page) == 5
    names = page.locator(".zoom-trail li button").all_inner_texts()
    assert names[:5] == ["model", "layer 6", "head 12", "row “tired”", "tired · stopped"]
    widget = SentenceZoom("product", 5, 11, query="tired", key="stopped", number=8)
    told = f"{widget.products[8]:.2f}".replace("-", "\N{MINUS SIGN}")
    assert f"is {told}" in plain_summary(page)
    assert page.locator(".zoom-chapter a").get_attribute("href") == "01_lookup.html"


def focused(page, label):
    """Whether what has the focus is called so once a flight has landed."""
    page.clock.run_for(1_200)
    return page.evaluate(ACTIVE).startswith(label)


def test_with_motion_the_focus_flies_along_and_keys_go_on_from_there(open_figures):
    page = open_figures(SentenceZoom(), clock=True).page
    page.emulate_media(reduced_motion="no-preference")
    part = page.locator('.attn-hit[aria-label="Layer 4"]')
    part.focus()
    page.keyboard.press("Enter")
    assert focused(page, "Head 2: it attends most")
    page.keyboard.press("-")
    assert focused(page, "Layer 4")
    part.evaluate("""e => {  // as soon as it flies there is nothing to walk through
      const root = e.getRootNode();
      e.click();
      root.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
    }""")
    assert focused(page, "Head 2")
    page.keyboard.press("ArrowRight")
    assert focused(page, "Head 3")
    page.keyboard.press("+")
    assert focused(page, "Row of it")
    page.keyboard.press("-")
    assert focused(page, "Head 3")
    page.keyboard.press("End")
    page.clock.run_for(3_000)
    assert zoom(page) == 5
    stage = page.locator(".zoom-stage")
    assert page.evaluate(ACTIVE) == stage.get_attribute("aria-label"), "no part is left to press"
    assert stage.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "and it is seen"
    page.keyboard.press("ArrowLeft")
    product = SentenceZoom(head=2, number=23).products[23]
    assert f"is {product:.3f}, the area, above zero" in plain_summary(page)


def test_the_slider_stops_anywhere_and_lands_when_let_go(page):
    page.get_by_role("slider", name="Zoom").evaluate(
        "e => { e.value = 2.4; e.dispatchEvent(new Event('input', {bubbles: true})); }"
    )
    assert zoom(page) == pytest.approx(2.4)
    assert page.locator(".attn-hit").count() == 0, "nothing is pressed in flight"
    page.get_by_role("slider", name="Zoom").dispatch_event("change")
    assert zoom(page) == 2


def test_with_motion_a_flight_ends_where_the_stop_is(open_figures):
    page = open_figures(SentenceZoom(), clock=True).page
    page.emulate_media(reduced_motion="no-preference")
    page.locator('.attn-hit[aria-label="Layer 4"]').click()
    page.clock.run_for(100)
    assert 0 < zoom(page) < 1, "on its way"
    page.clock.run_for(2_000)
    assert zoom(page) == 1
    still, moved = (
        p.locator(".zoom-stage .scene").evaluate("e => e.innerHTML")
        for p in (open_figures(SentenceZoom("block")).page, page)
    )
    assert moved == still
