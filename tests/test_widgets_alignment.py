"""The Python side of chapter 02's live figure; the browser's is in tests/site."""

import base64
import gzip
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import alignment_data
import numpy as np
import pytest

from attnlib.corpora import KNOWN_PAIRS, tokenize
from attnlib.pretrained import _translators, load_translator
from attnlib.training import translate
from attnlib.widgets import AlignmentExplorer
from attnlib.widgets._base import HERE, _data_files
from attnlib.widgets.alignment import _words

ROOT = Path(__file__).resolve().parents[1]

DATA = json.loads((HERE / "alignment.json").read_text("utf8"))
MODELS = ("additive", "dot", "no_attention")


WITHOUT_TORCH = """
import sys
sys.modules["torch"] = None
from attnlib.widgets import AlignmentExplorer
figure = AlignmentExplorer("elle lit un dragon")
figure.sentence, figure.focus = "Il lit Babel", ("read", 1)
print(figure.tokens, figure.unknown)
print(figure._repr_mimebundle_()[0]["text/plain"])
"""


def test_it_is_shown_and_moved_without_torch():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_TORCH], capture_output=True, text=True, cwd=ROOT
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "('il', 'lit') ('babel',)",
        "Live figure: translators, with attention and without. They read “il lit”. Left out: babel. "
        "The page translates; to tell it here takes attnlib[training].",
    ]


@pytest.mark.parametrize("name", MODELS)
def test_the_words_that_are_known_are_those_of_each_stored_translator(name):
    assert _words() == load_translator(name)[1]


# The data -----------------------------------------------------------------------------------


def test_the_data_is_what_its_script_writes():
    again = json.loads(json.dumps(alignment_data.data()))
    stored = {path.name: json.loads(path.read_text("utf8")) for path in _data_files("alignment")}
    assert again.keys() == stored.keys()
    news, olds = (all_["alignment.json"].pop("opening") for all_ in (again, stored))
    assert again == stored
    assert news["source"] == olds["source"]
    numbers = ("weights", "states", "probability")  # another CPU may round these otherwise
    for name, old in olds["found"].items():
        new = news["found"][name]
        assert old.keys() == new.keys()
        for key in old.keys() - set(numbers):
            assert new[key] == old[key]


@pytest.mark.parametrize("name", MODELS)
def test_the_stored_opening_is_what_the_translator_finds(name):
    widget = AlignmentExplorer()
    assert list(widget.tokens) == DATA["opening"]["source"]
    found = DATA["opening"]["found"][name]
    model, source, target = load_translator(name)
    wanted = translate(model.double(), [widget.tokens], source, target)[0]
    assert tuple(found["words"]) == wanted.tokens
    assert found["ended"]
    assert found["probability"] == pytest.approx(np.exp(wanted.log_probability), rel=1e-6)
    if wanted.weights is None:
        assert found["weights"] is None
        return
    weights = np.frombuffer(base64.b64decode(found["weights"]), dtype="<f4")
    np.testing.assert_allclose(weights.reshape(wanted.weights.shape), wanted.weights, atol=1e-6)


def test_what_the_figure_opens_with_is_small():
    opening, *models = (gzip.compress(path.read_bytes(), 6) for path in _data_files("alignment"))
    assert len(opening) < 25_000
    assert len(models) == len(MODELS)
    assert max(map(len, models)) < 270_000


@pytest.mark.parametrize("name", MODELS)
def test_the_page_has_the_very_numbers_of_the_stored_translator(name):
    stored = json.loads((HERE / f"alignment.{name}.json").read_text("utf8"))
    path = _translators.FOLDER / f"{name}.safetensors"
    assert stored["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
    numbers = np.frombuffer(base64.b64decode(stored["numbers"]), dtype="<f2").astype(np.float32)
    state, begin = load_translator(name)[0].state_dict(), 0
    assert set(stored["shapes"]) == set(state)
    for key, shape in stored["shapes"].items():
        size = int(np.prod(shape))
        expected = state[key].numpy()
        np.testing.assert_array_equal(numbers[begin : begin + size].reshape(shape), expected)
        begin += size
    assert begin == len(numbers)


def test_the_sentences_are_in_the_grammars_words():
    for pair in DATA["pairs"]:
        assert set(pair["source"]) <= set(DATA["source_words"])
        assert set(pair["target"]) <= set(DATA["target_words"])
        assert tokenize(pair["text"], lowercase=True) == tuple(pair["source"])
    sources = {tuple(pair["source"]) for pair in DATA["pairs"]}
    assert {pair.source for pair in KNOWN_PAIRS} <= sources
    assert len(sources) == len(DATA["pairs"])


# The widget ---------------------------------------------------------------------------------


def test_it_translates_as_the_stored_translator_does():
    widget = AlignmentExplorer("Elle ne voit pas la petite maison blanche", "dot", "no_attention")
    assert list(widget.translations) == ["dot", "no_attention"]
    for name, found in widget.translations.items():
        wanted = translate(load_translator(name)[0], [widget.tokens], *load_translator(name)[1:])
        assert found.tokens == wanted[0].tokens
    assert widget.translations["no_attention"].weights is None
    assert " ".join(widget.translations["dot"].tokens) == "she does not see the small white house"


def test_words_outside_the_grammar_are_named_and_left_out():
    widget = AlignmentExplorer("Je vois la PIZZA et l\N{RIGHT SINGLE QUOTATION MARK}ami au Japon")
    assert widget.unknown == ("pizza", "japon")
    assert widget.tokens == ("je", "vois", "la", "et", "l'", "ami", "au")
    widget.sentence = "pizza !"
    assert (widget.tokens, widget.unknown) == ((), ("pizza", "!"))
    assert widget.translations == {}
    assert "Nothing to translate" in repr(widget)


def test_a_decomposed_accent_is_the_same_letter():
    assert AlignmentExplorer("e\N{COMBINING ACUTE ACCENT}tudiant").tokens == ("étudiant",)


def test_accents_may_be_missing_and_a_known_word_stays_what_it_is():
    widget = AlignmentExplorer("Je suis ETUDIANT a ete, signe")
    assert widget.tokens == ("je", "suis", "étudiant", "a", "été", "signe")
    assert widget.unknown == (",",)
    assert AlignmentExplorer("sígne").unknown == ("sígne",), "signe and signé have these letters"


def test_a_long_text_is_cut_after_forty_words():
    assert len(AlignmentExplorer("je " * 50).tokens) == 40


def test_the_same_translator_twice_is_shown_once():
    assert list(AlignmentExplorer(first="dot", second="dot").translations) == ["dot"]
    assert list(AlignmentExplorer(first="dot", second="").translations) == ["dot"]


def test_the_text_tells_the_state():
    text = repr(AlignmentExplorer("je suis étudiant, Zoé", step=2))
    begin = "Live figure: translators, with attention and without. They read “je suis étudiant”. "
    assert text.startswith(f"{begin}Left out: zoé. So far 2 words are written. ")
    assert "With the additive score: “I am a student” (I from je, am from suis, a from" in text
    assert text.endswith(" Without attention: “I am a student”.")
    assert " So far 1 word is read. " in repr(AlignmentExplorer("elle dort", read=1))
    assert "So far" not in repr(AlignmentExplorer("elle dort"))
    assert "_" not in repr(AlignmentExplorer())
    assert " Left out: zzz, b1. " in repr(AlignmentExplorer("zzz elle zzz b1 dort zzz"))
