"""The encoder: a stack of layers in which positions attend to each other (chapter 09)."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple, Unpack

from torch import Tensor, nn

from attnlib._hints import hint_keywords
from attnlib.lookup import Attention
from attnlib.nn import _checks
from attnlib.nn._options import Options, caches_of, stacked, through
from attnlib.nn._parameters import Typed
from attnlib.nn.blocks import Layer, LayerOptions
from attnlib.nn.cache import KeyValueCache

__all__ = ["Encoder", "EncoderLayer", "EncoderOutput"]


class EncoderLayer(Layer):  # numpydoc ignore=PR02
    """Self-attention and a feed-forward network, each with a residual and a layer norm.

    Parameters
    ----------
    d_model, num_heads : int
        Width, and number of heads.
    d_ff : int, optional
        Inner width of the feed-forward network. Default: 4 d_model.
    activation : {"relu", "gelu", "swiglu"} or callable, default "relu"
        The nonlinearity of the feed-forward network, see :class:`FeedForward`.
    pre_norm : bool, default False
        Normalise what enters a block, x + f(norm(x)), instead of the sum, norm(x + f(x)).
    norm : {"layer", "rms"}, default "layer"
        Layer norms, or RMSNorm: g ⊙ x / √(mean(x²) + eps), without mean and bias.
    eps : float, default 1e-5
        What the norms add to the variance, or to the mean square.
    **options
        As for :class:`MultiHeadAttention`. `dropout` drops inner values and each block's result
        too; `bias`, `device` and `dtype` are those of all linear layers and norms.

    Notes
    -----
    Taught in chapter 09, encoder: Vaswani et al. (2017), Attention is all you need, section 3.1,
    which is post-norm; Xiong et al. (2020), On layer normalization in the transformer architecture,
    section 3, for pre-norm; Zhang & Sennrich (2019), equation 4, for RMSNorm.

    Examples
    --------
    >>> import torch
    >>> EncoderLayer(8, 2, pre_norm=True)(torch.randn(3, 5, 8)).output.shape
    torch.Size([3, 5, 8])
    """

    _kind = nn.TransformerEncoderLayer
    _names: ClassVar = {
        "attention": "self_attn",
        "attention_norm": "norm1",
        "feed_forward.inner": "linear1",
        "feed_forward.outer": "linear2",
        "feed_forward_norm": "norm2",
    }

    @hint_keywords
    def forward(
        self, x: Tensor, **options: Unpack[Options]
    ) -> Attention[Tensor, Tensor | None]:  # numpydoc ignore=PR01,RT01
        """Apply self-attention and the feed-forward network to vectors, (..., n, d_model).

        The `options` are those of :meth:`MultiHeadAttention.forward`. Return as many vectors and the
        weights, (..., num_heads, n, n), or None.
        """
        x, weights = self._attend(x, self.attention_norm, self.attention, **options)
        return Attention(self._feed_forward(x), weights)


class EncoderOutput(NamedTuple):
    """What an encoder returns; the last two are None unless asked for."""

    output: Tensor
    """(..., n, d_model)."""
    hidden_states: tuple[Tensor, ...] | None
    """What enters the first layer, then what each layer returns: num_layers + 1 of them."""
    weights: tuple[Tensor, ...] | None
    """For each layer, (..., num_heads, n, n)."""


class Encoder(Typed):
    """A stack of encoder layers.

    Parameters
    ----------
    d_model, num_heads, num_layers, d_ff : int, d_ff optional
        The number of layers; the others as for :class:`EncoderLayer`.
    embedding : torch.nn.Module, optional
        What turns token ids into vectors, such as :class:`TokenEmbedding`. With a cache it is
        also given `first`, the number of tokens read before.
    **options
        Of the layers, see :class:`EncoderLayer`. With `pre_norm` a last norm follows the stack.

    Notes
    -----
    Taught in chapter 09, encoder: Vaswani et al. (2017), Attention is all you need, section 3.1.
    With ``activation="gelu"``, ``eps=1e-12`` and an embedding that normalises, this is BERT (Devlin
    et al., 2019, section 3); see :func:`attnlib.pretrained.load_encoder`.

    Examples
    --------
    >>> import torch
    >>> from attnlib.nn import TokenEmbedding
    >>> encoder = Encoder(8, 2, 3, embedding=TokenEmbedding(100, 8, max_length=16))
    >>> output, hidden_states, weights = encoder(torch.tensor([[5, 7, 2]]), need_weights=True)
    >>> output.shape, len(weights), weights[0].shape
    (torch.Size([1, 3, 8]), 3, torch.Size([1, 2, 3, 3]))
    """

    @hint_keywords
    def __init__(
        self,
        d_model: int,
        num_heads: int,
        num_layers: int,
        d_ff: int | None = None,
        *,
        embedding: nn.Module | None = None,
        **options: Unpack[LayerOptions],
    ) -> None:
        super().__init__()
        _checks.check_kind("embedding", embedding, nn.Module)
        self.d_model, self.embedding = d_model, embedding
        stack = stacked(EncoderLayer, num_layers, d_model, num_heads, d_ff, **options)
        self.layers, self.norm = stack

    @hint_keywords
    def forward(
        self,
        x: Tensor,
        *,
        need_hidden_states: bool = False,
        **options: Unpack[Options],
    ) -> EncoderOutput:  # numpydoc ignore=PR01,RT01
        """Pass token ids (..., n), which are embedded, or vectors (..., n, d_model) through the layers.

        The `options` are those of :meth:`MultiHeadAttention.forward`, the same for every layer, but
        `cache` is a list with one for each. For padding, is_token (batch, n), the mask is
        ``is_token[:, None]``.
        """
        _checks.check_flag(need_hidden_states=need_hidden_states)
        caches = caches_of(options, len(self.layers))
        x = self._embed(x, caches[0])
        how: Any = {"need_hidden_states": need_hidden_states}
        x, hidden_states, weights = through(self.layers, x, options, caches, **how)
        return EncoderOutput(self.norm(x), hidden_states, weights)

    def _embed(self, x: Tensor, cache: KeyValueCache | None) -> Tensor:
        if not isinstance(x, Tensor) or x.is_floating_point():
            _checks.check_vectors(self.d_model, x=x)
            return x
        if self.embedding is None:
            raise TypeError(
                "x must hold floating-point numbers (..., n, d_model), since this encoder has no "
                f"embedding; got dtype {x.dtype}. Encoder(..., embedding=TokenEmbedding(...)) takes "
                "token ids."
            )
        first = {} if cache is None else {"first": cache.length}
        embedded: Tensor = self.embedding(x, **first)
        return embedded
