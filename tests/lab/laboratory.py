"""What a reader does in JupyterLab: opens, runs, saves, asks for a second view; and what the kernel says to it."""

import re

from jupyter_client import BlockingKernelClient

# The pictures that are seen below an element: the still, which JupyterLab shows as an image, or the live figure.
SEEN = """place => [...place.querySelectorAll('.jp-RenderedSVG, .attn-host')]
  .filter(each => each.offsetHeight > 50).map(each => each.matches('.attn-host') ? 'live' : 'still')"""
# What a control shows, whatever kind it is.
SHOWN = """control => control.type === 'radio' ? String(control.checked)
  : control.ariaValueNow ?? control.ariaPressed ?? control.value"""
NOTEBOOK = ".jp-NotebookPanel"
FIGURE = "[each for each in Out.values() if hasattr(each, '_figure')][-1]"


class Lab:
    """A notebook open in JupyterLab."""

    def __init__(self, page, server, place, figure):
        self.page, self.server, self.place = page, server, place
        self.cell = page.locator(f"{NOTEBOOK} .jp-CodeCell", has_text=f"{figure}(")
        self.second_view = page.locator(".jp-LinkedOutputView")
        self.complaints = []
        page.on("console", self.listen)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))

    def listen(self, said):
        """Note an error of the console; a badge that no network brings is none."""
        if said.type == "error" and not said.location["url"].startswith("https://"):
            self.complaints.append(said.text)

    def open(self):
        """Open the notebook anew, as a reader who comes back, and wait until its kernel is."""
        stem, token = self.place.stem, self.server["token"]
        self.page.goto(f"{self.server['url']}lab/workspaces/{stem}/tree/{stem}.ipynb?token={token}")
        self.page.wait_for_selector(f"{NOTEBOOK} .jp-Cell", timeout=60_000)
        self.page.get_by_text("| Idle").wait_for(timeout=60_000)
        self.menu("View", "Expand All Code")  # a chapter's figure is known by its cell's code

    def menu(self, head, item):
        """Choose an item of the menu bar."""
        self.page.locator(".lm-MenuBar-itemLabel", has_text=re.compile(f"^{head}$")).click()
        self.page.locator(".lm-Menu-itemLabel", has_text=re.compile(f"^{item}$")).click()

    def scroll_to(self, kind):
        """Turn the wheel until a picture of this kind is seen: cells elsewhere are not in the page."""
        self.page.locator(f"{NOTEBOOK} .jp-WindowedPanel-outer").evaluate("e => e.scrollTop = 0")
        self.page.mouse.move(800, 500)
        for _ in range(300):
            self.page.wait_for_timeout(200)
            if kind in self.seen():
                break
            self.page.mouse.wheel(0, 300)
        self.page.wait_for_timeout(500)

    def seen(self, place=None):
        """Return which pictures of the figure's cell, or of another place, are seen: 'still' or 'live'."""
        place = place or self.cell
        return place.evaluate(SEEN) if place.count() else []

    def control(self, role, name, place=None):
        """Return a control of the figure."""
        return (place or self.cell).locator(".attn-host").get_by_role(role, name=name).first

    def shown(self, control, value, *, same=True):
        """Wait until a control shows this value, or another than this."""
        for _ in range(50):
            if (control.evaluate(SHOWN) == value) is same:
                return True
            self.page.wait_for_timeout(100)
        return False

    def ask(self, code, expression):
        """Let the notebook's kernel run code; return what an expression then is, as text."""
        [session] = self.request("GET", "api/sessions")
        file = self.server["folder"] / "runtime" / f"kernel-{session['kernel']['id']}.json"
        client = BlockingKernelClient(connection_file=str(file))
        client.load_connection_file()
        client.start_channels()
        try:
            client.wait_for_ready(timeout=300)  # it may still run a chapter
            asked = {"it": f"({expression})"}
            reply = client.execute(code, silent=True, user_expressions=asked, reply=True)
        finally:
            client.stop_channels()
        content = reply["content"]
        assert content["status"] == "ok", content
        return content["user_expressions"]["it"]["data"]["text/plain"]

    def trait(self, name):
        """Return a trait of the figure in the kernel, as text."""
        return self.ask("", f"{FIGURE}.{name}")

    def set_trait(self, name, value):
        """Set a trait of the figure in the kernel."""
        self.ask(f"{FIGURE}.{name} = {value}", "None")

    def changed(self, name, before):
        """Wait until a trait in the kernel is another than before; return it."""
        for _ in range(20):
            if (now := self.trait(name)) != before:
                return now
            self.page.wait_for_timeout(200)
        return before

    def request(self, method, path):
        """Ask the server; return its answer."""
        answer = self.page.request.fetch(
            self.server["url"] + path,
            method=method,
            headers={"Authorization": f"token {self.server['token']}"},
        )
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def shut_down(self):
        """Shut down every kernel."""
        for kernel in self.request("GET", "api/kernels"):
            self.request("DELETE", f"api/kernels/{kernel['id']}")
