"""Chapter 02's live figure in a real browser: numbers, typing, stepping, speed, looks."""

import numpy as np
import pytest
import torch
from accessibility import violations
from conftest import open_shared
from widget_page import MODULE, assert_quick

from attnlib.corpora import (
    alignment_error_rate,
    strongest_links,
    tokenize,
    translation_pairs,
)
from attnlib.pretrained import load_translator
from attnlib.training import forced_weights
from attnlib.widgets import AlignmentExplorer

MODELS = ["additive", "dot", "no_attention"]
LONG = (
    "cette amie intelligente ne chante jamais derrière la petite école intéressante et elle voit "
    "une jeune fille parce qu'un oiseau fatigué que notre professeur voit n'est pas jeune"
)


def summary(page):
    return page.locator(".attn-summary").first.inner_text()


def call(page, function, inputs):
    return page.evaluate(
        f"async inputs => {{const m = await ({MODULE})('alignment');"
        f" return inputs.map(x => m.{function}(...x))}}",
        inputs,
    )


@pytest.fixture(scope="module")
def shared(browser, tmp_path_factory):
    """One open page for all tests that go back to its first state."""
    return open_shared(browser, tmp_path_factory, AlignmentExplorer())


@pytest.fixture
def page(shared):
    """The shared page, reset; afterwards nothing was fetched and nothing complained."""
    shared.page.get_by_role("button", name="Reset").click()
    yield shared.page
    assert (shared.outside, shared.complaints) == ([], [])


# ---- Numbers -------------------------------------------------------------------------------


def inputs(count):
    """Sentences of the grammar, and words in no order, which the translators never saw."""
    rng = np.random.default_rng(0)
    words = load_translator("dot")[1]
    pairs = translation_pairs(count, seed=3, split="test")
    for i, pair in enumerate(pairs):
        ids = words.encode(pair.source)
        if i % 4 == 0:
            ids = rng.integers(4, len(words), size=rng.integers(1, 20)).tolist()
        yield {"model": MODELS[i % 3], "ids": ids}


@pytest.mark.parametrize("name", MODELS)
def test_translations_equal_attnlib_on_random_sentences(page, name):
    model = load_translator(name)[0]
    given = [asked["ids"] for asked in inputs(200) if asked["model"] == name]
    padded = [torch.tensor(ids) for ids in given]
    padded = torch.nn.utils.rnn.pad_sequence(padded, batch_first=True)
    wanted = model.greedy(padded, max_length=40)
    found = call(page, "compute", [[{"model": name, "ids": ids}] for ids in given])
    for row, (ids, got) in enumerate(zip(given, found, strict=True)):
        tokens = [token for token in wanted.tokens[row].tolist() if token != model.pad_id]
        if got["tokens"] != tokens:  # only where two words are as good as equally probable
            assert_a_near_tie(model, ids, got["tokens"], tokens)
            continue
        log_probability = float(wanted.log_probability[row])
        assert got["logProbability"] == pytest.approx(log_probability, rel=1e-5, abs=1e-5)
        chosen = sum(np.log(place[0][1]) for place in got["candidates"])
        assert chosen == pytest.approx(log_probability, rel=1e-5, abs=1e-5)
        if name == "no_attention":
            assert got["weights"] is None
        else:
            weights = wanted.weights[row, : len(tokens), : len(ids)].numpy()
            np.testing.assert_allclose([list(w) for w in got["weights"]], weights, atol=1e-5)


def assert_a_near_tie(model, ids, got, wanted):
    place = next(i for i, (a, b) in enumerate(zip(got, wanted, strict=False)) if a != b)
    target = torch.tensor([[model.bos_id, *wanted[:place]]])
    logits = model(torch.tensor([ids]), target).logits[0, -1]
    assert abs(float(logits[got[place]] - logits[wanted[place]])) < 1e-4


def test_the_first_state_is_the_encoders_last(page):
    model, words, _ = load_translator("no_attention")
    ids = words.encode(tokenize("elle lit le journal"))
    (got,) = call(page, "compute", [[{"model": "no_attention", "ids": ids}]])
    state = model.start(torch.tensor([ids]))[-1][0, 0]
    np.testing.assert_allclose(got["vector"], state.detach().numpy(), atol=1e-5)


