"""Chapter 06's live figures in a real browser: numbers, controls, keyboard, speed, looks."""

import numpy as np
import pytest
from accessibility import violations
from widget_page import MODULE, assert_quick

from attnlib.widgets import HeadsExplorer, SplitHeads
from attnlib.widgets import multihead as module
from attnlib.widgets.multihead_split import RECIPES, _cut, _join

LENGTHS = [len(s["tokens"]) for s in module._data()["sentences"]]


def summary(page):
    return page.locator(".attn-summary").first.inner_text()


def computed(page, name, inputs):
    return page.evaluate(
        f"async inputs => {{const m = await ({MODULE})('{name}'); return inputs.map(m.compute)}}",
        inputs,
    )


# ---- Numbers -------------------------------------------------------------------------------


def random_inputs(count):
    rng = np.random.default_rng(1)
    for _ in range(count):
        sentence = int(rng.integers(len(LENGTHS)))
        same = [i for i, n in enumerate(LENGTHS) if n == LENGTHS[sentence] and i != sentence]
        layer, head, token, to = (int(rng.integers(k)) for k in (6, 12, 16, 16))
        compare = int(rng.choice(same)) if rng.random() < 0.5 else None
        yield {"sentence": sentence, "compare": compare, "layer": layer, "head": head,
               "token": token, "to": to}  # fmt: skip


def test_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(HeadsExplorer()).page
    inputs = list(random_inputs(200))
    for given, result in zip(inputs, computed(page, "multihead", inputs), strict=True):
        widget = HeadsExplorer(**given)
        np.testing.assert_allclose(result["weights"], widget.weights, rtol=1e-6)
        np.testing.assert_allclose(result["links"], widget.links.ravel(), rtol=1e-6)
        other = result["other"]
        if given["compare"] is None:
            assert other is None
            strongest = [i * 12 + h for i, h, _ in widget.strongest()]
            assert result["strongest"] == strongest
            continue
        twin = HeadsExplorer(given["compare"], given["layer"], given["head"],
                             token=other["token"], to=other["to"])  # fmt: skip
        np.testing.assert_allclose(other["weights"], twin.weights, rtol=1e-6)
        np.testing.assert_allclose(other["links"], twin.links.ravel(), rtol=1e-6)
        change = np.abs(widget.links - twin.links).ravel()
        assert change[result["strongest"][0]] == pytest.approx(change.max(), abs=1e-12)


def test_words_are_compared_with_the_same_words(open_figures):
    page = open_figures(HeadsExplorer()).page
    for index, stored in enumerate(module._data()["sentences"]):
        one, two = stored["tokens"], module._data()["sentences"][stored["twin"]]["tokens"]
        places = page.evaluate(
            f"async ([a, b]) => (await ({MODULE})('multihead')).align(a, b)", [one, two]
        )
        assert sorted(places) == list(range(len(two))), index
        for word, place in zip(one, places, strict=True):
            assert two[place] == word or two.count(word) < one.count(word)


def test_splitting_equals_attnlib_on_random_inputs(open_figures):
    page = open_figures(SplitHeads()).page
    rng = np.random.default_rng(2)
    inputs = [
        {
            "recipe": str(rng.choice(RECIPES)),
            "num_heads": int(h),
            "n": int(n),
            "d_model": int(h * w),
        }
        for h, n, w in rng.integers(1, 6, size=(200, 3))
    ]
    for given, result in zip(inputs, computed(page, "multihead_split", inputs), strict=True):
        x = 10 * np.arange(1, given["n"] + 1)[:, None] + np.arange(1, given["d_model"] + 1)
        heads = _cut(x, given["num_heads"], given["recipe"])
        assert result["x"] == x.tolist()
        assert result["heads"] == heads.tolist()
        assert result["merged"] == _join(heads, given["recipe"]).tolist()


# ---- What the reader sees and does ---------------------------------------------------------


def test_it_looks_at_the_animal(open_figures):
    page = open_figures(HeadsExplorer()).page
    assert summary(page) == (
        "Layer 4, head 2: it looks at animal 0.68, [CLS] 0.10 and it 0.06. The strongest link "
        "from it to animal is in layer 4, head 2: 0.68."
    )
    assert page.get_by_role("img", name="animal 0.68").is_visible()
    words, numbers = (
        page.locator(f".multihead-{name}").first.inner_text().split("\n")
        for name in ("words", "numbers")
    )
    assert dict(zip(words, numbers, strict=True))["animal"] == "0.68"
    goal, row = (
        page.locator(f".multihead-{name}").first.bounding_box() for name in ("goal", "words")
    )
    assert goal["y"] == pytest.approx(row["y"] + 26 * words.index("animal"), abs=1)
    text = page.locator(".attn-source").inner_text()
    assert "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db" in text
    assert "1110a243" in text
    assert "off by at most 0.002" in text


