"""Exercises of chapter 14, induction."""

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    FunctionExercise,
    ValueExercise,
    about_shape,
    case,
    described,
    normal,
)
from attnlib.lookup import softmax
from attnlib.multihead import merge_heads

# built_head: An induction head from matrices that are set by hand.
WORD, PLACE, BEFORE, NEXT = slice(0, 4), slice(4, 10), slice(10, 14), slice(14, 18)
_WIDTH, _N, _Q, _K, _V = 18, 6, 0, 1, 2


def _texts() -> tuple[Any, Any]:
    """Return all texts of which the last word has come before, and what always followed it."""
    found = []
    for rest in product(range(1, 4), repeat=_N - 1):
        text = (0, *rest)
        after = {text[i + 1] for i in range(1, _N - 1) if text[i] == text[-1]}
        if len(after) == 1:
            found.append((text, *after))
    return np.array([text for text, _ in found]), np.array([word for _, word in found])


_TEXTS, _FOLLOWED = _texts()


def _look(x: Array, w: Array) -> tuple[Array, Array]:
    """Return the weights of one layer, and its sum with x."""
    scores = (x @ w[_Q]) @ (x @ w[_K]).swapaxes(-1, -2)
    seen = np.tril(np.ones((_N, _N), dtype=bool))
    weights = softmax(np.where(seen, scores, -1e9))
    return weights, x + weights @ (x @ w[_V])


def _run(w: Array) -> tuple[Array, Array, Array, Array]:
    """Return both layers' weights, the stream between them, and the scores of the next word."""
    x = np.zeros((*_TEXTS.shape, _WIDTH))
    x[..., WORD], x[..., PLACE] = np.eye(4)[_TEXTS], np.eye(_N)
    first, between = _look(x, w[0])
    second, end = _look(between, w[1])
    return first, between, second[:, -1], end[:, -1, NEXT]


def _share(w: Array) -> Array:
    """Return the share of the word that followed in all that the head says, for each text."""
    said = _run(w)[3]
    own = np.take_along_axis(said, _FOLLOWED[:, None], axis=1)[:, 0]
    return np.asarray(own / np.maximum(np.abs(said).sum(axis=1), 1e-12))


def _guesses_all(w: Array) -> bool:
    said = np.sort(_run(w)[3], axis=1)
    return bool(
        (_run(w)[3].argmax(axis=1) == _FOLLOWED).all() and (said[:, -1] > said[:, -2]).all()
    )


def _asks_ahead(w: Array) -> bool:
    fit = (w[0, _Q] @ w[0, _K].T)[PLACE, PLACE]
    return bool((fit[:-1].argmax(axis=1) == np.arange(1, _N)).all())


def _on(w: Array, shift: int) -> float:
    """Return the mean weight of the last query on places `shift` after an earlier copy of it."""
    copies = np.zeros(_TEXTS.shape)
    copies[:, shift:] = (_TEXTS[:, -1:] == _TEXTS)[:, : _N - shift]
    return float((_run(w)[2] * copies).sum(axis=1).mean())


def _echoes(w: Array) -> bool:
    return bool((_run(w)[3].argmax(axis=1) == _TEXTS[:, -1]).mean() > 0.95)


def _set(**changed: tuple[int, int, slice, slice, Any]) -> Any:
    """Return the matrices, with some of the six blocks put elsewhere."""
    blocks = {
        "ask": (0, _Q, PLACE, PLACE, 20 * np.eye(_N, k=-1)),
        "answer": (0, _K, PLACE, PLACE, np.eye(_N)),
        "mark": (0, _V, WORD, BEFORE, np.eye(4)),
        "seek": (1, _Q, WORD, WORD, 20 * np.eye(4)),
        "find": (1, _K, BEFORE, WORD, np.eye(4)),
        "copy": (1, _V, WORD, NEXT, np.eye(4)),
    }
    w = np.zeros((2, 3, _WIDTH, _WIDTH))
    for layer, which, rows, columns, block in (blocks | changed).values():
        w[layer, which, rows, columns] = block
    return w


