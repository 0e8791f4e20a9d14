"""Plant small lies in live figures and tell which of them no test of their pictures notices.

``lies.py [NAME ...]``: a figure's ``lies.toml`` lists them, each a text of one of its files and what stands
there instead. Every lie is planted in a copy, alone; the figure's own tests must fail.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from figures import DENO, ROOT, figure_names

NEEDED = ["deno.json", "deno.lock", "attnlib/tokens.css", "attnlib/widgets/src"]


def listed(name: str) -> list[dict[str, Any]]:
    """Return the lies of a figure."""
    path = ROOT / "attnlib" / "widgets" / "src" / name / "lies.toml"
    return tomllib.loads(path.read_text("utf8"))["lie"] if path.exists() else []


def noticed(name: str, lie: dict[str, Any] | None) -> bool:
    """Return whether the tests of a figure fail with a lie planted in a copy of the sources."""
    with tempfile.TemporaryDirectory() as folder:
        widgets = Path("attnlib/widgets")
        data = [*ROOT.glob(f"{widgets / name}.json"), *ROOT.glob(f"{widgets / name}.*.json")]
        for item in [*NEEDED, *(widgets / path.name for path in data)]:
            source, target = ROOT / item, Path(folder) / item
            target.parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
        home = Path(folder) / "attnlib" / "widgets" / "src" / name
        if lie:
            text = (home / lie["file"]).read_text("utf8")
            if text.count(lie["before"]) != 1:
                sys.exit(f"attnlib: {name}/{lie['file']} must hold {lie['before']!r} once.")
            (home / lie["file"]).write_text(text.replace(lie["before"], lie["after"]), "utf8")
        command = [DENO, "test", "--quiet", "--no-check", "--frozen", "--allow-read", home]
        return bool(subprocess.run(command, cwd=folder, capture_output=True).returncode)


def main() -> None:
    """Try the lies of the named figures, or of all; the exit status tells whether one survived."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="figures such as lookup; all where none is given")
    survivors = 0
    for name in parser.parse_args().names or figure_names():
        lies = listed(name)
        if noticed(name, None):
            sys.exit(f"attnlib: the tests of {name} do not pass without a lie.")
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = list(pool.map(lambda lie, name=name: noticed(name, lie), lies))
        left = [lie["what"] for lie, seen in zip(lies, found, strict=True) if not seen]
        survivors += len(left)
        print(f"{name}: {len(lies)} lies, {sum(found)} noticed", *left, sep="\n  survives: ")
    sys.exit(bool(survivors))


if __name__ == "__main__":
    main()
