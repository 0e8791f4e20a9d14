"""Make or update ``.venv`` from a requirements file; say in one line what stands in the way.

Runs under the system's Python, however old, so it is written without modern syntax.
"""

from __future__ import print_function

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
LOG = os.path.join(".venv", "pip.log")
OFFLINE = (
    "Failed to establish a new connection",
    "NewConnectionError",
    "NameResolutionError",
    "Max retries",
)


def stop(what, mend):
    """End with one clear line."""
    sys.exit("attnlib: %s %s" % (what, mend))


def install(python, what):
    """Install with pip; where that fails, say why and keep pip's own words in a file."""
    print("installing %s" % what[-1])
    sys.stdout.flush()
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    pip.append("--no-compile")  # a small part is imported, and compiled then
    with open(LOG, "w") as log:
        failed = subprocess.call(pip + what, stdout=log, stderr=subprocess.STDOUT)
    if failed:
        with open(LOG) as log:
            said = log.read()
        if any(word in said for word in OFFLINE):
            stop(
                "no package index could be reached to install %s." % what[-1],
                "Connect to the network, or name an index in PIP_INDEX_URL, then run make again.",
            )
        errors = [line for line in said.splitlines() if line.startswith("ERROR")]
        stop(
            "pip could not install %s: %s" % (what[-1], (errors or ["no error named"])[0]),
            "All it said is in %s." % LOG,
        )


def main(stamp, requirements, *alone):
    """Create ``.venv``, install ``requirements`` and, without what they name, ``alone``; touch ``stamp``."""
    if sys.version_info < OLDEST:
        stop(
            "Python %d.%d or newer is needed; this is %s." % (OLDEST + (sys.version.split()[0],)),
            "Name a newer one: make PYTHON=python3.11 book",
        )
    python = os.path.join(".venv", "bin", "python")
    if not os.path.exists(python):
        print("making .venv with Python %s" % sys.version.split()[0])
        sys.stdout.flush()
        if subprocess.call([sys.executable, "-m", "venv", ".venv"]):
            shutil.rmtree(".venv", ignore_errors=True)
            stop(
                "Python's venv module failed.",
                "Install it (Debian: python3-venv), then run make again.",
            )
    install(python, ["-r", requirements])
    for extra in alone:
        install(python, ["--no-deps", "-r", extra])
    open(stamp, "w").close()


if __name__ == "__main__":
    main(*sys.argv[1:])
