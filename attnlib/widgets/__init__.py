"""Live figures: widgets that compute and draw in the browser.

The same source runs in Jupyter, in Colab and in the static book without a
kernel. The widgets load on first use, since they need anywidget
(``pip install attnlib[figures]``).
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from attnlib._extras import missing

if TYPE_CHECKING:
    from attnlib.widgets.alignment import AlignmentExplorer as AlignmentExplorer
    from attnlib.widgets.efficient import TilesFilm as TilesFilm
    from attnlib.widgets.encoder_translator import TranslatorExplorer as TranslatorExplorer
    from attnlib.widgets.induction import BreakAHead as BreakAHead
    from attnlib.widgets.lookup import LookupExplorer as LookupExplorer
    from attnlib.widgets.masking import MaskExplorer as MaskExplorer
    from attnlib.widgets.memory import MemoryExplorer as MemoryExplorer
    from attnlib.widgets.mixing import MixingExplorer as MixingExplorer
    from attnlib.widgets.multihead import HeadsExplorer as HeadsExplorer
    from attnlib.widgets.multihead_split import SplitHeads as SplitHeads
    from attnlib.widgets.position import PositionExplorer as PositionExplorer
    from attnlib.widgets.pretrained import SentenceZoom as SentenceZoom
    from attnlib.widgets.pretrained_patch import PatchExplorer as PatchExplorer
    from attnlib.widgets.projection import ProjectionExplorer as ProjectionExplorer
    from attnlib.widgets.projection_steps import ProjectionSteps as ProjectionSteps
    from attnlib.widgets.scaling import ScalingExplorer as ScalingExplorer
    from attnlib.widgets.similarity import SimilarityExplorer as SimilarityExplorer
    from attnlib.widgets.today import WriterExplorer as WriterExplorer

_HOME = {
    "AlignmentExplorer": "alignment",
    "BreakAHead": "induction",
    "HeadsExplorer": "multihead",
    "LookupExplorer": "lookup",
    "MaskExplorer": "masking",
    "MemoryExplorer": "memory",
    "MixingExplorer": "mixing",
    "PatchExplorer": "pretrained_patch",
    "PositionExplorer": "position",
    "ProjectionExplorer": "projection",
    "ProjectionSteps": "projection_steps",
    "ScalingExplorer": "scaling",
    "SentenceZoom": "pretrained",
    "SimilarityExplorer": "similarity",
    "SplitHeads": "multihead_split",
    "TilesFilm": "efficient",
    "TranslatorExplorer": "encoder_translator",
    "WriterExplorer": "today",
}
__all__ = [*_HOME]

# Found, not imported: that takes longer than all else here.
if find_spec("anywidget") is None:
    raise missing(__name__, "anywidget", "figures")


def __getattr__(name: str) -> Any:
    if name in _HOME:
        return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__]
