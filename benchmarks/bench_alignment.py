"""Additive attention in training: keys projected once a sentence against at every decoder step."""

import torch

from attnlib.alignment import additive_scores
from attnlib.lookup import attend
from benchmarks.paired import machine, paired, row, store

BATCH, N_KEYS, STEPS = 64, 20, 20
WIDTHS = 64, 256  # the small translators of chapter 02, and a quarter of Bahdanau's


def training_step(once: bool, width: int):
    """Return one forward and backward pass of a decoder that attends at every step."""
    torch.manual_seed(0)
    key = torch.randn(BATCH, N_KEYS, width, requires_grad=True)
    weights = [torch.randn(width, width, requires_grad=True) for _ in range(2)]
    v = torch.randn(width, requires_grad=True)
    cell = torch.nn.GRUCell(width, width)
    w_query, w_key = weights

    def run():
        state = torch.zeros(BATCH, width)
        keys, w = (key @ w_key, None) if once else (key, w_key)
        for _ in range(STEPS):
            scores = additive_scores(state[:, None], keys, w_query, w, v)
            context = attend(scores, key).output[:, 0]
            state = cell(context, state)
        state.square().mean().backward()

    return run


def line(width: int) -> dict[str, object]:
    candidates = {
        "projected once": training_step(True, width),
        "projected every step": training_step(False, width),
    }
    times = paired(candidates, rounds=31)
    case = f"training step, batch {BATCH}, {N_KEYS} keys, {STEPS} steps, hidden {width}"
    return row(case, times, 0.75, ours="projected once")


if __name__ == "__main__":
    store("alignment", map(line, WIDTHS), machine=machine("torch"))
