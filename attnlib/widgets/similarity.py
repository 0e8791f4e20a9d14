"""The live figure of chapter 03: words as arrows in a plane that look at each other."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.corpora import PLANE_VECTORS, PLANE_WORDS
from attnlib.lookup import Attention
from attnlib.similarity import cosine_scores, dot_scores, similarity_attention
from attnlib.widgets._base import LiveFigure, Numbers

__all__ = ["SimilarityExplorer"]


class SimilarityExplorer(LiveFigure):  # numpydoc ignore=PR02
    """Drag words in a plane and see scores, weights and two aims that fight.

    Parameters
    ----------
    vectors : sequence of pairs of float, optional
        One arrow for each word: hot, cold, temperature, it, ball. No coordinate beyond 3.
    pair : 2 ints, default (3, 4)
        Whose score and weights the figure tells: 3 is it, 4 is ball.

    Raises
    ------
    TraitError
        If there is not one finite pair for each word, a coordinate lies beyond 3 or the pair
        names no two words.

    See Also
    --------
    attnlib.similarity.similarity_attention : The same numbers.

    Notes
    -----
    Taught in chapter 03, similarity. It runs in Jupyter, in Colab and, without a kernel,
    in the book. All parameters are traits that change in the browser and in Python.

    Examples
    --------
    >>> figure = SimilarityExplorer()
    >>> round(figure.opposition, 2), round(figure.attraction, 2)
    (-1.0, 0.0)
    """

    _figure = "similarity"
    _positional = 1

    vectors = Numbers(
        PLANE_VECTORS,
        shape=(len(PLANE_WORDS), 2),
        most=3.0,
        rows=f"one pair for each of {', '.join(PLANE_WORDS)}",
    )
    pair = Numbers((3, 4), shape=(2,), whole=(0, len(PLANE_WORDS) - 1))
    words = traitlets.List(traitlets.Unicode(), list(PLANE_WORDS), read_only=True)

    @property
    def scores(self) -> NDArray[np.float64]:
        """The dot product of each word with each, (5, 5). Symmetric scores, a row and a column for each word."""
        x = np.asarray(self.vectors)
        return dot_scores(x, x)

    @property
    def attention(self) -> Attention[Any]:
        """The blended vectors and the weights behind them. The output (5, 2) and the weights (5, 5)."""
        return similarity_attention(np.asarray(self.vectors))

    @property
    def opposition(self) -> float:
        """The cosine of hot and cold. From -1, opposite, to 1, alike."""
        return float(self._cosines[0, 1])

    @property
    def attraction(self) -> float:
        """The mean cosine of hot and cold with temperature. 1 when both point at temperature."""
        return float(self._cosines[:2, 2].mean())

    @property
    def _cosines(self) -> Any:
        x = np.asarray(self.vectors)
        return cosine_scores(x, x)

    def __repr__(self) -> str:
        weights = self.attention.weights
        arrows = ", ".join(
            f"{word} ({x:.3g}, {y:.3g})"
            for word, (x, y) in zip(PLANE_WORDS, self.vectors, strict=True)
        )
        # Rounded first, and + 0.0, so that an exact right angle never reads -0.00.
        opposition, attraction = (round(x, 2) + 0.0 for x in (self.opposition, self.attraction))
        return (
            f"Live figure: words that look at each other in a plane. Arrows: {arrows}. "
            f"Cosine of hot and cold {opposition:.2f}; mean cosine of both with temperature "
            f"{attraction:.2f}. Weight of temperature from hot {weights[0, 2]:.2f}, from cold "
            f'{weights[1, 2]:.2f}. Score of "it" and "ball" {self.scores[3, 4]:.2f}; weight "it" to '
            f'"ball" {weights[3, 4]:.2f}, "ball" to "it" {weights[4, 3]:.2f}.'
        )
