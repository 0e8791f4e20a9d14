"""Write what the figure AlignmentExplorer carries: ``alignment_data.py`` makes its data file.

The stored translators of chapter 02, number by number as ``attnlib/weights`` has them, in half
precision, with the words of both languages, and sentences with their true alignments.
``tests/test_widgets_alignment.py`` holds the file to the stored weights.
"""

import base64
import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import load_file

from attnlib.corpora import KNOWN_PAIRS, SentencePair, join_tokens, translation_pairs
from attnlib.pretrained import _translators, translator_record

PATH = Path(__file__).resolve().parents[1] / "attnlib" / "widgets" / "alignment.json"
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
        "numbers": base64.b64encode(
            b"".join(np.ascontiguousarray(t, dtype="<f2").tobytes() for t in tensors.values())
        ).decode(),
    }


def data() -> dict[str, Any]:
    """Return all that the file holds."""
    source, target = translator_record(MODELS[0])["words"]
    return {
        "source_words": source,
        "target_words": target,
        "pairs": [one_pair(pair) for pair in sentences()],
        "models": {name: one_model(name) for name in MODELS},
    }


def main() -> None:
    """Write the file."""
    PATH.write_text(json.dumps(data(), ensure_ascii=False, indent=1) + "\n", "utf8")
    print(f"{PATH.name}: {PATH.stat().st_size} bytes")


if __name__ == "__main__":
    main()
