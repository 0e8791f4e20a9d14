"""What every live figure is asked and held to, whatever it shows."""

from widget_page import DEEP, MODULE


def summary(page, figure=0):
    """The one sentence of a figure that says what its picture shows."""
    return page.locator(".attn-summary").nth(figure).inner_text()


def plain_summary(page):
    """The summary of the first figure, with plain spaces."""
    return summary(page).replace("\N{NO-BREAK SPACE}", " ")


def compute(page, figure, inputs):
    """Return what a figure's module computes of each input."""
    return page.evaluate(
        f"async inputs => {{const m = await ({MODULE})('{figure}'); return inputs.map(m.compute)}}",
        inputs,
    )


def drag(page, start, *places):
    """Press the mouse at a place, move it over others and let go."""
    page.mouse.move(*start)
    page.mouse.down()
    for place in places:
        page.mouse.move(*place, steps=4)
    page.mouse.up()


def finger(page, start, *places):
    """A finger comes down at a place, goes over others and is lifted."""
    session = page.context.new_cdp_session(page)
    for kind, at in [
        ("touchStart", [start]),
        *(("touchMove", [place]) for place in places),
        ("touchEnd", []),
    ]:
        points = [{"x": x, "y": y} for x, y in at]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_timeout(50)


def press(page, button, figure=0):
    """Press a button by its name."""
    page.get_by_role("button", name=button, exact=True).nth(figure).click()


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
