"""The array libraries that every mechanism is tested on."""

import contextlib
import gc

import array_api_compat.numpy
import array_api_compat.torch
import array_api_strict
import numpy as np
import pytest
import torch as torch_library
from hypothesis import settings
from support import Launches, leave_cpu_branches
from support import assert_close as assert_close  # tests may import it from either

from attnlib.exercises._verdict import forget

# A busy machine is no fault of the library. Other examples are drawn each time, so few are enough.
settings.register_profile("untimed", settings.default, deadline=None, max_examples=25)
settings.load_profile("untimed")

CUDA = torch_library.cuda.is_available()
LIBRARIES = ["numpy", "torch", "elsewhere", "strict", *(["cuda"] if CUDA else [])]
NAMESPACES = {
    "numpy": array_api_compat.numpy,
    "torch": array_api_compat.torch,
    "elsewhere": array_api_compat.torch,  # on the CPU, by the branches of other devices
    "strict": array_api_strict,
    "cuda": array_api_compat.torch,
}


def pytest_report_header():
    """Say what the mechanisms are tested on, and that there is no GPU where there is none."""
    return f"arrays of: {', '.join(LIBRARIES)}" + ("" if CUDA else " (no CUDA device here)")


def pytest_collection_finish():
    """Let the collector leave alone what lives as long as the process, torch above all.

    Looking through it again and again takes a quarter of the time of what is compiled.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000)


@pytest.fixture(params=LIBRARIES)
def xp(request):
    """Each array library in turn: make inputs with ``xp.asarray(numpy_array)``."""
    if request.param == "elsewhere":
        leave_cpu_branches(request.getfixturevalue("monkeypatch"))
    device = torch_library.device("cuda") if request.param == "cuda" else contextlib.nullcontext()
    with device:
        yield NAMESPACES[request.param]


@pytest.fixture(autouse=True)
def begun_anew():
    """Let no test begin with the failures of others, after some of which exercises show hints, nor with their random numbers."""
    forget()
    torch_library.manual_seed(7)


@pytest.fixture
def rng():
    """A generator with a fixed seed."""
    return np.random.default_rng(7)


@pytest.fixture
def torch():
    """torch, for tests of what only torch can do."""
    return torch_library


@pytest.fixture
def no_peeking(monkeypatch):
    """Send CPU tensors where those of other devices go, and return a guard against reading them.

    ``with no_peeking:`` counts the operators that launch work and refuses what waits for a device.
    """
    leave_cpu_branches(monkeypatch)
    return Launches()


@pytest.fixture
def one_thread():
    """As trainings are stored: the same numbers again."""
    before = torch_library.get_num_threads()
    torch_library.set_num_threads(1)
    yield
    torch_library.set_num_threads(before)


@pytest.fixture
def style():
    """The book's style of plots, taken back after each test; no figure stays open."""
    import matplotlib.pyplot as plt

    from attnlib import plot

    with plt.rc_context():
        plot.use_style()
        yield
    plt.close("all")
