"""What tools share: which notebooks there are, chapters and the evidence of each, and what a command line names."""

import argparse
import sys
from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = {"chapter": "notebooks", "evidence": "notebooks/evidence"}


def notebooks(*kinds: str, root: Path = ROOT) -> list[Path]:
    """Return the notebooks in order: those of the named kinds, or the chapters and then their evidence."""
    folders = [root / FOLDERS[kind] for kind in kinds or FOLDERS]
    return [path for folder in folders for path in sorted(folder.glob("[0-9][0-9]_*.ipynb"))]


def label(path: Path) -> str:
    """Return a notebook's place below ``notebooks``, without its ending: 01_lookup, evidence/01_lookup."""
    folder = "evidence/" if path.parent.name == "evidence" else ""
    return f"{folder}{path.stem}"


def asked(about: str | None, known: Collection[str], **flags: str) -> argparse.Namespace:
    """Return what a command line asks for: ``names``, which must be known, and each flag."""
    parser = argparse.ArgumentParser(description=str(about).partition("\n")[0])
    parser.add_argument("names", nargs="*", help=f"of: {'; '.join(known)}. All where none is given")
    for flag, text in flags.items():
        parser.add_argument(f"--{flag}", action="store_true", help=text)
    options = parser.parse_args()
    if unknown := [name for name in options.names if name not in known]:
        sys.exit(f"attnlib: {unknown[0]!r} must be one of: {'; '.join(known)}.")
    return options
