"""Two views of one model show the same, whoever changes it: figures with data of their own, and the one of positions."""

import json

import pytest
from widget_page import MODULE, TWO_VIEWS, wait_for_parts

from attnlib.widgets import (
    AlignmentExplorer,
    BlocksExplorer,
    EncoderExplorer,
    HeadsExplorer,
    PositionExplorer,
    SentenceZoom,
    TranslatorExplorer,
)

# What a view shows: its pictures, texts and controls; ids are each view's own, and a status speaks once it rests.
SHOWN = """i => {
  const root = views[i].el.firstElementChild.shadowRoot;
  const seen = selector => [...root.querySelectorAll(selector)]
    .filter(e => getComputedStyle(e).visibility === 'visible');
  return {
    pictures: seen('svg').map(svg => svg.innerHTML),
    texts: seen('.attn :is(p, h3, small, button, .attn-number)').map(e => e.textContent),
    values: [...root.querySelectorAll('input, select')].map(e => e.type === 'radio' ? e.checked : e.value),
    pressed: [...root.querySelectorAll('[aria-pressed=true], [aria-valuenow]')]
      .map(e => [e.ariaLabel ?? e.textContent, e.ariaValueNow]),
  };
}"""


def press(view, name):
    view.get_by_role("button", name=name, exact=True).click()


def choose(view, name):
    view.get_by_role("radio", name=name).check()


CASES = {
    "alignment": (
        AlignmentExplorer("elle dort", second=""),
        lambda view: press(view, "One word back"),
        {"sentence": "il lit le livre", "first": "dot", "second": "no_attention", "step": None},
    ),
    "position": (
        PositionExplorer(places=(3, 9)),
        lambda view: choose(view, "ALiBi"),
        {"encoding": "sinusoidal", "places": [10, 4], "order": [4, 3, 2, 1, 0], "pair": [0, 2]},
    ),
    "encoder": (
        EncoderExplorer(),
        lambda view: press(view, "Other sentence"),
        {"sentence": 4, "layer": 3, "token": 2},
    ),
    "encoder_blocks": (
        BlocksExplorer(),
        lambda view: press(view, "Attention"),
        {"norm": "after", "warm_up": 100, "layers": 2},
    ),
    "encoder_translator": (
        TranslatorExplorer(),
        lambda view: press(view, "cross-attention"),
        {"off": ["source places", "decoder feed-forward 2"], "sentence": 1},
    ),
    "pretrained": (
        SentenceZoom("head"),
        lambda view: press(view, "+ In"),
        {"zoom": 4.0, "layer": 2, "head": 7, "query": 3, "key": 9, "number": 1},
    ),
    "multihead": (
        HeadsExplorer(8, 2, 5),
        lambda view: press(view, "layer 1, head 3"),
        {
            "sentence": 2,
            "compare": None,
            "layer": 0,
            "head": 4,
            "token": 1,
            "grid": "link",
            "picture": "matrix",
        },
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_two_views_of_one_model_agree_and_reset_is_the_models(open_figures, name):
    widget, act, told = CASES[name]
    page = open_figures(widget).page
    wait_for_parts(page, name)
    page.evaluate(TWO_VIEWS % (MODULE, name), json.loads(json.dumps(widget._state())))

    def shown():
        page.wait_for_timeout(100)  # the parts of closed lists follow a frame later
        one, other = (page.evaluate(SHOWN, i) for i in (0, 1))
        assert one == other
        return one

    begun = shown()
    assert begun["pictures"]
    assert begun["texts"]
    act(page.locator(".attn").nth(1))
    pressed = shown()
    assert pressed != begun
    page.evaluate("told => Object.entries(told).forEach(([k, v]) => model.set(k, v))", told)
    by_python = shown()
    assert by_python["pictures"] != pressed["pictures"]
    assert by_python["texts"] != pressed["texts"]
    press(page.locator(".attn").nth(2), "Reset")
    assert shown() == begun
    page.evaluate("views.forEach(view => view.stop())")
    assert page.evaluate("listening()") == 0


# As JupyterLab does when it opens a notebook: the outputs are put into the page after they are built.
BUILT_FIRST = """async state => {
  const module = await (%s)("position");
  const output = document.createElement("div"), still = document.createElement("div");
  const el = document.createElement("div"), beside = document.createElement("div");
  still.innerHTML = '<img src="data:image/svg+xml,%%3Csvg/%%3E">';
  beside.append(el);
  output.append(still, beside);
  const model = {get: k => state[k], set() {}, on() {}, off() {}, save_changes() {}};
  await module.default.render({model, el});
  document.querySelector("main").append(output);
  await new Promise(resolve => setTimeout(resolve, 100));
  return [still.style.display, el.firstElementChild.closest("[data-lm-suppress-shortcuts]") !== null];
}"""


def test_a_figure_that_is_built_before_it_is_shown_hides_its_still_and_keeps_its_keys(
    open_figures,
):
    widget = PositionExplorer()
    page = open_figures(widget).page
    state = json.loads(json.dumps(widget._state()))
    assert page.evaluate(BUILT_FIRST % MODULE, state) == ["none", True]
