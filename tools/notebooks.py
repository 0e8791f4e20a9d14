"""Re-execute the notebooks and store them in one normal form: ``notebooks.py [NAME ...]``.

Running it twice changes no byte: widget ids, timings and kernel versions are left out, and the
badge, the install cell and the cell of evidence that runs its chapter are spread from ``_config.yml``. Cells
that set up or draw are folded in Jupyter and in Colab. The chapters' plots are stored once more for the
book's page, by ``plots.py``.
"""

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nbformat
import plots
import yaml
from listing import ROOT, asked, label, notebooks
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from nbformat import NotebookNode

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
# Every front end writes its own words here, so the tests let them be.
ENVIRONMENT = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
# Folded to its first line in Jupyter and in Colab.
FOLD = {"jupyter": {"source_hidden": True}, "cellView": "form"}
FOLDED = {"tags": ["remove-cell"], **FOLD}  # and shown in no page

BADGE = (
    "[![Open in Colab](https://colab.research.google.com/assets/colab-badge.svg)]"
    "(https://colab.research.google.com/github/{repository}/blob/{branch}/notebooks/{name})"
)
INSTALL = """\
#@title Installs attnlib where it is missing (in Colab, say); elsewhere this does nothing.
from importlib.util import find_spec
from pathlib import Path

if find_spec("attnlib") is None:
    source = "git+{url}@{branch}"
    if Path("{up}/attnlib/__init__.py").exists():  # the notebook stands in a copy of the repository
        source = "{up}"
    print("Installing attnlib from", source)
    %pip install --quiet "{{source}}"
"""
RUN = """\
%%capture
#@title Runs the chapter, which is fetched first where it is missing (in Colab, say).
from pathlib import Path
from urllib.request import urlretrieve

chapter = Path("../{name}.ipynb")
if not chapter.exists():
    chapter = Path("{name}.ipynb")
    urlretrieve("https://raw.githubusercontent.com/{repository}/{branch}/notebooks/{name}.ipynb", chapter)
%run $chapter
"""


def address() -> tuple[str, str]:
    """Return the repository's address and its branch or tag, from their one home."""
    repository = yaml.safe_load((ROOT / "_config.yml").read_text("utf8"))["repository"]
    return repository["url"], repository["branch"]


def head_cells(name: str) -> dict[str, str]:
    """Return the sources of a notebook's first cells by their ids; ``name`` is ``01_lookup`` or ``evidence/01_lookup``."""
    url, branch = address()
    repository, evidence = url.split("/", 3)[3], name.startswith("evidence/")
    cells = {
        "badge": BADGE.format(repository=repository, branch=branch, name=f"{name}.ipynb"),
        "install": INSTALL.format(url=url, branch=branch, up="../.." if evidence else "..").strip(),
    }
    if evidence:
        chapter = name.removeprefix("evidence/")
        cells["run"] = RUN.format(repository=repository, branch=branch, name=chapter).strip()
    return cells


def spread(notebook: NotebookNode, name: str) -> None:
    """Put the badge above the notebook's title, and below it the cells that install and, in evidence, run the chapter."""
    sources = head_cells(name)
    old = {cell.id: cell for cell in notebook.cells}
    cells = [cell for cell in notebook.cells if cell.id not in sources]
    below = 1 + bool(cells and cells[0].source.startswith("# "))
    cells.insert(0, old.get("badge") or nbformat.v4.new_markdown_cell(id="badge"))
    cells[0].metadata = NotebookNode(tags=["remove-cell"])
    for place, cell in enumerate(list(sources)[1:], below):
        cells.insert(place, old.get(cell) or nbformat.v4.new_code_cell(id=cell))
        cells[place].metadata = nbformat.from_dict(FOLDED)
    for cell in cells:
        cell.source = sources.get(cell.id, cell.source)
    notebook.cells = cells


class Artist(NotebookClient):
    """A client in whose kernel plots are drawn for the page too."""

    async def async_start_new_kernel_client(self):
        """Start the kernel, and let it draw."""
        client = await super().async_start_new_kernel_client()
        tools = str(Path(__file__).parent)
        client.execute(
            f"import sys; sys.path.insert(0, {tools!r}); import plots; plots.attach(); del plots, sys",
            silent=True,
        )
        return client


def execute(notebook: NotebookNode, path: Path) -> None:
    """Run every cell in a fresh kernel, in the notebook's folder; a chapter's plots are drawn for the page too."""
    client = Artist if path in notebooks("chapter") else NotebookClient
    client(
        notebook,
        timeout=1200,
        kernel_name="python3",
        store_widget_state=False,
        record_timing=False,
        coalesce_streams=True,
        resources={"metadata": {"path": str(path.parent)}},
    ).execute()


def normalise(notebook: NotebookNode) -> None:
    """Drop what differs between two runs or two machines and tells a reader nothing."""
    notebook.metadata = nbformat.from_dict(ENVIRONMENT)
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    for cell in notebook.cells:
        if cell.id not in ("install", "run"):
            for key in ("execution", "collapsed", "scrolled", *FOLD):
                cell.metadata.pop(key, None)
            if {"setup", "plot"} & set(cell.metadata.get("tags", ())):
                cell.metadata.update(nbformat.from_dict(FOLD))
                cell.source = re.sub(r"\A# (?=\w)", "#@title ", cell.source)
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(WIDGET_VIEW, None)


def refresh(path: Path) -> str:
    """Spread, execute, normalise and store one notebook; return a line about it."""
    old = path.read_text("utf8")
    notebook = nbformat.reads(old, as_version=4)
    spread(notebook, label(path))
    normalise(notebook)
    execute(notebook, path)
    if path in notebooks("chapter"):
        plots.store(notebook, path.stem)
    normalise(notebook)
    nbformat.validate(notebook)
    new = nbformat.writes(notebook) + "\n"
    path.write_text(new, "utf8")
    return f"{path.relative_to(ROOT)}: {'unchanged' if new == old else 'rewritten'}"


def main() -> None:
    """Refresh the notebooks named on the command line, or all of them."""
    known = {re.sub(r"\d\d_", "", label(path)): path for path in notebooks()}
    names = asked(__doc__, known).names or known
    chosen = [path for name, path in known.items() if name in names]
    os.environ["HF_HUB_OFFLINE"] = "1"  # kernels take the model that is on this machine
    with ThreadPoolExecutor(max_workers=2) as pool:
        # The last chapters take longest: begun first, two at a time end together.
        futures = {path: pool.submit(refresh, path) for path in reversed(chosen)}
    failed = False
    for path, future in sorted(futures.items()):
        try:
            print(future.result())
        except CellExecutionError as error:
            failed = True
            print(f"{path.relative_to(ROOT)}: not stored, a cell failed.\n{error}", file=sys.stderr)
    sys.exit(failed)


if __name__ == "__main__":
    main()
