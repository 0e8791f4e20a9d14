"""How a pointer and keys handle each figure: a place that is pressed or dragged to means what is seen there."""

import pytest

# Numbers of a state that a pointer sets without steps: half of what a figure rounds them to, and its marks' tenth of a px.
NEAR = 0.01

# Where a mark is, by its id, or a slider, by a selector.
BOX = """mark => {
  const root = document.querySelector('.attn-host').shadowRoot;
  const found = root.querySelector(`[data-id='${mark}']`) ?? root.querySelector(mark);
  const {x, y, width, height} = found.getBoundingClientRect();
  return [x, y, width, height];
}"""
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
    same < 3 ? requestAnimationFrame(look) : done();
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
