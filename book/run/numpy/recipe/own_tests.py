"""Runs inside Pyodide: numpy's own tests, one file at a time, each under a limit of time."""

import gc
import json
import sys
import types

import pytest

ABSENT = ("_multiarray_tests", "_rational_tests", "_umath_tests", "_operand_flag_tests")
ABSENT += ("_struct_ufunc_tests",)


def _skips(*_, **__):
    pytest.skip("needs one of numpy's modules that only its tests use, which the wheel leaves out")


def stand_in():
    """Put modules whose every function skips in the place of those that the wheel leaves out."""
    for name in ABSENT:
        module = types.ModuleType(f"numpy._core.{name}")
        module.__getattr__ = lambda _: _skips
        sys.modules[module.__name__] = module
    # numpy's conftest.py asks it around each test; wasm has one mode and no way to change it.
    sys.modules["numpy._core._multiarray_tests"].get_fpu_mode = lambda: 0


class Count:
    """Counts outcomes, and keeps the names of what failed and the reasons of what was skipped."""

    def __init__(self):
        """Begin at zero."""
        self.outcomes = {"passed": 0, "failed": 0, "skipped": 0, "xfailed": 0}
        self.failed, self.reasons = {}, {}

    def pytest_runtest_logreport(self, report):
        """Count a test once: its call, or the step before it that ended it."""
        if report.when != "call" and report.outcome == "passed":
            return
        kind = "xfailed" if hasattr(report, "wasxfail") else report.outcome
        self.outcomes[kind] += 1
        if kind == "failed":
            self.failed[report.nodeid.partition("site-packages/")[2] or report.nodeid] = (
                str(report.longrepr).splitlines() or [""]
            )[-1][:160]
        elif kind == "skipped":
            reason = str(report.longrepr[2] if report.longrepr else "")[:120]
            self.reasons[reason] = self.reasons.get(reason, 0) + 1

    def pytest_collectreport(self, report):
        """Note a file that could not be read."""
        if report.failed:
            self.failed[report.nodeid] = str(report.longrepr).strip().splitlines()[-1][:160]


def run(path):
    """Run one file and return what came of it as JSON."""
    count = Count()
    words = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--tb=line"]
    words += ["-W", "ignore", "-x", "--maxfail=1000", path]
    try:
        code = int(pytest.main(words, plugins=[count]))
    except BaseException as error:  # the limit of time, or an exit
        code = f"{type(error).__name__}"
    gc.collect()
    told = {**count.outcomes, "failures": count.failed, "reasons": count.reasons, "code": code}
    return json.dumps(told)
