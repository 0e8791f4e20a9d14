"""The blocks that move the fewest numbers over a desk."""

import math
from typing import Any

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def fewest_moved(room: int, n: int, d: int) -> int:
    """Return how many numbers travel with the best blocks of queries and of keys."""
    return _moved(n, d, math.ceil(n / _queries(room, n, d)))


def _queries(room: int, n: int, d: int, c: int = 1) -> int:
    """Return the most queries that fit beside c keys."""
    return min(n, (room - 2 * c * d) // (3 * d + 2 + c))


def _moved(n: int, d: int, rounds: Any) -> Any:
    """Count queries and outputs once, keys and values once in each round."""
    return 2 * n * d + 2 * n * d * rounds


def _square(room: int, n: int, d: int) -> Any:
    b = max(b for b in range(1, n + 1) if _queries(room, n, d, b) >= b)
    return _moved(n, d, math.ceil(n / b))


def _rounds(of: Function) -> Function:
    """Build an answer that goes over the keys as often as it says."""
    return lambda room, n, d: _moved(n, d, of(room, n, d))


def _counted(count: Function) -> Function:
    """Build an answer that has the best blocks and counts what travels by itself."""
    return lambda room, n, d: count(n, d, math.ceil(n / _queries(room, n, d)))


EXERCISE = FunctionExercise(
    task=(
        "Write fewest_moved(room, n, d): the fewest numbers that can travel to and from a desk for room numbers, "
        "when tiles of b queries and c keys attend to n tokens of width d. You choose b and c, and "
        "b (3 d + 2 + c) + 2 c d numbers lie on the desk at once. All three arguments are whole numbers, and one query "
        "and one key always fit."
    ),
    returns=("numbers",),
    reference=fewest_moved,
    cases=(
        case(40, 8, 2),
        case(41, 9, 2),
        case(100, 24, 3),
        case(500, 29, 4),
        case(1000, 23, 7),
        case(12_288, 1024, 64),
        case(640, 64, 8),
        case(13, 5, 2),  # one query and one key, and no more
        case(5000, 10, 3),  # all queries at once, with room to spare
    ),
    misconceptions=(
        Misconception(
            "square-blocks",
            "These are the best blocks with as many keys as queries. Keys on the desk take room from queries.",
            "Keys and values travel once for each block of what?",
            _square,
        ),
        Misconception(
            "keys-for-queries",
            "The block of keys is made as large as it can be. Then few queries fit, and all keys pass by for each few.",
            "Which block decides how often all the keys pass by?",
            _rounds(lambda room, n, d: n),
        ),
        Misconception(
            "rounds-not-whole",
            "A part of a block counts as a part of a round. But its queries need all the keys as well.",
            "How many blocks do 9 queries make, 4 at a time?",
            _rounds(lambda room, n, d: n / _queries(room, n, d)),
            _rounds(lambda room, n, d: n // _queries(room, n, d)),
            _rounds(lambda room, n, d: round(n / _queries(room, n, d))),
        ),
        Misconception(
            "only-queries-on-the-desk",
            "The desk is filled with queries. The maxima, the sums, the outputs, the keys and the tile lie there too.",
            "Put c = 1 into the formula for what lies on the desk. How large may b be?",
            _rounds(lambda room, n, d: math.ceil(n / min(n, room // d))),
        ),
        Misconception(
            "keys-take-no-room",
            "The queries have all of the desk for themselves: no room is left for a key and its value.",
            "Which part of the formula does not depend on b?",
            _rounds(lambda room, n, d: math.ceil(n / min(n, room // (3 * d + 3)))),
        ),
        Misconception(
            "values-forgotten",
            "The values do not travel here.",
            "A tile is made of queries and keys. What is it multiplied by?",
            _counted(lambda n, d, rounds: 2 * n * d + n * d * rounds),
        ),
        Misconception(
            "queries-and-outputs-forgotten",
            "Keys and values are counted. The queries have to come as well, and the outputs to go.",
            "What travels once for each token, whatever the blocks?",
            _counted(lambda n, d, rounds: 2 * n * d * rounds),
        ),
        Misconception(
            "output-forgotten",
            "What comes onto the desk is counted, and not what leaves it.",
            "Where is the result at the end?",
            _counted(lambda n, d, rounds: n * d + 2 * n * d * rounds),
        ),
        Misconception(
            "queries-in-each-tile",
            "The queries come anew for each tile. They stay on the desk while the keys pass by.",
            "Which loop is the outer one?",
            _counted(lambda n, d, rounds: n * d + 2 * n * d * rounds + n * n * d),
        ),
        Misconception(
            "keys-once",
            "Keys and values travel once. On so small a desk they are forgotten before the next block of queries comes.",
            "What is on the desk when the second block of queries begins?",
            _rounds(lambda room, n, d: 1),
        ),
        Misconception(
            "bytes-for-numbers",
            "These are bytes. The room is given in numbers, and so is what travels.",
            "What is the unit of the room?",
            lambda room, n, d: 4 * fewest_moved(room, n, d),
            lambda room, n, d: 8 * fewest_moved(room, n, d),
        ),
        Misconception(
            "queries-in-a-block",
            "This is how many queries a block has.",
            "How often do all the keys pass by, with such blocks?",
            _queries,
        ),
    ),
    hints=(
        "Say first how often the keys and values travel, if b queries stand on the desk at a time. Does c matter?",
        "So make c as small as it can be. The largest b solves b (3 d + 3) + 2 d <= room.",
        "There are n / b blocks, rounded up. Each makes all keys and values travel; queries and outputs travel once.",
    ),
    solution="""
def fewest_moved(room, n, d):
    b = min(n, (room - 2 * d) // (3 * d + 3))  # with one key at a time
    rounds = -(-n // b)  # rounded up
    return 2 * n * d + 2 * n * d * rounds
""",
)
