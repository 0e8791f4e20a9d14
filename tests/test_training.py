"""The training loop: it learns, resumes bit for bit, refuses what is not its own, keeps quiet."""

import json
import re
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from safetensors import safe_open
from safetensors.torch import save_file
from torch import nn

from attnlib.corpora import (
    Vocabulary,
    alignment_error_rate,
    corpus_bleu,
    encode_pairs,
    translation_pairs,
)
from attnlib.nn import RecurrentSeq2Seq, Transformer
from attnlib.training import (
    Batches,
    _checkpoint,
    fit,
    forced_weights,
    translate,
    translation_loss,
)

X = torch.linspace(-1, 1, 40)[:, None]
Y = 3 * X + 0.5 * X**3


class Net(nn.Module):
    """A small network with dropout, a buffer and tied weights: all that a checkpoint meets."""

    def __init__(self, width=8, seed=0):
        super().__init__()
        torch.manual_seed(seed)
        self.inner = nn.Linear(1, width)
        self.middle = nn.Linear(width, width)
        self.twin = nn.Linear(width, width)
        self.twin.weight = self.middle.weight
        self.dropout = nn.Dropout(0.3)
        self.norm = nn.BatchNorm1d(width)
        self.outer = nn.Linear(width, 1)

    def forward(self, x):
        x = self.norm(self.twin(torch.tanh(self.middle(self.inner(x)))))
        return self.outer(self.dropout(x))


def loss(model, x, y):
    return ((model(x) - y) ** 2).mean()


def batches(seed=0):
    return Batches([X, Y], batch_size=8, seed=seed)


def evaluation(model):
    return loss(model, X, Y).item()


def run(model, steps=60, **options):
    return fit(model, batches(), loss, **{"steps": steps, "seed": 1, "device": "cpu", **options})


def states(model):
    return {name: tensor.clone() for name, tensor in model.state_dict().items()}


def assert_same(first, second):
    assert first.keys() == second.keys()
    for name in first:
        assert torch.equal(first[name], second[name]), name


def record(path):
    """Return what a checkpoint says of its run."""
    with safe_open(path, framework="np") as file:
        return json.loads(file.metadata()["attnlib"])


def crash_at(step):
    def batch(asked):
        if asked == step:
            raise KeyboardInterrupt
        return batches()(asked)

    return batch


def test_training_makes_the_loss_fall():
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(1, 8), nn.Tanh(), nn.Linear(8, 1))
    history = run(model, steps=300, learning_rate=0.02)
    assert history.loss.shape == (300,)
    assert history.loss.dtype == np.float64
    assert history.loss[-20:].mean() < 0.05 * history.loss[:5].mean()
    assert history.best_step is None
    assert not history.stopped_early
    assert history.seconds > 0


def test_the_first_step_of_adam_has_the_length_of_the_learning_rate():
    model = nn.Linear(1, 1)
    before = states(model)
    fit(model, batches(), loss, steps=1, seed=0, device="cpu", learning_rate=0.1)
    for name, tensor in model.state_dict().items():
        moved = (tensor - before[name]).abs()
        torch.testing.assert_close(moved, torch.full_like(moved, 0.1), rtol=1e-4, atol=0)


def test_the_same_seed_gives_the_same_run_and_another_seed_another():
    first, second, third = Net(), Net(), Net()
    a, b = run(first), run(second)
    c = run(third, seed=2)
    np.testing.assert_array_equal(a.loss, b.loss)
    assert_same(states(first), states(second))
    assert (a.loss != c.loss).any()


def test_without_a_device_the_best_there_is_is_taken():
    model = Net()
    run(model, steps=1, device=None)
    assert model.outer.weight.device.type == ("cuda" if torch.cuda.is_available() else "cpu")


def test_the_callers_random_state_is_left_alone():
    torch.manual_seed(5)
    wanted = torch.rand(3)
    torch.manual_seed(5)
    model = nn.Linear(1, 1)
    torch.manual_seed(5)
    run(model, evaluate=evaluation, evaluate_every=10)
    assert torch.equal(torch.rand(3), wanted)


