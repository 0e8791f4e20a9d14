"""The machinery of the exercises, and what holds for every exercise of every chapter."""

import dataclasses
import functools
import inspect
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attnlib.exercises import Verdict, _registry, check, names
from attnlib.exercises._declare import (
    FunctionExercise,
    Misconception,
    ValueExercise,
    case,
)
from attnlib.exercises._judge import judge_function, judge_value

EXERCISES = {name: _registry.find(name) for name in names()}
FUNCTIONS = [name for name, e in EXERCISES.items() if isinstance(e, FunctionExercise)]
VALUES = [name for name, e in EXERCISES.items() if isinstance(e, ValueExercise)]
MISTAKES = [
    pytest.param(name, known.name, variant, id=f"{name}-{known.name}-{i}")
    for name in FUNCTIONS
    for known in EXERCISES[name].misconceptions
    for i, variant in enumerate(known.variants)
]

# Every chapter's exercises --------------------------------------------------------------------


@pytest.mark.parametrize("name", FUNCTIONS)
def test_reference_passes(name):
    assert check(name, EXERCISES[name].reference).status == "passed"


@pytest.mark.parametrize(("name", "misconception", "wrong"), MISTAKES)
def test_each_misconception_is_told_from_all_others(name, misconception, wrong):
    verdict = check(name, wrong)
    assert (verdict.status, verdict.name) == ("misconception", misconception)
    assert not verdict
    assert verdict.hint


@functools.cache
def loosened(name):
    strict = EXERCISES[name]
    return dataclasses.replace(strict, rtol=100 * strict.rtol, atol=100 * strict.atol)


@pytest.mark.parametrize(("name", "misconception", "wrong"), MISTAKES)
def test_misconceptions_stay_far_from_the_tolerance(name, misconception, wrong):
    assert judge_function(name, loosened(name), wrong).name == misconception


@pytest.mark.parametrize("name", VALUES)
def test_value_examples_pass_and_wrong_ones_are_named(name):
    exercise = EXERCISES[name]
    assert exercise.examples
    for answer in exercise.examples:
        assert check(name, answer).status == "passed"
    for misconception in exercise.misconceptions:
        verdict = check(name, exercise.wrong_examples[misconception.name])
        assert (verdict.status, verdict.name) == ("misconception", misconception.name)


@pytest.mark.parametrize("name", EXERCISES)
def test_declarations_are_complete(name):
    exercise = EXERCISES[name]
    slugs = [known.name for known in exercise.misconceptions]
    assert len(slugs) == len(set(slugs)) >= 5
    assert exercise.task
    for known in exercise.misconceptions:
        assert known.name == known.name.lower().replace(" ", "-")
        assert known.why.endswith(".")
        assert known.hint.endswith((".", "?"))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_task_shows_the_call_that_the_checker_makes(name):
    exercise = EXERCISES[name]
    parameters = ", ".join(inspect.signature(exercise.reference).parameters)
    assert f"{exercise.name}({parameters}" in exercise.task.replace("=1.0", "")


@pytest.mark.parametrize("name", FUNCTIONS)
@settings(max_examples=25, deadline=None)
@given(
    size=st.floats(2e-5, 1e6),
    sign=st.sampled_from([-1, 1]),
    where=st.integers(0, 10**6),
    everywhere=st.booleans(),
)
def test_a_right_answer_plus_a_perturbation_never_passes(name, size, sign, where, everywhere):
    exercise = EXERCISES[name]
    calls = iter(range(10**9))
    spoilt_call = where % len(exercise.cases)

    def spoilt(*args, **kwargs):
        result = exercise.reference(*args, **kwargs)
        parts = list(result) if len(exercise.returns) > 1 else [result]
        if everywhere or next(calls) % len(exercise.cases) == spoilt_call:
            part = where % len(parts)
            array = np.array(parts[part], dtype=float)
            delta = size * max(1.0, abs(array).max())
            array.ravel()[where % array.size] += sign * delta
            parts[part] = array
        return tuple(parts) if len(exercise.returns) > 1 else parts[0]

    assert not check(name, spoilt)


