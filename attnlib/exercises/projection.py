"""Exercises of chapter 04, projection."""

from collections.abc import Callable

import numpy as np

from attnlib.corpora import PLANE_VECTORS, PLANE_WORDS
from attnlib.exercises import _softmaxes
from attnlib.exercises._declare import (
    Array,
    Function,
    FunctionExercise,
    ValueExercise,
    about_shape,
    case,
    sampled,
)
from attnlib.lookup import softmax

# self_attention: Self-attention with learnt projections, words as rows.
SELF_ATTENTION = FunctionExercise.told(
    """
    output-only: The output is right, but the weights are not returned.
      ? Return two things, the output first.
    results-swapped: The weights come first and the output second.
      ? Read the order in the task: (output, weights).
    scores-returned: The scores are returned where the weights should be.
      ? What should each row of the second result sum to?
    no-projection: The tokens look at each other as they are. That is the blender of chapter 03.
      ? Three matrices came in. Where does each of them act?
    one-projection: Queries are compared with queries, or keys with keys, so the scores are symmetric.
      ? Which two projections meet in a score?
    key-not-projected: The queries are compared with the tokens themselves. That fits only if d_k is d_model.
      ? What do the other tokens offer to be found by?
    query-key-swapped: Queries and keys have changed places: a row of the weights belongs to a key.
      ? Row i of the weights says how token i divides its attention. Which projection asks?
    value-not-projected: The average is taken over the tokens themselves; w_v is not used.
      ? What does a token hand out, x or x W_V?
    keys-returned: The average is taken over the keys. Keys decide how much; they are not handed out.
      ? Which of the three projections holds the answers?
    value-transposed: The values are transposed: half a formula for rows, half for columns.
      ? The weights are (n, n). Which axis of the values has n entries?
    projection-transposed: The projections act transposed, as they would on columns.
      ? Rows are tokens here. From which side does a matrix act on a row?
    key-not-transposed: Queries and keys are multiplied without a transpose, so coordinates are mixed up or the shapes
        do not fit.
      ? Which axis do queries and keys share, and where is it in each?
    no-softmax: The scores themselves weigh the values.
      ? Which step turns scores into weights that sum to one?
    not-normalised: The exponentials are not divided by their sum, so the output is no average.
      ? What should each row of the weights sum to?
    wrong-axis: The weights sum to one down each column: each key divides itself among the queries.
      ? Each query divides its attention among the keys. Which axis holds the keys?
    whole-array: The weights of all queries together sum to one.
      ? Should a token get less because another one asks too?
    hard-lookup: The best key takes everything (argmax). Nothing could be learnt through that.
      ? What should the second best key contribute?
    scaled: The scores are divided by the square root of d_k. That is the next chapter's scale.
      ? Leave the scale out for now.
    """,
    output_only={"@ v, weights": "@ v"},
    results_swapped="weights, weights @ v",
    scores_returned={"@ v, weights": "@ v, scores"},
    no_projection={"x @ w_q, x @ w_k, x @ w_v": "x, x, x"},
    one_projection=({"x @ w_k": "x @ w_q"}, {"x @ w_q": "x @ w_k"}),
    key_not_projected={"x @ w_k": "x"},
    query_key_swapped={"q @ k.T": "k @ q.T"},
    value_not_projected={"@ v,": "@ x,"},
    keys_returned={"@ v,": "@ k,"},
    value_transposed={"@ v,": "@ v.T,"},
    projection_transposed={"x @ w_q, x @ w_k, x @ w_v": "x @ w_q.T, x @ w_k.T, x @ w_v.T"},
    key_not_transposed={"k.T": "k"},
    no_softmax={"softmax": ""},
    not_normalised={"softmax": "np.exp"},
    wrong_axis={"softmax(scores)": "softmax(scores, axis=0)"},
    whole_array={"softmax(scores)": "softmax(scores.ravel()).reshape(scores.shape)"},
    hard_lookup={"softmax(scores)": "np.eye(len(x))[scores.argmax(axis=1)]"},
    scaled={"k.T": "k.T / np.sqrt(k.shape[1])"},
    one_maximum_for_all=_softmaxes.one_maximum(),
    wrong_shift=_softmaxes.wrong_shift(),
    zero_by_zero_hidden=_softmaxes.tiny_number(),
    overflow=_softmaxes.overflow(),
    returns=("output", "weights"),
    reference="""
def self_attention(x, w_q, w_k, w_v):
    q, k, v = x @ w_q, x @ w_k, x @ w_v
    scores = q @ k.T
    weights = softmax(scores)
    return weights @ v, weights
""",
    cases=(
        case([[1.0, 0.0], [0.0, 1.0]], [[1.0], [2.0]], [[1.0], [0.0]], [[3.0], [5.0]]),
        sampled(1, (3, 3), (3, 3), (3, 3), (3, 3)),
        sampled(6, (5, 4), (4, 3), (4, 3), (4, 2)),
        sampled(1, (4, 3), (3, 3), (3, 3), (3, 4)),
        sampled(4, (2, 5), (5, 4), (5, 4), (5, 6)),
        case(
            [[1.0, 0.0], [1.0, 1.0]],
            [[2000.0, 1.0], [0.0, 0.0]],
            [[1.0, 0.0], [0.0, 1.0]],
            [[3.0], [5.0]],
        ),
        case(
            [[1.0, 0.0], [1.0, 1.0]],
            [[-2000.0, 1.0], [0.0, 0.0]],
            [[1.0, 0.0], [0.0, 1.0]],
            [[3.0], [5.0]],
        ),
        case(
            [[1.0, 0.5], [1.0, 1.0], [1.0, 3.0], [1.0, 0.7]],
            [[1000.0], [0.0]],
            [[0.0], [1.0]],
            [[3.0], [5.0]],
        ),
        case([[1.0, 1.0], [-1.0, 1.0]], [[2000.0], [0.0]], [[0.0], [1.0]], [[3.0], [5.0]]),
    ),
)


