"""An experiment that tells three suspects apart: a sentence and three donors."""

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

_SUSPECTS = "first, last, animal"


def _said(sentence: Array) -> Array:
    """Return what each suspect says: the first noun, the last one, the animal."""
    (animal,) = sentence[sentence < 5]
    return np.array([sentence[0], sentence[-1], animal])


def _in_list(answer: Array) -> bool:
    return bool(np.isin(answer, np.arange(1, 9)).all())


def _one_animal(answer: Array) -> bool:
    return bool(((answer < 5).sum(axis=1) == 1).all())


def _exchanged(answer: Array) -> Array:
    """Count the nouns in which each donor differs from the base."""
    counts: Array = (answer[1:] != answer[0]).sum(axis=1)
    return counts


def _moved(answer: Array) -> Array:
    """Return which suspect each donor moves, a row for each donor."""
    return np.array([_said(donor) != _said(answer[0]) for donor in answer[1:]])


def _sound(answer: Array) -> bool:
    return _in_list(answer) and _one_animal(answer) and bool((_exchanged(answer) == 1).all())


def _accepts(answer: Array) -> bool:
    return _sound(answer) and np.array_equal(_moved(answer), np.eye(3, dtype=bool))


def _describe(answer: Array) -> str:
    if not (_in_list(answer) and _one_animal(answer)):
        return "Some sentence has not one animal and two places."
    names = _SUSPECTS.split(", ")
    told = [
        " and ".join(name for name, moves in zip(names, row, strict=True) if moves) or "none"
        for row in _moved(answer)
    ]
    return f"The donors move: {'; '.join(told)}."


EXERCISE = ValueExercise(
    task=(
        "A sentence is three nouns in their order; animals are 1, 2, 3, 4 and places 5, 6, 7, 8. A head says one "
        "noun at 'it': the first, the last, or the animal, you do not know which. Give four sentences, (4, 3), "
        "each with one animal: a base, and three donors that each differ from it in one noun. A patch from the "
        "first donor must change what is said for the suspect 'first' alone, from the second for 'last' alone, "
        "from the third for 'animal' alone."
    ),
    shape=(4, 3),
    accepts=_accepts,
    describe=_describe,
    misconceptions=(
        Misconception(
            "donors-alone",
            "Three sentences are the donors. The base into which they are patched is a sentence, too.",
            "What does each donor differ from?",
            lambda answer: answer.shape == (3, 3),
            about_shape=True,
        ),
        Misconception(
            "one-donor",
            "One donor is one exchange. It moves one suspect, or two at once, and cannot tell three apart.",
            "How many suspects are there?",
            lambda answer: answer.shape == (2, 3),
            about_shape=True,
        ),
        Misconception(
            "not-a-noun",
            "Some number is none of 1 to 8.",
            "Animals are 1 to 4, places 5 to 8.",
            lambda answer: not _in_list(answer),
        ),
        Misconception(
            "not-one-animal",
            "A sentence has no animal, or two. Then it is open what the suspect 'animal' says.",
            "Exchange an animal for an animal, a place for a place.",
            lambda answer: not _one_animal(answer),
        ),
        Misconception(
            "nothing-exchanged",
            "A donor is the same as the base. A patch from it changes nothing, whatever the head does.",
            "What differs between the two runs?",
            lambda answer: bool((_exchanged(answer) == 0).any()),
        ),
        Misconception(
            "animal-first",
            "In your base the animal is the first noun, as in the chapter's pairs. Whatever you exchange there moves "
            "two suspects.",
            "Where must the animal stand, so that no other suspect reads it?",
            lambda answer: answer[0, 0] < 5,
        ),
        Misconception(
            "animal-last",
            "In your base the animal is the last noun. Whatever you exchange there moves two suspects.",
            "Where must the animal stand, so that no other suspect reads it?",
            lambda answer: answer[0, 2] < 5,
        ),
        Misconception(
            "several-exchanged",
            "A donor differs from the base in more than one noun. If the output changes, more than one suspect may "
            "have done it.",
            "One exchange at a time.",
            lambda answer: bool((_exchanged(answer) > 1).any()),
        ),
        Misconception(
            "order-of-donors",
            "Each donor moves one suspect, and they come in another order than asked.",
            "First the donor for 'first', then for 'last', then for 'animal'.",
            lambda answer: bool((_moved(answer).sum(axis=0) == 1).all()),
        ),
        Misconception(
            "suspect-left-out",
            "Two donors move the same suspect, and another one is never moved.",
            "Which of the three nouns have you not exchanged?",
            lambda answer: _sound(answer) and not _moved(answer).any(axis=0).all(),
        ),
    ),
    hint="Write below each sentence what each of the three suspects would say.",
    examples=(
        [[5, 1, 6], [7, 1, 6], [5, 1, 8], [5, 2, 6]],
        [[8, 3, 8], [5, 3, 8], [8, 3, 5], [8, 4, 8]],
    ),
    wrong_examples={
        "donors-alone": [[7, 1, 6], [5, 1, 8], [5, 2, 6]],
        "one-donor": [[1, 5, 6], [2, 5, 6]],
        "not-a-noun": [[5, 1, 6], [0, 1, 6], [5, 1, 8], [5, 2, 6]],
        "not-one-animal": [[5, 1, 6], [2, 1, 6], [5, 1, 8], [5, 2, 6]],
        "nothing-exchanged": [[5, 1, 6], [5, 1, 6], [5, 1, 8], [5, 2, 6]],
        "animal-first": [[1, 5, 6], [2, 5, 6], [1, 5, 8], [1, 7, 6]],
        "animal-last": [[5, 6, 1], [7, 6, 1], [5, 6, 2], [5, 8, 1]],
        "several-exchanged": [[5, 1, 6], [7, 1, 8], [5, 1, 8], [5, 2, 6]],
        "order-of-donors": [[5, 1, 6], [7, 1, 6], [5, 2, 6], [5, 1, 8]],
        "suspect-left-out": [[5, 1, 6], [7, 1, 6], [8, 1, 6], [5, 2, 6]],
    },
    hints=(
        "If the animal is the first noun, exchanging it moves 'first' and 'animal' together.",
        "Each of the three suspects must read a place of its own in the base. Only one place is left for the animal.",
        "With the animal in the middle, exchange the first noun, then the last, then the animal.",
    ),
    solution="""
my_sentences = [
    [5, 1, 6],  # street, animal, river: the base
    [7, 1, 6],  # another first noun
    [5, 1, 8],  # another last noun
    [5, 2, 6],  # another animal
]
""",
)
