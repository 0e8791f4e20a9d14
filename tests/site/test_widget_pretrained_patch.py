"""Chapter 10's figure of patched heads: its tables are the model's, and in a browser the same."""

import numpy as np
import patch_data as tool
import pytest
import torch
from every_figure import Figure, Hand, Moves
from scipy import stats
from widget_page import MODULE

from attnlib.widgets import HeadsExplorer, PatchExplorer

FIGURE = Figure(
    PatchExplorer,
    elsewhere={"donor": "sleepy", "word": "adjective", "layer": 1, "head": 7},
    states=[{"donor": "animal", "word": "adjective"}],
    highest=(640, 1040),
    hands=[Hand("dot 33", {"layer": 2, "head": 9}), Hand("dot 33 > dot 12", {"layer": 1, "head": 0})],
    keys=[
        ("[role=slider]", "ArrowRight ArrowDown ArrowLeft", {"layer": 4, "head": None}, "head"),
        ("[role=slider]", "Home ArrowUp", {"layer": 0, "head": 0}, "head"),
    ],
    moves=Moves("slider", "head", "ArrowRight", "head", ("radio", "the adjective"), "word"),
)  # fmt: skip

DONORS = ["wide", "sleepy", "animal"]


@pytest.fixture(scope="module")
def base():
    """The model's sentences, as the file's tool reads them."""
    with torch.no_grad():
        return tool.Sentences("tired", tool.ANIMALS)


# ---- The numbers -----------------------------------------------------------------------------


@pytest.mark.parametrize("donor", DONORS)
def test_rows_and_weights_are_the_models(base, donor):
    figure = PatchExplorer(donor)
    twin = tool.Sentences(*tool.DONORS[donor])
    assert figure.tokens == base.tokens
    for figure.layer, figure.head in ((0, 3), (3, 1), (5, 11)):
        found = [s.weights[figure.layer][0, figure.head, base.it] for s in (base, twin)]
        for row, weights in zip(figure.rows, found, strict=True):
            np.testing.assert_allclose(row, weights.detach(), atol=2e-5)
    for figure.word, token in (("animal", "animal"), ("adjective", "tired")):
        at = base.tokens.index(token)
        for layer in (0, 5):
            fresh = base.weights[layer][:, :, base.it, at].T.detach()
            np.testing.assert_allclose(figure.pair_weights[layer], fresh, atol=2e-5)


@pytest.mark.parametrize(("donor", "layer", "head"), [("wide", 2, 3), ("animal", 5, 11)])
def test_effects_are_what_a_patch_changes(base, donor, layer, head):
    twin = tool.Sentences(*tool.DONORS[donor])
    with torch.no_grad():
        animals = tool.alone(tool.ANIMALS).repeat_interleave(4, dim=0)
        other = (
            tool.alone(tool.ANIMALS[::-1]).repeat_interleave(4, dim=0)
            if donor == "animal"
            else tool.alone(tool.PLACES).repeat(4, 1)
        )
        before, after = base.streams[-1][:, base.it], base.patched(twin, layer, head)
        turned = [
            (torch.nn.functional.normalize(x, dim=-1) * (animals - other)).sum(dim=-1)
            for x in (before, after)
        ]
    found = PatchExplorer(donor).pair_effects[layer, head]
    np.testing.assert_allclose(found, turned[1] - turned[0], atol=3e-5)


def test_a_patch_from_the_sentence_itself_changes_nothing(base):
    with torch.no_grad():
        found = base.patched(base, 1, 7)
    torch.testing.assert_close(found, base.streams[-1][:, base.it], rtol=0, atol=1e-5)


def test_weights_agree_with_the_figure_of_all_heads():
    heads = HeadsExplorer(token="it", to="animal")
    figure = PatchExplorer()
    np.testing.assert_allclose(figure.pair_weights[..., 0], heads.links, atol=2.1e-3)


@pytest.mark.parametrize("donor", DONORS)
@pytest.mark.parametrize("word", ["animal", "adjective"])
def test_tables_have_their_shapes_and_ranges(donor, word):
    figure = PatchExplorer(donor, word)
    assert figure.pair_weights.shape == figure.pair_effects.shape == (6, 12, 16)
    assert figure.weights.shape == figure.effects.shape == (6, 12)
    assert 0 <= figure.pair_weights.min() <= figure.pair_weights.max() <= 1
    np.testing.assert_allclose(figure.rows.sum(axis=1), 1, atol=2e-4)
    place = figure.tokens.index("animal" if word == "animal" else "tired")
    assert figure.rows[0, place] == figure.pair_weights[3, 1, 0]
    assert -1 < figure.rank_correlation < 1


def test_the_rank_correlation_is_spearmans():
    figure = PatchExplorer("animal", "animal")
    weights, sizes = (
        figure.pair_weights.reshape(72, 16),
        np.abs(figure.pair_effects).reshape(72, 16),
    )
    found = [stats.spearmanr(w, e).statistic for w, e in zip(weights.T, sizes.T, strict=True)]
    assert figure.rank_correlation == pytest.approx(np.median(found), abs=0.01)  # ties differ


def test_it_opens_on_the_head_with_the_most_weight_and_less_effect():
    figure = PatchExplorer()
    assert np.unravel_index(figure.weights.argmax(), (6, 12)) == (3, 1)
    sizes = np.sort(np.abs(figure.effects).ravel())[::-1]
    assert abs(figure.effects[3, 1]) == sizes[3] < 0.7 * sizes[0]


# ---- State -----------------------------------------------------------------------------------


def test_the_text_tells_the_state():
    text = repr(PatchExplorer("animal", layer=5, head=11))
    assert "patched from a twin, another noun. Layer 6, head 12" in text
    assert "weight of it on the animal 0.344, effect of the patch -0.214" in text


# ---- In a browser --------------------------------------------------------------------------

COMPUTE = f"""async states => {{
  const {{explorer}} = await ({MODULE})('pretrained_patch');
  return states.map(explorer(window.attnlibData.pretrained_patch));
}}"""


def test_numbers_equal_attnlib_for_all_donors_and_words(page):
    states = [
        {"donor": donor, "word": word, "layer": layer, "head": head}
        for donor in ("wide", "sleepy", "animal")
        for word in ("animal", "adjective")
        for layer, head in ((0, 0), (3, 1), (5, 11))
    ]
    results = page.evaluate(COMPUTE, states)
    near = {"rtol": 1e-9, "atol": 1e-12}
    for state, found in zip(states, results, strict=True):
        figure = PatchExplorer(**state)
        np.testing.assert_allclose(found["weights"], figure.weights.ravel(), **near)
        np.testing.assert_allclose(found["effects"], figure.effects.ravel(), **near)
        np.testing.assert_allclose([found["row"], found["twinRow"]], figure.rows, **near)
        assert found["correlation"] == pytest.approx(figure.rank_correlation, abs=1e-9)
