"""A text on which five rules for the next word all say something else."""

from collections.abc import Callable
from typing import Any

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

LENGTH, N_WORDS = 12, 10


def _after_word(t: list[int]) -> int | None:
    """Return what followed the last word, the latest time."""
    return next((t[i] for i in range(LENGTH - 1, 0, -1) if t[i - 1] == t[-1]), None)


def _after_pair(t: list[int]) -> int | None:
    """Return what followed the last two words, the latest time."""
    return next((t[i] for i in range(LENGTH - 1, 1, -1) if t[i - 2 : i] == t[-2:]), None)


def _commonest(t: list[int]) -> int | None:
    """Return the commonest word, if it is one alone."""
    counts = np.bincount(t)
    return int(counts.argmax()) if (counts == counts.max()).sum() == 1 else None


RULES: dict[str, Callable[[list[int]], int | None]] = {
    "after_word": _after_word,
    "after_pair": _after_pair,
    "five_back": lambda t: t[-5],
    "commonest": _commonest,
    "echo": lambda t: t[-1],
}


def _guesses(text: Array) -> dict[str, int | None]:
    words = text.astype(int).tolist()
    return {name: rule(words) for name, rule in RULES.items()}


def _words(text: Array) -> bool:
    return bool(np.all((text == np.floor(text)) & (text >= 0) & (text < N_WORDS)))


def _accepts(text: Array) -> bool:
    if not _words(text):
        return False
    guesses = _guesses(text)
    return None not in guesses.values() and len(set(guesses.values())) == len(RULES)


def _describe(text: Array) -> str:
    if not _words(text):
        return "The text must hold whole numbers from 0 to 9."
    told = ", ".join(
        f"{name} {'nothing' if g is None else g}" for name, g in _guesses(text).items()
    )
    return f"The rules guess: {told}."


def _silent(rule: str) -> Any:
    return lambda text: _words(text) and _guesses(text)[rule] is None


def _same(*pairs: tuple[str, str]) -> Any:
    """Return whether one of some pairs of rules makes one guess."""

    def alike(text: Array) -> bool:
        guesses = _guesses(text)
        return any(guesses[a] == guesses[b] for a, b in pairs)

    return alike


EXERCISE = ValueExercise(
    task=(
        "Design a text of twelve words, whole numbers from 0 to 9, on which five rules for the next "
        "word all apply and no two make the same guess: after_word (what followed the last word, the "
        "latest time it stood earlier), after_pair (what followed the last two words, the latest time "
        "they stood earlier side by side), five_back (the fifth word from the end), commonest (one "
        "word alone is the commonest), echo (the last word)."
    ),
    shape=(LENGTH,),
    accepts=_accepts,
    describe=_describe,
    misconceptions=(
        Misconception(
            "no-words",
            "A word is a whole number from 0 to 9 here.",
            "Which numbers does the task admit?",
            lambda text: not _words(text),
        ),
        Misconception(
            "nothing-to-copy",
            "The last word has not come before, so after_word finds nothing: a text without a "
            "repetition says nothing about copying.",
            "Which word must stand in the text at least twice?",
            _silent("after_word"),
        ),
        Misconception(
            "pair-is-new",
            "The last two words have not stood side by side before, so after_pair finds nothing.",
            "Which two neighbours must come again?",
            _silent("after_pair"),
        ),
        Misconception(
            "no-single-commonest",
            "Two words or more are equally common, so commonest has no guess.",
            "How often does each word come? One must come more often than all others.",
            _silent("commonest"),
        ),
        Misconception(
            "word-and-pair-agree",
            "after_word and after_pair guess the same, so the text cannot tell how much of the past a "
            "copying head compares.",
            "After the pair, let its second word come once more, after another word. What follows it "
            "there?",
            _same(("after_word", "after_pair")),
        ),
        Misconception(
            "echo-agrees",
            "The last word itself is the guess of another rule too, so a head that finds its own word "
            "would pass for another one.",
            "Is the last word the commonest one, does it follow itself, or does it stand fifth from the "
            "end?",
            _same(*(("echo", rule) for rule in RULES if rule != "echo")),
        ),
        Misconception(
            "distance-agrees",
            "The fifth word from the end is also the guess of another rule: a head that always looks "
            "equally far back would pass for it.",
            "Move the earlier occurrences, or put another word five places from the end.",
            _same(*(("five_back", rule) for rule in RULES if rule != "five_back")),
        ),
        Misconception(
            "frequency-agrees",
            "What is to be copied is also the commonest word, so counting would do.",
            "Make a word common that follows neither the last word nor the last two.",
            _same(("commonest", "after_word"), ("commonest", "after_pair")),
        ),
    ),
    hint="Write the five guesses below each other. Which two agree, and which word can you change alone?",
    examples=(
        [1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 1, 2],
        [1, 1, 2, 3, 0, 2, 4, 5, 1, 6, 1, 2],
    ),
    wrong_examples={
        "no-words": [1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 1, 12],
        "nothing-to-copy": [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        "pair-is-new": [1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 6, 2],
        "no-single-commonest": [1, 2, 3, 2, 4, 0, 0, 5, 6, 0, 1, 2],
        "word-and-pair-agree": [0, 0, 1, 2, 3, 0, 0, 5, 0, 7, 1, 2],
        "echo-agrees": [1, 2, 3, 2, 4, 0, 0, 5, 2, 8, 1, 2],
        "distance-agrees": [1, 2, 3, 2, 4, 0, 0, 4, 0, 0, 1, 2],
        "frequency-agrees": [1, 2, 3, 2, 0, 0, 0, 5, 0, 8, 1, 2],
    },
    hints=(
        "Begin with the copies: somewhere x y P, later z y I, and x y at the end.",
        "y comes three times now. So another word has to come four times: it may be x, or a new one.",
        "The last five places are D, two words, x, y. Fill what is left with the common word.",
    ),
    solution="""
text_apart = [1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 1, 2]
# after_word 4, after_pair 3, five_back 5, commonest 0, echo 2
""",
)
