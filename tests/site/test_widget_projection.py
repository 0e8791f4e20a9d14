"""Chapter 04's live figures in a real browser: numbers, dragging, keys, learning, steps, looks."""
# ruff: noqa: RUF001  (the figures write true minus and multiplication signs)

import json
import re

import numpy as np
import pytest
from every_figure import press, summary
from playwright.sync_api import expect
from widget_page import DEEP, MODULE

from attnlib.corpora import PLANE_VECTORS
from attnlib.projection import self_attention
from attnlib.widgets import ProjectionExplorer, ProjectionSteps

WORDS = ["hot", "cold", "temperature", "it", "ball"]
SOURCES = ["tables", "matrices", "bias"]


def tip(page, word, space):
    label = {"q": "query", "k": "key", "v": "meaning"}[space]
    return page.get_by_role("slider", name=f"{label} of “{word}”")


def choose(page, option):
    page.get_by_role("radio", name=option, exact=True).check()


def cell(page, row, column, part="number"):
    return page.locator(f'[data-id="pairs {part} {row} {column}"]').text_content()


def goals(page):
    return [text == "✓ met" for text in page.locator('[data-id^="met "]').all_text_contents()]


def field(page, label):
    return page.get_by_role("textbox", name=label)


# ---- Numbers -------------------------------------------------------------------------------


def random_states(count):
    rng = np.random.default_rng(4)
    for i in range(count):
        size = 10.0 ** rng.integers(-2, 2)
        shapes = {
            **dict.fromkeys(("x", "query", "key"), (5, 2)),
            **dict.fromkeys(("w_q", "w_k"), (2, 2)),
            "b_q": (2,),
        }
        numbers = {name: size * rng.standard_normal(shape) for name, shape in shapes.items()}
        yield {"source": SOURCES[i % 3], **numbers}


def expected(source, x, query, key, w_q, w_k, b_q):
    if source == "tables":
        tokens = np.hstack([query, key, x])  # three matrices pick their part
        return self_attention(tokens, *np.hsplit(np.eye(6), 3))
    tokens = np.column_stack([x, np.ones(5)])
    pad = np.zeros((1, 2))
    constant = b_q[None] if source == "bias" else pad
    return self_attention(
        tokens, np.vstack([w_q, constant]), np.vstack([w_k, pad]), np.vstack([np.eye(2), pad])
    )


def evaluate(page, figure, call, given):
    return page.evaluate(
        f"async given => {{const m = await ({MODULE})('{figure}'); return given.map(g => {call})}}",
        json.loads(json.dumps(given, default=lambda array: array.tolist())),
    )


def test_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(ProjectionExplorer()).page
    states = list(random_states(201))
    for state, result in zip(
        states, evaluate(page, "projection", "m.compute(g)", states), strict=True
    ):
        output, weights = expected(**state)
        scale = np.abs(state["x"]).max()
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(result["output"], output, rtol=1e-9, atol=1e-12 * scale)
        q, k = np.array(result["q"]), np.array(result["k"])
        np.testing.assert_allclose(result["scores"], q @ k.T, rtol=1e-9, atol=1e-9)


def test_the_steps_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(ProjectionSteps()).page
    rng = np.random.default_rng(5)
    shapes = {"x": (2, 3), "w_q": (3, 2), "w_k": (3, 2), "w_v": (3, 2)}
    states = [{n: rng.normal(size=s) for n, s in shapes.items()} for _ in range(200)]
    for state, result in zip(
        states, evaluate(page, "projection_steps", "m.compute(g)", states), strict=True
    ):
        output, weights = self_attention(*state.values())
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-9)
        np.testing.assert_allclose(result["output"], output, rtol=1e-9, atol=1e-12)


def loss(state):
    weights = expected(**state).weights
    q, k = (
        (state["query"], state["key"])
        if state["source"] == "tables"
        else (
            state["x"] @ state["w_q"] + (state["b_q"] if state["source"] == "bias" else 0),
            state["x"] @ state["w_k"],
        )
    )
    gap = q[3] @ k[4] - q[4] @ k[3]
    wanted = weights[np.arange(5), [2, 2, 2, 4, 4]]
    return -np.log(wanted).sum() + np.log1p(np.exp(4 - gap))


@pytest.mark.parametrize("source", SOURCES)
def test_learning_lowers_the_loss_from_any_start(open_figures, source):
    page = open_figures(ProjectionExplorer()).page
    rng = np.random.default_rng(6)
    names = {"x": (5, 2), "query": (5, 2), "key": (5, 2), "w_q": (2, 2), "w_k": (2, 2), "b_q": (2,)}
    starts = [
        {"source": source, **{n: rng.normal(size=s) for n, s in names.items()}} for _ in range(20)
    ]
    starts.append(
        {"source": source, **{n: np.zeros(s) for n, s in names.items()}, "x": PLANE_VECTORS}
    )
    for start, frames in zip(
        starts, evaluate(page, "projection", "m.learn(g)", starts), strict=True
    ):
        assert len(frames) == 60
        end = {**start, **{n: np.array(numbers) for n, numbers in frames[-1].items()}}
        assert loss(end) < loss(start)
        assert all(np.abs(end[n]).max() <= 9.9 for n in names)


