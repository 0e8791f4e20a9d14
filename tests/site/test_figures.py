"""What holds of every live figure, whatever it shows: one page each, looked at from all sides."""

import json
import re

import pytest
from accessibility import violations
from conftest import open_tab, visit
from every_figure import assert_touchable, figures, press, summary
from hands import SETTLED, STATE, TOLD, assert_holds, enlarge, used
from playwright.sync_api import expect
from support import bundle
from traitlets import link
from widget_page import DEEP, MODULE, TWO_VIEWS, write_page

from attnlib import widgets
from attnlib.widgets._base import FIGURE_MIME_TYPE

WIDTHS = [320, 375, 1280]
MORE_WIDTHS = [500, 640, 768, 1024]
FIGURES = figures()


def each_figure(has=lambda figure: True):
    """Give a test each figure's row in turn, or of the figures that have something."""
    rows = {name: figure for name, figure in FIGURES.items() if has(figure)}
    return pytest.mark.parametrize("figure", rows.values(), ids=rows)


def test_every_figure_has_its_row():
    missing = set(widgets.__all__) - set(FIGURES)
    row = "tests/site/test_widget_NAME.py begins with FIGURE = Figure(...), see every_figure.py"
    assert missing == set(), row


# ---- State ---------------------------------------------------------------------------------


def kept(widget):
    """What a notebook keeps of a figure."""
    return bundle(widget)[FIGURE_MIME_TYPE]


@each_figure()
def test_a_figure_comes_back_from_what_is_stored_and_follows_what_a_browser_sends(figure):
    make = figure.make
    widget = make(**figure.elsewhere)
    stored = json.loads(json.dumps(kept(widget), sort_keys=True, allow_nan=False))
    assert stored["figure"] == make._figure
    assert len(json.dumps(stored)) < 5000
    traits = make.class_traits()
    state = {name: x for name, x in stored["state"].items() if not traits[name].read_only}
    again, sent, linked = make(**state), make(), make()
    trait = next(iter(figure.elsewhere))
    link((sent, trait), (linked, trait))
    sent.set_state(state)
    assert repr(widget) == repr(again) == repr(sent) != repr(make())
    assert getattr(linked, trait) == getattr(widget, trait)
    assert kept(again) == kept(sent) == kept(widget)


@each_figure()
def test_reset_goes_back_to_what_the_figure_was_made_with(figure):
    widget = figure.make(**figure.elsewhere)
    made = widget._state()
    widget.set_state(figure.make()._state())
    assert widget._start == made != widget._state()


# ---- What is looked for --------------------------------------------------------------------

# Texts that lie on one another, of different lines, and texts that leave their figure. A line's box is higher than its
# letters, turned letters do not fill theirs, and what sticks has a ground that hides what it lies on.
COLLISIONS = """() => [...document.querySelectorAll('.attn-host')].flatMap(host => {
  const frame = host.shadowRoot.querySelector('.attn');
  const seen = node => node === frame || (getComputedStyle(node).clipPath === 'none' &&
    Number(getComputedStyle(node).opacity) > 0.05 && seen(node.parentElement));
  const line = node => node.closest('text') ??
    (getComputedStyle(node).display === 'inline' ? line(node.parentElement) : node);
  const scroller = node => node === frame || /auto|scroll/.test(getComputedStyle(node).overflow)
    ? node : scroller(node.parentElement);
  const boxes = [];
  const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [text, node] = [texts.currentNode.data.trim(), texts.currentNode.parentElement];
    const turned = node.closest('text')?.getScreenCTM().b;
    if (!text || turned || node.matches('option') || getComputedStyle(node).position === 'sticky' ||
      !node.checkVisibility({visibilityProperty: true}) || !seen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const view = scroller(node).getBoundingClientRect();
    for (const {left, right, top, bottom} of range.getClientRects()) {
      if (right < view.left || left > view.right || bottom < view.top || top > view.bottom) continue;
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
})"""

# The smallest letters that are seen, subscripts and what stands above a line left out.
LETTERS = """() => [...document.querySelectorAll('.attn-host')].flatMap(host => {
  const frame = host.shadowRoot.querySelector('.attn');
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
})"""