# bilinear_form: The bilinear form in which a head's two projections meet.
BILINEAR_FORM = FunctionExercise.told(
    """
    transposed: This form takes the key's token first: x[i] @ m @ x[j] is the score of query j and key i.
      ? Which of the two tokens stands on the left, and which projection belongs to it?
    inner-sizes: The product runs over d_model, so the result is (d_k, d_k) and fits no token.
      ? The form takes a token from each side. Which shape must it have?
    not-transposed: The matrices are multiplied without a transpose. That runs only if d_k is d_model.
      ? Write out (x[i] W_Q) · (x[j] W_K) as a product with a transpose.
    element-wise: The matrices are multiplied entry by entry.
      ? Over what does the dot product of query and key sum?
    added: The matrices are added. In a score, query and key are multiplied.
      ? If all queries are zero, what are the scores?
    symmetrised: This form is made symmetric, so a score and its mirror are the same.
      ? Why should the score of i and j equal that of j and i?
    one-projection: One of the two matrices is used twice, the other not at all.
      ? Query and key come from different projections. Where is the other one?
    scaled: The form is divided by the square root of d_k. That is the next chapter's scale.
      ? Leave the scale out for now.
    softmaxed: A softmax was taken of the form. Softmax acts on the scores of tokens.
      ? Are there any tokens in this exercise?
    """,
    transposed=lambda w_q, w_k: w_k @ w_q.T,
    inner_sizes=(lambda w_q, w_k: w_q.T @ w_k, lambda w_q, w_k: w_k.T @ w_q),
    not_transposed=lambda w_q, w_k: w_q @ w_k,
    element_wise=lambda w_q, w_k: w_q * w_k,
    added=lambda w_q, w_k: w_q + w_k,
    symmetrised=(
        lambda w_q, w_k: (w_q @ w_k.T + w_k @ w_q.T) / 2,
        lambda w_q, w_k: w_q @ w_k.T + w_k @ w_q.T,
    ),
    one_projection=(lambda w_q, w_k: w_q @ w_q.T, lambda w_q, w_k: w_k @ w_k.T),
    scaled=lambda w_q, w_k: w_q @ w_k.T / np.sqrt(w_q.shape[1]),
    softmaxed=lambda w_q, w_k: softmax(w_q @ w_k.T),
    returns=("m",),
    reference=lambda w_q, w_k: w_q @ w_k.T,
    cases=(
        case([[1.0], [2.0]], [[3.0], [0.0]]),
        sampled(1, (3, 3), (3, 3)),
        sampled(2, (5, 2), (5, 2)),
        sampled(3, (4, 3), (4, 3)),
    ),
)


