"""Exercises of chapter 02, alignment."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Case,
    FunctionExercise,
    case,
    described,
    normal,
    sampled,
)
from attnlib.exercises._softmaxes import overflow, tiny_number, wrong_shift
from attnlib.lookup import softmax

# my_additive: Bahdanau's scores: a small network of query and key.
MY_ADDITIVE = FunctionExercise.told(
    """
    no-tanh: The hidden layer is not passed through the tanh. Then the score is a part for the query plus a part for the
        key, and the softmax cancels the query's part: every query gets the same weights.
      ? Which function stands between the two layers?
    tanh-outside: The hyperbolic tangent comes last. It bounds the score, and the hidden layer stays linear.
      ? Take the tanh of the hidden layer first, then let v read it.
    nonlinearity-before-the-sum: Query and key pass the tanh each by itself and are added afterwards. They never meet:
        again the query's part cancels in the softmax.
      ? Add first, then take the tanh of the sum.
    multiplied: The projections are multiplied with each other. This score is called additive.
      ? How do query and key meet inside the network?
    v-forgotten: The hidden layer is summed up. The vector v has no effect.
      ? What turns the hidden layer into one number?
    sigmoid: The hidden layer passes the logistic function, not by the hyperbolic tangent.
      ? Which of the two is 0 at 0?
    matrices-swapped: The query goes through the key's matrix and the key through the query's.
      ? Look at the shapes: which matrix has as many rows as a query has parts?
    not-projected: Query and key are added as they are.
      ? What are the two matrices for?
    pair-by-pair: Query i is compared with key i alone.
      ? Every query meets every key: where do you need a new axis?
    rows-and-columns-swapped: The scores have a row for each key.
      ? Who asks? Give each of them a row.
    already-softmaxed: These are weights. The scores were asked for.
      ? Stop one step earlier.
    """,
    no_tanh={"np.tanh": ""},
    tanh_outside={"np.tanh": "", "hidden @ v": "np.tanh(hidden @ v)"},
    nonlinearity_before_the_sum={
        "np.tanh((query @ w_query)[:, None] + (key @ w_key)[None])": "np.tanh(query @ w_query)[:, None] + np.tanh(key @ w_key)[None]"
    },
    multiplied={"[:, None] + ": "[:, None] * "},
    v_forgotten=("hidden.sum(axis=-1)", "hidden.mean(axis=-1)"),
    sigmoid={"np.tanh(": "1 / (1 + np.exp(-(", "[None])": "[None])))"},
    matrices_swapped={"query @ w_query": "query @ w_key", "key @ w_key": "key @ w_query"},
    not_projected={"(query @ w_query)": "query", "(key @ w_key)": "key"},
    pair_by_pair={")[:, None]": ")", ")[None]": ")"},
    rows_and_columns_swapped={")[None]": ")[:, None]", ")[:, None] +": ")[None] +"},
    already_softmaxed="softmax(hidden @ v)",
    returns=("scores",),
    reference="""
def my_additive(query, key, w_query, w_key, v):
    hidden = np.tanh((query @ w_query)[:, None] + (key @ w_key)[None])
    return hidden @ v
""",
    cases=(
        case([[1.0]], [[0.5], [-2.0]], [[1.0]], [[1.0]], [3.0]),
        sampled(0, (2, 3), (5, 7), (3, 4), (7, 4), (4,)),
        sampled(1, (1, 2), (3, 2), (2, 2), (2, 2), (2,)),
        sampled(2, (3, 3), (3, 3), (3, 3), (3, 3), (3,)),
    ),
)


# look_back: One look of a decoder at the source, by Luong's general score.
LOOK_BACK = FunctionExercise.told(
    """
    w-forgotten: The matrix has no effect: this is the score called dot.
      ? Where does w stand between query and key?
    w-transposed: The matrix is turned around: the key's axis meets the query.
      ? Which axis of w is as long as the query?
    hard: Only the best state is taken, with weight 1: a hard lookup. No gradient reaches the scores.
      ? Chapter 01: what makes weights of scores, and can be differentiated?
    no-softmax: The scores themselves weigh the states.
      ? Which step makes weights positive and lets them sum to one?
    scaled: The scores are divided by the root of the width. Transformers do that; Luong's score does not.
      ? Chapter 05 says when that is wanted. What does the task ask for?
    plain-mean: The weights are right, but the context is the plain mean of the states.
      ? Which state should count how much?
    last-state: The weights are right, but the context is the encoder's last state: the decoder without attention.
      ? What did the weights cost if nobody uses them?
    divided-again: The weights are right, but the average is divided by the number of states once more.
      ? What do the weights sum to already?
    """,
    w_forgotten={" @ w)": ")"},
    w_transposed={"query @ w)": "w @ query)"},
    hard={"softmax(scores)": "np.eye(len(scores))[scores.argmax()]"},
    no_softmax=({"softmax": ""}, {"softmax(scores)": "scores / scores.sum()"}),
    scaled=(
        {"(query @ w)": "(query @ w) / np.sqrt(memory.shape[1])"},
        {"(query @ w)": "(query @ w) / np.sqrt(len(query))"},
    ),
    plain_mean={"weights @ memory": "memory.mean(axis=0)"},
    last_state={"weights @ memory": "memory[-1]"},
    divided_again={"weights @ memory": "weights @ memory / len(memory)"},
    wrong_shift=wrong_shift(),
    zero_by_zero_hidden=tiny_number(),
    overflow=overflow(),
    returns=("weights", "context"),
    reference="""
