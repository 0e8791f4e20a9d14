"""Mixing: recurrence and convolution, to hold attention against (chapter 11), and what each costs."""

from attnlib.mixing._costs import (
    Cost,
    attention_cost,
    convolution_cost,
    recurrence_cost,
    window_cost,
)
from attnlib.mixing._layers import convolve, recurrent_mix

__all__ = [
    "Cost",
    "attention_cost",
    "convolution_cost",
    "convolve",
    "recurrence_cost",
    "recurrent_mix",
    "window_cost",
]
