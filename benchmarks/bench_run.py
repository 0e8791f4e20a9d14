"""What Python in the page costs: ``python -m benchmarks.bench_run [--print]``, on a machine with ``/proc``.

Opens chapter 01 on a screen of 375 px in Chromium, answers its first exercise, and notes the seconds from the first press
of Run to the verdict, the seconds of the next one, the megabytes that came over a connection with gzip, and the memory
of the page's process. Done at the machine's own speed and with that process stopped for three quarters of the time:
Chromium's own throttle slows a page's main thread alone, and Python runs in a worker.
"""

import argparse
import json
import os
import signal
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psutil
from playwright.sync_api import Browser, sync_playwright

from .bench_page import RESULT, find_chromium, served
from .paired import machine

CHAPTER = "notebooks/01_lookup.html"
RIGHT = """def my_softmax(scores):
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)

check("lookup.softmax", my_softmax)"""
SLICE = 0.005  # seconds for which a slowed process runs at a time
# How slow it was indeed: other work on the machine is in the way of the pauses too.
LOOP = """() => {
  const begin = performance.now();
  for (let i = 0, x = 1; i < 5e7; i++) x = (x * 16807) % 2147483647;
  return (performance.now() - begin) / 1000;
}"""


def renderers() -> list[psutil.Process]:
    """Return the processes of this one's browser that hold a page."""
    children = psutil.Process().children(recursive=True)
    return [each for each in children if "--type=renderer" in each.cmdline()]


@contextmanager
def slowed(processes: list[psutil.Process], times: int) -> Iterator[None]:
    """Let processes run for one slice of time in so many."""
    over = threading.Event()

    def work() -> None:
        while times > 1 and not over.is_set():
            for each in processes:
                each.send_signal(signal.SIGSTOP)
            time.sleep((times - 1) * SLICE)
            for each in processes:
                each.send_signal(signal.SIGCONT)
            time.sleep(SLICE)

    thread = threading.Thread(target=work)
    thread.start()
    yield
    over.set()
    thread.join()


def measure(browser: Browser, url: str, times: int) -> dict[str, float]:
    """Answer the exercise twice in a fresh browser and return what it cost."""
    page = browser.new_page(viewport={"width": 375, "height": 740})
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    received: list[float] = []
    client.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(url, wait_until="load")
    cell = page.locator(".cell", has=page.locator("[data-exercises='lookup.softmax']"))
    cell.get_by_role("button", name="Edit").click()
    cell.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(RIGHT)
    page.wait_for_timeout(1000)
    of_page, before = sum(received), memory()
    with slowed(renderers(), times):
        loop = page.evaluate(LOOP)
        first, second = (press(page, cell) for _ in range(2))
    return {
        "a fixed loop, s": loop,
        "first answer, s": first,
        "next answer, s": second,
        "received, MB": (sum(received) - of_page) / 1e6,
        "memory of the page, MB": before,
        "memory with Python, MB": memory(),
    }


def memory() -> float:
    """Return the megabytes that the pages' processes hold, shared ones counted by their share."""
    return sum(each.memory_full_info().pss for each in renderers()) / 1e6


def press(page, cell) -> float:
    """Run the cell and return the seconds until its verdict is there."""
    verdict = cell.locator(".run-words")
    verdict.evaluate_all("old => old.forEach(each => each.remove())")
    begin = time.perf_counter()
    page.keyboard.press("Shift+Enter")
    verdict.wait_for(timeout=300_000)
    took = time.perf_counter() - begin
    assert "passed" in verdict.inner_text()
    return took


def main() -> None:
    """Measure at the machine's speed and four times slower."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--print", action="store_true", help="store nothing")
    arguments = parser.parse_args()
    server, rows = served(), {}
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    url = f"http://127.0.0.1:{server.server_port}/{CHAPTER}"
    with sync_playwright() as playwright:
        for name, times in (("the machine's speed", 1), ("a quarter of it", 4)):
            runs = []
            for _ in range(arguments.runs):
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=root)
                runs.append(measure(browser, url, times))
                versions = {"chromium": browser.version}
                browser.close()
            rows[name] = {key: round(statistics.median(r[key] for r in runs), 2) for key in runs[0]}
            print(name, rows[name], flush=True)
    server.shutdown()
    server.server_close()
    if not arguments.print:
        result = {"machine": machine() | {"versions": versions}, "python in the page": rows}
        RESULT.with_name("run.json").write_text(json.dumps(result, indent=1) + "\n", "utf8")


if __name__ == "__main__":
    main()
