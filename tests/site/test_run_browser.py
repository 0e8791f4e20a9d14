"""Exercises answered in the built page, over http and from file://: right, wrong, broken, endless, stopped."""

from pathlib import Path

import pytest
from conftest import open_tab
from served import served

from attnlib.exercises import names

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "_build" / "html"
CHAPTER = "notebooks/01_lookup.html"
RIGHT = """def my_softmax(scores):
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)

check("lookup.softmax", my_softmax)"""
WRONG = """def my_softmax(scores):
    return np.exp(scores) / np.exp(scores).sum()

check("lookup.softmax", my_softmax)"""


# So that a test can end Python's worker behind the page's back, or give it less time.
WORKERS = """globalThis.workers = [];
globalThis.Worker = class extends Worker {
  constructor(...given) { super(...given); workers.push(this); }
  postMessage(said) { super.postMessage(globalThis.less ? {...said, limit: said.limit / less} : said); }
};"""


@pytest.fixture(scope="module")
def server():
    with served() as address:
        yield address


@pytest.fixture(scope="module", params=["file", pytest.param("http", marks=pytest.mark.long)])
def exercise(request, browser, server):
    """Open chapter 01 and return its softmax exercise, with what the page asked for."""
    tab = open_tab(browser, width=375, choose=False)
    address = (BOOK / CHAPTER).as_uri()
    if request.param == "http":
        address = f"{server}/{CHAPTER}"
        tab.page.context.set_offline(False)
        tab.page.context.route(f"{server}/**", lambda route: route.continue_())
    tab.page.add_init_script(WORKERS)
    asked, received = [], []
    tab.page.on("request", lambda request: asked.append(request.url))
    client = tab.page.context.new_cdp_session(tab.page)
    client.send("Network.enable")
    client.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    tab.page.goto(address)
    return Exercise(tab, asked, received)


class Exercise:
    """The buttons of one exercise, pressed as a reader would."""

    def __init__(self, tab, asked, received, name="lookup.softmax"):
        """Keep the page, what it asked for and how many bytes came."""
        self.tab, self.page, self.asked, self.received = tab, tab.page, asked, received
        self.cell = tab.page.locator(".cell", has=tab.page.locator(f"[data-exercises='{name}']"))
        self.answer = self.cell.get_by_role("status")

    def press(self, name):
        self.cell.locator(".run-bar button", has_text=name).click()

    def write(self, code):
        editor = self.cell.locator(".cm-content")
        if not editor.count():
            self.press("Edit")
            editor.wait_for()
        editor.click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(code)

    def run(self, code, seconds=60):
        self.write(code)
        self.page.keyboard.press("Shift+Enter")
        self.wait_until_idle(seconds)
        return self.answer.inner_text()

    def wait_until_idle(self, seconds=60):
        self.cell.locator(".run-go[aria-disabled=false]").wait_for(timeout=seconds * 1000)


def test_nothing_of_it_is_loaded_before_the_first_press(exercise):
    assert [url for url in exercise.asked if "/run/" in url and "/run/run.js" not in url] == []


def test_a_right_answer_passes_and_is_marked(exercise):
    assert "lookup.softmax: passed" in exercise.run(RIGHT)
    assert exercise.cell.locator(".run-passed").inner_text() == "✓ passed"


def test_an_answer_without_its_line_that_checks_is_told_which_line_is_gone(exercise):
    told = exercise.run(RIGHT.partition("\n\n")[0])
    assert told.strip().endswith(
        """the cell's last line again: check("lookup.softmax", my_softmax)"""
    )
    assert exercise.run(RIGHT).count("passed")


def test_all_that_python_brings_is_within_twelve_megabytes_on_the_line(exercise):
    assert sum("/run/" in url for url in exercise.asked) > 8
    if exercise.asked[0].startswith("http"):  # a disk counts no bytes
        assert 8e6 < sum(exercise.received) <= 12e6


def test_what_earlier_cells_print_is_not_in_the_answer(exercise):
    page = exercise.page
    cells = page.locator(".cell", has=page.locator(".run-bar[data-exercises='']"))
    prints = page.evaluate("""() => [...document.querySelectorAll('.cell_input')]
        .filter(e => /print\\(/.test(e.textContent)).length""")
    assert prints > 3
    for at in range(cells.count()):
        stored = cells.nth(at).locator(".cell_output").all_text_contents()
        cells.nth(at).locator(".run-go").click()
        cells.nth(at).locator(".run-go[aria-disabled=false]").wait_for(timeout=30_000)
        told = (
            cells.nth(at)
            .get_by_role("status")
            .evaluate(
                "e => [...e.children].filter(c => c.tagName !== 'BUTTON').map(c => c.textContent).join('')"
            )
        )
        assert told.strip() in (*map(str.strip, stored), "Done; nothing was printed."), at


def test_wrong_answers_are_named_then_bring_hints_then_a_solution(exercise):
    said = [exercise.run(WRONG) for _ in range(5)]
    assert all("misconception (whole-array)" in text for text in said)
    assert "Further hint 1 of 3" in said[1]
    assert "Further hint 3 of 3" in said[3]
    exercise.cell.get_by_role("button", name="Show a solution").click()
    exercise.answer.get_by_text("one solution of many").wait_for()