def test_two_matrices_cannot_help_exact_opposites_and_the_figure_says_why(open_figures):
    page = open_figures(ProjectionExplorer("matrices")).page
    press(page, "Find a solution")
    assert goals(page) == [True, False, False, True, True]
    assert "“hot” and “cold” are exactly opposite, so their queries are too" in summary(page)
    weights = [float(cell(page, row, 2)) for row in (0, 1)]
    assert weights == pytest.approx([0.2, 0.2], abs=0.03)
    tip(page, "hot", "v").focus()
    for _ in range(3):
        page.keyboard.press("Shift+ArrowUp")
    assert "exactly opposite" not in summary(page)
    press(page, "Find a solution")
    assert all(goals(page)[1:])


# ---- What the reader sees ------------------------------------------------------------------


@pytest.mark.parametrize(("text", "score"), [("1,5", "2.9"), ("-.5", "2.7")])
def test_a_number_is_taken_as_it_is_typed(open_figures, text, score):
    page = open_figures(ProjectionExplorer("matrices")).page
    typed = field(page, "W q, row 1, column 1")
    typed.fill("")
    typed.press_sequentially(text)
    assert typed.input_value() == text
    assert cell(page, 3, 4, "small") == score
    typed.press("Tab")
    assert typed.input_value() == text.replace("-", "−")  # as all other numbers are set


@pytest.mark.parametrize("text", ["1.5.2", " "])
def test_what_is_no_number_in_reach_is_refused_and_stays(open_figures, text):
    page = open_figures(ProjectionExplorer("matrices")).page
    before, typed = cell(page, 3, 4, "small"), field(page, "W q, row 1, column 1")
    typed.fill(text)
    typed.press("Tab")
    assert typed.input_value() == text
    assert typed.get_attribute("aria-invalid") == "true"
    refused = page.locator(".projection-refused")
    came = f"“{text}”" if text.strip() else "nothing"
    assert refused.inner_text() == (
        f"Wq, row 1, column 1 must be a number from −9.9 to 9.9; got {came}."
    )
    assert cell(page, 3, 4, "small") == before
    typed.fill("1")
    assert refused.inner_text() == ""
    assert typed.get_attribute("aria-invalid") is None
    typed.fill("x")
    press(page, "Reset")
    assert typed.input_value() == "1"
    assert refused.inner_text() == ""


def test_what_a_matrix_makes_cannot_be_dragged(open_figures):
    page = open_figures(ProjectionExplorer()).page
    fields = page.locator(".projection-fields input:visible")
    sizes = {"matrices": (5, 8), "matrices + bias": (5, 10), "tables": (15, 0)}
    for source, count in sizes.items():
        choose(page, source)
        assert (page.get_by_role("slider").count(), fields.count()) == count


def test_following_a_word_shows_its_weights_and_what_it_gets(open_figures):
    page = open_figures(ProjectionExplorer()).page
    choose(page, "ball")
    assert summary(page).startswith(
        "“ball” attends to itself most, with weight 96.4% and score 6.37"
    )
    radius = float(page.locator('[data-id="disc 4"]').get_attribute("r"))
    assert radius == pytest.approx(17 * np.sqrt(0.964), abs=0.06)
    page.get_by_role("button", name="“hot” gives “it” the weight").click()
    assert page.get_by_role("radio", name="hot", exact=True).is_checked()
    page.keyboard.press("ArrowDown")
    assert summary(page).startswith("“cold” attends to itself most")


def test_forced_colours_show_how_far_the_steps_have_come(open_figures):
    page = open_figures(ProjectionSteps(14)).page
    page.emulate_media(forced_colors="active")
    bars = page.locator(".steps-stages .attn-button").evaluate_all(
        "all => all.map(e => getComputedStyle(e).borderBottomStyle)"
    )
    assert bars == [*["solid"] * 4, *["dotted"] * 2]


# ---- Controls ------------------------------------------------------------------------------


def centre(page, word, space):
    box = tip(page, word, space).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_with_motion_learning_is_shown_step_by_step_and_ends_at_the_same(open_figures):
    page = open_figures(ProjectionExplorer()).page
    press(page, "Find a solution")
    told = summary(page)
    press(page, "Reset")
    page.emulate_media(reduced_motion="no-preference")
    met = f"{DEEP}('[data-id^=\"met \"]').every(e => e.textContent === '✓ met')"
    solve = page.get_by_role("button", name="Find a solution")
    assert not solve.evaluate(f"e => {{ e.click(); return {met} }}")
    page.wait_for_function(
        f"told => {DEEP}('.attn-summary')[0].textContent === told", arg=told, timeout=15000
    )
    assert goals(page) == [True] * 5
    press(page, "Reset")
    before = summary(page)
    press(page, "Find a solution")
    page.wait_for_timeout(100)
    press(page, "Reset")
    page.wait_for_timeout(600)
    assert summary(page) == before, "a change ends it"


