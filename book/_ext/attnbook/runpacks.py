"""The files that run Python in the page: Pyodide, numpy, attnlib and the editor, as classic scripts.

A page opened from ``file://`` may load scripts and may not fetch, so each file travels as text in a script of
its own. They are made once for each state of their sources, by Deno, and kept beside the book's other builds.
"""

import base64
import gzip
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

import deno

ROOT = Path(__file__).resolve().parents[3]
HERE = ROOT / "book" / "run"
WHEEL = next((HERE / "numpy").glob("numpy-*.whl"))
ZIPPED = {"python_stdlib.zip": 0, "numpy.zip": 0, "attnlib.zip": 0}
PLAIN = {"pyodide.js": 1, "pyodide.asm.js": 1, "pyodide.asm.wasm": 1}  # 1: packed by gzip
LEFT_OUT = {"widgets", "weights", "training", "nn", "pretrained", "_torch", "distributed"}
OTHER_LIBRARIES = {"torch", "cupy", "dask"}


class NoFilesError(Exception):
    """npm gave no Pyodide or no editor; the message says why."""


def made(folder: Path) -> Path:
    """Return the folder of scripts that pages load, made anew where a source changed.

    Raises NoFilesError where npm cannot be had.
    """
    target, stamp = folder / "site", folder / "version"
    version = _version()
    if stamp.exists() and stamp.read_text("utf8") == version:
        return target
    stamp.unlink(missing_ok=True)
    for source in ("deno.json", "deno.lock", "pack.mjs", "pack.py", "runner.py", "editor.js"):
        (folder / source).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(HERE / source, folder / source)
    _deno(folder, "install", "--quiet", "--frozen")
    _write_raw(folder)
    _deno(folder, "run", "--quiet", "--allow-all", "pack.mjs", ".")
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    _write_scripts(folder, target)
    stamp.write_text(version, "utf8")
    return target


def sources() -> list[Path]:
    """Return all files that the scripts are made of, but for what npm brings in locked versions."""
    own = [path for path in HERE.glob("*.*") if path.suffix != ".css"]
    return sorted([Path(__file__), WHEEL, *own, *_library()])


def _version() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def _library() -> Iterator[Path]:
    for path in (ROOT / "attnlib").rglob("*"):
        parts = path.relative_to(ROOT / "attnlib").parts
        if path.is_file() and "__pycache__" not in parts and parts[0] not in LEFT_OUT:
            yield path


def _deno(folder: Path, *words: str) -> None:
    command = [deno.find_deno_bin(), *words]
    plain = os.environ | {"NO_COLOR": "1"}
    done = subprocess.run(
        command, cwd=folder, env=plain, capture_output=True, text=True, check=False
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        told = next((line for line in lines if line.startswith("error: ")), "deno failed")
        raise NoFilesError(told.removeprefix("error: "))


def _write_raw(folder: Path) -> None:
    """Put the three archives that Python reads side by side, not yet compiled."""
    raw, pyodide = folder / "raw", folder / "node_modules" / "pyodide"
    raw.mkdir(exist_ok=True)
    shutil.copyfile(pyodide / "python_stdlib.zip", raw / "python_stdlib.zip")
    shutil.copyfile(WHEEL, raw / "numpy.zip")
    with zipfile.ZipFile(raw / "attnlib.zip", "w") as archive:
        for path in sorted(_library()):
            archive.write(path, path.relative_to(ROOT))
        for path in sorted(_compat().rglob("*.py")):
            name = path.relative_to(_compat().parent)
            if not OTHER_LIBRARIES.intersection(name.parts):
                archive.write(path, name)


def _compat() -> Path:
    """Return the package array_api_compat, which attnlib needs and numpy alone can use."""
    found = importlib.util.find_spec("array_api_compat")
    return Path(found.origin).parent  # found, not imported: it would ask for numpy


def _write_scripts(folder: Path, target: Path) -> None:
    pyodide = folder / "node_modules" / "pyodide"
    for name, pack in (PLAIN | ZIPPED).items():
        data = ((pyodide if name in PLAIN else folder) / name).read_bytes()
        text = base64.b64encode(gzip.compress(data, 9, mtime=0) if pack else data).decode()
        script = f'attnRun.pack({json.dumps(name)}, {pack}, "{text}");\n'
        (target / f"{name.replace('.', '-')}.js").write_text(script, "utf8")
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf8"))
    parts = {
        "worker": (HERE / "worker.js").read_text("utf8"),
        "runner": (HERE / "runner.py").read_text("utf8"),
        "lock": json.dumps({"info": lock["info"], "packages": {}}),
    }
    (target / "sources.js").write_text(f"attnRun.sources = {json.dumps(parts)};\n", "utf8")
    words = ["bundle", "--quiet", "--platform=browser", "--format=iife", "--minify"]
    _deno(folder, *words, "-o", str((target / "editor.js").resolve()), "editor.js")
    (target / "LICENSES.txt").write_text(_licences(folder), "utf8")


def _licences(folder: Path) -> str:
    """Join the licences of all that is shipped."""
    found = {"Pyodide, CPython, array-api-compat": (HERE / "LICENSES.txt").read_text("utf8")}
    with zipfile.ZipFile(folder / "raw" / "numpy.zip") as wheel:
        name = next(name for name in wheel.namelist() if name.endswith("LICENSE.txt"))
        found["numpy"] = wheel.read(name).decode()
    for path in sorted((folder / "node_modules" / ".deno").glob("*/node_modules/**/LICENSE")):
        found[path.parent.relative_to(path.parents[2]).as_posix()] = path.read_text("utf8")
    return "\n\n".join(f"== {name} ==\n\n{text.strip()}" for name, text in found.items()) + "\n"