def test_an_exception_names_the_readers_line(exercise):
    said = exercise.run("a = 1\nb = a / 0")
    assert "ZeroDivisionError" in said
    assert "line 2" in said
    assert "pyodide" not in said


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("input()", "no keyboard"),
        ("%timeit 1", "delete it"),
        ("import torch", "Colab"),
        ("def f(): return f()\nf()", "without end"),
        ("np.ones((10**5, 10**5))", "memory"),
    ],
)
def test_what_a_page_cannot_do_gets_a_friendly_word(exercise, code, words):
    assert words in exercise.run(code)


def test_an_endless_loop_ends_at_the_limit_and_names_stay(exercise):
    exercise.page.evaluate("less = 10")
    said = exercise.run("kept = 41\nwhile True:\n    pass")
    exercise.page.evaluate("less = 0")
    assert "Stopped at the time limit in line" in said
    assert exercise.run("kept + 1") == "42"


def test_stop_ends_what_runs_and_the_next_run_works(exercise):
    exercise.write("while True:\n    pass")
    exercise.page.keyboard.press("Shift+Enter")
    exercise.page.wait_for_timeout(500)
    exercise.press("Stop")
    exercise.wait_until_idle(5)
    assert "Stopped" in exercise.answer.inner_text()
    assert "passed" in exercise.run(RIGHT)


def test_stop_works_while_python_starts_too(exercise):
    exercise.run("import os\nos.abort()")
    exercise.write("while True:\n    pass")
    exercise.page.keyboard.press("Shift+Enter")
    exercise.press("Stop")
    exercise.wait_until_idle(5)
    assert "Stopped" in exercise.answer.inner_text()
    assert exercise.run("20 + 22") == "42"


def test_an_old_answer_stays_greyed_until_the_new_one_comes(exercise):
    assert exercise.run("'the old one'") == "'the old one'"
    exercise.write("while True:\n    pass")
    exercise.page.keyboard.press("Shift+Enter")
    exercise.cell.locator(".run-answer.is-old").wait_for(timeout=5000)
    assert exercise.answer.inner_text() == "'the old one'"
    exercise.press("Stop")
    exercise.wait_until_idle(5)
    assert "the old one" not in exercise.answer.inner_text()
    assert exercise.cell.locator(".is-old").count() == 0


def test_printed_columns_stay_and_scroll_while_sentences_wrap(exercise):
    reach = "e => e.scrollWidth - e.clientWidth"
    exercise.run("print('x ' * 99)")
    assert exercise.answer.locator("pre").evaluate(reach) > 100
    exercise.run(WRONG)
    assert exercise.answer.locator("pre").count() == 0
    assert exercise.answer.locator(".run-words").evaluate(reach) <= 0


def test_python_that_breaks_down_starts_anew_by_itself(exercise):
    assert "broke down" in exercise.run("import os\nos.abort()")
    assert exercise.run("20 + 22") == "42"


@pytest.mark.parametrize("death", ["while it works", "while it rests"])
def test_python_that_dies_without_a_word_starts_anew_by_itself(exercise, death):
    exercise.run("0")
    exercise.page.clock.install()
    if death == "while it works":
        exercise.write("while True:\n    pass")
        exercise.page.keyboard.press("Shift+Enter")
        exercise.page.wait_for_timeout(500)
    exercise.page.evaluate("workers.at(-1).terminate()")
    if death == "while it rests":
        exercise.page.keyboard.press("Shift+Enter")
    exercise.page.clock.fast_forward(46_000)
    exercise.wait_until_idle(5)
    exercise.page.clock.resume()
    assert "no answer for 45 seconds" in exercise.answer.inner_text()
    assert exercise.run("20 + 22") == "42"


def test_the_keyboard_can_leave_the_editor(exercise):
    exercise.write(RIGHT)
    exercise.page.keyboard.press("Escape")
    exercise.page.keyboard.press("Tab")
    assert not exercise.page.evaluate("document.activeElement.closest('.cm-editor')")


def test_a_draft_outlives_a_reload_and_reset_brings_the_page_back(exercise):
    exercise.run(RIGHT)
    exercise.write(WRONG)
    exercise.page.reload()
    assert exercise.cell.locator(".cell_input pre").inner_text().strip() == WRONG
    assert exercise.cell.locator(".run-passed").inner_text() == "✓ passed before"
    assert not exercise.cell.locator(".cell_output").is_visible()  # it tells of the dots
    exercise.press("Reset")
    assert exercise.cell.locator(".cell_output").is_visible()
    assert "return ..." in exercise.cell.locator(".cell_input pre").inner_text()


