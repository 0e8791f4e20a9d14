"""The machinery of the exercises, and what holds for every exercise of every chapter."""

import dataclasses
import functools
import inspect
import json
import re
import signal
import subprocess
import sys
import threading
import time
from fractions import Fraction
from importlib import import_module
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from fingerprints import declared, fingerprint, stored
from hypothesis import given, settings
from hypothesis import strategies as st
from IPython.core.autocall import ExitAutocall
from listing import notebooks

from attnlib.exercises import Verdict, _compare, _registry, _verdict, check, names, solution
from attnlib.exercises._compare import agree, diagnose, run_all
from attnlib.exercises._declare import (
    FunctionExercise,
    Misconception,
    ValueExercise,
    about_shape,
    case,
)
from attnlib.exercises._judge import judge_function, judge_value

FINGERPRINTS = stored()
EXERCISES = {name: _registry.find(name) for name in names()}
FUNCTIONS = [name for name, e in EXERCISES.items() if isinstance(e, FunctionExercise)]
VALUES = [name for name, e in EXERCISES.items() if isinstance(e, ValueExercise)]
BANKS = [import_module(f"test_exercises_{chapter}").BANK for chapter in _registry.chapters()]
RIGHT = [(f"{bank.chapter}.{name}", answer) for bank in BANKS for name, answer in bank.rights]
WRONG = [(f"{bank.chapter}.{name}", *row) for bank in BANKS for name, *row in bank.wrongs]


# Every chapter's exercises --------------------------------------------------------------------


@pytest.mark.parametrize(("name", "answer"), RIGHT)
def test_right_answers_pass(name, answer):
    verdict = check(name, answer)
    assert verdict.status == "passed", verdict


@pytest.mark.parametrize(("name", "misconception", "answer"), WRONG)
def test_wrong_answers_are_named(name, misconception, answer):
    verdict = check(name, answer)
    assert (verdict.status, verdict.name) == ("misconception", misconception), verdict
    assert not verdict


def test_each_exercise_has_an_independent_right_answer():
    assert {name for name, _ in RIGHT} == set(names())


@pytest.mark.parametrize("name", FUNCTIONS)
def test_each_declared_answer_gives_what_it_gave(name):
    assert name in FINGERPRINTS, "run `make snapshots`"
    found = [
        (label, fingerprint(EXERCISES[name], each)) for label, each in declared(EXERCISES[name])
    ]
    assert found == [
        (label, pytest.approx(number, rel=1e-5, abs=1e-5))
        for (label, _), number in zip(found, FINGERPRINTS[name], strict=True)
    ]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_reference_passes(name):
    assert check(name, EXERCISES[name].reference).status == "passed"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_result_in_single_precision_passes(name):
    exercise = EXERCISES[name]

    def single(part):
        return part if np.asarray(part).dtype == bool else np.float32(part)

    def rounded(*args, **kwargs):
        result = exercise.reference(*args, **kwargs)
        return tuple(map(single, result)) if len(exercise.returns) > 1 else single(result)

    assert check(name, rounded) or exercise.rtol < 1e-9


@pytest.mark.parametrize("name", FUNCTIONS)
def test_each_misconception_is_told_from_all_others_and_stays_far_from_the_tolerance(name):
    exercise = EXERCISES[name]
    want = run_all(exercise, exercise.reference)
    for known in exercise.misconceptions:
        for wrong in known.variants:
            got = run_all(exercise, wrong)  # once, for all that they are compared with
            assert not all(map(functools.partial(agree, exercise), got, want)), known.name
            assert diagnose(exercise, got, want) is known
            assert diagnose(exercise, got, want, slack=100) is known


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
    for known in exercise.misconceptions:
        assert known.name == known.name.lower().replace(" ", "-")
        assert known.why.endswith(".")
        assert known.hint.endswith((".", "?"))


def asked():
    """Yield each exercise's name, its text in the notebook and the cell below that."""
    for path in notebooks("chapter"):
        text = ""
        for cell in json.loads(path.read_text("utf8"))["cells"]:
            source = "".join(cell["source"])
            name = re.search(r'\bcheck\("([a-z_.]+)"', source)
            if name and cell["cell_type"] == "code" and "return ..." in source:
                yield name[1], text.rpartition("**Exercise")[2], source
            text = source


