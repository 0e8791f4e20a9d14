"""Write the digits that the figure MemoryExplorer stores: ``memory_data.py`` writes its data file.

Of each digit, the one of scikit-learn's images that is nearest to the mean of its kind, among those whose squared
length is from 44 to 46 with pixels counted from -1 (paper) to 1 (ink): the energy favours longer patterns, and these
are about equally long. In the file a letter stands for a pixel, from a (0, paper) to q (16, ink).
``tests/site/test_widget_memory.py`` holds the file to the images.
"""

import numpy as np
import parts
from sklearn.datasets import load_digits

SQUARED_LENGTH = 45, 1  # and how far from it


def data() -> dict[str, object]:
    """Return what the file holds."""
    digits = load_digits()
    x = digits.data / 8 - 1
    middle, apart = SQUARED_LENGTH
    fits = np.abs((x**2).sum(axis=1) - middle) <= apart
    chosen = []
    for k in range(10):
        kind = digits.target == k
        away = ((x - x[kind].mean(axis=0)) ** 2).sum(axis=1)
        chosen.append(int(np.where(kind & fits, away, np.inf).argmin()))
    letters = ["".join(chr(ord("a") + int(x)) for x in digits.data[i]) for i in chosen]
    return {"source": "sklearn.datasets.load_digits()", "images": chosen, "digits": letters}


if __name__ == "__main__":
    parts.write({"src/memory/digits.json": data()}, indent=2)  # as deno fmt wants it
