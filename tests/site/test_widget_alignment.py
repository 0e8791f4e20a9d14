"""Chapter 02's live figure in a real browser: numbers, typing, the clock, words followed, looks."""
# ruff: noqa: RUF001  (the figure writes true apostrophes)

import json
import re

import numpy as np
import pytest
import torch
from every_figure import press, summary
from widget_page import DEEP, HELD, MODULE, TWO_VIEWS, wait_for_parts

from attnlib.corpora import tokenize, translation_pairs
from attnlib.pretrained import load_translator
from attnlib.widgets import AlignmentExplorer

FIGURE = AlignmentExplorer()

MODELS = ["additive", "dot", "no_attention"]
LONG = (
    "cette amie intelligente ne chante jamais derrière la petite école intéressante et elle voit "
    "une jeune fille parce qu'un oiseau fatigué que notre professeur voit n'est pas jeune"
)
TRANSLATORS = f"""async () => {{
  const module = await ({MODULE})('alignment');
  window.translators ??= module.translators(window.attnlibData.alignment);
  window.tokenize = module.tokenize;
}}"""


@pytest.fixture
def open_figures(open_figures):
    """Open a page of figures, and wait for the translators that they get ahead."""

    def opened(*widgets, **options):
        tab = open_figures(*widgets, **options)
        wait_for_parts(tab.page, "alignment")
        return tab

    return opened


def written(page, side=0):
    """The words that are seen, of the first or the second translator."""
    stage = page.locator(".alignment-side").nth(side)
    return stage.evaluate(
        """e => [...e.querySelectorAll('text[data-id^="t "]')]
        .filter(t => Number(t.getAttribute('opacity')) > 0).map(t => t.textContent)"""
    )


def type_in(page, text, figure=0):
    """Type a sentence and wait for its frame."""
    page.get_by_label("or type").nth(figure).fill(text)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


def height(page):
    return page.locator(".attn").bounding_box()["height"]


def clock(page):
    return page.get_by_label("Words read and written")


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
    given = [ids for kind, ids in inputs(120) if kind == name]
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


def test_python_and_the_page_tell_the_same(page):
    for side, name in enumerate(("additive", "no_attention")):
        assert written(page, side) == list(AlignmentExplorer().translations[name].tokens)
    weights = AlignmentExplorer().translations["additive"].weights
    band = page.locator('[data-id="w 4 6"]')
    assert float(band.get_attribute("stroke-width")) == pytest.approx(20 * weights[4, 6], abs=0.06)


# ---- What the reader sees and does ---------------------------------------------------------


def test_typing_translates_at_once_and_names_what_it_does_not_know(page):
    assert "For “European Economic Area” the ribbons cross" in summary(page)
    box = page.get_by_label("or type")
    type_in(page, "")
    assert summary(page).startswith("Type a French sentence")
    assert page.locator(".alignment-side.kept:visible").count() == 2, (
        "the last picture stays, greyed"
    )
    assert page.locator(".alignment-side .attn-hit").count() == 0
    assert page.locator(".alignment-phases span:visible").count() == 0
    type_in(page, "elle lit la pizza")
    assert summary(page).startswith("Left out, not among the translators’ words: pizza.")
    type_in(page, "elle lit le livre")
    assert page.locator(".kept").count() == 0
    found = AlignmentExplorer("elle lit le livre").translations
    for side, name in enumerate(("additive", "no_attention")):
        assert written(page, side) == list(found[name].tokens)
    assert page.get_by_label("Sentence", exact=True).input_value() == ""
    page.get_by_label("Sentence", exact=True).select_option("zone économique européenne")
    assert box.input_value() == "zone économique européenne"


