"""Every exercise with every answer that its declaration knows: run natively and in the page's Python, and compared."""

import json

from attnlib.exercises import _verdict, check, names
from attnlib.exercises._registry import find


def answers(exercise):
    """Return a label for each declared answer, with the answer."""
    if hasattr(exercise, "reference"):
        yield "reference", exercise.reference
        for each in exercise.misconceptions:
            for number, variant in enumerate(each.variants):
                yield f"{each.name} {number}", variant
    else:
        yield from ((f"example {n}", each) for n, each in enumerate(exercise.examples))
        yield from exercise.wrong_examples.items()


def verdicts():
    """Return what the checkers say to all of them, as JSON; hints that count failures are left out."""
    told = {}
    for name in names():
        for label, answer in answers(find(name)):
            _verdict.forget()
            told[f"{name}, {label}"] = repr(check(name, answer))
    return json.dumps(told)
