"""Train chapter 15's variants, examine them and store what came out: ``laboratory.py [VARIANT ...]``.

The cells of the chapter and of its evidence build the models, so that pages and results cannot
differ. Scores alone are stored, in ``attnlib/weights/laboratory.json``, as its ``runs``; what stands
there already is not trained again unless its variant is named. One thread for each training.
"""

import json
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import nbformat
import torch
from listing import ROOT, asked

from attnlib._machine import machine
from attnlib.corpora import translation_pairs
from attnlib.drawings import today

PATH = ROOT / "attnlib" / "weights" / "laboratory.json"
PAGES = [ROOT / "notebooks" / home / "15_today.ipynb" for home in ("", "evidence")]
SEEDS = (0, 1, 2)
STEPS = {"ideas": 300, "recall": 1000, "text900": 900}
LONGER = {"window", "gated delta"}  # twice the steps of recall: not yet, or never?


def cells() -> dict[str, Any]:
    """Run the cells that build variants, and return what they define."""
    known: dict[str, Any] = {}
    for cell in (cell for page in PAGES for cell in nbformat.read(page, as_version=4).cells):
        if cell.cell_type == "code" and cell.id.startswith("lab-"):
            exec(compile(cell.source, cell.id, "exec"), known)
    return known


def run(exam: str, seed: int, name: str) -> dict[str, Any]:
    """Train one variant for one exam with one seed; return its record."""
    torch.set_num_threads(1)
    page, start = cells(), time.process_time()
    torch.manual_seed(seed)
    steps = STEPS[exam] * (2 if exam == "recall" and name in LONGER else 1)
    if exam != "text900":
        model = page["new_model"](2 * today.KEYS, name)
        losses = today.learn_recall(model, seed, steps)
        found: dict[str, Any] = today.examine_recall(model)
        found["learnt at"] = today.learnt_at(losses)
    else:
        text = today.stream(translation_pairs(12000, seed=0, lengths=(3, 14)))
        other = translation_pairs(1000, seed=1, split="test", lengths=(3, 14))
        start = time.process_time()
        model = page["new_model"](len(text.words), name)
        losses = today.learn_text(model, text, seed, steps)
        found = {"english": today.examine_text(model, today.stream(other, text.words))}
    found["losses"] = [round(sum(losses[i : i + 50]) / 50, 3) for i in range(0, len(losses), 50)]
    found["seconds"] = round(time.process_time() - start, 1)
    found["steps"] = steps
    found["parameters"] = sum(p.numel() for p in model.parameters())
    return found


def main() -> None:
    """Train what is named or missing, two at a time, and store each as it ends."""
    page = cells()
    names = asked(__doc__, page["VARIANTS"]).names
    record = json.loads(PATH.read_text("utf8"))
    plain = [name for name in page["VARIANTS"] if name not in page["IDEAS"]]
    variants = {"ideas": ["multi-head", *page["IDEAS"]], "recall": plain, "text900": plain}
    keys = [(exam, seed, name) for exam in STEPS for seed in SEEDS for name in variants[exam]]
    jobs = [k for k in keys if k[2] in names or "/".join(map(str, k)) not in record["runs"]]
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        ahead = {pool.submit(run, *job): "/".join(map(str, job)) for job in jobs}
        for future in as_completed(ahead):
            record["runs"][ahead[future]] = future.result()
            record |= {"steps": STEPS, "measured": machine("torch")}
            PATH.write_text(json.dumps(record, indent=1) + "\n", "utf8")
            print(ahead[future], future.result()["seconds"], flush=True)


if __name__ == "__main__":
    main()
