"""The live figure of chapter 01: a query, a table, and what a lookup returns."""

from typing import Any

import numpy as np
import traitlets
from numpy.typing import NDArray

from attnlib.corpora import FRUIT_TABLE
from attnlib.lookup import soft_lookup
from attnlib.widgets._base import Numbers, Positive
from attnlib.widgets._own import OwnFunction

__all__ = ["LookupExplorer"]


class LookupExplorer(OwnFunction):
    """Move a query through a table and see scores, weights and output.

    Parameters
    ----------
    query : str or sequence of float, default "fruit"
        One number for each axis of the table, or the name of one of its queries.
    temperature : float, default 1.0
        Above zero; divides the scores before the softmax.
    hard : bool, default False
        Whether the row with the highest score (the first of a tie) takes all the weight.

    Raises
    ------
    TraitError
        If a number is not finite, the query does not fit the table or the
        temperature is not above zero.

    See Also
    --------
    attnlib.lookup.soft_lookup : The same numbers.

    Notes
    -----
    Taught in chapter 01, lookup; the table is `attnlib.corpora.FRUIT_TABLE`. It runs in Jupyter, in
    Colab and, without a kernel, in the book. The parameters are traits that the reader and Python
    both change, to ``observe`` and ``link``.

    Examples
    --------
    >>> LookupExplorer(query="apple", hard=True).output
    10.0
    """

    _figure = "lookup"

    query = Numbers(FRUIT_TABLE.queries["fruit"], ndim=1)
    temperature = Positive(1.0)
    hard = traitlets.Bool(False)
    words = traitlets.List(traitlets.Unicode(), list(FRUIT_TABLE.words), read_only=True)
    axes = traitlets.List(traitlets.Unicode(), list(FRUIT_TABLE.axes), read_only=True)
    key = Numbers(FRUIT_TABLE.key, ndim=2, read_only=True)
    value = Numbers(FRUIT_TABLE.value, ndim=1, read_only=True)
    presets = traitlets.Dict(
        {name: query.tolist() for name, query in FRUIT_TABLE.queries.items()}, read_only=True
    )

    def __init__(
        self, query: Any = "fruit", *, temperature: float = 1.0, hard: bool = False
    ) -> None:
        super().__init__(query=self._named(query), temperature=temperature, hard=hard)

    def _named(self, query: Any) -> Any:
        if not isinstance(query, str):
            return query
        if query not in self.presets:
            names = ", ".join(self.presets)
            raise traitlets.TraitError(f"query must be one of the names {names}; got {query!r}.")
        return self.presets[query]

    @traitlets.validate("query")
    def _check_query(self, proposal: Any) -> Any:
        query = proposal["value"]
        if len(query) != len(self.axes):
            axes = ", ".join(self.axes)
            raise traitlets.TraitError(
                f"query must have one number for each axis ({axes}); got {len(query)}: {query}."
            )
        return query

    @property
    def scores(self) -> NDArray[np.float64]:
        """The dot product of the query with each key, (n_keys,). The scores before temperature and softmax."""
        return np.asarray(self.key) @ np.asarray(self.query)

    @property
    def weights(self) -> NDArray[np.float64]:
        """The share of each row in the output, (n_keys,). The weights; one of them is 1 if the lookup is hard."""
        weights: NDArray[np.float64]
        if self.hard:
            weights = np.zeros(len(self.words))
            weights[self.scores.argmax()] = 1.0
            return weights
        query, key, value = (np.asarray(x) for x in ([self.query], self.key, self.value))
        found = soft_lookup(query, key, value[:, None], temperature=self.temperature)
        weights = found.weights[0]
        return weights

    @property
    def output(self) -> float:
        """The average of the values with these weights. What the lookup returns."""
        return float(self.weights @ np.asarray(self.value))

    def __repr__(self) -> str:
        query = ", ".join(f"{a} {x:.3g}" for a, x in zip(self.axes, self.query, strict=True))
        kind = "hard" if self.hard else f"soft at temperature {self.temperature:.3g}"
        shares = ", ".join(
            f"{word} {weight:.2g}" if weight < 0.0005 else f"{word} {weight:.3f}"
            for word, weight in zip(self.words, self.weights, strict=True)
        )
        return (
            f"Live figure: lookup in a table, {kind}. Query: {query}. "
            f"Weights: {shares}. Output: {self.output:.2f}."
        )