def test_texts_become_the_tokens_that_attnlib_makes_of_them(page):
    texts = [
        "L'ami n'est pas là.",
        "l\N{RIGHT SINGLE QUOTATION MARK}école d'août, qu'il aime",
        "the neighbour's dog",
        "peut-être aujourd'hui",
        "ÉTUDIANT… 1992!",
        "je\tsuis\nétudiant_2",
        "",
        "  ",
        *(" ".join(pair.source) for pair in translation_pairs(20, seed=1)),
    ]
    found = call(page, "tokenize", [[text] for text in texts])
    assert found == [list(tokenize(text, lowercase=True)) for text in texts]


def test_alignment_error_rates_equal_attnlibs(page):
    model, *words = load_translator("additive")
    pairs = translation_pairs(20, seed=2, split="test")
    weights = forced_weights(model, pairs, *words)
    given = [
        [w.tolist(), {"target": p.target, "sure": sorted(p.alignment), "possible": sorted(p.possible)}]
        for w, p in zip(weights, pairs, strict=True)
    ]  # fmt: skip
    for pair, w, got in zip(pairs, weights, call(page, "errorRate", given), strict=True):
        links = strongest_links(w, len(pair.target), len(pair.source))
        assert got == pytest.approx(alignment_error_rate([links], [pair]), abs=1e-12)


# ---- What the reader sees and does ---------------------------------------------------------


