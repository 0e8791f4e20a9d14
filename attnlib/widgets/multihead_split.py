"""The second live figure of chapter 06: how a width is cut into heads, rightly and wrongly."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.multihead import merge_heads, split_heads
from attnlib.widgets._base import LiveFigure

__all__ = ["SplitHeads"]

N, D_MODEL = 3, 8
RECIPES = ("right", "no swap", "interleaved", "no swap back")


class SplitHeads(LiveFigure):  # numpydoc ignore=PR02
    """Cut small integers into heads and join them again, in one right way and three others.

    Parameters
    ----------
    recipe : {"right", "no swap", "interleaved", "no swap back"}, default "right"
        How the features are cut and joined.
    num_heads : {1, 2, 4, 8}, default 2
        How many heads the 8 features are cut into.
    place : int, default 4
        The number that is followed, counted row by row.

    Raises
    ------
    TraitError
        If a value is none of these.

    See Also
    --------
    attnlib.multihead.split_heads, attnlib.multihead.merge_heads : The right way.

    Notes
    -----
    Taught in chapter 06, multihead. The number 25 is feature 5 of position 2. It runs in
    Jupyter, in Colab and, without a kernel, in the book.

    Examples
    --------
    >>> SplitHeads("no swap").heads[0].tolist()
    [[11, 12, 13, 14], [15, 16, 17, 18], [21, 22, 23, 24]]
    """

    _figure = "multihead_split"
    _positional = 2

    recipe = traitlets.Enum(list(RECIPES), "right")
    num_heads = traitlets.Enum([1, 2, 4, 8], 2)
    place = traitlets.Int(4, min=0, max=N * D_MODEL - 1)

    @property
    def x(self) -> NDArray[np.int64]:
        """The numbers before, (3, 8). The first digit is the position, the second the feature."""
        return 10 * np.arange(1, N + 1)[:, None] + np.arange(1, D_MODEL + 1)

    @property
    def heads(self) -> NDArray[np.int64]:
        """The numbers cut into heads, (num_heads, 3, 8 / num_heads). One block a head."""
        return _cut(self.x, self.num_heads, self.recipe)

    @property
    def merged(self) -> NDArray[np.int64]:
        """The heads joined again, (3, 8). Equal to `x` if the way back is right."""
        return _join(self.heads, self.recipe)

    def __repr__(self) -> str:
        rows = "; ".join(" ".join(map(str, row)) for row in self.heads[0].tolist())
        back = "is" if (self.merged == self.x).all() else "is not"
        return (
            f"Live figure: {N} positions of {D_MODEL} features cut into {self.num_heads} "
            f"heads, {self.recipe}. First head: {rows}. Joined again, it {back} what it was."
        )


def _cut(x: Any, num_heads: int, recipe: str) -> NDArray[np.int64]:
    """Cut x (n, d_model) into heads by a recipe, right or wrong."""
    n, d_model = x.shape
    width = d_model // num_heads
    if recipe == "no swap":
        heads: Any = x.reshape(num_heads, n, width)
    elif recipe == "interleaved":
        heads = x.reshape(n, width, num_heads).transpose(2, 0, 1)
    else:
        heads = split_heads(x, num_heads)
    return heads


def _join(heads: Any, recipe: str) -> NDArray[np.int64]:
    """Join heads (num_heads, n, width) by a recipe, right or wrong."""
    num_heads, n, width = heads.shape
    if recipe in ("no swap", "no swap back"):
        merged: Any = heads.reshape(n, num_heads * width)
    elif recipe == "interleaved":
        merged = heads.transpose(1, 2, 0).reshape(n, num_heads * width)
    else:
        merged = merge_heads(heads)
    return merged