TOLD = {name: (text, cell) for name, text, cell in asked()}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_notebook_says_what_the_checker_requires(name):
    exercise, (text, cell) = EXERCISES[name], TOLD[name]
    slugs = {known.name for known in exercise.misconceptions}
    if slugs & {"overflow", "underflow", "wrong-shift"}:
        assert re.search(r"thousands|length 50|far from|any size", text)
    if any(part.dtype == bool for part in run_all(exercise, exercise.reference)[0].parts):
        assert re.search("boolean", text, re.IGNORECASE)
    if exercise.rtol < 1e-9:
        assert "exact" in text
    parameters = inspect.signature(exercise.reference).parameters
    assert f"({', '.join(parameters)}):" in cell.replace("=1.0", "")


@pytest.mark.parametrize("name", FUNCTIONS)
@settings(max_examples=8)
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


def returning(value):
    return lambda *args, **kwargs: value


@pytest.mark.parametrize("name", EXERCISES)
def test_rubbish_never_passes(name):
    for rubbish in ("8", b"8", 1j, {}, object(), [[1.0], [2.0, 3.0]], [], np.nan, float("inf")):
        assert not check(name, rubbish), rubbish
        assert not check(name, returning(rubbish)), rubbish


def test_a_list_that_holds_itself_is_told_as_odd():
    def answer(scores):
        endless = []
        endless.append(endless)
        return endless

    assert "returned a list of 1, which is no array" in check("lookup.softmax", answer).message


@pytest.mark.parametrize("name", EXERCISES)
def test_stub_values_are_not_attempted(name):
    for stub in (None, ..., NotImplemented, [..., ...], (None, None)):
        assert check(name, stub).status == "not attempted", stub
        if name in FUNCTIONS:
            assert check(name, returning(stub)).status == "not attempted", stub


# Stubs ----------------------------------------------------------------------------------------


def raises(scores):
    raise NotImplementedError("your turn")


def passes(scores):
    pass


def has_a_docstring(scores):
    """Return the weights."""


@pytest.mark.parametrize("stub", [raises, passes, has_a_docstring, lambda scores: None])
def test_a_body_that_does_nothing_is_not_attempted(stub):
    assert check("lookup.softmax", stub).status == "not attempted"


def test_what_a_library_has_not_implemented_is_an_error_and_no_stub():
    it = {}
    exec(compile("def call():\n    raise NotImplementedError('this dtype')", "lib", "exec"), it)
    verdict = check("lookup.softmax", lambda scores: it["call"]())
    assert verdict.status == "error"
    assert "NotImplementedError: this dtype" in verdict.message


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


TOY = FunctionExercise.told(
    """
    ignores-factor: It does.
      ? Do not.
    """,
    ignores_factor=lambda x, factor=2.0: 2 * x,
    returns=("doubled",),
    reference=_double,
    cases=(case([1.0, 3.0]), case([[1.0, 2.0, 5.0], [7.0, 11.0, 13.0]], factor=3.0)),
)
TWO = dataclasses.replace(
    TOY, returns=("half", "twice"), reference=lambda x, factor=2.0: (x / 2, x * 2)
)


def judge(answer, exercise=TOY):
    return judge_function("toy.double", exercise, answer)


def toy(reference=_double, **changes):
    return dataclasses.replace(TOY, reference=reference, **changes)


def slip(variant):
    return (Misconception("slip", "It is.", "Do not.", variant),)


SUM, BOOLEANS = toy(lambda x, f=2.0: x.sum()), toy(lambda x, f=2.0: x > 1)
PAIR = dataclasses.replace(TWO, reference=lambda x, f=2.0: (x.sum(), x.size))
BIG, HOLE = toy(lambda x, f=2.0: 2.0**70), toy(np.nan_to_num, cases=(case([np.nan, 1.0]),))
WHOLE = toy(lambda x, f=2.0: x * 1.5, cases=(case([1, 2], factor=3.0),))
LONG = toy(cases=(case(1774464.0), case(7.0)), rtol=0.0)
HALF = dataclasses.replace(TWO, misconceptions=slip(lambda x, f=2.0: x / 2))
LARGE = toy(misconceptions=slip(lambda x, f=2.0: np.exp(x * 1000) * 0))


def changes_its_input(x, factor=2.0):
    x *= factor
    return x


def is_wrong_and_changes_its_input(x, factor=2.0):
    x *= 2
    return x


