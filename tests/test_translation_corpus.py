"""The translation corpus: the pairs that it has, true links, splits that share no combination."""

import hashlib
import re
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attnlib.corpora import (
    KNOWN_PAIRS,
    SentencePair,
    Vocabulary,
    alignment_error_rate,
    corpus_bleu,
    encode_pairs,
    join_tokens,
    strongest_links,
    tokenize,
    translation_pairs,
)
from attnlib.corpora.translation import _generate, _phrase
from attnlib.corpora.translation._draw import is_held_out


@pytest.fixture(scope="module")
def train():
    return translation_pairs(2500, seed=3)


@pytest.fixture(scope="module")
def test():
    return translation_pairs(600, seed=4, split="test")


@pytest.fixture(scope="module")
def both(train, test):
    return [*train, *test, *KNOWN_PAIRS]


def text(pairs):
    return {join_tokens(pair.source): join_tokens(pair.target) for pair in pairs}


def test_the_famous_phrases_are_there_with_their_links():
    area, student, agreement, _ = KNOWN_PAIRS
    assert join_tokens(area.source) == "zone économique européenne"
    assert join_tokens(area.target) == "European Economic Area"
    assert area.alignment == {(0, 2), (1, 1), (2, 0)}
    assert text([student]) == {"je suis étudiant": "I am a student"}
    assert student.alignment == {(0, 0), (1, 1), (2, 3)}
    assert student.possible == {(2, 2)}
    assert text([agreement]) == {
        "l'accord sur la zone économique européenne a été signé en août 1992": (
            "the agreement on the European Economic Area was signed in August 1992"
        )
    }


def test_re_ordering_is_real(train):
    crossing = [
        pair
        for pair in train
        if any(a < c and b > d for a, b in pair.alignment for c, d in pair.alignment)
    ]
    assert len(crossing) > len(train) / 2


def test_links_are_within_bounds_and_reach_every_word(both):
    for pair in both:
        links = pair.alignment | pair.possible
        assert {i for i, _ in links} == set(range(len(pair.source))), pair
        assert {j for _, j in links} == set(range(len(pair.target))), pair
        assert not pair.alignment & pair.possible


def test_parts_may_be_linked_with_all_words_of_others():
    texts = ("ne", ""), ("dort", "sleeps there"), ("", "at all")
    parts = (_phrase.word(source, target) for source, target in texts)
    joined = _phrase.join(*parts, order=[0, 2, 1], also=[(0, 1), (1, 2)])
    assert joined.target == ("at", "all", "sleeps", "there")
    assert joined.sure == {(1, 2)}
    assert joined.possible == {(0, 2), (0, 3), (1, 0), (1, 1), (1, 3)}


def test_sure_links_pair_each_word_with_one_word_at_most(both):
    for pair in both:
        assert (
            len({i for i, _ in pair.alignment})
            == len(pair.alignment)
            == len({j for _, j in pair.alignment})
        )


def test_a_perfect_map_of_weights_has_no_error(train):
    for pair in train[:600]:
        weights = np.zeros((len(pair.target), len(pair.source)))
        for i, j in pair.possible:
            weights[j, i] = 0.4
        for i, j in pair.alignment:
            weights[j, i] = 0.6
        assert alignment_error_rate([weights], [pair]) == 0


def test_pairs_differ_and_keep_to_the_lengths(train):
    assert len({pair.source for pair in train}) == len(train) == 2500
    lengths = Counter(len(pair.source) for pair in train)
    assert set(lengths) == set(range(3, 31))
    assert {len(pair.target) for pair in train} <= set(range(3, 31))
    assert all(lengths[n] > 40 for n in range(3, 29))
    for pair in translation_pairs(50, seed=0, lengths=(9, 11)):
        assert 9 <= len(pair.source) <= 11
        assert 9 <= len(pair.target) <= 11


def test_each_french_sentence_has_one_translation(both):
    found = {}
    for pair in both:
        assert found.setdefault(pair.source, pair.target) == pair.target


def test_the_splits_share_no_sentence_and_each_test_sentence_has_an_unseen_combination(train, test):
    assert not {pair.source for pair in train} & {pair.source for pair in test}
    seen = {combination for pair in train for combination in pair.combinations}
    for pair in test:
        assert pair.combinations - seen
    for pair in train:
        assert not any(is_held_out(*combination) for combination in pair.combinations)


def test_every_word_of_the_test_split_is_in_training(test):
    train = translation_pairs(6000, seed=0)
    for side in (0, 1):
        words = {word for pair in train for word in pair[side]}
        assert {word for pair in test for word in pair[side]} <= words


def test_the_first_of_many_pairs_are_those_of_few(train):
    assert translation_pairs(40, seed=3) == train[:40]
    assert translation_pairs(40, seed=4) != train[:40]


def test_the_pairs_of_a_seed_never_change(train, test):
    """Stored translators learnt from such pairs, and stored scores are of such.

    Their agreement, elision, negation and links were held to a second account of the grammar, by
    rules where this one has lists.
    """
    found = hashlib.sha256()
    for pair in (*train, *test, *KNOWN_PAIRS):
        links = (sorted(part) for part in (pair.alignment, pair.possible, pair.combinations))
        found.update(repr((pair.source, pair.target, *links)).encode())
    assert found.hexdigest() == "7fc726a099d18ef550238527bb7d7eb7ed20ffc9a72d563913be938e5e978211"


