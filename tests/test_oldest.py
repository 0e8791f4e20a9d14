"""The oldest versions are tested themselves, or the tool fails: no other takes their place."""

import oldest
import pytest

VERSIONS = ["numpy==2.0", "torch==2.8"]


def test_the_lowest_versions_are_those_of_the_package():
    assert set(VERSIONS) <= set(oldest.lowest())


@pytest.mark.parametrize(
    ("has", "tried"), [("cpu usual", ["cpu"]), ("usual", ["cpu", "usual"]), ("", ["cpu", "usual"])]
)
def test_the_oldest_torch_itself_is_installed_or_the_tool_fails(monkeypatch, has, tried):
    asked = []

    def pip(*words):
        asked.append((words[-1], "cpu" if words[:2] == tuple(oldest.CPU) else "usual"))
        return asked[-1][0] == "torch==2.8" and asked[-1][1] not in has

    monkeypatch.setattr(oldest, "pip", pip)
    monkeypatch.setattr(oldest.shutil, "rmtree", lambda *_, **__: None)
    monkeypatch.setattr(oldest.subprocess, "run", lambda *_, **__: None)
    if has:
        oldest.install(VERSIONS)
    else:
        with pytest.raises(SystemExit, match=r"numpy==2\.0, torch==2\.8 cannot be installed"):
            oldest.install(VERSIONS)
    assert [where for what, where in asked if what == "torch==2.8"] == tried
