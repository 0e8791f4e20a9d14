"""Make or update ``.venv`` from a requirements file; say in one line what stands in the way.

Runs under the system's Python, however old, so it is written without modern syntax.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)


def stop(what, mend):
    """End with one clear line."""
    sys.exit("attnlib: %s %s" % (what, mend))


def install(python, what):
    """Install with pip, or stop."""
    print("installing %s" % what[-1], flush=True)
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if subprocess.call(pip + what):
        stop(
            "pip could not install %s." % what[-1],
            "Its message stands above: without a network or a package index nothing can be installed; "
            "mend that, then run make again.",
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
        print("making .venv with Python %s" % sys.version.split()[0], flush=True)
        if subprocess.call([sys.executable, "-m", "venv", ".venv"]):
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
