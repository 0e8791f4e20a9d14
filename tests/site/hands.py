"""How a pointer and keys handle each figure: a place that is pressed or dragged to means what is seen there."""

from dataclasses import dataclass, field

import pytest

# Numbers of a state that a pointer sets without steps: half of what a figure rounds them to, and its marks' tenth of a px.
NEAR = 0.01


@dataclass(frozen=True)
class Hand:
    """Marks, or parts of a mark as in ``all@0.3,0.7``, from where the pointer is pressed to where it lets go.

    ``holds`` is what the model holds then, ``lands`` the mark that is there.
    """

    way: str
    holds: dict = field(default_factory=dict)
    lands: str = ""


def press(way, **holds):
    return Hand(way, holds)


def lands(mark, way):
    return Hand(way, lands=mark)


def causal(*hidden):
    """Return the causal mask of seven words without these pairs too."""
    return [[int(j <= i and (i, j) not in hidden) for j in range(7)] for i in range(7)]


def painted(*pixels):
    """Return what is painted in the 64 pixels: all at once, here the ink is taken away."""
    return "".join("-" if pixel in pixels else "." for pixel in range(64))


def plane(*changed, rest=((1.9, 0.6), (-1.9, -0.6), (0, 2), (0.1, -1.3), (1.4, -2.1))):
    """Return the five arrows, the first ones changed."""
    return [*map(list, changed), *map(list, rest[len(changed) :])]


HANDS = {
    "AlignmentExplorer": [
        press("s 3", focus=["read", 3]),
        press("t 5", focus=["written", 5]),
    ],
    "BreakAHead": [press("word 4", place=5), press("knob > kept@0.25,0.5", step=350)],
    "HeadsExplorer": [
        press("from 8", token=8),
        press("to 5", to=5),
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
        press("q 0 > q 1", query=plane((-1.9, -0.6))),
    ],
    "ProjectionSteps": [press("cell v 1 1", step=12)],
    "ScalingExplorer": [press("knob > width 64", d_k=64)],
    "SentenceZoom": [
        press("card 4", layer=4, zoom=1),
        press("head 7", zoom=2, head=7),
    ],
    "SimilarityExplorer": [
        press("scores number 2 0", pair=[2, 0]),
        press("tip 0 > tip 1", vectors=plane((-1.9, -0.6))),
    ],
    "SplitHeads": [press("x text 18", place=7), press("heads text 25", place=12)],
    "TilesFilm": [press("scores 1 2", step=9), press("scores 0 0 > scores 4 2", step=37)],
    "TranslatorExplorer": [press("part 10", off=["cross-attention 2"])],
    "WriterExplorer": [
        press("token 3", at=3),
        press("cell 216", cuts=["25.1"], head="25.1"),
        press("bar 1", text="When Mary and John went to the store, John gave a drink to the"),
    ],
}

