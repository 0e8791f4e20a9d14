"""Step in between a model's heads and their output projection: remove a head, patch it, scale it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from torch import Tensor, nn

    from attnlib.nn import Decoder, Encoder

__all__ = ["edit_heads"]


@contextmanager
def edit_heads(encoder: Encoder | Decoder, edit: Callable[[int, Tensor], Tensor]) -> Iterator[None]:
    """Let a function change what the heads of an encoder hand on, for a while.

    Parameters
    ----------
    encoder : attnlib.nn.Encoder or attnlib.nn.Decoder
        The model. It is as before when the context ends, also after an error.
    edit : callable
        Called in each layer as ``edit(layer, heads)``, with the layer's number from 0 and the
        heads' outputs (..., num_heads, n, d_v), before the output projection. What it returns, of
        the same shape, is handed on. It must not change `heads` in place.

    Yields
    ------
    None
        While the context lasts, each call of `encoder` goes through `edit`.

    Notes
    -----
    Taught in chapter 10, pretrained. Zero in place of a head's output removes the head (its term
    of the sum, not the projection's bias); another run's output patches it.

    References
    ----------
    Michel, Levy & Neubig (2019), Are sixteen heads really better than one?, equation 2. Vig et al.
    (2020), Investigating gender bias in language models using causal mediation analysis, section 3.

    Examples
    --------
    >>> import torch
    >>> from attnlib.nn import Encoder
    >>> from attnlib.pretrained import edit_heads
    >>> encoder, x = Encoder(8, 2, 3, 16), torch.ones(1, 5, 8)
    >>> with edit_heads(encoder, lambda layer, heads: 0 * heads):
    ...     encoder(x).output.shape
    torch.Size([1, 5, 8])
    """
    layers: list[Any] = [getattr(x, "attention", None) for x in getattr(encoder, "layers", ())]
    if not layers or None in layers:
        raise TypeError(
            f"encoder must have layers that attend, as attnlib.nn.Encoder; got {type(encoder).__name__}."
        )
    hooks = [
        attention.out_projection.register_forward_pre_hook(
            partial(_edited, edit, layer, attention.num_heads)
        )
        for layer, attention in enumerate(layers)
    ]
    try:
        yield
    finally:
        for hook in hooks:
            hook.remove()


def _edited(
    edit: Callable[[int, Tensor], Tensor],
    layer: int,
    num_heads: int,
    module: nn.Module,
    inputs: tuple[Any, ...],
) -> tuple[Tensor]:
    """Cut what enters an output projection into heads, edit them and join them again."""
    from attnlib.multihead import merge_heads, split_heads

    heads = split_heads(inputs[0], num_heads)
    found = edit(layer, heads)
    if getattr(found, "shape", None) != heads.shape:
        got = tuple(found.shape) if hasattr(found, "shape") else type(found).__name__
        raise ValueError(
            f"edit must return heads of the shape it got, {tuple(heads.shape)}; got {got} in layer {layer}."
        )
    return (merge_heads(found),)
