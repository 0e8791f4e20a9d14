"""The translation corpus: correct French, true links, splits that share no combination."""

import hashlib
import re
import subprocess
import sys
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
from attnlib.corpora.translation._draw import adjectives_of, is_held_out, objects_of
from attnlib.corpora.translation._verbs import TAKES_OBJECT


def words(text):
    """Split a list of words written as one text."""
    return text.split()


# A second account of the French, by rules where the grammar has lists.
MASCULINE = words(
    "homme garçon étudiant voisin ami médecin professeur chat chien oiseau livre journal accord "
    "contrat gâteau jardin hôtel marché"
)
FEMININE = words(
    "femme fille étudiante voisine amie lettre histoire loi voiture pomme chaise maison ville "
    "école gare zone banque politique"
)
ADJECTIVES = words(
    "noir blanc rouge vert intéressant utile difficile célèbre fatigué intelligent riche "
    "économique agricole commercial européen français japonais petit grand nouveau vieux jeune "
    "beau"
)
PARTICIPLES = ["signé", "publié", "écrit", "vendu"]
FEMININE_OF = {"blanc": "blanche", "européen": "européenne", "nouveau": "nouvelle"}
FEMININE_OF |= {"vieux": "vieille", "beau": "belle"}
BEFORE_VOWEL = {"nouvel": "nouveau", "vieil": "vieux", "bel": "beau"}
EARLY = {"petit", "grand", "nouveau", "vieux", "jeune", "beau"}


def plural(word):
    if word.endswith(("s", "x")):
        return word
    if word.endswith("al"):
        return word[:-2] + "aux"
    return word + ("x" if word.endswith("eau") else "s")


def feminine(word):
    return FEMININE_OF.get(word, word if word.endswith("e") else word + "e")


NOUN = {}
for gender, nouns in (("m", MASCULINE), ("f", FEMININE)):
    NOUN |= {word: {(gender, 0)} for word in nouns} | {plural(w): {(gender, 1)} for w in nouns}
ADJECTIVE, LEMMA = {}, {}
for lemma in (*ADJECTIVES, *PARTICIPLES):
    forms = {("m", 0): lemma, ("f", 0): feminine(lemma), ("m", 1): plural(lemma)}
    forms["f", 1] = plural(feminine(lemma))
    for features, form in forms.items():
        ADJECTIVE.setdefault(form, set()).add(features)
        LEMMA[form] = lemma
for short, lemma in BEFORE_VOWEL.items():
    ADJECTIVE[short], LEMMA[short] = {("m", 0)}, lemma
ANY = {("m", 0), ("f", 0), ("m", 1), ("f", 1)}
PLURAL = {("m", 1), ("f", 1)}
DETERMINER = dict.fromkeys(words("les des mes nos leurs ces deux trois aux"), PLURAL)
DETERMINER |= {word: {("m", 0)} for word in words("le un ce cet du au")}
DETERMINER |= {word: {("f", 0)} for word in words("la une ma cette")}
DETERMINER |= {word: {("m", 0), ("f", 0)} for word in ("l'", "notre", "leur", "mon")}
DETERMINER |= {"de": ANY, "d'": ANY}
VOWEL = tuple("aeiouéêèh")
ELIDING = {"le", "la", "je", "ne", "me", "te", "de", "que", "ce", "ma"}
ELIDED = {"l'", "j'", "n'", "m'", "t'", "d'", "qu'", "cet"}
BE = {"suis": 0, "est": 1, "sommes": 2, "sont": 3, "a": 1, "ont": 3}
PERSON = {"je": 0, "j'": 0, "il": 1, "elle": 1, "ils": 3, "elles": 3}
IRREGULAR = [
    "vois voit voyons voient",
    "connais connaît connaissons connaissent",
    "attends attend attendons attendent",
    "lis lit lisons lisent",
    "achète achète achetons achètent",
    "vends vend vendons vendent",
    "dors dort dormons dorment",
    "dis dit disons disent",
    "sais sait savons savent",
    "mange mange mangeons mangent",
]
REGULAR = words("regard cherch aim aid invit écout sign donn montr travaill chant pens")
VERB = {}
for row in [
    *(r.split() for r in IRREGULAR),
    *([f"{s}e", f"{s}e", f"{s}ons", f"{s}ent"] for s in REGULAR),
]:
    for person, form in enumerate(row):
        VERB.setdefault(form, set()).add(person)
for form, person in BE.items():
    VERB[form] = {person}
BETWEEN = {"ne", "n'", "me", "m'", "te", "t'", "le", "la", "l'", "les", "leur", "nous"}


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


