"""What holds of the layout of every figure, whatever is typed and however wide the page is."""

import pytest
from widget_page import DEEP

from attnlib import widgets

TYPED = {
    "AlignmentExplorer": {},
    "BreakAHead": {},
    "ProjectionExplorer": {"source": "bias"},
}  # figures with fields, and how the fields are seen


@pytest.mark.parametrize("width", [1280, 375])
@pytest.mark.parametrize("name", TYPED)
def test_a_long_text_without_a_space_widens_no_page(open_figures, name, width):
    page = open_figures(getattr(widgets, name)(**TYPED[name]), width=width).page
    for typed in page.locator(".attn input[type=text]").all():
        typed.fill("W" * 400)
        typed.dispatch_event("change")
        page.wait_for_timeout(50)  # one run for each frame
        told = page.evaluate(f"{DEEP}('.attn p').map(e => e.textContent).join(' ')")
        assert "WWW" in told.upper()  # it is spoken of
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_no_other_figure_takes_typed_text(open_figures):
    others = [getattr(widgets, name)() for name in widgets.__all__ if name not in TYPED]
    page = open_figures(*others).page
    assert page.locator(".attn :is(input[type=text], textarea)").count() == 0


# A phone, a large one, 1280 px at twice the size of letters, tablets, and desks.
WIDTHS = [375, 500, 640, 700, 768, 1024, 1280]
STATES = {
    **{name: [{}] for name in widgets.__all__},
    "ProjectionSteps": [{}, {"step": 14}, {"step": 18}, {"step": 24}],
    "ProjectionExplorer": [{}, {"source": "bias"}, {"overlaid": True}, {"cells": "scores"}],
    "HeadsExplorer": [
        {},
        {"sentence": 12, "compare": 13},
        {"compare": 1, "picture": "matrix", "grid": "link"},
    ],
    "MemoryExplorer": [{}, {"step": 40}, {"step": 40, "beta": 0.1}],
    "MixingExplorer": [
        {},
        {"wiring": "window", "source": 4, "target": 4},
        {"n": 16384, "d": 4096, "k": 15, "fused": True, "wiring": "attention"},
        {"n": 1024, "d": 23, "k": 9, "device": "NVIDIA H200"},
    ],
    "PositionExplorer": [{"encoding": way} for way in ("none", "sinusoidal", "rotary", "alibi")],
}

# Texts that lie on one another, of different lines, and texts that leave their figure. A line's box is higher than its
# letters, and turned letters do not fill theirs.
COLLISIONS = """() => {
  const frame = document.querySelector('.attn-host').shadowRoot.querySelector('.attn');
  const seen = node => node === frame || (getComputedStyle(node).clipPath === 'none' &&
    Number(getComputedStyle(node).opacity) > 0.05 && seen(node.parentElement));
  const line = node => node.closest('text') ??
    (getComputedStyle(node).display === 'inline' ? line(node.parentElement) : node);
  const boxes = [];
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [text, node] = [texts.currentNode.data.trim(), texts.currentNode.parentElement];
    const turned = node.closest('text')?.getScreenCTM().b;
    if (!text || turned || node.matches('option') || !node.checkVisibility({visibilityProperty: true}) || !seen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const {left, right, top, bottom} of range.getClientRects()) {
      const spare = (bottom - top) / 4;
      boxes.push({left, right, top: top + spare, bottom: bottom - spare, text, line: line(node)});
    }
  }
  const {left, right} = frame.getBoundingClientRect();
  const upon = (a, b) => a.line !== b.line && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [
    ...boxes.filter(a => a.right > right + 3 || a.left < left - 3).map(a => `outside: ${a.text}`),
    ...boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => upon(a, b)).map(b => `“${a.text}” on “${b.text}”`)),
  ];
}"""


@pytest.mark.parametrize("name", STATES)
def test_no_text_lies_on_another_or_leaves_its_figure(open_figures, name):
    for state in STATES[name]:
        page = open_figures(getattr(widgets, name)(**state)).page
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            page.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(done), 60))")
            assert page.evaluate(COLLISIONS) == [], (state, width)


# The smallest letters that are seen, subscripts and what stands above a line left out.
LETTERS = """() => {
  const frame = document.querySelector('.attn-host').shadowRoot.querySelector('.attn');
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const small = [];
  while (texts.nextNode()) {
    const [text, node] = [texts.currentNode.data.trim(), texts.currentNode.parentElement];
    if (!text || node.closest('option, sub, sup, tspan') || !node.checkVisibility({visibilityProperty: true})) continue;
    const {a, b} = node.closest('text')?.getScreenCTM() ?? {a: 1, b: 0};
    const size = parseFloat(getComputedStyle(node).fontSize) * Math.hypot(a, b);
    if (size < 10.9) small.push(`${size} px: ${text}`);
  }
  return small;
}"""


@pytest.mark.parametrize(
    "name",
    [
        *("LookupExplorer", "AlignmentExplorer", "SimilarityExplorer"),
        *("ProjectionExplorer", "ProjectionSteps", "HeadsExplorer", "SplitHeads"),
    ],
)
def test_a_phone_has_letters_of_eleven_px_at_least(open_figures, name):
    for state in STATES[name]:
        page = open_figures(getattr(widgets, name)(**state), width=375).page
        assert page.evaluate(LETTERS) == []
