"""How often a whole sentence is right, if its words are."""

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Function, Misconception, ValueExercise

_WORD, _LENGTH = 0.97, 20
_RIGHT = _WORD**_LENGTH


def _near(wanted: float) -> Function:
    return lambda answer: abs(float(answer) - wanted) < 0.002


def _describe(answer: Array) -> str:
    return f"You say {float(answer):.3f}."


_WRONG = {
    "one-word": _WORD,
    "errors-added": 1 - _LENGTH * (1 - _WORD),
    "at-least-one-error": 1 - _RIGHT,
    "everything-wrong": (1 - _WORD) ** _LENGTH,
    "percent": 100 * _RIGHT,
    "expected-words": _LENGTH * _WORD,
    "one-word-off": _WORD ** (_LENGTH - 1),
}

EXERCISE = ValueExercise(
    task=(
        "A translator gets each word right with probability 0.97, whatever the length of the "
        "sentence and independently of its other words. Which share of its translations of 20 "
        "words, the end counted as one, has no mistake? Three digits are enough."
    ),
    shape=(),
    accepts=lambda answer: abs(float(answer) - _RIGHT) < 0.002,
    describe=_describe,
    misconceptions=(
        Misconception(
            "one-word",
            "That is the share for one word. Twenty of them have to be right at once.",
            "How probable is it that two words are right?",
            _near(_WRONG["one-word"]),
        ),
        Misconception(
            "errors-added",
            "The errors are added up. Some sentences have two, and are counted twice.",
            "Ask for the words to be right, not for errors.",
            _near(_WRONG["errors-added"]),
        ),
        Misconception(
            "at-least-one-error",
            "That is the share of the sentences with a mistake.",
            "What is left over?",
            _near(_WRONG["at-least-one-error"]),
        ),
        Misconception(
            "everything-wrong",
            "That is the share of the sentences in which every word is wrong.",
            "Which of the two probabilities of a word do you need?",
            _near(_WRONG["everything-wrong"]),
        ),
        Misconception(
            "percent",
            "That is in percent. A share lies between 0 and 1.",
            "Divide by a hundred.",
            lambda answer: abs(float(answer) - _WRONG["percent"]) < 0.2,
        ),
        Misconception(
            "expected-words",
            "That is how many words are right on average.",
            "All of them have to be right.",
            _near(_WRONG["expected-words"]),
        ),
        Misconception(
            "one-word-off",
            "That is a sentence with one word less, or more.",
            "The end is a word that the translator has to get right, and the twenty include it.",
            _near(_WRONG["one-word-off"]),
            _near(_WORD ** (_LENGTH + 1)),
        ),
    ),
    hint="Two words are right with probability 0.97 times 0.97.",
    examples=(_RIGHT, 0.544, round(_RIGHT, 3)),
    wrong_examples=_WRONG,
)
