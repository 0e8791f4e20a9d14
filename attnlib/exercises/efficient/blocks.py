"""A causal text, shared evenly."""

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Function, Misconception, ValueExercise


def _each_once(answer: Array) -> bool:
    return sorted(answer.ravel().tolist()) == list(range(9))


def _accepts(answer: Array) -> bool:
    return _each_once(answer) and bool((answer.sum(1) == 12).all())


def _describe(answer: Array) -> str:
    work = ", ".join(f"{x:g}" for x in (answer + 0.5).sum(1))
    return f"The three ranks have work of {work} squares of pairs."


def _shared_as(*rows: set[int]) -> Function:
    """Say whether the ranks hold these blocks, in any order."""

    def holds(answer: Array) -> bool:
        held = [set(row) for row in answer.astype(int).tolist()]
        return all(row in held for row in rows)

    return holds


EXERCISE = ValueExercise(
    task=(
        "Distribute nine equal blocks of a causal text, numbered 0 to 8, over three ranks, so that all have the "
        "same work. Block i meets the i blocks before it and half of its own. Give a 3 by 3 array, one row of "
        "three blocks for each rank."
    ),
    shape=(3, 3),
    accepts=_accepts,
    describe=_describe,
    misconceptions=(
        Misconception(
            "counted-from-one",
            "The blocks are numbered from 1 to 9 here.",
            "The first block is number 0.",
            lambda answer: sorted(answer.ravel().tolist()) == list(range(1, 10)),
        ),
        Misconception(
            "not-each-once",
            "Some block is held twice, and some other one by nobody.",
            "Each of the blocks 0 to 8 belongs to exactly one rank.",
            lambda answer: not _each_once(answer),
        ),
        Misconception(
            "columns-for-ranks",
            "The columns have the same work, the rows have not.",
            "A row holds the blocks of one rank.",
            lambda answer: bool((answer.sum(0) == 12).all()),
        ),
        Misconception(
            "in-order",
            "Each rank has a third of the text in order. The last one has 22 squares and a half of work, the "
            "first one 4 and a half.",
            "Which blocks have much work, and who should have one of them?",
            _shared_as({0, 1, 2}, {3, 4, 5}, {6, 7, 8}),
        ),
        Misconception(
            "dealt-out",
            "The blocks are dealt out in turns. Each turn, the last rank gets the most.",
            "What could the last rank get less of in the next turn?",
            _shared_as({0, 3, 6}, {1, 4, 7}, {2, 5, 8}),
        ),
        Misconception(
            "back-and-forth",
            "Back and forth evens out two turns. The third one is uneven again.",
            "How large is the sum of three numbers if all three sums are equal?",
            _shared_as({0, 5, 6}, {1, 4, 7}, {2, 3, 8}),
        ),
    ),
    hint="The numbers 0 to 8 sum to 36. How much of it should each rank have?",
    examples=(
        [[0, 4, 8], [1, 5, 6], [2, 3, 7]],
        [[0, 5, 7], [1, 3, 8], [2, 4, 6]],
        [[7, 2, 3], [8, 0, 4], [6, 1, 5]],
    ),
    wrong_examples={
        "counted-from-one": [[1, 5, 9], [2, 6, 7], [3, 4, 8]],
        "not-each-once": [[0, 4, 8], [0, 4, 8], [0, 4, 8]],
        "columns-for-ranks": [[0, 1, 2], [4, 5, 3], [8, 6, 7]],
        "in-order": [[0, 1, 2], [3, 4, 5], [6, 7, 8]],
        "dealt-out": [[0, 3, 6], [1, 4, 7], [2, 5, 8]],
        "back-and-forth": [[0, 5, 6], [1, 4, 7], [2, 3, 8]],
    },
    hints=(
        "The halves are the same for all. Only the sum of the three numbers counts.",
        "The numbers 0 to 8 sum to 36, so each rank needs 12.",
        "Begin with block 8: which two others make 12 with it? A magic square does it for all three.",
    ),
    solution="""
my_blocks = [[0, 4, 8], [1, 5, 6], [2, 3, 7]]
""",
)
