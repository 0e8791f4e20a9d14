"""Real weights: all-MiniLM-L6-v2, found and checked, its heads edited (chapter 10), SmolLM2, and the book's own translators.

Importing this package needs no torch. Nothing it reads is unpickled.
"""

from attnlib.pretrained._edit import edit_heads
from attnlib.pretrained._induction import induction_record, load_induction
from attnlib.pretrained._minilm import HUB_REPO as HUB_REPO
from attnlib.pretrained._minilm import HUB_REVISION as HUB_REVISION
from attnlib.pretrained._minilm import SHA256 as SHA256
from attnlib.pretrained._minilm import (
    ModelFiles,
    load_encoder,
    load_tokenizer,
    locate_model,
    word_vectors,
)
from attnlib.pretrained._scores import load_mixing_scores
from attnlib.pretrained._smollm import DECODER_SHA256 as DECODER_SHA256
from attnlib.pretrained._smollm import load_decoder
from attnlib.pretrained._translators import (
    load_controls,
    load_length_curve,
    load_translator,
    translator_record,
)

__all__ = [
    "ModelFiles",
    "edit_heads",
    "induction_record",
    "load_controls",
    "load_decoder",
    "load_encoder",
    "load_induction",
    "load_length_curve",
    "load_mixing_scores",
    "load_tokenizer",
    "load_translator",
    "locate_model",
    "translator_record",
    "word_vectors",
]
