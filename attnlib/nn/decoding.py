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

        Return the state before the first step: a tuple of tensors, the batch first, of which a beam
        takes rows.
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

    @torch.no_grad()
    def greedy(self, source: Tensor, *, max_length: int) -> Decoded:
        """Write the most probable token at each step.

        Parameters
        ----------
        source : Tensor of int, (batch, n_sources)
            Padded with `pad_id` at the end.
        max_length : int
            Number of tokens after which to stop without an end.

        Returns
        -------
        Decoded
            Tokens, their log-probability and the weights. Call ``eval()`` before, or dropout stays
            on.
        """
        beam = self._begin(source, 1, max_length)
        for _ in range(max_length):
            log_probs, weights, state = self._log_probs(beam)
            best, token = log_probs.max(-1)
            beam = self._extend(beam, beam.total + best, token, weights, state)
            if bool(beam.done.all()):
                break
        return Decoded(beam.tokens[:, 1:], beam.total, beam.weights)

    @torch.no_grad()
    def beam(
        self, source: Tensor, *, max_length: int, width: int, length_power: float = 0.0
    ) -> Decoded:
        """Keep the `width` most probable beginnings at each step; return the best in the end.

        Parameters
        ----------
        source, max_length : Tensor of int and int
            As for :meth:`greedy`.
        width : int
            Number of beginnings to keep; 1 is the greedy search.
        length_power : float, default 0.0
            The best has the largest log-probability divided by length ** length_power: 0 compares
            the sums, which favours short targets, and 1 the means.

        Returns
        -------
        Decoded
            Tokens, their log-probability (not divided) and the weights.

        Notes
        -----
        A wider beam nearly always finds a target at least as probable, but not by law: the greedy
        path may leave the beam for others that end worse.

        References
        ----------
        - Sutskever et al. (2014), Sequence to sequence learning with neural networks, section 3.2.
        - Wu et al. (2016), Google's neural machine translation system, section 7: the power.
        """
        check_count(1, width=width)
        check_number("length_power", length_power)
        beam = self._begin(source, width, max_length)
        for _ in range(max_length):
            log_probs, weights, state = self._log_probs(beam)
            vocab_size = log_probs.shape[-1]
            candidates = (beam.total[:, None] + log_probs).view(len(source), width * vocab_size)
            total, index = candidates.topk(width, dim=1)  # (batch, width)
            rows = _flat(index // vocab_size, width)  # which beginning each one continues
            state = _taken(state, rows)  # all of it: a step may have written into what it was given
            weights = None if weights is None else weights[rows]
            token = (index % vocab_size).flatten()
            beam = self._extend(beam.take(rows), total.flatten(), token, weights, state)
            if bool(beam.done.all()):
                break
        length = (beam.tokens[:, 1:] != self.pad_id).sum(1)
        score = (beam.total / length**length_power).view(-1, width)
        best = beam.take(_flat(score.argmax(1, keepdim=True), width))
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
        rows = torch.arange(len(source), device=source.device).repeat_interleave(width)
        state = _taken(self.start(source), rows)
        tokens = source.new_full((len(source) * width, 1), self.bos_id)
        total = torch.zeros(len(source), width, device=source.device)
        total[:, 1:] = -torch.inf  # all beginnings are alike: count only one of them
        return _Beam(tokens, total.flatten(), torch.zeros_like(tokens[:, 0]).bool(), None, state)

    def _log_probs(self, beam: _Beam) -> tuple[Tensor, Tensor | None, State]:
        """Take a step; what is done is padded at no cost, and nothing else gets padding."""
        logits, weights, state = self.step(beam.tokens[:, -1], beam.state)
        log_probs = F.log_softmax(upcast(logits, xp), -1)
        log_probs[:, self.pad_id] = log_probs[:, self.bos_id] = -torch.inf
        padding = log_probs.new_full(log_probs.shape[-1:], -torch.inf)
        padding[self.pad_id] = 0.0
        return torch.where(beam.done[:, None], padding, log_probs), weights, state

    def _extend(
        self, beam: _Beam, total: Tensor, token: Tensor, weights: Tensor | None, state: State
    ) -> _Beam:
        seen = None
        if weights is not None:  # copied at the first step too: the next may write into its own
            before = [] if beam.weights is None else [beam.weights]
            seen = torch.cat([*before, weights[:, None]], 1)
        tokens = torch.cat([beam.tokens, token[:, None]], 1)
        return _Beam(tokens, total, beam.done | (token == self.eos_id), seen, state)


class _Beam(NamedTuple):
    """Beginnings of targets, those of one source side by side: (batch * width, ...)."""

    tokens: Tensor
    total: Tensor
    done: Tensor
    weights: Tensor | None
    state: State

    def take(self, rows: Tensor) -> _Beam:
        """Return these rows, without their state, which has moved on."""
        seen = None if self.weights is None else self.weights[rows]
        return _Beam(self.tokens[rows], self.total[rows], self.done[rows], seen, ())


def _taken(state: State, rows: Tensor) -> State:
    """Return rows of a state as new tensors; a part that is there twice stays one."""
    if not isinstance(state, tuple) or not all(isinstance(part, Tensor) for part in state):
        kinds = [type(part).__name__ for part in state] if isinstance(state, tuple) else state
        raise TypeError(
            f"a state must be a tuple of tensors, each with the batch first; got {kinds}."
        )
    moved = {id(part): part[rows] for part in state}
    return tuple(moved[id(part)] for part in state)


def _flat(choice: Tensor, width: int) -> Tensor:
    """Turn choices within each source's beam (batch, n) into rows of all beams (batch * n,)."""
    first = width * torch.arange(len(choice), device=choice.device)[:, None]
    return (first + choice).flatten()
