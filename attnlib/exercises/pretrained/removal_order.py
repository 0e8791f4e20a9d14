"""In which order heads are removed, when the order must not know the test."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import FunctionExercise, Misconception


def removal_order(effects: Array, judged: Array) -> Any:
    """Return the heads in the order in which they go, least important first."""
    return np.argsort(_importance(effects, judged))


def _importance(effects: Array, judged: Array) -> Any:
    return effects[:, ~judged.astype(bool)].mean(axis=1)


def _case(seed: int, num_heads: int, judged: list[bool]) -> Case:
    (effects,) = normal(seed, (num_heads, len(judged)))
    return case(effects, judged)


EXERCISE = FunctionExercise(
    task=(
        "Write removal_order(effects, judged). effects (num_heads, n_questions) says by how much each "
        "question's loss rises when one head is removed; judged (n_questions,) is True for the questions on "
        "which the order will be judged. Return the heads' numbers (num_heads,), least important first, by "
        "the mean over the questions that are not judged. A head whose removal lowers the loss goes first."
    ),
    returns=("order",),
    reference=removal_order,
    cases=(
        case([[0.25, 1.0, -8.0], [-0.5, 0.25, 1.0], [2.0, -6.0, 3.0]], [False, False, True]),
        _case(0, 5, [True, False, False, True]),
        _case(1, 7, [False, True, False, True, False, True]),
        _case(2, 6, [True, True, True, False, False]),
        _case(3, 11, [False, False, True, True, False, True, False]),
    ),
    misconceptions=(
        Misconception(
            "ranked-on-all",
            "The order is made of all questions, those on which it is judged among them: it knows the test.",
            "Where does your code use judged?",
            lambda effects, judged: np.argsort(effects.mean(axis=1)),
        ),
        Misconception(
            "ranked-on-the-judged",
            "The order is made of just the questions on which it will be judged.",
            "What does True say in judged?",
            lambda effects, judged: np.argsort(_importance(effects, ~judged.astype(bool))),
        ),
        Misconception(
            "most-first",
            "The most important heads go first.",
            "Which head does the loss miss least?",
            lambda effects, judged: np.argsort(-_importance(effects, judged)),
        ),
        Misconception(
            "all-and-most-first",
            "The sign is kept now. Two faults are left: the judged questions are used too, and the most important "
            "heads go first.",
            "Where does your code use judged, and which end of the order goes first?",
            lambda effects, judged: np.argsort(-effects.mean(axis=1)),
        ),
        Misconception(
            "absolute",
            "Sizes are ranked. A head whose removal lowers the loss is not important but harmful, and goes "
            "first.",
            "What does a negative number in effects say?",
            lambda effects, judged: np.argsort(np.abs(_importance(effects, judged))),
            lambda effects, judged: np.argsort(_importance(np.abs(effects), judged)),
        ),
        Misconception(
            "all-and-sizes",
            "The order is the right way round now. Two faults are left: the judged questions are used too, and "
            "sizes are ranked.",
            "Where does your code use judged, and what does a negative number in effects say?",
            lambda effects, judged: np.argsort(np.abs(effects).mean(axis=1)),
        ),
        Misconception(
            "all-three-faults",
            "The three faults are still there: all questions, sizes, and the most important first.",
            "Mend one at a time, and try each on three heads and three questions.",
            lambda effects, judged: np.argsort(np.abs(effects).mean(axis=1))[::-1],
        ),
        Misconception(
            "sizes-and-most-first",
            "The questions are the right ones now. Two faults are left: sizes are ranked, and the most important "
            "heads go first.",
            "Write down three importances, one of them negative. Which goes first, which last?",
            lambda effects, judged: np.argsort(_importance(np.abs(effects), judged))[::-1],
            lambda effects, judged: np.argsort(np.abs(_importance(effects, judged)))[::-1],
        ),
        Misconception(
            "ranks",
            "These are ranks: for each head, when it goes. Asked for is who goes first, second, third.",
            "np.argsort once, not twice.",
            lambda effects, judged: np.argsort(np.argsort(_importance(effects, judged))),
        ),
        Misconception(
            "importance-returned",
            "These are the importances, not the order.",
            "Which function gives the numbers that would sort an array?",
            _importance,
            lambda effects, judged: np.sort(_importance(effects, judged)),
        ),
        Misconception(
            "questions-sorted",
            "The questions are sorted, not the heads.",
            "Along which axis is the mean?",
            lambda effects, judged: np.argsort(effects.mean(axis=0)),
        ),
    ),
    hints=(
        "There are three faults: which questions are used, what is ranked, and which end comes first.",
        "effects[:, ~judged] are the effects on the questions that will not be judged.",
        "np.argsort sorts from the smallest; the smallest is the head whose removal lowers the loss most.",
    ),
    solution="""
def removal_order(effects, judged):
    importance = effects[:, ~judged].mean(axis=1)
    return np.argsort(importance)
""",
)
