"""Exercises of chapter 10, pretrained."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Case,
    Function,
    FunctionExercise,
    ValueExercise,
    about_shape,
    case,
    described,
    normal,
)


# term_sizes: How much each token contributes to each other through a head: weight times what is carried.
def _sizes_case(seed: int, num_heads: int, n: int, width: int, d_model: int) -> Case:
    value, w_o, scores = normal(
        seed, (num_heads, n, width), (num_heads * width, d_model), (num_heads, n, n)
    )
    raised = np.exp(scores)
    return case((raised / raised.sum(axis=-1, keepdims=True)).round(3), value, w_o)


TERM_SIZES = FunctionExercise.told(
    """
    weights-alone: These are the weights. A large weight on a short vector moves little.
      ? What does the weight multiply?
    weights-forgotten: This is what each token would contribute at a weight of 1.
      ? Token i takes only a part of it. Which?
    w-o-forgotten: The length of the value itself is taken. What reaches the others has gone through w_o.
      ? A long value that w_o shrinks moves little.
    query-and-key-swapped: The weight is multiplied by the length of the token that asks. The value is that of the token
        asked.
      ? weights[h, i, j] is the weight of which value?
    heads-summed: The terms of all heads are added up before their length is taken.
      ? One length for each head is asked for.
    tokens-summed: The terms of all tokens are added up: this is what the head moves altogether.
      ? One length for each pair of tokens is asked for.
    root-mean-square: The length is divided by the root of d_model: a root of a mean, not of a sum.
      ? A length is the root of the sum of squares, however many there are.
    squared: The sum of the squares is taken, without the root.
      ? A length is the root of it.
    columns-of-w-o: Head h is multiplied with its columns of w_o, not its rows.
      ? In joined @ w_o, which index of w_o runs along the joined features?
    strided-rows: Head h is given every num_heads-th row of w_o, as if the heads were interleaved.
      ? Where do the features of one head stand in the joined row?

    - Cut w_o into blocks of width rows, one for each head: a reshape does it.
    - The length of a vector times a positive number is the number times the length. So no array with four axes is
      needed.
    - np.linalg.norm(value @ blocks, axis=-1) has the shape (num_heads, n); its last axis is token j.
    """,
    weights_alone={" * lengths[:, None]": ""},
    weights_forgotten=({"weights * ": "0 * weights + "}, "lengths"),
    w_o_forgotten={" @ blocks": ""},
    query_and_key_swapped={"[:, None]": "[:, :, None]"},
    heads_summed=(
        {
            "return weights * lengths[:, None]": "terms = weights[..., None] * (value @ blocks)[:, None]\n"
            "    return np.linalg.norm(terms.sum(axis=0), axis=-1)"
        },
        "(weights * lengths[:, None]).sum(axis=0)",
    ),
    tokens_summed=(
        {"(value @ blocks": "(weights @ value @ blocks", "weights * lengths[:, None]": "lengths"},
        "(weights * lengths[:, None]).sum(axis=-1)",
    ),
    root_mean_square={"[:, None]": "[:, None] / np.sqrt(w_o.shape[1])"},
    squared=({"[:, None]": "[:, None] ** 2"}, "(weights * lengths[:, None]) ** 2"),
    columns_of_w_o={"w_o.reshape": "(w_o.T + 0 * w_o).reshape"},  # which fits a square w_o alone
    strided_rows={
        "w_o.reshape(len(value), value.shape[-1], -1)": "np.stack([w_o[h :: len(value)] for h in range(len(value))])"
    },
    returns=("sizes",),
    cases=(
        case([[[0.25, 0.75], [0.5, 0.5]]], [[[3.0, 4.0], [1.0, 0.0]]], [[2.0, 0.0], [0.0, 2.0]]),
        _sizes_case(0, 2, 3, 2, 4),
        _sizes_case(1, 3, 2, 4, 12),
        _sizes_case(2, 2, 5, 3, 11),
        _sizes_case(3, 5, 3, 2, 7),
    ),
    solution="""
def term_sizes(weights, value, w_o):
    blocks = w_o.reshape(len(value), value.shape[-1], -1)  # (num_heads, width, d_model)
    lengths = np.linalg.norm(value @ blocks, axis=-1)  # (num_heads, n)
    return weights * lengths[:, None]