def test_the_words_that_are_known_stand_by_the_field_while_one_types(page):
    words = page.get_by_label("French words")
    before = height(page)
    assert not words.is_visible()
    page.locator("summary").click()
    listed = words.text_content().split(" · ")
    assert sorted(listed) == sorted(load_translator("dot")[1].tokens[4:])
    assert listed.index("écrit") < listed.index("fatigué"), "as in a dictionary"
    box = page.get_by_label("or type")
    box.fill("ma petite sœur lit le journal")
    page.wait_for_timeout(900)
    assert (words.is_visible(), height(page)) == (True, pytest.approx(before, abs=8))
    assert page.locator("[data-id='note']").text_content() == "Left out: sœur"
    assert summary(page).startswith("Left out, not among the translators’ words: sœur.")
    box.press("Escape")
    assert not words.is_visible()
    page.locator("summary").click()
    page.get_by_label("beside it").select_option("nothing")
    page.get_by_label("beside it").focus()
    assert not words.is_visible(), "the reader has gone on"


def test_a_word_that_is_being_typed_waits_for_its_end(page):
    box = page.get_by_label("or type")
    box.press("Control+a")
    box.press_sequentially("je suis ")
    page.wait_for_timeout(50)
    before = summary(page), written(page), height(page)
    box.press_sequentially("étudi")
    page.wait_for_timeout(200)
    assert (summary(page), written(page)) == before[:2]
    box.press_sequentially("ant")
    box.press("Enter")
    page.wait_for_timeout(50)
    assert written(page) == ["I", "am", "a", "student"]
    assert height(page) == before[2]
    box.press_sequentially("e")
    box.press("Backspace")
    page.wait_for_timeout(50)
    box.press_sequentially("e")
    press(page, "One word back")  # what waits is whole once the reader goes on
    assert box.input_value() == "je suis étudiante"
    assert clock(page).get_attribute("aria-valuetext") == "3 of 4 words written"
    box.press("End")
    box.press_sequentially(" rich")
    page.wait_for_timeout(1000)
    assert "words: rich." in summary(page), "a pause ends a word"


def test_a_word_that_waits_is_dropped_for_another_sentence(page):
    box = page.get_by_label("or type")
    box.press("End")
    box.press_sequentially(" et")
    press(page, "Reset")
    page.wait_for_timeout(900)
    assert box.input_value() == AlignmentExplorer().sentence
    assert "European Economic Area" in summary(page)


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


def test_the_clock_reads_then_writes(page):
    clock(page).fill("3")
    assert clock(page).get_attribute("aria-valuetext") == "3 of 13 words read"
    assert written(page) == []
    clock(page).fill("13")
    for count in (1, 2, 3):
        press(page, "One word on")
        words = list(AlignmentExplorer().translations["additive"].tokens)
        assert written(page) == words[:count]
        assert written(page, 1) == words[:count]
    assert "“on” attends to “zone”" in summary(page)
    press(page, "One word back")
    assert clock(page).get_attribute("aria-valuetext") == "2 of 12 words written"
    clock(page).press("End")
    assert len(written(page)) == 12


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
    assert said() == "Loading …"
    assert frame.evaluate(drawn) == before
    page.evaluate("give('alignment.additive')")
    assert said() == "Loading …", "one of the two is not enough"
    page.evaluate("give('alignment.no_attention')")
    computed.get_by_label("or type").fill("il voit la maison")
    page.wait_for_timeout(50)
    assert said() == summary(page) != "Loading …"
    assert frame.evaluate(drawn) == computed.evaluate(drawn) != before
    frame.get_by_role("radio", name="dot product").check()
    assert said() == "Loading …"
    frame.get_by_role("button", name="Reset").click()
    assert said() != "Loading …"
    assert frame.evaluate(drawn) == before


def test_play_writes_it_all_and_stops_by_itself(page):
    page.get_by_label("Sentence", exact=True).select_option("je suis étudiant")
    press(page, "Play: read and write")
    assert written(page) == []
    page.get_by_role("button", name="Play: read and write").wait_for(timeout=20000)
    assert written(page) == ["I", "am", "a", "student"]


