"""JupyterLab from ``requirements-lab.txt``, with settings and folders of its own, and a Chromium to use it."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import nbformat
import pytest
from attnbook.chromium import MISSING
from attnbook.standalone import FLAGS, find_chromium
from laboratory import Lab
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "site"))  # the figures' rows

JUPYTER_LAB = Path(sys.executable).with_name("jupyter-lab")
SEEN_LAST = ROOT / "_build" / "lab"
QUIET = "@jupyterlab/apputils-extension/notification.jupyterlab-settings"


@pytest.fixture(scope="session")
def browser():
    """The browser, started once; without one nothing is checked, and one line says so."""
    path = find_chromium()
    if path is None:
        pytest.exit(MISSING, returncode=1)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        flags = [*FLAGS, *(["--no-sandbox"] if root else [])]
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """JupyterLab on a scratch folder: what it tells of itself, with that folder."""
    if not JUPYTER_LAB.exists():
        pytest.exit("No JupyterLab in this environment: `make front-ends` installs it.", 1)
    folder = tmp_path_factory.mktemp("lab")
    (folder / "notebooks").mkdir()
    settings = folder / "settings" / QUIET
    settings.parent.mkdir(parents=True)
    settings.write_text('{"fetchNews": "false", "checkForUpdates": false}', "utf8")
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    env = os.environ | {name: str(folder / where) for name, where in own.items()}
    env["PYTHONPATH"] = str(ROOT)
    command = [JUPYTER_LAB, "--no-browser", "--allow-root", "--port=0", "--ip=127.0.0.1"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            command, cwd=folder / "notebooks", env=env, stdout=log, stderr=subprocess.STDOUT
        )
    yield {"folder": folder, **told(process, folder)}
    process.terminate()
    process.wait(timeout=30)


def told(process, folder):
    """Wait until the server answers, and return what it wrote about itself."""
    for _ in range(600):
        found = list(folder.glob("runtime/jpserver-*.json"))
        if found and "is running at" in (folder / "log").read_text("utf8"):
            return json.loads(found[0].read_text("utf8"))
        if process.poll() is not None:
            break
        time.sleep(0.1)
    process.terminate()
    pytest.exit(f"JupyterLab did not start; it said:\n{(folder / 'log').read_text('utf8')}", 1)


def alone(figure):
    """Return a notebook of one cell, which shows a figure."""
    cell = nbformat.v4.new_code_cell(f"from attnlib.widgets import {figure}\n\n{figure}()")
    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return nbformat.v4.new_notebook(cells=[cell], metadata={"kernelspec": spec})


@pytest.fixture
def lab(browser, server):
    """Return a function that opens a notebook in JupyterLab: of a figure alone, or a chapter with that figure."""
    opened = []

    def open_notebook(figure, chapter=None):
        place = server["folder"] / "notebooks" / (chapter.name if chapter else f"{figure}.ipynb")
        nbformat.write(nbformat.read(chapter, 4) if chapter else alone(figure), place)
        page = browser.new_page(viewport={"width": 1400, "height": 1000})
        opened.append(Lab(page, server, place, figure))
        opened[-1].open()
        return opened[-1]

    yield open_notebook
    for each in opened:
        each.page.screenshot(path=SEEN_LAST / f"{each.place.stem}.png")
        each.shut_down()
        each.page.close()
