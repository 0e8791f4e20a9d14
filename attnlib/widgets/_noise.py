"""Numbers that look random and are the same in Python and in the page."""

import numpy as np
from numpy.typing import NDArray


def even(start: int, count: int) -> NDArray[np.float64]:
    """Return `count` numbers between 0 and 1 that belong to the integers from `start` on.

    Each integer is stirred by the last steps of MurmurHash3: kit/noise.js does the same.
    """
    counter = np.arange(count, dtype=np.uint32)
    h = counter + np.uint32(start % 2**32)
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
        h = (h ^ (h >> np.uint32(shift))) * np.uint32(factor)
    h ^= h >> np.uint32(16)
    return (h.astype(np.float64) + 0.5) / 2**32
