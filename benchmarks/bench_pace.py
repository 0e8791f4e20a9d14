"""How long each live figure takes for an input, and for a frame of the movement that follows, on a slow phone.

Every control of a figure is moved in turn in Chromium, whose processor is made four times slower: sliders, choices,
buttons, lists, fields of text, and what is pressed or moved by keys in the picture. An input is timed with its layout, a frame with its
layout. The aim is 50 ms for 95 of 100. Each round makes the same inputs, from Reset on, and of each input its calmest round
counts: other processes only add time. A fixed task in the same page tells how slow the machine was.
"""

import sys
import tempfile
from pathlib import Path

import numpy as np
from playwright.sync_api import sync_playwright

from attnlib import widgets

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "book" / "_ext"))

from attnbook.standalone import FLAGS, find_chromium, write_page

SLOWER, AIM_MS, INPUTS, ROUNDS = 4, 50, 60, 3

# Times of all inputs in turn, of the frames that they ask for, and of a fixed task between them.
PACE = """async count => {
  const root = document.querySelector('.attn-host').shadowRoot;
  const timed = (act) => {
    const begin = performance.now();
    act();
    document.body.getBoundingClientRect();
    return performance.now() - begin;
  };
  const found = {inputs: [], frames: [], task: []};
  const ask = window.asked ??= window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = f => ask(t => void found.frames.push(timed(() => f(t))));
  const send = (node, kind, how = {}) =>
    node.dispatchEvent(new (how.key ? KeyboardEvent : Event)(kind, {bubbles: true, composed: true, ...how}));
  const moves = {
    range: (node, i) => {
      node.value = +node.min + (node.max - node.min) * ((i * 0.618) % 1);
      send(node, 'input');
    },
    list: (node, i) => {
      node.selectedIndex = i % node.length;
      send(node, 'change');
    },
    text: (node, i) => {
      node.value = i % 2 ? node.value.slice(0, -1) : node.value + '1';
      send(node, 'input');
    },
    key: (node, i) => send(node, 'keydown', {key: i % 3 ? 'ArrowRight' : 'ArrowLeft'}),
    press: node => node.click(),
  };
  const kindOf = node => node.type === 'range' ? 'range' : node.matches('select') ? 'list'
    : node.role === 'slider' ? 'key' : ['text', 'number'].includes(node.type) ? 'text' : 'press';
  const fixed = () => { for (let i = 0, x = 0; i < 2e5; i++) x += Math.sqrt(i); };
  [...root.querySelectorAll('button')].find(node => node.textContent === 'Reset').click();
  await new Promise(done => setTimeout(done, 600));
  found.frames.length = 0;
  for (let i = 0; i < count; i++) {
    const all = [...root.querySelectorAll('input, button, select, [role=slider]')]
      .filter(node => !node.disabled && node.getClientRects().length && node.textContent !== 'Reset');
    const node = all[(i * 7 + Math.floor(i / all.length)) % all.length];
    found.inputs.push(timed(() => moves[kindOf(node)](node, i)));
    found.task.push(timed(fixed));
    await new Promise(done => setTimeout(done, 100));
  }
  return found;
}"""


def measure(browser, widget):
    """Return the 95th percentiles of a figure's inputs and frames, and the fixed task's median, in milliseconds."""
    page = browser.new_page(viewport={"width": 375, "height": 812})
    with tempfile.TemporaryDirectory() as folder:
        page.goto(write_page(Path(folder), widget).as_uri())
        page.wait_for_selector(".attnlib-figure[data-mounted]")
        page.wait_for_timeout(1500)  # data that come in parts
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    found = [page.evaluate(PACE, INPUTS) for _ in range(ROUNDS)]
    page.close()
    inputs = np.min([one["inputs"] for one in found], axis=0)
    frames = min(np.percentile(one["frames"] or [0], 95) for one in found)
    task = np.median([one["task"] for one in found])
    late = {"inputs": np.percentile(inputs, 95), "frames": frames, "task": task}
    return {name: round(float(ms), 1) for name, ms in late.items()}


def main(names):
    """Measure the named figures, or all, and print each."""
    late = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=[*FLAGS, "--no-sandbox"]
        )
        for name in names or widgets.__all__:
            row = measure(browser, getattr(widgets, name)())
            late += [name] if max(row["inputs"], row["frames"]) > AIM_MS else []
            print(name, row, flush=True)
        browser.close()
    sys.exit(f"slower than {AIM_MS} ms: {', '.join(late)}" if late else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
