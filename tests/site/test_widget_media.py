"""What every figure is in forced colours, without motion and on paper."""

import pytest
from widget_page import DEEP

from attnlib import widgets

# Shapes whose fill and stroke are both hardly told from the page: (luminance contrast below 1.8), as their roles.
# Paper hides what lies below it; sheets and the ground lie below cells and a curve that have edges.
FAINT = f"""() => {{
  const pen = new OffscreenCanvas(1, 1).getContext('2d', {{willReadFrequently: true}});
  const paints = colour => {{
    if (colour === 'none') return [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  }};
  const light = v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  document.body.style.color = 'Canvas';
  const page = paints(getComputedStyle(document.body).color);
  document.body.style.color = '';
  const contrast = colour => {{
    const [r, g, b, a] = paints(colour);
    const [x, y] = [luminance([r, g, b].map((v, i) => page[i] + (v - page[i]) * a / 255)), luminance(page)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  }};
  const faint = {DEEP}('.scene :is(rect, circle, path, line):not(.paper, .sheet, .ground)').filter(e => {{
    const {{fill, stroke, visibility}} = getComputedStyle(e);
    return visibility === 'visible' && Math.max(contrast(fill), contrast(stroke)) < 1.8;
  }});
  return [...new Set(faint.map(e => `${{e.tagName}} ${{e.getAttribute('class')}}`))];
}}"""
# What has to be pressed or moved, but for what tells the state: choices, the lookup's question, the zoom's trail.
HANDLED = f"""{DEEP}('.attn :is(button, input, select, summary)').filter(e => e.checkVisibility()
  && !e.matches('.attn-hits *, .attn-choice *, [aria-pressed=true], .zoom-trail *')).map(e => e.outerHTML)"""
FIGURES = pytest.mark.parametrize("name", widgets.__all__)


@FIGURES
def test_every_mark_is_told_from_a_page_of_forced_colours(open_figures, name):
    page = open_figures(getattr(widgets, name)()).page
    for scheme in ("light", "dark"):
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        assert page.evaluate(FAINT) == []
    # The labels are what is seen of choices, those that are disabled too.
    radios = page.locator(".attn-choice input").evaluate_all(
        "all => all.map(e => getComputedStyle(e).opacity)"
    )
    assert set(radios) <= {"0"}


@FIGURES
def test_on_paper_nothing_asks_to_be_pressed_and_what_is_chosen_is_told(open_figures, name):
    page = open_figures(getattr(widgets, name)(), theme="dark").page
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(HANDLED) == []
    frame = page.locator(".attn")
    assert frame.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(255, 255, 255)"
    assert frame.evaluate("e => getComputedStyle(e).color") == "rgb(30, 31, 36)"
    # A browser leaves the background out otherwise, and with it what says which choice holds.
    chosen = page.locator(".attn-choice input:checked + span").evaluate_all(
        "all => all.map(e => getComputedStyle(e).printColorAdjust)"
    )
    assert set(chosen) <= {"exact"}


@FIGURES
def test_nothing_calls_by_moving_where_motion_is_unwanted(open_figures, name):
    page = open_figures(getattr(widgets, name)()).page
    assert (
        page.evaluate(f"{DEEP}('.attn').flatMap(e => e.getRootNode().getAnimations()).length") == 0
    )
