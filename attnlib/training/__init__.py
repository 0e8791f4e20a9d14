"""The training loop, with progress, checkpoints and early stop, and what translators need.

Importing this package imports torch. No file it reads or writes is pickled.
"""

from attnlib.training._batches import Batches
from attnlib.training._loop import fit
from attnlib.training._run import History
from attnlib.training._translation import Translation, forced_weights, translate, translation_loss

__all__ = [
    "Batches",
    "History",
    "Translation",
    "fit",
    "forced_weights",
    "translate",
    "translation_loss",
]
