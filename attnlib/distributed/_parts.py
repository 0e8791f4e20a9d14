"""Which positions of a sequence a process holds, and which of them may meet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import torch
import torch.distributed as dist
from torch import Tensor

from attnlib import _checks
from attnlib.distributed._travel import Ring

__all__ = ["join_parts", "part_positions", "take_part"]

LAYOUTS = ("contiguous", "zigzag")


def part_positions(length: int, rank: int, ranks: int, *, layout: str = "zigzag") -> list[range]:
    r"""Tell which positions of a sequence a rank holds, as ranges in ascending order.

    Parameters
    ----------
    length : int
        Of the whole sequence.
    rank : int
        Whose part.
    ranks : int
        How many there are.
    layout : {"zigzag", "contiguous"}
        Zigzag: of 2 `ranks` blocks, rank r holds block r and block 2 `ranks` - 1 - r.
        Contiguous: of `ranks` blocks, rank r holds block r.

    Returns
    -------
    list of range
        Two for zigzag, one for contiguous. Where blocks cannot be equal, the first ones
        are longer by one.

    Notes
    -----
    Taught in chapter 12, efficient. Under a causal mask position i sees i + 1 keys, so the
    last of R contiguous blocks has 2R - 1 times the work of the first; a zigzag pair of blocks
    has as much as any other.

    References
    ----------
    - The repository zhuzilin/ring-flash-attention, ``zigzag_ring_flash_attn``.
    - Grattafiori et al. (2024), The Llama 3 herd of models, on context parallelism.

    Examples
    --------
    >>> part_positions(8, 1, 2)
    [range(2, 4), range(4, 6)]
    """
    _checks.check_count(0, length=length, rank=rank)
    _checks.check_count(1, ranks=ranks)
    check_layout(layout)
    if rank >= ranks:
        raise ValueError(f"rank must be below ranks; got {rank} and {ranks}.")
    if layout == "contiguous":
        return [_block(length, rank, ranks)]
    return [_block(length, i, 2 * ranks) for i in (rank, 2 * ranks - 1 - rank)]


def _block(length: int, i: int, blocks: int) -> range:
    size, longer = divmod(length, blocks)
    start = i * size + min(i, longer)
    return range(start, start + size + (i < longer))


def check_layout(layout: str) -> None:
    """Refuse a layout that is none of the two."""
    if layout not in LAYOUTS:
        raise ValueError(f"layout must be 'contiguous' or 'zigzag'; got {layout!r}.")


def take_part(
    x: Tensor, *, layout: str = "zigzag", group: dist.ProcessGroup | None = None
) -> Tensor:
    """Return this process's part of a sequence that it holds whole.

    Parameters
    ----------
    x : tensor, (..., length, d)
        The whole sequence.
    layout : {"zigzag", "contiguous"}
        As in `part_positions`.
    group : ProcessGroup, optional
        The processes; all of them by default.

    Returns
    -------
    tensor, (..., n, d)
        The rows at this rank's positions, a copy. Gradients pass.
    """
    _checks.check_matrix("length, d", x=x)
    ring = Ring(group)
    mine = part_positions(x.shape[-2], ring.rank, ring.size, layout=layout)
    return torch.cat([x[..., r.start : r.stop, :] for r in mine], dim=-2)


def join_parts(
    part: Tensor, *, layout: str = "zigzag", group: dist.ProcessGroup | None = None
) -> Tensor:
    """Return the whole sequence, put together from the parts of all processes.

    Parameters
    ----------
    part : tensor, (..., n, d)
        This process's part; n may differ between the processes.
    layout : {"zigzag", "contiguous"}
        As in `part_positions`.
    group : ProcessGroup, optional
        The processes; all of them by default.

    Returns
    -------
    tensor, (..., length, d)
        The same on every rank, without gradients.

    Raises
    ------
    ValueError
        If the parts do not fit together, or have other lengths than the layout asks for.
    ConnectionError
        If another process has ended or does not answer.
    """
    _checks.check_matrix("n, d", part=part)
    ring = Ring(group)
    shapes = ring.tell_all(tuple(part.shape))
    alike = {(*shape[:-2], shape[-1]) for shape in shapes}
    if len(alike) > 1:
        raise ValueError(f"the parts must differ in their last but one axis only; got {shapes}.")
    held = positions_of([shape[-2] for shape in shapes], layout, "part")
    whole = part.new_empty((*part.shape[:-2], sum(s[-2] for s in shapes), part.shape[-1]))
    for owner, spans in enumerate(held):
        rows = ring.broadcast(part.detach(), owner, shapes[owner])
        held_rows = torch.split(rows, [len(span) for span in spans], dim=-2)
        for span, piece in zip(spans, held_rows, strict=True):
            whole[..., span.start : span.stop, :] = piece
    return whole


def positions_of(lengths: Sequence[int], layout: str, name: str) -> list[list[range]]:
    """Return the positions that each rank holds, given the lengths of their parts."""
    total, ranks = sum(lengths), len(lengths)
    if layout == "contiguous":  # of any lengths
        ends = [sum(lengths[: i + 1]) for i in range(ranks)]
        return [[range(end - n, end)] for end, n in zip(ends, lengths, strict=True)]
    held = [part_positions(total, rank, ranks, layout=layout) for rank in range(ranks)]
    wanted = [sum(map(len, spans)) for spans in held]
    if wanted != list(lengths):
        raise ValueError(
            f"the {name}s of a zigzag layout must have the lengths that part_positions gives; "
            f"got {list(lengths)} on ranks 0 to {ranks - 1}, where {total} in all ask for {wanted}. "
            "A contiguous layout takes any lengths."
        )
    return held


class Tile(NamedTuple):
    """Some queries of this rank, and the keys of a travelling part that they meet."""

    rows: slice
    """Of the queries that this rank holds."""
    keys: slice
    """Of the keys in the part."""
    columns: slice
    """The positions of these keys in the sequence."""
    offset: int | None
    """Query i of the tile sees key j if j <= i + offset; None: it sees all."""


def tiles(mine: list[range], theirs: list[range], is_causal: bool, size: int) -> Iterator[Tile]:
    """Yield the tiles of at most `size` queries in which anything is seen."""
    for rows, first, end in _groups(mine, size):
        held = 0
        for span in theirs:
            stop = min(span.stop, end) if is_causal else span.stop
            if stop > span.start:
                keys = slice(held, held + stop - span.start)
                offset = first - span.start if is_causal and stop - 1 > first else None
                yield Tile(rows, keys, slice(span.start, stop), offset)
            held += len(span)


def _groups(mine: list[range], size: int) -> Iterator[tuple[slice, int, int]]:
    """Yield groups of rows with the positions of their first and after their last."""
    held = 0
    for span in mine:
        for i in range(0, len(span), size):
            part = span[i : i + size]
            yield slice(held + i, held + i + len(part)), part.start, part.stop
        held += len(span)