# What has the focus first, the keys, what the model holds then, and the beginning of the name of what has the focus.
KEYS = {
    "AlignmentExplorer": [
        ("[data-id='written 4']:not(text)", "ArrowRight ArrowUp ArrowDown", {"focus": ["written", 5]}, "Economic"),
        ("[data-id='read 5']:not(text)", "End", {"focus": ["read", 12]}, "1992"),
        ("[data-id='written 4']:not(text)", "Home", {"focus": ["written", 0]}, "the"),
        ("input[type=range]", "End ArrowLeft", {"step": 11}, ""),
        ("[data-id='written 4']:not(text)", "Escape", {"focus": None}, "European"),
    ],
    "BreakAHead": [
        ("[aria-label^='saw, place 2']", "ArrowUp End ArrowUp", {"place": 15}, "fox, place 15"),
        ("[aria-label^='Cut head 2.1']", "Enter Enter", {"heads": [4, 1], "cuts": None}, "Cut head 2.1"),
        ("[role=slider]", "Home ArrowRight", {"step": 25}, "step of the training"),
    ],
    "HeadsExplorer": [
        ("[data-id='head 37']", "ArrowRight ArrowDown Home ArrowLeft ArrowUp End", {"layer": 2, "head": 11}, "layer 3, head 12"),
        ("[data-id='from 8']:not(text)", "Home ArrowDown End ArrowUp", {"token": 14}, "from ."),
        ("[data-id='to 2']:not(text)", "End Home ArrowDown", {"to": 1}, "to the"),
    ],
    "LookupExplorer": [
        ("[role=slider]", "ArrowLeft ArrowUp", {"query": [2.94, 0.92, 0.3, -0.97]}, "Query"),
        ("[role=slider]", "PageDown Home", {"query": None}, "Query"),
    ],
    "MaskExplorer": [
        ("[data-id='place 4 1']", "ArrowRight Enter ArrowDown Space", {"mask": causal((4, 2), (5, 2))}, "day"),
        ("[data-id='place 5 2']", "Home Enter End Enter", {"mask": [*causal((4, 2))[:5], [0, 1, 0, 1, 1, 1, 1], [1] * 7]}, "day"),
    ],
    "MemoryExplorer": [
        ("[data-id='pixel 0'].attn-hit", "ArrowRight ArrowDown ArrowDown Space", {"paint": "." * 17 + "#" + "." * 46}, "row 3, column 2"),
        ("[role=slider]", "End Home ArrowRight", {"step": 1}, "steps of retrieval"),
    ],
    "MixingExplorer": [
        ("[aria-label='message from token']", "End Home ArrowRight PageUp ArrowLeft", {"source": 8}, "message from"),
        ("[aria-label='message to token']", "End ArrowLeft PageDown", {"target": 54}, "message to"),
        ("[aria-label='message to token']", "Home", {"target": 8}, "message to"),
        ("[data-id=attention].attn-hit", "Enter", {"wiring": "attention"}, "attention"),
    ],
    "PatchExplorer": [
        ("[role=slider]", "ArrowRight ArrowDown ArrowLeft", {"layer": 4, "head": None}, "head"),
        ("[role=slider]", "Home ArrowUp", {"layer": 0, "head": 0}, "head"),
    ],
    "PositionExplorer": [
        ("[aria-label^=Key]", "ArrowRight ArrowRight PageUp ArrowLeft", {"places": [24, 39]}, "Key"),
        ("[aria-label^=Both]", "Home End", {"places": [48, 63]}, "Both"),
        ("[aria-label^='dog, word']", "ArrowLeft Home", {"order": [1, 0, 4, 2, 3]}, "dog, word 1"),
    ],
    "ProjectionExplorer": [
        ("[aria-label^='query of “hot”']", "Shift+ArrowDown", {"query": plane((1.9, 0.1)), "asking": 0}, "query of “hot”"),
        ("[aria-label^='key of “hot”']", "ArrowUp", {"key": plane((1.9, 0.7)), "asking": 0}, "key of “hot”"),
        ("[aria-label^='meaning of “hot”']", "ArrowLeft", {"x": plane((1.8, 0.6)), "asking": 0}, "meaning of “hot”"),
        ("[aria-label^='“hot” gives “it”']", "Enter ArrowDown", {"asking": 1}, "“cold” gives “it”"),
    ],
    "ProjectionSteps": [
        ("[aria-label^='scores of machines']", "ArrowDown Enter", {"step": 17}, "weights of Thinking"),
        ("input[type=range]", "End ArrowLeft", {"step": 23}, ""),
    ],
    "ScalingExplorer": [
        ("[role=slider]", "Home ArrowRight", {"d_k": 2}, "components"),
        ("[role=slider]", "End ArrowLeft", {"d_k": 768}, "components"),
    ],
    "SentenceZoom": [
        (".attn-hit[tabindex='0']", "ArrowDown ArrowDown ArrowUp ArrowUp ArrowRight Enter ArrowDown", {"zoom": 1, "layer": 1}, "Head 6"),
        (":focus", "+", {"zoom": 2, "head": 5}, "Row of it"),
        (":focus", "- End ArrowLeft", {"zoom": 5, "number": 23}, ""),
        (":focus", "Home", {"zoom": None}, ""),
        ("input[type=range]", "ArrowRight ArrowRight", {"zoom": 2}, ""),
    ],
    "SimilarityExplorer": [
        ("[aria-label^='arrow of “hot”']", "ArrowLeft Shift+ArrowDown ArrowUp", {"vectors": plane((1.8, 0.2))}, "arrow of “hot”"),
        ("[aria-label^='score of “hot” and “ball”']", "Enter ArrowDown", {"pair": [1, 4]}, "score of “cold” and “ball”"),
    ],
    "SplitHeads": [
        ("[data-id='x 4'].attn-hit", "ArrowDown ArrowLeft ArrowUp ArrowUp End ArrowLeft", {"place": 6}, "17"),
    ],
    "TilesFilm": [
        ("[role=slider]", "ArrowUp ArrowRight ArrowRight ArrowDown ArrowDown ArrowLeft", {"step": 37}, "tile of scores"),
        ("input[type=range]", "Home ArrowRight", {"step": 1}, ""),
        ("[aria-label='One step back']", "Enter Enter", {"step": 0}, "One step back"),
    ],
    "TranslatorExplorer": [
        ("[data-id='part 6'].attn-hit", "Enter", {"off": ["decoder self-attention 1"]}, "Decoder self-attention 1"),
        ("[data-id='part 6'].attn-hit", "Space", {"off": None}, "Decoder self-attention 1"),
    ],
    "WriterExplorer": [
        ("[aria-label^='Head 25.5']", "ArrowLeft ArrowUp Enter", {"cuts": ["24.4"], "head": "24.4"}, "Head 24.4, cut"),
        ("[aria-label^='Head 24.4']", "Enter", {"cuts": None}, "Head 24.4"),
        ("[aria-label^='Token 1,']", "ArrowRight", {"at": 2}, "Token 2"),
    ],
}  # fmt: skip

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
    if isinstance(wanted, list) and found is not None:
        return len(found) == len(wanted) and all(map(close, found, wanted))
    if isinstance(wanted, (int, float)) and not isinstance(wanted, bool):
        return abs(found - wanted) <= (NEAR if isinstance(wanted, float) else 0)
    return found == wanted


def use(page, hand):
    """Press or drag, and check what came of it."""
    for at, part in enumerate(hand.way.split(" > ")):
        target = place(page, part)
        page.mouse.move(*target, steps=4)
        if at == 0:
            page.mouse.down()
    page.mouse.up()
    page.evaluate(SETTLED)
    if hand.lands:
        assert place(page, hand.lands) == pytest.approx(target, abs=0.2 * page.evaluate(ZOOM))
    assert_holds(page, hand.way, hand.holds)


def assert_holds(page, way, holds):
    """The model holds these values; None is what it began with."""
    state = page.evaluate(STATE)
    for name, wanted in holds.items():
        assert close(state.get(name), wanted), (way, name, state.get(name))


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
