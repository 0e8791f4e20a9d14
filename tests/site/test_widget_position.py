"""Chapter 08's live figure in a real browser: numbers, shuffling, moving, keys, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import numpy as np
import pytest
from accessibility import violations
from conftest import open_shared
from widget_page import MODULE, TIME_INPUTS, assert_quick

from attnlib.position import alibi_bias, rotate, sinusoidal
from attnlib.scaling import scaled_dot_product_attention
from attnlib.widgets import PositionExplorer

ENCODINGS = ["none", "sinusoidal", "rotary", "alibi"]
FIRST = ["the", "dog", "bites", "the", "man"]


@pytest.fixture(scope="module")
def shared(browser, tmp_path_factory):
    """One open page for all tests that go back to its first state."""
    return open_shared(browser, tmp_path_factory, PositionExplorer())


@pytest.fixture
def page(shared):
    """The shared page, reset; afterwards nothing was fetched and nothing complained."""
    press(shared.page, "Reset")
    yield shared.page
    assert (shared.outside, shared.complaints) == ([], [])


def summary(page):
    return page.locator(".attn-summary").inner_text()


def sentence(page):
    return page.locator(".position-grid tbody th").all_inner_texts()


def moved(page):
    return page.locator(".position-grid td.position-moved").all_inner_texts()


def cell(page, i, j):
    return page.locator(f".position-grid tbody tr:nth-child({i + 1}) td:nth-child({j + 2}) button")


def word(page, i):
    return page.locator(f".position-grid tbody tr:nth-child({i + 1}) th button")


def place(page, label):
    return page.get_by_label(label, exact=True)


def choose(page, name):
    page.get_by_role("radio", name=name, exact=True).check()


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def score(page):
    return page.locator(".position-dot").get_attribute("cy")


# ---- Numbers -------------------------------------------------------------------------------


def attend(x, encoding, head):
    """Let attnlib do what the figure does."""
    at, bias = np.arange(len(x)), None
    q = k = v = x
    if encoding == "sinusoidal":
        q = k = v = x + sinusoidal(*x.shape)
    if encoding == "rotary":
        q = k = rotate(x, at)
    if encoding == "alibi":
        bias = alibi_bias(8, len(x), len(x))[head - 1]
    return scaled_dot_product_attention(q, k, v, bias=bias)


def pair_score(q, k, m, n, encoding, head):
    q, k = q[None], k[None]
    if encoding == "sinusoidal":
        table = sinusoidal(64, q.shape[-1])
        q, k = q + table[m], k + table[n]
    if encoding == "rotary":
        q, k = rotate(q, np.array([m])), rotate(k, np.array([n]))
    bias = alibi_bias(8, 64, 64)[head - 1, m, n] if encoding == "alibi" else 0
    return (q @ k.T)[0, 0] / np.sqrt(q.shape[-1]) + bias


def test_numbers_equal_attnlib_on_random_inputs(page):
    rng = np.random.default_rng(8)
    inputs = [
        {
            "vectors": (10.0 ** rng.integers(-1, 2) * rng.standard_normal((5, 8))).tolist(),
            "order": rng.permutation(5).tolist(),
            "encoding": ENCODINGS[i % 4],
            "head": int(rng.integers(1, 9)),
            "pair": rng.integers(0, 5, 2).tolist(),
            "places": rng.integers(0, 64, 2).tolist(),
        }
        for i in range(200)
    ]
    results = page.evaluate(
        f"async inputs => {{const m = await ({MODULE})('position'); return inputs.map(m.compute)}}",
        inputs,
    )
    for given, result in zip(inputs, results, strict=True):
        x, order = np.array(given["vectors"]), given["order"]
        how = given["encoding"], given["head"]
        output, weights = attend(x[order], *how)
        size = max(1, np.abs(x).max())
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-6, atol=1e-300)
        np.testing.assert_allclose(result["output"], output, rtol=1e-6, atol=1e-10 * size)
        change = np.linalg.norm(output - attend(x, *how).output[order], axis=1)
        np.testing.assert_allclose(result["moved"], change, rtol=1e-6, atol=1e-10 * size)
        (q, k), (m, n) = x[given["pair"]], given["places"]
        want = pair_score(q, k, m, n, *how)
        np.testing.assert_allclose(result["score"], want, rtol=1e-6, atol=1e-10 * size)
        curve = [pair_score(q, k, m, j, *how) for j in (0, 31, 63)]
        got = [result["curve"][j] for j in (0, 31, 63)]
        np.testing.assert_allclose(got, curve, rtol=1e-6, atol=1e-10 * size)


def test_python_and_the_page_tell_the_same(open_figures):
    widget = PositionExplorer("rotary", order=[4, 0, 3, 2, 1], pair=(2, 1), places=(3, 40))
    page = open_figures(widget).page
    assert sentence(page) == ["man", "the", "the", "bites", "dog"]
    assert cell(page, 0, 0).inner_text() == f"{widget.weights[0, 0]:.2f}"
    assert moved(page) == [f"{x:.2f}" for x in widget.moved]
    told = f"{widget.score:.2f}".replace("-", "−")
    assert f"“bites” at place 3 scores “dog” at place 40 with {told}" in summary(page)


# ---- The sentence --------------------------------------------------------------------------


def test_outputs_follow_the_words_until_positions_are_told(page):
    for _ in range(5):
        before = sentence(page)
        press(page, "Shuffle")
        assert sorted(sentence(page)) == sorted(FIRST)
        assert moved(page) == ["0.00"] * 5
    assert "nobody notices" in summary(page) or sentence(page) == FIRST
    press(page, "Reset")
    assert (sentence(page), before) == (FIRST, before)
    press(page, "dog ↔ man")
    assert sentence(page) == ["the", "man", "bites", "the", "dog"]
    assert moved(page) == ["0.00"] * 5
    for name in ("sinusoidal", "rotary", "ALiBi"):
        choose(page, name)
        assert min(float(x) for x in np.array(moved(page))[[1, 4]]) > 0.01
        assert "The outputs are others than before" in summary(page)


def test_alibi_does_not_notice_the_reverse_and_the_others_do(page):
    choose(page, "ALiBi")
    press(page, "Reverse")
    assert sentence(page) == FIRST[::-1]
    assert moved(page) == ["0.00"] * 5
    choose(page, "rotary")
    assert max(map(float, moved(page))) > 0.1


def test_a_word_that_is_pressed_changes_places_with_the_next(page):
    word(page, 1).click()
    assert sentence(page) == ["the", "bites", "dog", "the", "man"]
    word(page, 4).focus()
    page.keyboard.press("Enter")
    assert sentence(page) == ["man", "bites", "dog", "the", "the"]


def test_a_cell_chooses_the_two_words_by_mouse_and_by_keys(page):
    cell(page, 2, 4).click()
    assert cell(page, 2, 4).get_attribute("aria-pressed") == "true"
    assert (
        place(page, "query’s place").input_value(),
        place(page, "key’s place").input_value(),
    ) == (
        "2",
        "4",
    )
    for key in ("ArrowUp", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    assert "“dog” at place 1 scores “the” at place 3" in summary(page)
    assert page.locator('.position-grid button[tabindex="0"]').count() == 1


# ---- Two words -----------------------------------------------------------------------------


def test_moving_both_keeps_the_score_unless_places_are_added(page):
    both = place(page, "move both")
    for name in ("none", "sinusoidal", "rotary", "ALiBi"):
        choose(page, name)
        heights = []
        for value in ("0", "9", "63"):
            both.fill(value)
            heights.append(score(page))
        assert (len(set(heights)) == 1) == (name != "sinusoidal")
        assert place(page, "query’s place").input_value() == "60"
        assert place(page, "key’s place").input_value() == "63"


def test_the_key_alone_changes_the_score_and_the_head_its_price(page):
    choose(page, "ALiBi")
    for name in ("query’s place", "key’s place"):
        place(page, name).fill("10")
    here = float(score(page))
    place(page, "key’s place").fill("30")
    there = float(score(page))
    assert there > here  # lower on the screen
    assert "the distance of 20 costs 5." in summary(page)
    place(page, "head").fill("8")
    assert "the distance of 20 costs 0.078." in summary(page)
    assert page.locator(".position-clocks").is_hidden()
    choose(page, "rotary")
    assert page.locator(".position-clocks").is_visible()
    assert place(page, "head").is_hidden()
    assert page.locator(".position-clock").first.inner_text().split("\n")[-1] == "apart 20"


def test_sliders_move_by_keys(page):
    choose(page, "rotary")
    place(page, "key’s place").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert "“man” at place 29" in summary(page)
    assert "the offset alone, here +5" in summary(page)
    press(page, "Reset")
    assert "“man” at place 27" in summary(page)
    assert page.get_by_text("made up by hand").is_visible()


# ---- Speed and looks -----------------------------------------------------------------------

TIME_CELLS = """count => {
  const buttons = [...document.querySelectorAll('.position-grid button')];
  const times = [];
  for (let i = 0; i < count; i++) {
    const begin = performance.now();
    buttons[(7 * i) % buttons.length].click();
    document.body.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
}"""


@pytest.mark.parametrize("script", [TIME_CELLS, TIME_INPUTS], ids=["cells", "sliders"])
def test_an_input_is_handled_within_4_ms(page, record_property, script):
    choose(page, "rotary")
    assert_quick(page, record_property, script=script)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_quiet_local_and_accessible(open_figures, axe_source, theme):
    figures = [PositionExplorer(encoding, order=[1, 0, 2, 4, 3]) for encoding in ENCODINGS]
    tab = open_figures(*figures, theme=theme)
    assert violations(tab.page, axe_source) == []
    assert (tab.outside, tab.complaints) == ([], [])


@pytest.mark.parametrize("width", [320, 768])
def test_nothing_reaches_out_and_cells_can_be_touched(open_figures, width):
    figures = [PositionExplorer(e, order=[4, 3, 2, 1, 0]) for e in ("rotary", "alibi")]
    page = open_figures(*figures, width=width).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    reaching_out = page.evaluate(
        """() => [...document.querySelectorAll('.attn')].flatMap(frame => {
        const right = frame.getBoundingClientRect().right;
        return [...frame.querySelectorAll(':not(.attn-bar *)')]
          .filter(e => e.getBoundingClientRect().right > right + 0.5).map(e => e.outerHTML)})"""
    )
    assert reaching_out == []
    small = page.evaluate(
        """() => [...document.querySelectorAll('.attn-position button')]
        .filter(e => {const b = e.getBoundingClientRect(); return Math.min(b.width, b.height) < 24
          || e.scrollWidth > e.clientWidth}).map(e => e.outerHTML)"""
    )
    assert small == []