def test_words_are_followed_by_mouse_press_and_keys(page):
    word = page.get_by_role("button", name=re.compile("^European,"))
    word.hover()
    assert summary(page).startswith("“European” attends to “européenne”")
    page.mouse.move(5, 5)
    assert "ribbons cross" in summary(page)
    word.click()
    page.mouse.move(5, 5)
    assert summary(page).startswith("“European” attends to")
    page.keyboard.press("ArrowRight")
    assert summary(page).startswith("“Economic” attends to")
    page.keyboard.press("ArrowUp")
    assert "to “" in summary(page)
    page.keyboard.press("Home")
    first, focused = summary(page), "document.activeElement.shadowRoot.activeElement.dataset.id"
    assert page.evaluate(focused) == "read 0"
    page.keyboard.press("End")
    assert page.evaluate(focused) == "read " + str(page.locator('[data-id^="read "]').count() - 1)
    assert summary(page) != first
    assert page.evaluate("scrollY") == 0
    page.keyboard.press("Escape")
    assert "ribbons cross" in summary(page)
    assert page.locator('.attn-hit[tabindex="0"]').count() == 2


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


def test_where_there_are_no_ribbons_the_hint_speaks_of_none(page):
    hint = page.locator(".attn-hint")
    height = hint.bounding_box()["height"]
    assert hint.inner_text().startswith("A ribbon is as wide")
    page.get_by_role("radio", name="no attention").check()
    page.get_by_label("beside it").select_option("")
    assert hint.inner_text() == "No ribbons without attention. Press ▶."
    assert hint.bounding_box()["height"] == height
    page.get_by_label("beside it").select_option("dot")
    assert hint.inner_text().startswith("A ribbon is as wide")


def test_the_table_is_that_of_the_translator_that_attends_and_says_whose(page):
    title = page.locator(".alignment-table h3")
    rows = page.locator(".alignment-table [data-id^='row ']")
    assert title.inner_text() == "Additive score as a table"
    page.get_by_label("beside it").select_option("dot product")
    type_in(page, "petite la blanche maison")
    assert rows.all_text_contents() == ["the", "small", "white", "house"]
    assert title.inner_text() == "Additive score as a table"
    page.get_by_role("radio", name="no attention").check()
    assert title.inner_text() == "Dot product as a table"
    assert rows.all_text_contents() == ["the", "white", "house"]
    page.get_by_label("beside it").select_option("nothing")
    assert not page.locator(".alignment-table svg").is_visible()
    type_in(page, "")
    assert not page.locator(".alignment-table svg").is_visible(), "nor when no word is known"
    page.get_by_role("radio", name="dot product").check()
    assert not page.locator(".alignment-side.kept").is_visible(), "the last picture is another's"


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
    page.keyboard.press("ArrowDown")  # its words stand in columns
    assert summary(page).startswith("“the” attends to “la”")
    page.keyboard.press("ArrowLeft")
    assert "to “la”." in summary(page)


def test_pointing_at_the_table_tells_the_cell_the_row_or_the_column(page):
    def point(mark, across=0.5, down=0.5):
        box = page.locator(f".alignment-table [data-id='{mark}']").bounding_box()
        page.mouse.move(box["x"] + across * box["width"], box["y"] + down * box["height"])
        return summary(page)

    weights = AlignmentExplorer().translations["additive"].weights
    said = point("frame", 2.5 / 13, 2.5 / 12)
    assert said.startswith(f"“on” gives “sur” {100 * weights[2, 2]:.0f}\N{NO-BREAK SPACE}%")
    assert "the grammar links the two" in said
    assert point("row 2").startswith("“on” attends to “zone”")
    assert point("column 5").endswith("to “économique”.")
    clock(page).fill("15")
    seen = page.locator(".alignment-table [data-id='unnamed']").bounding_box()["y"]
    rows = [row.bounding_box() for row in page.locator("[data-id^='row ']").all()]
    assert sum(row["y"] + row["height"] / 2 < seen for row in rows) == 2
    page.mouse.move(5, 5)
    before = summary(page)
    assert point("frame", 0.1, 0.9) == before, "nothing is written there yet"


# ---- Looks ---------------------------------------------------------------------------------


