"""Chapter 02's live figure in a real browser: numbers, typing, the clock, words followed, looks."""
# ruff: noqa: RUF001  (the figure writes true apostrophes)

import json
import re

import numpy as np
import pytest
import torch
from every_figure import Figure, Hand, Moves, press, summary
from widget_page import HELD, MODULE, TWO_VIEWS

from attnlib.corpora import tokenize, translation_pairs
from attnlib.pretrained import load_translator
from attnlib.widgets import AlignmentExplorer

FORTY = (
    "l'accord sur la zone économique européenne a été signé en août 1992 et cette amie intelligente "
    "ne chante jamais derrière la petite école intéressante et elle voit une jeune fille parce qu'un "
    "oiseau fatigué que notre professeur voit n'est pas jeune"
)

FIGURE = Figure(
    AlignmentExplorer,
    elsewhere={"sentence": "elle dort", "first": "no_attention", "second": "dot", "step": 1, "focus": ("written", 0)},
    states=[{"sentence": FORTY, "second": "dot"}, {"sentence": "", "second": ""}],
    highest=(900, 1300),
    hands=[Hand("s 3", {"focus": ["read", 3]}), Hand("t 5", {"focus": ["written", 5]})],
    keys=[
        ("[data-id='written 4']:not(text)", "ArrowRight ArrowUp ArrowDown", {"focus": ["written", 5]}, "Economic"),
        ("[data-id='read 5']:not(text)", "End", {"focus": ["read", 12]}, "1992"),
        ("[data-id='written 4']:not(text)", "Home", {"focus": ["written", 0]}, "the"),
        ("input[type=range]", "End ArrowLeft", {"step": 11}, ""),
        ("[data-id='written 4']:not(text)", "Escape", {"focus": None}, "European"),
    ],
    moves=Moves("radio", "additive", "ArrowRight", "first", ("button", "accord, read"), "focus"),
    typed={},
    readable=True,
    spare=(8, 400),
    one_screen=[({"sentence": FORTY, "focus": ("written", 3)}, ".alignment-side", ".alignment-sides", 812)],
)  # fmt: skip

MODELS = ["additive", "dot", "no_attention"]
TRANSLATORS = f"""async () => {{
  const module = await ({MODULE})('alignment');
  window.translators ??= module.translators(window.attnlibData.alignment);
  window.tokenize = module.tokenize;
}}"""


def written(page, side=0):
    """The words that are seen, of the first or the second translator."""
    stage = page.locator(".alignment-side").nth(side)
    return stage.evaluate(
        """e => [...e.querySelectorAll('text[data-id^="t "]')]
        .filter(t => Number(t.getAttribute('opacity')) > 0).map(t => t.textContent)"""
    )


def type_in(page, text, figure=0):
    """Type a sentence that is whole: the reader goes on."""
    page.get_by_label("or type").nth(figure).fill(text)
    page.keyboard.press("Enter")


def height(page):
    return page.locator(".attn").bounding_box()["height"]


def clock(page):
    return page.get_by_label("Words", exact=True)


# ---- Numbers -------------------------------------------------------------------------------


def inputs(count):
    """Sentences of the grammar, and words in no order, which the translators never saw."""
    rng = np.random.default_rng(0)
    words = load_translator("dot")[1]
    for i, pair in enumerate(translation_pairs(count, seed=3, split="test")):
        ids = words.encode(pair.source)
        if i % 4 == 0:
            ids = rng.integers(4, len(words), size=rng.integers(1, 20)).tolist()
        yield MODELS[i % 3], ids


