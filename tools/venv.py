"""Make or update ``.venv`` from a requirements file; say in one line what stands in the way.

Runs under the system's Python, however old, so it is written without modern syntax.
"""

from __future__ import print_function

import ast
import os
import shutil
import subprocess
import sys

OLDEST = (3, 11, 0)  # the README says 3.11; Debian 12 has 3.11.2
UV = "uv==0.13.9"
LOG = os.path.join(".venv", "pip.log")
# What pip's settings are called by uv, and what it puts between several values.
SETTINGS = {
    "index-url": ("UV_INDEX_URL", ""),
    "extra-index-url": ("UV_EXTRA_INDEX_URL", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "cert": ("SSL_CERT_FILE", " "),
}
OFFLINE = (
    "Failed to establish a new connection",
    "NewConnectionError",
    "NameResolutionError",
    "Max retries",
)


def stop(what, mend):
    """End with one clear line."""
    sys.exit("attnlib: %s %s" % (what, mend))


def run(command, env=None):
    """Run a command, its words to the log; return its exit status."""
    with open(LOG, "a") as log:
        return subprocess.call(command, env=env, stdout=log, stderr=subprocess.STDOUT)


def settings(pip):
    """Return the environment that makes uv look where pip would."""
    told = dict(os.environ, UV_INDEX_STRATEGY="unsafe-best-match")  # as pip chooses
    for line in subprocess.check_output(pip + ["config", "list"]).decode("utf8").splitlines():
        name, _, value = line.partition("=")
        key, between = SETTINGS.get(name.split(".")[-1], (None, ""))
        if key and ast.literal_eval(value):
            told[key] = between.join(ast.literal_eval(value).split())
    return told


def install(python, what):
    """Install with uv, several times as fast; where that fails, with pip, and say why if that fails too."""
    print("installing %s" % what[-1])
    sys.stdout.flush()
    pip = [python, "-m", "pip", "--disable-pip-version-check"]
    uv = [python, "-m", "uv", "pip", "install", "--python", python]
    if run(uv + what, settings(pip)) and run(pip + ["install", "--no-compile"] + what):
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


def resolve(*requirements):
    """See that the oldest Python that is promised could install the requirements."""
    python = os.path.join(".venv", "bin", "python")
    oldest = ".".join(map(str, OLDEST))
    command = [python, "-m", "uv", "pip", "compile", "--quiet", "--python-version", oldest]
    told = settings([python, "-m", "pip"])
    if subprocess.call(command + list(requirements), env=told, stdout=subprocess.DEVNULL):
        stop("Python %s cannot have these pins." % oldest, "Pin an older version of what uv names.")


def main(stamp, requirements, *alone):
    """Create ``.venv``, install ``requirements`` and, without what they name, ``alone``; touch ``stamp``."""
    if sys.version_info < OLDEST:
        stop(
            "Python %d.%d or newer is needed; this is %s."
            % (OLDEST[:2] + (sys.version.split()[0],)),
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
    open(LOG, "w").close()
    run([python, "-m", "pip", "install", UV])
    install(python, ["-r", requirements])
    for extra in alone:
        install(python, ["--no-deps", "-r", extra])
    open(stamp, "w").close()


if __name__ == "__main__":
    resolve(*sys.argv[2:]) if sys.argv[1] == "--resolve" else main(*sys.argv[1:])
