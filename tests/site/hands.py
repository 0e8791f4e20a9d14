"""How a pointer handles each figure: a place that is pressed, dragged to or pointed at means what is seen there."""

from dataclasses import dataclass, field

import pytest

# Numbers of a state that a pointer sets without steps: half of what a figure rounds them to, and its marks' tenth of a px.
NEAR = 0.01


@dataclass(frozen=True)
class Hand:
    """Marks, or parts of a mark as in ``all@0.3,0.7``, from where the pointer is pressed to where it lets go.

    ``holds`` is what the model holds then, ``lands`` the mark that is there, ``says`` what the figure tells. A choice
    that shows the marks is made before.
    """

    way: str
    holds: dict = field(default_factory=dict)
    lands: str = ""
    says: str = ""
    pressed: bool = True
    choice: str = ""


def press(way, **holds):
    return Hand(way, holds)


def lands(mark, way):
    return Hand(way, lands=mark)


def point(way, says):
    return Hand(way, says=says, pressed=False)


def causal(*hidden):
    """Return the causal mask of seven words without these pairs too."""
    return [[int(j <= i and (i, j) not in hidden) for j in range(7)] for i in range(7)]


def painted(*pixels):
    """Return what is painted in the 64 pixels: all at once, here the ink is taken away."""
    return "".join("-" if pixel in pixels else "." for pixel in range(64))


HANDS = {
    "AlignmentExplorer": [
        press("s 3", focus=["read", 3]),
        point("t 5", "“Economic” attends to “économique”"),
    ],
    "BlocksExplorer": [press("part attention", attention=False)],
    "BreakAHead": [press("word 4", place=5), press("knob > kept@0.25,0.5", step=350)],
    "HeadsExplorer": [
        press("from 8", token=8),
        press("to 5", to=5),
        Hand("cells@0.1,0.1 > map@0.9,0.78", {"token": 12, "to": 14}, choice="matrix"),
    ],
    "LookupExplorer": [
        lands("query", "ring banana"),
        lands("query", "query > ring chair"),
    ],
    "MaskExplorer": [
        press("frame 4 1 > frame 4 3", mask=causal((4, 1), (4, 2), (4, 3))),
        press("frame 3 0 > frame 5 0", mask=causal((4, 1), (4, 2), (4, 3), (3, 0), (4, 0), (5, 0))),
    ],
    "MemoryExplorer": [
        press("pixel 23 > pixel 39", paint=painted(23, 31, 39)),
        press("marble > dot 3", step=3),
    ],
    "MixingExplorer": [press("to > token 31", target=31), press("from > token 15", source=15)],
    "PatchExplorer": [press("dot 33", layer=2, head=9), press("dot 33 > dot 12", layer=1, head=0)],
    "PositionExplorer": [
        press("mark 24 > mark 17", places=[17, 23]),
        press("1 > 4", order=[0, 2, 3, 1, 4]),
    ],
    "ProjectionExplorer": [
        press("pairs number 1 3", asking=1),
        press("q 0 > q 1", query=[[-1.9, -0.6], [-1.9, -0.6], [0, 2], [0.1, -1.3], [1.4, -2.1]]),
    ],
    "ProjectionSteps": [press("cell v 1 1", step=12)],
    "ScalingExplorer": [press("knob > width 64", d_k=64)],
    "SentenceZoom": [
        press("card 4", layer=4, zoom=1),
        press("head 7", zoom=2, head=7),
    ],
    "SimilarityExplorer": [
        press("scores number 2 0", pair=[2, 0]),
        press(
            "tip 0 > tip 1", vectors=[[-1.9, -0.6], [-1.9, -0.6], [0, 2], [0.1, -1.3], [1.4, -2.1]]
        ),
    ],
    "SplitHeads": [press("x text 18", place=7), press("heads text 25", place=12)],
    "TilesFilm": [press("scores 1 2", step=9), press("scores 0 0 > scores 4 2", step=37)],
    "TranslatorExplorer": [press("part 10", off=["cross-attention 2"])],
    "WriterExplorer": [
        press("token 3", at=3),
        press("cell 216", cuts=["25.1"], head="25.1"),
        press("lens 28", layer=29),
        press("lens 4 > lens 29", layer=None),
        press("bar 1", text="When Mary and John went to the store, John gave a drink to the"),
    ],
}

MARKS = (
    "mark => document.querySelector('.attn-host').shadowRoot.querySelector(`[data-id='${mark}']`)"
)
BOX = f"mark => {{ const b = ({MARKS})(mark).getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; }}"
ZOOM = "document.querySelector('.attn-host').currentCSSZoom"
TOLD = """() => [...document.querySelector('.attn-host').shadowRoot.querySelectorAll(
  '.attn-summary, [aria-pressed=true], [aria-valuenow]')]
  .map(e => [e.textContent, e.ariaLabel, e.ariaValueNow].join(' ')).join('; ')"""
# What a reader would copy of the state, by the link below the figure.
STATE = """() => {
  [...document.querySelector('.attnlib-figure-tools').querySelectorAll('button')].at(-1).click();
  const [, json] = location.hash.split(':');
  history.replaceState(null, '', location.pathname);
  return JSON.parse(decodeURIComponent(json));
}"""

# Once nothing of what is drawn has changed for so many frames; movement changes something in each.
SETTLED = """() => new Promise(done => {
  const frames = [...document.querySelectorAll('.attn-host')].map(host => host.shadowRoot.querySelector('.attn'));
  let [last, same] = ['', 0];
  const look = () => {
    const now = frames.map(frame => frame.innerHTML).join();
    [last, same] = [now, now === last ? same + 1 : 0];
    same < 6 ? requestAnimationFrame(look) : done();
  };
  look();
})"""


def place(page, part):
    """Return where a part of a mark is: its middle, or what stands behind the @."""
    mark, _, at = part.partition("@")
    x, y, width, height = page.evaluate(BOX, mark)
    across, down = (float(z) for z in at.split(",")) if at else (0.5, 0.5)
    return x + across * width, y + down * height


def close(found, wanted):
    if isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(close, found, wanted))
    if isinstance(wanted, (int, float)) and not isinstance(wanted, bool):
        return abs(found - wanted) <= (NEAR if isinstance(wanted, float) else 0)
    return found == wanted


def use(page, hand):
    """Press, drag or point, and check what came of it."""
    if hand.choice:
        page.get_by_role("radio", name=hand.choice).first.check()
        page.evaluate(SETTLED)  # with motion it is drawn in the next frame
    for at, part in enumerate(hand.way.split(" > ")):
        target = place(page, part)
        page.mouse.move(*target, steps=4)
        if at == 0 and hand.pressed:
            page.mouse.down()
    if hand.pressed:
        page.mouse.up()
    page.evaluate(SETTLED)
    if hand.says:
        assert hand.says in page.evaluate(TOLD)
    if hand.lands:
        assert place(page, hand.lands) == pytest.approx(target, abs=0.2 * page.evaluate(ZOOM))
    state = page.evaluate(STATE)
    for name, wanted in hand.holds.items():
        assert close(state.get(name), wanted), (hand.way, name, state.get(name))


def used(page, hands):
    """Use every hand, and return what the figure tells in the end."""
    for hand in hands:
        use(page, hand)
    page.mouse.move(2, 2)
    page.evaluate(SETTLED)
    return page.evaluate(TOLD)


def enlarge(page):
    page.get_by_role("button", name="Full screen").click()
    page.wait_for_selector(".attnlib-figure[data-fitted]")