# one_way: Find a projection that lets one word look at another, and not back.
_IT, _BALL = (PLANE_VECTORS[PLANE_WORDS.index(word)] for word in ("it", "ball"))
_DUAL = np.linalg.inv([_IT, _BALL]).T  # _IT @ _DUAL[0] = 1, _IT @ _DUAL[1] = 0, and so on
_WANTED = (4.0, -1.0)  # it to ball, ball to it


def _scores(w_q: Array) -> tuple[float, float]:
    return float(_IT @ w_q @ _BALL), float(_BALL @ w_q @ _IT)


def _accepts(w_q: Array) -> bool:
    return bool(np.allclose(_scores(w_q), _WANTED, rtol=0, atol=0.01))


def _describe(w_q: Array) -> str:
    there, back = (round(score, 2) + 0.0 for score in _scores(w_q))
    return f"This W_Q gives it → ball the score {there:.2f} and ball → it {back:.2f}."


ONE_WAY = ValueExercise.told(
    """
    table-of-queries: This looks like queries, one row a word. The projection is shared by all words.
      ? Which matrix, multiplied from the right, turns a meaning into a query?
    flattened: These are four numbers in a row, or a column. A 2 by 2 matrix has two rows.
      ? Write it as [[a, b], [c, d]].
    symmetric: This matrix is symmetric, so both scores are the same number.
      ? What must change sign when it and ball change places?
    antisymmetric: The two scores are opposite, as with any matrix whose transpose is its negative. Here they are to be
        4 and -1.
      ? Add a symmetric matrix. What does it add to the two scores?
    wrong-way-round: The two scores have changed places: here ball looks at it.
      ? Transpose the matrix in your mind: what happens to the two scores?
    too-large-or-too-small: The two scores have the right ratio and the wrong size.
      ? What happens to all scores if you double W_Q?
    looks-back: The score of it with ball is right, the way back is not.
      ? Split your matrix into a symmetric and an antisymmetric part. What does each of them add?
    looks-away: The score of ball with it is right, the way there is not.
      ? Split your matrix into a symmetric and an antisymmetric part. What does each of them add?
    """,
    table_of_queries=about_shape(lambda answer: answer.shape in {(5, 2), (6, 2), (2,), (1, 2)}),
    flattened=about_shape(lambda answer: answer.size == 4),
    symmetric=lambda answer: np.allclose(answer, answer.T),
    antisymmetric=lambda answer: np.allclose(answer, -answer.T),
    wrong_way_round=lambda answer: _accepts(answer.T),
    too_large_or_too_small=lambda answer: (
        np.isclose(_scores(answer)[0], -4 * _scores(answer)[1], rtol=0.01)
        and _scores(answer)[0] > 0
    ),
    looks_back=lambda answer: abs(_scores(answer)[0] - _WANTED[0]) <= 0.01,
    looks_away=lambda answer: abs(_scores(answer)[1] - _WANTED[1]) <= 0.01,
    shape=(2, 2),
    accepts=_accepts,
    describe=_describe,
    hint="Try a sum of two matrices: a symmetric one and one with zeros on its diagonal.",
    examples=(
        [[1.5 / 2.87, 2.5 / 1.61], [-2.5 / 1.61, 1.5 / 2.87]],
        [[0.5226, 1.5528], [-1.5528, 0.5226]],
        4 * np.outer(_DUAL[0], _DUAL[1]) - np.outer(_DUAL[1], _DUAL[0]),
    ),
    wrong_examples={
        "table-of-queries": PLANE_VECTORS,
        "flattened": [0, 2, -2, 0],
        "symmetric": [[1, 0], [0, 1]],
        "antisymmetric": [[0, 2], [-2, 0]],
        "wrong-way-round": [[0.5226, -1.5528], [1.5528, 0.5226]],
        "too-large-or-too-small": [[1.0452, 3.1056], [-3.1056, 1.0452]],
        "looks-back": 4 * np.outer(_DUAL[0], _DUAL[1]) + 3 * np.outer(_DUAL[1], _DUAL[0]),
        "looks-away": 2 * np.outer(_DUAL[0], _DUAL[1]) - np.outer(_DUAL[1], _DUAL[0]),
    },
)


