"""The training loop, with progress, checkpoints and early stop, and what translators need.

Importing this package imports torch. No file it reads or writes is pickled.
"""

from importlib import import_module

from attnlib._extras import needs

with needs(__name__, "training"):
    import_module("torch")
    import_module("safetensors")
    import_module("tqdm")

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
