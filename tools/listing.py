"""Which notebooks there are: the chapters, and the evidence that proves each of them."""

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