@pytest.mark.parametrize("name", EXERCISES)
@pytest.mark.parametrize(
    "rubbish",
    ["8", b"8", 1j, {}, object(), [[1.0], [2.0, 3.0]], [], np.nan, float("inf")],
    ids=["text", "bytes", "complex", "dict", "object", "ragged", "empty", "nan", "inf"],
)
def test_rubbish_never_passes(name, rubbish):
    assert not check(name, rubbish)
    assert not check(name, lambda *args, **kwargs: rubbish)


@pytest.mark.parametrize("name", EXERCISES)
@pytest.mark.parametrize("stub", [None, ..., NotImplemented, [..., ...], (None, None)], ids=repr)
def test_stub_values_are_not_attempted(name, stub):
    assert check(name, stub).status == "not attempted"
    if name in FUNCTIONS:
        assert check(name, lambda *args, **kwargs: stub).status == "not attempted"


# Stubs ----------------------------------------------------------------------------------------


def test_raising_not_implemented_is_not_attempted():
    def stub(scores):
        raise NotImplementedError("your turn")

    assert check("lookup.softmax", stub).status == "not attempted"


def test_a_line_left_as_dots_is_not_attempted():
    def stub(scores):
        raised = np.exp(scores)
        total = ...
        return raised / total

    verdict = check("lookup.softmax", stub)
    assert verdict.status == "not attempted"
    assert "still has its dots" in verdict.message


def test_an_index_with_dots_is_no_stub():
    def broken(scores):
        return scores[..., 0, 0, 0, 0, None]

    assert check("lookup.softmax", broken).status == "error"


# A toy exercise for the rest -------------------------------------------------------------------


def _double(x, factor=2.0):
    return x * factor


TOY = FunctionExercise(
    name="double",
    task="Write double(x, factor).",
    returns=("doubled",),
    reference=_double,
    cases=(case([1.0, 3.0]), case([[1.0, 2.0, 5.0], [7.0, 11.0, 13.0]], factor=3.0)),
    misconceptions=(
        Misconception("ignores-factor", "It does.", "Do not.", lambda x, factor=2.0: 2 * x),
    ),
)
TWO = dataclasses.replace(
    TOY, returns=("half", "twice"), reference=lambda x, factor=2.0: (x / 2, x * 2)
)


def judge(answer, exercise=TOY):
    return judge_function("toy.double", exercise, answer)


def test_parameter_names_are_free():
    assert judge(lambda a, b=2.0: a * b)


def test_list_and_float32_results_are_accepted():
    assert judge(lambda x, factor=2.0: (x * factor).tolist())
    assert judge(lambda x, factor=2.0: (x * factor).astype(np.float32))


def test_a_number_may_come_in_brackets():
    number = dataclasses.replace(TOY, reference=lambda x, factor=2.0: x.sum())
    assert judge(lambda x, factor=2.0: [x.sum()], number)
    assert judge(lambda x, factor=2.0: [x.sum(), x.sum()], number).status == "wrong"


def test_torch_results_and_functions_of_tensors_are_accepted(torch):
    assert judge(lambda x, factor=2.0: torch.tensor(x, requires_grad=True) * factor)
    assert judge(lambda x, factor=2.0: torch.mul(x, factor))
    assert judge(lambda x, factor=2.0: [row * factor for row in torch.as_tensor(x)])
    assert judge(lambda x, factor=2.0: torch.mul(x, 2)).name == "ignores-factor"


def test_bfloat16_results_are_compared_and_not_an_error(torch):
    assert judge(lambda x, factor=2.0: torch.tensor(x, dtype=torch.bfloat16) * factor)


def test_column_instead_of_vector_is_a_wrong_shape():
    verdict = judge(lambda x, factor=2.0: (x * factor)[..., None])
    assert verdict.status == "wrong"
    assert "got the shape (2, 1), expected (2,)" in verdict.message


def test_transposed_result_names_both_shapes():
    verdict = judge(lambda x, factor=2.0: (x * factor).T)
    assert "got the shape (3, 2), expected (2, 3)" in verdict.message


def test_one_result_where_two_are_due():
    verdict = judge(lambda x, factor=2.0: x / 2, TWO)
    assert "It returned one array; expected 2 results: half, twice." in verdict.message


def test_generic_verdict_shows_the_smallest_failing_case():
    verdict = judge(lambda x, factor=2.0: x * factor + 1)
    assert repr(verdict) == (
        "toy.double: wrong\n"
        "  0 of 2 cases agree. The smallest that does not:\n"
        "    x = [1, 3]\n"
        "    doubled: got [3, 7]\n"
        "    doubled: expected [2, 6]\n"
        "  Hint: Work this case out by hand and print your intermediate values beside it."
    )


