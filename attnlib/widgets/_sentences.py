"""What the live figures share that show a real model's numbers on stored sentences."""

import json
from functools import cache
from typing import Any

import traitlets

from attnlib.widgets._base import HERE


@cache
def stored(figure: str) -> dict[str, Any]:
    """Return what FIGURE.json holds: sentences, their numbers, and where these come from."""
    return json.loads((HERE / f"{figure}.json").read_text(encoding="utf-8"))


def in_range(name: str, index: int, count: int) -> int:
    """Return the index of one of `count` things, or say what it must be."""
    if not 0 <= index < count:
        raise traitlets.TraitError(f"{name} must be from 0 to {count - 1}; got {index}.")
    return int(index)


def place(name: str, chosen: int | str | None, usual: int, among: list[str]) -> int:
    """Return the place chosen by a number or by a word (its last place), else the usual one."""
    if not isinstance(chosen, str):
        return usual if chosen is None else chosen
    places = [i for i, word in enumerate(among) if word in (chosen, chosen.lower())]
    if not places:
        raise traitlets.TraitError(f"{name} must be one of {', '.join(among)}; got {chosen!r}.")
    return places[-1]