# smallest_d_k: How many numbers a key needs so that every wish can be met.
SMALLEST_D_K = FunctionExercise.told(
    """
    one-axis-each: One coordinate is spent on each wanted key, or on each key or query. Keys need not be at right
        angles; they only have to stick out.
      ? How many points on a circle can be the furthest in some direction?
    one-axis-less: One coordinate less than wanted keys: enough to put them at equal distances. They need not be.
      ? How many points on a circle can be the furthest in some direction?
    two-ends-an-axis: Two wanted keys for each axis, one at each end. Between the axes there is room too.
      ? In the plane, is there a direction in which a key at 45° wins over both axes' ends?
    counted-in-bits: This counts bits, as if each coordinate could only say yes or no.
      ? Coordinates are real numbers. How many different directions are there in a plane?
    always-two: A plane is always enough, but sometimes a line is, too.
      ? Which keys can win on a line, and how many are they?
    always-one: On a line, a key between two others never gets more than half of the weight.
      ? Put three keys on a line. Which query makes the middle one win?
    one-winner-on-a-line: A line was given only one wanted key. A negative query turns its order round.
      ? On a line, which key wins for q = 5, and which for q = -5?
    all-keys-counted: All keys were counted. Keys that nobody wants can stay in the middle.
      ? Does a key that never has to win need a place of its own?
    """,
    one_axis_each=("count", "n_keys", "len(wanted)"),
    one_axis_less=("max(1, count - 1)", "count - 1"),
    two_ends_an_axis="(count + 1) // 2",
    counted_in_bits=("max(1, np.ceil(np.log2(count)))", "max(1, np.ceil(np.log2(n_keys)))"),
    always_two={"1 if": "2 if"},
    always_one={"else 2": "else 1"},
    one_winner_on_a_line={"<= 2": "== 1"},
    all_keys_counted=({"if count": "if n_keys"}, {"if count": "if len(wanted)"}),
    returns=("d_k",),
    reference="""
def smallest_d_k(wanted, n_keys):
    count = len(np.unique(wanted))
    return 1 if count <= 2 else 2
""",
    cases=(
        case(np.array([2, 2, 2, 4, 5, 3]), 6),
        case(np.array([0, 1]), 7),
        case(np.array([3, 3, 3]), 5),
        case(np.array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), 10),
        case(np.array([1, 4, 1, 4, 4]), 11),
        case(np.array([0, 1, 2]), 3),
        case(np.array([1]), 2),
    ),
)


# unpacks_correctly: A test that finds packed projections taken apart wrongly, made for D-FINE's (transformers, 40253).
_Thirds = tuple[Array, Array, Array]


