"""What every live figure is asked and held to, whatever it shows."""

from playwright.sync_api import expect
from widget_page import DEEP


def summary(page, figure=0):
    """The one sentence of a figure that says what its picture shows."""
    return page.locator(".attn-summary").nth(figure).inner_text()


def plain_summary(page):
    """The summary of the first figure, with plain spaces."""
    return summary(page).replace("\N{NO-BREAK SPACE}", " ")


def assert_heard(page):
    """A screen reader is told the summary of the first figure, once that has rested."""
    status = page.locator(".attn-hidden[role=status]").first
    expect(status).to_have_text(summary(page))


def press(page, button, figure=0):
    """Press a button by its name."""
    page.get_by_role("button", name=button, exact=True).nth(figure).click()


def assert_no_wider(page, width, parts="*"):
    """Nothing makes the page scroll sideways, and no part reaches out of its figure's frame."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    reaching_out = page.evaluate(
        f"""parts => {DEEP}('.attn').flatMap(frame => {{
        const right = frame.getBoundingClientRect().right;
        return [...frame.querySelectorAll(parts)]
          .filter(e => e.getBoundingClientRect().right > right + 0.5).map(e => e.outerHTML)}})""",
        parts,
    )
    assert reaching_out == []


def assert_touchable(page, kinds, least=24):
    """What a finger presses is large enough, where it is shown."""
    sizes = page.evaluate(
        f"""kinds => {DEEP}(`.attn :is(${{kinds}})`)
        .map(e => [e.getBoundingClientRect(), e.outerHTML]).filter(([b]) => b.width)
        .map(([b, html]) => [Math.min(b.width, b.height), html])""",
        kinds,
    )
    assert sizes
    assert [html for size, html in sizes if size < least] == []