BUILT_HEAD = ValueExercise.told(
    """
    one-layer: These are the matrices of one layer. A single lookup finds the word that it asks with, not the one after
        it.
      ? What would layer 1 have to write so that layer 2 can look for it?
    too-soft: The guesses are the right ones, but the weights are too even: other words get too much.
      ? What makes a softmax sharper: which of your blocks may hold larger numbers?
    asks-ahead: In layer 1, position i asks for position i + 1. The causal mask hides it.
      ? Rows times matrix: which column of row i of W_Q's block must hold the 1?
    not-one-back: In layer 1 a position does not give its weight to the one before it.
      ? Which block tells where a word stands? Query and key have to agree on it.
    nothing-marked: Layer 1 attends one back, but the word that it finds there is written into no empty block.
      ? W_V takes a block of the position that is found, and puts it into a block of the one that asks. From which to
        which?
    finds-the-word: Layer 2 finds earlier copies of the last word, not the words after them.
      ? Which block of a position holds the word that came before it? That one is the key.
    copies-the-mark: Layer 2 attends to the right positions and copies the mark, which is the word that was asked with.
      ? What should be copied from there: the word before or the own word?
    nothing-said: The block of the next word stays empty.
      ? Into which block does W_V of layer 2 write?

    - Layer 1: W_Q and W_K read the block of the place. np.eye(6, k=-1) sends place i to place i - 1.
    - W_V of layer 1 takes the own word to the block of the word before: my_head[0, V, WORD, BEFORE] = np.eye(4).
    - Layer 2: the query is the own word, the key is the word before, and both must land in the same components.
    """,
    one_layer=about_shape(lambda w: w.shape == (3, _WIDTH, _WIDTH)),
    too_soft=_guesses_all,
    asks_ahead=_asks_ahead,
    not_one_back=lambda w: np.diagonal(_run(w)[0], -1, 1, 2).mean() < 0.9,
    nothing_marked=lambda w: np.allclose(_run(w)[1][..., BEFORE.start :], 0),
    finds_the_word=lambda w: _on(w, 0) > 0.9 > _on(w, 1),
    copies_the_mark=lambda w: _on(w, 1) > 0.9 and _echoes(w),
    nothing_said=lambda w: np.allclose(_run(w)[3], 0),
    shape=(2, 3, _WIDTH, _WIDTH),
    accepts=lambda w: bool((_share(w) >= 0.9).all()),
    describe=lambda w: (
        f"The word that followed is the largest in {np.mean(_run(w)[3].argmax(axis=1) == _FOLLOWED):.0%} of "
        f"{len(_TEXTS)} texts."
    ),
    hint="Look at layer 1 first: print its weights. Each position should attend to the one before it.",
    examples=(
        _set(),
        _set(seek=(1, _Q, WORD, BEFORE, 30 * np.eye(4)), find=(1, _K, BEFORE, BEFORE, np.eye(4))),
    ),
    wrong_examples={
        "one-layer": _set()[0],
        "too-soft": _set(seek=(1, _Q, WORD, WORD, 2 * np.eye(4))),
        "asks-ahead": _set(ask=(0, _Q, PLACE, PLACE, 20 * np.eye(_N, k=1))),
        "not-one-back": _set(ask=(0, _Q, PLACE, PLACE, 20 * np.eye(_N))),
        "nothing-marked": _set(mark=(0, _V, WORD, WORD, np.eye(4))),
        "finds-the-word": _set(find=(1, _K, WORD, WORD, np.eye(4))),
        "copies-the-mark": _set(copy=(1, _V, BEFORE, NEXT, np.eye(4))),
        "nothing-said": _set(copy=(1, _V, WORD, WORD, np.eye(4))),
    },
    solution="""
import numpy as np

WORD, PLACE, BEFORE, NEXT = slice(0, 4), slice(4, 10), slice(10, 14), slice(14, 18)
my_head = np.zeros((2, 3, 18, 18))
my_head[0, 0, PLACE, PLACE] = 20 * np.eye(6, k=-1)  # I ask for the place before mine
my_head[0, 1, PLACE, PLACE] = np.eye(6)  # I am at this place
my_head[0, 2, WORD, BEFORE] = np.eye(4)  # my word is your word before
my_head[1, 0, WORD, WORD] = 20 * np.eye(4)  # I ask for my word
my_head[1, 1, BEFORE, WORD] = np.eye(4)  # it came before me
my_head[1, 2, WORD, NEXT] = np.eye(4)  # so mine is your next one
""",
)


# prefix_score: How much a head attends to what came after earlier copies.
def _causal(seed: int, tokens: list[int]) -> Any:
    scores = normal(seed, (len(tokens), len(tokens)))[0]
    seen = np.tril(np.ones_like(scores, dtype=bool))
    return case(softmax(np.where(seen, scores, -1e9)).round(3).tolist(), tokens)