def test_screen_readers_hear_what_changed_once_it_rests(open_figures):
    page = open_figures(ProjectionExplorer()).page
    status = page.locator(".attn-hidden[role=status]")
    assert status.inner_text() == ""
    tip(page, "hot", "q").focus()
    for _ in range(4):
        page.keyboard.press("Shift+ArrowUp")
        page.keyboard.press("Shift+ArrowLeft")
    expect(status).to_have_text("“hot” now gives “temperature” 97.7%; two of five goals are met.")
    assert summary(page).startswith("“hot” attends to “temperature” most, with weight 97.7%")
    tip(page, "ball", "k").focus()
    page.keyboard.press("Shift+ArrowUp")
    expect(status).to_have_text(re.compile("^“hot” now gives “ball” <0.1%; two of five"))


def followed(page):
    names = page.get_by_role("radiogroup", name="Follow the word").get_by_role("radio")
    return next(word for word, one in zip(WORDS, names.all(), strict=True) if one.is_checked())


def test_the_word_whose_query_is_taken_hold_of_is_followed(open_figures):
    page = open_figures(ProjectionExplorer()).page
    page.mouse.move(*centre(page, "hot", "q"))
    page.mouse.down()
    assert followed(page) == "hot"
    page.mouse.up()
    assert page.locator(".bold.line").get_attribute("data-id") == "q 0 shaft"
    tip(page, "cold", "q").focus()
    assert followed(page) == "cold"
    for space in "kv":  # what answers may move while another asks
        tip(page, "ball", space).focus()
        page.keyboard.press("ArrowUp")
        assert followed(page) == "cold"
    choose(page, "matrices")
    tip(page, "ball", "v").focus()
    assert followed(page) == "ball"


def test_each_source_has_its_hint_and_a_refusal_goes_with_its_field(open_figures):
    page = open_figures(ProjectionExplorer()).page
    hints = page.locator(".projection-hints > p:visible")
    assert hints.all_inner_texts()[0].startswith("Point the query of “hot” at the key")
    choose(page, "matrices")
    assert hints.all_inner_texts()[0].startswith("Type into Wq and Wk, or drag the meanings x")
    choose(page, "matrices + bias")
    assert hints.all_inner_texts()[0].startswith("Type into Wq, Wk and bq")
    field(page, "b q, column 1").fill("x")
    assert hints.all_inner_texts() == ["bq, column 1 must be a number from −9.9 to 9.9; got “x”."]
    choose(page, "tables")
    assert hints.all_inner_texts()[0].startswith("Point the query of “hot”")
    press(page, "Find a solution")
    assert hints.all_inner_texts()[0] == "All five are met: drag one and see which breaks."
    press(page, "Reset")
    assert hints.all_inner_texts()[0].startswith("Point the query of “hot”")


def test_the_tables_show_their_numbers(open_figures):
    page = open_figures(ProjectionExplorer()).page
    numbers = page.locator(".projection-tables span:visible")
    told = [text.replace("\N{NO-BREAK SPACE}", " ") for text in numbers.all_inner_texts()]
    assert told[3:6] == ["hot", "(1.90, 0.60)", "(1.90, 0.60)"]
    tip(page, "hot", "k").focus()
    page.keyboard.press("ArrowLeft")
    assert numbers.nth(5).inner_text().replace("\N{NO-BREAK SPACE}", " ") == "(1.80, 0.60)"


# ---- Thinking machines ---------------------------------------------------------------------


STAGES = ["q", "k", "v", "scores", "weights", "output"]


def known(page):
    """How many results stand on the board."""
    stages = [f'[data-id^="value {name} "]' for name in STAGES]
    return page.locator(", ".join(stages)).count()


def test_each_press_works_out_a_cell_and_tells_how(open_figures):
    page = open_figures(ProjectionSteps()).page
    for step in range(2, 25):
        page.get_by_role("button", name="Play").click()  # one cell a press, as nothing may move
        assert known(page) == step
        assert page.locator('[data-id^="cell "].now').count() == 1
    assert summary(page).endswith("Each word now has an output of its own.")


# ---- Looks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [375, 768, 1280])
def test_the_sentence_on_a_tie_fits_its_room(open_figures, width):
    x = [[9, 0], [-9, 0], [0, -9], [0, -9], [0, -9]]
    tie = ProjectionExplorer("matrices", x=x, asking=2)  # three names and the longest remark
    page = open_figures(ProjectionExplorer(), tie, width=width).page
    assert summary(page, 1).startswith(
        "“temperature” attends to itself, “it” and “ball” most, 33.3% each, and gets"
    )
    one, other = (frame.bounding_box()["height"] for frame in page.locator(".attn").all())
    assert one == other
