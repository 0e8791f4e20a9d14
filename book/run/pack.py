"""Runs inside Pyodide: stores byte code for the modules that a start imports, which halves its time."""

import importlib._bootstrap_external as external
import importlib.util
import io
import sys
import zipfile

UNUSED = ("pydoc_data/", "idlelib/", "ensurepip/", "turtledemo/", "lib2to3/", "tkinter/")


def imported():
    """Return the ends of the paths of all modules that are loaded now."""
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    for root in ("/python313.zip/", "/site-packages/"):
        for file in files:
            if root in file:
                yield file.partition(root)[2].removesuffix("c")


def repacked(data, hot, keep_source):
    """Return a zip with byte code for what is hot; sources stay where tracebacks show them."""
    made = io.BytesIO()
    old, new = zipfile.ZipFile(io.BytesIO(data)), zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED)
    for name in sorted(old.namelist()):
        if name.endswith("/") or name.startswith(UNUSED):
            continue
        source = old.read(name)
        if name not in hot or not name.endswith(".py") or "_sysconfigdata" in name:
            _write(new, name, source)
            continue
        code = compile(source, name, "exec", dont_inherit=True, optimize=0)
        stored = external._code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False)
        if keep_source:
            folder, _, file = name.rpartition("/")
            _write(new, name, source)
            _write(new, f"{folder}/__pycache__/{file[:-3]}.cpython-313.pyc", bytes(stored))
        else:
            _write(new, name + "c", bytes(stored))
    new.close()
    return made.getvalue()


def _write(archive, name, data):
    info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))  # the same bytes in each build
    info.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(info, data, compresslevel=9)
