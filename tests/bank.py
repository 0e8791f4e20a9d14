"""A bank of answers to a chapter's exercises, tested by ``test_exercises.py``."""

import numpy as np


def shifted_by(find, tiny=0.0):
    """Return a softmax that subtracts what is found in each row, in the manner of learners."""

    def weigh(scores):
        rows = scores if scores.ndim > 1 else scores[None]
        raised = [np.exp(row - find(row, rows)) for row in rows]
        return np.reshape(
            [e / (e.sum(axis=-1, keepdims=True) + tiny) for e in raised], scores.shape
        )

    return weigh


HALF_RIGHT = {
    "wrong-shift": shifted_by(lambda row, rows: np.mean(row, axis=-1, keepdims=True)),
    "one-maximum-for-all": shifted_by(lambda row, rows: np.max(rows)),
    "zero-by-zero-hidden": shifted_by(lambda row, rows: 0, tiny=1e-8),
    "overflow": shifted_by(lambda row, rows: 0),
}


class Bank:
    """Right answers, `rights` or more to an exercise, and wrong ones with the name of the misconception each shows.

    They stand in a class for each exercise.
    """

    def __init__(self, chapter, rights):
        self.chapter, self.at_least, self.rights, self.wrongs = chapter, rights, [], []

    def answers(self, exercise):
        """Keep what is in a class: it has the exercise's name, and each answer that of its misconception, or `right_1`."""
        for name, answer in [*vars(exercise).items()]:
            slug = name.rstrip("0123456789").rstrip("_").replace("_", "-")
            if slug == "right":
                self.rights.append((exercise.__name__, answer))
            elif not name.startswith("__"):
                self.wrongs.append((exercise.__name__, slug, answer))
        return exercise

    def half_right(self, exercise, build, *, without=()):
        """Keep what `build` makes of softmaxes that are right for small scores alone."""
        for name in [name for name in HALF_RIGHT if name not in without]:
            self.wrongs.append((exercise, name, build(HALF_RIGHT[name])))
