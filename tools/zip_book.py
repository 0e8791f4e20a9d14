"""Pack the built book as one file to unzip and open anywhere: ``python tools/zip_book.py FILE``.

The language models of the page stay out, as with MODEL=0: the figures that ask for one say so.
"""

import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

HTML = Path(__file__).resolve().parents[1] / "_build" / "html"
FOLDER = "attention-book"


def pack(target: Path, html: Path = HTML) -> None:
    """Write the zip, whose one folder holds index.html."""
    left_out = html / "_static" / "model"
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as made:
        for path in sorted(html.rglob("*")):
            if path.is_file() and left_out not in path.parents and path.suffix != ".zip":
                made.write(path, Path(FOLDER, path.relative_to(html)))


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
