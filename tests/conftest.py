"""The array libraries that every mechanism is tested on."""

import contextlib
import importlib.util

import numpy as np
import pytest
from support import assert_close as assert_close  # tests may import it from either

LIBRARIES = ["numpy", "torch", "cuda", "strict"]


def _enter(name):
    """Return (namespace, context) of a library, or skip."""
    if name == "numpy":
        import array_api_compat.numpy as xp

        return xp, contextlib.nullcontext()
    if name == "strict":
        return pytest.importorskip("array_api_strict"), contextlib.nullcontext()
    torch = pytest.importorskip("torch")
    import array_api_compat.torch as xp

    if name == "cuda":
        if not torch.cuda.is_available():
            pytest.skip("no CUDA device")
        return xp, torch.device("cuda")
    return xp, contextlib.nullcontext()


@pytest.fixture(params=LIBRARIES)
def xp(request):
    """Each array library in turn: make inputs with ``xp.asarray(numpy_array)``."""
    namespace, context = _enter(request.param)
    with context:
        yield namespace


@pytest.fixture
def rng():
    """A generator with a fixed seed."""
    return np.random.default_rng(7)


@pytest.fixture
def torch():
    """torch, or skip where it is not installed."""
    if importlib.util.find_spec("torch") is None:
        pytest.skip("torch is not installed")
    return pytest.importorskip("torch")
