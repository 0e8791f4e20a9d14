"""The browser of tests and pictures: where it is, and what to do where there is none.

``python chromium.py`` says so before anything is installed, so this needs Python's own modules alone.
"""

import os
import re
import shutil
import subprocess
import sys

MISSING = (
    "No Chromium found, so nothing in a browser can be checked. Install it with\n"
    "    sudo apt-get install chromium-headless-shell        (Debian)\n"
    "    sudo apt-get install chromium        (Ubuntu)\n"
    "    brew install --cask chromium         (macOS)\n"
    "or set CHROMIUM=/path/to/chromium (Chrome and Edge work too)."
)
# Chromium without its window comes first: the same engine, with less to draw.
NAMES = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
]


def find_chromium():
    """Return the path of Chromium: CHROMIUM, else the first on the PATH; None if there is none."""
    chosen = os.environ.get("CHROMIUM")
    return next(filter(None, map(shutil.which, [chosen] if chosen else NAMES)), None)


def fault():
    """Return what keeps the browser from being used, or None."""
    path = find_chromium()
    if path is None:
        return MISSING
    try:
        told = subprocess.check_output([path, "--version"], stderr=subprocess.STDOUT, timeout=60)
    except (OSError, subprocess.SubprocessError) as error:
        return f"{path} is no browser that starts: {error}"
    if not re.search(rb"\d+\.\d+\.\d+\.\d+", told):
        return f"{path} is no Chromium; asked for its version it said {told[:80]!r}."
    return None


if __name__ == "__main__":
    sys.exit(fault())
