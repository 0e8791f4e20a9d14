"""Where no browser is found the tests say so once."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_without_a_browser_one_test_fails_and_tells_how_to_get_one():
    files = [HERE / "test_widget_lookup.py", HERE / "test_widget_scaling.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rN", "-p", "no:cacheprovider", *files],
        env=os.environ | {"CHROMIUM": "/nowhere/chromium"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout.count("No Chromium found") == 1
    assert done.stdout.rstrip().splitlines()[-1].split(",")[1].startswith(" 1 error in ")