def no_integers_in_place(x, factor=2.0):
    x = x.copy()
    x *= 1.5
    return x


def forgets_to_return(x, factor=2.0):
    x * factor


def prints(x, factor=2.0):
    print(x * factor)


def gives_a_dict(numbers, times=2.0):
    return {}


def overflows(x, factor=2.0):
    raise OverflowError


# An answer, its exercise, the verdict (or the mistake's name) and a part of what is said.
JUDGED = {
    "names of parameters are free": (lambda a, b=2.0: a * b, TOY, "passed", ""),
    "a list": (lambda x, f=2.0: (x * f).tolist(), TOY, "passed", ""),
    "float32": (lambda x, f=2.0: (x * f).astype(np.float32), TOY, "passed", ""),
    "a number in brackets": (lambda x, f=2.0: [x.sum()], SUM, "passed", ""),
    "two for a number": (lambda x, f=2.0: [x.sum()] * 2, SUM, "wrong", ""),
    "a tensor": (lambda x, f=2.0: torch.tensor(x, requires_grad=True) * f, TOY, "passed", ""),
    "takes tensors alone": (lambda x, f=2.0: torch.mul(x, f), TOY, "passed", ""),
    "tensors": (lambda x, f=2.0: [row * f for row in torch.as_tensor(x)], TOY, "passed", ""),
    "a wrong tensor": (lambda x, f=2.0: torch.mul(x, 2), TOY, "ignores-factor", ""),
    "bfloat16": (lambda x, f=2.0: torch.tensor(x, dtype=torch.bfloat16) * f, TOY, "passed", ""),
    "a list for a pair": (lambda x, f=2.0: [x / 2, x * 2], TWO, "passed", ""),
    "an array for a pair": (lambda x, f=2.0: np.array((x / 2, x * 2)), TWO, "passed", ""),
    "lists for a pair": (lambda x, f=2.0: np.array((x / 2, x * 2)).tolist(), TWO, "passed", ""),
    "an array for two numbers": (lambda x, f=2.0: np.array((x.sum(), x.size)), PAIR, "passed", ""),
    "a list for two numbers": (lambda x, f=2.0: [x.sum(), x.size], PAIR, "passed", ""),
    "an integer beyond 64 bits": (lambda x, f=2.0: 2**70, BIG, "passed", ""),
    "a fraction": (lambda x, f=2.0: Fraction(2**70), BIG, "passed", ""),
    "a NaN is no changed input": (lambda x, f=2.0: np.where(x > 0, x, 0), HOLE, "passed", ""),
    "integers index": (lambda x, f=2.0: [np.arange(9)[i] * 1.5 for i in x], WHOLE, "passed", ""),
    "floats where integers fail": (no_integers_in_place, WHOLE, "passed", ""),
    "booleans": (lambda x, f=2.0: (x > 1).tolist(), BOOLEANS, "passed", ""),
    "no booleans": (lambda x, f=2.0: (x > 1).astype(int), BOOLEANS, "not-boolean", ""),
    "other booleans": (lambda x, f=2.0: x > 9, BOOLEANS, "wrong", "got [False, False]"),
    "a column": (lambda x, f=2.0: (x * f)[..., None], TOY, "wrong", "got the shape (2, 1), expected (2,)"),
    "transposed": (lambda x, f=2.0: (x * f).T, TOY, "wrong", "got the shape (3, 2), expected (2, 3)"),
    "right but for the shape": (lambda x, f=2.0: (x * f)[None], TOY, "wrong", "got the shape (1, 2), expected (2,). The numbers are right"),
    "right but for the shape, hint": (lambda x, f=2.0: (x * f)[None], TOY, "wrong", "\nPrint the shape"),
    "wrong and the shape too": (lambda x, f=2.0: (x * f if x.ndim > 1 else x)[None], TOY, "wrong", "expected (2,).\n"),
    "the smaller wrong case": (lambda x, f=2.0: x * f + (x.ndim == 1), TOY, "wrong", "got [3, 7]"),
    "a wrong shape first": (lambda x, f=2.0: (x * f + (x.ndim == 1)).T, TOY, "wrong", "got the shape (3, 2), expected (2, 3)"),
    "one of two": (lambda x, f=2.0: x / 2, TWO, "wrong", "The function returned one array; expected 2 results: half, twice."),
    "one of two, in a tuple": (lambda x, f=2.0: (x / 2,), HALF, "slip", ""),
    "one right, one wrong": (lambda x, f=2.0: (x / 2, x * 3), TWO, "wrong", "half: as expected\n  twice: got [3, 9]\n  twice: expected [2, 6]"),
    "a wrong number in brackets": (lambda x, f=2.0: [x.sum() + 1], SUM, "wrong", "got 5\n  doubled: expected 4"),
    "digits that differ": (lambda x, f=2.0: x * f * 1.0001, TOY, "wrong", "got [2.0002, 6.0006]\n  doubled: expected [2, 6]"),
    "many digits": (lambda x, f=2.0: x * f * (1 + 1e-9), toy(rtol=1e-12, atol=0.0), "wrong", "got [2.000000002, 6.000000006]\n  doubled: expected [2, 6]"),
    "whole numbers in full": (lambda x, f=2.0: x * f + (x > 9), LONG, "wrong", "x = 1774464\n  doubled: got 3548929\n  doubled: expected 3548928"),
    "the smaller number": (lambda x, f=2.0: x * f + 1, LONG, "wrong", "x = 7"),
    "infinity": (lambda x, f=2.0: x * f / 0, TOY, "wrong", "inf or NaN"),
    "None on one path": (lambda x, f=2.0: x * f if x.ndim == 1 else None, TOY, "wrong", "returned None"),
    "no return": (forgets_to_return, TOY, "no-return", "forgets_to_return computes something and returns None"),
    "print for return": (prints, TOY, "prints-instead-of-returning", ""),
    "the reader's names": (gives_a_dict, TOY, "wrong", "numbers = [1, 3]"),
    "the function's name": (gives_a_dict, TOY, "wrong", "gives_a_dict returned a value of type dict"),
    "no names": (lambda *a, **b: {}, TOY, "wrong", "x = [1, 3]"),
    "no parameter": (lambda: 1, TOY, "error", "(x, factor); a call did not fit.\nLook at the line with def."),
    "a parameter too few": (lambda a: a, TOY, "error", "The function must take the arguments (x, factor)"),
    "a parameter too many": (lambda a, b, c: a, TOY, "error", "The function must take the arguments (x, factor)"),
    "a result for the function": (np.array([2.0, 6.0]), TOY, "error", "got a value of type ndarray.\nPass it by name, without calling it."),
    "a builtin without a signature": (np.multiply, TOY, "error", ""),
    "its input": (changes_its_input, TOY, "changes-its-input", ""),
    "wrong, and its input": (is_wrong_and_changes_its_input, TOY, "ignores-factor", ""),
    "OverflowError is a breakdown": (overflows, LARGE, "slip", ""),
    "wrong, and infinite": (lambda x, f=2.0: 2 * x if f == 3 else x * np.inf, TOY, "ignores-factor", ""),
}  # fmt: skip