@pytest.mark.parametrize("name", MODELS)
def test_translations_equal_attnlib_in_float64_on_random_sentences(page, name):
    model = load_translator(name)[0].double()
    given = [ids for kind, ids in inputs(60) if kind == name]
    page.evaluate(TRANSLATORS)
    found = page.evaluate(
        "all => all.map(x => translators.compute(...x))", [[name, x] for x in given]
    )
    for ids, got in zip(given, found, strict=True):
        wanted = model.greedy(torch.tensor([ids]), max_length=40)
        tokens = [token for token in wanted.tokens[0].tolist() if token != model.pad_id]
        assert got["tokens"] == tokens
        target = torch.tensor([[model.bos_id, *tokens[:-1]]])
        sure = model(torch.tensor([ids]), target).logits[0].log_softmax(-1).detach()
        log_probability = float(sure[range(len(tokens)), tokens].sum())
        assert got["logProbability"] == pytest.approx(log_probability, rel=1e-9, abs=1e-9)
        if name == "no_attention":
            assert got["weights"] is None
        else:
            weights = wanted.weights[0, : len(tokens), : len(ids)].detach().numpy()
            np.testing.assert_allclose(got["weights"], weights, rtol=1e-9, atol=1e-12)
        last = model.start(torch.tensor([ids]))[-1][0, 0].detach().numpy()
        np.testing.assert_allclose(got["states"][-1], last, rtol=1e-9, atol=1e-12)


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
    page.evaluate(TRANSLATORS)
    found = page.evaluate("texts => texts.map(t => tokenize(t))", texts)
    assert found == [list(tokenize(text, lowercase=True)) for text in texts]


# ---- What the reader sees and does ---------------------------------------------------------


def test_typing_translates_at_once_and_names_what_it_does_not_know(page):
    assert "For “European Economic Area” the ribbons cross" in summary(page)
    box = page.get_by_label("or type")
    type_in(page, "")
    assert summary(page).startswith("Type a French sentence")
    assert page.locator(".alignment-side svg:visible").count() == 0
    assert page.locator(".alignment-side .attn-hit").count() == 0
    type_in(page, "elle lit la pizza")
    assert summary(page).startswith("Left out, not among the translators’ words: pizza.")
    type_in(page, "elle lit le livre")
    found = AlignmentExplorer("elle lit le livre").translations
    for side, name in enumerate(("additive", "no_attention")):
        assert written(page, side) == list(found[name].tokens)
    assert page.get_by_label("Sentence", exact=True).input_value() == ""
    page.get_by_label("Sentence", exact=True).select_option("zone économique européenne")
    assert box.input_value() == "zone économique européenne"


def test_the_words_that_are_known_are_listed_as_in_a_dictionary(page):
    page.get_by_text("The words that the translators read").click()
    listed = page.locator(".attn details p").text_content().split(" · ")
    assert sorted(listed) == sorted(load_translator("dot")[1].tokens[4:])
    assert listed.index("écrit") < listed.index("fatigué")


def test_what_is_typed_waits_for_a_pause_or_until_the_reader_goes_on(page):
    box = page.get_by_label("or type")
    type_in(page, "je suis")
    before = summary(page), height(page)
    box.press("End")
    box.press_sequentially(" étudi")
    assert summary(page) == before[0]
    box.press_sequentially("ant")
    page.wait_for_timeout(600)
    assert (written(page), height(page)) == (["I", "am", "a", "student"], before[1])
    box.press_sequentially("e")
    press(page, "One word back")  # what waits is whole once the reader goes on
    assert box.input_value() == "je suis étudiante"
    assert clock(page).get_attribute("aria-valuetext") == "3 of 4 written"
    box.press("End")
    box.press_sequentially(" et")
    page.get_by_label("Sentence", exact=True).select_option(index=1)
    page.wait_for_timeout(600)
    assert box.input_value() == "je suis étudiant", "another sentence drops what waits"


def test_accents_that_are_missing_are_read(page):
    type_in(page, "je suis etudiant")
    assert summary(page).startswith("Read with accents: “étudiant”. ")
    assert written(page) == ["I", "am", "a", "student"]
    given = ["Je suis ETUDIANT", "a ete", "signe signé sígne", "L’ecole interessante, là"]
    page.evaluate(TRANSLATORS)
    state = "text => ({sentence: text, first: '', second: '', read: null, step: null, focus: null})"
    found = page.evaluate(
        f"texts => texts.map(text => translators.numbers(({state})(text)).source)", given
    )
    assert found == [list(AlignmentExplorer(text).tokens) for text in given]


