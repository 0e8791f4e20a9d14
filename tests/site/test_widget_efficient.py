"""Chapter 12's live figure: its steps and bytes, and in a browser its numbers and its film."""

import json

import numpy as np
import pytest
from every_figure import Figure, Hand, Moves, compute, press, summary

from attnlib.efficient import memory_efficient_attention, merge_attention, partial_attention
from attnlib.scaling import scaled_dot_product_attention
from attnlib.widgets import TilesFilm
from attnlib.widgets.efficient import BytesMoved

FIGURE = Figure(
    TilesFilm,
    elsewhere={"block_size": 3, "step": 7},
    states=[{"block_size": 6, "step": 5}, {"block_size": 5, "step": 999}, {"block_size": 1, "step": 12}],
    highest=(640, 1100),
    hands=[Hand("scores 1 2", {"step": 9}), Hand("scores 0 0 > scores 4 2", {"step": 37})],
    keys=[
        ("[role=slider]", "ArrowUp ArrowRight ArrowRight ArrowDown ArrowDown ArrowLeft", {"step": 37}, "tile of scores"),
        ("input[type=range]", "Home ArrowRight", {"step": 1}, ""),
        ("[aria-label='One step back']", "Enter Enter", {"step": 0}, "One step back"),
    ],
    moves=Moves("slider", "steps done", "ArrowRight", "step", ("radio", "3"), "block_size"),
)  # fmt: skip


@pytest.mark.parametrize("block_size", range(1, 7))
def test_each_step_is_what_merging_the_parts_gives(rng, block_size):
    figure = TilesFilm(block_size=block_size)
    query, key, value = rows_of = rng.normal(scale=2, size=(3, 6, 2))
    for name, rows in zip(("query", "key", "value"), rows_of, strict=True):
        figure.set_trait(name, rows)
    output, logsumexp, blocks = np.zeros((6, 2)), np.full(6, -np.inf), figure._blocks()
    for step, (kind, i, j) in enumerate(figure._film()):
        figure.step = step
        rows, columns = blocks[i], blocks[j]
        if kind == "add":
            part = partial_attention(query[rows], key[columns], value[columns], scale=1.0)
            output[rows], logsumexp[rows] = merge_attention(output[rows], logsumexp[rows], *part)
        if kind in ("add", "write"):
            m, total, found = (x[rows] for x in figure.running)
            total_or_one = total[:, None] if kind == "add" else 1
            np.testing.assert_allclose(found / total_or_one, output[rows], rtol=1e-9, atol=1e-12)
            np.testing.assert_allclose(m + np.log(total), logsumexp[rows], rtol=1e-9, atol=1e-12)
    expected = memory_efficient_attention(query, key, value, scale=1.0)
    np.testing.assert_allclose(figure.running.output, expected, rtol=0, atol=1e-12)
    assert figure.difference < 1e-12


def test_row_1_worked_by_hand():
    # Scores 0, 1, then 2, 2: the maximum rises from 1 to 2.
    figure = TilesFilm(step=5)
    e = np.exp(-1)
    assert figure.running.maximum[0] == 1
    assert figure.running.total[0] == pytest.approx(e + 1)
    np.testing.assert_allclose(figure.running.output[0], [4 * e + 1, 2])
    figure.step = 8
    assert figure.running.maximum[0] == 2
    assert figure.running.total[0] == pytest.approx(e * (e + 1))
    figure.step = 9
    assert figure.running.total[0] == pytest.approx(e * (e + 1) + 2)
    np.testing.assert_allclose(figure.running.output[0], [e * (4 * e + 1) + 2, e * 2 + 5])


def test_bytes_by_hand():
    # Three blocks of 2 rows of 2 numbers: Q and the output once, K and V once for each block.
    figure = TilesFilm(step=999)
    assert figure.moved == BytesMoved(8 * (12 + 12 + 3 * 24), 8 * (12 + 12 + 3 * 24 + 4 * 36))
    figure.step = 0
    assert figure.moved == (0, 0)


@pytest.mark.parametrize("block_size", range(1, 7))
def test_larger_blocks_move_less_and_whole_matrices_always_more(block_size):
    here, one = (TilesFilm(block_size=size, step=999) for size in (block_size, 1))
    assert here.moved.blocks <= one.moved.blocks
    assert here.moved.whole - here.moved.blocks >= 8 * 4 * 36


