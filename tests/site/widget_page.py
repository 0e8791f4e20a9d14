"""A page of live figures, which the book's own code puts together, and what tests do in it."""

from pathlib import Path

from attnbook.chromium import MISSING, fault
from attnbook.standalone import DEEP, FLAGS, find_chromium, write_page

__all__ = [
    "DEEP",
    "FLAGS",
    "HELD",
    "MISSING",
    "MODULE",
    "TWO_VIEWS",
    "fault",
    "find_chromium",
    "in_book",
    "wait_for_parts",
    "write_page",
]

ROOT = Path(__file__).resolve().parents[2]


def in_book(path):
    """Let a page of figures know where the book's files are: beside it, as a page of the book does."""
    html = path.read_text("utf-8")
    path.write_text(html.replace("<html ", '<html data-content_root="./" '), "utf-8")
    return path


# The module of a figure, as the host script loads it.
MODULE = """name => import(URL.createObjectURL(
    new Blob([window.attnlibFigures[name].esm], {type: "text/javascript"})))"""


# Two views of one model, as JupyterLab has them: TWO_VIEWS % (MODULE, name), called with the state. Where the page
# has window.held(name), data come once the promise that it returns is kept.
TWO_VIEWS = """async state => {
  const module = await (%s)("%s");
  const listeners = {};
  state._start = structuredClone(state);
  window.model = {
    saved: 0,
    get: k => state[k],
    set(k, v) { state[k] = v; (listeners[`change:${k}`] ?? []).forEach(f => f()); },
    on: (e, f) => (listeners[e] ??= new Set()).add(f),
    off: (e, f) => listeners[e].delete(f),
    save_changes() { this.saved++; },
    data: async name => (await window.held?.(name), window.attnlibData[name]),
  };
  window.listening = () => Object.values(listeners).reduce((n, s) => n + s.size, 0);
  const view = async () => {
    const el = document.createElement("div");
    document.querySelector("main").append(el);
    return {el, stop: await module.default.render({model, el})};
  };
  window.views = [await view(), await view()];
}"""

# Parts of data come when the test gives them, or are refused: give("multihead.3"), refuse("multihead.3").
HELD = """() => {
  const asked = {};
  const answer = which => name => asked[name].splice(0).forEach(both => both[which](new Error(name)));
  window.held = name => !name.includes('.') || new Promise((yes, no) => (asked[name] ??= []).push([yes, no]));
  [window.give, window.refuse] = [answer(0), answer(1)];
}"""


def wait_for_parts(page, figure):
    """Wait until a figure has got all parts of its data ahead."""
    names = [path.stem for path in (ROOT / "attnlib" / "widgets").glob(f"{figure}.*.json")]
    if names:
        page.wait_for_function("names => names.every(name => name in attnlibData)", arg=names)
        page.wait_for_timeout(100)  # from there into the figure