def test_the_first_sentence_is_live_before_the_translators_come_and_another_waits(open_figures):
    page = open_figures(AlignmentExplorer()).page
    page.evaluate("attnlibData.alignment = {...attnlibData.alignment, models: undefined}")
    page.evaluate(HELD)
    state = json.loads(json.dumps(AlignmentExplorer()._state()))
    page.evaluate(TWO_VIEWS % (MODULE, "alignment"), state)
    frame = page.locator(".attn").nth(1)
    drawn = "e => [...e.querySelectorAll('svg')].map(svg => svg.innerHTML)"
    computed = page.locator(".attn").first

    def said():
        page.wait_for_timeout(50)
        return frame.locator(".attn-summary").inner_text()

    assert said() == summary(page)
    assert frame.evaluate(drawn) == computed.evaluate(drawn), "stored and computed look the same"
    before = frame.evaluate(drawn)
    frame.get_by_label("or type").fill("il voit la maison")
    page.keyboard.press("Enter")
    assert said() == "Loading …"
    assert frame.evaluate(drawn) == before
    page.evaluate("give('alignment.additive')")
    assert said() == "Loading …", "one of the two is not enough"
    page.evaluate("give('alignment.no_attention')")
    computed.get_by_label("or type").fill("il voit la maison")
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert said() == summary(page) != "Loading …"
    assert frame.evaluate(drawn) == computed.evaluate(drawn) != before
    frame.get_by_role("radio", name="dot product").check()
    assert said() == "Loading …"
    frame.get_by_role("button", name="Reset").click()
    assert said() != "Loading …"
    assert frame.evaluate(drawn) == before


def test_play_writes_it_all_and_stops_by_itself(open_figures):
    page = open_figures(AlignmentExplorer(), clock=True).page
    page.get_by_label("Sentence", exact=True).select_option("je suis étudiant")
    press(page, "Play: read and write")
    assert written(page) == []
    page.clock.run_for(10_000)
    page.get_by_role("button", name="Play: read and write").wait_for()
    assert written(page) == ["I", "am", "a", "student"]


def test_two_different_translators_stand_side_by_side(page):
    def left_out():
        return page.get_by_label("beside it").evaluate(
            "e => [...e.options].filter(o => o.disabled).map(o => o.value)"
        )

    assert left_out() == ["additive"]
    page.get_by_role("radio", name="no attention").check()
    assert left_out() == ["no_attention"]
    found = AlignmentExplorer().translations
    assert written(page, 0) == list(found["no_attention"].tokens)
    assert written(page, 1) == list(found["additive"].tokens), "they have changed places"
    page.get_by_label("beside it").select_option("dot product")
    assert written(page, 1) == list(AlignmentExplorer(first="dot").translations["dot"].tokens)
    page.get_by_label("beside it").select_option("nothing")
    assert page.locator(".alignment-side:visible").count() == 1


def test_where_there_are_no_ribbons_no_hint_speaks_of_them(page):
    hint = page.locator(".attn-hint")
    assert hint.is_visible()
    page.get_by_role("radio", name="no attention").check()
    page.get_by_label("beside it").select_option("")
    assert not hint.is_visible()
    page.get_by_label("beside it").select_option("dot")
    assert hint.is_visible()