def test_an_evaluation_changes_nothing_of_the_training():
    def noisy(model):
        assert not model.training
        assert not torch.is_grad_enabled()
        torch.rand(7)
        return 1.0

    plain, judged = Net(), Net()
    a, b = run(plain), run(judged, evaluate=noisy, evaluate_every=7)
    np.testing.assert_array_equal(a.loss, b.loss)
    assert b.evaluation.tolist() == [1.0] * 8
    assert b.evaluation_step.tolist() == [7 * i for i in range(1, 9)]


OPTIMIZERS = {
    "adam": None,
    "adamw amsgrad": lambda p: torch.optim.AdamW(p, lr=0.01, amsgrad=True),
    "sgd with momentum": lambda p: torch.optim.SGD(p, lr=0.01, momentum=0.9),
    "plain sgd": lambda p: torch.optim.SGD(p, lr=0.01),
    "muon, which holds matrices alone": lambda p: torch.optim.Muon([q for q in p if q.ndim == 2]),
    "tensors as settings": lambda p: torch.optim.AdamW(
        p, lr=torch.tensor(0.01), weight_decay=torch.tensor(0.1), foreach=False
    ),
    "two groups": lambda p: torch.optim.NAdam(
        [{"params": [next(p := iter(p))], "lr": 0.1}, {"params": list(p)}], lr=0.01
    ),
}


@pytest.mark.parametrize("optimizer", OPTIMIZERS.values(), ids=OPTIMIZERS)
def test_an_interrupted_run_goes_on_to_the_same_result_bit_for_bit(tmp_path, optimizer):
    options = {
        "optimizer": optimizer,
        "evaluate": evaluation,
        "evaluate_every": 9,
        "schedule": lambda step: min(1.0, (step + 1) / 30),
        "checkpoint_every": 10,
    }
    whole, broken = Net(), Net()
    wanted = run(whole, checkpoint=tmp_path / "whole.safetensors", **options)
    path = tmp_path / "broken.safetensors"
    with pytest.raises(KeyboardInterrupt):
        fit(broken, crash_at(37), loss, steps=60, seed=1, device="cpu", checkpoint=path, **options)
    assert record(path)["step"] == 30, "the last multiple of checkpoint_every"
    again = Net(seed=9)  # other weights and no memory: everything comes from the file
    got = run(again, checkpoint=path, resume=True, **options)
    for name in ("loss", "evaluation", "evaluation_step"):
        np.testing.assert_array_equal(getattr(got, name), getattr(wanted, name))
    assert got.best_step == wanted.best_step
    assert_same(states(again), states(whole))


ELSEWHERE = """
import sys, torch
from attnlib.training import Batches, fit
x = torch.linspace(-1, 1, 40)[:, None]
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(1, 8), torch.nn.Dropout(0.3), torch.nn.Linear(8, 1))
loss = lambda model, x, y: ((model(x) - y) ** 2).mean()
options = {"seed": 1, "device": "cpu", "checkpoint": sys.argv[2], "resume": True}
batches = Batches([x, 3 * x], batch_size=8, seed=0)
losses = fit(model, batches, loss, steps=int(sys.argv[1]), **options).loss.tolist()
"""


