"""The live figure of chapter 02: trained translators that run in the page."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import traitlets

from attnlib.corpora import Vocabulary, join_tokens, tokenize
from attnlib.pretrained import load_translator
from attnlib.widgets._base import LiveFigure
from attnlib.widgets._sentences import stored

if TYPE_CHECKING:
    from attnlib.training import Translation

__all__ = ["AlignmentExplorer"]

WITH = {
    "additive": "With the additive score",
    "dot": "With the dot product",
    "no_attention": "Without attention",
}
MODELS = tuple(WITH)
MOST = 40
"""So many words are read at most, and written, the end included."""
_TREATY = "l'accord sur la zone économique européenne a été signé en août 1992"


class AlignmentExplorer(LiveFigure):  # numpydoc ignore=PR02
    """Let trained translators translate, with attention and without, and see where they attend.

    Parameters
    ----------
    sentence : str, default "l'accord sur la zone économique européenne a été signé en août 1992"
        French, in the words of the book's grammar. Accents may be missing; other words are named and
        left out.
    first : {"additive", "dot", "no_attention"}, default "additive"
        Which of the stored translators is shown.
    second : {"additive", "dot", "no_attention", ""}, default "no_attention"
        Which one stands beside it; "" is none.
    step : int, optional
        How many words are written so far, the end counted too. Default: all.
    read : int, optional
        How many words are read so far; while some are not, none is written. Default: all.
    focus : tuple of {"written", "read"} and int, optional
        A word whose ribbons are followed, by its place, in the picture of the first translator
        that attends.

    Raises
    ------
    TraitError
        If a translator is unknown, a number is negative, or `focus` is no such pair.

    See Also
    --------
    attnlib.pretrained.load_translator : The same translators.

    Notes
    -----
    Taught in chapter 02, alignment. It runs in Jupyter, in Colab and, without a kernel, in the
    book. The page holds the stored weights and computes every translation itself, greedily.

    Examples
    --------
    >>> figure = AlignmentExplorer("il voit la maison blanche et Paris")
    >>> figure.unknown, figure.translations["additive"].tokens[:5]
    (('paris',), ('he', 'sees', 'the', 'white', 'house'))
    """

    _figure = "alignment"
    _positional = 3

    sentence = traitlets.Unicode(_TREATY)
    first = traitlets.Enum(MODELS, "additive")
    second = traitlets.Enum((*MODELS, ""), "no_attention")
    step = traitlets.Int(None, allow_none=True, min=0)
    read = traitlets.Int(None, allow_none=True, min=0)
    focus = traitlets.Tuple(
        traitlets.Enum(("written", "read")),
        traitlets.Int(min=0),
        default_value=None,
        allow_none=True,
    )

    @property
    def tokens(self) -> tuple[str, ...]:
        """The words of the sentence that the translators know. At most 40, in the sentence's order."""
        return tuple(token for token in self._split() if token in _words())[:MOST]

    @property
    def unknown(self) -> tuple[str, ...]:
        """The words of the sentence that are not in the grammar. In the sentence's order."""
        return tuple(_words().unknown(self._split()))

    def _split(self) -> tuple[str, ...]:
        tokens = tokenize(unicodedata.normalize("NFC", self.sentence), lowercase=True)
        return tuple(map(_meant, tokens))

    @property
    def translations(self) -> dict[str, Translation]:
        """What the shown translators write, whole, whatever the step is.

        By the translator's name; empty where no word of the sentence is known.
        """
        shown = dict.fromkeys((self.first, self.second))
        return {name: _translate(name, self.tokens) for name in shown if name and self.tokens}

    def __repr__(self) -> str:
        told = ["Live figure: translators, with attention and without."]
        if self.tokens:
            told.append(f"They read {_quoted(self.tokens)}.")
        if words := [token for token in self.unknown if any(map(str.isalnum, token))]:
            told.append(f"Left out: {', '.join(dict.fromkeys(words))}.")
        if self.read is not None and self.read < len(self.tokens):
            told.append(f"So far {_words_read(self.read)} read.")
        elif self.step is not None:
            told.append(f"So far {_words_read(self.step)} written.")
        return " ".join([*told, *self._told()])

    def _told(self) -> list[str]:
        """Tell what is written; only that needs torch, the page computes by itself."""
        if not self.tokens:
            return ["Nothing to translate."]
        if not all(map(find_spec, ("torch", "safetensors"))):
            return ["The page translates; to tell it here takes attnlib[training]."]
        return [
            f"{WITH[name]}: {_quoted(found.tokens)}{_sources(self.tokens, found)}."
            for name, found in self.translations.items()
        ]


def _quoted(tokens: tuple[str, ...]) -> str:
    return f"“{join_tokens(tokens)}”"


def _words_read(count: int) -> str:
    return "1 word is" if count == 1 else f"{count} words are"


def _plain(word: str) -> str:
    """Return a word without its accents."""
    parts = unicodedata.normalize("NFD", word)
    return "".join(part for part in parts if not unicodedata.category(part).startswith("M"))


@lru_cache(maxsize=1)
def _alike() -> dict[str, list[str]]:
    """Return the known words by their letters without accents."""
    alike: dict[str, list[str]] = {}
    for word in stored("alignment")["source_words"]:
        alike.setdefault(_plain(word), []).append(word)
    return alike


def _meant(token: str) -> str:
    """Return a token where it is known, else the one known word of the same letters."""
    found = _alike().get(_plain(token), [])
    return found[0] if len(found) == 1 and token not in _words() else token


@lru_cache(maxsize=1)
def _words() -> Vocabulary:
    return Vocabulary(stored("alignment")["source_words"])  # all three read the same words


@lru_cache(maxsize=64)
def _translate(name: str, tokens: tuple[str, ...]) -> Translation:
    from attnlib.training import translate

    return translate(*_loaded(name)[:1], [tokens], *_loaded(name)[1:], max_length=MOST)[0]


@lru_cache(maxsize=3)
def _loaded(name: str) -> tuple[Any, Vocabulary, Vocabulary]:
    return load_translator(name)


def _sources(tokens: tuple[str, ...], found: Translation) -> str:
    """Tell the word that each word attends to most, where the translator attends at all."""
    if found.weights is None:
        return ""
    best = found.weights.argmax(1)
    pairs = zip(found.tokens, best, strict=True)
    return f" ({', '.join(f'{word} from {tokens[i]}' for word, i in pairs)})"
