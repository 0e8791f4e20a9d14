"""The figure of chapter 09's variants in a real browser: switches, rows, keyboard."""

import itertools

from every_figure import plain_summary, press
from widget_page import MODULE

from attnlib.widgets import BlocksExplorer
from attnlib.widgets.encoder_blocks import BASE, ROWS

FIGURE = BlocksExplorer()


def test_page_and_python_agree_on_every_model_that_the_switches_make(page):
    traits = {name: getattr(BlocksExplorer, name) for name in BASE}
    kinds = [getattr(trait, "values", (True, False)) for trait in traits.values()]
    models = [dict(zip(traits, one, strict=True)) for one in itertools.product(*kinds)]
    widget = BlocksExplorer()
    found = page.evaluate(
        f"""async ([models, measured]) => {{
      const {{compute}} = await ({MODULE})('encoder_blocks');
      return models.map(model => compute({{...model, measured}}).losses);
    }}""",
        [models, widget.measured],
    )
    assert len(models) == 864
    wanted = []
    for model in models:
        widget.set_state(model)
        wanted.append(widget.losses)
    assert found == wanted
    assert sum(one is not None for one in wanted) == len(ROWS) == 16


def test_a_press_leaves_a_part_out_and_one_that_was_not_measured_says_so_and_changes_nothing(page):
    press(page, "Attention")
    assert "With no attention the loss ends at 3.41 to 3.44" in plain_summary(page)
    assert page.locator('[data-id="seed 0"]').count() == 1
    before = page.locator("svg.scene").evaluate_all("all => all.map(e => e.innerHTML)")
    for part, wish in (("Residual", "no residual"), ("Relu of the feed-forward network", "no relu"), ("Six layers", "two layers")):  # fmt: skip
        page.get_by_role("button", name=part, exact=True).click(force=True)
        said = plain_summary(page)
        assert said.startswith("Not measured: no attention"), said
        assert wish in said
        assert said.endswith("nothing changes.")
        assert page.locator("svg.scene").evaluate_all("all => all.map(e => e.innerHTML)") == before
    press(page, "Attention")
    assert plain_summary(page).startswith("The base")


def test_a_model_that_python_sets_may_be_unmeasured_and_is_told_so(open_figures):
    page = open_figures(BlocksExplorer(attention=False, residual=False)).page
    assert plain_summary(page).startswith("Not measured: no attention and no residual.")
    assert page.locator('[data-id="seed 0"]').count() == 0
    assert page.locator('[data-id="unknown"]').text_content() == "not measured"
    press(page, "Attention")
    assert "With no residual" in plain_summary(page)


def test_a_row_makes_its_model(page):
    for name in ("no attention", "2 layers", "no feed-forward, 1800 steps"):
        page.locator(f'.blocks-row[aria-label^="{name}: loss"]').click()
        options = BASE | ROWS[name]
        on = {
            "Attention": options["attention"],
            "Feed-forward network": options["feed_forward"] is not None,
            "Six layers": options["layers"] == 6,
        }
        for part, there in on.items():
            button = page.get_by_role("button", name=part, exact=True)
            assert button.get_attribute("aria-pressed") == str(there).lower(), name
        assert f"{min(BlocksExplorer(**options).losses):.2f}" in plain_summary(page)


def test_what_was_not_measured_is_dotted_in_forced_colours_too_and_nothing_else_is(page):
    press(page, "Attention")
    for colours in ("none", "active"):
        page.emulate_media(forced_colors=colours)
        parts = page.locator("svg .part, svg .line.way, svg .line.gone").evaluate_all(
            "all => all.map(e => [e.classList.contains('quiet'), getComputedStyle(e)]).map("
            "([quiet, style]) => [quiet, style.strokeDasharray, style.strokeLinecap])"
        )
        dotted = [dashes.startswith("0") and cap == "round" for _, dashes, cap in parts]
        assert dotted == [quiet for quiet, _, _ in parts]
        assert any(dotted)
    page.emulate_media(forced_colors="none")
