"""Write what the figure AlignmentExplorer carries: ``alignment_data.py`` makes its data files.

``alignment.json`` has the words of both languages, sentences with their translations, and what each translator
finds for the sentence that the figure opens with, in single precision. The stored translators of chapter 02, number by
number as ``attnlib/weights`` has them, in half precision, come behind it, each in a file of its own.
``tests/test_widgets_alignment.py`` holds the files to the stored weights.
"""

import hashlib
from typing import Any

import numpy as np
import parts
import torch
from safetensors.numpy import load_file

from attnlib.corpora import KNOWN_PAIRS, SentencePair, join_tokens, tokenize, translation_pairs
from attnlib.pretrained import _translators, load_translator, translator_record
from attnlib.widgets.alignment import _TREATY, MOST

MODELS = ("additive", "dot", "no_attention")
LENGTHS = ((5, 7), (8, 10), (11, 13), (14, 17), (18, 22), (27, 30))
SEED = 1  # other sentences than those that the scores were measured on


def sentences() -> list[SentencePair]:
    """Return the best-known phrases, then held-out sentences, two of each length."""
    pairs = [*KNOWN_PAIRS[1::-1], *KNOWN_PAIRS[2:]]  # je suis étudiant comes first
    for lengths in LENGTHS:
        pairs += translation_pairs(2, seed=SEED, split="test", lengths=lengths)
    return pairs


def one_pair(pair: SentencePair) -> dict[str, Any]:
    """Return a sentence, its translation in the grammar and the links between them."""
    return {
        "text": join_tokens(pair.source),
        "source": pair.source,
        "target": pair.target,
        "sure": sorted(pair.alignment),
        "possible": sorted(pair.possible),
    }


def one_model(name: str) -> dict[str, Any]:
    """Return a model's tensors one after the other, as little-endian half precision."""
    path = _translators.FOLDER / f"{name}.safetensors"
    tensors = load_file(path)
    return {
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        "attention": translator_record(name)["options"]["attention"],
        "shapes": {key: list(tensor.shape) for key, tensor in tensors.items()},
        "numbers": parts.coded(np.concatenate([t.ravel() for t in tensors.values()]).astype("<f2")),
    }


def single(numbers: torch.Tensor) -> str:
    """Return numbers as text, four bytes each."""
    return parts.coded(numbers.numpy().astype("<f4"))


@torch.no_grad()
def found(name: str, tokens: tuple[str, ...]) -> dict[str, Any]:
    """Return what a translator finds for a sentence, computed in double precision."""
    loaded, source, target = load_translator(name)
    model = loaded.double()
    read = torch.tensor([source.encode(tokens)])
    wanted = model.greedy(read, max_length=MOST)
    ids = [token for token in wanted.tokens[0].tolist() if token != model.pad_id]
    sure = model(read, torch.tensor([[model.bos_id, *ids[:-1]]])).logits[0].log_softmax(-1)
    words = target.decode([token for token in ids if token != model.eos_id])
    states = [model.start(read[:, :n])[-1][0, 0] for n in range(1, len(tokens) + 1)]
    weights = wanted.weights
    return {
        "words": list(words),
        "weights": None if weights is None else single(weights[0, : len(words), : len(tokens)]),
        "states": single(torch.stack(states)),
        "probability": float(sure[range(len(ids)), ids].sum().exp()),
        "ended": ids[-1] == model.eos_id,
    }


def data() -> dict[str, Any]:
    """Return what the files hold, by their names."""
    source, target = translator_record(MODELS[0])["words"]
    tokens = tokenize(_TREATY, lowercase=True)
    first = {
        "source_words": source,
        "target_words": target,
        "pairs": [one_pair(pair) for pair in sentences()],
        "opening": {"source": tokens, "found": {name: found(name, tokens) for name in MODELS}},
    }
    later = {f"alignment.{name}.json": one_model(name) for name in MODELS}
    return {"alignment.json": first} | later


if __name__ == "__main__":
    torch.set_num_threads(1)
    parts.write(data(), indent=1)