@pytest.mark.parametrize(("answer", "exercise", "told", "said"), JUDGED.values(), ids=JUDGED)
def test_an_answer_is_judged(answer, exercise, told, said):
    verdict = judge(answer, exercise)
    assert told in (verdict.status, verdict.name)
    assert said in f"{verdict.message}\n{verdict.hint}"


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
    toy = dataclasses.replace(TOY, cases=(case(np.arange(77.0).reshape(7, 11).tolist()),))

    def answer(x, factor=2.0):
        out = x * factor
        out[1, 2] += 3
        out[3, 0] += 1
        return out

    message = judge(answer, toy).message
    assert "x = array of shape (7, 11)" in message
    assert "doubled[1, 2]: got 29\n  doubled[1, 2]: expected 26" in message


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


def test_prints_appear_once_and_warnings_not_at_all(capsys):
    def answer(x, factor=2.0):
        print("called")
        np.log(-x)
        return x * factor

    assert judge(answer)
    assert capsys.readouterr().out.count("called") == len(TOY.cases)


def test_long_prints_are_cut(capsys):
    assert judge(lambda x, factor=2.0: print("word " * 9999) or x * factor)
    assert len(capsys.readouterr().out) < 3000


# What does not come back -------------------------------------------------------------------------


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(_compare, "SECONDS", 0.2)


def never_ends(x, factor=2.0):
    while True:
        x = x + 1


def swallows_everything(x, factor=2.0):
    while True:
        try:
            np.linalg.inv(x)
        except:  # noqa: E722
            x = x + 1


