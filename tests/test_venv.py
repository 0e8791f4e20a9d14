"""The tool that makes .venv."""

import importlib.metadata
import importlib.util
import os
import sys
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

TOOL = Path(__file__).resolve().parents[1] / "tools" / "venv.py"


@pytest.fixture
def venv():
    spec = importlib.util.spec_from_file_location("tools_venv", TOOL)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_uv_looks_where_pip_would(venv, monkeypatch):
    for name in [name for name in os.environ if name.startswith(("PIP_", "UV_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "https://one.example/a https://two.example/b")
    monkeypatch.setenv("PIP_FIND_LINKS", "/wheels /more")
    monkeypatch.setenv("PIP_INDEX_URL", "")
    told = venv.settings([sys.executable, "-m", "pip"])
    assert {name: value for name, value in told.items() if name.startswith("UV_")} == {
        "UV_EXTRA_INDEX_URL": "https://one.example/a https://two.example/b",
        "UV_FIND_LINKS": "/wheels,/more",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }


def test_an_old_python_is_told_in_one_line(venv, monkeypatch):
    monkeypatch.setattr(venv, "OLDEST", (99, 0))
    with pytest.raises(SystemExit, match=r"Python 99\.0 or newer is needed; this is "):
        venv.main("stamp", "requirements.txt")


def test_the_oldest_python_that_is_promised_can_have_every_pin(venv):
    oldest = ".".join(map(str, venv.OLDEST))
    asked = {
        pin.partition("==")[0]: importlib.metadata.metadata(pin.partition("==")[0])[
            "Requires-Python"
        ]
        for pin in (TOOL.parents[1] / "constraints.txt").read_text("utf8").splitlines()[1:]
    }
    assert len(asked) > 100
    assert {
        name: rule for name, rule in asked.items() if oldest not in SpecifierSet(rule or "")
    } == {}
