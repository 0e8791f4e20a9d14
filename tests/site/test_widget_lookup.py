"""The live figures in a real browser: their numbers, their controls, their speed, their looks."""
# ruff: noqa: RUF001  (the figures write true minus and multiplication signs)

import json

import numpy as np
import pytest
from accessibility import violations
from conftest import open_shared
from widget_page import MODULE, assert_quick, write_page

from attnlib.corpora import LookupTable
from attnlib.lookup import soft_lookup
from attnlib.widgets import LookupExplorer


def output(page, figure=0):
    return page.locator(".attn-result").nth(figure).inner_text()


def summary(page, figure=0):
    return page.locator(".attn-summary").nth(figure).inner_text()


# ---- Numbers -------------------------------------------------------------------------------


def random_inputs(count):
    rng = np.random.default_rng(1)
    for i in range(count):
        n_keys, d_k = rng.integers(1, 8, size=2)
        size = 10.0 ** rng.integers(-3, 6)
        yield {
            "query": (size * rng.standard_normal(d_k)).tolist(),
            "key": rng.standard_normal((n_keys, d_k)).tolist(),
            "value": (10 * rng.standard_normal(n_keys)).tolist(),
            "temperature": float(10.0 ** rng.uniform(-4, 4)),
            "hard": bool(i % 4 == 0),
        }


def expected(query, key, value, temperature, hard):
    query, key, value = np.array([query]), np.array(key), np.array(value)[:, None]
    scores = (query @ key.T)[0]
    if hard:
        weights = np.eye(len(scores))[scores.argmax()]
        return scores, weights, float(weights @ value[:, 0])
    found = soft_lookup(query, key, value, temperature=temperature)
    return scores, found.weights[0], float(found.output[0, 0])


def test_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(LookupExplorer()).page
    inputs = list(random_inputs(200))
    results = page.evaluate(
        f"async inputs => {{const m = await ({MODULE})('lookup'); return inputs.map(m.compute)}}",
        inputs,
    )
    assert len(results) == 200
    for given, result in zip(inputs, results, strict=True):
        scores, weights, answer = expected(**given)
        # Sums may cancel: what is small beside the largest term has no relative accuracy.
        np.testing.assert_allclose(result["scores"], scores, rtol=1e-6, atol=1e-12)
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-6, atol=1e-300)
        np.testing.assert_allclose(result["output"], answer, rtol=1e-6, atol=1e-12)


@pytest.mark.parametrize(
    ("scores", "temperature", "weights"),
    [
        ([1e308, -1e308], 1e-300, [1, 0]),
        ([1000, 1000], 1, [0.5, 0.5]),
        ([3, 1, 2], 1e300, [1 / 3, 1 / 3, 1 / 3]),
        ([-1e5, -1e5 - np.log(3)], 1, [0.75, 0.25]),
    ],
)
def test_softmax_survives_extremes(open_figures, scores, temperature, weights):
    page = open_figures(LookupExplorer()).page
    found = page.evaluate(
        f"async ([s, t]) => (await ({MODULE})('lookup')).softmax(s, t)", [scores, temperature]
    )
    np.testing.assert_allclose(found, weights, rtol=1e-6)


def test_masked_softmax_and_matrix_helpers_follow_attnlib(open_figures):
    page = open_figures(LookupExplorer()).page
    found = page.evaluate(
        f"""async () => {{const m = await ({MODULE})('lookup'); return [
            m.softmax([5, 0, 0], 1, [false, true, true]), m.softmax([1, 2], 1, [false, false]),
            m.matmul([[1, 2], [3, 4], [5, 6]], [[1, 0, 2], [0, 1, 3]]),
            m.transpose([[1, 2, 3], [4, 5, 6]]), m.argmax([1, 3, 3])]}}"""
    )
    assert found == [
        [0, 0.5, 0.5],
        [0, 0],
        [[1, 2, 8], [3, 4, 18], [5, 6, 28]],
        [[1, 4], [2, 5], [3, 6]],
        1,
    ]