def _named(name: str, unpack: Function) -> Function:
    """Name a function, for verdicts that show it."""
    unpack.__name__ = name
    return unpack


def _split(packed: Array) -> _Thirds:
    w_q, w_k, w_v = (third.T for third in np.split(packed, 3))
    return w_q, w_k, w_v


def _after(change: Callable[[Array, Array, Array], _Thirds]) -> Function:
    return lambda packed: change(*_split(packed))


UNPACKS_CORRECTLY = FunctionExercise.told(
    """
    nothing-caught: Every function passes, the wrong ones too. All of their shapes are right.
      ? With which packed array do two wrong orders give different numbers?
    nothing-passes: Every function fails, the correct ones too.
      ? What does a correct function return for your array? Print it beside what you expect.
    turned-round: The answers are turned round: a correct function must give True.
      ? What does your function return when another one is wrong?
    transposes-unseen: A forgotten transpose is not noticed: each third of the array equals its own transpose.
      ? What are the entries at row 0, column 1 and at row 1, column 0?
    transposed-expected: The thirds are expected as they are stored, so the function that forgets to transpose passes.
      ? Linear layers store (outputs, inputs). With which side must x @ w_q meet the inputs?
    equal-thirds: Three equal thirds hide every wrong order.
      ? If W_K has the same entries as W_V, how would you notice that they changed places?
    queries-only: Only the first matrix is compared. The mistake that gave this exercise its name is in another one.
      ? How many matrices come back?
    values-forgotten: Queries and keys are compared, but not the values. Scores do not depend on them.
      ? What does the output depend on, besides the scores?
    one-token: With one token its weight is 1, whatever query and key are: only the values are tested.
      ? How many tokens must there be, so that scores matter?
    bug-expected: The expected keys are those of the faulty function, so it passes.
      ? Which rows of the packed array are the second third?
    """,
    nothing_caught={"l, found, expected": "l, map(np.shape, found), map(np.shape, expected)"},
    nothing_passes={"third.T": "third.T + 1"},
    turned_round={"return ": "return not "},
    transposes_unseen={
        "np.arange(27.0).reshape(9, 3)": "np.concatenate([(i + 1) * np.eye(3) + 1 for i in range(3)])"
    },
    transposed_expected={"third.T": "third"},
    equal_thirds={"np.arange(27.0)": "np.tile(np.arange(9.0), 3)"},
    queries_only={"l, found, expected": "l, found[:1], expected[:1]"},
    values_forgotten={"l, found, expected": "l, found[:2], expected[:2]"},
    one_token={"l, found, expected": "l, found[2:], expected[2:]"},
    bug_expected={"    return": "    expected[1] = expected[2]\n    return"},
    returns=("correct",),
    reference="""
def unpacks_correctly(unpack):
    packed = np.arange(27.0).reshape(9, 3)
    found, expected = unpack(packed), [third.T for third in np.split(packed, 3)]
    return all(map(np.array_equal, found, expected))
""",
    cases=(
        case(_named("split", _after(lambda q, k, v: (q, k, v)))),
        case(
            _named("sliced", lambda p: tuple(p[i * len(p[0]) :][: len(p[0])].T for i in range(3)))
        ),
        case(_named("reshaped", lambda p: tuple(np.swapaxes(p.reshape(3, -1, p.shape[1]), 1, 2)))),
        case(_named("keys_are_values", _after(lambda q, k, v: (q, v, v)))),
        case(_named("keys_and_values_swapped", _after(lambda q, k, v: (q, v, k)))),
        case(_named("queries_and_keys_swapped", _after(lambda q, k, v: (k, q, v)))),
        case(_named("not_transposed", _after(lambda q, k, v: (q.T, k.T, v.T)))),
        case(_named("values_not_transposed", _after(lambda q, k, v: (q, k, v.T)))),
        case(_named("every_third_row", lambda p: tuple(p[i::3].T for i in range(3)))),
    ),
)
