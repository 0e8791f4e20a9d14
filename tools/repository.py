"""Give the repository another address: ``repository.py --url URL --branch BRANCH``.

``_config.yml`` is the address's one home. This writes it there and wherever else it must stand:
the notebooks' badges and install cells, the README, how to read, for teachers, and the citation.
"""

import argparse
import re
import sys
from pathlib import Path

import nbformat
from listing import label, notebooks

from notebooks import ROOT, address, spread

COPIES = ("_config.yml", "README.md", "book/how-to-read.md", "book/teachers.md", "CITATION.cff")
FORM = re.compile(r"https://[\w.-]+/[\w.-]+/[\w.-]+")


def forms(url: str, branch: str) -> list[str]:
    """Return how a page may name a repository: for pip, in Colab, as a published book, and by its address."""
    owner, name = url.split("/")[3:]
    colab = f"/github/{owner}/{name}/blob/{branch}/"
    return [f"{url}@{branch}", colab, f"https://{owner.lower()}.github.io/{name}/", url]


def replaced(text: str, old: tuple[str, str], new: tuple[str, str]) -> str:
    """Return a page's text with the new address, branch and folder name."""
    folder = [url.rpartition("/")[2] for url in (old[0], new[0])]
    for before, after in zip(forms(*old), forms(*new), strict=True):
        text = text.replace(before, after)
    text = re.sub(rf"^( *branch:) {re.escape(old[1])}\b", rf"\1 {new[1]}", text, flags=re.MULTILINE)
    return text.replace(f"$ cd {folder[0]}\n", f"$ cd {folder[1]}\n")


def rewrite(path: Path, new: str) -> None:
    """Store a text where it differs, and say so."""
    if new != path.read_text("utf8"):
        path.write_text(new, "utf8")
        print(path.relative_to(ROOT))


def main() -> None:
    """Write the address and the branch that the command line names; print which files changed."""
    old = address()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--url", help=f"such as https://github.com/you/fork; now {old[0]}")
    parser.add_argument("--branch", help=f"a branch or a tag that exists there; now {old[1]}")
    options = parser.parse_args()
    url = (options.url or old[0]).removesuffix(".git").rstrip("/")
    if not FORM.fullmatch(url):
        sys.exit(f"attnlib: URL must be such as https://github.com/you/fork; got {options.url!r}.")
    new = (url, options.branch or old[1])
    for name in COPIES:
        rewrite(ROOT / name, replaced((ROOT / name).read_text("utf8"), old, new))
    for path in notebooks():
        notebook = nbformat.read(path, as_version=4)
        spread(notebook, label(path))
        rewrite(path, nbformat.writes(notebook) + "\n")


if __name__ == "__main__":
    main()