def test_numbers_are_written_without_noise(open_figures):
    page = open_figures(LookupExplorer()).page
    calls = {
        "format(-0)": "0.00",
        "format(-0.001)": "−1.0e−3",
        "format(0.001, 3)": "0.001",
        "format(4.54e-5, 3)": "4.5e−5",
        "format(123456)": "1.2e5",
        "format(-1.5)": "−1.50",
        "format(NaN)": "no number",
        "format(-Infinity)": "−∞",
        "short(3)": "3",
        "short(10)": "10",
        "short(0.20282)": "0.203",
        "short(-0.5)": "−0.5",
        "formatExp(0)": "1.00",
        "formatExp(1000)": "2.0e434",
        "formatExp(-1000)": "5.1e−435",
        "formatExp(Math.log(10) * 400 - 0.001)": "1.0e400",
        "percent(0)": "0%",
        "percent(0.0004)": "<0.1%",
        "percent(0.6)": "60.0%",
        "percent(0.9999)": ">99.9%",
        "listed(['a', 'b', 'c'])": "a, b and c",
    }
    for call, text in calls.items():
        assert page.evaluate(f"async () => (await ({MODULE})('lookup')).{call}") == text, call


# ---- What the reader sees ------------------------------------------------------------------


def test_fruit_is_eight_and_the_table_shows_how(open_figures):
    page = open_figures(LookupExplorer()).page
    assert output(page) == "8.00"
    apple = page.locator(".attn tbody tr").first.locator("td > span:first-child").all_inner_texts()
    assert apple == ["4.70", "110.26", "0.600", "10", "6.00"]
    assert "apple 60.0%, banana 40.0% and chair <0.1%" in summary(page)
    assert "0.600 × 10 + 0.400 × 5 + 3.7e−5 × 2 = 8.00" in summary(page)


def test_python_and_the_page_tell_the_same(open_figures):
    widget = LookupExplorer(query=[0.5, -1, 2, 0], temperature=3)
    page = open_figures(widget).page
    assert output(page) == f"{widget.output:.2f}"


def test_the_arithmetic_is_spelled_out_on_demand(open_figures):
    page = open_figures(LookupExplorer()).page
    lines = page.locator(".attn details li")
    assert not lines.first.is_visible()
    page.get_by_text("Show the arithmetic").click()
    lines.filter(has_text="score").first.wait_for()  # it is written once the part is open
    assert "3 × 1 + 1 × 0.5 + 0.203 × 1 + (−1) × (−1) = 4.703" in lines.first.inner_text()
    page.get_by_role("button", name="chair").click()
    assert "(−2) × 1" in lines.first.inner_text()


def test_hard_takes_one_row_and_names_a_tie(open_figures):
    page = open_figures(LookupExplorer(query=[0, 0, 0, 0])).page
    assert "the plain mean" in summary(page)
    page.get_by_role("radio", name="hard").check()
    assert "apple, banana and chair tie at a score of 0.00" in summary(page)
    assert "here apple" in summary(page)
    page.get_by_role("button", name="banana").click()
    assert "banana has the highest score, 6.50, and takes all" in summary(page)
    assert output(page) == "5.00"
    assert page.get_by_label("temperature").is_disabled()


def test_extreme_states_stay_readable(open_figures):
    table = LookupTable(("a", "b"), ("x",), [[1], [1]], [-3, -3], {})
    page = open_figures(
        LookupExplorer(query="apple", temperature=1e-8),
        LookupExplorer(query=[1e200, 0, 0, 0]),
        LookupExplorer(query=[0], table=table),
    ).page
    text = page.locator("main").inner_text()
    assert "NaN" not in text
    assert "undefined" not in text
    assert [output(page, i) for i in range(3)] == ["10.00", "7.50", "−3.00"]


# ---- Controls ------------------------------------------------------------------------------


def focused(page):
    """Return the kind and name of the element that has the focus."""
    return page.evaluate(
        """() => {const e = document.activeElement;
        const name = e.labels?.[0]?.innerText ?? e.innerText; return `${e.type ?? ''} ${name}`}"""
    ).strip()


ORDER = [
    "button apple",
    "button banana",
    "button chair",
    "button fruit",
    "radio soft",
    "button Reset",
    "range edible",
    "range sweet",
    "range round",
    "range big",
    "range temperature",
    "Show the arithmetic",
]


def test_tab_walks_through_all_controls_in_order(open_figures):
    page = open_figures(LookupExplorer()).page
    seen = []
    for _ in ORDER:
        page.keyboard.press("Tab")
        seen.append(focused(page))
    assert seen == ORDER


def go_to(page, control):
    page.evaluate("document.activeElement.blur()")
    for _ in range(len(ORDER) + 1):
        page.keyboard.press("Tab")
        if focused(page) == control:
            return
    raise AssertionError(f"Tab does not reach {control!r}")


