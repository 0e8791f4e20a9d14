"""What the tests that all live figures share need of one, and what every figure is asked and held to."""

from dataclasses import KW_ONLY, dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

from widget_page import DEEP, MODULE

from attnlib.corpora import PLANE_VECTORS


@dataclass(frozen=True)
class Hand:
    """Marks, or parts of a mark as in ``all@0.3,0.7``, from where the pointer is pressed to where it lets go.

    ``holds`` is what the model holds then, ``lands`` the mark that is there. A slider is marked ``input[type=range]``.
    """

    way: str
    holds: dict = field(default_factory=dict)
    lands: str = ""


def plane(*changed):
    """Return the arrows of the five words, the first ones changed."""
    return [*map(list, changed), *PLANE_VECTORS[len(changed) :].tolist()]


@dataclass(frozen=True)
class Moves:
    """In JupyterLab: a control moved by a key and the trait it changes; one that is clicked, and its trait."""

    role: str
    name: str
    key: str
    trait: str
    clicked: tuple[str, str]
    clicked_trait: str


@dataclass(frozen=True)
class Figure:
    """The row of a figure: its own test file begins with it, and the tests of all figures find it there.

    ``elsewhere`` is a state that differs from the one it opens with. ``states`` are looked at beside that one: full,
    at its extremes, with the longest texts. ``highest`` is its height at most, on a screen and on a phone.
    ``hands`` are used one after the other. So are ``keys``: what has the focus first, the keys, what the model holds
    then (None: what it began with), the beginning of the name of what has the focus.
    """

    make: type
    _: KW_ONLY
    elsewhere: dict
    states: list[dict]
    highest: tuple[int, int]
    hands: list[Hand]
    keys: list[tuple[str, str, dict, str]]
    moves: Moves
    brief: bool = False  # it says of a change only what changed; others say the whole summary
    typed: dict | None = None  # in which state its fields of text are seen
    readable: bool = False  # its letters are at least eleven px high on a phone
    spare: tuple[int, int] = (1, 1)  # by how much whatever is chosen may change its height
    one_screen: list | tuple = ()  # on a phone: a state, from what to what, and px at most


@cache
def figures():
    """Return the rows of all figures, by their names."""
    files = sorted(Path(__file__).parent.glob("test_widget_*.py"))
    found = [row for file in files for row in vars(import_module(file.stem)).values()]
    return {row.make.__name__: row for row in found if isinstance(row, Figure)}


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


def middle(part):
    """Return where a part of the page is, by its middle."""
    box = part.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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
