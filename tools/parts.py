"""How the data of figures with stored sentences are cut, so that a figure opens with little of them."""

import json
from pathlib import Path
from typing import Any

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


def write(files: dict[str, Any]) -> None:
    """Write the files, a line for each sentence and word, so that changes stay small."""
    for name, content in files.items():
        text = json.dumps(content, separators=(",", ":"))
        for begin in ('{"word":', '{"text":', '{"weights":'):
            text = text.replace(begin, "\n" + begin)
        (WIDGETS / name).write_text(text + "\n", "utf8")
        print(f"{name}: {(WIDGETS / name).stat().st_size} bytes")
