"""nn.MultiHeadAttention against the best of three peers, 512 wide, 8 heads, batch 4."""

import torch
import torch.nn.functional as F
from torch import nn
from x_transformers.x_transformers import Attention as XAttention

import attnlib.nn
from benchmarks.paired import machine, paired, row, store

D_MODEL, HEADS, BATCH = 512, 8, 4


class Packed(nn.Module):
    """The plainest fast layer: one product for q, k and v, then torch's kernel."""

    def __init__(self):
        super().__init__()
        self.qkv, self.out = nn.Linear(D_MODEL, 3 * D_MODEL), nn.Linear(D_MODEL, D_MODEL)

    def forward(self, x):
        """Return self-attention of x (batch, n, d_model)."""
        b, n, _ = x.shape
        q, k, v = self.qkv(x).view(b, n, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        output = F.scaled_dot_product_attention(q, k, v)
        return self.out(output.transpose(1, 2).reshape(b, n, D_MODEL))


def candidates(x, train):
    """Return one call a layer; in training with the backward pass."""
    ours = attnlib.nn.MultiHeadAttention(D_MODEL, HEADS)
    torchs = nn.MultiheadAttention(D_MODEL, HEADS, batch_first=True)
    xs = XAttention(dim=D_MODEL, heads=HEADS, dim_head=D_MODEL // HEADS, flash=True)
    calls = {
        "attnlib": (ours, lambda: ours(x).output),
        "nn.MultiheadAttention": (torchs, lambda: torchs(x, x, x, need_weights=False)[0]),
        "x-transformers, flash": (xs, lambda: xs(x)),
        "packed qkv + SDPA": ((packed := Packed()), lambda: packed(x)),
    }
    for module, _ in calls.values():
        module.train(train)
    if not train:
        return {name: call for name, (_, call) in calls.items()}

    def step(call):
        return lambda: call().sum().backward()

    return {name: step(call) for name, (_, call) in calls.items()}


def rows():
    for train in (False, True):
        for n in (128, 512, 1024):
            torch.manual_seed(0)
            x = torch.randn(BATCH, n, D_MODEL, requires_grad=train)
            first, *_ = outputs = [call() for call in candidates(x, False).values()]
            assert all(output.shape == first.shape for output in outputs)
            with torch.set_grad_enabled(train):
                times = paired(candidates(x, train), rounds=31)
            case = f"self-attention, {'train' if train else 'eval'}, n = {n}"
            yield row(case, times, 1.03)


if __name__ == "__main__":
    torch.set_num_threads(2)
    store("heads", rows(), machine=machine("torch", "x-transformers"))