def test_drawing_ends_where_so_many_draws_bring_nothing_new(monkeypatch):
    once, drawn = SentencePair(("a",) * 3, ("b",) * 3), []
    monkeypatch.setattr(_generate, "_PATIENCE", 4)
    monkeypatch.setattr(_generate, "_draw_pair", lambda *_: drawn.append(once) or once)
    with pytest.raises(ValueError, match="n must be at most about 1 for the split 'train'"):
        translation_pairs(2, seed=0)
    assert len(drawn) == 1 + 5
    with pytest.raises(ValueError, match=r"at most about 0 for .* lengths 5 to 7; got 1"):
        translation_pairs(1, seed=0, lengths=(5, 7))
    assert len(drawn) == 6 + 5


def test_joined_text_is_split_into_the_same_tokens(both):
    for pair in both:
        for tokens in pair[:2]:
            assert tokenize(join_tokens(tokens)) == tokens


@given(st.text(max_size=40))
def test_tokenize_loses_nothing_but_space(written):
    written = written.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    assert "".join(tokenize(written)) == re.sub(r"\s", "", written)


def test_a_vocabulary_numbers_words_behind_the_special_tokens(train):
    words = Vocabulary.of(pair.source for pair in train)
    assert words.tokens[:4] == ("<pad>", "<bos>", "<eos>", "<unk>")
    assert (words.pad_id, words.bos_id, words.eos_id, words.unk_id) == (0, 1, 2, 3)
    assert words == Vocabulary.of(pair.source for pair in reversed(train))
    assert (
        len({words, Vocabulary(words.tokens[4:]), Vocabulary("abc")}) == 2
    )  # equal ones have one hash
    assert len(words) == len(words.tokens) < 330
    assert words.unknown(("le", "xylophone")) == ["xylophone"]
    assert "le" in words
    assert repr(words) == f"Vocabulary({len(words)} tokens)"


@given(st.lists(st.lists(st.sampled_from("abcdef"), min_size=1, max_size=7), min_size=1))
def test_decoding_undoes_encoding(sentences):
    words = Vocabulary("abcdef")
    batch = words.batch(sentences, bos=True, eos=True)
    assert batch.shape == (len(sentences), max(map(len, sentences)) + 2)
    assert [words.decode(row) for row in batch] == [tuple(sentence) for sentence in sentences]
    assert (batch[:, 0] == words.bos_id).all()
    assert ((batch == words.eos_id).sum(1) == 1).all()


def test_a_batch_is_of_words_alone_and_as_wide_as_its_longest_sentence():
    words = Vocabulary("abc")
    assert words.batch([("a", "c"), ("b",)]).tolist() == [[4, 6], [5, 0]]
    assert words.batch([]).shape == (0, 0)


def test_pairs_become_arrays_from_begin_to_end(train):
    source_words, target_words = (Vocabulary.of(pair[side] for pair in train) for side in (0, 1))
    source, target = encode_pairs(train[:9], source_words, target_words)
    for pair, row, column in zip(train, source, target, strict=False):
        assert source_words.decode(row) == pair.source
        assert target_words.decode(column) == pair.target
        assert column[0] == target_words.bos_id
    assert source.dtype == target.dtype == np.int64


PAIR = SentencePair(("a", "b"), ("x", "y", "z"), frozenset({(0, 0), (1, 2)}), frozenset({(0, 1)}))


@pytest.mark.parametrize(
    ("links", "rate"),
    [
        ({(0, 0), (1, 2)}, 0),
        ({(0, 0), (0, 1), (1, 2)}, 0),  # what is possible may be there
        (set(), 1),
        ({(1, 0), (0, 2)}, 1),
        ({(0, 0)}, 1 - 2 / 3),  # 1 sure of 1, of 2 sure ones
        ({(0, 0), (1, 1), (1, 2)}, 1 - 4 / 5),
    ],
)
def test_alignment_error_rate_by_hand(links, rate):
    assert alignment_error_rate([links], [PAIR]) == pytest.approx(rate)


def test_alignment_error_rate_counts_over_all_pairs():
    rate = alignment_error_rate([{(0, 0), (1, 2)}, set()], [PAIR, PAIR])
    assert rate == pytest.approx(1 - 4 / 6)


def test_weights_count_by_their_strongest_source():
    weights = np.array([[0.9, 0.1, 9], [0.6, 0.4, 9], [0.2, 0.8, 9], [0, 1, 9]])  # padding, end
    for given_weights in (weights, weights.tolist()):
        assert strongest_links(given_weights, 3, 2) == {(0, 0), (0, 1), (1, 2)}
    assert alignment_error_rate([weights], [PAIR]) == 0


def test_bleu_is_100_for_the_reference_and_less_for_other_words(train):
    references = [pair.target for pair in train[:50]]
    assert corpus_bleu(references, references) == 100
    shorter = corpus_bleu([words[:-1] for words in references], references)
    assert 0 < shorter == round(shorter, 6) < 100
    assert corpus_bleu([("no",)] * 50, references) < 1
    with pytest.raises(ValueError, match="equally many, at least one; got 0 and 50"):
        corpus_bleu([], references)
