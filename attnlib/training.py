"""The loss of translators, and their use on sentences instead of numbers.

Importing this module imports torch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from attnlib._checks import check_count
from attnlib._extras import needs
from attnlib.corpora import SentencePair, Vocabulary, encode_pairs

with needs(__name__, "training"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional as F

__all__ = ["Translation", "forced_weights", "translate", "translation_loss"]


class Translation(NamedTuple):
    """What a model has written."""

    tokens: tuple[str, ...]
    """The words, without the end."""
    weights: NDArray[np.float32] | None
    """(n_tokens, n_sources), or (n_tokens, num_heads, n_sources); None without attention."""
    log_probability: float
    """Of the tokens and the end."""


def translation_loss(model: nn.Module, source: Tensor, target: Tensor) -> Tensor:
    """Return the mean cross-entropy of the next token, with the true ones before it given.

    Parameters
    ----------
    model : torch.nn.Module
        Called with source and target, returns logits first; has a `pad_id`, as
        attnlib.nn.RecurrentSeq2Seq and Transformer have.
    source : Tensor of int, (batch, n_sources)
        Padded as the model takes it.
    target : Tensor of int, (batch, n_targets)
        From begin to end, as :func:`attnlib.corpora.encode_pairs` makes it, padded anywhere.

    Returns
    -------
    Tensor
        One number: the mean over all tokens but padding; 0 where all is padding.

    Notes
    -----
    This is teacher forcing: the decoder reads the reference, not what it wrote itself.
    """
    pad_id: Any = model.pad_id
    if getattr(model, "bos_id", None) != pad_id:  # padding goes behind the end
        target = target.gather(1, (target == pad_id).int().argsort(dim=1, stable=True))
    logits, following = model(source, target[:, :-1])[0], target[:, 1:]
    how: Any = {"ignore_index": pad_id, "reduction": "sum"}
    total = F.cross_entropy(logits.transpose(1, 2), following, **how)
    return total / (following != pad_id).sum().clamp(min=1)


@torch.no_grad()
def translate(
    model: nn.Module,
    sentences: Sequence[Sequence[str]],
    source_words: Vocabulary,
    target_words: Vocabulary,
    *,
    max_length: int = 40,
    width: int = 1,
    length_power: float = 0.0,
    batch_size: int = 256,
) -> list[Translation]:
    """Let a model translate sentences.

    Parameters
    ----------
    model : attnlib.nn.SequenceToSequence
        In eval mode, on any device.
    sentences : sequence of sequences of str
        Tokens; none of them empty.
    source_words, target_words : Vocabulary
        Those that the model was trained with.
    max_length : int, default 40
        Most tokens to write, the end included.
    width : int, default 1
        Of the beam; 1 is greedy.
    length_power : float, default 0.0
        See :meth:`attnlib.nn.SequenceToSequence.beam`.
    batch_size : int, default 256
        Sentences at a time.

    Returns
    -------
    list of Translation
        In the order of the sentences.
    """
    found: dict[int, Translation] = {}
    for rows in _by_length([len(sentence) for sentence in sentences], batch_size):
        source = torch.from_numpy(source_words.batch([sentences[row] for row in rows]))
        written = _write(model, source, max_length, width, length_power)
        for at, row in enumerate(rows):
            tokens = target_words.decode(written.tokens[at].tolist())
            weights = _cut(written.weights, at, len(tokens), len(sentences[row]))
            found[row] = Translation(tokens, weights, float(written.log_probability[at]))
    return [found[row] for row in range(len(sentences))]


@torch.no_grad()
def forced_weights(
    model: nn.Module,
    pairs: Sequence[SentencePair],
    source_words: Vocabulary,
    target_words: Vocabulary,
    *,
    batch_size: int = 256,
    **options: Any,
) -> list[NDArray[np.float32]]:
    """Return how a model attends to the source while it is given the true translation.

    Parameters
    ----------
    model : attnlib.nn.SequenceToSequence
        With attention, in eval mode, on any device.
    pairs : sequence of SentencePair
        Sentences and their translations.
    source_words, target_words : Vocabulary
        Those that the model was trained with.
    batch_size : int, default 256
        Pairs at a time.
    **options
        For the model's forward; a Transformer wants ``need_weights=True``.

    Returns
    -------
    list of ndarray
        One for each pair, (n_targets, n_sources) or (n_targets, num_heads, n_sources): row i
        holds the weights before target word i was said.

    Notes
    -----
    This is what :func:`attnlib.corpora.alignment_error_rate` takes: a model's own translation
    may have other words than the reference, and so no known alignment.
    """
    found: dict[int, NDArray[np.float32]] = {}
    device = next(model.parameters()).device
    for rows in _by_length([len(pair.source) for pair in pairs], batch_size):
        chosen = [pairs[row] for row in rows]
        source, target = map(torch.from_numpy, encode_pairs(chosen, source_words, target_words))
        weights = model(source.to(device), target[:, :-1].to(device), **options).weights
        for at, (row, pair) in enumerate(zip(rows, chosen, strict=True)):
            one = _cut(weights, at, len(pair.target), len(pair.source))
            if one is None:
                raise ValueError("model must return weights: has it attention, need_weights=True?")
            found[row] = one
    return [found[row] for row in range(len(pairs))]


def _write(model: Any, source: Tensor, max_length: int, width: int, length_power: float) -> Any:
    source = source.to(next(model.parameters()).device)
    if width == 1:
        return model.greedy(source, max_length=max_length)
    return model.beam(source, max_length=max_length, width=width, length_power=length_power)


def _by_length(lengths: Sequence[int], batch_size: int) -> Iterator[list[int]]:
    """Yield rows in batches of similar length, which need little padding."""
    check_count(1, batch_size=batch_size)
    order = sorted(range(len(lengths)), key=lengths.__getitem__)
    for i in range(0, len(order), batch_size):
        yield order[i : i + batch_size]


def _cut(
    weights: Tensor | None, at: int, n_targets: int, n_sources: int
) -> NDArray[np.float32] | None:
    """Return one sentence's weights without padding and end."""
    if weights is None:
        return None
    one: NDArray[np.float32] = weights[at, :n_targets, ..., :n_sources].cpu().numpy()
    return one