""",
)


# gate_gradients: The importance of a head by Michel et al. 2019: the loss's derivative by a gate on it.
def _gates_case(seed: int, num_heads: int, n: int, width: int, d_model: int) -> Case:
    return case(*normal(seed, (num_heads, n, width), (num_heads * width, d_model), (n, d_model)))


GATE_GRADIENTS = FunctionExercise.told(
    """
    absolute: The size alone is given. A derivative has a sign: opening some gates raises the loss.
      ? What would a negative derivative mean?
    removal-sign: The sign is turned. This is how the loss changes as the gates close.
      ? The derivative says what happens as g grows.
    mean-over-tokens: A mean over the tokens is taken. One gate serves all tokens, so what it does to them adds up.
      ? The chain rule adds over everything that the gate touches.
    token-by-token: There is one number for each token. A gate is one number for all of them.
      ? Which axis is left over?
    w-o-transposed: Columns of w_o are used in place of rows.
      ? In joined @ w_o, which index of w_o runs along the joined features?
    w-o-forgotten: The gradient is cut into pieces of a head's width and multiplied with the heads, as if the output
        were the joined heads. Between the two is w_o.
      ? grad has d_model numbers for each token, the joined heads have num_heads * width.
    strided-rows: Head h is given every num_heads-th row of w_o, as if the heads were interleaved.
      ? Where do the features of one head stand in the joined row?
    lengths-multiplied: Lengths are multiplied. A term at right angles to the gradient changes no loss, however long it
        is.
      ? Which product of two vectors knows their angle?
    grad-forgotten: The terms are added up without the gradient.
      ? By how much does the loss change for a small change of the output?

    - Raise one gate by a little. By how much does each number of the output change?
    - The output changes by the head's own term; the loss by the sum of these changes times grad.
    - Multiply term and grad number by number and add up over tokens and features.
    """,
    absolute=(
        "np.abs((terms * grad).sum(axis=(1, 2)))",
        {"(terms * grad)": "np.abs(terms * grad)"},
    ),
    removal_sign={"return ": "return -"},
    mean_over_tokens=({"(1, 2))": "(1, 2)) / len(grad)"}, {".sum(": ".mean("}),
    token_by_token={"(1, 2)": "-1"},
    w_o_transposed={"w_o.reshape": "(w_o.T + 0 * w_o).reshape"},
    w_o_forgotten={
        " @ w_o.reshape(len(heads), heads.shape[-1], -1)": "",
        "* grad)": "* grad.reshape(len(grad), *heads.shape[::2]).swapaxes(0, 1))",
    },
    strided_rows={
        "w_o.reshape(len(heads), heads.shape[-1], -1)": "np.stack([w_o[h :: len(heads)] for h in range(len(heads))])"
    },
    lengths_multiplied="(np.linalg.norm(terms, axis=-1) * np.linalg.norm(grad, axis=-1)).sum(axis=1)",
    grad_forgotten={" * grad": ""},
    returns=("gradients",),
    cases=(
        case([[[1.0]], [[2.0]]], [[3.0, 5.0], [7.0, -11.0]], [[1.0, 2.0]]),
        _gates_case(0, 2, 3, 2, 4),
        _gates_case(1, 3, 2, 4, 12),
        _gates_case(2, 5, 4, 2, 7),
        _gates_case(3, 2, 5, 3, 11),
    ),
    solution="""
def gate_gradients(heads, w_o, grad):
    terms = heads @ w_o.reshape(len(heads), heads.shape[-1], -1)  # (num_heads, n, d_model)
    return (terms * grad).sum(axis=(1, 2))
