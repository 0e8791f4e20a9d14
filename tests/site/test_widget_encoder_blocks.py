"""Chapter 09's own live figure in a real browser: switches, rows, keyboard, looks."""

import itertools

import pytest
from every_figure import plain_summary, press
from widget_page import MODULE

from attnlib.widgets import BlocksExplorer
from attnlib.widgets.encoder_blocks import BASE, ROWS

FIGURE = BlocksExplorer()

ACTIVE = "document.querySelector('.attn-host').shadowRoot.activeElement?.getAttribute('aria-label')"


def choose(page, label, value):
    group = page.get_by_role("radiogroup", name=label)
    group.get_by_role("radio", name=value, exact=True).check(force=True)


def test_page_and_python_agree_on_every_model_that_the_switches_make(page):
    kinds = {
        "attention": [True, False],
        "feed_forward": ["relu", "linear", None],
        "residual": [True, False],
        "norm": ["before", "after", None],
        "layers": [6, 2],
        "rate": [0.001, 0.003, 0.012],
        "warm_up": [1, 100],
        "steps": [600, 1800],
    }
    models = [dict(zip(kinds, one, strict=True)) for one in itertools.product(*kinds.values())]
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


def test_a_press_leaves_a_part_out_and_the_loss_is_told(page):
    press(page, "Attention")
    assert "With no attention the loss ends at 3.41 to 3.44" in plain_summary(page)
    assert page.locator('[data-id="seed 0"]').count() == 1
    press(page, "Attention")
    assert plain_summary(page).startswith("The base")


def test_a_press_that_leads_to_no_measured_model_says_so_and_changes_nothing(page):
    press(page, "Attention")
    told = plain_summary(page)
    for part, wish in (("Residual", "no residual"), ("Relu of the feed-forward network", "no relu"), ("Six layers", "two layers")):  # fmt: skip
        before = page.locator("svg.scene").evaluate_all("all => all.map(e => e.innerHTML)")
        page.get_by_role("button", name=part, exact=True).click(force=True)
        said = plain_summary(page)
        assert said.startswith("Not measured: no attention"), said
        assert wish in said
        assert said.endswith("nothing changes.")
        assert page.locator("svg.scene").evaluate_all("all => all.map(e => e.innerHTML)") == before
    page.locator('.blocks-row[aria-label^="no attention: loss"]').click()
    assert plain_summary(page) in (told, said)
    press(page, "Attention")
    assert plain_summary(page).startswith("The base")


def test_a_model_that_python_sets_may_be_unmeasured_and_is_told_so(open_figures):
    page = open_figures(BlocksExplorer(attention=False, residual=False)).page
    assert plain_summary(page).startswith("Not measured: no attention and no residual.")
    assert page.locator('[data-id="seed 0"]').count() == 0
    assert page.locator('[data-id="unknown"]').text_content() == "not measured"
    press(page, "Attention")
    assert "With no residual" in plain_summary(page)


@pytest.mark.parametrize("name", ROWS)
def test_a_row_makes_its_model(page, name):
    page.locator(f'.blocks-row[aria-label^="{name}: loss"]').click()
    told = [
        page.get_by_role("button", name=part, exact=True).first.get_attribute("aria-pressed")
        for part in ("Attention", "Feed-forward network", "Residual", "Six layers")
    ]
    options = BASE | ROWS[name]
    kept = (options["attention"], options["feed_forward"], options["residual"])
    assert told == [str(bool(one)).lower() for one in (*kept, options["layers"] == 6)]
    assert page.locator(f"input:checked + span:text-is('{options['rate']}')").count() == 1
    assert page.locator(f"input:checked + span:text-is('{options['steps']}')").count() == 1
    low = min(BlocksExplorer(**options).losses)
    assert f"{low:.2f}" in plain_summary(page)


def test_only_presses_that_lead_to_a_measured_model_are_offered(page):
    def offered():
        nodes = page.locator(".blocks-switch[aria-disabled=false]")
        return {node.get_attribute("aria-label") for node in nodes.all()}

    def settings():
        return page.locator("label:has(input[aria-disabled=false]) span").all_inner_texts()

    assert {"Attention", "Residual", "Six layers", "Feed-forward network"} <= offered()
    assert settings() == ["0.003", "0.012", "none", "100", "600"]
    press(page, "Attention")
    assert offered() == {"Attention"}, "back to the base, and nowhere else"
    assert settings() == ["0.003", "none", "600"]


@pytest.mark.parametrize("colours", ["none", "active"])
def test_what_was_not_measured_is_dotted_and_nothing_else_is(open_figures, colours):
    page = open_figures(BlocksExplorer()).page
    page.emulate_media(forced_colors=colours)
    hint = page.locator(".attn-hint").first.inner_text()
    assert hint.endswith("Dotted: what was not measured.")
    for part in (None, "Attention"):
        if part:
            press(page, part)
        settings = page.locator("label:has(input[aria-disabled]) span").evaluate_all(
            "all => all.map(e => [e.previousElementSibling.ariaDisabled,"
            " getComputedStyle(e).borderTopStyle])"
        )
        assert {style for off, style in settings if off == "true"} == {"dotted"}
        assert "dotted" not in {style for off, style in settings if off == "false"}
        parts = page.locator("svg .part, svg .line.way, svg .line.gone").evaluate_all(
            "all => all.map(e => [e.classList.contains('quiet'), getComputedStyle(e)]).map("
            "([quiet, style]) => [quiet, style.strokeDasharray, style.strokeLinecap])"
        )
        dots = [(dashes, cap) for quiet, dashes, cap in parts if quiet]
        assert all(dashes.startswith("0") and cap == "round" for dashes, cap in dots)
        assert bool(dots) == bool(part)
        assert not any(dashes.startswith("0") for quiet, dashes, _ in parts if not quiet)


def test_training_is_chosen_too(page):
    press(page, "Layer norm after each sum")
    choose(page, "warm-up", "100")
    assert "1.40 to 1.71" in plain_summary(page)
    choose(page, "steps", "1800")
    assert "better than the base in every seed" in plain_summary(page)


def test_a_setting_that_was_not_measured_says_so_when_pressed_and_changes_nothing(page):
    page.locator("label", has_text="0.001").click(force=True)
    assert plain_summary(page).startswith("Not measured: a rate of 0.001. Of the 864 models")
    assert page.locator("input:checked + span:text-is('0.003')").count() == 1
    page.get_by_role("radio", name="0.003").focus()
    page.keyboard.press("ArrowLeft")
    assert plain_summary(page).startswith("Not measured: a rate of 0.001")
    assert page.locator("input:checked + span:text-is('0.003')").count() == 1


def test_the_keyboard_walks_through_the_rows(page):
    page.locator('.blocks-row[tabindex="0"]').focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(ACTIVE).startswith("no attention: loss 3.41")
    page.keyboard.press("End")
    assert page.evaluate(ACTIVE).startswith("post-norm, warm-up, 1800")
    page.keyboard.press("ArrowUp")
    assert "With the norm after each sum and a warm-up of 100 steps" in plain_summary(page)
    page.get_by_role("button", name="Attention", exact=True).focus()
    page.keyboard.press("Enter")
    assert plain_summary(page).startswith("Not measured: no attention, the norm after each sum")
    assert page.evaluate(ACTIVE) == "Attention", "the focus stays"
