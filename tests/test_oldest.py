"""The oldest versions are tested themselves, or the tool fails: no other takes their place."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

import oldest

VERSIONS = {"numpy": "2.0.0", "torch": "2.8.0"}


@pytest.fixture
def asked(monkeypatch, tmp_path):
    """Answer uv's calls: torch is on the indexes that ``has`` names."""

    def answer(*words, **extra):
        calls.append((words[3:], extra.get("UV_TORCH_BACKEND", "usual")))
        lacking = calls[-1][0][0].startswith("torch") and calls[-1][1] not in calls.has
        return subprocess.CompletedProcess(["", "", *map(str, words)], lacking, "", "no such build")

    class Calls(list):
        has = ("cpu", "usual")

    calls = Calls()
    monkeypatch.setattr(oldest, "uv", answer)
    monkeypatch.setattr(oldest, "HOME", tmp_path / "oldest")
    monkeypatch.setattr(oldest.subprocess, "run", lambda *_, **__: None)
    return calls


@pytest.mark.parametrize(
    ("has", "tried"), [(("cpu", "usual"), ["cpu"]), (("usual",), ["cpu", "usual"])]
)
def test_the_oldest_torch_itself_is_installed(asked, has, tried):
    asked.has = has
    oldest.install(VERSIONS)
    assert [where for words, where in asked if words == ("torch==2.8.0",)] == tried
    assert asked[-2][0][:2] == ("numpy==2.0.0", "torch==2.8.0")


def test_without_it_the_tool_ends_with_the_error(asked):
    asked.has = ()
    with pytest.raises(SystemExit, match=r"torch==2\.8\.0 failed\.\nno such build"):
        oldest.install(VERSIONS)
    assert {words for words, _ in asked} == {("torch==2.8.0",)}