def test_a_run_resumed_in_another_process_goes_on_bit_for_bit(tmp_path, monkeypatch):
    """The first part here, the second there; the whole here again."""

    def here(steps, name):
        monkeypatch.setattr(sys, "argv", ["", str(steps), str(tmp_path / name)])
        scope = {}
        exec(ELSEWHERE, scope)
        return scope["losses"]

    here(25, "run.safetensors")
    told = subprocess.run(
        [sys.executable, "-c", ELSEWHERE + "print(losses)", "60", tmp_path / "run.safetensors"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stderr == ""
    assert json.loads(told.stdout) == here(60, "whole.safetensors")


def test_a_finished_run_comes_back_without_a_step_and_can_be_made_longer(tmp_path):
    path = tmp_path / "run.safetensors"
    first = run(Net(), checkpoint=path)
    again = fit(
        Net(), crash_at(60), loss, steps=60, seed=1, device="cpu", checkpoint=path, resume=True
    )
    np.testing.assert_array_equal(first.loss, again.loss)
    assert again.seconds == first.seconds
    longer = run(Net(), steps=80, checkpoint=path, resume=True)
    np.testing.assert_array_equal(longer.loss, run(Net(), steps=80).loss)


def test_a_checkpoint_is_safetensors_and_json(tmp_path):
    path = tmp_path / "deep" / "run.safetensors"
    history = run(Net(), checkpoint=path)
    with safe_open(path, framework="np") as file:
        names = set(file.keys())
    assert record(path)["loss"] == history.loss.tolist()
    assert record(path)["step"] == 60
    assert {"model/inner.weight", "optimizer/0/exp_avg", "rng/cpu"} <= names
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_checkpoint_is_not_overwritten_by_a_new_run(tmp_path):
    path = tmp_path / "run.safetensors"
    run(Net(), checkpoint=path)
    with pytest.raises(FileExistsError, match=r"run.safetensors exists. Pass resume=True"):
        run(Net(), checkpoint=path)


@pytest.mark.parametrize(
    ("model", "options", "message"),
    [
        (lambda: Net(width=4), {}, r"of another model: .*inner.weight \(\(8, 1\) there, \(4, 1\)"),
        (lambda: nn.Linear(1, 1), {}, r"of another model: bias \(only in the model\), inner.bias"),
        (Net, {"seed": 2}, "has other seed: 1, here 2"),
        (Net, {"learning_rate": 0.5}, r"has other learning rates: \[0.001\], here \[0.5\]"),
        (
            Net,
            {"optimizer": lambda p: torch.optim.SGD(p, lr=1e-3)},
            "of another optimizer: .*momentum",
        ),
        (Net, {"steps": 59}, "steps must be at least the 60 of .*; got 59"),
    ],
)
def test_a_checkpoint_of_another_run_is_refused_and_leaves_the_model(
    tmp_path, model, options, message
):
    path = tmp_path / "run.safetensors"
    run(Net(), checkpoint=path)
    other = model()
    before = states(other)
    with pytest.raises(ValueError, match=message):
        run(other, **{"checkpoint": path, "resume": True, **options})
    assert_same(states(other), before)


class Spare(nn.Linear):
    """A line with further weights, which nothing uses."""

    def __init__(self, n):
        super().__init__(1, 1)
        self.spare = nn.ParameterList(torch.zeros(2) for _ in range(n))


@pytest.mark.parametrize(("n", "end"), [(5, "."), (7, ", ….")])
def test_a_refusal_names_five_differences_and_says_whether_there_are_more(tmp_path, n, end):
    path = tmp_path / "run.safetensors"
    run(Spare(0), steps=1, checkpoint=path)
    named = ", ".join(f"spare.{i} (only in the model)" for i in range(5))
    with pytest.raises(ValueError, match=rf": {re.escape(named + end)}$"):
        run(Spare(n), steps=1, checkpoint=path, resume=True)


def test_a_refusal_names_the_settings_of_an_optimizer_in_order(tmp_path):
    path = tmp_path / "run.safetensors"
    run(Net(), steps=1, checkpoint=path)
    with pytest.raises(ValueError, match="of another optimizer") as refusal:
        run(Net(), checkpoint=path, resume=True, optimizer=lambda p: torch.optim.SGD(p, lr=1e-3))
    names = re.findall(r"(\w+) \([^()]* there, [^()]* here\)", str(refusal.value))
    assert {"betas", "eps", "dampening", "momentum", "nesterov"} <= set(names)
    assert names == sorted(names)


def test_files_that_are_no_checkpoint_are_refused(tmp_path):
    path = tmp_path / "other.safetensors"
    path.write_bytes(b"this is no safetensors file")
    with pytest.raises(ValueError, match="is no safetensors file"):
        run(Net(), checkpoint=path, resume=True)
    save_file({"weight": torch.ones(2)}, path)
    with pytest.raises(ValueError, match="is no checkpoint of attnlib"):
        run(Net(), checkpoint=path, resume=True)
    torch.save({"weight": torch.ones(2)}, path)
    with pytest.raises(ValueError, match="is no safetensors file"):
        run(Net(), checkpoint=path, resume=True)


def scripted(values):
    left = iter(values)
    return lambda model: next(left)


def test_patience_stops_the_run_and_the_best_weights_stay(tmp_path):
    kept = []

    def judge(model):
        kept.append(states(model))
        return [5.0, 3.0, float("nan"), 3.0, 4.0, 1.0][len(kept) - 1]

    model, path = Net(), tmp_path / "run.safetensors"
    options = {"evaluate_every": 5, "patience": 3, "checkpoint": path}
    history = run(model, evaluate=judge, **options)
    assert history.stopped_early
    assert history.best_step == 10
    assert len(history.loss) == 25
    assert_same(states(model), kept[1])
    again = Net(seed=4)
    resumed = run(again, evaluate=scripted([]), resume=True, **options)
    assert resumed.stopped_early
    assert_same(states(again), kept[1])


def test_without_patience_the_best_of_all_evaluations_stays():
    history = run(Net(), evaluate=scripted([2.0, 1.0, 1.0, 3.0]), evaluate_every=15)
    assert history.best_step == 30
    assert not history.stopped_early
    assert len(history.loss) == 60


def test_a_loss_that_is_not_finite_names_its_step():
    def broken(model, x, y):
        broken.step += 1
        return loss(model, x, y) * (float("nan") if broken.step == 34 else 1.0)

    broken.step = 0
    with pytest.raises(FloatingPointError, match="it was nan at step 33"):
        fit(Net(), batches(), broken, steps=60, seed=0, device="cpu")
    assert broken.step == 40  # losses are read every 20 steps


def test_a_run_is_evaluated_every_100_steps_and_kept_every_500(tmp_path):
    path, asked, judged = tmp_path / "run.safetensors", [], []

    def batch(step):
        if step == 503:
            raise KeyboardInterrupt
        asked.append(step)
        return batches()(step)

    def judge(model):
        judged.append(len(asked))
        return 1.0

    options = {"seed": 0, "device": "cpu", "evaluate": judge, "checkpoint": path}
    with pytest.raises(KeyboardInterrupt):
        fit(nn.Linear(1, 1), batch, loss, steps=601, **options)
    assert judged == [100, 200, 300, 400, 500]
    assert record(path)["step"] == 500


@pytest.mark.parametrize("name", ["steps", "seed", "evaluate_every", "checkpoint_every"])
@pytest.mark.parametrize("number", [2.5, "3", True, None])
def test_what_is_counted_is_an_integer(name, number):
    with pytest.raises(TypeError, match=f"{name} must be an integer"):
        fit(Net(), batches(), loss, **{"steps": 3, "seed": 0, name: number})


@pytest.mark.parametrize("error", [KeyboardInterrupt, float("nan")])
def test_a_run_that_breaks_off_leaves_the_best_weights(error):
    kept = []

    def judge(model):
        kept.append(states(model))
        return 1.0 / len(kept)

    def broken(model, x, y):
        if len(kept) == 2:
            if error is KeyboardInterrupt:
                raise error
            return loss(model, x, y) * error
        return loss(model, x, y)

    model = Net()
    with pytest.raises((KeyboardInterrupt, FloatingPointError)):
        fit(
            model,
            batches(),
            broken,
            steps=60,
            seed=0,
            device="cpu",
            evaluate=judge,
            evaluate_every=5,
        )
    assert_same(states(model), kept[1])
    assert not model.training


def test_what_the_optimizer_does_not_hold_is_as_good_as_frozen():
    def trained(frozen):
        torch.manual_seed(0)
        model = nn.Linear(1, 1)
        model.bias.requires_grad_(not frozen)
        made = Batches([X, 3 * X + 5], batch_size=8, seed=0)
        step = {"steps": 200, "seed": 0, "device": "cpu"}
        fit(model, made, loss, optimizer=lambda _: torch.optim.SGD([model.weight], lr=0.01), **step)
        return model

    assert_same(states(trained(frozen=False)), states(trained(frozen=True)))


def test_a_rate_that_is_a_tensor_stays_one_and_is_not_the_callers():
    rate, made = torch.tensor(0.5), []

    def optimizer(parameters):
        made.append(torch.optim.SGD(parameters, lr=rate))
        return made[0]

    run(nn.Linear(1, 1), steps=3, optimizer=optimizer, schedule=lambda step: 1 / (step + 1))
    assert made[0].param_groups[0]["lr"].item() == pytest.approx(0.5 / 3)
    assert rate.item() == 0.5


def test_a_state_keeps_its_layout_in_memory(tmp_path):
    """Products of half precision, as Muon takes them, differ by layout in their last bits."""

    def model(seed):
        torch.manual_seed(seed)
        line = nn.Linear(33, 65, bias=False)
        line.weight = nn.Parameter(line.weight.detach().T.contiguous().T)
        return nn.Sequential(nn.Linear(1, 33, bias=False), line, nn.Linear(65, 1, bias=False))

    options = {"optimizer": lambda p: torch.optim.Muon(p, lr=0.01, nesterov=False)}
    whole, again, path = model(0), model(1), tmp_path / "run.safetensors"
    run(whole, steps=20, **options)
    run(model(0), steps=11, checkpoint=path, **options)
    run(again, steps=20, checkpoint=path, resume=True, **options)
    assert_same(states(again), states(whole))


def test_gradients_are_clipped_to_the_norm():
    model = nn.Linear(1, 1)
    before = states(model)
    options = {"optimizer": lambda p: torch.optim.SGD(p, lr=1.0), "clip_norm": 1e-3}
    run(model, steps=1, **options)
    moved = sum(((model.state_dict()[name] - before[name]) ** 2).sum() for name in before)
    assert moved.sqrt().item() == pytest.approx(1e-3, rel=1e-2)


def test_unless_told_otherwise_the_longest_gradient_is_one():
    model = nn.Linear(1, 1)
    before = states(model)
    steep = Batches([X, 7 * Y + 7], batch_size=8, seed=0)
    step = {"steps": 1, "seed": 0, "device": "cpu", "optimizer": lambda p: torch.optim.SGD(p, lr=1)}
    fit(model, steep, loss, **step)
    moved = sum(((model.state_dict()[name] - before[name]) ** 2).sum() for name in before)
    assert moved.sqrt().item() == pytest.approx(1.0, rel=1e-4)


def test_nothing_is_written_unless_there_is_a_terminal_or_a_wish(capsys):
    run(Net())
    assert capsys.readouterr() == ("", "")
    run(Net(), progress=True)
    told = capsys.readouterr()
    assert told.out == ""
    assert "60/60" in told.err
    assert "loss=" in told.err


def test_the_bar_of_a_resumed_run_counts_the_steps_before(tmp_path, capsys):
    path = tmp_path / "run.safetensors"
    run(Net(), steps=20, checkpoint=path)
    run(Net(), steps=30, checkpoint=path, resume=True, progress=True)
    assert "30/30" in capsys.readouterr().err


def test_an_evaluation_may_be_a_tensor(tmp_path):
    path = tmp_path / "run.safetensors"
    options = {"steps": 4, "evaluate_every": 2, "checkpoint": path}
    history = run(Net(), evaluate=lambda model: loss(model, X, Y), **options)
    assert record(path)["evaluation"] == [
        [step, value] for step, value in zip((2, 4), history.evaluation.tolist(), strict=True)
    ]


@given(n=st.integers(1, 90), size=st.integers(1, 9), seed=st.integers(0, 5), padded=st.booleans())
def test_an_epoch_has_each_row_at_most_once_and_leaves_out_less_than_a_batch(n, size, seed, padded):
    if size > n:
        return
    rows = np.arange(1, n + 1)[:, None]
    made = Batches([rows, -rows], batch_size=size, seed=seed, pad_id=0 if padded else None)
    for epoch in range(2):
        steps = range(epoch * made.per_epoch, (epoch + 1) * made.per_epoch)
        seen = torch.cat([made(step)[0] for step in steps]).flatten().tolist()
        assert len(set(seen)) == len(seen) == n - n % size
        assert all(torch.equal(made(step)[0], -made(step)[1]) for step in steps)


def test_batches_depend_on_step_and_seed_alone():
    there = [batches()(step)[0] for step in range(12)]
    backwards = batches()
    for step in reversed(range(12)):
        assert torch.equal(backwards(step)[0], there[step])
    assert any(not torch.equal(batches(1)(step)[0], there[step]) for step in range(5))
    assert not torch.equal(torch.cat(there[:5]), torch.cat(there[5:10]))  # a new epoch's order


def test_batches_of_padded_rows_are_of_similar_length_and_cut():
    lengths = np.random.default_rng(0).integers(1, 30, 512)
    rows = (np.arange(30) < lengths[:, None]) * 7
    made = Batches([rows, rows], batch_size=16, seed=0, pad_id=0)
    widths = []
    for step in range(made.per_epoch):
        source, target = made(step)
        assert torch.equal(source, target)
        assert source.shape[1] == (source != 0).sum(1).max()
        widths.append(source.shape[1])
    assert np.mean(widths) < 17  # the mean length is 15; without sorting it would be near 29
    assert widths != sorted(widths)


def test_padded_rows_of_a_batch_go_from_short_to_long():
    lengths = np.random.default_rng(0).integers(1, 24, 211)
    made = Batches([(np.arange(23) < lengths[:, None]) * 7], batch_size=11, seed=0, pad_id=0)
    for step in range(made.per_epoch):
        found = (made(step)[0] != 0).sum(1).tolist()
        assert found == sorted(found)
    assert found[0] < found[-1]


def test_batches_of_padded_rows_are_never_the_same_twice():
    lengths = np.arange(1, 257)  # sorted as a whole, the same neighbours would meet in each epoch
    made = Batches([(np.arange(256) < lengths[:, None]) * 7], batch_size=2, seed=0, pad_id=0)
    steps = np.arange(2 * made.per_epoch).reshape(2, -1)
    first, second = (
        {tuple((made(step)[0] != 0).sum(1).tolist()) for step in epoch} for epoch in steps.tolist()
    )
    assert len(first & second) < 20  # of 128


# ------------------------------------------------------------------ translation

PAIRS = translation_pairs(48, seed=0, lengths=(3, 6))
SOURCE, TARGET = (Vocabulary.of(pair[side] for pair in PAIRS) for side in (0, 1))


def translator(kind):
    torch.manual_seed(0)
    if kind == "transformer":
        return Transformer(len(SOURCE), len(TARGET), 24, 2, 1)
    return RecurrentSeq2Seq(len(SOURCE), len(TARGET), 24, attention=kind)


def train_on_pairs(kind, steps, **options):
    model = translator(kind)
    made = Batches(encode_pairs(PAIRS, SOURCE, TARGET), batch_size=16, seed=0, pad_id=0)
    options = {"steps": steps, "seed": 0, "device": "cpu", "learning_rate": 0.01, **options}
    return model, fit(model, made, translation_loss, **options)


@pytest.mark.parametrize("kind", ["additive", "transformer"])
def test_translators_learn_their_few_pairs_by_heart(kind):
    model, history = train_on_pairs(kind, 160)
    assert history.loss[0] > 3 > 0.3 > history.loss[-1]
    written = translate(model, [pair.source for pair in PAIRS], SOURCE, TARGET, batch_size=7)
    references = [pair.target for pair in PAIRS]
    assert corpus_bleu([found.tokens for found in written], references) > 90
    for found, pair in zip(written, PAIRS, strict=True):
        assert found.weights.shape[0] == len(found.tokens)
        assert found.weights.shape[-1] == len(pair.source)
        np.testing.assert_allclose(found.weights.sum(-1), 1, atol=1e-5)
        assert found.log_probability < 0
        assert type(found.log_probability) is float
    with pytest.raises(ValueError, match="batch_size must be at least 1; got 0"):
        translate(model, [PAIRS[0].source], SOURCE, TARGET, batch_size=0)
    beam = translate(model, [pair.source for pair in PAIRS[:5]], SOURCE, TARGET, width=3)
    assert sum(a.tokens == b.tokens for a, b in zip(beam, written, strict=False)) >= 4


def test_a_resumed_translator_is_the_same_bit_for_bit(tmp_path):
    path = tmp_path / "run.safetensors"
    whole, wanted = train_on_pairs("additive", 12)
    train_on_pairs("additive", 7, checkpoint=path)
    again, got = train_on_pairs("additive", 12, checkpoint=path, resume=True)
    np.testing.assert_array_equal(got.loss, wanted.loss)
    assert_same(states(again), states(whole))


@pytest.mark.parametrize("kind", ["dot", "transformer"])
def test_forced_weights_are_those_of_each_pair_alone(kind):
    model = translator(kind).eval()
    options = {"need_weights": True} if kind == "transformer" else {}
    found = forced_weights(model, PAIRS, SOURCE, TARGET, batch_size=11, **options)
    for pair, weights in zip(PAIRS[:6], found, strict=False):
        source, target = map(torch.from_numpy, encode_pairs([pair], SOURCE, TARGET))
        alone = model(source, target[:, :-1], **options).weights[0, : len(pair.target)]
        np.testing.assert_allclose(weights, alone.detach().numpy(), atol=1e-5)
    if kind == "transformer":
        found = [weights[:, 0] for weights in found]
    assert 0 < alignment_error_rate(found, PAIRS) < 1


def test_a_beam_is_as_wide_and_prefers_length_as_much_as_asked(monkeypatch):
    model, asked = translator("dot").eval(), {}
    beam = model.beam

    def heard(ids, **how):
        asked.update(how)
        return beam(ids, **how)

    monkeypatch.setattr(model, "beam", heard)
    options = {"max_length": 9, "width": 3, "length_power": 0.7}
    translate(model, [PAIRS[0].source], SOURCE, TARGET, **options)
    assert asked == options


def test_unless_told_otherwise_a_translation_has_40_tokens_at_most():
    model = translator("dot").eval()
    with torch.no_grad():  # one word for ever
        model.output.bias[4] = 1e3
    (found,) = translate(model, [PAIRS[0].source], SOURCE, TARGET)
    assert found.tokens == (TARGET.tokens[4],) * 40


class Elsewhere:
    """A translator that is said to be on another device, and notes where its sentences are."""

    def __init__(self):
        self.seen = []

    def parameters(self):
        yield SimpleNamespace(device=torch.device("meta"))

    def __call__(self, source, target):
        self.seen += [source.device.type, target.device.type]
        return SimpleNamespace(weights=torch.ones(*target.shape, source.shape[1]))

    def greedy(self, source, max_length):
        self.seen.append(source.device.type)
        ends = torch.full((len(source), 1), 2)
        return SimpleNamespace(tokens=ends, weights=None, log_probability=torch.zeros(len(source)))


def test_sentences_go_where_the_translator_is():
    model = Elsewhere()
    translate(model, [PAIRS[0].source], SOURCE, TARGET)
    forced_weights(model, PAIRS[:1], SOURCE, TARGET)
    assert model.seen == ["meta"] * 3


def test_models_without_attention_have_no_weights():
    model = translator(None).eval()
    assert translate(model, [PAIRS[0].source], SOURCE, TARGET)[0].weights is None
    with pytest.raises(ValueError, match="model must return weights"):
        forced_weights(model, PAIRS, SOURCE, TARGET)


def test_the_loss_of_translation_does_not_see_padding():
    model = translator("dot").eval()
    source, target = map(torch.from_numpy, encode_pairs(PAIRS[:6], SOURCE, TARGET))
    wide = (nn.functional.pad(source, (0, 3)), nn.functional.pad(target, (0, 2)))
    wanted = translation_loss(model, source, target)
    torch.testing.assert_close(translation_loss(model, *wide), wanted)
    apart = nn.functional.pad(target, (2, 0))  # before the begin, and after it
    apart[:, [1, 2]] = apart[:, [2, 1]]
    torch.testing.assert_close(translation_loss(model, source, apart), wanted)


class Wrapper(nn.Module):
    """What DistributedDataParallel and others do: keep the model as ``module``."""

    def __init__(self, module):
        super().__init__()
        self.module = module

    def forward(self, *args, **kwargs):
        return self.module(*args, **kwargs)


@pytest.mark.parametrize("wrap", [Wrapper, nn.DataParallel, lambda m: Wrapper(Wrapper(m))])
def test_a_wrapped_translator_has_the_same_loss_and_translates(wrap):
    model = translator("transformer").eval()
    source, target = map(torch.from_numpy, encode_pairs(PAIRS[:6], SOURCE, TARGET))
    wanted = translation_loss(model, source, target)
    torch.testing.assert_close(translation_loss(wrap(model), source, target), wanted)
    sentence = [PAIRS[0].source]
    alone, found = (translate(m, sentence, SOURCE, TARGET)[0] for m in (model, wrap(model)))
    assert found.tokens == alone.tokens
    with pytest.raises(TypeError, match=r"model must have pad_id, .*got Linear"):
        translation_loss(nn.Linear(1, 1), source, target)


@pytest.mark.parametrize("label_smoothing", [0.0, 0.1])
@pytest.mark.parametrize("kind", ["dot", "transformer"])
def test_a_batch_without_a_target_weighs_nothing(kind, label_smoothing):
    model = translator(kind)
    source = torch.from_numpy(encode_pairs(PAIRS[:2], SOURCE, TARGET)[0])
    empty = torch.tensor([[1, 0, 0]] * 2)
    found = translation_loss(model, source, empty, label_smoothing=label_smoothing)
    found.backward()
    assert found.item() == 0
    assert all(p.grad is None or not p.grad.any() for p in model.parameters())


def test_the_loss_of_translation_by_hand():
    model = translator("dot").eval()
    source, target = map(torch.from_numpy, encode_pairs(PAIRS[:6], SOURCE, TARGET))
    log_probs = torch.log_softmax(model(source, target[:, :-1]).logits, -1)
    places = [(row, i) for row in range(6) for i in range(len(PAIRS[row].target) + 1)]
    right = torch.stack([-log_probs[row, i, target[row, i + 1]] for row, i in places]).mean()
    torch.testing.assert_close(translation_loss(model, source, target), right)
    # A part of the target is spread over all words (Szegedy et al. 2016, section 7).
    any_word = torch.stack([-log_probs[row, i].mean() for row, i in places]).mean()
    smoothed = translation_loss(model, source, target, label_smoothing=0.25)
    torch.testing.assert_close(smoothed, 0.75 * right + 0.25 * any_word)


class Placed(nn.Linear):
    """A layer that is said to be on a device; its numbers are on the CPU."""

    def __init__(self, device):
        super().__init__(3, 2)
        self.device = torch.device(device)

    def parameters(self, recurse=True):
        yield SimpleNamespace(device=self.device)

    def optimizer(self):
        return torch.optim.SGD([self.weight, self.bias], lr=0.1)


@pytest.fixture
def gpus(monkeypatch):
    """Return the random states of two GPUs that are not there, by device."""
    there = {torch.device("cuda", i): torch.tensor([i, 5], dtype=torch.uint8) for i in (0, 1)}
    monkeypatch.setattr(torch.cuda, "get_rng_state", lambda device: there[device])
    monkeypatch.setattr(
        torch.cuda, "set_rng_state", lambda new, device: there.update({device: new})
    )
    return there


def test_the_random_state_of_the_models_gpu_goes_on_where_it_was(tmp_path, gpus):
    path, model = tmp_path / "run.safetensors", Placed("cuda:1")
    _checkpoint.write(path, model, model.optimizer(), {}, {})
    for device in gpus:
        gpus[device] = torch.tensor([7, 7], dtype=torch.uint8)
    _checkpoint.restore(path, _checkpoint.read(path), model, model.optimizer())
    assert [state.tolist() for state in gpus.values()] == [[7, 7], [1, 5]]


@pytest.mark.parametrize(("first", "then"), [("cpu", "cuda:1"), ("cuda:1", "cpu")])
def test_a_run_goes_on_where_there_is_a_gpu_more_or_less(tmp_path, gpus, first, then):
    path, model, other = tmp_path / "run.safetensors", Placed(first), Placed(then)
    _checkpoint.write(path, model, model.optimizer(), {}, {})
    gpus[torch.device("cuda", 1)] = torch.tensor([7, 7], dtype=torch.uint8)
    _checkpoint.restore(path, _checkpoint.read(path), other, other.optimizer())
    assert_same(states(other), states(model))
    assert [state.tolist() for state in gpus.values()] == [[0, 5], [7, 7]]


@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA device")
def test_a_run_on_the_gpu_learns_and_resumes(tmp_path):
    path = tmp_path / "run.safetensors"
    model, history = train_on_pairs("additive", 60, device=None)
    assert next(model.parameters()).device.type == "cuda"
    assert history.loss[-1] < history.loss[0] / 2
    train_on_pairs("additive", 30, device="cuda", checkpoint=path)
    _, resumed = train_on_pairs("additive", 60, device="cuda", checkpoint=path, resume=True)
    np.testing.assert_allclose(resumed.loss, history.loss, rtol=0.05)
    assert translate(model, [PAIRS[0].source], SOURCE, TARGET)[0].tokens