# Shapes whose fill and stroke are both hardly told from the page: (luminance contrast below 1.8), as their roles.
# Paper hides what lies below it; sheets and the ground lie below cells and a curve that have edges.
FAINT = """() => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const paints = colour => {
    if (colour === 'none') return [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  document.body.style.color = 'Canvas';
  const page = paints(getComputedStyle(document.body).color);
  document.body.style.color = '';
  const contrast = colour => {
    const [r, g, b, a] = paints(colour);
    const [x, y] = [luminance([r, g, b].map((v, i) => page[i] + (v - page[i]) * a / 255)), luminance(page)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  const marks = '.scene :is(rect, circle, path, line):not(.paper, .sheet, .ground)';
  const faint = [...document.querySelector('.attn-host').shadowRoot.querySelectorAll(marks)].filter(e => {
    const {fill, stroke, visibility} = getComputedStyle(e);
    return visibility === 'visible' && Math.max(contrast(fill), contrast(stroke)) < 1.8;
  });
  return [...new Set(faint.map(e => `${e.tagName} ${e.getAttribute('class')}`))];
}"""
# What has to be pressed or moved, but for what tells the state: choices, the lookup's question, the zoom's trail.
HANDLED = """[...document.querySelector('.attn-host').shadowRoot.querySelectorAll(
  '.attn :is(button, input, select, summary)')].filter(e => e.checkVisibility()
  && !e.matches('.attn-hits *, .attn-choice *, [aria-pressed=true], .zoom-trail *')).map(e => e.outerHTML)"""


@pytest.fixture(scope="module", params=FIGURES.values(), ids=FIGURES)
def looked_at(request, browser, tmp_path_factory):
    """A page of a figure in all its states, opened once for all tests that only look."""
    views = [request.param.make(**state) for state in [{}, *request.param.states]]
    tab = open_tab(browser)
    visit(tab, write_page(tmp_path_factory.mktemp("figure"), *views))
    tab.page.wait_for_function(
        "n => document.querySelectorAll('.attnlib-figure[data-mounted]').length === n",
        arg=len(views),
    )
    yield request.param, tab
    tab.page.context.close()


@pytest.fixture
def look(looked_at):
    """The row of a figure and its page as it was opened; nothing was fetched and nothing complained."""
    figure, tab = looked_at
    tab.page.emulate_media(media="screen", color_scheme="light", forced_colors="none")
    tab.page.set_viewport_size({"width": 1280, "height": 900})
    yield figure, tab.page
    assert (tab.outside, tab.complaints) == ([], [])


def resized(page, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.evaluate("new Promise(done => setTimeout(() => requestAnimationFrame(done), 60))")


# ---- Looked at -----------------------------------------------------------------------------


def test_it_is_accessible_in_both_themes(look, axe_source):
    _, page = look
    assert violations(page, axe_source) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, axe_source, only_colours=True) == []


def test_no_number_is_broken(look):
    _, page = look
    marks = f"{DEEP}('.attn').map(e => e.innerHTML.replace(/base64,[^\"]*/g, '')).join(' ')"
    told = page.evaluate(marks)
    assert [w for w in ("NaN", "no number", "undefined", "Infinity") if w in told] == []


def test_ids_are_unique(look):
    _, page = look
    ids = page.evaluate(f"{DEEP}('[id]').map(e => e.id)")
    assert len(set(ids)) == len(ids)


def test_what_is_moved_and_clicked_in_jupyterlab_is_there(look):
    figure, page = look
    controls = [(figure.moves.role, figure.moves.name), figure.moves.clicked]
    there = [
        page.locator(".attn-host").first.get_by_role(r, name=n).count() > 0 for r, n in controls
    ]
    assert dict(zip(controls, there, strict=True)) == dict.fromkeys(controls, True)


# What a finger presses. The 32 numbers of a head are also stepped through by keys and buttons.
PRESSED = ("button", "input", "select", "summary", ".attn-hit", "[role=slider]")
PRESSED = ", ".join(f"{kind}:not(.zoom-part)" for kind in PRESSED)