def groups(tokens):
    """Yield each noun's place and the words of its group: adjectives, determiner or none."""
    for i, token in enumerate(tokens):
        if token not in NOUN:
            continue
        first = i
        while first and LEMMA.get(tokens[first - 1]) in EARLY:
            first -= 1
        last = i + 1
        while last < len(tokens) and tokens[last] in ADJECTIVE:
            last += 1
        has_determiner = first > 0 and tokens[first - 1] in DETERMINER
        yield i, tokens[first - has_determiner : last], has_determiner


def test_determiner_adjectives_and_noun_agree(both):
    seen = Counter()
    for pair in both:
        for i, group, _ in groups(pair.source):
            agreed = set(NOUN[pair.source[i]])
            for word in group:
                agreed &= DETERMINER.get(word) or ADJECTIVE.get(word) or NOUN[word]
            assert agreed, f"{group} in {pair.source}"
            seen[len(group)] += 1
    assert min(seen[n] for n in (2, 3, 4)) > 100


def test_adjectives_stand_on_their_side_of_the_noun(both):
    for pair in both:
        for i, token in enumerate(pair.source[:-1]):
            if token in NOUN:
                assert LEMMA.get(pair.source[i + 1]) not in EARLY
            elif LEMMA.get(token) in set(ADJECTIVES) - EARLY:
                assert pair.source[i + 1] not in NOUN


def test_what_elides_is_elided_before_vowels_only(both):
    for pair in both:
        assert pair.source[-1] not in ELIDED
        for token, after in zip(pair.source, pair.source[1:], strict=False):
            if token in ELIDING:
                assert not after.startswith(VOWEL), pair.source
            if token in ELIDED:
                assert after.startswith(VOWEL), pair.source
            if token in BEFORE_VOWEL:
                assert after in NOUN
                assert after.startswith(VOWEL), pair.source
            if token in set(BEFORE_VOWEL.values()) and ("m", 0) in NOUN.get(after, ()):
                assert not after.startswith(VOWEL), pair.source
            assert (token, after) not in {(a, b) for a in ("de", "à") for b in ("le", "les")}, (
                pair.source
            )


def test_mon_stands_for_ma_before_vowels_only(both):
    feminine_nouns = {word for word, features in NOUN.items() if ("f", 0) in features}
    for pair in both:
        for i, group, has_determiner in groups(pair.source):
            if has_determiner and group[0] == "mon" and pair.source[i] in feminine_nouns:
                assert group[1].startswith(VOWEL), pair.source


def test_indefinite_articles_become_de_under_negation_and_before_adjectives(both):
    for pair in both:
        for token, after in zip(pair.source, pair.source[1:], strict=False):
            if token in ("pas", "jamais"):
                assert after not in ("un", "une", "des"), pair.source
        for i, group, has_determiner in groups(pair.source):
            if has_determiner and group[0] == "des" and LEMMA.get(group[1]) in EARLY:
                j = pair.source.index("des", max(0, i - 3))
                english = {pair.target[b] for a, b in pair.alignment | pair.possible if a == j}
                assert "some" not in english, pair.source  # of the, never some


def test_a_verb_agrees_with_its_pronoun(both):
    checked = 0
    for pair in both:
        tokens = pair.source
        for i, token in enumerate(tokens):
            if token not in PERSON:
                continue
            j = i + 1
            while tokens[j] in BETWEEN:
                j += 1
            assert PERSON[token] in VERB[tokens[j]], tokens
            checked += 1
    assert checked > 500


def test_a_verb_agrees_with_a_noun_that_begins_the_sentence(both):
    """The first group, and what is said of it: verb, predicate, participle."""
    checked = Counter()
    for pair in both:
        found = next(iter(groups(pair.source)), None)
        start = 0 if found is None else found[0] - 1
        if found is None or start > 2 or not found[2] or "qui" in pair.source:
            continue
        i = found[0]
        rest = [word for word in pair.source[i + 1 :] if word not in BETWEEN]
        while rest and rest[0] in ADJECTIVE:
            rest.pop(0)
        if not rest or rest[0] not in VERB or pair.source[0] in PERSON or pair.source[0] == "nous":
            continue
        ((_, number),) = NOUN[pair.source[i]]
        assert (3 if number else 1) in VERB[rest[0]], pair.source
        said = [
            word
            for word in rest[1:4]
            if word not in {"pas", "jamais", "souvent", "toujours", "été"}
        ]
        if rest[0] in BE and said and said[0] in ADJECTIVE:
            assert NOUN[pair.source[i]] <= ADJECTIVE[said[0]], pair.source
            checked["said"] += 1
        checked["verb"] += 1
    assert checked["verb"] > 300
    assert checked["said"] > 100


def test_negation_has_both_its_words(both):
    for pair in both:
        count = Counter(pair.source)
        assert count["ne"] + count["n'"] == count["pas"] + count["jamais"], pair.source
        english = Counter(pair.target)
        assert english["not"] == count["pas"]
        assert english["never"] == count["jamais"]