PREFIX_SCORE = FunctionExercise.told(
    """
    on-the-copies: The weights on the copies themselves are added up. That finds heads that attend to the same word,
        which a single lookup can do.
      ? By how many places does the word that followed come after the copy?
    one-too-far: The weights two places after the copies are added up.
      ? Write the positions of a short text on paper, and mark the key that is asked for.
    rows-are-keys: Rows and columns are exchanged: a row of weights belongs to a query.
      ? Which axis of the weights sums to one?
    mean-over-all: The sum is divided by the number of all positions. Where a word is new there is nothing to match.
      ? How many queries can match at all?
    summed: The sums are added over the queries, and no mean is taken.
      ? How large can the score of one query be, and how large is yours for two of them?
    largest-alone: Only the largest of the weights counts for each query.
      ? A word has come twice. What does the task say of both?
    latest-alone: Only the latest copy counts.
      ? The task says all earlier copies.

    - same = tokens[:, None] == tokens[None, :] says for query and key whether their words agree. Earlier keys are below
      the diagonal.
    - Shift these marks one column to the right: np.roll, with the first column set to False.
    - Multiply by the weights, sum over the keys, and take the mean over the rows that have an earlier copy.
    """,
    on_the_copies=(
        {"after[:, 1:] = copies[:, :-1]": "after = copies"},
        {"after[:, 1:] = copies[:, :-1]": "after = np.tril(tokens[:, None] == tokens)"},
    ),
    one_too_far={"after[:, 1:] = copies[:, :-1]": "after[:, 2:] = copies[:, :-2]"},
    rows_are_keys={"weights * ": "weights.T * "},
    mean_over_all={"matched[copies.any(axis=-1)]": "matched"},
    summed={"mean()": "sum()"},
    largest_alone={"sum(axis": "max(axis"},
    latest_alone={
        "    matched": "    after &= np.cumsum(after[:, ::-1], axis=1)[:, ::-1] == 1\n    matched"
    },
    returns=("score",),
    cases=(
        case([[1.0, 0, 0], [0.5, 0.5, 0], [0.2, 0.7, 0.1]], [4, 6, 4]),
        _causal(1, [3, 1, 4, 1, 5, 3, 1]),
        _causal(2, [2, 2, 0, 1, 2, 0, 2]),
        _causal(3, [5, 6, 7, 8, 5, 6, 7, 8, 5, 6]),
    ),
    solution="""
def prefix_score(weights, tokens):
    copies = np.tril(tokens[:, None] == tokens[None, :], -1)
    after = np.zeros_like(copies)
    after[:, 1:] = copies[:, :-1]
    matched = (weights * after).sum(axis=-1)
    return matched[copies.any(axis=-1)].mean()
""",
)


# cuts_correctly: A test of a cut head.
def _rows(heads: Array, head: int) -> slice:
    return slice(head * heads.shape[-1], (head + 1) * heads.shape[-1])


def zeroes_what_it_found(heads: Array, w_o: Array, head: int) -> Array:
    """Cut before the heads are mixed."""
    kept = heads.copy()
    kept[head] = 0
    return merge_heads(kept) @ w_o


def zeroes_its_rows(heads: Array, w_o: Array, head: int) -> Array:
    """Cut in the matrix."""
    kept = w_o.copy()
    kept[_rows(heads, head)] = 0
    return merge_heads(heads) @ kept


def zeroes_a_block_of_the_output(heads: Array, w_o: Array, head: int) -> Array:
    """Cut after the heads are mixed: the bug."""
    output = merge_heads(heads) @ w_o
    output[:, _rows(heads, head)] = 0
    return output


