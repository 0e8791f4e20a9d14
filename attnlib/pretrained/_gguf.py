"""Reading a GGUF file: what it says of itself, and its matrices from blocks to float32."""

from __future__ import annotations

import math
import os
import struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

_SCALARS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q"}
_SCALARS[12] = "d"
_TEXT, _ARRAY = 8, 9

_F32 = np.dtype("<f4")
_Q4_1 = np.dtype([("scale", "<f2"), ("least", "<f2"), ("halves", "u1", 16)])
_Q8_0 = np.dtype([("scale", "<f2"), ("whole", "i1", 32)])
_BLOCKS = {0: (_F32, 1), 3: (_Q4_1, 32), 8: (_Q8_0, 32)}
"""For each kind of tensor that is read, a block's layout and how many numbers it holds."""


def read_gguf(
    path: str | os.PathLike[str],
) -> tuple[dict[str, Any], dict[str, NDArray[np.float32]]]:
    """Return a file's metadata and its tensors, whose last axis runs fastest, as float32.

    In eight bits, Q8_0, 32 numbers share a scale: x = scale q. In four, Q4_1, also what is least:
    x = scale q + least, with q of the first 16 in the lower halves of 16 bytes, then the others. The
    layout is that of ``gguf``, the package that wrote the file, version 3.
    """
    try:
        return _read(memoryview(np.memmap(path, mode="r")))  # type: ignore[arg-type]
    except (struct.error, KeyError, UnicodeDecodeError, ValueError) as error:
        raise ValueError(
            f"path must lead to a whole GGUF file, version 3, with tensors in F32, Q4_1 and Q8_0; got {path}: "
            f"{type(error).__name__}: {error}"
        ) from error


def _read(data: memoryview) -> tuple[dict[str, Any], dict[str, NDArray[np.float32]]]:
    cursor = _Cursor(data)
    began = bytes(data[:4]), cursor.take("Q") >> 32
    if began != (b"GGUF", 3):
        raise ValueError(f"it begins with {began[0]!r}, version {began[1]}")
    n_tensors, n_fields = cursor.take("Q"), cursor.take("Q")
    fields = {cursor.text(): cursor.value(cursor.take("I")) for _ in range(n_fields)}
    told = [cursor.tensor() for _ in range(n_tensors)]
    step = fields.get("general.alignment", 32)
    start = -(-cursor.at // step) * step
    return fields, {
        name: _numbers(data, start + offset, math.prod(shape), kind).reshape(shape)
        for name, shape, kind, offset in told
    }


class _Cursor:
    """A place in the file that moves on with what is read."""

    def __init__(self, data: memoryview) -> None:
        self.data, self.at = data, 0

    def take(self, form: str) -> Any:
        (value,) = struct.unpack_from(f"<{form}", self.data, self.at)
        self.at += struct.calcsize(f"<{form}")
        return value

    def text(self) -> str:
        size = self.take("Q")
        found: bytes = self.take(f"{size}s")
        return found.decode("utf8")

    def value(self, kind: int) -> Any:
        if kind == _TEXT:
            return self.text()
        if kind == _ARRAY:
            each, n = self.take("I"), self.take("Q")
            return [self.value(each) for _ in range(n)]
        return self.take(_SCALARS[kind])

    def tensor(self) -> tuple[str, tuple[int, ...], int, int]:
        """Return a tensor's name, shape, kind and offset."""
        name, n_axes = self.text(), self.take("I")
        shape = tuple(self.take("Q") for _ in range(n_axes))[::-1]  # told fastest first
        return name, shape, self.take("I"), self.take("Q")


def _numbers(data: memoryview, start: int, n: int, kind: int) -> NDArray[np.float32]:
    """Return n numbers of a kind."""
    layout, size = _BLOCKS[kind]
    blocks = np.frombuffer(data, layout, n // size, start)
    if layout is _F32:
        return blocks.astype(np.float32)
    scale = blocks["scale"].astype(np.float32)[:, None]
    if layout is _Q8_0:
        return blocks["whole"] * scale
    halves = blocks["halves"]
    x = np.concatenate([halves & 15, halves >> 4], axis=1) * scale  # (blocks, 32)
    x += blocks["least"][:, None]
    return x
