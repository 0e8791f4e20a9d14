"""Sheets: the numbers that are drawn, what marks them, and the key."""

import inspect
import math
import tomllib
from pathlib import Path

import numpy as np
import pytest

import attnlib.exercises
from attnlib.exercises import names
from attnlib.exercises._registry import find, key, mark

SHEETS = tomllib.loads(
    Path(attnlib.exercises.__file__).with_name("sheets.toml").read_text(encoding="utf8")
)
SCORES = {"scores": [0, 1, 3]}


def drawn(name, seed):
    rng = np.random.default_rng(seed)

    def value(spec):
        if not isinstance(spec, dict):
            return spec
        step = spec.get("step", 1)
        ways = round((spec["to"] - spec["from"]) / step) + 1
        found = spec["from"] + step * rng.integers(0, ways, size=spec["shape"])
        return found.tolist() if step >= 1 else found.round(6).tolist()

    return {argument: value(spec) for argument, spec in SHEETS[name].items()}


def test_each_sheet_is_of_an_exercise_with_its_arguments():
    assert set(SHEETS) <= set(names())
    for name, arguments in SHEETS.items():
        assert list(arguments) == list(inspect.signature(find(name).reference).parameters), name


@pytest.mark.parametrize("name", SHEETS)
def test_rows_that_differ_can_be_drawn(name):
    for spec in SHEETS[name].values():
        if isinstance(spec, dict) and spec["shape"]:
            rows, *rest = spec["shape"]
            assert (spec["to"] - spec["from"] + 1) ** int(np.prod(rest)) > rows


def ways(rows, rest, values):
    """In how many ways a shape can be filled, no two rows alike where the range allows it."""
    each = ways(rest[0], rest[1:], values) if rest else values
    return math.perm(each, rows) if each >= rows else each**rows


@pytest.mark.parametrize("name", SHEETS)
def test_a_class_of_a_hundred_can_have_numbers_of_their_own(name):
    all_ways = 1
    for spec in SHEETS[name].values():
        if isinstance(spec, dict):
            values = round((spec["to"] - spec["from"]) / spec.get("step", 1)) + 1
            all_ways *= (
                ways(*spec["shape"][:1], spec["shape"][1:], values) if spec["shape"] else values
            )
    assert all_ways >= 100


@pytest.mark.parametrize("name", SHEETS)
def test_the_key_is_finite_and_passes_to_two_decimals(name):
    for seed in range(20):
        arguments = drawn(name, seed)
        right = key(name, arguments)
        assert np.isfinite(right).all()
        said = " ".join(f"{number:.2f}" for number in right.ravel())
        assert mark(name, arguments, said).status == "passed"


@pytest.mark.parametrize("name", SHEETS)
def test_a_number_that_is_off_does_not_pass(name):
    arguments = drawn(name, 1)
    right = key(name, arguments).ravel().astype(float)
    right[-1] += 0.03
    assert not mark(name, arguments, " ".join(map(str, right)))


def test_most_sheets_name_a_misconception_from_numbers_alone():
    found = set()
    for name in SHEETS:
        for misconception in find(name).misconceptions:
            for variant in misconception.variants:
                arguments = {
                    a: np.array(v) if isinstance(v, list) else v for a, v in drawn(name, 3).items()
                }
                try:
                    wrong = variant(*arguments.values())
                except Exception:
                    continue
                wrong = np.asarray(wrong[0] if isinstance(wrong, tuple) else wrong, dtype=float)
                said = " ".join(f"{number:.4f}" for number in wrong.ravel())
                if mark(name, drawn(name, 3), said).status == "misconception":
                    found.add(name)
    assert len(found) >= 0.8 * len(SHEETS)


def test_brackets_fractions_and_printed_minus_signs_are_read():
    arguments = {"w_q": [[1], [0]], "w_k": [[0], [-1]]}
    assert mark("projection.bilinear_form", arguments, "[[0, −1], [0/2, 0.00]]")  # noqa: RUF001


def test_numbers_without_an_exponential_are_named():
    verdict = mark("lookup.softmax", SCORES, "0 0.25 0.75")
    assert verdict.name == "no-exponential"


def test_too_few_numbers_are_told():
    assert "has 3 numbers; got 2" in mark("lookup.softmax", SCORES, "0.1 0.9").message


def test_nothing_is_not_attempted_and_a_fraction_of_zero_is_an_error():
    assert mark("lookup.softmax", SCORES, " ").status == "not attempted"
    assert mark("lookup.softmax", SCORES, "1/0 0 1").status == "error"


def test_an_exercise_without_a_function_has_no_sheet():
    with pytest.raises(ValueError, match="asks for a function"):
        mark("lookup.fruit_query", {}, "1")