""",
)


# removal_order: In which order heads are removed, when the order must not know the test.
def _order_case(seed: int, num_heads: int, judged: list[bool]) -> Case:
    (effects,) = normal(seed, (num_heads, len(judged)))
    return case(effects, judged)


REMOVAL_ORDER = FunctionExercise.told(
    """
    ranked-on-all: The order is made of all questions, those on which it is judged among them: it knows the test.
      ? Where does your code use judged?
    ranked-on-the-judged: The order is made of just the questions on which it will be judged.
      ? What does True say in judged?
    most-first: The most important heads go first.
      ? Which head does the loss miss least?
    all-and-most-first: The sign is kept now. Two faults are left: the judged questions are used too, and the most
        important heads go first.
      ? Where does your code use judged, and which end of the order goes first?
    absolute: Sizes are ranked. A head whose removal lowers the loss is not important but harmful, and goes first.
      ? What does a negative number in effects say?
    all-and-sizes: The order is the right way round now. Two faults are left: the judged questions are used too, and
        sizes are ranked.
      ? Where does your code use judged, and what does a negative number in effects say?
    all-three-faults: The three faults are still there: all questions, sizes, and the most important first.
      ? Mend one at a time, and try each on three heads and three questions.
    sizes-and-most-first: The questions are the right ones now. Two faults are left: sizes are ranked, and the most
        important heads go first.
      ? Write down three importances, one of them negative. Which goes first, which last?
    ranks: These are ranks: for each head, when it goes. Asked for is who goes first, second, third.
      ? np.argsort once, not twice.
    importance-returned: These are the importances, not the order.
      ? Which function gives the numbers that would sort an array?
    questions-sorted: The questions are sorted, not the heads.
      ? Along which axis is the mean?

    - There are three faults: which questions are used, what is ranked, and which end comes first.
    - effects[:, ~judged] are the effects on the questions that will not be judged.
    - np.argsort sorts from the smallest; the smallest is the head whose removal lowers the loss most.
    """,
    ranked_on_all={"[:, ~judged]": ""},
    ranked_on_the_judged={"~judged": "judged"},
    most_first={"(importance)": "(-importance)"},
    all_and_most_first={"[:, ~judged]": "", "(importance)": "(-importance)"},
    absolute=({"(importance)": "(np.abs(importance))"}, {"effects[": "np.abs(effects)["}),
    all_and_sizes={"effects[:, ~judged]": "np.abs(effects)"},
    all_three_faults={
        "effects[:, ~judged]": "np.abs(effects)",
        "(importance)": "(importance)[::-1]",
    },
    sizes_and_most_first=(
        {"effects[": "np.abs(effects)[", "(importance)": "(importance)[::-1]"},
        {"(importance)": "(np.abs(importance))[::-1]"},
    ),
    ranks="np.argsort(np.argsort(importance))",
    importance_returned=("importance", {"argsort": "sort"}),
    questions_sorted={"[:, ~judged].mean(axis=1)": ".mean(axis=0)"},
    returns=("order",),
    cases=(
        case([[0.25, 1.0, -8.0], [-0.5, 0.25, 1.0], [2.0, -6.0, 3.0]], [False, False, True]),
        _order_case(0, 5, [True, False, False, True]),
        _order_case(1, 7, [False, True, False, True, False, True]),
        _order_case(2, 6, [True, True, True, False, False]),
        _order_case(3, 11, [False, False, True, True, False, True, False]),
    ),
    solution="""
def removal_order(effects, judged):
    importance = effects[:, ~judged].mean(axis=1)
    return np.argsort(importance)
""",
)


# pools_correctly: A test of the mean over a text's tokens.
def averages_the_tokens(x: Array, real: Array) -> Any:
    """Sum with padding left out, and divide by the number of tokens."""
    return (x * real[..., None]).sum(axis=1) / real.sum(axis=1, keepdims=True)


def weighs_the_tokens(x: Array, real: Array) -> Any:
    """Give each token the same weight, and padding none."""
    weights = real / real.sum(axis=1, keepdims=True)
    return (weights[:, None] @ x)[:, 0]


POOLS_CORRECTLY = FunctionExercise.told(
    """
    passes-everything: The test passes every function, the wrong ones too.
      ? Work out by hand the mean of two tokens with one position of padding.
    refuses-everything: The test refuses every function, the right ones too.
      ? Work out by hand the mean of two tokens with one position of padding.
    verdicts-swapped: The verdicts are the wrong way round: True means that the function is right.
      ? Put a not before it.
    no-padding: Nothing is padded in the test. Then the bug is right.
      ? How long must the texts of a batch be, so that one is padded?
    one-text: There is one text in the test. A function that mixes the texts of a batch passes.
      ? How many texts must there be?
    alone-as-in-company: The test asks whether a text has the same vector alone and in a batch. So has the sum, and the
        first token's vector.
      ? Compare with the numbers that should come.

    - Make a batch of two texts of different lengths, with random numbers at the positions of padding, too.
    - The right vector of text i is x[i, real[i]].mean(axis=0). Compare each row with it.
    """,
    passes_everything=lambda pool: True,
    refuses_everything=lambda pool: False,
    verdicts_swapped={"return ": "return not "},
    no_padding={"[[5], [2]]": "[[5], [5]]"},
    one_text={"(2, 5, 3)": "(1, 5, 3)", "[[5], [2]]": "[[2]]", "range(2)": "range(1)"},
    alone_as_in_company={
        "pool(x, real), right": "pool(x, real)[1:], pool(x[1:, :2], real[1:, :2])"
    },
    returns=("verdict",),
    cases=(
        case(averages_the_tokens),
        described(
            "Take each text's tokens out of the batch.",
            lambda x, real: np.stack(
                [text[at].mean(axis=0) for text, at in zip(x, real, strict=True)]
            ),
        ),
        case(weighs_the_tokens),
        described("Average padding, too: the bug.", lambda x, real: x.mean(axis=1)),
        described(
            "Leave padding out of the sum, and count it.",
            lambda x, real: (x * real[..., None]).mean(axis=1),
        ),
        described("Forget to divide.", lambda x, real: (x * real[..., None]).sum(axis=1)),
        described("Return what stands at the first position.", lambda x, real: x[:, 0]),
        described(
            "Give each text the mean over all texts' tokens.",
            lambda x, real: np.tile(x[real].mean(axis=0), (len(x), 1)),
        ),
    ),
    solution="""