def settle(page):
    """Wait for what typing has set for the next frame."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


def test_typing_translates_at_once_and_names_what_it_does_not_know(page):
    assert "Additive (Bahdanau) writes “I am a student”" in summary(page)
    box = page.get_by_label("or type")
    box.fill("")
    settle(page)
    assert summary(page).startswith("Type a French sentence of the grammar's words")
    assert page.locator(".alignment-panel:visible").count() == 0
    box.press_sequentially("elle lit la pizza")
    settle(page)
    assert summary(page).startswith("Not in the grammar, left out: “pizza”. Additive")
    box.fill("elle lit le livre")
    settle(page)
    found = AlignmentExplorer("elle lit le livre").translations
    for name, place in (("additive", 0), ("dot", 1)):
        shown = page.locator(".alignment-text").nth(place).inner_text()
        assert shown == " ".join(found[name].tokens)
    assert page.get_by_label("Sentence", exact=True).input_value() == ""
    page.get_by_role("button", name="Another").click()
    assert box.input_value() == "je suis étudiant"
    page.get_by_role("button", name="Another").click()
    assert box.input_value() == "zone économique européenne"


def test_stepping_writes_word_by_word(page):
    page.get_by_role("button", name="Start").click()
    assert page.locator(".alignment-text").first.inner_text() == ""
    assert "Nothing is written yet." in page.locator(".alignment-said").first.inner_text()
    for text in ("I", "I am", "I am a"):
        page.get_by_role("button", name="Step").click()
        assert page.locator(".alignment-text").first.inner_text() == text
    assert page.locator(".alignment-row:visible").count() == 6
    page.get_by_role("button", name="Back").click()
    assert page.locator(".alignment-text").first.inner_text() == "I am"
    assert page.get_by_role("slider").get_attribute("aria-valuetext") == "2 of 5"
    page.get_by_role("slider").press("End")
    assert page.locator(".alignment-text").first.inner_text() == "I am a student"
    page.get_by_role("button", name="All").click()
    assert page.locator(".alignment-row").nth(4).inner_text() == "(end)"


def test_the_keyboard_and_the_mouse_choose_what_is_read(page):
    said = page.locator(".alignment-said").first
    weights = AlignmentExplorer().translations["additive"].weights
    page.locator(".alignment-row[tabindex='0']").first.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert said.inner_text().startswith("“I” looks at suis:")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert said.inner_text().startswith("“am” looks at je:")
    box = page.locator(".alignment-field-of").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 5 / 6, box["y"] + box["height"] * 3.5 / 5)
    assert said.inner_text() == f"“student” looks at étudiant: {weights[3, 2]:.2f}"


def test_attention_off_shows_the_failure(open_figures):
    page = open_figures(AlignmentExplorer(LONG)).page
    page.get_by_role("radiogroup", name="Second translator").get_by_label("no attention").check()
    texts = [page.locator(".alignment-text").nth(i).inner_text() for i in (0, 1)]
    pair = next(p for p in translation_pairs(2, seed=1, split="test", lengths=(27, 30)))
    assert texts[0] == " ".join(pair.target)
    assert texts[1] != texts[0]
    assert page.locator(".alignment-vectors:visible").count() == 1
    assert page.locator(".alignment-field-of:visible").count() == 1
    assert "the grammar says" in summary(page)
    assert page.locator(".alignment-ring:visible").count() == len(pair.alignment)


def test_screen_readers_hear_the_summary_once_it_rests(page):
    page.get_by_label("or type").fill("elle dort")
    page.wait_for_function("document.querySelector('[role=status]').textContent.includes('sleeps')")
    assert page.get_by_role("status").inner_text() == summary(page)


def test_figures_on_one_page_are_independent(open_figures):
    page = open_figures(AlignmentExplorer(), AlignmentExplorer(first="dot", second="")).page
    before = summary(page)
    page.get_by_label("or type").nth(1).fill("elle dort")
    settle(page)
    assert summary(page) == before
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(set(ids)) == len(ids)


# ---- Speed, looks --------------------------------------------------------------------------

# Eight words each time, and never the same eight: nothing is remembered.
TIME_TYPING = """count => {
  const box = document.querySelector('.attn input[type=text]');
  const words = document.querySelector('.alignment-words').textContent.split(' · ');
  const times = [];
  for (let i = 0; i < count; i++) {
    window.turn = (window.turn ?? 0) + 1;
    const chosen = Array.from({length: 8}, (_, j) => words[(window.turn * (7 * j + 3)) % words.length]);
    box.value = chosen.join(' ');
    const begin = performance.now();
    box.dispatchEvent(new Event('input', {bubbles: true}));
    document.body.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
}"""

TIME_STEPS = """async count => {
  const module = await MODULE('alignment');
  const ids = Array.from({length: 30}, (_, i) => 4 + 9 * i);
  module.compute({model: 'additive', ids}); // unpacks the weights
  const times = [];
  for (let i = 0; i < count; i++) {
    const begin = performance.now();
    const found = module.compute({model: 'additive', ids});
    times.push((performance.now() - begin) / found.tokens.length);
  }
  return times;
}""".replace("MODULE", f"({MODULE})")


@pytest.mark.parametrize("how", [{}, {"script": TIME_TYPING}], ids=["slider", "typing"])
def test_an_input_is_handled_in_time(page, how, record_property):
    assert_quick(page, record_property, **how)


def test_a_step_of_decoding_takes_less_than_4_ms(page):
    assert_quick(page, script=TIME_STEPS, count=5)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_quiet_local_and_accessible(open_figures, axe_source, theme):
    tab = open_figures(AlignmentExplorer(LONG), AlignmentExplorer("", "no_attention", ""),
                       AlignmentExplorer(second="no_attention", step=2), theme=theme)  # fmt: skip
    assert violations(tab.page, axe_source, only_colours=theme == "dark") == []
    assert tab.outside == []
    assert tab.complaints == []


@pytest.mark.parametrize("width", [320, 375, 1280])
def test_no_horizontal_overflow_and_targets_to_touch(open_figures, width):
    widgets = AlignmentExplorer(LONG, second="no_attention"), AlignmentExplorer()
    page = open_figures(*widgets, width=width).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    reaching_out = page.evaluate(
        """() => [...document.querySelectorAll('.attn')].flatMap(frame => {
        const right = frame.getBoundingClientRect().right;
        return [...frame.querySelectorAll('*')]
          .filter(e => !e.closest('.alignment-grid'))  // long maps scroll inside the figure
          .filter(e => e.getBoundingClientRect().right > right + 0.5).map(e => e.outerHTML)})"""
    )
    assert reaching_out == []
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.attn :is(button, select, input)')]
        .map(e => e.getBoundingClientRect()).filter(b => b.width).map(b => Math.min(b.width, b.height))"""
    )
    assert min(sizes) >= 24