def test_a_large_result_shows_the_entry_that_is_furthest_off():
    toy = dataclasses.replace(TOY, cases=(case(np.arange(20.0).reshape(4, 5).tolist()),))

    def answer(x, factor=2.0):
        out = x * factor
        out[1, 2] += 3
        out[3, 0] += 1
        return out

    message = judge(answer, toy).message
    assert "x = array of shape (4, 5)" in message
    assert "doubled[1, 2]: got 17\n  doubled[1, 2]: expected 14" in message


def test_numbers_that_agree_to_four_digits_are_shown_with_more():
    message = judge(lambda x, factor=2.0: x * factor * 1.0001).message
    assert "got [2.0002, 6.0006]\n  doubled: expected [2, 6]" in message


def test_a_wrong_number_in_brackets_is_no_wrong_shape():
    number = dataclasses.replace(TOY, reference=lambda x, factor=2.0: x.sum())
    message = judge(lambda x, factor=2.0: [x.sum() + 1], number).message
    assert "got [5]\n  doubled: expected 4" in message


def test_the_result_that_is_right_is_not_printed_twice():
    message = judge(lambda x, factor=2.0: (x / 2, x * 3), TWO).message
    assert "half: as expected\n  twice: got [3, 9]\n  twice: expected [2, 6]" in message


def test_nan_and_inf_are_named():
    verdict = judge(lambda x, factor=2.0: x * factor / 0)
    assert verdict.status == "wrong"
    assert "inf or NaN" in verdict.message


def test_none_on_one_path_is_wrong_and_not_a_stub():
    verdict = judge(lambda x, factor=2.0: x * factor if x.ndim == 1 else None)
    assert verdict.status == "wrong"
    assert "returned None" in verdict.message


def test_exception_gives_type_message_line_and_arguments():
    def answer(x, factor=2.0):
        return x @ np.ones((17, 17))

    line = answer.__code__.co_firstlineno + 1
    verdict = judge(answer)
    assert verdict.status == "error"
    assert "ValueError: matmul" in verdict.message
    assert f"line {line}: return x @ np.ones((17, 17))" in verdict.message
    assert "x = [1, 3]" in verdict.message
    assert __file__ not in repr(verdict)


def test_exception_in_code_without_source_or_in_a_partial():
    space = {}
    exec("def answer(x, factor=2.0):\n    return 1 / 0", space)
    assert "line 2." in judge(space["answer"]).message
    assert judge(functools.partial(space["answer"])).status == "error"


def test_addresses_stay_out_of_messages():
    def answer(x, factor=2.0):
        raise RuntimeError(object())

    assert repr(judge(answer)) == repr(judge(answer))
    assert "object at 0x...>" in judge(answer).message


@pytest.mark.parametrize("answer", [lambda: 1, lambda a: a, lambda a, b, c: a])
def test_a_signature_that_does_not_fit_is_told_before_any_call(answer):
    verdict = judge(answer)
    assert verdict.status == "error"
    assert "must take the arguments of double(x, factor)" in verdict.message


def test_a_result_in_the_functions_place():
    verdict = judge(np.array([2.0, 6.0]))
    assert verdict.status == "error"
    assert "got a value of type ndarray" in verdict.message


def test_builtin_without_signature_is_called_all_the_same():
    assert judge(np.multiply).status in {"error", "wrong"}


def test_changed_input_is_detected():
    def answer(x, factor=2.0):
        x *= factor
        return x

    assert judge(answer).name == "changes-its-input"


def test_a_wrong_answer_that_changes_its_input_shows_its_misconception_first():
    def answer(x, factor=2.0):
        x *= 2
        return x

    assert judge(answer).name == "ignores-factor"


def test_a_buffer_kept_between_calls_does_not_hide_earlier_results():
    buffer = np.empty((2, 3))

    def answer(x, factor=2.0):
        out = buffer.ravel()[: x.size].reshape(x.shape)
        np.multiply(x, factor, out=out)
        return out

    assert judge(answer)


