"""The workflows: allowed little, and made of verbs that exist.

``make lint`` runs zizmor over them, which wants pinned actions; actionlint is run by hand, as docs/releases.md says.
"""

import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
every_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def commands(path):
    """Return every line that a workflow's steps run, for every verb where there are several."""
    jobs = yaml.safe_load(path.read_text("utf8"))["jobs"].values()
    return [
        line.replace("${{ matrix.verb }}", verb)
        for job in jobs
        for verb in job.get("strategy", {"matrix": {"verb": [""]}})["matrix"]["verb"]
        for step in job["steps"]
        for line in step.get("run", "").splitlines()
    ]


def fault(line):
    """Return what keeps a line from running here, or None; what ``gh`` would do is not tried."""
    program, *arguments = shlex.split(line)
    if program == "make":
        dry = ["make", "--dry-run", "--silent", *arguments]
        done = subprocess.run(dry, cwd=ROOT, capture_output=True, text=True, check=False)
        return done.stderr if done.returncode else None
    known = program == "gh" or os.access(ROOT / program, os.X_OK)
    return None if known else f"{program}: not in the repository"


@every_workflow
def test_permissions_are_least(path):
    assert yaml.safe_load(path.read_text("utf8"))["permissions"] == {"contents": "read"}


def test_an_action_has_one_version_in_all_workflows():
    used = {
        line for path in WORKFLOWS for line in re.findall(r"uses: (.+)", path.read_text("utf8"))
    }
    names = [line.partition("@")[0] for line in used]
    assert sorted(names) == sorted(set(names))


@every_workflow
def test_what_a_workflow_runs_exists(path):
    assert [message for line in commands(path) if (message := fault(line))] == []


@pytest.mark.parametrize("line", ["make nothing", ".ci/nothing", "npm test"])
def test_a_line_that_cannot_run_is_noticed(line):
    assert fault(line)


def test_the_release_attaches_what_make_dist_makes_and_pages_the_book_with_its_zip():
    release, pages = (
        (ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf8")
        for name in ("release", "pages")
    )
    assert re.search(r"run: make dist\n(.*\n)*?\s+path: dist\n", release)
    assert "dist/*" in release
    assert re.search(r"run: make pages\n(.*\n)*?\s+path: _build/html\n", pages)
