"""What a layer returns, for type checkers: what its ``forward`` does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch import nn

if TYPE_CHECKING:
    from typing import ParamSpec, Protocol, TypeVar

    P = ParamSpec("P")
    R = TypeVar("R", covariant=True)

    class Forwards(Protocol[P, R]):
        """A layer by its ``forward``."""

        def forward(self, *args: P.args, **kwargs: P.kwargs) -> R: ...


class Typed(nn.Module):
    """A layer whose call takes and returns what its ``forward`` does."""

    if TYPE_CHECKING:  # else a call would be of any type, as nn.Module says

        def __call__(self: Forwards[P, R], *args: P.args, **kwargs: P.kwargs) -> R: ...
