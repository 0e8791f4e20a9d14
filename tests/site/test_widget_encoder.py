"""Chapter 09's live figure in a real browser: numbers, controls, keyboard, speed, looks."""

import numpy as np
import pytest
from accessibility import violations
from conftest import open_shared
from widget_page import MODULE, assert_quick

from attnlib.widgets import EncoderExplorer


@pytest.fixture(scope="module")
def shared(browser, tmp_path_factory):
    """One open page for all tests that go back to its first state."""
    return open_shared(browser, tmp_path_factory, EncoderExplorer())


@pytest.fixture
def page(shared):
    """The shared page, reset; afterwards nothing was fetched and nothing complained."""
    shared.page.get_by_label("Sentence", exact=True).select_option("0")
    shared.page.get_by_role("button", name="Reset").click()
    shared.page.evaluate("document.activeElement.blur()")
    yield shared.page
    assert (shared.outside, shared.complaints) == ([], [])


def summary(page):
    return page.locator(".attn-summary").first.inner_text()


def random_inputs(count):
    rng = np.random.default_rng(1)
    for _ in range(count):
        names = ("sentence", "token", "layer", "across", "up")
        yield {n: int(rng.integers(k)) for n, k in zip(names, (16, 16, 7, 16, 16), strict=True)}


def test_numbers_equal_attnlib_on_random_inputs(page):
    inputs = list(random_inputs(200))
    found = page.evaluate(
        f"async inputs => {{const m = await ({MODULE})('encoder'); return inputs.map(m.compute)}}",
        inputs,
    )
    for given, result in zip(inputs, found, strict=True):
        widget = EncoderExplorer(**given)
        np.testing.assert_allclose(result["cosines"], widget.cosines, rtol=1e-6, atol=1e-12)
        assert result["twinToken"] == widget.twin_token
        lines = {name: line for name, line in result["lines"].items() if line is not None}
        assert lines.keys() == widget.lines.keys()
        for name, line in widget.lines.items():
            np.testing.assert_allclose(lines[name], line, rtol=1e-6, atol=1e-12)
        if widget.twin_token is None:
            assert result["twinLines"] is None
        else:
            twin = EncoderExplorer(**given | {"sentence": given["sentence"] ^ 1})
            twin.token = widget.twin_token
            for name in ("across", "up"):
                np.testing.assert_allclose(
                    result["twinLines"][name], twin.lines[name], rtol=1e-6, atol=1e-12
                )
        if given["layer"] == 0:
            assert result["block"] is None
            continue
        names = ["entering", "attention", "between", "feedForward", "leaving", "kept"]
        block = [result["block"][name] for name in names]
        np.testing.assert_allclose(block, widget.block, rtol=1e-6)
        order = np.argsort(-widget.cosines, kind="stable")
        assert result["nearest"] == [i for i in order if i != widget._token][:3]


def test_it_approaches_the_animal_and_its_twin_less(page):
    assert summary(page).startswith(
        "“it” after layer 6: nearest in the sentence are [SEP] 0.83, the 0.82"
    )
    assert "Cosine with animal alone 0.52, with street alone 0.13" in summary(page)
    page.get_by_role("button", name="Other sentence").click()
    assert "Cosine with animal alone 0.41, with street alone 0.23" in summary(page)
    assert page.get_by_label("Sentence", exact=True).input_value() == "1"
    text = page.locator(".attn-source").inner_text()
    assert "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db" in text
    assert "off by less than 0.005" in text


def test_controls_change_what_is_told(page):
    page.get_by_label("Sentence", exact=True).select_option("4")
    assert summary(page).startswith("“light” after layer 6")
    page.get_by_label("Compare with").select_option(label="sun")
    assert "Cosine with sun alone" in summary(page)
    page.get_by_role("button", name="turned").click()
    assert "“turned”" in summary(page)
    assert "other sentence" not in summary(page)
    names = page.locator(".encoder-key .attn-rows-names").inner_text().split("\n")
    assert names == ["sun alone", "heavy alone", "“turned” at the start"], "no twin, no line"
    assert page.locator(".encoder-key").bounding_box()["height"] == 3 * 23
    page.get_by_role("button", name="Reset").click()
    assert summary(page).startswith("“light” after layer 6")
    assert "Cosine with lamp alone" in summary(page)


