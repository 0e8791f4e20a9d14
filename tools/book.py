"""Render the stored notebooks to ``_build/html``; warnings are errors, nothing is executed."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from listing import notebooks

ROOT = Path(__file__).resolve().parents[1]
HTML = ROOT / "_build" / "html"
LOG = ROOT / "_build" / "book.log"
RUN = "Run `make notebooks`, then `make book` again."


def notebook_fault(path: Path) -> str | None:
    """Return what keeps a notebook from being rendered and how to mend it, or None."""
    try:
        cells = json.loads(path.read_text("utf8"))["cells"]
    except (ValueError, KeyError) as error:
        return f"it is no valid notebook ({type(error).__name__}: {error}). Restore it: git checkout -- {path}"
    code = [
        cell for cell in cells if cell["cell_type"] == "code" and "".join(cell["source"]).strip()
    ]
    if unrun := sum(cell.get("execution_count") is None for cell in code):
        return f"{unrun} of its code cells have no execution count. {RUN}"
    if any(output["output_type"] == "error" for cell in code for output in cell["outputs"]):
        return f"a cell's stored output is an error. {RUN}"
    return None


def fail(message: str) -> None:
    """End with one line, and leave no book behind that looks whole."""
    shutil.rmtree(HTML, ignore_errors=True)
    sys.exit(f"attnlib: {message}")


def main() -> None:
    """Check the notebooks, build the book, print where it is."""
    for path in notebooks():
        if fault := notebook_fault(path):
            fail(f"{path.relative_to(ROOT)}: {fault}")
    LOG.parent.mkdir(exist_ok=True)
    builder = Path(sys.executable).with_name("jupyter-book")
    command = [builder, "build", ".", "-W", "--keep-going"]
    with LOG.open("w") as log:
        status = subprocess.run(
            command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False
        )
    if status.returncode:
        lines = LOG.read_text("utf8").splitlines()
        messages = [
            line for line in lines if "WARNING" in line or "ERROR" in line or "rror:" in line
        ]
        print("\n".join(messages or lines[-20:]), file=sys.stderr)
        fail(
            f"the book was not built. What to mend stands above; the whole log is {LOG.relative_to(ROOT)}."
        )
    for line in LOG.read_text("utf8").splitlines():
        if line.startswith("attnlib: "):  # what the extension wants the reader to know
            print(line)
    print(HTML / "index.html")


if __name__ == "__main__":
    main()
