"""Words as ids: a vocabulary, and sentences as padded arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from attnlib.corpora.translation._pairs import SentencePair

__all__ = ["Vocabulary", "encode_pairs"]

T = TypeVar("T")

_SPECIAL = ("<pad>", "<bos>", "<eos>", "<unk>")


class Vocabulary:
    """The tokens of a language, each with an id.

    Parameters
    ----------
    words : iterable of str
        The words, without the four special tokens, which come first. Their order gives the
        ids.

    Attributes
    ----------
    tokens : tuple of str
        Special tokens and words; ``tokens[i]`` has the id i.
    pad_id, bos_id, eos_id, unk_id : int
        0, 1, 2, 3: padding, begin, end, and any word that is not in the vocabulary. The first
        three are those of attnlib.nn.

    Examples
    --------
    >>> words = Vocabulary.of([("je", "suis"), ("je", "dors")])
    >>> words.encode(("je", "chante"), eos=True)
    [5, 3, 2]
    >>> words.decode([5, 6, 2, 0])
    ('je', 'suis')
    """

    pad_id, bos_id, eos_id, unk_id = range(4)

    def __init__(self, words: Iterable[str]) -> None:
        self.tokens = (*_SPECIAL, *words)
        twice = [token for token, count in Counter(self.tokens).items() if count > 1]
        if twice:
            raise ValueError(f"words must differ from each other and from {_SPECIAL}; got {twice}.")
        self._ids = {token: i for i, token in enumerate(self.tokens)}

    def __repr__(self) -> str:
        return f"Vocabulary({len(self)} tokens)"

    def __len__(self) -> int:
        return len(self.tokens)

    def __contains__(self, token: object) -> bool:
        return token in self._ids

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vocabulary) and self.tokens == other.tokens

    def __hash__(self) -> int:
        return hash(self.tokens)

    @classmethod
    def of(cls, sentences: Iterable[Sequence[str]]) -> Vocabulary:
        """Return a vocabulary of the words of sentences, in alphabetical order.

        Parameters
        ----------
        sentences : iterable of sequences of str
            Tokens.

        Returns
        -------
        Vocabulary
            The same for the same sentences in any order.
        """
        sentences = _tokens("sentences", sentences)
        return cls(sorted({word for one in sentences for word in _tokens("a sentence", one)}))

    def unknown(self, tokens: Iterable[str]) -> list[str]:
        """Return the tokens that are not in the vocabulary.

        Parameters
        ----------
        tokens : iterable of str
            A sentence.

        Returns
        -------
        list of str
            In the sentence's order.
        """
        return [token for token in _tokens("tokens", tokens) if token not in self]

    def encode(self, tokens: Iterable[str], *, bos: bool = False, eos: bool = False) -> list[int]:
        """Return the ids of tokens; `unk_id` for what is not in the vocabulary.

        Parameters
        ----------
        tokens : iterable of str
            A sentence.
        bos, eos : bool, default False
            Whether to put the begin first, the end last.

        Returns
        -------
        list of int
            One id per token.
        """
        ids = [self._ids.get(token, self.unk_id) for token in _tokens("tokens", tokens)]
        return [self.bos_id] * bos + ids + [self.eos_id] * eos

    def decode(self, ids: Iterable[int]) -> tuple[str, ...]:
        """Return the tokens of ids, up to the end, without begin and padding.

        Parameters
        ----------
        ids : iterable of int
            As a model writes them.

        Returns
        -------
        tuple of str
            The tokens.
        """
        found = []
        for i in map(int, ids):
            if not 0 <= i < len(self.tokens):
                raise ValueError(f"ids must lie between 0 and {len(self.tokens) - 1}; got {i}.")
            if i == self.eos_id:
                break
            if i not in (self.pad_id, self.bos_id):
                found.append(self.tokens[i])
        return tuple(found)

    def batch(
        self, sentences: Sequence[Sequence[str]], *, bos: bool = False, eos: bool = False
    ) -> NDArray[np.int64]:
        """Return sentences as one array, padded at the end.

        Parameters
        ----------
        sentences : sequence of sequences of str
            Tokens.
        bos, eos : bool, default False
            As in :meth:`encode`.

        Returns
        -------
        ndarray of int64, (n_sentences, n_tokens)
            As wide as the longest one.
        """
        rows = [self.encode(sentence, bos=bos, eos=eos) for sentence in sentences]
        batch = np.full((len(rows), max(map(len, rows), default=0)), self.pad_id, np.int64)
        for row, ids in zip(batch, rows, strict=True):
            row[: len(ids)] = ids
        return batch


def _tokens(name: str, tokens: Iterable[T]) -> Iterable[T]:
    """Return tokens; refuse a text, whose letters are hardly meant."""
    if isinstance(tokens, str):
        raise TypeError(
            f"{name} must be a sequence of words, not a text; got {tokens!r}. Split it."
        )
    return tokens


def encode_pairs(
    pairs: Sequence[SentencePair], source_words: Vocabulary, target_words: Vocabulary
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return sentence pairs as two padded arrays, ready for training.

    Parameters
    ----------
    pairs : sequence of SentencePair
        The pairs.
    source_words, target_words : Vocabulary
        One for each language.

    Returns
    -------
    source : ndarray of int64, (n_pairs, n_sources)
        The words alone, so that weights have one column per word.
    target : ndarray of int64, (n_pairs, n_targets + 2)
        From begin to end.

    Examples
    --------
    >>> pair = SentencePair(("je", "dors"), ("I", "sleep"))
    >>> encode_pairs([pair], Vocabulary(pair.source), Vocabulary(pair.target))
    (array([[4, 5]]), array([[1, 4, 5, 2]]))
    """
    source = source_words.batch([pair.source for pair in pairs])
    target = target_words.batch([pair.target for pair in pairs], bos=True, eos=True)
    return source, target