def test_a_reset_can_be_undone_by_keyboard_and_is_told(exercise):
    exercise.write(WRONG)
    exercise.press("Reset")
    assert (
        "Undo"
        in exercise.page.locator("body > [role=status]").filter(has_text="reset").inner_text()
    )
    assert exercise.page.evaluate("document.activeElement.textContent") == "Undo"
    exercise.page.keyboard.press("Enter")
    assert exercise.cell.locator(".cell_input pre").inner_text().strip() == WRONG
    exercise.page.reload()
    assert exercise.cell.locator(".cell_input pre").inner_text().strip() == WRONG
    exercise.press("Reset")


def test_passed_is_said_of_the_text_that_passed_alone(exercise):
    exercise.run(RIGHT)
    sign = exercise.cell.locator(".run-passed")
    exercise.write(WRONG)
    assert sign.inner_text() == "✓ passed before"
    exercise.page.reload()
    assert sign.inner_text() == "✓ passed before"
    exercise.write(RIGHT)
    assert sign.inner_text() == "✓ passed"


def test_a_run_keeps_the_focus_of_its_button_and_another_waits_no_longer_than_it(exercise):
    exercise.run("1 + 1")  # Python is there
    exercise.write("while True:\n    pass")
    go = exercise.cell.locator(".run-go")
    go.focus()
    go.press("Enter")
    bars = exercise.page.locator(".run-bar")
    other = bars.filter(has=exercise.page.locator(".run-go[aria-disabled=false]")).first
    other.locator(".run-go").click()
    assert "Another cell runs" in other.locator(".run-state").inner_text()
    exercise.press("Stop")
    exercise.wait_until_idle()
    assert other.locator(".run-state").inner_text() == ""
    go.focus()
    exercise.write("2 + 2")
    go.focus()
    go.press("Enter")
    exercise.wait_until_idle()
    assert exercise.page.evaluate("document.activeElement.className") == "run-go"


OLD_DRAFT = """([name, draft]) =>
  localStorage.setItem(`attnrun/01_lookup/${name}`, JSON.stringify({ draft, of: "old" }))"""


def test_a_draft_of_an_earlier_version_of_a_cell_says_so(exercise):
    name = exercise.cell.locator(".run-bar").get_attribute("data-cell")
    exercise.page.evaluate(OLD_DRAFT, [name, WRONG])
    exercise.page.reload()
    state = exercise.cell.locator(".run-state").text_content()
    exercise.press("Reset")
    assert "earlier version" in state


def test_the_first_page_tells_the_progress(exercise):
    exercise.run(RIGHT)
    exercise.page.goto(exercise.page.url.split("notebooks/")[0] + "book/index.html")
    line = exercise.page.locator("[data-progress]").inner_text()
    exercise.page.go_back()
    assert line == f"You have passed 1 of {len(names())} exercises."


def test_what_a_reader_wrote_is_what_later_cells_use(exercise):
    exercise.run(RIGHT)
    second = Exercise(exercise.tab, exercise.asked, exercise.received, "lookup.soft_lookup")
    uses_first = """def my_soft_lookup(query, key, value, temperature=1.0):
    weights = my_softmax(query @ key.T / temperature)
    return weights @ value, weights

check("lookup.soft_lookup", my_soft_lookup)"""
    said = second.run(uses_first)
    second.press("Reset")
    assert "lookup.soft_lookup: passed" in said


def test_a_readers_function_draws_the_figure_and_follows_its_cell(exercise):
    page, cell = exercise.page, exercise.cell
    exercise.cell = page.locator(".cell", has=page.locator("[data-cell='soft-lookup-code']"))
    exercise.answer = exercise.cell.get_by_role("status")
    code = exercise.cell.locator(".cell_input pre").inner_text()
    exercise.run(code)
    exercise.cell.get_by_role("button", name="Use soft_lookup in the figure").click()
    page.get_by_text("Drawn by your soft_lookup.").wait_for(timeout=10_000)
    exercise.run(code.replace("return weights @ value", "return value @ weights"))
    fault = "Your soft_lookup gave an output of the shape (3, 3)"
    page.get_by_text(fault).wait_for(timeout=10_000)
    exercise.run(code.replace("scores =", "while temperature > 1: pass\n    scores ="))
    page.get_by_text("Drawn by your soft_lookup.").wait_for(timeout=10_000)
    page.get_by_role("slider", name="temperature").press("ArrowRight")
    page.get_by_text("Your soft_lookup took longer than three seconds.").wait_for(timeout=10_000)
    page.get_by_role("button", name="Back to the book").click()
    assert page.get_by_text("soft_lookup took longer").count() == 0
    exercise.press("Reset")
    exercise.cell, exercise.answer = cell, cell.get_by_role("status")


def test_answers_can_be_taken_away_as_a_notebook(exercise):
    exercise.write(RIGHT)
    with exercise.page.expect_download() as download:
        exercise.page.get_by_role("button", name="Save my answers").click()
    assert download.value.suggested_filename == "01_lookup.ipynb"
    assert "keepdims=True)" in Path(download.value.path()).read_text("utf8")


def test_the_page_fits_a_phone_and_asked_nothing_of_other_sites(exercise):
    assert exercise.page.evaluate("document.documentElement.scrollWidth") <= 375
    assert exercise.tab.outside == []
