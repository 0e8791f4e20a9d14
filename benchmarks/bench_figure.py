"""A live figure's answer to one input against a matplotlib redraw behind a kernel's slider.

The figure's time is taken in Chromium: numbers computed, document updated, layout forced. The
redraw is what a kernel does for one slider event: draw the same content and encode the PNG that
it would send; the network between comes on top.
"""

import io
import sys
import tempfile
from pathlib import Path

import matplotlib as mpl
import numpy as np
from matplotlib import pyplot as plt
from playwright.sync_api import sync_playwright

from attnlib import plot
from attnlib.corpora import FRUIT_TABLE
from attnlib.lookup import soft_lookup
from attnlib.widgets import LookupExplorer
from benchmarks.paired import machine, paired, row, store

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "book" / "_ext"))

from attnbook.standalone import FLAGS, TIME_INPUTS, find_chromium, write_page


def redraw():
    """Return a function that draws scores, weights and parts anew and encodes them."""
    rng = np.random.default_rng(0)
    key, value = FRUIT_TABLE.key, FRUIT_TABLE.value[:, None]

    def run():
        query = rng.normal(size=(1, 4))
        weights = soft_lookup(query, key, value).weights[0]
        figure, axes = plt.subplots(1, 3, figsize=(8, 3))
        for ax, data in zip(axes, (key @ query[0], weights, weights * value[:, 0]), strict=True):
            plot.bars(data, labels=FRUIT_TABLE.words, ax=ax)
        figure.savefig(io.BytesIO(), format="png")
        plt.close(figure)

    return run


def main():
    mpl.use("agg")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=[*FLAGS, "--no-sandbox"]
        )
        page = browser.new_page()
        page.goto(write_page(Path(folder), LookupExplorer()).as_uri())
        page.wait_for_selector(".attnlib-figure[data-mounted]")
        inputs = []
        # The browser's clock, not the round trip to it: each round is the 95th percentile of 100.
        times = paired(
            {
                "live figure": lambda: inputs.append(
                    np.percentile(page.evaluate(TIME_INPUTS, 100), 95)
                ),
                "matplotlib redraw": redraw(),
            },
            rounds=31,
        )
        times["live figure"] = [float(ms) / 1e3 for ms in inputs[-31:]]
        browser.close()
    case = "one slider event, LookupExplorer, 95th percentile of 100 inputs a round"
    store(
        "figure",
        [row(case, times, ours="live figure", peers=["matplotlib redraw"], reach=0.05)],
        machine=machine("matplotlib", "anywidget"),
    )


if __name__ == "__main__":
    main()