def test_no_width_is_too_narrow_for_eye_or_finger(look):
    figure, page = look
    for width in WIDTHS:
        resized(page, width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert width < 375 or page.evaluate(COLLISIONS) == [], width
        if width <= 375:
            assert_touchable(page, PRESSED)
        if width == 375 and figure.readable:
            assert page.evaluate(LETTERS) == []


@pytest.mark.long
def test_no_width_is_too_narrow_for_what_is_folded_away(look):
    _, page = look
    for width in MORE_WIDTHS:
        resized(page, width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(COLLISIONS) == [], width
    page.evaluate(f"{DEEP}('.attn details').forEach(e => e.open = true)")
    for width in WIDTHS + MORE_WIDTHS:
        resized(page, width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.evaluate(f"{DEEP}('.attn details').forEach(e => e.open = false)")


def test_every_mark_is_told_from_a_page_of_forced_colours(look):
    _, page = look
    for scheme in ("light", "dark"):
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        assert page.evaluate(FAINT) == []
    # The labels are what is seen of choices, those that are disabled too.
    radios = page.locator(".attn-choice input").evaluate_all(
        "all => all.map(e => getComputedStyle(e).opacity)"
    )
    assert set(radios) <= {"0"}
    looks = page.locator(".attn-choice input").evaluate_all(
        "all => all.map(e => [e.checked, getComputedStyle(e.nextElementSibling).backgroundColor])"
    )
    chosen, others = ({colour for checked, colour in looks if checked is c} for c in (True, False))
    assert not chosen & others


def test_on_paper_nothing_asks_to_be_pressed_and_what_is_chosen_is_told(look):
    _, page = look
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(HANDLED) == []
    frame = page.locator(".attn").first
    assert frame.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(255, 255, 255)"
    assert frame.evaluate("e => getComputedStyle(e).color") == "rgb(30, 31, 36)"
    # A browser leaves the background out otherwise, and with it what says which choice holds.
    chosen = page.locator(".attn-choice input:checked + span").evaluate_all(
        "all => all.map(e => getComputedStyle(e).printColorAdjust)"
    )
    assert set(chosen) <= {"exact"}


def test_nothing_calls_by_moving_where_motion_is_unwanted(look):
    _, page = look
    moving = f"{DEEP}('.attn').flatMap(e => e.getRootNode().getAnimations()).length"
    assert page.evaluate(moving) == 0


# What Tab reaches, as the document has it: of a group of radio buttons the one that is chosen.
TABBABLE = """host => [...host.shadowRoot.querySelectorAll('button, input, select, summary, [tabindex="0"]')]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.disabled && e.tabIndex >= 0
    && (e.type !== 'radio' || e.checked)).length"""
INSIDE = "document.activeElement.shadowRoot?.activeElement"


def test_tab_walks_through_all_controls_once_in_order(look):
    _, page = look
    host = page.locator(".attn-host").first
    controls = host.evaluate(TABBABLE)
    host.evaluate("e => { window.walked = []; e.getRootNode().activeElement?.blur(); }")
    page.locator("h1").click()
    for _ in range(controls):
        page.keyboard.press("Tab")
        assert page.evaluate(f"walked.push({INSIDE}), {INSIDE} != null")
        # JupyterLab leaves the keys to what has the focus; it sees what is around the shadow root.
        assert page.evaluate("document.activeElement.dataset.lmSuppressShortcuts") == "true"
    order = """walked.every((e, i) => !i
      || walked[i - 1].compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING)"""
    assert page.evaluate(f"[new Set(walked).size, {order}]") == [controls, True]


# ---- Handled -------------------------------------------------------------------------------

# What is drawn and told, without what is each view's own, such as ids, and without what speaks once it rests.
SHOWN = """host => {
  const seen = selector => [...host.shadowRoot.querySelectorAll(selector)]
    .filter(e => getComputedStyle(e).visibility === 'visible');
  return {
    pictures: seen('svg').map(svg => svg.innerHTML.replace(/(id="|url\\(#)[^")]*/g, '')),
    texts: seen('.attn :is(p, h3, small, button, .attn-number)').map(e => e.textContent),
    values: seen('input, select').map(e => e.type === 'radio' ? e.checked : e.value),
    pressed: seen('[aria-pressed=true], [aria-valuenow]').map(e => [e.ariaLabel ?? e.textContent, e.ariaValueNow]),
  };
}"""


def shown(page, figure=0):
    page.evaluate(SETTLED)
    return page.locator(".attn-host").nth(figure).evaluate(SHOWN)


@each_figure()
def test_a_hand_changes_its_figure_alone_and_two_views_show_what_it_did(open_figures, figure):
    page = open_figures(figure.make(), figure.make(), width=1920, height=1080).page
    begun, beside = page.evaluate(TOLD), shown(page, 1)
    assert used(page, figure.hands) != begun
    assert shown(page, 1) == beside
    state = page.evaluate(STATE)
    widget = figure.make(**figure.states[0])
    page.evaluate(TWO_VIEWS % (MODULE, widget._figure), json.loads(json.dumps(widget._state())))
    first = shown(page, 2)
    assert shown(page, 3) == first
    page.evaluate("told => Object.entries(told).forEach(([k, v]) => model.set(k, v))", state)
    changed = shown(page, 2)
    assert shown(page, 3) == changed != first
    press(page, "Reset", figure=3)
    assert shown(page, 2) == shown(page, 3)
    assert shown(page, 2) == first
    page.evaluate("views.forEach(view => view.stop())")
    assert page.evaluate("listening()") == 0
    status = page.locator(".attn-hidden[role=status]").first  # which speaks once the figure rests
    expect(status).to_have_text(re.compile(r"\w") if figure.brief else summary(page))


@each_figure()
def test_keys_change_the_state_and_the_focus_stays_in_the_figure(open_figures, figure):
    page = open_figures(figure.make(), width=1920, height=1080).page
    for first, keys, holds, focused in figure.keys:
        page.locator(f".attn {first}").first.focus()
        for key in keys.split():
            page.keyboard.press(key)
        page.evaluate(SETTLED)
        assert_holds(page, keys, holds)
        assert page.evaluate(f"{INSIDE}.ariaLabel || {INSIDE}.textContent").startswith(focused)
    assert page.evaluate("scrollY") == 0, "no key moves the page too"


@each_figure(lambda figure: figure.one_screen)
def test_a_phone_has_the_picture_and_its_controls_on_one_screen(open_figures, figure):
    for state, first, last, most in figure.one_screen:
        page = open_figures(figure.make(**state), width=375).page
        top, end = (page.locator(f".attn {e}").first.bounding_box() for e in (first, last))
        assert 0 < end["y"] + end["height"] - top["y"] <= most


LETTER = "e => parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom"


@pytest.mark.long
@each_figure()
def test_with_motion_and_on_a_full_screen_a_press_means_the_same(open_figures, figure):
    page = open_figures(figure.make(), width=1920, height=1080).page
    attn = page.locator(".attn")
    wide, letter = attn.bounding_box()["width"], attn.evaluate(LETTER)
    told, picture = used(page, figure.hands), shown(page)["pictures"]
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.wait_for_selector(".attnlib-figure[data-mounted]")
    assert used(page, figure.hands) == told
    assert shown(page)["pictures"] == picture
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    page.wait_for_selector(".attnlib-figure[data-mounted]")
    enlarge(page)
    box = attn.bounding_box()
    assert box["width"] > 1.25 * wide
    assert attn.evaluate(LETTER) > 1.1 * letter
    assert box["width"] > 1800 or box["height"] > 900
    assert page.evaluate("document.fullscreenElement.scrollHeight <= innerHeight")
    behind = "e => getComputedStyle(e).backgroundColor"
    assert page.locator(".attnlib-figure").evaluate(behind) == attn.evaluate(behind)
    assert used(page, figure.hands) == told


@pytest.mark.long
@each_figure()
def test_a_low_screen_holds_the_whole_figure(open_figures, figure):
    page = open_figures(figure.make(), width=1280, height=720).page
    enlarge(page)
    assert page.evaluate("document.fullscreenElement.scrollHeight <= innerHeight")


# Each choice and button, and for each the ends of every slider: the height after each, and what broke.
EVERYTHING = """async () => {
  const root = document.querySelector('.attn-host').shadowRoot;
  const frame = root.querySelector('.attn');
  const [heights, broken] = [{}, []];
  const all = selector => [...frame.querySelectorAll(selector)].filter(e => !e.disabled && e.checkVisibility());
  const note = what => {
    heights[Math.round(frame.getBoundingClientRect().height)] ??= what;
    if (/NaN|undefined|Infinity|no number/.test(frame.textContent)) broken.push(what);
  };
  const set = (e, value) => {
    e.value = value;
    for (const kind of ['input', 'change']) e.dispatchEvent(new Event(kind, {bubbles: true}));
    note(`${e.ariaLabel ?? e.labels[0]?.textContent} ${value}`);
  };
  const slide = async () => {
    await new Promise(requestAnimationFrame);
    for (const e of all('input[type=range]')) [e.max, e.min, e.max].forEach(value => set(e, value));
  };
  const press = async e => {
    e.click();
    note(e.ariaLabel ?? e.parentElement.textContent);
    await slide();
  };
  for (const radio of all('.attn-choice input')) await press(radio);
  for (const list of all('select')) {
    const chosen = list.value;
    for (const {value} of [...list.options].filter(option => !option.disabled)) set(list, value), await slide();
    set(list, chosen);
  }
  for (const button of all('button')) if (!/^(Play|Pause|Find|Run)/.test(button.ariaLabel ?? button.textContent)) await press(button);
  return [heights, broken];
}"""


@pytest.mark.long
@pytest.mark.parametrize("width", [1280, 768, 375])
@each_figure()
def test_whatever_is_chosen_the_height_holds_and_fits_a_screen(open_figures, figure, width):
    page = open_figures(figure.make(), width=width).page
    heights, broken = page.evaluate(EVERYTHING)
    least, most = min(map(int, heights)), max(map(int, heights))
    assert broken == []
    assert most - least <= figure.spare[width < 500], heights
    assert most <= figure.highest[width < 500] or width == 768


@pytest.mark.parametrize("width", [1280, 375])
@each_figure(lambda figure: figure.typed is not None)
def test_a_long_text_without_a_space_widens_no_page(open_figures, figure, width):
    page = open_figures(figure.make(**figure.typed), width=width).page
    for typed in page.locator(".attn input[type=text]").all():
        typed.fill("W" * 400)
        typed.dispatch_event("change")
        told = f"{DEEP}('.attn p').map(e => e.textContent).join(' ').toUpperCase()"
        page.wait_for_function(f"{told}.includes('WWW')")  # it is spoken of
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_no_other_figure_takes_typed_text(open_figures):
    others = [figure.make() for figure in FIGURES.values() if figure.typed is None]
    page = open_figures(*others).page
    assert page.locator(".attn :is(input[type=text], textarea)").count() == 0


# As JupyterLab does when it opens a notebook: the outputs are put into the page after they are built.
BUILT_FIRST = """async state => {
  const module = await (%s)("position");
  const output = document.createElement("div"), still = document.createElement("div");
  const el = document.createElement("div"), beside = document.createElement("div");
  still.innerHTML = '<img src="data:image/svg+xml,%%3Csvg/%%3E">';
  beside.append(el);
  output.append(still, beside);
  const model = {get: k => state[k], set() {}, on() {}, off() {}, save_changes() {}};
  await module.default.render({model, el});
  document.querySelector("main").append(output);
  await new Promise(resolve => setTimeout(resolve, 100));
  return [still.style.display, el.firstElementChild.closest("[data-lm-suppress-shortcuts]") !== null];
}"""


def test_a_figure_that_is_built_before_it_is_shown_hides_its_still_and_keeps_its_keys(
    open_figures,
):
    widget = widgets.PositionExplorer()
    page = open_figures(widget).page
    state = json.loads(json.dumps(widget._state()))
    assert page.evaluate(BUILT_FIRST % MODULE, state) == ["none", True]