def ends_the_first_time(x, factor=2.0):
    ends_the_first_time.calls += 1
    while ends_the_first_time.calls > len(TOY.cases):
        pass
    return x * factor


ends_the_first_time.calls = 0


@pytest.mark.parametrize("answer", [never_ends, swallows_everything, ends_the_first_time])
def test_an_endless_loop_is_stopped_and_told(answer, short):
    verdict = judge(answer)
    assert verdict.name == "does-not-end"
    assert f"{answer.__name__} did not come back" in verdict.message
    assert "It was in line" in verdict.message


def in_one_line(x, factor=2.0):
    exec("while True: pass")


@pytest.mark.parametrize("answer", [never_ends, in_one_line, lambda x, factor=2.0: x * factor])
def test_another_thread_has_a_limit_too(answer, short):
    verdicts = []
    thread = threading.Thread(target=lambda: verdicts.append(judge(answer)))
    thread.start()
    thread.join()
    ends = answer not in (never_ends, in_one_line)
    assert (verdicts[0].status, verdicts[0].name) == (
        ("passed", None) if ends else ("misconception", "does-not-end")
    )


def test_a_platform_without_timers_has_a_limit_too(short, monkeypatch):
    monkeypatch.delattr(signal, "setitimer")
    assert judge(never_ends).name == "does-not-end"
    assert judge(lambda x, factor=2.0: x * factor)
    assert sys.gettrace() is None


def test_a_debugger_keeps_its_place(monkeypatch):
    monkeypatch.delattr(signal, "setitimer")
    watch = lambda *_: None  # noqa: E731
    sys.settrace(watch)
    try:
        assert judge(lambda x, factor=2.0: x * factor)
        assert sys.gettrace() is watch
    finally:
        sys.settrace(None)


def test_somebody_elses_timer_goes_on(short):
    rang = []
    before = signal.signal(signal.SIGALRM, lambda *_: rang.append(1))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.3)
        assert judge(never_ends).name == "does-not-end"
        time.sleep(0.4)
        assert rang
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("end", [sys.exit, lambda: (_ for _ in ()).throw(SystemExit(3))])
def test_ending_the_program_is_told(end):
    def my_double(x, factor=2.0):
        end()

    verdict = judge(my_double)
    assert verdict.name == "exits"
    assert "my_double ends the whole program" in verdict.message


def test_the_notebooks_own_exit_ends_the_call_and_not_the_kernel():
    asked = []
    space = {"exit": ExitAutocall()}
    space["exit"]._ip = SimpleNamespace(ask_exit=lambda: asked.append(1))
    exec("def my_double(x, factor=2.0):\n    exit()", space)
    assert judge(space["my_double"]).name == "exits"
    assert asked == []
    space["exit"]()
    assert asked == [1]


def test_the_keyboards_interrupt_goes_through():
    def interrupted(x, factor=2.0):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        judge(interrupted)


# Hints and solutions -------------------------------------------------------------------------


HELPED = dataclasses.replace(TOY, hints=("Twice?", "Times?"), solution="def double(x): ...")


def fail(n, exercise=HELPED):
    return [_verdict.with_help(Verdict("wrong", "toy.double"), exercise).help for _ in range(n)]


def test_each_failure_brings_the_next_hint_and_then_the_way_to_the_solution():
    opens = 'A solution opens with solution("toy.double").'
    assert fail(5) == [
        "",
        "Further hint 1 of 2: Twice?",
        "Further hint 2 of 2: Times?",
        opens,
        opens,
    ]


def test_only_what_is_declared_is_offered():
    assert fail(4, TOY) == [""] * 4
    _verdict.forget()
    only_hints = dataclasses.replace(HELPED, solution="")
    assert fail(4, only_hints) == [
        "",
        "Further hint 1 of 2: Twice?",
        "Further hint 2 of 2: Times?",
        "",
    ]


def test_a_pass_starts_anew_and_stubs_do_not_count():
    fail(2)
    passed = _verdict.with_help(Verdict("passed", "toy.double"), HELPED)
    assert passed.help == ""
    assert _verdict.with_help(Verdict("not attempted", "toy.double"), HELPED).help == ""
    assert fail(2) == ["", "Further hint 1 of 2: Twice?"]


