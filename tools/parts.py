"""What the makers of figures' data share: which model it is, numbers as text, and how files are written."""

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
