"""The full screen of a lecture enlarges every figure, and what is pressed there is what is seen there."""

import re

import pytest

from attnlib import widgets

# A mark of the picture to press, or to drag to another mark.
PRESSED = {
    "AlignmentExplorer": ["s 3"],
    "BlocksExplorer": ["part attention"],
    "BreakAHead": ["word 4"],
    "EncoderExplorer": ["grip", "stop 3"],
    "HeadsExplorer": ["from 8"],
    "LookupExplorer": ["ring banana"],
    "MaskExplorer": ["frame 4 1"],
    "MemoryExplorer": ["pixel 23"],
    "MixingExplorer": ["to", "from"],
    "PatchExplorer": ["dot 33"],
    "PositionExplorer": ["mark 24", "mark 17"],
    "ProjectionExplorer": ["pairs number 1 3"],
    "ProjectionSteps": ["cell v 1 1"],
    "ScalingExplorer": ["knob", "grid 80"],
    "SentenceZoom": ["card 3"],
    "SimilarityExplorer": ["scores number 2 0"],
    "SplitHeads": ["x text 18"],
    "TilesFilm": ["scores 1 2"],
    "TranslatorExplorer": ["part 10"],
}

TOLD = """() => [...document.querySelector('.attn-host').shadowRoot.querySelectorAll(
  '.attn-summary, [aria-pressed=true], [aria-valuenow]')]
  .map(e => [e.textContent, e.ariaLabel, e.ariaValueNow].join(' ')).join('; ')"""
NUMBER = re.compile(r"[-\u2212]?\d+(?:\.\d+)?")


def press(page, marks):
    """Press the first mark and let go at the last; return what the figure tells then."""
    for at, mark in enumerate(marks):
        box = page.locator(f'[data-id="{mark}"]').first.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if at == 0:
            page.mouse.down()
    page.mouse.up()
    page.mouse.move(2, 2)
    page.wait_for_timeout(700)
    return page.evaluate(TOLD)


def test_every_figure_has_a_place_to_press():
    assert set(PRESSED) == set(widgets.__all__)


@pytest.mark.parametrize("name", PRESSED)
def test_a_full_screen_is_larger_and_a_press_means_the_same(open_figures, name):
    tab = open_figures(getattr(widgets, name)(), width=1920, height=1080)
    page, attn = tab.page, tab.page.locator(".attn")
    wide = attn.bounding_box()["width"]
    page.wait_for_timeout(300)
    begun = page.evaluate(TOLD)
    small = press(page, PRESSED[name])
    assert small != begun
    page.reload()
    page.wait_for_selector(".attnlib-figure[data-mounted]")
    page.get_by_role("button", name="Full screen").click()
    page.wait_for_selector(".attnlib-figure[data-fitted]")
    box = attn.bounding_box()
    assert box["width"] > 1.25 * wide
    assert box["width"] > 1800 or box["height"] > 900
    assert page.evaluate("document.fullscreenElement.scrollHeight <= innerHeight")
    behind = "e => getComputedStyle(e).backgroundColor"
    assert page.locator(".attnlib-figure").evaluate(behind) == attn.evaluate(behind)
    large = press(page, PRESSED[name])
    assert NUMBER.sub("", large) == NUMBER.sub("", small)
    numbers = [
        [float(x.replace("\u2212", "-")) for x in NUMBER.findall(told)] for told in (large, small)
    ]
    assert numbers[0] == pytest.approx(numbers[1], rel=0.05, abs=0.03)
