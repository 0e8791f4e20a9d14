"""The figure of chapter 09's translator: what it says was measured, and its switches in a browser."""

import gzip
import json
import re
from collections import Counter
from copy import deepcopy
from math import log

import numpy as np
import pytest
import torch
import translator_parts
import weights
from every_figure import Figure, Hand, Moves, plain_summary, press
from widget_page import MODULE

from attnlib.pretrained import load_controls, load_translator
from attnlib.training import translate
from attnlib.widgets import TranslatorExplorer
from attnlib.widgets import encoder_translator as module
from attnlib.widgets._base import HERE

FIGURE = Figure(
    TranslatorExplorer,
    elsewhere={"off": ["cross-attention 2"], "sentence": 1},
    states=[{"off": ["decoder feed-forward 1"], "sentence": 1}],
    highest=(760, 1400),
    hands=[Hand("part 10", {"off": ["cross-attention 2"]})],
    keys=[
        ("[data-id='part 6'].attn-hit", "Enter", {"off": ["decoder self-attention 1"]}, "Decoder self-attention 1"),
        ("[data-id='part 6'].attn-hit", "Space", {"off": None}, "Decoder self-attention 1"),
    ],
    moves=Moves("radio", "sentence 1", "ArrowRight", "sentence", ("button", "cross-attention"), "off"),
)  # fmt: skip

STORED = (HERE / "encoder_translator.json").read_bytes()
SOME = [
    [],
    ["target places", "encoder feed-forward 1"],
    ["cross-attention 1", "cross-attention 2"],
    ["encoder self-attention 2", "cross-attention 1", "decoder feed-forward 2"],
]


@pytest.fixture(scope="module")
def trained():
    """The translator and its words."""
    return load_translator("transformer")


def muted(model, off):
    """Return a copy in which a hook, rather than zeros in the weights, takes away what a part adds."""
    copy = deepcopy(model)
    for name in off:
        part = copy.get_submodule(module.PARTS[name])
        if name.endswith("places"):
            part.max_length = None
        elif "attention" in name:
            part.register_forward_hook(
                lambda _, __, found: found._replace(output=torch.zeros_like(found.output))
            )
        else:
            part.register_forward_hook(lambda _, __, found: torch.zeros_like(found))
    return copy


@torch.no_grad()
def loss_of(model):
    """Return the loss in nats per word on the held-out pairs, in float64."""
    total = words = 0
    for source, target in translator_parts.batches():
        chances = model(source, target[:, :-1]).logits.double().log_softmax(-1)
        wanted = target[:, 1:]
        real = wanted != 0
        total -= float(chances.gather(-1, wanted[..., None])[..., 0][real].sum())
        words += int(real.sum())
    return total / words


@pytest.mark.long
@pytest.mark.parametrize("off", SOME, ids=lambda off: ", ".join(off) or "nothing")
def test_stored_losses_and_texts_are_those_of_the_model(trained, off):
    model, *words = trained
    without = muted(model, off)
    widget = TranslatorExplorer(off=off)
    assert loss_of(without) == pytest.approx(widget.loss, abs=0.0015)
    for sentence, pair in enumerate(translator_parts.sentences()):
        widget.sentence = sentence
        text = translate(without, [pair.source], *words, max_length=16)[0].tokens
        assert widget.written.removesuffix(" …") == " ".join(text)
        assert widget.written.endswith(" …") == (len(text) == 16)


@pytest.mark.parametrize("off", SOME[::3], ids=lambda off: ", ".join(off) or "nothing")
def test_the_stored_count_is_that_of_greedy_decoding(trained, off):
    model, *words = trained
    pairs = weights.held_out()
    found = translate(muted(model, off), [pair.source for pair in pairs], *words)
    exact = sum(one.tokens == pair.target for one, pair in zip(found, pairs, strict=True))
    assert exact == pytest.approx(
        TranslatorExplorer(off=off).exact, abs=2
    )  # near ties, on another CPU


def test_a_number_names_the_parts_that_it_switches_off_the_first_by_its_highest_bit():
    names = list(module.PARTS)
    assert translator_parts.names_of(2**11 + 1) == [names[-1], names[0]]


def test_a_sentence_is_right_if_all_its_words_are_and_padding_is_never_written():
    wanted, rows = torch.tensor([4, 2, 3, 2]), torch.tensor([0, 0, 1, 1])
    logits = torch.full((4, 6), -9.0)
    logits[range(4), wanted] = 1.0
    logits[:, 0] = 5.0
    assert translator_parts.judged(logits, wanted, rows)[1:] == (4, 2)
    logits[2, 5] = 3.0
    loss, count, right = translator_parts.judged(logits, wanted, rows)
    assert (count, right) == (4, 1)
    slow = sum(
        np.logaddexp.reduce(row) - row[word]
        for row, word in zip(logits.numpy(), wanted, strict=True)
    )
    assert loss == pytest.approx(float(slow), rel=1e-5)