import numpy as np


def pools_correctly(pool):
    x = np.random.default_rng(0).normal(size=(2, 5, 3))
    real = np.arange(5) < np.array([[5], [2]])  # the second text is padded
    right = np.stack([x[i, real[i]].mean(axis=0) for i in range(2)])
    return np.allclose(pool(x, real), right)
""",
)


# three_donors: An experiment that tells three suspects apart: a sentence and three donors.
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


def _three_donors_describe(answer: Array) -> str:
    if not (_in_list(answer) and _one_animal(answer)):
        return "Some sentence has not one animal and two places."
    names = _SUSPECTS.split(", ")
    told = [
        " and ".join(name for name, moves in zip(names, row, strict=True) if moves) or "none"
        for row in _moved(answer)
    ]
    return f"The donors move: {'; '.join(told)}."


THREE_DONORS = ValueExercise.told(
    """
    donors-alone: Three sentences are the donors. The base into which they are patched is a sentence, too.
      ? What does each donor differ from?
    one-donor: One donor is one exchange. It moves one suspect, or two at once, and cannot tell three apart.
      ? How many suspects are there?
    not-a-noun: Some number is none of 1 to 8.
      ? Animals are 1 to 4, places 5 to 8.
    not-one-animal: A sentence has no animal, or two. Then it is open what the suspect 'animal' says.
      ? Exchange an animal for an animal, a place for a place.
    nothing-exchanged: A donor is the same as the base. A patch from it changes nothing, whatever the head does.
      ? What differs between the two runs?
    animal-first: In your base the animal is the first noun, as in the chapter's pairs. Whatever you exchange there
        moves two suspects.
      ? Where must the animal stand, so that no other suspect reads it?
    animal-last: In your base the animal is the last noun. Whatever you exchange there moves two suspects.
      ? Where must the animal stand, so that no other suspect reads it?
    several-exchanged: A donor differs from the base in more than one noun. If the output changes, more than one suspect
        may have done it.
      ? One exchange at a time.
    order-of-donors: Each donor moves one suspect, and they come in another order than asked.
      ? First the donor for 'first', then for 'last', then for 'animal'.
    suspect-left-out: Two donors move the same suspect, and another one is never moved.
      ? Which of the three nouns have you not exchanged?

    - If the animal is the first noun, exchanging it moves 'first' and 'animal' together.
    - Each of the three suspects must read a place of its own in the base. Only one place is left for the animal.
    - With the animal in the middle, exchange the first noun, then the last, then the animal.
    """,
    donors_alone=about_shape(lambda answer: answer.shape == (3, 3)),
    one_donor=about_shape(lambda answer: answer.shape == (2, 3)),
    not_a_noun=lambda answer: not _in_list(answer),
    not_one_animal=lambda answer: not _one_animal(answer),
    nothing_exchanged=lambda answer: bool((_exchanged(answer) == 0).any()),
    animal_first=lambda answer: answer[0, 0] < 5,
    animal_last=lambda answer: answer[0, 2] < 5,
    several_exchanged=lambda answer: bool((_exchanged(answer) > 1).any()),
    order_of_donors=lambda answer: bool((_moved(answer).sum(axis=0) == 1).all()),
    suspect_left_out=lambda answer: _sound(answer) and not _moved(answer).any(axis=0).all(),
    shape=(4, 3),
    accepts=lambda answer: _sound(answer) and np.array_equal(_moved(answer), np.eye(3, dtype=bool)),
    describe=_three_donors_describe,
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
    solution="""