@pytest.fixture(scope="module")
def shared(browser, tmp_path_factory):
    return open_shared(browser, tmp_path_factory, LookupExplorer())


@pytest.mark.parametrize(
    ("control", "key"),
    [
        *((f"button {name}", key) for name in ["apple", "banana", "chair"] for key in ("Enter", " ")),
        *((f"range {axis}", key) for axis in ["edible", "sweet", "round", "big"]
          for key in ("ArrowLeft", "ArrowUp", "PageDown", "Home", "End")),
        ("range temperature", "ArrowRight"),
        ("range temperature", "Home"),
        ("radio soft", "ArrowRight"),
    ],
)  # fmt: skip
def test_keyboard_alone_changes_what_the_figure_says(shared, control, key):
    page = shared.page
    before = page.locator(".attn").inner_text()
    go_to(page, control)
    page.keyboard.press(key)
    assert page.locator(".attn").inner_text() != before
    go_to(page, "button Reset")
    page.keyboard.press("Enter")
    assert page.locator(".attn").inner_text() == before


def test_the_focus_is_visible(open_figures):
    page = open_figures(LookupExplorer()).page
    for control in ORDER:
        go_to(page, control)
        width = page.evaluate(
            """() => {const e = document.activeElement;
            const shown = e.type === 'radio' ? e.nextElementSibling : e;
            return parseFloat(getComputedStyle(shown).outlineWidth)}"""
        )
        assert width >= 2, control


def test_jupyterlab_leaves_the_keys_to_what_has_the_focus(open_figures):
    page = open_figures(LookupExplorer()).page
    for control in ORDER:
        go_to(page, control)
        assert page.evaluate("document.activeElement.dataset.lmSuppressShortcuts") == "true"


def test_targets_are_large_enough_to_touch(open_figures):
    page = open_figures(LookupExplorer(), width=375).page
    for target in page.locator(".attn :is(button, input, summary)").all():
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 24, target.evaluate("e => e.outerHTML")


def test_screen_readers_hear_the_summary_once_it_rests(open_figures):
    page = open_figures(LookupExplorer()).page
    status = page.get_by_role("status")
    assert status.inner_text() == ""
    go_to(page, "range round")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    assert status.inner_text() == ""
    page.wait_for_function("document.querySelector('[role=status]').textContent !== ''")
    assert status.inner_text() == summary(page)


# ---- Several figures, several views --------------------------------------------------------


def test_figures_on_one_page_are_independent(open_figures):
    page = open_figures(LookupExplorer(), LookupExplorer("apple")).page
    second = page.locator(".attn").nth(1)
    second.get_by_role("radio", name="hard").check()
    second.get_by_role("button", name="chair").click()
    assert [output(page, i) for i in range(2)] == ["8.00", "2.00"]
    assert page.get_by_role("radio", name="soft").first.is_checked()
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(set(ids)) == len(ids)


TWO_VIEWS = """async state => {
  const module = await (%s)("lookup");
  const listeners = {};
  window.model = {
    saved: 0,
    get: k => state[k],
    set(k, v) { state[k] = v; (listeners[`change:${k}`] ?? []).forEach(f => f()); },
    on: (e, f) => (listeners[e] ??= new Set()).add(f),
    off: (e, f) => listeners[e].delete(f),
    save_changes() { this.saved++; },
  };
  window.listening = () => Object.values(listeners).reduce((n, s) => n + s.size, 0);
  window.views = [0, 1].map(() => {
    const el = document.createElement("div");
    document.querySelector("main").append(el);
    return {el, stop: module.default.render({model, el})};
  });
}"""


def test_two_views_of_one_model_agree_and_clean_up(open_figures):
    widget = LookupExplorer()
    state = widget._repr_mimebundle_()[0]["application/vnd.attnlib.figure+json"]["state"]
    page = open_figures(widget).page
    page.evaluate(TWO_VIEWS % MODULE, json.loads(json.dumps(state)))
    page.locator(".attn").nth(1).get_by_role("button", name="apple").click()
    assert [output(page, i) for i in range(3)] == ["8.00", "9.94", "9.94"]
    assert page.evaluate("model.saved") == 1
    page.evaluate("model.set('hard', true)")  # as Python would
    assert [output(page, i) for i in range(3)] == ["8.00", "10.00", "10.00"]
    page.evaluate("views[0].stop()")
    page.evaluate("model.set('query', [-2, -2, 0, 2])")
    assert [output(page, i) for i in range(3)] == ["8.00", "10.00", "2.00"]
    page.evaluate("views[1].stop()")
    assert page.evaluate("listening()") == 0