def test_the_keyboard_walks_through_layers_and_tokens(page):
    slider = page.get_by_role("slider", name="after layer")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    assert "“it” after layer 5" in summary(page)
    page.keyboard.press("Home")
    assert "“it” before the first layer" in summary(page)
    assert "kept" not in summary(page)
    assert slider.get_attribute("aria-valuetext") == "0: start"
    page.locator(".encoder-token[tabindex='0']").focus()
    for key, word in [("ArrowRight", "was"), ("ArrowLeft", "it"), ("Home", "[CLS]"), ("End", "[SEP]")]:  # fmt: skip
        page.keyboard.press(key)
        assert summary(page).startswith(f"“{word}”")
        assert page.evaluate("document.activeElement.textContent") == word


def test_tab_stops_are_few_and_keep_their_keys(page):
    seen = []
    page.get_by_label("Sentence", exact=True).focus()
    page.keyboard.press("Shift+Tab")
    for _ in range(7):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(
            """() => {const e = document.activeElement;
            return [e.labels?.[0]?.innerText ?? e.getAttribute('aria-label') ?? e.textContent,
              e.dataset.lmSuppressShortcuts ?? '']}"""
        ))  # fmt: skip
    names = ["Sentence", "Compare with", "and", "Other sentence", "Reset", "it", "after layer"]
    assert [name for name, _ in seen] == names
    assert all(kept == "true" for _, kept in seen)


def test_the_drawing_follows_the_numbers(page):
    widget = EncoderExplorer()
    page.get_by_role("slider", name="after layer").fill("3")
    widget.layer = 3
    dots = page.evaluate(
        """() => [...document.querySelectorAll('.encoder-dot')].map(d =>
        [d.getAttribute('cx'), d.getAttribute('cy')].map(Number))"""
    )
    assert {x for x, _ in dots} == {dots[0][0]}, "all on the chosen layer"
    order = [widget.lines[name][3] for name in ("across", "up", "start", "twin")]
    heights = [y for _, y in dots]
    assert np.argsort(heights).tolist() == np.argsort(order)[::-1].tolist(), "higher is more"
    cells = page.locator(".encoder-steps .attn-rows-numbers").inner_text().split("\n")
    assert cells == [f"{number:.1f}" for number in widget.block[:5]]
    told = page.locator(".encoder-steps").get_attribute("aria-label")
    assert told.startswith(f"Lengths of vectors in layer 3: comes in {cells[0]}, attention adds")


def test_figures_on_one_page_are_independent(open_figures):
    page = open_figures(EncoderExplorer(), EncoderExplorer()).page
    before = summary(page)
    page.get_by_label("Sentence", exact=True).nth(1).select_option("8")
    assert summary(page) == before
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(set(ids)) == len(ids)


TIME_ALL = """count => {
  const times = [];
  const list = document.querySelector('.attn-wide select');
  const slider = document.querySelector('.attn input[type=range]');
  for (let i = 0; i < count; i++) {
    const target = i % 4 ? slider : list;
    target.value = String(i % 4 ? (i * 3) % 7 : (i * 5) % 16);
    const begin = performance.now();
    target.dispatchEvent(new Event(i % 4 ? 'input' : 'change', {bubbles: true}));
    document.body.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
}"""


def test_an_input_is_handled_in_time(page):
    assert_quick(page, count=48, script=TIME_ALL)


def test_accessible_in_both_themes(page, axe_source):
    page.get_by_role("button", name="tired").click()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert violations(page, axe_source, only_colours=theme == "dark") == []
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("width", [320, 375, 1280])
def test_no_horizontal_overflow_and_targets_to_touch(page, width):
    page.set_viewport_size({"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    reaching_out = page.evaluate(
        """() => [...document.querySelectorAll('.attn')].flatMap(frame => {
        const right = frame.getBoundingClientRect().right;
        return [...frame.querySelectorAll('*')]
          .filter(e => e.getBoundingClientRect().right > right + 0.5).map(e => e.outerHTML)})"""
    )
    assert reaching_out == []
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.attn :is(button, select, input)')]
        .map(e => e.getBoundingClientRect()).filter(b => b.width).map(b => Math.min(b.width, b.height))"""
    )
    assert min(sizes) >= 24
