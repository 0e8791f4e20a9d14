"""Join each live figure's modules into the one file that notebooks and pages get: ``figures.py [NAME ...]``.

deno bundles them; with ``--check`` nothing is written, and the exit status tells whether all files are as
their sources make them. So an installation from the repository needs no JavaScript tool.
"""

import argparse
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WIDGETS = ROOT / "attnlib" / "widgets"
DENO = Path(sysconfig.get_path("scripts")) / "deno"
BUNDLE = ["bundle", "--quiet", "--frozen", "--platform=browser", "--minify"]
HEADER = "// Joined by `make figures` from src/{name} and src/kit: change those, not this.\n"


def figure_names() -> list[str]:
    """Return the figures whose sources are modules."""
    names = {path.parent.name for path in (WIDGETS / "src").glob("*/figure.js")}
    return sorted(names - {"kit"})


def joined(name: str) -> str:
    """Return the module of one figure: everything that it imports, styles too."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "figure.js"
        done = subprocess.run(
            [DENO, *BUNDLE, "-o", target, f"attnlib/widgets/src/{name}/figure.js"],
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            sys.exit(f"attnlib: the figure {name} cannot be joined.\n{done.stderr.strip()}")
        return HEADER.format(name=name) + target.read_text("utf8")


def main() -> None:
    """Join the named figures, or all; tell which files changed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="figures such as lookup; all where none is given")
    parser.add_argument("--check", action="store_true", help="compare and write nothing")
    options = parser.parse_args()
    if unknown := set(options.names) - set(figure_names()):
        sys.exit(f"attnlib: no figure {', '.join(sorted(unknown))}; there are {figure_names()}.")
    changed = []
    for name in options.names or figure_names():
        path, text = WIDGETS / f"{name}.js", joined(name)
        if not path.exists() or path.read_text("utf8") != text:
            changed.append(name)
            if not options.check:
                path.write_text(text, "utf8")
    print(
        f"figures {'that differ' if options.check else 'joined anew'}: {', '.join(changed) or 'none'}"
    )
    sys.exit(bool(options.check and changed))


if __name__ == "__main__":
    main()
