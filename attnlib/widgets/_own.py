"""Figures whose picture the reader's own function draws."""

from typing import Any

import traitlets

from attnlib._own import KINDS, drawn, kind_of
from attnlib.widgets._base import LiveFigure


class OwnFunction(LiveFigure):
    """A figure that takes a function: each move asks Python for what it gives, as `_drawn`."""

    _own = traitlets.Dict()
    _drawn = traitlets.Dict()
    _function: Any = None

    def use(self, function: Any) -> "OwnFunction":
        """Have a function of yours draw the picture.

        Parameters
        ----------
        function : callable or None
            It is known by the names of its parameters. None is the book's again. What it raises, and what is
            no picture, the figure says. The figure's properties stay the book's.

        Returns
        -------
        LiveFigure
            The figure itself, so that it may be a cell's last line.
        """
        kind = kind_of(self._figure, function)
        if function is not None and kind is None:
            takes = " or ".join(f"({', '.join(p.split())})" for p in KINDS[self._figure].values())
            raise TypeError(f"function must have the parameters {takes}; got {function!r}.")
        self._function, self._drawn = function, {}
        name = getattr(function, "__name__", "function")
        turn = self._own.get("turn", 0) + 1
        self._own = {"turn": turn, **({"name": name, "kind": kind} if kind else {})}
        return self

    def _answer(self, _: Any, content: Any, buffers: Any) -> None:
        asked = content.get("own") if isinstance(content, dict) else None
        if asked is None:
            super()._answer(_, content, buffers)
        elif self._function is not None:
            self._drawn = {**self._drawn, **drawn(self._function, asked), "turn": asked["turn"]}
