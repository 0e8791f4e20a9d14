"""The transformer of 2017: an encoder and a decoder that attends to it (chapter 09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

from torch import Tensor, nn

from attnlib._hints import hint_keywords
from attnlib._torch import eager
from attnlib.nn import _checks
from attnlib.nn._options import stacked
from attnlib.nn.blocks import LayerOptions
from attnlib.nn.cache import KeyValueCache
from attnlib.nn.decoder import DecoderLayer
from attnlib.nn.decoding import SequenceToSequence, SequenceToSequenceOutput, State
from attnlib.nn.embedding import TokenEmbedding
from attnlib.nn.encoder import Encoder
from attnlib.nn.position import Position, Rotary

__all__ = ["Transformer"]


class Transformer(SequenceToSequence):
    """Encoder and decoder stacks that turn a source into a target.

    Parameters
    ----------
    source_vocab_size, target_vocab_size : int
        Number of tokens of either language, the special ones included.
    d_model, num_heads, num_layers, d_ff : int, d_ff optional
        As for :class:`Encoder`, the same in encoder and decoder.
    max_length : int, default 128
        Longest source or target, where positions are added.
    positions : {"sinusoidal", "learned", None} or Position, default "sinusoidal"
        What is added to the embeddings, see :class:`TokenEmbedding`, or what the self-attentions
        are given. With None the source is a set, and the causal mask alone tells the target's order.
    pad_id, bos_id, eos_id : int, default 0, 1, 2
        The tokens for padding, begin and end.
    **options
        Of the layers, see :class:`EncoderLayer`, but `pre_norm` is True by default, and no `window`.

    Notes
    -----
    Taught in chapter 09, encoder: Vaswani et al. (2017), Attention is all you need, section 3. The
    paper multiplies embeddings by √d_model; here they start at variance one. Source, target and
    output have matrices of their own.

    Examples
    --------
    >>> import torch
    >>> model = Transformer(11, 13, 8, 2, 1).eval()
    >>> source, target = torch.tensor([[5, 7, 9], [4, 0, 0]]), torch.tensor([[1, 6], [1, 8]])
    >>> model(source, target).logits.shape
    torch.Size([2, 2, 13])
    """

    @hint_keywords
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
        positions: str | Position | None = "sinusoidal",
        pad_id: int = 0,
        bos_id: int = 1,
        eos_id: int = 2,
        **options: Unpack[LayerOptions],
    ) -> None:
        super().__init__(pad_id, bos_id, eos_id)
        if options.get("window") is not None:  # a state has no room for how many tokens are read
            raise ValueError(f"window must be None; got {options['window']}.")
        _checks.check_special_ids(source_vocab_size, pad_id=pad_id)
        _checks.check_special_ids(target_vocab_size, pad_id=pad_id, bos_id=bos_id, eos_id=eos_id)
        if not isinstance(positions, Position):
            _checks.check_choice("positions", positions, ("sinusoidal", "learned", None))
        layer: LayerOptions = {"pre_norm": True, **options}
        made: Any = {name: x for name, x in options.items() if name in ("device", "dtype")}
        self.position = positions if isinstance(positions, Position) else None
        token: dict[str, Any] = {"positions": positions if self.position is None else None}
        token |= {"max_length": max_length, "dropout": options.get("dropout", 0.0), **made}
        embedding = TokenEmbedding(source_vocab_size, d_model, **token)
        self.encoder = Encoder(d_model, num_heads, num_layers, d_ff, embedding=embedding, **layer)
        if isinstance(positions, Rotary):  # told now instead of at the first call
            positions._width(d_model // num_heads)
        self.embedding = TokenEmbedding(target_vocab_size, d_model, **token)
        stack = stacked(DecoderLayer, num_layers, d_model, num_heads, d_ff, **layer)
        self.layers, self.norm = stack
        self.output = nn.Linear(d_model, target_vocab_size, **made)

    @hint_keywords
    def forward(
        self,
        source: Tensor,
        target: Tensor,
        *,
        need_weights: bool = False,
    ) -> SequenceToSequenceOutput:  # numpydoc ignore=PR01,RT01
        """Say at each position of a target what comes next, as :meth:`RecurrentSeq2Seq.forward`.

        The weights are the last layer's cross-attention, (batch, n_targets, num_heads, n_sources), or
        None unless asked for.
        """
        _checks.check_flag(need_weights=need_weights)
        memory, memory_mask = self._encode(source)
        _checks.check_batch("target", target, _table(self.embedding), source.shape[0])
        if self.bos_id != self.pad_id and eager.is_eager_cpu(target):  # read where that is free
            _checks.check_padding("target", target, self.pad_id)
        return self._decode(target, memory, memory_mask, need_weights=need_weights)

    @property
    def longest(self) -> int | None:
        """The most tokens that can be written: `max_length`, where positions are added, else None."""
        longest: int | None = getattr(self.embedding, "max_length", None)
        return longest

    def start(self, source: Tensor) -> State:  # numpydoc ignore=PR01,RT01
        """Read the source (batch, n_sources), as :meth:`SequenceToSequence.start`.

        The state is the encoder's output, the mask (batch, 1, n_sources), and for each layer the keys
        and values of the target and of the source, (batch, num_kv_heads, n, d_k), still empty.
        """
        memory, memory_mask = self._encode(source)
        return memory, memory_mask, *[memory[:, :0]] * (4 * len(self.layers))

    def step(
        self, tokens: Tensor, state: State
    ) -> tuple[Tensor, Tensor | None, State]:  # numpydoc ignore=PR01,RT01
        """Take one token for each sequence, as :meth:`SequenceToSequence.step`.

        The weights are the last layer's, (batch, num_heads, n_sources); only this token is projected.
        """
        _checks.check_batch("tokens", tokens, _table(self.embedding), state[0].shape[0], axes=1)
        memory, memory_mask, *parts = state
        pairs = zip(parts[::2], parts[1::2], strict=True)
        # What is empty has no shape to keep to: the two attentions may differ in their heads.
        caches = [KeyValueCache(*(pair if pair[0].shape[-2] else ())) for pair in pairs]
        logits, weights = self._decode(
            tokens[:, None], memory, memory_mask, caches=caches, need_weights=True
        )
        last = None if weights is None else weights[:, -1]
        kept = [part for cache in caches for part in cache.kept or [memory[:, :0]] * 2]
        return logits[:, -1], last, (memory, memory_mask, *kept)

    def _encode(self, source: Tensor) -> tuple[Tensor, Tensor]:
        """Return the encoder's output and the mask of its padding."""
        _checks.check_batch("source", source, _table(getattr(self.encoder, "embedding", None)))
        if eager.is_eager_cpu(source):
            _checks.check_padding("source", source, self.pad_id)
        mask = (source != self.pad_id)[:, None]  # (batch, 1, n_sources)
        return self.encoder(source, mask=mask, position=self.position).output, mask

    def _decode(
        self,
        target: Tensor,
        memory: Tensor,
        memory_mask: Tensor,
        *,
        caches: Sequence[KeyValueCache] = (),
        need_weights: bool,
    ) -> SequenceToSequenceOutput:
        """Pass tokens through the layers; the last layer's weights are the ones returned."""
        x = self.embedding(target, first=caches[0].length if caches else 0)
        # A target's padding comes after its tokens, so causality hides it from them.
        options: Any = {"is_causal": True, "position": self.position, "memory_mask": memory_mask}
        weights = None
        for i, layer in enumerate(self.layers):
            if caches:
                options |= {"cache": caches[2 * i], "memory_cache": caches[2 * i + 1]}
            asked = need_weights and layer is self.layers[-1]
            x, _, weights = layer(x, memory, need_weights=asked, **options)
        weights = weights.transpose(1, 2) if weights is not None else None
        return SequenceToSequenceOutput(self.output(self.norm(x)), weights)


def _table(embedding: nn.Module | None) -> Tensor | None:
    """Return the vectors of the tokens, unless another module has taken the embedding's place."""
    return _checks.own_weight(embedding.tokens) if isinstance(embedding, TokenEmbedding) else None
