"""The Python side of chapter 12's live figure; the browser's is in tests/site."""

import numpy as np
import pytest

from attnlib.efficient import memory_efficient_attention, merge_attention, partial_attention
from attnlib.masking import causal_mask
from attnlib.widgets import TilesFilm
from attnlib.widgets.efficient import BytesMoved

FILMS = [(b, causal) for b in range(1, 7) for causal in (False, True)]


def film(rng, **options):
    """A film of random rows."""
    figure = TilesFilm(**options)
    for name in ("query", "key", "value"):
        figure.set_trait(name, rng.normal(scale=2, size=(6, 2)))
    return figure, *(np.asarray(x) for x in (figure.query, figure.key, figure.value))


# ---- Numbers -------------------------------------------------------------------------------


@pytest.mark.parametrize(("block_size", "is_causal"), FILMS)
def test_each_step_is_what_merging_the_parts_gives(rng, block_size, is_causal):
    figure, query, key, value = film(rng, block_size=block_size, is_causal=is_causal)
    mask = causal_mask(6, 6) if is_causal else np.ones((6, 6), dtype=bool)
    output, logsumexp, blocks = np.zeros((6, 2)), np.full(6, -np.inf), figure._blocks()
    for step, (kind, i, j) in enumerate(figure._film()):
        figure.step = step
        rows, columns = blocks[i], blocks[j]
        if kind == "add":
            part = partial_attention(
                query[rows], key[columns], value[columns], mask=mask[rows, columns], scale=1.0
            )
            output[rows], logsumexp[rows] = merge_attention(output[rows], logsumexp[rows], *part)
        if kind in ("add", "write"):
            m, total, found = (x[rows] for x in figure.running)
            total_or_one = total[:, None] if kind == "add" else 1
            np.testing.assert_allclose(found / total_or_one, output[rows], rtol=1e-9, atol=1e-12)
            np.testing.assert_allclose(m + np.log(total), logsumexp[rows], rtol=1e-9, atol=1e-12)
    expected = memory_efficient_attention(query, key, value, is_causal=is_causal, scale=1.0)
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
    figure.is_causal = True  # 3 of 9 tiles are skipped, each with 4 numbers of K and 4 of V
    assert figure.moved == BytesMoved(8 * (96 - 3 * 8), 8 * (96 + 4 * 36))
    figure.step = 0
    assert figure.moved == (0, 0)


@pytest.mark.parametrize(("block_size", "is_causal"), FILMS)
def test_larger_blocks_move_less_and_whole_matrices_always_more(block_size, is_causal):
    given = {"is_causal": is_causal, "step": 999}
    here, one = TilesFilm(block_size=block_size, **given), TilesFilm(block_size=1, **given)
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
        "Live figure: attention over 6 tokens in blocks of 2, no mask, step 40 of 45. Bytes moved "
        "so far: 736 in blocks, 672 with whole matrices. At the end both outputs agree to 1e-12."
    )
    assert "in blocks of 5, causal mask, step 20 of 20" in repr(
        TilesFilm(block_size=5, is_causal=True, step=99)
    )
