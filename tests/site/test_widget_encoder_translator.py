"""The figure of chapter 09's translator in a real browser: switches, keyboard, looks."""

import re

import numpy as np
from every_figure import plain_summary, press
from widget_page import MODULE

from attnlib.widgets import TranslatorExplorer
from attnlib.widgets.encoder_translator import KINDS, PARTS, TRAINED

FIGURE = TranslatorExplorer()

ACTIVE = "document.querySelector('.attn-host').shadowRoot.activeElement?.dataset.id"


def part(page, name):
    return page.get_by_role("button", name=re.compile(f"^{name[0].upper()}{name[1:]}: a press"))


def test_page_and_python_agree_on_random_combinations(page):
    rng = np.random.default_rng(3)
    widget = TranslatorExplorer()
    states = [
        {"off": [n for n in PARTS if rng.random() < 0.3], "sentence": i % 2} for i in range(200)
    ]
    states += [{"off": list(off), "sentence": 0} for off in [*KINDS.values(), *TRAINED.values()]]
    found = page.evaluate(
        f"""async ([states, trained]) => {{
      const {{explorer}} = await ({MODULE})('encoder_translator');
      const compute = explorer(window.attnlibData.encoder_translator);
      return states.map(state => compute({{...state, trained}})).map(one =>
        [one.loss, one.exact, one.guessing, one.trained, one.written.map(w => w.word).join(' '), one.next]);
    }}""",
        [states, widget.trained],
    )
    for state, one in zip(states, found, strict=True):
        widget.set_state(state)
        names = ("loss", "exact", "guessing", "trained_without", "written")
        assert one[:-1] == [getattr(widget, name) for name in names]
        for name, found_next in zip(PARTS, one[-1], strict=True):
            widget.off = list({name} ^ set(state["off"]))
            assert found_next == widget.loss, name


def test_a_press_switches_a_part_off_and_another_brings_it_back(page):
    assert plain_summary(page).startswith("The whole translator has a loss of 0.06 nats per word")
    part(page, "cross-attention 2").click()
    assert plain_summary(page).startswith("Without cross-attention 2 the loss is 2.40")
    assert part(page, "cross-attention 2").get_attribute("aria-pressed") == "false"
    assert page.locator('[data-id="part 10"].gone').count() == 1
    part(page, "cross-attention 2").click()
    assert plain_summary(page).startswith("The whole translator")


def test_all_of_a_kind_go_and_come_back_together(page):
    for kind, off in KINDS.items():
        press(page, kind)
        for name in PARTS:
            pressed = part(page, name).get_attribute("aria-pressed")
            assert pressed == str(name not in off).lower()
        assert f"the loss is {TranslatorExplorer(off=off).loss:.2f}" in plain_summary(page)
        press(page, kind)
        assert plain_summary(page).startswith("The whole translator")


def test_the_other_sentence_is_written_too(page):
    press(page, "cross-attention")
    page.get_by_role("radio", name="sentence 2", exact=True).check(force=True)
    text = TranslatorExplorer(off=KINDS["cross-attention"], sentence=1).written
    assert f"It writes: “{text}”." in plain_summary(page)
    lines = page.locator('[data-id^="written "]:has(tspan)')
    assert " ".join(lines.all_text_contents()) == text
    assert page.locator('[data-id^="written "] tspan.wrong').count() > 5


def test_the_keyboard_reaches_every_part_and_keeps_its_place(page):
    part(page, "source places").focus()
    for i in range(len(PARTS)):
        assert page.evaluate(ACTIVE) == f"part {i}"
        page.keyboard.press("Tab")
    part(page, "decoder self-attention 1").focus()
    page.keyboard.press("Enter")
    assert "the loss is 1.74" in plain_summary(page)
    assert page.evaluate(ACTIVE) == "part 6", "the focus stays"
    page.keyboard.press("Space")
    assert plain_summary(page).startswith("The whole translator")
