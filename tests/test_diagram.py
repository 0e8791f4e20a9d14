import numpy as np
import pytest
from matplotlib.colors import to_hex

from attnlib import diagram, plot

ROLES = ("query", "key", "value", "weight", "output")
pytestmark = pytest.mark.usefixtures("style")


@pytest.fixture
def ax():
    return diagram.canvas(10, 5)


def drawn(ax, role, **more):
    diagram.mark(ax, role, 3, 2, **more)
    return ax.patches[-1]


def test_a_canvas_shows_all_its_units_at_one_scale(ax):
    assert ax.get_xlim() == (0, 10)
    assert ax.get_ylim() == (0, 5)
    assert ax.get_aspect() == 1
    assert not ax.axison
    assert ax.figure.get_size_inches().tolist() == [7, 3.5]


@pytest.mark.parametrize("role", ROLES)
def test_a_mark_has_its_roles_colour_and_lies_around_its_place(ax, role):
    patch = drawn(ax, role)
    assert to_hex(patch.get_edgecolor()) == plot.ROLES[role]
    box = patch.get_window_extent().transformed(ax.transData.inverted())
    assert np.allclose([(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2], (3, 2), atol=0.05)


def test_the_five_marks_have_five_forms(ax):
    kinds = {(type(p).__name__, p.get_fill()) for p in (drawn(ax, role) for role in ROLES)}
    assert len(kinds) == 5
    assert ("Circle", False) in kinds, "a key is an open ring"


def test_a_weights_disc_has_its_area(ax):
    half, whole = (drawn(ax, "weight", size=size).get_radius() for size in (0.5, 1.0))
    assert np.isclose(half**2 / whole**2, 0.5)


def test_an_arrow_goes_from_its_start_to_its_end(ax):
    diagram.arrow(ax, (1, 2), (4, 3))
    drawn = ax.patches[-1].get_window_extent().transformed(ax.transData.inverted())
    assert np.allclose([drawn.x0, drawn.y0], (1, 2), atol=0.1)
    assert np.allclose([drawn.x1, drawn.y1], (4, 3), atol=0.1)


def test_a_query_points_to_the_right(ax):
    vertices = drawn(ax, "query").get_verts() @ [1, 0]
    tip = vertices.max()
    assert (np.isclose(vertices, tip, atol=0.5)).sum() < (vertices < tip - 1).sum()


@pytest.mark.parametrize(("size", "rotation"), [((1, 3), 90), ((3, 1), 0)])
def test_a_boxs_name_is_upright_where_the_box_is(ax, size, rotation):
    diagram.box(ax, 5, 2, *size, "softmax")
    assert (ax.texts[0].get_text(), ax.texts[0].get_rotation()) == ("softmax", rotation)
    assert np.allclose(ax.patches[-1].get_center(), (5, 2))
    assert (ax.patches[-1].get_width(), ax.patches[-1].get_height()) == size


def test_words_of_a_role_have_its_colour_and_are_bold(ax):
    diagram.words(ax, 1, 2, "8.00", role="output")
    diagram.words(ax, 1, 2, "apple")
    assert [text.get_color() for text in ax.texts] == [plot.ROLES["output"], plot.COLORS[0]]
    assert [text.get_weight() for text in ax.texts] == ["bold", "normal"]


def test_an_unknown_role_is_refused(ax):
    told = r"role must be one of query, key, .*; got 'answer'"
    with pytest.raises(ValueError, match=told):
        diagram.mark(ax, "answer", 1, 2)
    with pytest.raises(ValueError, match=told):
        diagram.words(ax, 1, 2, "8", role="answer")
