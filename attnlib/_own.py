"""The reader's own function in a live figure: which functions one takes, and what comes of a call.

Jupyter's figures and the page's Python share it.
"""

import inspect
import traceback
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

KINDS = {
    "lookup": {"lookup": "query key value temperature"},
    "scaling": {"attention": "query key value"},
    "masking": {
        "attention": "query key value mask",
        "causal": "n_queries n_keys offset",
        "padding": "lengths n_keys",
        "window": "n left right",
    },
}
"""By figure what a function may be, and the parameters by which it is known."""


class UnfitError(ValueError):
    """What a function returned is no picture."""


def kind_of(figure: str, function: Any) -> str | None:
    """Return what a function is to a figure, by the names of its parameters, or None."""
    if not callable(function):
        return None
    try:
        parameters = inspect.signature(function).parameters
    except (TypeError, ValueError):
        return None
    required = {name for name, p in parameters.items() if p.default is p.empty and p.kind < 2}
    for kind, names in KINDS.get(figure, {}).items():
        if required <= set(names.split()) <= set(parameters):
            return kind
    return None


def drawn(function: Callable[..., Any], asked: dict[str, Any]) -> dict[str, Any]:
    """Return the weights and output, or the mask, that a function gives; or a sentence on what went wrong.

    ``asked`` holds the function's ``name``, what is ``given`` to it by parameter, and the ``shape`` of
    weights or mask.
    """
    try:
        with np.errstate(all="ignore"), warnings.catch_warnings(action="ignore"):
            found = function(**{name: _argument(x) for name, x in asked["given"].items()})
    except Exception as error:
        return {"fault": f"{asked['name']} raised {_told(error)}."}
    try:
        read = _weights if "value" in asked["given"] else _mask
        return {"fault": "", "note": "", **read(found, asked)}
    except (TypeError, ValueError) as error:
        return {"fault": f"{asked['name']} {error}."}


def _argument(given: Any) -> Any:
    return np.asarray(given) if isinstance(given, list) else given


def _told(error: Exception) -> str:
    """Return an exception in one line, with the reader's own line, which is the first below the call."""
    words = f"{type(error).__name__}: {' '.join(str(error).split())[:200].rstrip('.')}"
    frames = traceback.extract_tb(error.__traceback__)[1:]
    return f"{words} (in the line {frames[0].line})" if frames and frames[0].line else words


def _weights(found: Any, asked: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(found, tuple) or len(found) != 2:
        kind = type(found).__name__
        raise UnfitError(f"returned a value of type {kind}; a pair is expected, output and weights")
    value = np.asarray(asked["given"]["value"], dtype=np.float64)
    n_queries = asked["shape"][0]
    output = _numbers("an output", found[0], (n_queries, value.shape[1]))
    weights = _numbers("weights", found[1], tuple(asked["shape"]))
    outside = weights[(weights < -1e-6) | (weights > 1 + 1e-6)]
    if outside.size:
        raise UnfitError(f"gave a weight of {outside[0]:.3g}; weights lie between 0 and 1")
    answer = {"weights": weights.tolist(), "output": output.tolist()}
    sums = weights.sum(axis=1)
    for row in np.flatnonzero((abs(sums - 1) > 1e-3) & (sums != 0)):
        return {**answer, "note": f"The weights of query {row + 1} sum to {sums[row]:.2f}, not 1."}
    if not np.allclose(output, weights @ value, rtol=1e-3, atol=1e-3):
        return {**answer, "note": "Its output is not the average of the values by its weights."}
    return answer


def _numbers(what: str, given: Any, shape: tuple[int, ...]) -> Any:
    array = np.asarray(given, dtype=np.float64)
    if array.shape != shape:
        raise UnfitError(f"gave {what} of the shape {array.shape}; {shape} is expected")
    if not np.isfinite(array).all():
        row = np.flatnonzero(~np.isfinite(array).all(axis=1))[0]
        raise UnfitError(f"gave {what} with NaN or infinity, first for query {row + 1}")
    return array


def _mask(found: Any, asked: dict[str, Any]) -> dict[str, Any]:
    mask, shape = np.asarray(found), tuple(asked["shape"])
    if mask.dtype != bool:
        raise UnfitError(f"gave a mask of {mask.dtype}; it must be boolean, True = may attend")
    while mask.ndim > 2 and mask.shape[0] == 1:
        mask = mask[0]
    try:
        return {"mask": np.broadcast_to(mask, shape).tolist()}
    except ValueError:
        raise UnfitError(f"gave a mask of the shape {mask.shape}; {shape} is expected") from None
