"""A small encoder of BERT's layout with random weights, in the three files that its kind is published in."""

import json

from safetensors.numpy import save_file
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

LAYERS, HEADS, D_MODEL, D_FF, ROOM = 6, 12, 96, 64, 70
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
LETTERS = "abcdehilnorstwyz0123.,'!?-中é"
WORDS = [
    *SPECIAL,
    *LETTERS,
    "the",
    "cat",
    "sat",
    "##s",
    "##ing",
    "##t",
    "##e",
    "it",
    "was",
    "tired",
]


def tensors(rng):
    """Return random weights by BERT's names, and a tensor that is not needed."""
    shapes = {
        "embeddings.word_embeddings.weight": (len(WORDS), D_MODEL),
        "embeddings.position_embeddings.weight": (ROOM, D_MODEL),
        "embeddings.token_type_embeddings.weight": (2, D_MODEL),
        "pooler.dense.weight": (D_MODEL, D_MODEL),
    }
    linear = {
        "attention.self.query": (D_MODEL, D_MODEL),
        "attention.self.key": (D_MODEL, D_MODEL),
        "attention.self.value": (D_MODEL, D_MODEL),
        "attention.output.dense": (D_MODEL, D_MODEL),
        "intermediate.dense": (D_FF, D_MODEL),
        "output.dense": (D_MODEL, D_FF),
    }
    norms = ["embeddings.LayerNorm"]
    for i in range(LAYERS):
        for name, shape in linear.items():
            shapes[f"encoder.layer.{i}.{name}.weight"] = shape
            shapes[f"encoder.layer.{i}.{name}.bias"] = shape[:1]
        norms += [f"encoder.layer.{i}.{part}.LayerNorm" for part in ("attention.output", "output")]
    shapes |= {f"{name}.{kind}": (D_MODEL,) for name in norms for kind in ("weight", "bias")}
    return {k: rng.normal(scale=0.3, size=shape).astype("f4") for k, shape in shapes.items()}


def write(folder, weights):
    """Write weights, configuration and tokenizer."""
    save_file(weights, folder / "model.safetensors")
    config = {
        "model_type": "bert",
        "hidden_act": "gelu",
        "num_hidden_layers": LAYERS,
        "num_attention_heads": HEADS,
        "hidden_size": D_MODEL,
        "intermediate_size": D_FF,
        "max_position_embeddings": ROOM,
        "layer_norm_eps": 1e-12,
        "hidden_dropout_prob": 0.1,
        "vocab_size": len(WORDS),
        "type_vocab_size": 2,
        "pad_token_id": 0,
    }
    (folder / "config.json").write_text(json.dumps(config), "utf8")
    (folder / "vocab.txt").write_text("\n".join(WORDS) + "\n", "utf8")
    ids = {word: i for i, word in enumerate(WORDS)}
    tokenizer = Tokenizer(models.WordPiece(ids, unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer()
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    ends = [(name, ids[name]) for name in ("[CLS]", "[SEP]")]
    tokenizer.post_processor = processors.TemplateProcessing("[CLS] $A [SEP]", None, ends)
    tokenizer.add_special_tokens(SPECIAL)
    tokenizer.save(str(folder / "tokenizer.json"))
