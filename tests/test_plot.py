import base64
import io

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import pytest
from matplotlib.colors import to_rgb

from attnlib import plot
from attnlib._colors import MAPS, TOKENS, light, over

pytestmark = pytest.mark.usefixtures("style")


@pytest.fixture
def shown(monkeypatch):
    """Collect what would have been displayed."""
    calls = []
    monkeypatch.setattr(plot, "display", lambda data, **rest: calls.append((data, rest)))
    return calls


def draw_weights():
    return plot.weights([[0.7, 0.3], [0.2, 0.8]], rows=["a", "b"], columns=["c", "d"]).figure


def luminance(color):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in to_rgb(color)]
    return np.dot([0.2126, 0.7152, 0.0722], linear)


def test_shown_figure_carries_its_alt_text_and_no_height(shown):
    plot.show(draw_weights(), alt="Two rows of weights.")
    data, rest = shown[0]
    assert data["text/plain"] == "Two rows of weights."
    assert rest["raw"]
    assert rest["metadata"] == {"image/png": {"width": 700}}


def test_same_figure_gives_same_bytes_without_a_program_name(shown):
    for _ in range(2):
        plot.show(draw_weights(), alt="Two rows of weights.")
    png = [base64.b64decode(data["image/png"]) for data, _ in shown]
    assert png[0] == png[1]
    assert b"Software" not in png[0]
    assert b"tIME" not in png[0]


def test_shown_figure_has_paper_of_its_own_and_is_closed(shown):
    plot.show(draw_weights(), alt="Two rows of weights.")
    pixels = plt.imread(io.BytesIO(base64.b64decode(shown[0][0]["image/png"])))
    assert pixels.shape[1] == 1008
    assert (pixels[..., 3] == 1).all()
    assert pixels[0, 0, :3] == pytest.approx(to_rgb(light("paper")), abs=1 / 255)
    assert not plt.get_fignums()


@pytest.mark.parametrize("alt", ["", " \n"])
def test_blank_alt_text_is_refused(alt):
    with pytest.raises(ValueError, match="alt must tell in words"):
        plot.show(plt.figure(), alt=alt)


def test_text_is_at_least_ten_points_where_a_figure_is_shown():
    ax = draw_weights().axes[0]
    ax.set_title("weights")
    texts = [*ax.texts, *ax.get_xticklabels(), *ax.get_yticklabels(), ax.xaxis.label, ax.title]
    shown_px = [text.get_fontsize() / 72 * 100 for text in texts]  # 7 inches are 700 px
    assert min(shown_px) >= 10 * 96 / 72


def contrast(one, other):
    dark, bright = sorted([luminance(one), luminance(other)])
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_tokens_of_plots_can_be_read_in_both_themes(theme):
    color = {name: colors[theme] for name, colors in TOKENS.items()}
    curves = ["ink", "soft", "series-2", "series-3", "series-4", *plot.ROLES]
    assert min(contrast(color[name], color["paper"]) for name in curves) >= 4.5
    cells = ["weight-cell", "plus-cell", "minus-cell"]  # at their fullest, under a number
    assert min(contrast(color[name], color["ink"]) for name in cells) >= 4.5
    assert contrast(color["edge"], color["paper"]) >= 3


def test_colors_stand_out_on_white_and_from_each_other():
    assert min(1.05 / (luminance(color) + 0.05) for color in plot.COLORS) >= 4.5
    assert not set(plot.COLORS) & set(plot.ROLES.values()), "a role's colour says that role"
    styles = [tuple(entry.values()) for entry in mpl.rcParams["axes.prop_cycle"]]
    assert len({str(dash) for _, dash in styles}) == len(plot.COLORS)


def test_weights_label_queries_and_keys_first_query_on_top():
    ax = plot.weights([[0.7, 0.2, 0.1]], rows=["it"], columns=["animal", "street", "tired"])
    assert [tick.get_text() for tick in ax.get_xticklabels()] == ["animal", "street", "tired"]
    assert [tick.get_text() for tick in ax.get_yticklabels()] == ["it"]
    assert [text.get_text() for text in ax.texts] == ["0.70", "0.20", "0.10"]
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("key", "query")
    bottom, top = ax.get_ylim()
    assert bottom > top


def test_weights_use_fixed_limits_so_that_figures_compare():
    faint, strong = (plot.weights([[w, w]]).images[0] for w in (0.2, 0.9))
    assert faint.get_clim() == strong.get_clim() == (0, 1)


@pytest.mark.parametrize("cmap", ["weight", "signed", "plus"])
def test_numbers_in_cells_stand_out(cmap):
    matrix = np.linspace(0, 1, 21)[None]
    ax = plot.weights(matrix, cmap=cmap)
    for number, text in zip(matrix[0], ax.texts, strict=True):
        cell = over(ax.images[0].to_rgba(number), to_rgb(light("paper")))
        assert contrast(cell, text.get_color()) >= 4.5


def test_maps_fade_to_nothing_at_no_weight_and_between_the_signs():
    assert MAPS["weight"]([0.0, 1.0])[:, 3].tolist() == [0, 1]
    below, zero, above = MAPS["signed"]([0.0, 0.5, 1.0])
    assert zero[3] < 0.01
    assert below[3] == above[3] == 1
    assert not np.allclose(below, above)


def test_large_matrices_may_go_without_numbers():
    assert not plot.weights(np.eye(31), fmt=None).texts


def test_curves_show_the_median_and_every_run():
    ax = plot.curves([0, 1], [[1, 2], [3, 9], [2, 4]], label="loss")
    np.testing.assert_array_equal(ax.lines[0].get_ydata(), [2, 4])
    band = ax.collections[0].get_paths()[0].vertices
    assert band[:, 1].min() == 1
    assert band[:, 1].max() == 9
    assert ax.get_legend_handles_labels()[1] == ["loss"]


def test_single_curve_has_no_band():
    ax = plot.curves([0, 1], [1, 2], color="black")
    assert not ax.collections
    assert ax.lines[0].get_color() == "black"


def test_names_stand_at_the_ends_in_the_curves_colours_and_apart():
    _, ax = plt.subplots(figsize=(5, 2))
    for end, label in ((1.0, "high"), (0.99, "nearly as high"), (0.0, "low")):
        plot.curves([0, 1], [0.5, end], label=label, ax=ax)
    plot.names(plot.names(ax))
    assert [text.get_text() for text in ax.texts] == ["high", "nearly as high", "low"]
    assert [text.get_color() for text in ax.texts] == [line.get_color() for line in ax.lines]
    high, near, low = (text.get_position()[1] for text in ax.texts)
    assert high > near > low
    ax.figure.draw_without_rendering()
    boxes = [text.get_window_extent() for text in ax.texts]
    assert not boxes[0].overlaps(boxes[1])
    assert min(box.x0 for box in boxes) > ax.get_window_extent().x1


def test_helpers_draw_where_they_are_told():
    _, (left, right) = plt.subplots(1, 2)
    assert plot.weights(np.eye(2), ax=left) is left
    assert plot.curves([0, 1], [1, 2], ax=right) is right


def test_tensors_with_gradients_are_drawn(torch):
    tensor = torch.tensor([[0.25, 0.75]], dtype=torch.bfloat16, requires_grad=True)
    assert [text.get_text() for text in plot.weights(tensor).texts] == ["0.25", "0.75"]
