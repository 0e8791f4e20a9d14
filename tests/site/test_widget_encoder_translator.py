"""The figure of chapter 09's translator in a real browser: switches, keyboard, looks."""

import re

import numpy as np
from every_figure import plain_summary, press
from widget_page import MODULE

from attnlib.widgets import TranslatorExplorer
from attnlib.widgets.encoder_translator import KINDS, PARTS, TRAINED

FIGURE = TranslatorExplorer()


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


def test_all_of_a_kind_go_and_come_back_together(page):
    for kind, off in KINDS.items():
        press(page, kind)
        for name in PARTS:
            pressed = part(page, name).get_attribute("aria-pressed")
            assert pressed == str(name not in off).lower()
        assert f"the loss is {TranslatorExplorer(off=off).loss:.2f}" in plain_summary(page)
        press(page, kind)
        assert plain_summary(page).startswith("The whole translator")