def test_two_sentences_are_compared_head_by_head(open_figures):
    page = open_figures(HeadsExplorer()).page
    page.get_by_label("Compare with").select_option("1")
    assert "The link from it to animal changes most in layer 4, head 2: 0.68 and 0.28." in summary(
        page
    )
    assert page.locator(".multihead-panel:visible").count() == 2
    page.get_by_label("Sentence", exact=True).select_option("6")
    assert page.locator(".multihead-panel:visible").count() == 1
    page.get_by_label("Compare with").select_option("7")
    assert "changes most in layer 4, head 9: 0.02 and 0.76." in summary(page)
    page.locator(".multihead-panel").nth(1).get_by_role("button", name="let").click()
    assert "let looks at" in summary(page)


def test_the_search_finds_the_heads_of_a_link(open_figures):
    page = open_figures(HeadsExplorer()).page
    page.get_by_label("to", exact=True).select_option(label="tired")
    first = page.get_by_role("group", name="Strongest heads").get_by_role("button").first
    assert first.inner_text() == "3.2: 0.71"
    first.click()
    assert summary(page).startswith("Layer 3, head 2: it looks at tired 0.71")
    assert first.get_attribute("aria-pressed") == "true"


def test_the_keyboard_walks_through_heads_and_tokens(open_figures):
    page = open_figures(HeadsExplorer()).page
    page.locator(".multihead-head[tabindex='0']").focus()
    for key, name in [("ArrowRight", "Layer 4, head 3"), ("ArrowDown", "Layer 5, head 3"),
                      ("Home", "Layer 5, head 1"), ("ArrowLeft", "Layer 4, head 12"),
                      ("ArrowUp", "Layer 3, head 12"), ("End", "Layer 3, head 12")]:  # fmt: skip
        page.keyboard.press(key)
        assert summary(page).startswith(name)
        focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert focused == name.lower()
    page.locator(".multihead-token[tabindex='0']").first.focus()
    for key, word in [("ArrowDown", "was"), ("ArrowUp", "it"), ("Home", "[CLS]"), ("End", "[SEP]")]:
        page.keyboard.press(key)
        assert f"head 12: {word} looks at" in summary(page)
        assert page.evaluate("document.activeElement.textContent") == word


def test_tab_stops_are_few(open_figures):
    page = open_figures(HeadsExplorer()).page
    seen = []
    for _ in range(12):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(
            """() => {const e = document.activeElement;
            return [e.labels?.[0]?.innerText ?? e.getAttribute('aria-label') ?? e.textContent,
              e.dataset.lmSuppressShortcuts ?? '']}"""
        ))  # fmt: skip
    assert [name for name, _ in seen[:4]] == ["Sentence", "Compare with", "Which head links", "to"]
    assert [name for name, _ in seen[9:]] == ["whole maps", "layer 4, head 2", "it"]
    assert all(kept == "true" for _, kept in seen)


def test_the_map_can_be_pointed_at(open_figures):
    page = open_figures(HeadsExplorer()).page
    box = page.locator(".multihead-field-of").first.bounding_box()
    page.mouse.click(box["x"] + 20, box["y"] + box["height"] * 2.5 / 16)
    assert summary(page).startswith("Layer 4, head 2: animal looks at [CLS]")


PIXEL = """which => {
  const c = document.querySelectorAll('.multihead-map')[which];
  return [c.width, ...c.getContext('2d').getImageData(0, 0, c.width, c.height).data];
}"""


def test_small_pictures_show_the_weights_and_their_difference(open_figures):
    widget = HeadsExplorer(compare=1)
    page = open_figures(HeadsExplorer(), widget).page
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    for which, (one, two) in {3 * 12 + 1: (0, None), 72 + 3 * 12 + 1: (0, 1)}.items():
        width, *data = page.evaluate(PIXEL, which)
        alpha = np.array(data).reshape(width, width, 4)[..., 3] / 255
        expected = HeadsExplorer(one).weights - (0 if two is None else HeadsExplorer(two).weights)
        np.testing.assert_allclose(alpha, np.abs(expected), atol=0.003)


def test_screen_readers_hear_the_summary_once_it_rests(open_figures):
    page = open_figures(HeadsExplorer()).page
    page.locator(".multihead-head[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.querySelector('[role=status]').textContent !== ''")
    assert page.get_by_role("status").inner_text() == summary(page)


