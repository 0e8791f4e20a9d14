"""Exercises of chapter 02, alignment."""

from typing import Any

import numpy as np

from attnlib.alignment import additive_scores
from attnlib.exercises._declare import (
    Array,
    Case,
    Function,
    FunctionExercise,
    ValueExercise,
    case,
    combines,
    known,
    normal,
    sampled,
)
from attnlib.exercises._softmaxes import one_hot, overflow, share, tiny_number, wrong_shift
from attnlib.lookup import softmax

# my_additive: Bahdanau's scores: a small network of query and key.


def my_additive(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    """Score each query against each key."""
    return additive_scores(query, key, w_query, w_key, v)


@combines
def _my_additive_with(
    join: Function = lambda q, k: q[:, None] + k[None],
    nonlinearity: Function = np.tanh,
    read: Function = lambda hidden, v: hidden @ v,
) -> Function:
    """Build the scores with one of their parts exchanged."""
    return lambda query, key, w_query, w_key, v: read(
        nonlinearity(join(query @ w_query, key @ w_key)), v
    )


def _unprojected(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    return np.tanh(query[:, None] + key[None]) @ v


def _swapped(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    return additive_scores(query, key, w_key, w_query, v)


def _softmaxed(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    raised = np.exp(additive_scores(query, key, w_query, w_key, v))
    return raised / raised.sum(axis=-1, keepdims=True)


def _pairwise(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    return np.tanh(query @ w_query + key @ w_key) @ v


MY_ADDITIVE = FunctionExercise(
    task=(
        "Write my_additive(query, key, w_query, w_key, v): the scores (n_queries, n_keys), where "
        "the score of query i and key j is the dot product of v with the hyperbolic tangent of "
        "the projected query plus the projected key."
    ),
    returns=("scores",),
    reference=my_additive,
    cases=(
        case([[1.0]], [[0.5], [-2.0]], [[1.0]], [[1.0]], [3.0]),
        sampled(0, (2, 3), (5, 7), (3, 4), (7, 4), (4,)),
        sampled(1, (1, 2), (3, 2), (2, 2), (2, 2), (2,)),
        sampled(2, (3, 3), (3, 3), (3, 3), (3, 3), (3,)),
    ),
    misconceptions=known(
        """
        no-tanh: The hidden layer is not passed through the tanh. Then the score is a part for the query plus a part
            for the key, and the softmax cancels the query's part: every query gets the same weights.
          ? Which function stands between the two layers?
        tanh-outside: The hyperbolic tangent comes last. It bounds the score, and the hidden layer stays linear.
          ? Take the tanh of the hidden layer first, then let v read it.
        nonlinearity-before-the-sum: Query and key pass the tanh each by itself and are added afterwards. They never
            meet: again the query's part cancels in the softmax.
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
        no_tanh=_my_additive_with(nonlinearity=lambda hidden: hidden),
        tanh_outside=_my_additive_with(
            nonlinearity=lambda hidden: hidden, read=lambda hidden, v: np.tanh(hidden @ v)
        ),
        nonlinearity_before_the_sum=_my_additive_with(
            join=lambda q, k: np.tanh(q)[:, None] + np.tanh(k)[None], nonlinearity=lambda x: x
        ),
        multiplied=_my_additive_with(join=lambda q, k: q[:, None] * k[None]),
        v_forgotten=(
            _my_additive_with(read=lambda hidden, v: hidden.sum(axis=-1)),
            _my_additive_with(read=lambda hidden, v: hidden.mean(axis=-1)),
        ),
        sigmoid=_my_additive_with(nonlinearity=lambda hidden: 1 / (1 + np.exp(-hidden))),
        matrices_swapped=_swapped,
        not_projected=_unprojected,
        pair_by_pair=_pairwise,
        rows_and_columns_swapped=_my_additive_with(join=lambda q, k: q[None] + k[:, None]),
        already_softmaxed=_softmaxed,
    ),
)


# look_back: One look of a decoder at the source, by Luong's general score.


def look_back(query: Array, memory: Array, w: Array) -> Any:
    """Return the weights (n,) on the encoder's states and the context (d,)."""
    weights = softmax(query @ w @ memory.T)
    return weights, weights @ memory


@combines
def _look_back_with(
    weigh: Function = softmax,
    score: Function = lambda query, memory, w: query @ w @ memory.T,
    average: Function = lambda weights, memory: weights @ memory,
) -> Function:
    """Build a look with one of its parts exchanged."""

    def look(query: Array, memory: Array, w: Array) -> Any:
        weights = weigh(score(query, memory, w))
        return weights, average(weights, memory)

    return look


LOOK_BACK = FunctionExercise(
    task=(
        "Write look_back(query, memory, w): one look of a decoder. The query (d_query,) is its "
        "state, memory (n, d_key) has the encoder's states as rows, w (d_query, d_key) stands "
        "between them. Return the weights (n,), the softmax of the scores, and the context "
        "(d_key,), the states' average by these weights. It must survive scores in the thousands."
    ),
    returns=("weights", "context"),
    reference=look_back,
    cases=(
        case([1.0, 2.0], [[0.5, 0.0], [0.0, 1.0], [1.0, 1.0]], [[1.0, 2.0], [0.0, 1.0]]),
        sampled(0, (3,), (5, 7), (3, 7)),
        sampled(1, (3,), (4, 3), (3, 3)),
        sampled(2, (2,), (1, 5), (2, 5)),
        case([1.0], [[900.0], [901.0]], [[1.0]]),
        case([-1.0], [[900.0], [901.0]], [[1.0]]),
        case([1.0], [[2.0], [10.0], [3000.0], [20.0]], [[1.0]]),
    ),
    misconceptions=known(
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
        last-state: The weights are right, but the context is the encoder's last state: the decoder without
            attention.
          ? What did the weights cost if nobody uses them?
        divided-again: The weights are right, but the average is divided by the number of states once more.
          ? What do the weights sum to already?
        """,
        w_forgotten=_look_back_with(score=lambda query, memory, w: memory @ query),
        w_transposed=_look_back_with(score=lambda query, memory, w: memory @ (w @ query)),
        hard=_look_back_with(weigh=one_hot),
        no_softmax=(_look_back_with(weigh=lambda scores: scores), _look_back_with(weigh=share)),
        scaled=(
            _look_back_with(
                score=lambda query, memory, w: query @ w @ memory.T / np.sqrt(memory.shape[1])
            ),
            _look_back_with(
                score=lambda query, memory, w: query @ w @ memory.T / np.sqrt(len(query))
            ),
        ),
        plain_mean=_look_back_with(average=lambda weights, memory: memory.mean(axis=0)),
        last_state=_look_back_with(average=lambda weights, memory: memory[-1]),
        divided_again=_look_back_with(
            average=lambda weights, memory: weights @ memory / len(memory)
        ),
        wrong_shift=wrong_shift(_look_back_with),
        zero_by_zero_hidden=tiny_number(_look_back_with),
        overflow=overflow(_look_back_with),
    ),
)


# error_rate: The alignment error rate of one sentence.


def _strongest(weights: Array) -> Any:
    links = np.zeros(weights.shape)
    links[np.arange(len(weights)), weights.argmax(axis=1)] = 1
    return links


def _strongest_by_column(weights: Array) -> Any:
    return _strongest(weights.T).T


def _rate(links: Array, sure: Array, may: Array) -> Any:
    right = (links * sure).sum() + (links * may).sum()
    return 1 - right / (links.sum() + sure.sum())


def error_rate(weights: Array, sure: Array, possible: Array) -> Any:
    """Return the alignment error rate of the strongest link of each row."""
    return _rate(_strongest(weights), sure, np.maximum(sure, possible))


@combines
def _error_rate_with(link: Function = _strongest, rate: Function = _rate) -> Function:
    """Build the rate with one of its parts exchanged."""
    return lambda weights, sure, possible: rate(link(weights), sure, np.maximum(sure, possible))


_WEIGHTS = [[0.7, 0.2, 0.1], [0.4, 0.25, 0.35], [0.1, 0.8, 0.1], [0.2, 0.35, 0.45]]


_SURE = [[1, 0, 0], [0, 0, 0], [0, 0, 1], [0, 1, 0]]


_POSSIBLE = [[0, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 0]]


ERROR_RATE = FunctionExercise(
    task=(
        "Write error_rate(weights, sure, possible). A row is a word of the translation, a column "
        "a word of the source. Link each row with its largest weight. `sure` has a 1 for each "
        "sure link of the true alignment; `possible` has a 1 for each further link that may be "
        "drawn. With A your links, S the sure ones and P the sure and the possible ones, return "
        "1 - (|A and S| + |A and P|) / (|A| + |S|)."
    ),
    returns=("rate",),
    reference=error_rate,
    cases=(
        case(_WEIGHTS, _SURE, _POSSIBLE),
        case([[0.9, 0.1], [0.2, 0.8]], [[1, 0], [0, 1]], [[0, 0], [0, 0]]),
        case([[0.9, 0.1], [0.2, 0.8]], [[0, 1], [1, 0]], [[0, 0], [0, 0]]),
        case(
            [[0.6, 0.4], [0.7, 0.3], [0.45, 0.55]],
            [[1, 0], [0, 1], [0, 0]],
            [[0, 0], [1, 0], [0, 1]],
        ),
        case([[0.3, 0.3, 0.4], [0.2, 0.1, 0.7]], [[0, 0, 1], [1, 0, 0]], [[0, 1, 0], [0, 0, 0]]),
    ),
    misconceptions=known(
        """
        accuracy: This is large where the alignment is good. An error rate is 0 for the true alignment.
          ? What should links that are all right get?
        possible-ignored: Possible links count as errors.
          ? Which links may A have without harm? Use P.
        sure-not-possible: A sure link is not counted among the possible ones.
          ? P holds the sure links too. Join the two matrices first.
        possible-as-sure: All possible links are demanded as if they were sure.
          ? Which links must be there, and which only may?
        precision-alone: Only the share of your links that may be drawn counts. Links that are missing cost nothing.
          ? What happens to a sure link that you did not draw?
        recall-alone: Only the share of the sure links that you found counts. Wrong links cost nothing.
          ? What would linking everything with everything get?
        links-by-column: Each word of the source is linked with a word of the translation, not the other way round.
          ? A row is a distribution: along which axis do you look for the largest weight?
        threshold: A link is drawn where a weight is above one half. A row without such a weight gets no link.
          ? Every row gets one link, however small its largest weight is.
        weights-as-links: The weights themselves are counted, not the links.
          ? Choose one link in each row first.
        """,
        accuracy=_error_rate_with(rate=lambda a, s, p: 1 - _rate(a, s, p)),
        possible_ignored=_error_rate_with(rate=lambda a, s, p: _rate(a, s, s)),
        sure_not_possible=lambda weights, sure, possible: _rate(
            _strongest(weights), sure, possible
        ),
        possible_as_sure=_error_rate_with(rate=lambda a, s, p: _rate(a, p, p)),
        precision_alone=_error_rate_with(rate=lambda a, s, p: 1 - (a * p).sum() / a.sum()),
        recall_alone=_error_rate_with(rate=lambda a, s, p: 1 - (a * s).sum() / s.sum()),
        links_by_column=_error_rate_with(link=_strongest_by_column),
        threshold=_error_rate_with(link=lambda weights: (weights > 0.5).astype(float)),
        weights_as_links=_error_rate_with(link=lambda weights: weights),
    ),
)


# beam_step: One step of a beam search.


def beam_step(totals: Array, log_probs: Array) -> Any:
    """Return the best continuations of all beginnings: totals, beginnings and tokens."""
    candidates = totals[:, None] + log_probs  # (width, vocab_size)
    order = np.argsort(-candidates, axis=None, kind="stable")[: len(totals)]
    beginning, token = np.unravel_index(order, candidates.shape)
    return candidates[beginning, token], beginning, token


@combines
def _beam_step_with(
    combine: Function = lambda totals, log_probs: totals[:, None] + log_probs,
    sort: Function = lambda candidates: np.argsort(-candidates, axis=None, kind="stable"),
    split: Function = lambda order, shape: np.unravel_index(order, shape),
) -> Function:
    """Build a step with one of its parts exchanged."""

    def step(totals: Array, log_probs: Array) -> Any:
        candidates = combine(totals, log_probs)
        order = sort(candidates)[: len(totals)]
        beginning, token = split(order, candidates.shape)
        return candidates.ravel()[order], beginning, token

    return step


def _greedy_each(totals: Array, log_probs: Array) -> Any:
    token = log_probs.argmax(axis=1)
    found = totals + log_probs.max(axis=1)
    order = np.argsort(-found, kind="stable")
    return found[order], order, token[order]


def _unsorted_greedy(totals: Array, log_probs: Array) -> Any:
    return totals + log_probs.max(axis=1), np.arange(len(totals)), log_probs.argmax(axis=1)


def _best_beginning(totals: Array, log_probs: Array) -> Any:
    best = int(totals.argmax())
    token = np.argsort(-log_probs[best], kind="stable")[: len(totals)]
    return totals[best] + log_probs[best, token], np.full(len(totals), best), token


def _only_new(totals: Array, log_probs: Array) -> Any:
    _, beginning, token = _beam_step_with(combine=lambda totals, log_probs: log_probs)(
        totals, log_probs
    )
    return log_probs[beginning, token], beginning, token


def _random(seed: int, width: int, vocab_size: int) -> Case:
    (logits,) = 2 * np.array(normal(seed, (width, vocab_size)))
    log_probs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    totals = np.sort(np.random.default_rng(seed).uniform(0, 3, size=width))
    return case(-totals.round(2), log_probs.round(2))


BEAM_STEP = FunctionExercise(
    task=(
        "Write beam_step(totals, log_probs): one step of a beam search. totals (width,) are the "
        "log-probabilities of the beginnings that are kept, log_probs (width, vocab_size) those of "
        "the next token after each of them. Return the totals of the best `width` continuations, "
        "the best first, the index of the beginning that each continues, and its token."
    ),
    returns=("totals", "beginnings", "tokens"),
    reference=beam_step,
    cases=(
        case([-0.5, -0.7], [[-0.4, -1.5, -2.5], [-0.1, -2.9, -3.2]]),
        case([-0.1, -2.0], [[-0.9, -0.8, -1.9], [-0.2, -2.6, -2.2]]),
        _random(0, 3, 7),
        _random(1, 4, 5),
        _random(2, 1, 5),
    ),
    misconceptions=known(
        """
        best-of-each: Each beginning is continued by its own best token. Two good continuations of the same
            beginning have no chance against a bad one of another.
          ? Let all continuations of all beginnings compete with each other.
        best-beginning-alone: Only the best beginning is continued. Then it is a greedy search that looks at more
            words.
          ? May a beginning in second place win by what comes next?
        totals-forgotten: Only the new token counts, not what led to it.
          ? What is the log-probability of a whole beginning with its new token?
        multiplied: Log-probabilities are multiplied. Two negative numbers then make a positive one.
          ? Probabilities are multiplied. What happens to their logarithms?
        probabilities-added: Probabilities are added to log-probabilities.
          ? In which of the two do you want to be, and how do they combine there?
        worst-first: The least probable continuations are kept.
          ? A log-probability near 0 is good. Which end of the sorted list do you take?
        beginning-and-token-swapped: Beginning and token have changed places.
          ? In the flat list, the continuations of one beginning stand together.
        divided-by-the-width: The place in the flat list is divided by the width of the beam.
          ? How many continuations has one beginning?
        """,
        best_of_each=(_greedy_each, _unsorted_greedy),
        best_beginning_alone=_best_beginning,
        totals_forgotten=_only_new,
        multiplied=_beam_step_with(combine=lambda totals, log_probs: totals[:, None] * log_probs),
        probabilities_added=_beam_step_with(
            combine=lambda totals, log_probs: totals[:, None] + np.exp(log_probs)
        ),
        worst_first=_beam_step_with(
            sort=lambda candidates: np.argsort(candidates, axis=None, kind="stable")
        ),
        beginning_and_token_swapped=_beam_step_with(
            split=lambda order, shape: np.unravel_index(order, shape)[::-1]
        ),
        divided_by_the_width=_beam_step_with(
            split=lambda order, shape: (order // shape[0], order % shape[0])
        ),
    ),
)


# whole_sentence: How often a whole sentence is right, if its words are.

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


WHOLE_SENTENCE = ValueExercise(
    task=(
        "A translator gets each word right with probability 0.97, whatever the length of the "
        "sentence and independently of its other words. Which share of its translations of 20 "
        "words, the end counted as one, has no mistake? Three digits are enough."
    ),
    shape=(),
    accepts=lambda answer: abs(float(answer) - _RIGHT) < 0.002,
    describe=_describe,
    misconceptions=known(
        """
        one-word: That is the share for one word. Twenty of them have to be right at once.
          ? How probable is it that two words are right?
        errors-added: The errors are added up. Some sentences have two, and are counted twice.
          ? Ask for the words to be right, not for errors.
        at-least-one-error: That is the share of the sentences with a mistake.
          ? What is left over?
        everything-wrong: That is the share of the sentences in which every word is wrong.
          ? Which of the two probabilities of a word do you need?
        percent: That is in percent. A share lies between 0 and 1.
          ? Divide by a hundred.
        expected-words: That is how many words are right on average.
          ? All of them have to be right.
        one-word-off: That is a sentence with one word less, or more.
          ? The end is a word that the translator has to get right, and the twenty include it.
        """,
        one_word=_near(_WRONG["one-word"]),
        errors_added=_near(_WRONG["errors-added"]),
        at_least_one_error=_near(_WRONG["at-least-one-error"]),
        everything_wrong=_near(_WRONG["everything-wrong"]),
        percent=lambda answer: abs(float(answer) - _WRONG["percent"]) < 0.2,
        expected_words=_near(_WRONG["expected-words"]),
        one_word_off=(_near(_WRONG["one-word-off"]), _near(_WORD ** (_LENGTH + 1))),
    ),
    hint="Two words are right with probability 0.97 times 0.97.",
    examples=(_RIGHT, 0.544, round(_RIGHT, 3)),
    wrong_examples=_WRONG,
)