CUTS_CORRECTLY = FunctionExercise.told(
    """
    passes-everything: The test passes every function, the wrong ones too.
      ? Work out by hand what is left of two heads when the first is cut.
    refuses-everything: The test refuses every function, the right ones too.
      ? Work out by hand what is left of two heads when the first is cut.
    verdicts-swapped: The verdicts are the wrong way round: True means that the function is right.
      ? Put a not before it.
    identity: W_O is the identity in the test. Then each head has components of the output to itself, and the bug is
        right.
      ? Which W_O mixes the heads?
    one-head: There is one head in the test. Then all of the output belongs to it.
      ? How many heads must there be so that something of the output stays?
    something-changed: The test asks whether the output has changed. A wrong cut changes it too.
      ? Compare with the numbers that should come.

    - The output is a sum of the heads' terms: heads[j] @ w_o[j * d_k : (j + 1) * d_k]. What should be left?
    - Draw heads and w_o at random, so that w_o mixes. Compare with the sum over the other heads, for each head.
    """,
    passes_everything=lambda cut: True,
    refuses_everything=lambda cut: False,
    verdicts_swapped={"return ": "return not "},
    identity={"rng.normal(size=(6, 6))": "np.eye(6)"},
    one_head={
        "(3, 4, 2)": "(1, 4, 2)",
        "(6, 6)": "(2, 2)",
        "(3, 2, 6)": "(1, 2, 2)",
        "range(3)": "range(1)",
    },
    something_changed={"np.allclose": "not np.allclose", " - terms[j]": ""},
    returns=("verdict",),
    cases=(
        case(zeroes_what_it_found),
        case(zeroes_its_rows),
        described(
            "Subtract the head's term from the sum.",
            lambda heads, w_o, head: (
                merge_heads(heads) @ w_o - heads[head] @ w_o[_rows(heads, head)]
            ),
        ),
        case(zeroes_a_block_of_the_output),
        described("Return the output as it is.", lambda heads, w_o, head: merge_heads(heads) @ w_o),
        described(
            "Count the heads from 1.",
            lambda heads, w_o, head: zeroes_what_it_found(heads, w_o, head - 1),
        ),
        described(
            "Cut all others.", lambda heads, w_o, head: heads[head] @ w_o[_rows(heads, head)]
        ),
        described(
            "Make up for what is missing.",
            lambda heads, w_o, head: (
                zeroes_what_it_found(heads, w_o, head) * len(heads) / max(len(heads) - 1, 1)
            ),
        ),
    ),
    solution="""
import numpy as np


def cuts_correctly(cut):
    rng = np.random.default_rng(0)
    heads, w_o = rng.normal(size=(3, 4, 2)), rng.normal(size=(6, 6))
    terms = heads @ w_o.reshape(3, 2, 6)  # (heads, n, d_model)
    return all(
        np.allclose(cut(heads.copy(), w_o.copy(), j), terms.sum(axis=0) - terms[j])
        for j in range(3)
    )
""",
)


# next_word: The next word, by what came after the same two words before.
NEXT_WORD = FunctionExercise.told(
    """
    one-word-key: Only one of the two words takes part in the score.
      ? In which score should two agreements differ from one?
    both-or-nothing: A key of which one word agrees gets the score 0. It should get beta.
      ? Which three values can a score have?
    either-is-enough: A key of which both words agree gets no more than one of which one does.
      ? Which three values can a score have?
    order-exchanged: The words of the key are compared in the other order.
      ? Which word of the key stands right before the value, and which word of the query is last?
    own-word-in-the-key: The key holds the position's own word, so the guess is what was asked with.
      ? Which two words come before the value?
    shares-halved: The score is beta times the share of words that agree. It should be beta for each.
      ? Both words agree: which score does the task ask for?
    word-of-the-key: The value is a word of the key itself. It should be the word that came after both.
      ? Which word stands at the position whose key you compare?
    two-further: The guess is the word one place too far.
      ? By how much are keys and values shifted against each other?
    beta-forgotten: Beta plays no part.
      ? Which score has a key that fits?
    best-alone: Only the keys that fit best get a weight, or one of them takes everything. Softmax gives every key some.
      ? What is e to the power of 0?
    not-normalised: The weights do not sum to one.
      ? What should the guesses for all words sum to?
    too-early: The second position, or the first, takes part too. Only one word or none comes before it, so it has no
        key.
      ? From which position on are there keys?

    - tokens[:-2] are the first words of the keys, tokens[1:-1] the second, tokens[2:] the values.
    - Compare the first with tokens[-2] and the second with tokens[-1], and add up what agrees.
    - np.eye(n_words)[tokens[2:]] has one row for each value.
    """,
    one_word_key=(
        {"(tokens[:-2] == tokens[-2]) + ": ""},
        {" + (tokens[1:-1] == tokens[-1])": ""},
        {"(tokens[:-2] == tokens[-2]) + (tokens[1:-1]": "(tokens[:-1]", "[2:]": "[1:]"},
    ),
    both_or_nothing=(
        {"agree - agree.max()": "2 * (agree == 2)"},
        {"agree - agree.max()": "agree == 2"},
    ),
    either_is_enough={"agree - agree.max()": "agree > 0"},
    order_exchanged=(
        {
            "[:-2] == tokens[-2]": "[:-2] == tokens[-1]",
            "[1:-1] == tokens[-1]": "[1:-1] == tokens[-2]",
        },
        {
            "[:-2] == tokens[-2]": "[:-2] == tokens[-1]",
            "[1:-1] == tokens[-1]": "[1:-1] == tokens[-2]",
            "agree - agree.max()": "2 * (agree == 2)",
        },
        {"[:-2] ==": "[2:] =="},
    ),
    own_word_in_the_key={"[1:-1] ==": "[2:] ==", "[:-2] ==": "[1:-1] =="},
    shares_halved={"agree - agree.max()": "agree / 2"},
    word_of_the_key=({"[2:]": "[1:-1]"}, {"[2:]": "[:-2]"}),
    two_further={"    raised": "    agree = agree[:-1]\n    raised", "[2:]": "[3:]"},
    beta_forgotten={"beta * ": ""},
    best_alone=(
        {
            "np.exp(beta * (agree - agree.max()))": "np.eye(len(agree))[np.flatnonzero(agree == agree.max())[-1]]"
        },
        {"np.exp(beta * (agree - agree.max()))": "np.eye(len(agree))[agree.argmax()]"},
        {"np.exp(beta * (agree - agree.max()))": "1.0 * (agree == agree.max())"},
    ),
    not_normalised=(
        {"(agree - agree.max())": "agree", " / raised.sum()": ""},
        {"np.exp(beta * (agree - agree.max()))": "beta * agree", " / raised.sum()": ""},
    ),
    too_early=(
        {
            "    raised": "    agree = np.append(tokens[0] == tokens[-1], agree)\n    raised",
            "[2:]": "[1:]",
        },
        {
            "    raised": "    agree = np.append([0, tokens[0] == tokens[-1]], agree)\n    raised",
            "[2:]": "",
        },
    ),
    returns=("guess",),
    cases=(
        case([0, 1, 2, 0, 1], 3, 3.0),
        case([2, 4, 1, 4, 0, 2, 3, 1, 2, 4], 5, 2.0),
        case([1, 0, 3, 1, 1, 0, 2, 0, 1, 3, 1, 0], 4, 1.0),
        case([0, 2, 1, 3], 4, 2.5),
        case([5, 3, 6, 5, 3, 0, 3, 5, 1, 6, 3, 2, 5, 3], 7, 4.0),
    ),
    solution="""
def next_word(tokens, n_words, beta):
    agree = 1.0 * (tokens[:-2] == tokens[-2]) + (tokens[1:-1] == tokens[-1])
    raised = np.exp(beta * (agree - agree.max()))
    return raised / raised.sum() @ np.eye(n_words)[tokens[2:]]
""",
)


