"""Chapter 04's live figures: their state, and in a browser their numbers, fields, learning and steps."""
# ruff: noqa: RUF001  (the figures write true minus and multiplication signs)

import json

import numpy as np
import pytest
from every_figure import Figure, Hand, Moves, compute, middle, plane, press, summary
from widget_page import DEEP

from attnlib.corpora import PLANE_VECTORS
from attnlib.projection import self_attention
from attnlib.widgets import ProjectionExplorer, ProjectionSteps

FIGURE = Figure(
    ProjectionExplorer,
    elsewhere={"source": "bias", "b_q": [1, 2], "asking": 1},
    states=[
        {"source": "bias", "w_q": [[-9.9, 9.9], [9.9, -9.9]]},
        {key: [[6, -6], [-6, 6], [6, 6], [-6, -6], [6, 0]] for key in ("query", "key", "x")},
    ],
    highest=(900, 1400),
    hands=[Hand("pairs number 1 3", {"asking": 1}), Hand("q 0 > q 1", {"query": plane((-1.9, -0.6))})],
    keys=[
        ("[aria-label^='query of “hot”']", "Shift+ArrowDown", {"query": plane((1.9, 0.1)), "asking": 0}, "query of “hot”"),
        ("[aria-label^='key of “hot”']", "ArrowUp", {"key": plane((1.9, 0.7)), "asking": 0}, "key of “hot”"),
        ("[aria-label^='meaning of “hot”']", "ArrowLeft", {"x": plane((1.8, 0.6)), "asking": 0}, "meaning of “hot”"),
        ("[aria-label^='“hot” gives “it”']", "Enter ArrowDown", {"asking": 1}, "“cold” gives “it”"),
    ],
    moves=Moves("radio", "tables", "ArrowRight", "source", ("button", "Find a solution"), "query"),
    brief=True,
    typed={"source": "bias"},
    readable=True,
    one_screen=[({"source": "bias"}, "[role=radiogroup]", "[data-id='v ground']", 812)],
)  # fmt: skip

STEPS = Figure(
    ProjectionSteps,
    elsewhere={"step": 3},
    states=[{"step": 14}, {"step": 18}, {"step": 24}],
    highest=(900, 1300),
    hands=[Hand("cell v 1 1", {"step": 12}), Hand("input[type=range]@0.75,0.5", {"step": 18})],
    keys=[
        ("[aria-label^='scores of machines']", "ArrowDown Enter", {"step": 17}, "weights of Thinking"),
        ("input[type=range]", "End ArrowLeft", {"step": 23}, ""),
    ],
    moves=Moves("slider", "cells worked out", "ArrowRight", "step", ("button", "q of machines, number 1"), "step"),
    readable=True,
)  # fmt: skip

MATRIX = [[0.5, -1.0], [2.0, 0.25]]


# ---- ProjectionExplorer --------------------------------------------------------------------


def test_starts_as_the_blender_of_chapter_03():
    figure = ProjectionExplorer()
    for vectors in figure.vectors:
        np.testing.assert_array_equal(vectors, PLANE_VECTORS)
    np.testing.assert_allclose(figure.scores, figure.scores.T)


def test_matrices_follow_self_attention():
    figure = ProjectionExplorer("matrices", w_q=MATRIX, w_k=[[1, 2], [3, 4]], b_q=[5, 5])
    found = self_attention(PLANE_VECTORS, np.array(MATRIX), np.array([[1.0, 2], [3, 4]]), np.eye(2))
    np.testing.assert_allclose(figure.attention.output, found.output)
    np.testing.assert_allclose(figure.attention.weights, found.weights)


def test_the_constant_is_a_coordinate_that_is_always_one():
    figure = ProjectionExplorer("bias", w_q=MATRIX, b_q=[0.5, -0.75])
    x = np.column_stack([PLANE_VECTORS, np.ones(5)])
    w_q = np.vstack([MATRIX, [0.5, -0.75]])
    pad = np.vstack([np.eye(2), [0, 0]])
    found = self_attention(x, w_q, pad, pad)
    np.testing.assert_allclose(figure.attention.weights, found.weights)


def test_tables_are_free_of_each_other():
    query, key = np.arange(10.0).reshape(5, 2) - 4, np.eye(5, 2)
    figure = ProjectionExplorer(query=query, key=key)
    np.testing.assert_allclose(figure.scores, query @ key.T)
    np.testing.assert_array_equal(figure.vectors[2], PLANE_VECTORS)


def test_the_text_tells_the_state():
    assert repr(ProjectionExplorer()) == (
        "Live figure: what words look for, offer and mean, from tables. E_q: hot (1.9, 0.6), "
        "cold (-1.9, -0.6), temperature (0, 2), it (0.1, -1.3), ball (1.4, -2.1). E_k: hot "
        "(1.9, 0.6), cold (-1.9, -0.6), temperature (0, 2), it (0.1, -1.3), ball (1.4, -2.1). "
        "E_v: hot (1.9, 0.6), cold (-1.9, -0.6), temperature (0, 2), it (0.1, -1.3), ball "
        "(1.4, -2.1). Weights: hot to temperature 0.05, cold to temperature 0.01, it to ball "
        '0.69, ball to it 0.03. "it" gets (0.9, -1.75).'
    )
    turned = ProjectionExplorer("matrices", w_q=[[0, 1], [-1, 0]], asking=0)
    assert "from matrices. q: hot (-0.6, 1.9)" in repr(turned)
    assert ". k: hot (1.9, 0.6)" in repr(turned)
    assert ". x: hot (1.9, 0.6)" in repr(turned)
    assert "E_" not in repr(turned)
    assert '"hot" gets (' in repr(turned)