@pytest.mark.parametrize("width", [1280, 768, 375])
def test_two_that_attend_stand_in_columns_and_are_told_by_their_names(open_figures, width):
    page = open_figures(AlignmentExplorer(second="dot"), width=width).page
    for text in (AlignmentExplorer().sentence, "il ne la voit pas"):
        type_in(page, text)
        for side in range(2):
            stage = page.locator(".alignment-side").nth(side)
            a, b, c, d = (
                stage.locator(f"svg [data-id='{name}']").bounding_box()
                for name in ("s 0", "s 1", "t 0", "t 1")
            )
            assert a["x"] + a["width"] < c["x"]
            assert a["y"] < b["y"]
            assert c["y"] < d["y"]
    before = page.locator(".alignment-sides").bounding_box()["y"]
    page.locator(".attn-hit[data-id='written 2']").click()
    assert "with the additive score, and to “pas” (100" in summary(page)
    if width > 500:
        page.get_by_label("beside it").select_option("no attention")
        assert page.locator(".alignment-sides").bounding_box()["y"] == before, "nothing moves"


def test_where_the_left_one_does_not_attend_the_words_of_the_right_one_are_followed(page):
    page.get_by_role("radio", name="no attention").check()
    assert page.locator(".alignment-side").first.locator(".attn-hit").count() == 0
    word = page.locator(".alignment-side").nth(1).get_by_role("button", name=re.compile("^on,"))
    assert word.get_attribute("aria-label").endswith("linked by the grammar with sur")
    word.click()
    assert summary(page).startswith("“on” attends to “zone”")
    page.keyboard.press("ArrowDown")
    assert summary(page).startswith("“the” attends to “la”")


# ---- Looks ---------------------------------------------------------------------------------


def in_sight(page, word):
    """Whether a word is in its box, and the box in nothing else."""
    box, at = (
        page.locator(part).first.bounding_box() for part in (".attn-stage", f"[data-id='{word}']")
    )
    return all(
        box[side] - 1 <= at[side] and at[side] + at[size] <= box[side] + box[size] + 1
        for side, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize(("width", "most"), [(375, 1240), (768, 985), (1280, 750)])
def test_forty_words_scroll_in_a_box_that_keeps_in_sight_what_is_looked_at(
    open_figures, width, most
):
    page = open_figures(AlignmentExplorer(FORTY), width=width).page
    assert page.locator(".attn-host").bounding_box()["height"] <= most
    assert in_sight(page, "s 0")
    assert not in_sight(page, "s 39")
    page.locator("[data-id='read 0']").press("End")
    assert page.locator("[data-id='read 39']").get_attribute("aria-pressed") == "true"
    assert in_sight(page, "s 39")
    assert not in_sight(page, "s 0")
    stage = page.locator(".attn-stage").first
    clock(page).fill("43")
    assert in_sight(page, "t 2")
    type_in(page, "elle lit le livre")
    assert stage.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight")


FITS = """async () => {
  const root = [...document.querySelectorAll('*')].find(e => e.shadowRoot).shadowRoot;
  const [text, bar] = ['.attn-summary', 'input[type=range]'].map(part => root.querySelector(part));
  const least = parseFloat(getComputedStyle(text).minHeight);
  const found = [];
  for (const at of [0, 3, Math.floor(bar.max / 2), Number(bar.max)]) {
    bar.value = at;
    bar.dispatchEvent(new Event('input', {bubbles: true}));
    if (text.getBoundingClientRect().height > least + 1) found.push(text.textContent);
  }
  return found;
}"""


@pytest.mark.long
@pytest.mark.parametrize("width", [1280, 768, 375])
def test_what_is_said_of_a_sentence_fits_its_place_at_every_moment(open_figures, width):
    page = open_figures(AlignmentExplorer(), width=width).page
    texts = page.get_by_label("Sentence", exact=True).evaluate(
        "e => [...e.options].map(o => o.value).filter(Boolean)"
    )
    typed = ["petite la blanche maison", "il ne la voit pas", "ne pas", "le chat " * 20]
    for first, second in (
        ("additive", "no attention"),
        ("additive", "dot product"),
        ("dot", "additive score"),
        ("dot", "no attention"),
        ("no_attention", "nothing"),
    ):
        page.get_by_role("radio", name=first.replace("_", " ")).check()
        page.get_by_label("beside it").select_option(second)
        for text in texts + typed:
            type_in(page, text)
            assert page.evaluate(FITS) == []