my_sentences = [
    [5, 1, 6],  # street, animal, river: the base
    [7, 1, 6],  # another first noun
    [5, 1, 8],  # another last noun
    [5, 2, 6],  # another animal
]
""",
)


# four_ways: Which head comes first, by each of the four ways, in a sentence that the chapter does not read.
_FIRST = np.array([[4, 2], [6, 6], [6, 8], [3, 4]])
"""Weight, moved, removed, patched; evidence 10 computes them."""


def _is(*rows: tuple[int, int]) -> Function:
    return lambda answer: np.array_equal(answer, rows)


def _four_ways_describe(answer: Array) -> str:
    right = (answer == _FIRST).all(axis=1)
    return f"{int(right.sum())} of the four heads are the model's."


FOUR_WAYS = ValueExercise.told(
    """
    counted-from-zero: Layers and heads are counted from 0. Here both are counted from 1.
      ? Add 1 to each number.
    head-before-layer: The head comes before the layer.
      ? Exchange the two columns.
    not-a-head: There are six layers of twelve heads, counted from 1.
      ? Which pair names none of them?
    the-chapters-sentence: These are the heads of the chapter's sentence, about the animal.
      ? Which names in the cells hold the sentence, and where do its nouns stand?
    one-head-for-all: One head is given four times. The four ways name different heads here.
      ? What does each of the four tables hold?
    removed-and-patched-swapped: The last two heads are right, in the wrong order.
      ? First removed, then patched.
    weight-for-moved: The second head is that with the most weight. What is moved is the weight times a length.
      ? How long is what each head carries from 'boat'?
    falls-alone: The third head makes the lean fall most. Another one makes it rise by more.
      ? Which change is the largest by size?

    - Set words and IT by the new sentence, base and donor by read, and animal and street by alone.
    - Then compute the four tables in a cell of your own: the chapter's cells would set these names back.
    - Mind the sizes: a head whose removal raises the lean counts as much as one that lowers it.
    """,
    counted_from_zero=lambda answer: np.array_equal(answer + 1, _FIRST),
    head_before_layer=lambda answer: np.array_equal(answer[:, ::-1], _FIRST),
    not_a_head=lambda answer: bool(((answer < 1) | (answer > [6, 12])).any()),
    the_chapters_sentence=_is((4, 2), (6, 12), (6, 12), (3, 4)),
    one_head_for_all=lambda answer: bool((answer == answer[0]).all()),
    removed_and_patched_swapped=lambda answer: np.array_equal(answer[[0, 1, 3, 2]], _FIRST),
    weight_for_moved=_is((4, 2), (4, 2), (6, 8), (3, 4)),
    falls_alone=_is((4, 2), (6, 6), (6, 6), (3, 4)),
    shape=(4, 2),
    accepts=_is(*map(tuple, _FIRST)),
    describe=_four_ways_describe,
    hint="Print the first three heads of each table. Two of them should be known to you from the chapter.",
    examples=([[4, 2], [6, 6], [6, 8], [3, 4]],),
    wrong_examples={
        "counted-from-zero": [[3, 1], [5, 5], [5, 7], [2, 3]],
        "head-before-layer": [[2, 4], [6, 6], [8, 6], [4, 3]],
        "not-a-head": [[4, 2], [6, 13], [6, 8], [3, 4]],
        "the-chapters-sentence": [[4, 2], [6, 12], [6, 12], [3, 4]],
        "one-head-for-all": [[4, 2], [4, 2], [4, 2], [4, 2]],
        "removed-and-patched-swapped": [[4, 2], [6, 6], [3, 4], [6, 8]],
        "weight-for-moved": [[4, 2], [4, 2], [6, 8], [3, 4]],
        "falls-alone": [[4, 2], [6, 6], [6, 6], [3, 4]],
    },
    solution="""
my_heads = [(4, 2), (6, 6), (6, 8), (3, 4)]  # weight, moved, removed, patched
""",
)
