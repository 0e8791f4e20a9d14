"""How heavy the book's pages are on a slow line: ``python -m benchmarks.bench_page [PAGE ...] [--print]``.

Serves ``_build/html`` compressed and opens pages in Chromium as from a line of 1.6 Mbit/s with 150 ms of latency,
on a processor four times slower. Bytes and layout shifts are tests too (``tests/site``); milliseconds stand here alone.
"""

import argparse
import gzip
import json
import os
import statistics
import sys
import threading
from contextlib import suppress
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

from .paired import machine

ROOT = Path(__file__).resolve().parents[1]
HTML = ROOT / "_build" / "html"
RESULT = ROOT / "benchmarks" / "results" / "page.json"
sys.path.insert(0, str(ROOT / "book" / "_ext"))

from attnbook.standalone import find_chromium  # noqa: E402

LATENCY_MS, BYTES_PER_SECOND, SLOWER = 150, 1.6e6 / 8, 4
QUIET_MS = 1500  # nothing asked of the server for so long: the page has what it wants
COMPRESSED = {".html", ".css", ".js", ".json", ".svg"}

# What the page notes of itself while it loads.
OBSERVE = """
window.seen = {paint: null, shift: 0, blocking: 0};
const watch = (type, call) => new PerformanceObserver(list => list.getEntries().forEach(call)).observe({type, buffered: true});
watch('paint', e => { if (e.name === 'first-contentful-paint') seen.paint = e.startTime; });
watch('layout-shift', e => { if (!e.hadRecentInput) seen.shift += e.value; });
watch('longtask', e => { seen.blocking += Math.max(0, e.duration - 50); });
"""
# From scrolling to each figure until it is mounted; the slowest counts.
FIGURES = """async () => {
  let slowest = 0;
  for (const figure of document.querySelectorAll('.attnlib-figure')) {
    figure.scrollIntoView();
    const begin = performance.now();
    while (!('mounted' in figure.dataset) && performance.now() - begin < 20000)
      await new Promise(resolve => setTimeout(resolve, 20));
    slowest = Math.max(slowest, performance.now() - begin);
  }
  return slowest;
}"""


@cache
def packed(path: Path) -> bytes:
    """Return a file as a server would send it."""
    return gzip.compress(path.read_bytes(), 6)


class Handler(SimpleHTTPRequestHandler):
    """Sends files compressed, over connections that stay open."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Answer with the file, compressed where that is worth it."""
        path = Path(self.translate_path(self.path))
        if path.suffix not in COMPRESSED or not path.is_file():
            super().do_GET()
            return
        body = packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with suppress(ConnectionError):  # a page that is closed while a figure gets parts ahead
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def served() -> ThreadingHTTPServer:
    """Serve the book on a free port."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(HTML)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def measure(browser, url: str, *, slow: bool = True) -> dict[str, float]:
    """Open a page in a fresh profile and return what it cost."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.add_init_script(OBSERVE)
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    received = []
    client.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    if slow:
        line = {"latency": LATENCY_MS, "downloadThroughput": BYTES_PER_SECOND}
        line |= {"offline": False, "uploadThroughput": BYTES_PER_SECOND}
        client.send("Network.emulateNetworkConditions", line)
        client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url, wait_until="load", timeout=60_000)
    before = -1
    while before != len(received):
        before = len(received)
        page.wait_for_timeout(QUIET_MS if slow else 300)
    found = page.evaluate("seen")
    found |= {"kilobytes": sum(received) / 1000, "figures": page.evaluate(FIGURES)}
    context.close()
    return found


def medians(runs: list[dict[str, float]]) -> dict[str, float]:
    """Return each measure's median; of shifts the worst, which a reader may meet."""
    found = {name: round(statistics.median(run[name] for run in runs)) for name in runs[0]}
    return found | {"shift": round(max(run["shift"] for run in runs), 3)}


def asked() -> argparse.Namespace:
    """Return the pages that are named, or the first page, all chapters and a few others; and how."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pages", nargs="*")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--print", action="store_true", help="store nothing")
    arguments = parser.parse_args()
    chapters = sorted(f"notebooks/{path.name}" for path in (HTML / "notebooks").glob("*.html"))
    others = [f"book/{name}.html" for name in ("notation", "errata", "transformations", "api/nn")]
    arguments.pages = arguments.pages or ["book/index.html", *chapters, *others]
    return arguments


def main() -> None:
    """Measure pages in one browser, print each, and store them all."""
    arguments, server, rows = asked(), served(), {}
    with sync_playwright() as playwright:
        root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=root)
        for page in arguments.pages:
            url = f"http://127.0.0.1:{server.server_port}/{page}"
            rows[page] = medians([measure(browser, url) for _ in range(arguments.runs)])
            print(page, rows[page], flush=True)
        versions = {"chromium": browser.version}
        browser.close()
    server.shutdown()
    server.server_close()
    if not arguments.print:
        result = {"machine": machine() | {"versions": versions}, "pages": rows}
        RESULT.write_text(json.dumps(result, indent=1) + "\n", "utf8")


if __name__ == "__main__":
    main()
