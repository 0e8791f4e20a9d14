"""The Python side of chapter 04's live figures; tests/site has the browser's side."""

import numpy as np

from attnlib.corpora import PLANE_VECTORS
from attnlib.projection import self_attention
from attnlib.widgets import ProjectionExplorer, ProjectionSteps

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
