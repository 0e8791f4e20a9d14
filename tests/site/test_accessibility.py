"""What keeps axe from asking a thing twice must hide no fault: each is put into a good page."""

import pytest
from accessibility import violations

PAGE = """<!DOCTYPE html>
<html lang="en"><head><title>Good</title><meta name="viewport" content="width=device-width">
<style>
body {{ background: #fff; color: #222; }} a {{ color: #00b; text-decoration: underline; }}
.k {{ color: #060; }} .pale {{ color: #bbb; }} .bare {{ text-decoration: none; color: #333; }}
</style></head>
<body><main><h1>Good</h1>
<p>First words with a <a href="#end">link</a>, <em>stress</em> and <code>code</code>.</p>
<p>More words with a <a href="#end">link</a>, <em>stress</em> and <code>code</code>.</p>
<pre tabindex="0"><span></span><span class="k">def</span> f<span class="k">:</span>
    <span class="k">pass</span> # <span class="k">end</span>
</pre>
<p>A formula, {formula}, and another, {formula}.</p>
{fault}
<p id="end">Last words.</p>
</main></body></html>"""

# As KaTeX makes it, but for the style that hides the first part from the eye.
FORMULA = """<span class="math"><span class="katex"><math><mi>softmax</mi></math>
<span class="katex-html" aria-hidden="true"><span class="mord"></span></span></span></span>"""

FAULTS = {
    "words": ('<p class="pale">Words too pale.</p>', "color-contrast"),
    "inner words": ("<p>Words, <em class='pale'>some too pale</em>.</p>", "color-contrast"),
    "token": ("<pre tabindex='0'>a<span class='k pale'>def</span></pre>", "color-contrast"),
    "listing": (
        "<pre class='pale' tabindex='0'>x <span class='k'>=</span> 1</pre>",
        "color-contrast",
    ),
    "background": ("<div style='background: #444'><p>Last words.</p></div>", "color-contrast"),
    "link": (
        "<p>More words with a <a class='bare' href='#end'>link</a>.</p>",
        "link-in-text-block",
    ),
    "image": ("<img src='data:,'>", "image-alt"),
    "image in a listing": ("<pre tabindex='0'><span><img src='data:,'></span></pre>", "image-alt"),
    "formula": (f"<p class='pale'>{FORMULA}</p>", "color-contrast"),
    "image in a formula": (
        "<p><span class='math'><span class='katex'><img src='data:,'></span></span></p>",
        "image-alt",
    ),
    "long formula": (
        f"<div class='math' style='width: 5em; overflow: auto'><span style='display: block; width: 20em'>"
        f"{'d' * 40}</span></div>",
        "scrollable-region-focusable",
    ),
    "long listing": (
        f"<pre style='width: 5em; overflow: auto'><span>{'long ' * 20}</span></pre>",
        "scrollable-region-focusable",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found_and_the_page_is_left_as_it_was(open_page, axe_source, tmp_path, fault):
    path = tmp_path / "page.html"
    markup, rule = FAULTS[fault]
    path.write_text(PAGE.format(fault=markup, formula=FORMULA), "utf-8")
    page = open_page(path).page
    before = page.evaluate("document.body.innerHTML")
    assert [found[0] for found in violations(page, axe_source)] == [rule]
    assert page.evaluate("document.body.innerHTML") == before


def test_the_good_page_has_none(open_page, axe_source, tmp_path):
    path = tmp_path / "page.html"
    path.write_text(PAGE.format(fault="", formula=FORMULA), "utf-8")
    page = open_page(path).page
    assert violations(page, axe_source) == []
    assert violations(page, axe_source, only_colours=True) == []
