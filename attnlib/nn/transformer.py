"""The transformer of 2017: an encoder and a decoder that looks at it (chapter 09)."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from attnlib.masking import causal_mask
from attnlib.nn._checks import check_at_least_one, check_token_ids
from attnlib.nn.blocks import Activation
from attnlib.nn.decoder import DecoderLayer
from attnlib.nn.decoding import SequenceToSequence, SequenceToSequenceOutput, State
from attnlib.nn.embedding import TokenEmbedding
from attnlib.nn.encoder import Encoder

__all__ = ["Transformer"]


class Transformer(SequenceToSequence):
    r"""Encoder and decoder stacks that turn a source into a target.

    Parameters
    ----------
    source_vocab_size, target_vocab_size : int
        Number of tokens of either language, the special ones included.
    d_model, num_heads, num_layers : int
        Width, number of heads, and depth of encoder and of decoder.
    d_ff : int, optional
        Inner width of the feed-forward networks. Default: 4 d_model.
    max_length : int, default 128
        Longest source or target.
    positions : {"sinusoidal", "learned"}, default "sinusoidal"
        See :class:`TokenEmbedding`.
    dropout, activation, pre_norm, eps, bias : float, str or callable, bool, float, bool
        See :class:`EncoderLayer`; the norm comes first unless told otherwise, since such a
        model trains without a warm-up of the learning rate.
    pad_id, bos_id, eos_id : int, default 0, 1, 2
        The tokens for padding, begin and end.

    Notes
    -----
    Taught in chapter 09, encoder. The paper multiplies embeddings by √d_model, which its
    small initial values need; here they start at variance one and are added as they are.
    Source, target and output have matrices of their own.

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, section 3.

    Examples
    --------
    >>> import torch
    >>> model = Transformer(11, 13, 8, 2, 1).eval()
    >>> source, target = torch.tensor([[5, 7, 9], [4, 0, 0]]), torch.tensor([[1, 6], [1, 8]])
    >>> model(source, target).logits.shape
    torch.Size([2, 2, 13])
    """

    def __init__(
        self,
        source_vocab_size: int,
        target_vocab_size: int,
        d_model: int,
        num_heads: int,
        num_layers: int,
        d_ff: int | None = None,
        *,
        max_length: int = 128,
        positions: str = "sinusoidal",
        dropout: float = 0.0,
        activation: Activation = "relu",
        pre_norm: bool = True,
        eps: float = 1e-5,
        bias: bool = True,
        pad_id: int = 0,
        bos_id: int = 1,
        eos_id: int = 2,
    ) -> None:
        super().__init__(pad_id, bos_id, eos_id)
        check_at_least_one(num_layers=num_layers)
        layer: dict[str, Any] = {"dropout": dropout, "activation": activation}
        layer |= {"pre_norm": pre_norm, "eps": eps, "bias": bias}
        token: dict[str, Any] = {"max_length": max_length, "positions": positions}
        token |= {"dropout": dropout}
        embedding = TokenEmbedding(source_vocab_size, d_model, **token)
        self.encoder = Encoder(d_model, num_heads, num_layers, d_ff, embedding=embedding, **layer)
        self.embedding = TokenEmbedding(target_vocab_size, d_model, **token)
        self.layers = nn.ModuleList(
            DecoderLayer(d_model, num_heads, d_ff, **layer) for _ in range(num_layers)
        )
        self.norm = nn.LayerNorm(d_model, eps=eps, bias=bias) if pre_norm else nn.Identity()
        self.output = nn.Linear(d_model, target_vocab_size)

    def forward(
        self, source: Tensor, target: Tensor, *, need_weights: bool = False
    ) -> SequenceToSequenceOutput:
        """Say at each position of a given target what comes next (teacher forcing).

        Parameters
        ----------
        source : Tensor of int, (batch, n_sources)
            Padded with `pad_id`.
        target : Tensor of int, (batch, n_targets)
            What the decoder reads: it begins with `bos_id`, and what it should say is the
            same moved by one.
        need_weights : bool, default False
            Whether to return the last layer's cross-attention.

        Returns
        -------
        SequenceToSequenceOutput
            The logits (batch, n_targets, target_vocab_size), and the last layer's weights
            (batch, n_targets, num_heads, n_sources) or None.
        """
        check_token_ids(target=target)
        if target.ndim != 2 or target.shape[:1] != source.shape[:1]:
            raise ValueError(
                "target must have shape (batch, n_targets) with the batch of source; "
                f"got target {tuple(target.shape)} and source {tuple(source.shape)}."
            )
        memory, memory_mask, _ = self.start(source)
        return self._decode(target, memory, memory_mask, need_weights)

    def start(self, source: Tensor) -> State:
        """Read the source (batch, n_sources); return memory, its mask and an empty target.

        Parameters
        ----------
        source : Tensor of int, (batch, n_sources)
            Padded with `pad_id`.

        Returns
        -------
        tuple of Tensor
            The encoder's output, the mask (batch, 1, 1, n_sources), the tokens so far.
        """
        check_token_ids(source=source)
        if source.ndim != 2:
            raise ValueError(
                f"source must have shape (batch, n_sources); got {tuple(source.shape)}."
            )
        mask = (source != self.pad_id)[:, None, None, :]
        return self.encoder(source, mask=mask).output, mask, source[:, :0]

    def step(self, tokens: Tensor, state: State) -> tuple[Tensor, Tensor | None, State]:
        """Take one token for each sequence (batch,); return logits, weights and new state.

        Parameters
        ----------
        tokens : Tensor of int, (batch,)
            The last token written.
        state : tuple of Tensor
            From :meth:`start` or from the step before.

        Returns
        -------
        logits : Tensor, (batch, target_vocab_size)
            For the next token.
        weights : Tensor, (batch, num_heads, n_sources)
            The last layer's cross-attention.
        state : tuple of Tensor
            For the next step. The whole target is read again at each step; chapter 12,
            efficient, keeps keys and values instead.
        """
        memory, memory_mask, target = state
        target = torch.cat([target, tokens[:, None]], 1)
        logits, weights = self._decode(target, memory, memory_mask, need_weights=True)
        last = None if weights is None else weights[:, -1]
        return logits[:, -1], last, (memory, memory_mask, target)

    def _decode(
        self, target: Tensor, memory: Tensor, memory_mask: Tensor, need_weights: bool
    ) -> SequenceToSequenceOutput:
        x = self.embedding(target)  # (batch, n_targets, d_model)
        # A sequence's padding stands behind its tokens, so the causal mask hides it from them.
        mask = causal_mask(target.shape[1], like=target)
        for layer in self.layers:
            x, _, weights = layer(
                x, memory, mask=mask, memory_mask=memory_mask, need_weights=need_weights
            )
        weights = weights.transpose(1, 2) if need_weights else None
        return SequenceToSequenceOutput(self.output(self.norm(x)), weights)
