"""The oldest versions are tested themselves, or the tool fails: no other takes their place."""

from types import SimpleNamespace

import oldest
import pytest


def test_the_lowest_versions_are_those_of_the_package():
    assert {"numpy==2.0", "torch==2.8"} <= set(oldest.lowest())


def test_the_oldest_versions_themselves_are_installed_or_the_tool_fails(monkeypatch):
    asked = []

    def run(command, **_):
        asked.extend(command)
        return SimpleNamespace(returncode="pip" in command)

    monkeypatch.setattr(oldest.shutil, "rmtree", lambda *_, **__: None)
    monkeypatch.setattr(oldest.subprocess, "run", run)
    with pytest.raises(SystemExit, match=r"numpy==2\.0, torch==2\.8 cannot be installed"):
        oldest.install(["numpy==2.0", "torch==2.8"])
    assert {"numpy==2.0", "torch==2.8"} < set(asked)