def test_english_says_an_before_vowels_and_do_before_not(both):
    for pair in both:
        for token, after in zip(pair.target, pair.target[1:], strict=False):
            if token in ("a", "an"):
                vowel = after[0].lower() in "aeiou" and after not in ("European", "useful")
                assert (token == "an") == vowel, pair.target
            if token in ("do", "does"):
                assert after == "not", pair.target


def test_all_words_are_known_to_the_second_account(both):
    others = words(
        "et mais parce donc que qu' qui ne n' pas jamais souvent toujours dans derrière près avec "
        "pour sur par en à mai mars août 1989 1992 2004 été nous"
    )
    known = {*NOUN, *ADJECTIVE, *DETERMINER, *VERB, *PERSON, *BETWEEN, *others}
    assert {word for pair in both for word in pair.source} <= known


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


def test_every_noun_adjective_and_verb_has_a_sure_link(both):
    for pair in both:
        sure = {i for i, _ in pair.alignment}
        for i, token in enumerate(pair.source):
            if token in NOUN or (token in VERB and token not in ("a", "ont")) or token in ADJECTIVE:
                assert i in sure, (token, pair)


def test_sure_links_join_words_that_mean_the_same(both):
    """No word has more than a few partners: "chat" is not linked with "house" somewhere."""
    partners = {}
    for pair in both:
        for i, j in pair.alignment:
            partners.setdefault(pair.source[i], Counter())[pair.target[j]] += 1
    for word in (*NOUN, *ADJECTIVE):
        assert len(partners.get(word, ())) <= (3 if word in ("livre", "zone", "économique") else 2)
    assert set(partners["chats"]) == {"cats"}
    assert set(partners["pas"]) == {"not"}
    assert set(partners["lit"]) == {"reads", "read"}


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


def test_every_noun_and_verb_has_combinations_in_both_splits_or_enough_in_training():
    partners = {noun: adjectives_of(noun) for noun in (*MASCULINE, *FEMININE)}
    partners |= {verb: objects_of(verb) for verb in (*TAKES_OBJECT, *PARTICIPLES)}
    held = [sum(is_held_out(word, other) for other in partners[word]) for word in partners]
    assert sum(count > 0 for count in held) > len(partners) / 2
    for word, count in zip(partners, held, strict=True):
        assert len(partners[word]) - count >= 2, word


def test_combinations_name_all_adjectives_beside_nouns(train, test):
    singular = {plural(noun): noun for noun in (*MASCULINE, *FEMININE)}
    for pair in (*train, *test):
        for i, group, _ in groups(pair.source):
            noun = singular.get(pair.source[i], pair.source[i])
            others = {LEMMA[word] for word in group if word in LEMMA}
            assert {(noun, other) for other in others} <= pair.combinations, pair


def test_every_word_of_the_test_split_is_in_training(test):
    train = translation_pairs(6000, seed=0)
    for side in (0, 1):
        words = {word for pair in train for word in pair[side]}
        assert {word for pair in test for word in pair[side]} <= words


def test_combinations_are_words_of_the_sentence(train):
    for pair in train[:500]:
        for first, second in pair.combinations:
            noun, other = (first, second) if first in NOUN else (second, first)
            assert any(word in (noun, plural(noun)) for word in pair.source), pair
            if other in ADJECTIVES:
                assert any(LEMMA.get(word) == other for word in pair.source), pair


def test_the_first_of_many_pairs_are_those_of_few(train):
    assert translation_pairs(40, seed=3) == train[:40]
    assert translation_pairs(40, seed=4) != train[:40]


def test_the_pairs_of_a_seed_never_change(train, test):
    """Stored translators learnt from such pairs, and stored scores are of such."""
    found = hashlib.sha256()
    for pair in (*train, *test, *KNOWN_PAIRS):
        links = (sorted(part) for part in (pair.alignment, pair.possible, pair.combinations))
        found.update(repr((pair.source, pair.target, *links)).encode())
    assert found.hexdigest() == "7fc726a099d18ef550238527bb7d7eb7ed20ffc9a72d563913be938e5e978211"


def test_pairs_are_the_same_in_a_process_with_other_hashes(train):
    code = (
        "import hashlib; from attnlib.corpora import translation_pairs;"
        "pairs = translation_pairs(60, seed=3);"
        "print([(p.source, p.target, sorted(p.alignment), sorted(p.combinations)) for p in pairs])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-X", "utf8", "-c", code],
            env={"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
            encoding="utf8",
        ).stdout.strip()
        for seed in ("1", "2")
    }
    here = [(p.source, p.target, sorted(p.alignment), sorted(p.combinations)) for p in train[:60]]
    assert outputs == {str(here)}


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