def look_back(query, memory, w):
    scores = memory @ (query @ w)
    weights = softmax(scores)
    return weights, weights @ memory
""",
    cases=(
        case([1.0, 2.0], [[0.5, 0.0], [0.0, 1.0], [1.0, 1.0]], [[1.0, 2.0], [0.0, 1.0]]),
        sampled(0, (3,), (5, 7), (3, 7)),
        sampled(1, (3,), (4, 3), (3, 3)),
        sampled(2, (2,), (1, 5), (2, 5)),
        case([1.0], [[900.0], [901.0]], [[1.0]]),
        case([-1.0], [[900.0], [901.0]], [[1.0]]),
        case([1.0], [[2.0], [10.0], [3000.0], [20.0]], [[1.0]]),
    ),
)


# decode: The whole decoder loop, greedy.
def _loop(seed: int, m: int, d: int, n_words: int, most: int) -> Case:
    shapes = (m, d), (n_words, d), (d, d), (d, d), (d, d), (d, n_words)
    memory, embed, w_x, w_c, w_s, w_out = normal(seed, *shapes)
    return case(memory, embed, 2 * w_x, 2 * w_c, w_s, w_out, most)


DECODE = FunctionExercise.told(
    """
    begin-again: Each step reads the word 0, not the word that was just written.
      ? What should the decoder read at its second step?
    end-kept: The end is returned as a word.
      ? Where does the loop stop, before or after it keeps the word?
    never-ends: The loop goes on after word 1.
      ? What should happen when the largest entry is that of word 1?
    state-forgotten: The state is not carried on: every step starts from the first one.
      ? Which name holds the state when the loop comes round?
    late-look: The first step has no context: the decoder looks back only after its state was updated.
      ? Which state exists already when the first context is needed?
    first-state: The decoder starts from the encoder's first state.
      ? Which state has read the whole sentence?
    one-vector: The context is the encoder's last state at each step: no looking back.
      ? What are the weights for?
    plain-mean: All states weigh the same.
      ? Where does your code compare the state with the rows of memory?
    no-softmax: The scores themselves weigh the states.
      ? Which step turns scores into weights that sum to one?
    hard: The context is the best state alone.
      ? What should the second best contribute?
    least-probable: The smallest entry is taken.
      ? Which entry belongs to the most probable word?

    - Before the loop: state = memory[-1], word = 0, and an empty list.
    - In the loop: weights from the old state, context, new state, word. Then look whether it ends.
    - The word goes into the list, and at the next step its row of embed goes into the state.
    """,
    begin_again={"embed[word]": "embed[0]"},
    end_kept={"        if word == 1": "        written += [1] * (word == 1)\n        if word == 1"},
    never_ends={"word == 1": "False"},
    state_forgotten={"        state = np": "        new = np", "argmax(state": "argmax(new"},
    late_look={"/ weights.sum()": "/ weights.sum() * bool(written)"},
    first_state={"memory[-1]": "memory[0]"},
    one_vector={"weights @ memory / weights.sum()": "memory[-1]"},
    plain_mean={"weights @ memory / weights.sum()": "memory.mean(axis=0)"},
    no_softmax={"np.exp(scores - scores.max())": "scores", " / weights.sum()": ""},
    hard={"weights @ memory / weights.sum()": "memory[scores.argmax()]"},
    least_probable={"argmax": "argmin"},
    returns=("words",),
    cases=tuple(
        _loop(seed, 4, 3, 5, most) for seed, most in ((119, 8), (186, 8), (353, 9), (360, 2))
    ),
    solution="""
def decode(memory, embed, w_x, w_c, w_s, w_out, most):
    state, word, written = memory[-1], 0, []
    while len(written) < most:
        scores = memory @ state
        weights = np.exp(scores - scores.max())
        context = weights @ memory / weights.sum()
        state = np.tanh(embed[word] @ w_x + context @ w_c + state @ w_s)
        word = int(np.argmax(state @ w_out))
        if word == 1:
            break
        written.append(word)
    return written