# ---- ProjectionSteps -----------------------------------------------------------------------


def test_the_steps_end_in_self_attention_of_small_integers():
    figure = ProjectionSteps()
    assert figure.scores.tolist() == [[1, 3], [2, 2]]
    share = 1 / (1 + np.exp(-2))
    np.testing.assert_allclose(figure.attention.weights, [[1 - share, share], [0.5, 0.5]])
    np.testing.assert_allclose(figure.attention.output, [[2 - 2 * share, 4 * share], [1, 2]])


def test_the_text_tells_the_step_and_the_answer():
    assert repr(ProjectionSteps(step=7)) == (
        "Live figure: self-attention step by step, 7 of 24 numbers. Thinking: scores (1, 3), "
        "weights (0.12, 0.88), output (0.24, 3.52). machines: scores (2, 2), weights (0.5, 0.5), "
        "output (1, 2)."
    )


# ---- In a browser --------------------------------------------------------------------------


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
        yield {"source": ("tables", "matrices", "bias")[i % 3], **numbers}


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


def computed(page, figure, states):
    """What the page makes of the states, each with its state."""
    plain = json.loads(json.dumps(states, default=np.ndarray.tolist))
    return zip(states, compute(page, figure, plain), strict=True)


def test_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(ProjectionExplorer()).page
    for state, result in computed(page, "projection", list(random_states(201))):
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
    for state, result in computed(page, "projection_steps", states):
        output, weights = self_attention(*state.values())
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-9)
        np.testing.assert_allclose(result["output"], output, rtol=1e-9, atol=1e-12)


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


def test_a_number_is_taken_as_it_is_typed_and_what_is_none_is_refused_and_stays(open_figures):
    page = open_figures(ProjectionExplorer("matrices")).page
    typed, refused = field(page, "W q, row 1, column 1"), page.locator(".projection-refused")
    typed.fill("")
    typed.press_sequentially("-,5")
    assert typed.input_value() == "-,5"
    assert cell(page, 3, 4, "small") == "2.7"
    typed.press("Tab")
    assert typed.input_value() == "−,5"  # as all other numbers are set
    typed.fill("1.5.2")
    typed.press("Tab")
    assert (typed.input_value(), typed.get_attribute("aria-invalid")) == ("1.5.2", "true")
    assert refused.inner_text() == (
        "Wq, row 1, column 1 must be a number from −9.9 to 9.9; got “1.5.2”."
    )
    assert cell(page, 3, 4, "small") == "2.7"
    press(page, "Reset")
    assert typed.input_value() == "1"
    assert typed.get_attribute("aria-invalid") is None
    assert refused.inner_text() == ""


# ---- Controls ------------------------------------------------------------------------------


def test_with_motion_learning_is_shown_step_by_step_and_ends_at_the_same(open_figures):
    page = open_figures(ProjectionExplorer(), clock=True).page
    press(page, "Find a solution")
    told = summary(page)
    press(page, "Reset")
    page.emulate_media(reduced_motion="no-preference")
    met = f"{DEEP}('[data-id^=\"met \"]').every(e => e.textContent === '✓ met')"
    solve = page.get_by_role("button", name="Find a solution")
    assert not solve.evaluate(f"e => {{ e.click(); return {met} }}")
    page.clock.run_for(5_000)
    assert summary(page) == told
    assert goals(page) == [True] * 5
    press(page, "Reset")
    before = summary(page)
    press(page, "Find a solution")
    page.clock.run_for(100)
    press(page, "Reset")
    page.clock.run_for(600)
    assert summary(page) == before, "a change ends it"


def test_the_word_whose_query_is_taken_hold_of_is_followed(open_figures):
    page = open_figures(ProjectionExplorer()).page
    names = page.get_by_role("radiogroup", name="Follow the word")
    choose(page, "ball")
    assert summary(page).startswith("“ball” attends to itself most, with weight 96.4%")
    page.mouse.move(*middle(tip(page, "hot", "q")))
    page.mouse.down()
    assert names.get_by_role("radio", name="hot").is_checked()
    page.mouse.up()
    tip(page, "ball", "k").focus()  # what answers may move while another asks
    page.keyboard.press("ArrowUp")
    assert names.get_by_role("radio", name="hot").is_checked()
    choose(page, "matrices")
    tip(page, "ball", "v").focus()
    assert names.get_by_role("radio", name="ball").is_checked()


def test_each_source_has_its_hint_and_a_refusal_goes_with_its_field(open_figures):
    page = open_figures(ProjectionExplorer()).page
    hints = page.locator(".projection-hints > p:visible")
    assert hints.first.inner_text().startswith("Point the query of “hot” at the key")
    choose(page, "matrices")
    assert hints.first.inner_text().startswith("Type into Wq and Wk, or drag the meanings x")
    choose(page, "matrices + bias")
    field(page, "b q, column 1").fill("x_1")
    assert hints.all_inner_texts() == ["bq, column 1 must be a number from −9.9 to 9.9; got “x_1”."]
    choose(page, "tables")
    press(page, "Find a solution")
    assert hints.first.inner_text() == "All five are met: drag one and see which breaks."


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
