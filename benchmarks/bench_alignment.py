"""Additive attention in training: keys projected once a sentence against at every decoder step."""

import torch

from attnlib.alignment import additive_scores
from attnlib.lookup import attend
from benchmarks.paired import machine, paired, row, store

BATCH, N_KEYS, STEPS, D_MODEL, D_HIDDEN = 64, 20, 20, 64, 64


def training_step(once: bool):
    """Return one forward and backward pass of a decoder that attends at every step."""
    torch.manual_seed(0)
    key = torch.randn(BATCH, N_KEYS, D_MODEL, requires_grad=True)
    weights = [torch.randn(D_MODEL, D_HIDDEN, requires_grad=True) for _ in range(2)]
    v = torch.randn(D_HIDDEN, requires_grad=True)
    cell = torch.nn.GRUCell(D_MODEL, D_MODEL)
    w_query, w_key = weights

    def run():
        state = torch.zeros(BATCH, D_MODEL)
        keys, w = (key @ w_key, None) if once else (key, w_key)
        for _ in range(STEPS):
            scores = additive_scores(state[:, None], keys, w_query, w, v)
            context = attend(scores, key).output[:, 0]
            state = cell(context, state)
        state.square().mean().backward()

    return run


def main():
    candidates = {
        "projected once": training_step(True),
        "projected every step": training_step(False),
    }
    times = paired(candidates, rounds=31)
    case = f"training step, batch {BATCH}, {N_KEYS} keys, {STEPS} steps, hidden {D_HIDDEN}"
    line = row(case, times, ours="projected once", peers=["projected every step"], reach=0.75)
    store("alignment", [line], machine=machine("torch"))


if __name__ == "__main__":
    main()