def test_random_and_remembering_answers_are_detected(rng):
    assert judge(lambda x, factor=2.0: x * rng.normal()).name == "changes-between-calls"
    seen = []

    def right_once(x, factor=2.0):
        seen.append(x)
        return x * factor + (len(seen) > 2)

    assert judge(right_once).name == "changes-between-calls"


def test_right_at_first_and_raising_later_does_not_pass():
    seen = []

    def answer(x, factor=2.0):
        seen.append(x)
        if len(seen) > 2:
            raise RuntimeError
        return x * factor

    assert judge(answer).name == "changes-between-calls"


def test_prints_appear_once_and_warnings_not_at_all(capsys):
    def answer(x, factor=2.0):
        print("called")
        np.log(-x)
        return x * factor

    assert judge(answer)
    assert capsys.readouterr().out.count("called") == len(TOY.cases)


def test_overflow_error_of_plain_python_counts_as_a_breakdown():
    naive = Misconception("naive", "It is.", "Shift.", lambda x, factor=2.0: np.exp(x * 1000) * 0)
    toy = dataclasses.replace(TOY, misconceptions=(naive,))

    def answer(x, factor=2.0):
        raise OverflowError

    assert judge(answer, toy).name == "naive"


def test_two_mistakes_at_once_name_the_one_that_shows_on_finite_cases():
    def answer(x, factor=2.0):
        return 2 * x if factor == 3 else x * np.inf

    assert judge(answer).name == "ignores-factor"


def test_a_nan_in_a_case_is_no_changed_input():
    toy = dataclasses.replace(
        TOY, cases=(case([np.nan, 1.0]),), reference=lambda x, factor=2.0: np.nan_to_num(x)
    )
    assert judge(lambda x, factor=2.0: np.where(np.isnan(x), 0, x), toy)


# Values ---------------------------------------------------------------------------------------

EVEN = ValueExercise(
    name="even",
    task="Give two numbers with an even sum.",
    shape=(2,),
    accepts=lambda x: x.sum() % 2 == 0,
    describe=lambda x: f"The sum is {x.sum():g}.",
    misconceptions=(Misconception("negative", "It is.", "Go up.", lambda x: x[0] < 0),),
    hint="Add them.",
)


@pytest.mark.parametrize(
    ("answer", "status", "part"),
    [
        ([1, 3], "passed", "The sum is 4."),
        ((1.0, 2.0), "wrong", "The sum is 3."),
        ([-1, 2], "misconception", "It is."),
        ([1, 2, 3], "wrong", "array of shape (2,); got (3,)"),
        (4, "wrong", "got ()"),
        ([np.nan, 1], "wrong", "NaN"),
        ("ab", "error", "type str"),
        (len, "error", "type builtin_function_or_method"),
        ([1, ...], "error", "got a list"),
        ([..., ...], "not attempted", ""),
    ],
)
def test_values(answer, status, part):
    verdict = judge_value("toy.even", EVEN, answer)
    assert verdict.status == status
    assert part in verdict.message
    assert bool(verdict) == (status == "passed")


# Names and verdicts ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["lookup.nothing", "lookup", "lookup.", "lookup.softmax.x"])
def test_unknown_exercise_lists_the_chapters(name):
    with pytest.raises(ValueError, match=r"must be one of lookup\.borrow, .*; got 'lookup"):
        check(name, None)


@pytest.mark.parametrize("name", ["", "nothing.at_all", "_core.x", "..lookup", "softmax"])
def test_unknown_chapter_lists_all(name):
    with pytest.raises(ValueError, match=r"name must be one of .*lookup\.softmax"):
        check(name, None)


def test_verdict_is_frozen():
    with pytest.raises(dataclasses.FrozenInstanceError):
        Verdict("wrong", "toy.double").status = "passed"


def test_long_messages_wrap_and_lists_keep_their_indent():
    verdict = Verdict("wrong", "toy.double", message="word " * 40 + "\n  x = 1", hint="Look. " * 20)
    lines = repr(verdict).splitlines()
    assert max(map(len, lines)) <= 88
    assert "    x = 1" in lines


def test_the_package_imports_no_chapter_and_no_torch():
    code = (
        "import sys, attnlib.exercises as e; e.check; "
        "bad = [m for m in sys.modules if m.startswith('attnlib.exercises.lookup') or m == 'torch']; "
        "sys.exit(bool(bad))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