# rules_apart: A text on which five rules for the next word all say something else.
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


RULES_APART = ValueExercise.told(
    """
    no-words: A word is a whole number from 0 to 9 here.
      ? Which numbers does the task admit?
    nothing-to-copy: The last word has not come before, so after_word finds nothing: a text without a repetition says
        nothing about copying.
      ? Which word must stand in the text at least twice?
    pair-is-new: The last two words have not stood side by side before, so after_pair finds nothing.
      ? Which two neighbours must come again?
    no-single-commonest: Two words or more are equally common, so commonest has no guess.
      ? How often does each word come? One must come more often than all others.
    word-and-pair-agree: after_word and after_pair guess the same, so the text cannot tell how much of the past a
        copying head compares.
      ? After the pair, let its second word come once more, after another word. What follows it there?
    echo-agrees: The last word itself is the guess of another rule too, so a head that finds its own word would pass for
        another one.
      ? Is the last word the commonest one, does it follow itself, or does it stand fifth from the end?
    distance-agrees: The fifth word from the end is also the guess of another rule: a head that always looks equally far
        back would pass for it.
      ? Move the earlier occurrences, or put another word five places from the end.
    frequency-agrees: What is to be copied is also the commonest word, so counting would do.
      ? Make a word common that follows neither the last word nor the last two.

    - Begin with the copies: somewhere x y P, later z y I, and x y at the end.
    - y comes three times now. So another word has to come four times: it may be x, or a new one.
    - The last five places are D, two words, x, y. Fill what is left with the common word.
    """,
    no_words=lambda text: not _words(text),
    nothing_to_copy=_silent("after_word"),
    pair_is_new=_silent("after_pair"),
    no_single_commonest=_silent("commonest"),
    word_and_pair_agree=_same(("after_word", "after_pair")),
    echo_agrees=_same(*(("echo", rule) for rule in RULES if rule != "echo")),
    distance_agrees=_same(*(("five_back", rule) for rule in RULES if rule != "five_back")),
    frequency_agrees=_same(("commonest", "after_word"), ("commonest", "after_pair")),
    shape=(LENGTH,),
    accepts=_accepts,
    describe=_describe,
    hint="Write the five guesses below each other. Which two agree, and which word can you change alone?",
    examples=([1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 1, 2], [1, 1, 2, 3, 0, 2, 4, 5, 1, 6, 1, 2]),
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
    solution="""
text_apart = [1, 2, 3, 2, 4, 0, 0, 5, 0, 0, 1, 2]
# after_word 4, after_pair 3, five_back 5, commonest 0, echo 2
""",
)