def test_check_shows_the_help_below_the_mistakes_own_hint():
    for _ in range(2):
        verdict = check("lookup.softmax", np.exp)
    first, second = EXERCISES["lookup.softmax"].hints[0], verdict.hint
    lines = " ".join(repr(verdict).split())
    assert f"Hint: {second} Further hint 1 of 3: {first}" in lines


SOLVED = [name for name, exercise in EXERCISES.items() if exercise.solution]


@pytest.mark.parametrize("name", SOLVED)
def test_each_solution_passes(name):
    space = {"np": np}
    exec(solution(name).code, space)
    assert check(name, list(space.values())[-1])
    assert EXERCISES[name].hints


def test_the_first_chapter_has_solutions_and_they_show_as_code():
    assert set(SOLVED) >= set(names("lookup"))
    assert repr(solution("lookup.softmax")).startswith(
        "# lookup.softmax: one solution of many\ndef"
    )


def test_a_solution_that_is_not_written_yet_is_told():
    with pytest.raises(ValueError, match=r"scaling\.attention has no solution yet"):
        solution("scaling.attention")
    with pytest.raises(ValueError, match="must be one of"):
        solution("lookup.nothing")


# Values ---------------------------------------------------------------------------------------

EVEN = ValueExercise.told(
    """
    negative: It is.
      ? Go up.
    four: Four are too many.
      ? Two.
    """,
    negative=lambda x: x.ravel()[0] < 0,
    four=about_shape(lambda x: x.size == 4),
    shape=(2,),
    accepts=lambda x: x.sum() % 2 == 0,
    describe=lambda x: f"The sum is {x.sum():g}.",
    hint="Add them.",
)


@pytest.mark.parametrize(
    ("answer", "status", "part"),
    [
        ([1, 3], "passed", "The sum is 4."),
        ((1.0, 2.0), "wrong", "The sum is 3."),
        ([-1, 2], "misconception", "It is."),
        ([1, 2, 3], "wrong", "array of shape (2,); got (3,)"),
        ([1, 2, 3, 4], "misconception", "Four are too many."),
        ([[1, 3]], "wrong", "got (1, 2). The numbers are right, the shape is not."),
        ([[1, 2]], "wrong", "got (1, 2)."),
        ([[-1, 2]], "wrong", "got (1, 2)."),
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


def test_a_number_as_a_value_may_come_in_brackets():
    one = dataclasses.replace(EVEN, shape=(), accepts=lambda x: float(x) == 4)
    one = dataclasses.replace(one, describe=lambda x: f"It is {float(x):g}.")
    for four in (4, [4.0], np.array([[4]])):
        assert judge_value("toy.even", one, four)


# Names and verdicts ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["lookup.nothing", "lookup", "lookup.", "lookup.softmax.x"])
def test_unknown_exercise_lists_the_chapters(name):
    with pytest.raises(ValueError, match=r"must be one of lookup\.softmax, .*; got 'lookup"):
        check(name, None)


@pytest.mark.parametrize("name", ["", "nothing.at_all", "_core.x", "..lookup", "softmax"])
def test_unknown_chapter_lists_all(name):
    with pytest.raises(ValueError, match=r"name must be one of .*lookup\.softmax"):
        check(name, None)


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


def test_a_notebook_shows_the_verdicts_words_escaped_beside_a_sign_and_a_colour():
    verdict = Verdict(
        "misconception", "toy.double", "too-small", "a < b\n  x = [1, 3]", "Print <x>.", "More."
    )
    html = verdict._repr_html_()
    assert re.sub(r"<[^>]+>", "", html) == (
        "✗ misconception (too-small) · toy.double"
        "a &lt; b\n  x = [1, 3]\nHint: Print &lt;x&gt;.\nMore."
    )
    assert html == verdict._repr_html_(), "stored notebooks stay the same"
    assert "\x1b" not in repr(verdict)
    assert "<" not in repr(Verdict("passed", "toy.double"))


@pytest.mark.parametrize("status", ["passed", "not attempted", "misconception", "wrong", "error"])
def test_each_verdicts_colour_is_seen_on_light_and_on_dark(status):
    html = Verdict(status, "toy.double")._repr_html_()
    (colour,) = re.findall(r"solid #(\w{6})", html)
    parts = [int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    assert 1.05 / (light + 0.05) >= 3, "on white"
    assert (light + 0.05) / (0.0056 + 0.05) >= 3, "on #111"
    assert f" {status}</strong>" in html, "said in words too"
