"""Writing a target token by token: greedily, or with a beam (chapters 02 and 09)."""

from __future__ import annotations

from typing import NamedTuple

import array_api_compat.torch as xp
import torch
from torch import Tensor
from torch.nn import functional as F

from attnlib._array import upcast
from attnlib.nn._checks import check_count, check_number
from attnlib.nn._parameters import Typed

__all__ = ["Decoded", "SequenceToSequence", "SequenceToSequenceOutput"]

State = tuple[Tensor, ...]
"""What a model carries from one step to the next; every tensor has the batch first."""


class SequenceToSequenceOutput(NamedTuple):
    """What a sequence-to-sequence model returns for a target that it is given."""

    logits: Tensor
    """(batch, n_targets, target_vocab_size): at each position, for the next token."""
    weights: Tensor | None
    """How each target position attended to the source; None without attention or if not asked."""


class Decoded(NamedTuple):
    """Targets that a model has written."""

    tokens: Tensor
    """(batch, length), without the first `bos_id`; `pad_id` after the `eos_id`."""
    log_probability: Tensor
    """(batch,): the sum over the tokens written."""
    weights: Tensor | None
    """(batch, length, ..., n_sources), if the model attends; without meaning after the end."""


class SequenceToSequence(Typed):
    """A model that reads a source and writes a target one token at a time.

    A subclass says how by :meth:`start` and :meth:`step`.

    Parameters
    ----------
    pad_id, bos_id, eos_id : int
        The tokens for padding, begin and end.
    """

    def __init__(self, pad_id: int, bos_id: int, eos_id: int) -> None:
        super().__init__()
        check_count(pad_id=pad_id, bos_id=bos_id, eos_id=eos_id)
        if eos_id in (pad_id, bos_id):  # neither of which is ever written
            raise ValueError(
                f"eos_id must differ from pad_id and bos_id, or no text would end; got {eos_id}."
            )
        self.pad_id, self.bos_id, self.eos_id = pad_id, bos_id, eos_id

    @property
    def longest(self) -> int | None:
        """The most tokens that can be written, where positions end; else None."""
        return None

    def start(self, source: Tensor) -> State:  # numpydoc ignore=PR01,RT01
        """Read the source (batch, n_sources), padded with `pad_id` at the end.

        Return the state before the first step: a tuple of tensors, the batch first.
        """
        raise NotImplementedError

    def step(
        self, tokens: Tensor, state: State
    ) -> tuple[Tensor, Tensor | None, State]:  # numpydoc ignore=PR01,RT01
        """Take the last token written (batch,) for each sequence, and the state before.

        Return logits for the next token, (batch, target_vocab_size); how the step attended to the
        source, (batch, ..., n_sources), or None; and the next state.
        """
        raise NotImplementedError

    def greedy(self, source: Tensor, *, max_length: int) -> Decoded:  # numpydoc ignore=PR01,RT01
        """Write the most probable token at each step: :meth:`beam` of width 1."""
        return self.beam(source, max_length=max_length, width=1)

    @torch.no_grad()
    def beam(
        self, source: Tensor, *, max_length: int, width: int, length_power: float = 0.0
    ) -> Decoded:
        """Keep the `width` most probable beginnings at each step; return the best in the end.

        Parameters
        ----------
        source : Tensor of int, (batch, n_sources)
            Padded with `pad_id` at the end.
        max_length : int
            Number of tokens after which to stop without an end.
        width : int
            Number of beginnings to keep; 1 is the greedy search.
        length_power : float, default 0.0
            The best has the largest log-probability divided by length ** length_power: 0 compares
            the sums, which favours short targets, and 1 the means.

        Returns
        -------
        Decoded
            Tokens, their log-probability (not divided) and the weights. Call ``eval()`` before, or
            dropout stays on.

        Notes
        -----
        A wider beam nearly always finds a target at least as probable, but not by law: the greedy
        path may leave the beam for others that end worse. Sutskever et al. (2014), Sequence to
        sequence learning with neural networks, section 3.2; the power is that of Wu et al. (2016),
        Google's neural machine translation system, section 7.
        """
        check_count(1, width=width)
        check_number("length_power", length_power)
        beam = self._begin(source, width, max_length)
        for _ in range(max_length):
            beam = self._extended(beam, width)
            if bool(beam.done.all()):
                break
        if width == 1:
            return Decoded(beam.tokens[:, 1:], beam.total, beam.weights)
        length = (beam.tokens[:, 1:] != self.pad_id).sum(1)
        score = (beam.total / length**length_power).view(-1, width)
        best = beam._replace(state=()).take(score.argmax(1, keepdim=True))
        written = int((best.tokens[:, 1:] != self.pad_id).any(0).sum())  # the others may be longer
        steps = max(written, 1)  # no text is empty, whatever the batch
        weights = None if best.weights is None else best.weights[:, :steps]
        return Decoded(best.tokens[:, 1 : steps + 1], best.total, weights)

    def _begin(self, source: Tensor, width: int, max_length: int) -> _Beam:
        check_count(1, max_length=max_length)
        if self.longest is not None and max_length > self.longest:
            raise ValueError(
                f"max_length must be at most {self.longest}, the model's positions; got {max_length}."
            )
        tokens = source.new_full((len(source), 1), self.bos_id)
        total = torch.zeros(len(source), device=source.device)
        beam = _Beam(tokens, total, total.bool(), None, self.start(source))
        beam = beam.take(torch.zeros(len(source), width, dtype=torch.int64, device=source.device))
        beam.total.view(-1, width)[:, 1:] = -torch.inf  # all are alike: count only one of them
        return beam

    def _extended(self, beam: _Beam, width: int) -> _Beam:
        """Return the `width` best of all beginnings that are one token longer."""
        logits, weights, state = self.step(beam.tokens[:, -1], beam.state)
        if weights is not None:  # copied at the first step too: the next may write into its own
            before = [] if beam.weights is None else [beam.weights]
            weights = torch.cat([*before, weights[:, None]], 1)
        beam = beam._replace(weights=weights, state=state)
        vocab_size = logits.shape[-1]
        totals = beam.total[:, None] + self._log_probs(logits, beam.done)
        totals = totals.view(-1, width * vocab_size)  # (batch, width * vocab_size)
        if width == 1:  # the greedy search: of equal tokens the first
            total, index = totals.max(1, keepdim=True)
        else:
            total, index = totals.topk(width)
            beam = beam.take(index // vocab_size)  # the beginning that each one continues
        token = (index % vocab_size).flatten()
        tokens = torch.cat([beam.tokens, token[:, None]], 1)
        done = beam.done | (token == self.eos_id)
        return _Beam(tokens, total.flatten(), done, beam.weights, beam.state)

    def _log_probs(self, logits: Tensor, done: Tensor) -> Tensor:
        """Return the log-probability of each token; what is done gets padding at no cost, the rest none."""
        log_probs = F.log_softmax(upcast(logits, xp), -1)
        log_probs[:, self.pad_id] = log_probs[:, self.bos_id] = -torch.inf
        padding = log_probs.new_full(log_probs.shape[-1:], -torch.inf)
        padding[self.pad_id] = 0.0
        return torch.where(done[:, None], padding, log_probs)


class _Beam(NamedTuple):
    """Beginnings of targets, those of one source side by side: (batch * width, ...)."""

    tokens: Tensor
    total: Tensor
    done: Tensor
    weights: Tensor | None
    state: State

    def take(self, choice: Tensor) -> _Beam:
        """Return what is chosen among the beginnings of each source, (batch, n), as new tensors."""
        if not isinstance(self.state, tuple) or not all(isinstance(x, Tensor) for x in self.state):
            came = [type(part).__name__ for part in self.state]
            raise TypeError(
                f"a state must be a tuple of tensors, each with the batch first; got {came}."
            )
        width = len(self.tokens) // max(len(choice), 1)
        first = width * torch.arange(len(choice), device=choice.device)[:, None]
        rows = (first + choice).flatten()
        weights = None if self.weights is None else self.weights[rows]
        moved = {
            id(part): part[rows] for part in self.state
        }  # a part that is there twice stays one
        state = tuple(moved[id(part)] for part in self.state)
        return _Beam(self.tokens[rows], self.total[rows], self.done[rows], weights, state)
