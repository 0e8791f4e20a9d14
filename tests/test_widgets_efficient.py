"""The Python side of chapter 12's live figure; the browser's is in tests/site."""

import numpy as np
import pytest

from attnlib.efficient import memory_efficient_attention, merge_attention, partial_attention
from attnlib.widgets import TilesFilm
from attnlib.widgets.efficient import BytesMoved

# ---- Numbers -------------------------------------------------------------------------------


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
