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

    A function is kept by a decorator, a value or a lambda by a call: ``right("count")(12)``.
    """

    def __init__(self, chapter, rights):
        self.chapter, self.at_least, self.rights, self.wrongs = chapter, rights, [], []

    def right(self, exercise):
        """Keep what is decorated as a right answer."""

        def add(answer):
            self.rights.append((exercise, answer))
            return answer

        return add

    def wrong(self, exercise, misconception):
        """Keep what is decorated as an answer that shows a misconception."""

        def add(answer):
            self.wrongs.append((exercise, misconception, answer))
            return answer

        return add

    def half_right(self, exercise, build, *, without=()):
        """Keep what `build` makes of softmaxes that are right for small scores alone."""
        for name in [name for name in HALF_RIGHT if name not in without]:
            self.wrong(exercise, name)(build(HALF_RIGHT[name]))