def test_the_guesser_by_a_slow_road():
    train, *_ = weights.data()
    counts = Counter(word for pair in train for word in (*pair.target, "the end"))
    total = sum(counts.values())
    asked = [word for pair in weights.held_out() for word in (*pair.target, "the end")]
    slow = -sum(log(counts[word] / total) for word in asked) / len(asked)
    assert TranslatorExplorer().guessing == pytest.approx(slow, abs=0.0006)


def test_every_combination_is_stored_and_the_file_is_small():
    stored = json.loads(STORED)
    assert list(module.PARTS) == stored["parts"]
    written = [one["written"] for one in stored["sentences"]]
    for numbers in (stored["losses"], stored["exact"], *written):
        assert len(module._numbers(numbers)) == 4096
    assert module._numbers(stored["losses"]).max() < 7000, "the end of the figure's scale"
    assert len(gzip.compress(STORED)) < 60_000
    assert TranslatorExplorer().exact / stored["pairs"] == pytest.approx(0.8057, abs=0.0001)


def test_what_was_trained_without_parts_is_stored_with_its_recipe():
    stored = load_controls()["parts"]
    assert list(stored) == list(module.TRAINED)
    for name, runs in stored.items():
        widget = TranslatorExplorer(off=module.TRAINED[name])
        assert widget.trained_without == [run["loss"] for run in runs]
        assert [run["seed"] for run in runs] == list(translator_parts.SEEDS)


def test_silenced_parts_add_nothing_and_stay_so_in_training():
    recipe = weights.RECIPES["transformer"]
    off = ["cross-attention 1", "source places", "decoder feed-forward 2"]
    model, _ = weights.train(
        recipe, 0, steps=2, build=lambda one: translator_parts.silence(weights.build(one), off)
    )
    for name in off:
        part = model.get_submodule(module.PARTS[name])
        if name.endswith("places"):
            assert part.max_length is None
        else:
            assert all(float(tensor.detach().abs().max()) == 0 for tensor in part.parameters())
    assert float(model.layers[1].cross_attention.value_projection.weight.detach().abs().max()) > 0


def test_what_was_not_trained_has_no_loss_of_a_training():
    off = ["encoder feed-forward 1", "cross-attention 2"]
    assert TranslatorExplorer(off=off).trained_without is None
    assert TranslatorExplorer().trained_without is None


def test_the_order_in_which_parts_are_switched_off_does_not_matter():
    one = TranslatorExplorer(off=["cross-attention 2", "source places"])
    assert one.off == ["source places", "cross-attention 2"]
    assert one.loss == TranslatorExplorer(off=("source places", "cross-attention 2")).loss


def test_the_text_tells_the_state():
    assert repr(TranslatorExplorer(off=["encoder self-attention 1"], sentence=1)) == (
        "Live figure: a trained translator. Switched off: encoder self-attention 1. Loss 0.07 nats "
        "per word, 538 of 700 sentences exactly right; a guesser of word frequencies has 4.75. It "
        "writes: the European teacher says that he always buys some letters"
    )


# ---- In a browser --------------------------------------------------------------------------


def part(page, name):
    return page.get_by_role("button", name=re.compile(f"^{name[0].upper()}{name[1:]}: a press"))


def test_page_and_python_agree_on_random_combinations(page):
    rng = np.random.default_rng(3)
    widget = TranslatorExplorer()
    states = [
        {"off": [n for n in module.PARTS if rng.random() < 0.3], "sentence": i % 2}
        for i in range(200)
    ]
    states += [
        {"off": list(off), "sentence": 0}
        for off in [*module.KINDS.values(), *module.TRAINED.values()]
    ]
    found = page.evaluate(
        f"""async ([states, trained]) => {{
      const {{explorer}} = await ({MODULE})('encoder_translator');
      const compute = explorer(window.attnlibData.encoder_translator);
      return states.map(state => compute({{...state, trained}})).map(one =>
        [one.loss, one.exact, one.guessing, one.trained, one.written.map(w => w.word).join(' '), one.next]);
    }}""",
        [states, widget.trained],
    )
    for state, one in zip(states, found, strict=True):
        widget.set_state(state)
        names = ("loss", "exact", "guessing", "trained_without", "written")
        assert one[:-1] == [getattr(widget, name) for name in names]
        for name, found_next in zip(module.PARTS, one[-1], strict=True):
            widget.off = list({name} ^ set(state["off"]))
            assert found_next == widget.loss, name


def test_all_of_a_kind_go_and_come_back_together(page):
    for kind, off in module.KINDS.items():
        press(page, kind)
        for name in module.PARTS:
            pressed = part(page, name).get_attribute("aria-pressed")
            assert pressed == str(name not in off).lower()
        assert f"the loss is {TranslatorExplorer(off=off).loss:.2f}" in plain_summary(page)
        press(page, kind)
        assert plain_summary(page).startswith("The whole translator")
