"""Attention over several processes: each holds a part of the sequence (chapter 12).

Keys and values travel a ring of processes, and what each attends to on the way is merged as
blocks are merged within one.
"""

from importlib import import_module

from attnlib._extras import needs

with needs(__name__, "torch"):
    import_module("torch")

from attnlib.distributed._parts import join_parts, part_positions, take_part
from attnlib.distributed._ring import ring_attention

__all__ = ["join_parts", "part_positions", "ring_attention", "take_part"]
