"""The layer norm of each token."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines


def _root(variance: Array, eps: float) -> Any:
    return np.sqrt(variance + eps)


@combines
def _built(
    *,
    axis: int | None = -1,
    ddof: int = 0,
    scale: Function = _root,
    finish: Function = lambda unit, gain, shift: gain * unit + shift,
) -> Function:
    """Build a layer norm with one of its steps exchanged."""

    def answer(x: Array, gain: Array, shift: Array, eps: float) -> Any:
        apart = x - x.mean(axis=axis, keepdims=True)
        unit = apart / scale(x.var(axis=axis, ddof=ddof, keepdims=True), eps)
        return finish(unit, gain, shift)

    return answer


def layer_norm(x: Array, gain: Array, shift: Array, eps: float) -> Any:
    """Return the normalised tokens, (n, d)."""
    return _built()(x, gain, shift, eps)


def _not_centred(x: Array, gain: Array, shift: Array, eps: float) -> Any:
    return gain * x / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + shift


def _root_mean_square(x: Array, gain: Array, shift: Array, eps: float) -> Any:
    return gain * x / np.sqrt((x**2).mean(axis=-1, keepdims=True) + eps) + shift


def _unit_length(x: Array, gain: Array, shift: Array, eps: float) -> Any:
    apart = x - x.mean(axis=-1, keepdims=True)
    return gain * apart / np.sqrt((apart**2).sum(axis=-1, keepdims=True) + eps) + shift


EXERCISE = FunctionExercise(
    task=(
        "Write layer_norm(x, gain, shift, eps) for x (n, d): for each token subtract the mean of "
        "its d numbers, divide by the root of their variance plus eps, multiply by the gain and "
        "add the shift, both (d,)."
    ),
    returns=("normed",),
    reference=layer_norm,
    cases=(
        case([[1.0, 3.0], [2.0, 8.0]], [1.0, 2.0], [0.0, 1.0], 0.0),
        sampled(0, (3, 5), (5,), (5,), then=(1e-5,)),
        sampled(1, (4, 3), (3,), (3,), then=(0.5,)),
        sampled(2, (1, 7), (7,), (7,), then=(0.1,)),
    ),
    misconceptions=(
        Misconception(
            "over-tokens",
            "Mean and variance are taken over the tokens. Then a token's result depends on its "
            "company.",
            "Which axis holds the numbers of one token?",
            _built(axis=0),
        ),
        Misconception(
            "whole-array",
            "One mean and one variance serve the whole array.",
            "Each token has a mean of its own. Which axis, and which option keeps it?",
            _built(axis=None),
        ),
        Misconception(
            "d-minus-one",
            "The variance is divided by d - 1.",
            "This is no estimate from a sample: divide by d.",
            _built(ddof=1),
            _built(ddof=1, scale=lambda variance, eps: np.sqrt(variance) + eps),
            _built(ddof=1, scale=lambda variance, eps: np.sqrt(variance)),
        ),
        Misconception(
            "eps-outside-the-root",
            "eps is added to the root, not to the variance under it.",
            "Where does eps stand in the formula?",
            _built(scale=lambda variance, eps: np.sqrt(variance) + eps),
        ),
        Misconception(
            "eps-forgotten",
            "eps is not used. A token of equal numbers would divide by zero.",
            "Where does eps stand in the formula?",
            _built(scale=lambda variance, eps: np.sqrt(variance)),
        ),
        Misconception(
            "no-root",
            "The result is divided by the variance, not by its root.",
            "If x is doubled, the result should stay as it is.",
            _built(scale=lambda variance, eps: variance + eps),
        ),
        Misconception(
            "not-centred",
            "The mean is not subtracted.",
            "What is the mean of the result, before gain and shift?",
            _not_centred,
            _root_mean_square,
        ),
        Misconception(
            "unit-length",
            "The squares are summed, not averaged: each token gets the length 1.",
            "The variance is a mean.",
            _unit_length,
        ),
        Misconception(
            "gain-forgotten",
            "The gain is not used.",
            "What is the gain multiplied with?",
            _built(finish=lambda unit, gain, shift: unit + shift),
        ),
        Misconception(
            "shift-forgotten",
            "The shift is not used.",
            "What is added in the end?",
            _built(finish=lambda unit, gain, shift: gain * unit),
        ),
        Misconception(
            "shift-before-gain",
            "The shift is added first and then multiplied by the gain.",
            "In which order stand gain and shift in the formula?",
            _built(finish=lambda unit, gain, shift: gain * (unit + shift)),
        ),
    ),
)
