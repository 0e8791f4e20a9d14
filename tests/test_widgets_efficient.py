"""The Python side of chapter 12's live figure; the browser's is in tests/site."""

import numpy as np
import pytest
from traitlets import TraitError

from attnlib.efficient import memory_efficient_attention, merge_attention, partial_attention
from attnlib.masking import causal_mask
from attnlib.widgets import TilesFilm
from attnlib.widgets.efficient import BytesMoved, _steps

FIGURE = "application/vnd.attnlib.figure+json"
FILMS = [(b, causal) for b in range(1, 7) for causal in (False, True)]


def arrays(n, seed=0):
    rng = np.random.default_rng(seed)
    return rng.normal(scale=2, size=(3, n, 2))


def merged(figure, step):
    """What partial and merge give for the blocks of keys that were added up to a step."""
    query, key, value = (np.asarray(x) for x in (figure.query, figure.key, figure.value))
    n, b = len(query), min(figure.block_size, len(query))
    blocks = [slice(start, min(start + b, n)) for start in range(0, n, b)]
    mask = causal_mask(n, n) if figure.is_causal else np.ones((n, n), dtype=bool)
    output, logsumexp = np.zeros((n, 2)), np.full(n, -np.inf)
    for kind, i, j in _steps(len(blocks), figure.is_causal)[: step + 1]:
        if kind != "add":
            continue
        rows, columns = blocks[i], blocks[j]
        part = partial_attention(
            query[rows], key[columns], value[columns], mask=mask[rows, columns], scale=1.0
        )
        output[rows], logsumexp[rows] = merge_attention(output[rows], logsumexp[rows], *part)
    return output, logsumexp


# ---- Numbers -------------------------------------------------------------------------------


@pytest.mark.parametrize(("block_size", "is_causal"), FILMS)
def test_each_step_is_what_merging_the_parts_gives(block_size, is_causal):
    for given in ((), arrays(5)):
        figure = TilesFilm(*given, block_size=block_size, is_causal=is_causal)
        for step in range(figure.steps + 1):
            figure.step = step
            output, logsumexp = merged(figure, step)
            np.testing.assert_allclose(figure.partial.output, output, rtol=1e-9, atol=1e-12)
            np.testing.assert_allclose(figure.partial.logsumexp, logsumexp, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize(("block_size", "is_causal"), FILMS)
def test_the_end_is_the_library_s_answer(block_size, is_causal):
    query, key, value = arrays(6, seed=block_size)
    figure = TilesFilm(query, key, value, block_size=block_size, is_causal=is_causal)
    figure.step = figure.steps
    expected = memory_efficient_attention(
        query, key, value, is_causal=is_causal, scale=1.0, block_size=block_size
    )
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


def test_an_empty_start_has_seen_nothing():
    figure = TilesFilm(step=0)
    assert np.isneginf(figure.running.maximum).all()
    assert np.isneginf(figure.partial.logsumexp).all()
    assert not figure.partial.output.any()


@pytest.mark.parametrize(("block_size", "is_causal"), FILMS)
def test_it_opens_where_the_last_tile_rescales_its_rows(block_size, is_causal):
    for given in ((), arrays(5), arrays(2)):
        figure = TilesFilm(*given, block_size=block_size, is_causal=is_causal)
        film = figure._film()
        assert [step.kind for step in film[figure.step :]] == [
            *("rescale", "add", "write", "softmax", "product", "compare")
        ]
    assert TilesFilm(step=0).step == 0


# ---- State ---------------------------------------------------------------------------------


def test_the_arrays_stay():
    with pytest.raises(TraitError, match="read-only"):
        TilesFilm().query = [[1, 2], [3, 4]]


# ---- What a notebook stores ----------------------------------------------------------------


def test_the_text_tells_the_state():
    assert repr(TilesFilm()) == (
        "Live figure: attention over 6 tokens in blocks of 2, no mask, step 40 of 45. Bytes moved "
        "so far: 736 in blocks, 672 with whole matrices. At the end both outputs agree to 1e-12."
    )
    assert "in blocks of 5, causal mask, step 20 of 20" in repr(
        TilesFilm(*arrays(6), block_size=5, is_causal=True, step=99)
    )