FORTY = " ".join(["l'accord sur la zone économique européenne a été signé en août 1992 et", LONG])


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
    page.locator("[data-id='read 0']").focus()
    for _ in range(39):
        page.keyboard.press("ArrowRight" if width > 500 else "ArrowDown")
    assert page.locator("[data-id='read 39']").get_attribute("aria-pressed") == "true"
    assert in_sight(page, "s 39")
    assert not in_sight(page, "s 0")
    scrolled = "e => [e.scrollLeft, e.scrollTop]"
    stage = page.locator(".attn-stage").first
    before = stage.evaluate(scrolled)
    stage.evaluate("e => e.scrollTo(0, 0)")
    page.locator("[data-id='read 0']").hover()
    assert stage.evaluate(scrolled) == [0, 0] != before, "pointing moves nothing"
    clock(page).fill("43")
    assert in_sight(page, "t 2")
    type_in(page, "elle lit le livre")
    assert stage.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight")


def test_a_phone_has_the_map_of_forty_words_and_the_controls_on_one_screen(open_figures):
    page = open_figures(AlignmentExplorer(FORTY, focus=("written", 3)), width=375).page
    first, last = (
        page.locator(part).first.bounding_box() for part in (".alignment-side", ".alignment-sides")
    )
    assert last["y"] + last["height"] - first["y"] <= 812


LONGEST = (
    "cette amie intelligente ne chante jamais derrière la petite école intéressante et elle voit une "
    "jeune fille parce qu'un oiseau fatigué que notre professeur voit n'est pas jeune"
)


def test_a_long_sentence_is_as_tall_as_a_short_one_and_its_words_are_pressed_where_they_lean(
    page,
):
    before = page.locator(".attn").bounding_box()["height"]
    page.get_by_label("or type").fill(LONGEST)
    page.wait_for_function(f"""() => {DEEP}('[data-id="s 29"]').length > 0""")
    assert page.locator(".attn").bounding_box()["height"] == pytest.approx(before, abs=1)
    for name, mark in (("read 11", "s 11"), ("written 4", "t 4")):
        hit = page.locator(f'.attn-hit[data-id="{name}"]')
        word = page.locator(f'[data-id="{mark}"]').first
        text = word.bounding_box()
        page.mouse.click(text["x"] + text["width"] / 2, text["y"] + text["height"] / 2)
        assert hit.get_attribute("aria-pressed") == "true", word.text_content()


def test_a_picture_that_goes_on_fades_there_and_a_button_scrolls_on(open_figures):
    for width, way in ((1280, "scrollLeft"), (375, "scrollTop")):
        page = open_figures(AlignmentExplorer(FORTY), width=width).page
        stage = page.locator(".alignment-side .attn-stage").first
        on = page.get_by_role("button", name="On to the words after")
        back = page.get_by_role("button", name="Back to the words before")
        mask = "e => getComputedStyle(e).maskImage.replaceAll(' ', '').split('rgba(0,0,0,0)').length - 1"
        assert [on.is_visible(), back.count()] == [True, 0]
        assert stage.evaluate(mask) == 1
        on.click()
        page.wait_for_timeout(100)
        assert stage.evaluate(f"e => e.{way}") > 200
        assert [on.count(), back.is_visible()] == [1, True]
        assert stage.evaluate(mask) == 2
        for _ in range(5):
            if on.count():
                on.click()
                page.wait_for_timeout(100)
        assert [on.count(), back.is_visible()] == [0, True]
        assert in_sight(page, "s 39")
        type_in(page, "elle lit le livre")
        assert [on.count(), back.count()] == [0, 0]


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


@pytest.mark.parametrize("width", [1280, 375])
def test_reads_and_writes_are_told_where_there_is_room_and_not_over_each_other(open_figures, width):
    seen = """all => all.map(e => {
      const range = document.createRange();
      range.selectNodeContents(e);
      const [word, box] = [range.getBoundingClientRect(), e.getBoundingClientRect()];
      const seen = word.top < box.bottom - 2;
      return [e.textContent, seen, !seen || word.right <= box.right + 0.5];
    })"""
    for sentence, told in (("", True), ("ne pas", False)):
        figure = AlignmentExplorer(sentence) if sentence else AlignmentExplorer()
        page = open_figures(figure, width=width).page
        reads, writes = page.locator(".alignment-phases span").evaluate_all(seen)
        assert reads == ["reads", told, True]
        assert writes == ["writes", True, True]