def test_it_opens_where_the_last_tile_rescales_its_rows():
    figure = TilesFilm()
    assert [step.kind for step in figure._film()[figure.step :]] == [
        *("rescale", "add", "write", "softmax", "product", "compare")
    ]
    figure.step = 0
    assert np.isneginf(figure.running.maximum).all()


def test_the_text_tells_the_state():
    assert repr(TilesFilm()) == (
        "Live figure: attention over 6 tokens in blocks of 2, step 40 of 45. Bytes moved so "
        "far: 736 in blocks, 672 with whole matrices. At the end both outputs agree to 1e-12."
    )
    assert "in blocks of 5, step 23 of 23" in repr(TilesFilm(block_size=5, step=99))


# ---- In a browser --------------------------------------------------------------------------


def scrub(page, figure=0):
    return page.get_by_label("steps done").nth(figure)


def step(page, figure=0):
    return int(scrub(page, figure).input_value())


def text(page, name):
    return page.locator(f'[data-id="{name}"]').first.text_content()


def films():
    rng = np.random.default_rng(12)
    for block_size in range(1, 7):
        figure = TilesFilm(block_size=block_size, step=0)
        for name in ("query", "key", "value"):
            figure.set_trait(name, rng.normal(scale=2, size=(6, 2)))
        yield figure


def test_python_and_the_page_run_the_same_film(shared):
    for figure in films():
        given = [{**figure._state(), "step": step} for step in range(figure.steps + 1)]
        found = compute(shared.page, "efficient", json.loads(json.dumps(given)))
        for step, frame in enumerate(found):
            figure.step = step
            assert (frame["at"], frame["end"]) == (step, figure.steps)
            assert frame["moved"] == figure.moved._asdict()
            m, total, o = figure.running
            np.testing.assert_allclose(np.array(frame["m"], dtype=float), m, rtol=1e-12)
            np.testing.assert_allclose(frame["l"], total, rtol=1e-12)
            np.testing.assert_allclose(frame["o"], o, rtol=1e-9, atol=1e-12)
        query, key, value = (np.asarray(x) for x in (figure.query, figure.key, figure.value))
        expected = scaled_dot_product_attention(query, key, value, scale=1.0)
        whole = frame["whole"]
        np.testing.assert_allclose(whole["output"], expected.output, rtol=1e-9, atol=1e-12)
        np.testing.assert_allclose(whole["weights"], expected.weights, rtol=1e-9)
        assert frame["difference"] < 1e-12


# ---- What the reader sees ------------------------------------------------------------------


def test_it_opens_on_the_last_tile_and_play_ends_the_film_soon(open_figures):
    page = open_figures(TilesFilm(), clock=True).page
    assert "m rises from 4 to 5" in summary(page)
    assert text(page, "blocks number") == "736 of 768\u00a0B"
    assert text(page, "whole number") == "672 of 1\u202f920\u00a0B"
    page.emulate_media(reduced_motion="no-preference")
    press(page, "Play")
    page.clock.run_for(8_000)
    assert step(page) == 45
    assert "The same output" in summary(page)
    assert "2.5 times as many bytes" in summary(page)


def test_play_goes_on_by_itself_and_a_press_holds_it(open_figures):
    page = open_figures(TilesFilm(block_size=6, step=0), clock=True).page
    page.emulate_media(reduced_motion="no-preference")
    press(page, "Play")
    page.clock.run_for(3_000)
    press(page, "Pause")
    held = step(page)
    assert held > 1
    page.clock.run_for(1_500)
    assert step(page) == held
    press(page, "Play")
    page.clock.run_for(15_000)
    assert step(page) == 9
    press(page, "Play")
    page.clock.run_for(100)
    assert step(page) <= 1
    scrub(page).fill("5")  # whoever takes the bar has the film
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_without_motion_play_goes_one_step(open_figures):
    page = open_figures(TilesFilm(step=8), clock=True).page
    press(page, "Play")
    assert step(page) == 9
    page.clock.run_for(1_300)
    assert step(page) == 9
