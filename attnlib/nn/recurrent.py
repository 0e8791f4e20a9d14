"""Translation by recurrent networks, with attention or without (chapter 02)."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from attnlib._torch import eager
from attnlib.nn import _checks
from attnlib.nn.attention import AdditiveAttention, ConcatAttention, MultiplicativeAttention
from attnlib.nn.decoding import SequenceToSequence, SequenceToSequenceOutput, State

__all__ = ["RecurrentSeq2Seq"]

ATTENTIONS: dict[str | None, Any] = {
    None: lambda d, **made: None,
    "additive": lambda d, **made: AdditiveAttention(d, d, d, **made),
    "dot": lambda d, **made: MultiplicativeAttention(),
    "general": lambda d, **made: MultiplicativeAttention(d, d, **made),
    "concat": lambda d, **made: ConcatAttention(d, d, d, **made),
}


class RecurrentSeq2Seq(SequenceToSequence):
    """A recurrent encoder and a recurrent decoder of gated units, which may attend to the source.

    Parameters
    ----------
    source_vocab_size, target_vocab_size : int
        Number of tokens of either language, the special ones included.
    d_model : int
        Width of embeddings and of recurrent states.
    num_layers : int, default 1
        Depth of encoder and of decoder.
    attention : {None, "additive", "dot", "general", "concat"}, default None
        None: all the decoder gets is the encoder's last state. "additive", Bahdanau's: the previous
        state is the query, and what it finds enters the recurrence. The others are Luong's: the
        current state is the query, and what it finds is joined to it before the output.
    reverse_source : bool, default False
        Read the source backwards. Weights are in the source's own order all the same.
    dropout : float, default 0.0
        In training: of embeddings, between layers and before the output.
    pad_id, bos_id, eos_id : int, default 0, 1, 2
        The tokens for padding, begin and end.
    device, dtype : torch.device or str, torch.dtype, optional
        Of the parameters, as for torch's layers.

    Notes
    -----
    Taught in chapter 02, alignment: Sutskever et al. (2014), Sequence to sequence learning with
    neural networks, section 2; Bahdanau et al. (2015) and Luong et al. (2015) for attention. Two
    simplifications: the output is softmax(W_o tanh(W_c [s; c])) for all kinds (Bahdanau has a
    maxout layer that also sees the previous token), and Luong's attention has no input feeding.

    Lengths and padding are read from the data, so on another device each call waits for it. torch's
    recurrent networks and its packing allow no vmap, under other transformations of torch.func no
    padding, no compiling in one graph, no torch.export and, if additive, no tracing.

    Examples
    --------
    >>> import torch
    >>> model = RecurrentSeq2Seq(11, 13, 8, attention="additive").eval()
    >>> source, target = torch.tensor([[5, 7, 9], [4, 0, 0]]), torch.tensor([[1, 6], [1, 8]])
    >>> model(source, target).weights.shape
    torch.Size([2, 2, 3])
    >>> model.beam(source, max_length=4, width=3).tokens.shape[0]
    2
    """

    def __init__(
        self,
        source_vocab_size: int,
        target_vocab_size: int,
        d_model: int,
        *,
        num_layers: int = 1,
        attention: str | None = None,
        reverse_source: bool = False,
        dropout: float = 0.0,
        pad_id: int = 0,
        bos_id: int = 1,
        eos_id: int = 2,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__(pad_id, bos_id, eos_id)
        _checks.check_special_ids(source_vocab_size, pad_id=pad_id)
        _checks.check_special_ids(target_vocab_size, pad_id=pad_id, bos_id=bos_id, eos_id=eos_id)
        _checks.check_choice("attention", attention, tuple(ATTENTIONS))
        d_model, num_layers = _checks.check_count(1, d_model=d_model, num_layers=num_layers)
        _checks.check_probability(dropout=dropout)
        _checks.check_flag(reverse_source=reverse_source)
        self.early = attention == "additive"  # attends before the recurrence, not after it
        self.reverse_source = reverse_source
        made: dict[str, Any] = {"device": device, "dtype": dtype}
        options: dict[str, Any] = {"num_layers": num_layers, "batch_first": True, **made}
        options["dropout"] = dropout if num_layers > 1 else 0.0
        self.source_embedding = nn.Embedding(source_vocab_size, d_model, **made)
        self.target_embedding = nn.Embedding(target_vocab_size, d_model, **made)
        self.encoder = nn.GRU(d_model, d_model, **options)
        self.decoder = nn.GRU(d_model * (2 if self.early else 1), d_model, **options)
        self.attention = ATTENTIONS[attention](d_model, **made)
        self.join = nn.Linear(d_model * (2 if attention else 1), d_model, bias=False, **made)
        self.output = nn.Linear(d_model, target_vocab_size, **made)
        self.dropout = nn.Dropout(dropout)

    def forward(
        self, source: Tensor, target: Tensor
    ) -> SequenceToSequenceOutput:  # numpydoc ignore=PR01,RT01
        """Say at each position of a given target what comes next (teacher forcing).

        Source (batch, n_sources) and target (batch, n_targets) are token ids, padded with `pad_id` at
        the end. A target begins with `bos_id`; what the decoder should say is the same moved by one.
        The weights are (batch, n_targets, n_sources), or None without attention.
        """
        if torch.compiler.is_exporting() or (self.early and eager.is_tracing()):
            raise NotImplementedError(
                "RecurrentSeq2Seq cannot be exported, nor traced with additive attention, since it "
                "reads how long a source is and takes a step for each token of the target. Export a "
                "Transformer, or trace one with another attention."
            )
        state = self.start(source)
        table = _checks.own_weight(self.target_embedding)
        _checks.check_batch("target", target, table, source.shape[0])
        if not target.shape[1]:
            raise ValueError("target must have at least one token in each row, the first bos_id.")
        if self.bos_id != self.pad_id and not target.is_meta:
            _checks.check_padding("target", target, self.pad_id)
        return SequenceToSequenceOutput(*self._decode(target, state)[:2])

    def start(self, source: Tensor) -> State:  # numpydoc ignore=PR01,RT01
        """Read the source (batch, n_sources), padded at the end, as :meth:`SequenceToSequence.start`.

        The state is the encoder's outputs, these projected to keys (empty unless additive), the
        mask, and the recurrent states, (batch, num_layers, d_model).
        """
        is_token = self._is_token(source)
        lengths = is_token.sum(1)
        x = self.source_embedding(_reversed(source, lengths) if self.reverse_source else source)
        memory, hidden = self._read(self.dropout(x), is_token, lengths)
        if self.reverse_source:
            memory = _reversed(memory, lengths)
        # Empty where a hook computes w_key, as pruning does: then each call computes it anew.
        prepared = memory[:, :0]
        if isinstance(self.attention, AdditiveAttention) and "w_key" in self.attention._parameters:
            prepared = memory @ self.attention.w_key
        return memory, prepared, is_token[:, None], hidden.transpose(0, 1)

    def step(
        self, tokens: Tensor, state: State
    ) -> tuple[Tensor, Tensor | None, State]:  # numpydoc ignore=PR01,RT01
        """Take one token for each sequence, as :meth:`SequenceToSequence.step`."""
        table = _checks.own_weight(self.target_embedding)
        _checks.check_batch("tokens", tokens, table, state[0].shape[0], axes=1)
        logits, weights, state = self._decode(tokens[:, None], state)
        return logits[:, 0], None if weights is None else weights[:, 0], state

    def _decode(self, target: Tensor, state: State) -> tuple[Tensor, Tensor | None, State]:
        memory, prepared, mask, hidden = state
        x = self.dropout(self.target_embedding(target))  # (batch, n_targets, d_model)
        hidden = hidden.transpose(0, 1).contiguous()
        if self.early:
            found, given = [], {"projected_key": prepared} if prepared.shape[1] else {}
            for t in range(x.shape[1]):
                query = hidden[-1][:, None]  # the top layer's state before this step
                context, w = self.attention(query, memory, mask=mask, **given)
                y, hidden = self.decoder(torch.cat([x[:, t : t + 1], context], -1), hidden)
                found.append((y, context, w))
            y, context, weights = (torch.cat(parts, 1) for parts in zip(*found, strict=True))
        else:
            y, hidden = self.decoder(x, hidden)
            context, weights = None, None
            if self.attention is not None:
                context, weights = self.attention(y, memory, mask=mask)
        joined = y if context is None else torch.cat([y, context], -1)
        logits = self.output(self.dropout(torch.tanh(self.join(joined))))
        return logits, weights, (memory, prepared, mask, hidden.transpose(0, 1))

    def _read(self, x: Tensor, is_token: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
        """Run the encoder; packing stops each sequence at its own end, before any padding."""
        is_transformed = eager.is_transformed()  # where torch cannot pack
        if x.is_meta or not len(x) or (is_transformed and bool(is_token.all())):
            memory, hidden = self.encoder(x)
            return memory, hidden
        if is_transformed:
            raise NotImplementedError(
                "a padded source is packed, which torch cannot do under torch.func; "
                "use torch.autograd, or sources of one length."
            )
        packed = pack_padded_sequence(x, lengths.cpu(), batch_first=True, enforce_sorted=False)
        outputs, hidden = self.encoder(packed)
        memory, _ = pad_packed_sequence(outputs, batch_first=True, total_length=x.shape[1])
        return memory, hidden

    def _is_token(self, source: Tensor) -> Tensor:
        _checks.check_batch("source", source, _checks.own_weight(self.source_embedding))
        if eager.is_batched(source, *self.encoder.parameters()):
            raise NotImplementedError(
                "RecurrentSeq2Seq cannot run under vmap, since torch.nn.GRU cannot; its inputs have a "
                "batch of their own."
            )
        is_token = source != self.pad_id
        if not source.is_meta:
            _checks.check_padding("source", source, self.pad_id)
            if source.shape[1] == 0 or not is_token[:, 0].all():
                raise ValueError(
                    f"source must have at least one token in each row; got {source.tolist()}."
                )
        return is_token


def _reversed(x: Tensor, lengths: Tensor) -> Tensor:
    """Turn the first ``lengths`` entries of axis 1 around and leave the padding after them."""
    position = torch.arange(x.shape[1], device=x.device)  # (n,)
    index = torch.where(position < lengths[:, None], lengths[:, None] - 1 - position, position)
    return x[torch.arange(x.shape[0], device=x.device)[:, None], index]
