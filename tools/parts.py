"""What the makers of figures' data share: which model it is, numbers as text, and how files are cut and written."""

import base64
import json
from pathlib import Path
from typing import Any

import numpy as np

from attnlib import pretrained

MINILM = {
    "model": pretrained.HUB_REPO,
    "revision": pretrained.HUB_REVISION,
    "sha256": pretrained.SHA256,
}
WIDGETS = Path(__file__).resolve().parents[1] / "attnlib" / "widgets"


def cut(figure: str, data: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """Return what each file holds, by its name.

    FIGURE.json has everything but the numbers of the later pairs of sentences, which are called ``names``;
    FIGURE.PAIR.json has those of its two sentences.
    """
    sentences = data["sentences"]
    files = {
        f"{figure}.{i // 2}.json": [{name: s.pop(name) for name in names} for s in two]
        for i in range(2, len(sentences), 2)
        for two in [sentences[i : i + 2]]
    }
    return {f"{figure}.json": data} | files


def coded(numbers: np.ndarray) -> str:
    """Return the bytes of numbers as text."""
    return base64.b64encode(numbers.tobytes()).decode()


def write(files: dict[str, Any], *, indent: int | None = None) -> None:
    """Write the files; without indent, in a line for each sentence and layer, so that changes stay small."""
    for name, content in files.items():
        separators = None if indent else (",", ":")
        text = json.dumps(content, ensure_ascii=False, separators=separators, indent=indent)
        for begin in () if indent else ('{"text":', '{"weights":', '{"query":'):
            text = text.replace(begin, "\n" + begin)
        (WIDGETS / name).write_text(text + "\n", "utf8")
        print(f"{name}: {(WIDGETS / name).stat().st_size} bytes")
