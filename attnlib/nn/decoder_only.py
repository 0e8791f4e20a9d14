"""A language model: a causal stack over one sequence, and how it writes (chapter 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib._array import upcast
from attnlib._hints import hint_keywords
from attnlib._torch import eager
from attnlib.nn import _checks
from attnlib.nn._options import Options, caches_of, through
from attnlib.nn._parameters import RMSNorm, Typed
from attnlib.nn.blocks import Activation
from attnlib.nn.cache import KeyValueCache
from attnlib.nn.encoder import EncoderLayer
from attnlib.nn.position import Position, Rotary

__all__ = ["Decoder", "DecoderOutput"]

_ROTARY = Rotary()
TINY = torch.finfo(torch.float32).tiny


class DecoderOutput(NamedTuple):
    """What a language model returns; the last two, as :class:`EncoderOutput`'s, if asked for."""

    logits: Tensor
    """(..., n, vocab_size): at each position, for the next token."""
    hidden_states: tuple[Tensor, ...] | None
    weights: tuple[Tensor, ...] | None


class Decoder(Typed):
    r"""A language model of today: tokens in, logits for the next token out, at each position.

    Parameters
    ----------
    vocab_size : int
        Number of tokens.
    d_model, num_heads, num_layers, d_ff : int, d_ff optional
        As for :class:`Encoder`.
    num_kv_heads, qk_norm, sink_logit, output_gate : int, optional, and bool, default False
        Of the attentions, see :class:`MultiHeadAttention`.
    window : int or list of int or None, optional
        How many tokens a token attends to, itself among them; or a list with one for each layer,
        None for all, as in ``[128, None] * 6``.
    activation : {"swiglu", "gelu", "relu"} or callable, default "swiglu"
        Of the feed-forward networks, see :class:`FeedForward`.
    position : Position or None, default Rotary()
        How the attentions know positions. With None the causal mask alone tells of order (NoPE).
    max_length : int, optional
        The most tokens of a text. Default: no limit.
    eps : float, default 1e-5
        What the norms add to the mean square.
    device, dtype : torch.device or str, torch.dtype, optional
        Of the parameters, as for torch's layers.

    Notes
    -----
    Taught in chapter 15, today; :func:`attnlib.pretrained.load_decoder` returns a trained one. With
    E the table of embeddings, x₀ = E[ids], and in each layer

    .. math:: x \leftarrow x + \operatorname{MultiHead}(\operatorname{norm}(x)), \quad
              x \leftarrow x + \operatorname{FFN}(\operatorname{norm}(x)), \qquad
              \text{logits} = \operatorname{norm}(x) E^\top,

    norm is RMSNorm, see :class:`EncoderLayer`; no linear layer has a bias. E starts with a standard
    deviation of 1/√d_model, so that logits start with one of 1.

    References
    ----------
    - Touvron et al. (2023), LLaMA: open and efficient foundation language models, section 2.2.
    - Gemma Team (2025), Gemma 3 technical report, for layers with a window among others.
    - Press & Wolf (2017), Using the output embedding to improve language models, for one table.

    Examples
    --------
    >>> import torch
    >>> model = Decoder(100, 8, 4, 2, num_kv_heads=2)
    >>> model(torch.tensor([[5, 7, 2]])).logits.shape
    torch.Size([1, 3, 100])
    >>> model.generate(torch.tensor([[5, 7, 2]]), 4, seed=0).shape
    torch.Size([1, 4])
    """

    @hint_keywords
    def __init__(
        self,
        vocab_size: int,
        d_model: int,
        num_heads: int,
        num_layers: int,
        d_ff: int | None = None,
        *,
        num_kv_heads: int | None = None,
        qk_norm: bool = False,
        sink_logit: bool = False,
        output_gate: bool = False,
        window: int | Sequence[int | None] | None = None,
        activation: Activation = "swiglu",
        position: Position | None = _ROTARY,
        max_length: int | None = None,
        eps: float = 1e-5,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        _checks.check_count(1, vocab_size=vocab_size, d_model=d_model, num_layers=num_layers)
        windows = window if isinstance(window, Sequence) else [window] * num_layers
        if len(windows) != num_layers:
            raise ValueError(
                f"window must have one for each of {num_layers} layers; got {window!r}."
            )
        _checks.check_kind("position", position, Position)
        if max_length is not None:
            _checks.check_count(1, max_length=max_length)
        self.max_length, self.position = max_length, position
        made: dict[str, Any] = {"device": device, "dtype": dtype}
        layer: dict[str, Any] = {"pre_norm": True, "norm": "rms", "bias": False, "eps": eps, **made}
        layer |= {"num_kv_heads": num_kv_heads, "qk_norm": qk_norm, "activation": activation}
        layer |= {"sink_logit": sink_logit, "output_gate": output_gate}
        table = torch.empty(vocab_size, d_model, **made)
        self.embedding = nn.Embedding(vocab_size, d_model, _weight=table)
        self.layers = nn.ModuleList(
            EncoderLayer(d_model, num_heads, d_ff, window=window, **layer) for window in windows
        )
        if isinstance(position, Rotary):  # told now instead of at the first call
            position._width(d_model // num_heads)
        self.norm = RMSNorm(d_model, eps=eps, **made)
        if not table.is_meta:  # there torch would import its compiler, which takes seconds
            nn.init.normal_(table, std=d_model**-0.5)

    @hint_keywords
    def forward(
        self,
        ids: Tensor,
        *,
        mask: Tensor | None = None,
        bias: Tensor | None = None,
        cache: Sequence[KeyValueCache] | None = None,
        need_weights: bool = False,
        need_hidden_states: bool = False,
    ) -> DecoderOutput:  # numpydoc ignore=PR01,RT01
        """Return logits for the token after each of the `ids`, (..., n).

        Mask and bias are as for :meth:`MultiHeadAttention.forward`, beside what is causal; for padding,
        before or after the tokens, the mask is ``is_token[:, None]`` from is_token (batch, n). A
        cache is a list with one for each layer, and the ids are those after the tokens it holds.
        """
        _checks.check_flag(need_hidden_states=need_hidden_states)
        options: Options = {"mask": mask, "bias": bias, "cache": cache}
        options["need_weights"] = need_weights
        hidden, hidden_states, weights = self._read(ids, options, need_hidden_states)
        return DecoderOutput(self.unembed(hidden), hidden_states, weights)

    def unembed(self, hidden: Tensor) -> Tensor:  # numpydoc ignore=PR01,RT01
        """Return the logits (..., vocab_size) of hidden states (..., d_model).

        Of what an earlier layer returns this is the logit lens.
        """
        return F.linear(self.norm(hidden), self.embedding.weight)

    @torch.no_grad()
    def generate(
        self,
        ids: Tensor,
        max_new_tokens: int,
        *,
        mask: Tensor | None = None,
        temperature: float = 1.0,
        top_k: int | None = None,
        top_p: float = 1.0,
        eos_id: int | None = None,
        seed: int | None = None,
    ) -> Tensor:
        """Write tokens after a text, each drawn from the model's distribution.

        Parameters
        ----------
        ids : Tensor of int, (..., n)
            The text, at least one token of it.
        max_new_tokens : int
            How many tokens to write.
        mask : Tensor of bool, (..., 1, n), optional
            False at padding, which comes before the tokens: ``is_token[:, None]``.
        temperature : float, default 1.0
            Divides the logits. 0 writes the most probable token, the first of equal ones.
        top_k : int, optional
            Draw among so many of the most probable tokens. Default: all.
        top_p : float, default 1.0
            Of those that `top_k` leaves, draw among the fewest that have this probability together
            (Holtzman et al., 2020, The curious case of neural text degeneration, section 3.1).
        eos_id : int, optional
            The token that ends a text; nothing but it comes after. Default: no text ends.
        seed : int, optional
            The same seed writes the same text. Default: another one at each call.

        Returns
        -------
        Tensor of int, (..., n_new)
            What was written: `max_new_tokens`, or fewer if all texts end before.
        """
        _checks.check_token_ids(_checks.own_weight(self.embedding), ids=ids)
        _checks.check_count(1, max_new_tokens=max_new_tokens)
        if ids.shape[-1] == 0:
            raise ValueError(f"ids must hold at least one token; got shape {tuple(ids.shape)}.")
        if self.max_length is not None:
            _checks.check_length(ids.shape[-1] + max_new_tokens, self.max_length)
        if eos_id is not None:
            _checks.check_special_ids(len(self.embedding.weight), eos_id=eos_id)
        _check_padding(mask, (*ids.shape[:-1], 1, ids.shape[-1]))
        _check_sampling(temperature, top_k, top_p, seed)
        generator = None if temperature < TINY else _generator(seed, ids.device)
        caches = [KeyValueCache() for _ in self.layers]
        new, written, done = ids, [], torch.zeros_like(ids[..., -1], dtype=torch.bool)
        for _ in range(max_new_tokens):
            hidden = self._read(new, {"mask": mask, "cache": caches})[0]
            token = draw(self.unembed(hidden[..., -1, :]), temperature, top_k, top_p, generator)
            if eos_id is not None:
                token = token.masked_fill(done, eos_id)
                done = done | (token == eos_id)
            written.append(token)
            if eos_id is not None and bool(done.all()):
                break
            new = token[..., None]
            mask = None if mask is None else F.pad(mask, (0, 1), value=True)
        return torch.stack(written, -1)

    def _read(self, ids: Tensor, options: Options, need_hidden_states: bool = False) -> Any:
        """Pass tokens through the layers."""
        _checks.check_token_ids(_checks.own_weight(self.embedding), ids=ids)
        caches = caches_of(options, len(self.layers))
        if self.max_length is not None:
            before = 0 if caches[0] is None else caches[0].length
            _checks.check_length(before + ids.shape[-1], self.max_length)
        x = self.embedding(ids)  # (..., n, d_model)
        options = {**options, "is_causal": True, "position": self.position}
        return through(self.layers, x, options, caches, need_hidden_states=need_hidden_states)


def draw(
    logits: Tensor,
    temperature: float,
    top_k: int | None,
    top_p: float,
    generator: torch.Generator | None,
) -> Tensor:  # numpydoc ignore=PR01,RT01
    """Return a token (...,) for each row of logits (..., vocab_size), as :meth:`Decoder.generate`."""
    if temperature < TINY:
        return logits.argmax(-1)
    # Stable: of equal logits the first comes first, as in argmax.
    logits, order = upcast(logits, xp).sort(dim=-1, descending=True, stable=True)
    p = ((logits - logits[..., :1]) / temperature)[..., :top_k].softmax(-1)
    if top_p < 1:
        before = F.pad(p.cumsum(-1)[..., :-1], (1, 0))  # of the more probable tokens together
        p = p.masked_fill(before >= top_p, 0)
    rank = torch.multinomial(p.reshape(-1, p.shape[-1]), 1, generator=generator)
    return order.gather(-1, rank.reshape(*p.shape[:-1], 1))[..., 0]


def _generator(seed: int | None, device: torch.device) -> torch.Generator:
    generator = torch.Generator(device)
    return generator.manual_seed(generator.seed() if seed is None else seed)


def _check_sampling(temperature: float, top_k: int | None, top_p: float, seed: int | None) -> None:
    _checks.check_not_negative(temperature=temperature)
    _checks.check_count(1, top_k=1 if top_k is None else top_k)
    _checks.check_count(seed=0 if seed is None else seed)
    _checks.check_probability(top_p=top_p)
    _checks.check_positive("top_p", top_p)


def _check_padding(mask: Tensor | None, shape: tuple[int, ...]) -> None:
    """Refuse what is no mask of the keys, or hides the token that the next one follows."""
    _checks.check_kind("mask", mask, Tensor)
    if mask is not None and tuple(mask.shape) != shape:
        raise ValueError(
            f"mask must have one row for the keys of each text, {shape}; got {tuple(mask.shape)}."
        )
    if mask is not None and eager.is_eager_cpu(mask) and not bool(mask[..., -1].all()):
        raise ValueError(
            "mask must be True at the last token of each text, since the new ones follow it: padding "
            "comes before the tokens; got False."
        )