def test_a_figure_that_cannot_start_says_so_and_keeps_its_text(open_page, tmp_path):
    path = write_page(tmp_path, LookupExplorer())
    (tmp_path / "lookup.js").write_text("", "utf-8")
    page = open_page(path).page
    page.wait_for_selector(".attnlib-figure[data-failed]")
    text = page.locator(".attnlib-figure").inner_text()
    assert "This figure could not start" in text
    assert "Output: 8.00." in text


# ---- Speed ---------------------------------------------------------------------------------


def test_an_input_is_handled_within_4_ms(open_figures, record_property):
    page = open_figures(LookupExplorer()).page
    page.get_by_text("Show the arithmetic").click()  # the most there is to update
    assert_quick(page, record_property)


def test_a_slow_figure_is_refused(open_figures):
    page = open_figures(LookupExplorer()).page
    page.evaluate(
        """() => document.addEventListener('input', () => {
          const end = performance.now() + 20;
          while (performance.now() < end);
        })"""
    )
    with pytest.raises(AssertionError):
        assert_quick(page, count=10, rounds=6)


def test_an_input_changes_the_document_in_place(open_figures):
    page = open_figures(LookupExplorer()).page
    added = page.evaluate(
        """() => {
        const seen = new MutationObserver(() => {});
        seen.observe(document.body, {childList: true, subtree: true});
        const slider = document.querySelector('.attn input[type=range]');
        slider.value = -4;
        slider.dispatchEvent(new Event('input', {bubbles: true}));
        return seen.takeRecords().length;}"""
    )
    assert added == 0


def test_interactive_within_a_second_of_opening(open_page, tmp_path):
    page = open_page(write_page(tmp_path, LookupExplorer(), LookupExplorer())).page
    page.wait_for_selector(".attnlib-figure[data-mounted] input", timeout=1000)
    page.get_by_role("button", name="apple").first.click(timeout=500)
    assert output(page) == "9.94"
    mounted = page.evaluate(
        "Math.max(...performance.getEntriesByName('attnlib-figure').map(m => m.startTime))"
    )
    print(f"mounted {mounted:.0f} ms after the page was opened")
    assert mounted <= 1000


# ---- Looks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_quiet_local_and_accessible(open_figures, axe_source, theme):
    tab = open_figures(LookupExplorer(), LookupExplorer("chair", hard=True), theme=theme)
    tab.page.get_by_text("Show the arithmetic").first.click()
    assert violations(tab.page, axe_source) == []
    assert tab.outside == []
    assert tab.complaints == []


@pytest.mark.parametrize("width", [320, 375, 768, 1280])
def test_no_horizontal_overflow(open_figures, width):
    page = open_figures(LookupExplorer(), LookupExplorer("apple", hard=True), width=width).page
    for details in page.get_by_text("Show the arithmetic").all():
        details.click()
    page.get_by_label("temperature").first.fill("-2")  # the longest numbers
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    reaching_out = page.evaluate(
        """() => [...document.querySelectorAll('.attn')].flatMap(frame => {
        const right = frame.getBoundingClientRect().right;
        return [...frame.querySelectorAll(':not(.attn-bar *)')]
          .filter(e => e.getBoundingClientRect().right > right + 0.5).map(e => e.outerHTML)})"""
    )
    assert reaching_out == []


DARK_PAGES = {
    "the book": "document.documentElement.dataset.theme = 'dark'",
    "JupyterLab": "document.body.dataset.jpThemeLight = 'false'",
    "Colab": "document.documentElement.setAttribute('theme', 'dark')",
    "VS Code": "document.body.classList.add('vscode-dark')",
}


def brightness(page):
    colour = page.evaluate("getComputedStyle(document.querySelector('.attn')).backgroundColor")
    return sum(map(float, colour.removeprefix("rgb(").removesuffix(")").split(","))) / 765


@pytest.mark.parametrize("home", DARK_PAGES)
def test_the_page_decides_between_light_and_dark(open_figures, home):
    page = open_figures(LookupExplorer(), theme="light").page
    assert brightness(page) > 0.9
    page.evaluate(DARK_PAGES[home])
    assert brightness(page) < 0.2
    page = open_figures(LookupExplorer(), theme="dark").page
    assert brightness(page) < 0.2
    page.evaluate(DARK_PAGES[home].replace("dark", "light").replace("'false'", "'true'"))
    assert brightness(page) > 0.9
