"""A bank of answers to a chapter's exercises, tested by ``test_exercises.py``."""

import numpy as np


def stable(scores, axis=-1):
    """Return a softmax that survives large scores."""
    raised = np.exp(scores - np.max(scores, axis=axis, keepdims=True))
    return raised / np.sum(raised, axis=axis, keepdims=True)


def zero_avoided(scores):
    """Return a softmax that hides 0 / 0 by a small number of the learner's own."""
    raised = np.exp(scores)
    return raised / (raised.sum(axis=-1, keepdims=True) + 1e-8)


class Bank:
    """Right answers, and wrong ones with the name of the misconception each shows: none that a declaration has.

    They stand in a class for each exercise.
    """

    def __init__(self, chapter):
        self.chapter, self.rights, self.wrongs = chapter, [], []

    def answers(self, exercise):
        """Keep what is in a class: it has the exercise's name, and each answer that of its misconception, or `right_1`."""
        for name, answer in [*vars(exercise).items()]:
            slug = name.rstrip("0123456789").rstrip("_").replace("_", "-")
            if slug == "right":
                self.rights.append((exercise.__name__, answer))
            elif not name.startswith("__"):
                self.wrongs.append((exercise.__name__, slug, answer))
        return exercise