""",
)


# attend_to_words: Looking back at the words of a padded sentence.
_PADDED = normal(5, (3,), (5, 3))

ATTEND_TO_WORDS = FunctionExercise.told(
    """
    padding-attended: The padding gets a part of the weight.
      ? Which rows of memory are words?
    not-renormalised: The padding's weights were set to 0 after the softmax, so the others no longer sum to one.
      ? What should the weights sum to?
    zero-score: The padding's scores are set to 0, whose exponential is 1.
      ? Which score has the exponential 0?
    inverted: The padding is attended, and the words are not.
      ? Is row 0 a word?
    one-too-many: One row of the padding is attended, too.
      ? With length 2, which rows are words?
    underflow: Masked after the softmax. Where the padding's score is far larger, all words get 0.
      ? Take the padding out before the exponential.

    - Compute the scores of all rows first, then decide which may count.
    - np.arange(len(memory)) < length is True for words.
    - Let the others have the score minus infinity, and subtract the largest score that is left.
    """,
    padding_attended={"np.where(is_word, memory @ query, -np.inf)": "memory @ query"},
    not_renormalised={
        "np.where(is_word, memory @ query, -np.inf)": "memory @ query",
        "raised.sum()": "raised.sum() * is_word",
    },
    zero_score={"-np.inf": "0.0"},
    inverted={
        "np.where(is_word, memory @ query, -np.inf)": "memory @ query",
        "raised.sum()": "raised.sum() * ~is_word",
    },
    one_too_many={"< length": "<= length"},
    underflow={
        "np.where(is_word, memory @ query, -np.inf)": "memory @ query",
        "    weights": "    raised = raised * is_word\n    weights",
    },
    wrong_shift=wrong_shift("raised / raised.sum()"),
    zero_by_zero_hidden=tiny_number("raised / raised.sum()"),
    overflow=overflow("raised / raised.sum()"),
    returns=("weights", "context"),
    cases=(
        case([1.0, 0.0], [[1.0, 2.0], [0.0, 1.0], [3.0, 5.0]], 2),
        case(*_PADDED, 3),
        case(*_PADDED, 5),
        case(*_PADDED, 1),
        case([1.0], [[1000.0], [1001.0], [3.0]], 2),
        case([1.0], [[-1000.0], [-1001.0], [3.0]], 2),
        case([1.0], [[1.0], [2.0], [5000.0]], 2),
        case([1.0], [[2.0], [10.0], [3000.0], [20.0]], 4),
    ),
    solution="""
def attend_to_words(query, memory, length):
    is_word = np.arange(len(memory)) < length
    scores = np.where(is_word, memory @ query, -np.inf)
    raised = np.exp(scores - scores.max())
    weights = raised / raised.sum()
    return weights, weights @ memory
""",
)


# is_right: A test of attention with padding, which catches what public tutorials shipped.
_QUERY, _ROWS = _PADDED[0], _PADDED[1]


def _blind(query: Array, memory: Array, length: int) -> Any:
    """Weigh positions by the query alone, as PyTorch's tutorial did until its pull request 2452."""
    scores = np.outer(np.sin(np.arange(len(memory))), query).sum(axis=1)
    weights = softmax(scores, mask=np.arange(len(memory)) < length)
    return weights, weights @ memory


IS_RIGHT = FunctionExercise.told(
    """
    passes-everything: Each function passes, the wrong ones too.
      ? Does your test give the function a sentence with padding?
    inverted: Right functions are refused and wrong ones pass.
      ? What should your function return when all comparisons hold?
    no-padding: Your sentences have no padding, so all masks look alike.
      ? Let length be smaller than the number of rows.
    padding-zero-alone: You ask only that the padding gets no weight. Weights that no longer sum to one pass.
      ? What should the weights of the words sum to?
    words-ignored: You look at the sums of the weights, or change the padding and compare. Weights that do not depend on
        the words pass.
      ? Compare with weights that you computed yourself.

    - Take random rows, and a length that is smaller than their number.
    - Call the function again with the words alone: memory[:length].
    - Compute the weights of the words by yourself, and use np.allclose for weights and context.
    """,
    passes_everything={
        "weights, expected": "weights.shape, (5,)",
        "context, expected @ memory": "0, 0",
    },
    inverted={"return right and": "return not right or not"},
    no_padding={"memory[:2]": "memory", ", [0, 0, 0]": ", []", "memory, 2)": "memory, 5)"},
    padding_zero_alone={
        "weights, expected": "weights[2:], 0",
        "context, expected @ memory": "0, 0",
    },
    words_ignored={
        "weights, expected": "weights[:2].sum(), 1",
        "context, expected @ memory": "0, 0",
    },
    returns=("right",),
    cases=(
        described(
            "Return weights and context of a lookup that leaves the padding out.",
            ATTEND_TO_WORDS.reference,
        ),
        described(
            "Mask after the softmax and divide by the sum; this one is right.",
            ATTEND_TO_WORDS.wrong("underflow"),
        ),
        described(
            "Attend to the padding, as TensorFlow's seq2seq.py did until its issue 512.",
            ATTEND_TO_WORDS.wrong("padding-attended"),
        ),
        described(
            "Mask after the softmax, and do not divide again.",
            ATTEND_TO_WORDS.wrong("not-renormalised"),
        ),
        described("Give the padding the score 0.", ATTEND_TO_WORDS.wrong("zero-score")),
        case(_blind),
    ),
    solution="""
def is_right(attend):
    rng = np.random.default_rng(0)
    query, memory = rng.normal(size=3), rng.normal(size=(5, 3))
    raised = np.exp(memory[:2] @ query)
    expected = np.append(raised / raised.sum(), [0, 0, 0])
    weights, context = attend(query, memory, 2)
    right = np.allclose(weights, expected)
    return right and np.allclose(context, expected @ memory)
""",
)
