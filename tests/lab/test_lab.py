"""Every live figure in JupyterLab, as a reader uses it: open, run, move, view twice, save, reopen."""

import pytest
from conftest import ROOT
from every_figure import figures
from laboratory import SHOWN

FIGURES = figures()


def run(lab):
    lab.menu("Run", "Run All Cells")
    lab.ask("", "None")  # after all cells, since JupyterLab then shows the last one
    lab.scroll_to("live")
    assert lab.seen() == ["live"], "one picture: the figure is mounted and hides its still"


def move(lab, moves):
    """Move by key, in the kernel, by mouse; return what the control showed at first, and shows now."""
    control = lab.control(moves.role, moves.name)
    first, before = control.evaluate(SHOWN), lab.trait(moves.trait)
    control.focus()
    lab.page.keyboard.press(moves.key)
    assert lab.shown(control, first, same=False), "a key moves the control"
    assert lab.changed(moves.trait, before) != before, "and the trait in the kernel"
    lab.set_trait(moves.trait, before)
    assert lab.shown(control, first), "a trait set in the kernel moves the control back"
    before = lab.trait(moves.clicked_trait)
    lab.control(*moves.clicked).click()
    assert lab.changed(moves.clicked_trait, before) != before, "a click changes its trait"


def look_twice(lab, moves):
    """Ask for a second view, see that it follows the first, and close it."""
    lab.cell.locator(".attn-host").click(button="right", position={"x": 5, "y": 5})
    lab.page.locator(".lm-Menu-itemLabel", has_text="Create New View for").click()
    lab.second_view.locator(".attn-host").wait_for()
    lab.page.wait_for_timeout(1000)
    assert lab.seen(lab.second_view) == ["live"], "one picture in the second view"
    control = lab.control(moves.role, moves.name)
    other = lab.control(moves.role, moves.name, lab.second_view)
    first = other.evaluate(SHOWN)
    control.focus()
    lab.page.keyboard.press(moves.key)
    assert lab.shown(other, first, same=False), "the second view follows the first"
    lab.page.wait_for_timeout(1000)  # a zoom flies on to its stop
    assert lab.shown(control, other.evaluate(SHOWN))
    lab.page.locator(".lm-DockPanel-tabBar .lm-mod-current .lm-TabBar-tabCloseIcon").last.click()


def reopen(lab, moves):
    """Save, come back to the living kernel, then to none."""
    lab.menu("File", "Save Notebook")
    value, shown = lab.trait(moves.trait), lab.control(moves.role, moves.name).evaluate(SHOWN)
    lab.page.wait_for_timeout(1500)
    lab.open()
    lab.scroll_to("live")
    assert lab.seen() == ["live"], "one picture after it is reopened"
    assert lab.shown(lab.control(moves.role, moves.name), shown), "which shows what it showed"
    assert lab.trait(moves.trait) == value
    assert lab.complaints == []
    lab.shut_down()
    lab.open()  # JupyterLab complains now: it misses the figure's model
    lab.scroll_to("still")
    assert lab.seen() == ["still"], "without a kernel the still picture is there"


def story(lab, moves):
    run(lab)
    move(lab, moves)
    look_twice(lab, moves)
    reopen(lab, moves)


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_lives_in_jupyterlab(lab, name):
    story(lab(name), FIGURES[name].moves)


def test_a_whole_chapter_lives_in_jupyterlab(lab):
    chapter = ROOT / "notebooks" / "01_lookup.ipynb"
    story(lab("LookupExplorer", chapter), FIGURES["LookupExplorer"].moves)
