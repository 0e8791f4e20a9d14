"""A reader's function draws the figure in the page: right, wrong and broken ones, slow ones, and the way back."""

import ast
import json
import re

import numpy as np
import pytest
from widget_page import DEEP, ROOT

from attnlib._own import drawn
from attnlib.widgets import LookupExplorer, MaskExplorer, ScalingExplorer


def chapter(name, *cells):
    """Return the source of cells of a chapter, the functions alone."""
    notebook = json.loads((ROOT / "notebooks" / f"{name}.ipynb").read_text("utf8"))
    code = {cell["id"]: "".join(cell["source"]) for cell in notebook["cells"]}
    trees = [ast.parse(code[cell]).body for cell in cells]
    defined = [each for tree in trees for each in tree if isinstance(each, ast.FunctionDef)]
    return "import math\n" + "\n".join(map(ast.unparse, defined))


SOFT_LOOKUP = chapter("01_lookup", "softmax-code", "soft-lookup-code")
ATTENTION = chapter("05_scaling", "effective-code", "complete-code")
MASKED = chapter("07_masking", "mask-code")
MASKS = chapter("07_masking", "masks-code")
LATE = MASKED.replace("scores = np.where(mask, scores, -np.inf)", "").replace(
    "weights = softmax(scores)", "weights = softmax(scores) * mask"
)


SERVED = set()  # pages serve several tests: a function is exposed once
SPACE = {}  # what the page's Python knows


class Own:
    """A page with a figure, whose Python is the test's own."""

    def __init__(self, page):
        """Stand in for the page's Python."""
        self.page = page
        if page not in SERVED:
            page.expose_function("python", lambda asked: drawn(SPACE[asked["name"]], asked))
            SERVED.add(page)
        page.evaluate("globalThis.attnRun = {draw: asked => python(asked)}")

    def use(self, figure, source, name, kind):
        SPACE.clear()
        SPACE["np"] = np
        exec(source, SPACE)
        self.page.evaluate("given => attnFigures.use(...given)", [figure, name, kind])
        return self.says("Drawn by|Your .* raised|gave|returned|no part")

    def says(self, words="."):
        self.page.wait_for_function(
            f"""words => {DEEP}('.attn-own:not([hidden]) span')
                .some(e => RegExp(words).test(e.textContent))""",
            arg=words,
        )
        return self.text(".attn-own span")

    def text(self, what):
        return self.page.evaluate(f"what => {DEEP}(what)[0].textContent", what)

    def button(self, name):
        self.page.get_by_role("button", name=name).click()


@pytest.fixture
def own(open_figures):
    def opened(figure, **options):
        return Own(open_figures(figure, **options).page)

    return opened


def test_the_books_function_draws_the_books_picture_and_says_whose_it_is(own):
    page = own(LookupExplorer())
    before = page.text(".attn-summary")
    assert page.use("lookup", SOFT_LOOKUP, "soft_lookup", "lookup") == "Drawn by your soft_lookup."
    assert page.text(".attn-summary") == before


@pytest.mark.parametrize(
    ("wrong", "seen"),
    [
        (("/ temperature", ""), "at temperature 10, the table balances at 8.00"),
        (("raised.sum(axis=-1, keepdims=True)", "raised.sum(axis=0)"), "apple 100%, banana 100%"),
        (("weights @ value", "value.mean(0)[None]"), "balances at 5.67"),
    ],
)
def test_what_a_lookup_forgets_is_seen_at_the_next_move(own, wrong, seen):
    page = own(LookupExplorer(temperature=10))
    page.use("lookup", SOFT_LOOKUP.replace(*wrong), "soft_lookup", "lookup")
    page.page.wait_for_function(
        f"seen => {DEEP}('.attn-summary')[0].textContent.includes(seen)", arg=seen
    )


def test_a_move_asks_again_and_a_fault_leaves_the_last_good_picture(own):
    page = own(LookupExplorer())
    source = SOFT_LOOKUP.replace("scores =", "assert temperature <= 1, 'too warm'\n    scores =")
    page.use("lookup", source, "soft_lookup", "lookup")
    first = page.text(".attn-summary")
    page.page.get_by_role("slider", name="temperature").press("ArrowLeft")
    page.page.wait_for_function(
        f"first => {DEEP}('.attn-summary')[0].textContent !== first", arg=first
    )
    good = page.text(".lookup-sum")
    for _ in range(3):
        page.page.get_by_role("slider", name="temperature").press("ArrowRight")
    assert page.says("AssertionError") == (
        "Your soft_lookup raised AssertionError: too warm. The picture is its last good one."
    )
    assert page.text(".lookup-sum") != ""
    page.button("Back to the book")
    assert page.page.evaluate(f"{DEEP}('.attn-own')[0].hidden")
    assert page.text(".lookup-sum") != good


@pytest.mark.parametrize(
    ("wrong", "divides"),
    [
        (("", ""), "22.63"),
        (("1 / math.sqrt(query.shape[-1])", "1"), "1.00"),
        (("math.sqrt(query.shape[-1])", "query.shape[-1]"), "512.00"),
    ],
)
def test_the_scale_of_the_readers_attention_is_seen(own, wrong, divides):
    page = own(ScalingExplorer())
    page.use("scaling", ATTENTION.replace(*wrong), "attention", "attention")
    assert f"divided by {divides} by your function" in page.text(".attn-summary")


def test_a_mask_after_the_softmax_takes_weight_away_and_an_empty_row_is_a_fault(own):
    page = own(MaskExplorer())
    assert page.use("masking", MASKED, "attention", "attention") == "Drawn by your attention."
    said = page.use("masking", LATE, "attention", "attention")
    assert said == "Drawn by your attention. The weights of query 1 sum to 0.19, not 1."
    assert "keeps 19.3% of its weight" in page.text(".attn-summary")
    page.use("masking", MASKED, "attention", "attention")
    page.page.get_by_role("slider", name="offset").press("ArrowLeft")
    assert "NaN or infinity, first for query 1" in page.says("NaN")


@pytest.mark.parametrize(
    ("name", "kind", "wrong", "allowed"),
    [
        ("causal", "causal", ("<= i + offset", "< i + offset"), 21),
        ("padding", "padding", ("", ""), 28),
        ("window", "window", ("i - left <= j", "i - left < j"), 13),
    ],
)
def test_a_rule_of_the_readers_paints_the_mask(own, name, kind, wrong, allowed):
    page = own(MaskExplorer())
    assert page.use("masking", MASKS.replace(*wrong), name, kind) == f"Drawn by your {name}."
    told = page.text(".attn-summary")
    assert re.match(rf"{allowed} of 49 pairs", told), told


def test_a_figure_with_a_readers_function_fits_a_phone(own):
    page = own(MaskExplorer(), width=375)
    page.use("masking", LATE, "attention", "attention")
    assert page.page.evaluate("document.documentElement.scrollWidth") <= 375
