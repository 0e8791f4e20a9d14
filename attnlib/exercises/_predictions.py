"""What a notebook saved from the page holds of its reader's predictions: no code of it is run."""

import json
from pathlib import Path
from typing import NamedTuple

PREDICTED = ("right", "wrong", "not decided")
"""The verdicts on a prediction."""


class Prediction(NamedTuple):
    """One prediction of a chapter: which choice is right, which was made, and in what words."""

    question: str
    right: str
    chosen: str
    words: str

    @property
    def verdict(self) -> str:
        """One of ``PREDICTED``."""
        right, wrong, undecided = PREDICTED
        return undecided if not self.chosen else right if self.chosen == self.right else wrong

    @property
    def mistake(self) -> str:
        """The wrong choice with its words, or nothing."""
        return f"{self.chosen}. {self.words}" if self.verdict == "wrong" else ""


def read_predictions(path: Path) -> list[Prediction]:
    """Return the predictions that the page put into a notebook; one from elsewhere has none."""
    notebook = json.loads(path.read_text("utf-8-sig"))
    saved = notebook.get("metadata", {}).get("attnlib")
    if saved is None:
        return []
    try:
        return [
            Prediction(
                f"{saved['chapter']}, {one['question']}",
                *(str(one[key] or "") for key in ("right", "chosen", "words")),
            )
            for one in saved["predictions"]
        ]
    except (KeyError, TypeError) as error:
        raise ValueError(
            f"{path} holds predictions that the page did not write: {type(error).__name__}: {error}"
        ) from error
