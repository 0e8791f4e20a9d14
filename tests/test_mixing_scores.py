"""The stored scores and times of chapter 11: complete, and of the task that the chapter tells."""

import mixing_scores as tool
import numpy as np
import pytest
import torch

from attnlib.drawings import recaller
from attnlib.pretrained import load_mixing_scores

STORED = load_mixing_scores()


def test_each_part_is_stored_with_the_machine_that_measured_it():
    for part in ("times", "calls", "linear", "recall"):
        assert STORED[f"{part}_measured"]["processor"]
        assert STORED[f"{part}_measured"]["versions"]["torch"]


def test_every_time_is_stored_and_above_zero():
    times = STORED["times"]
    assert times["lengths"] == tool.LENGTHS
    assert [int(width) for width in times["seconds"]] == tool.WIDTHS
    for width, rows in times["seconds"].items():
        assert set(rows) > set(tool.OTHER_WIDTHS) if width == "64" else set(tool.OTHER_WIDTHS)
        for seconds in rows.values():
            assert len(seconds) == len(tool.LENGTHS)
            assert min(seconds) > 0


def test_every_network_of_the_recall_is_stored_at_a_rate_that_was_tried():
    assert list(STORED["recall"]) == list(tool.RECALL)
    for name, options in tool.RECALL.items():
        run = STORED["recall"][name]
        assert run["rate"] in tool.RATES
        assert {key: run[key] for key in options} == options
        right = np.array(run["right"])
        marked = options.get("marked", 0)
        questions = marked if marked > 1 else recaller.LENGTH  # one is scored by its distance
        assert right.shape == (tool.FEW.get(name, len(tool.SEEDS)), questions)
        assert right.min() >= 0
        assert right.max() <= 1


def test_a_row_of_numbers_stands_in_one_line(tmp_path, monkeypatch):
    monkeypatch.setattr(tool, "PATH", tmp_path / "scores.json")
    tool.store(times={"lengths": [16, 32], "seconds": {"64": {"a": [1e-05, 0.5]}}})
    tool.store(recall={"x": [[0.5, 1.0]]})
    text = tool.PATH.read_text("utf8")
    assert '"lengths": [16, 32]' in text
    assert "[1e-05, 0.5]" in text
    assert "[0.5, 1.0]" in text


def test_the_loop_in_c_and_linear_attention_are_timed_at_every_size():
    assert set(STORED["calls"]) == {"recurrence", "nothing waits", "and one call", "in C"}
    assert min(STORED["calls"].values()) > 0
    linear = STORED["linear"]
    assert (linear["lengths"], linear["widths"]) == (tool.LINEAR_LENGTHS, tool.LINEAR_WIDTHS)
    for rows in (linear["by length"], linear["by width"]):
        assert set(rows) == {"step by step", "chunks of 64", "at once"}
        for seconds in rows.values():
            assert len(seconds) == 4
            assert min(seconds) > 0


def test_the_marked_symbols_are_asked_from_the_last_to_the_first():
    x, answers, _ = recaller.recall_batch(7, 5, torch.Generator().manual_seed(0))
    assert answers.shape == (7, 5)
    for row in range(7):
        marked = [int(s) - recaller.SYMBOLS for s in x[row] if s >= recaller.SYMBOLS]
        assert marked[::-1] == answers[row].tolist()


@pytest.mark.parametrize(("marked", "questions"), [(False, 20), (True, 1)])
def test_the_answers_are_the_symbols_that_lay_so_far_back(marked, questions):
    generator = torch.Generator().manual_seed(0)
    x, answers, back = recaller.recall_batch(7, marked, generator)
    assert x.shape == (7, recaller.LENGTH)
    assert answers.shape == (7, questions)
    for row in range(7):
        for m in range(questions):
            places_back = m + 1 if back is None else int(back[row]) + 1
            seen = int(x[row, recaller.LENGTH - places_back])
            assert seen % recaller.SYMBOLS == answers[row, m]
            assert (seen >= recaller.SYMBOLS) == marked
    assert marked == bool((x >= recaller.SYMBOLS).any())