def test_following_a_number_through_the_split(open_figures):
    page = open_figures(SplitHeads()).page
    assert summary(page).endswith("15 is feature 5 of position 1: x[0, 4], then heads[1, 0, 0], then merged[0, 4].")  # fmt: skip
    page.get_by_role("radio", name="no swap", exact=True).check()
    assert "would attend between places that do not exist" in summary(page)
    page.get_by_role("radio", name="no swap back").check()
    assert "joining them mixes the positions" in summary(page)
    page.get_by_role("radio", name="interleaved").check()
    assert "wrong for weights that were trained otherwise" in summary(page)
    page.get_by_role("radio", name="8", exact=True).check()
    page.get_by_role("button", name="15").focus()
    for key, number in [
        ("ArrowDown", "25"),
        ("ArrowLeft", "24"),
        ("ArrowUp", "14"),
        ("ArrowUp", "14"),
    ]:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.textContent") == number
        assert f"{number} is feature" in summary(page)
    page.get_by_role("radiogroup", name="positions").get_by_role("radio", name="2").check()
    assert page.locator(".split-block").first.locator(".split-cell:visible").count() == 16


# ---- Together, speed, looks ----------------------------------------------------------------


def test_figures_on_one_page_are_independent(open_figures):
    page = open_figures(HeadsExplorer(), HeadsExplorer(), SplitHeads(), SplitHeads()).page
    before = summary(page)
    page.get_by_label("Sentence", exact=True).nth(1).select_option("8")
    assert summary(page) == before
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(set(ids)) == len(ids)


TIME_KEYS = """count => {
  const groups = [...document.querySelectorAll('.multihead-grid, .multihead-queries, .split-grid')];
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  const times = [];
  for (let i = 0; i < count; i++) {
    const target = groups[i % groups.length].querySelector('[tabindex="0"]');
    if (!target || !target.offsetParent) continue;
    const begin = performance.now();
    target.dispatchEvent(new KeyboardEvent('keydown', {key: keys[(i >> 2) % 4], bubbles: true}));
    document.body.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
}"""

SHOWN_LISTS = """() => [...document.querySelectorAll('.multihead-search select')].map(
  list => [list.selectedOptions[0].text, [...list.options].map(option => option.text)])"""


def test_lists_show_the_new_sentence_s_words_at_once_and_hold_all_when_opened(open_figures):
    page = open_figures(HeadsExplorer()).page
    for sentence in (6, 1, 12):
        chosen = page.evaluate(
            f"""() => {{
            const list = document.querySelector('.attn-wide select');
            list.value = '{sentence}';
            list.dispatchEvent(new Event('change', {{bubbles: true}}));
            return ({SHOWN_LISTS})().map(([text]) => text); }}"""
        )
        page.wait_for_timeout(100)
        later = page.evaluate(SHOWN_LISTS)
        words = page.locator(".multihead-words").first.text_content().split("\n")
        assert [text for text, _ in later] == chosen
        assert [options for _, options in later] == [words, words]
        assert set(chosen) <= set(words)


TIME_SENTENCES = """count => {
  const list = document.querySelector('.attn-wide select');
  const times = [];
  for (let i = 0; i < count; i++) {
    list.value = String((i * 5) % 16);
    const begin = performance.now();
    list.dispatchEvent(new Event('change', {bubbles: true}));
    document.body.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
}"""


@pytest.mark.parametrize(
    ("widgets", "script"),
    [
        ([HeadsExplorer(compare=1, grid="link")], TIME_KEYS),
        ([HeadsExplorer()], TIME_SENTENCES),
        ([SplitHeads(n=4)], TIME_KEYS),
    ],
    ids=["heads", "sentences", "split"],
)
def test_an_input_is_handled_in_time(open_figures, widgets, script):
    page = open_figures(*widgets).page
    assert_quick(page, count=48, script=script)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_quiet_local_and_accessible(open_figures, axe_source, theme):
    tab = open_figures(HeadsExplorer(compare=1), HeadsExplorer(8, grid="link"), SplitHeads(n=4),
                       theme=theme)  # fmt: skip
    assert violations(tab.page, axe_source) == []
    assert tab.outside == []
    assert tab.complaints == []


@pytest.mark.parametrize("width", [320, 375, 768, 1280])
def test_no_horizontal_overflow(open_figures, width):
    widgets = HeadsExplorer(compare=1), HeadsExplorer(2), SplitHeads(num_heads=8, n=4)
    page = open_figures(*widgets, width=width).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    reaching_out = page.evaluate(
        """() => [...document.querySelectorAll('.attn')].flatMap(frame => {
        const right = frame.getBoundingClientRect().right;
        return [...frame.querySelectorAll('*')]
          .filter(e => e.getBoundingClientRect().right > right + 0.5).map(e => e.outerHTML)})"""
    )
    assert reaching_out == []


def test_targets_are_large_enough_to_touch(open_figures):
    page = open_figures(HeadsExplorer(compare=1), SplitHeads(), width=375).page
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.attn :is(button, select, input)')]
        .map(e => e.getBoundingClientRect()).filter(b => b.width).map(b => Math.min(b.width, b.height))"""
    )
    assert min(sizes) >= 24
