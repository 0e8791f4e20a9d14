"""The book's own translators: small enough to travel with the package, and how they were made.

``make weights`` trains them (``tools/weights.py`` has the recipes). A file holds half-precision
tensors and, in its header, the words of both languages and the record of the training.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attnlib._extras import needs

if TYPE_CHECKING:
    from attnlib.corpora import Vocabulary
    from attnlib.nn import SequenceToSequence

__all__ = ["load_controls", "load_length_curve", "load_translator", "translator_record"]

FOLDER = Path(__file__).parents[1] / "weights"
CURVE = FOLDER / "length_curve.json"
CONTROLS = FOLDER / "controls.json"


def load_translator(name: str) -> tuple[SequenceToSequence, Vocabulary, Vocabulary]:
    """Return a translator from French to English that was trained beforehand, and its words.

    Parameters
    ----------
    name : str
        ``"no_attention"``, ``"additive"`` or ``"dot"``: the recurrent ones of chapter 02. The
        error for any other name lists all there are.

    Returns
    -------
    model : attnlib.nn.SequenceToSequence
        In eval mode, float32, on the CPU.
    source_words, target_words : Vocabulary
        Those that it was trained with.

    Notes
    -----
    Used in chapters 02 and 09. The numbers are stored in half precision and are exactly these
    in float32, in the scores that the record names and in the book's figures.

    Examples
    --------
    >>> from attnlib.pretrained import load_translator
    >>> from attnlib.training import translate
    >>> model, french, english = load_translator("additive")
    >>> translate(model, [("je", "suis", "étudiant")], french, english)[0].tokens
    ('I', 'am', 'a', 'student')
    """
    with needs("attnlib.pretrained.load_translator", "pretrained"):
        from safetensors.torch import load_file

    from attnlib import corpora, nn

    record = translator_record(name)
    source_words, target_words = map(corpora.Vocabulary, record["words"])
    kind = {"RecurrentSeq2Seq": nn.RecurrentSeq2Seq, "Transformer": nn.Transformer}[record["class"]]
    model = kind(len(source_words), len(target_words), **record["options"])
    tensors = load_file(_path(name))
    model.load_state_dict({key: tensor.float() for key, tensor in tensors.items()})
    return model.eval(), source_words, target_words


def translator_record(name: str) -> dict[str, Any]:
    """Tell how a translator was trained, and how well it translates.

    Parameters
    ----------
    name : str
        As for :func:`load_translator`.

    Returns
    -------
    dict
        The model's ``class`` and ``options``, the ``words`` of both languages (the special
        tokens left out), the ``recipe`` (data, seed, steps and the rest), the ``scores`` on
        held-out sentences, and what was ``measured`` on the way: seconds, machine, versions.

    Examples
    --------
    >>> from attnlib.pretrained import translator_record
    >>> translator_record("dot")["options"]["attention"]
    'dot'
    """
    with needs("attnlib.pretrained.translator_record", "pretrained"):
        from safetensors import safe_open

    with safe_open(_path(name), framework="numpy") as file:
        record: dict[str, Any] = json.loads(file.metadata()["attnlib"])
    return record


def load_length_curve() -> dict[str, Any]:
    """Return how well translators do by the length of the sentence, each trained with five seeds.

    Returns
    -------
    dict
        ``lengths``: the fewest and most tokens of each part of the held-out sentences;
        ``curves``: for each kind of model a list with an entry for each seed, in which ``bleu``
        and ``exact`` (the share of sentences without a mistake) have one number for each
        length; ``recipe`` and ``measured``, as in :func:`translator_record`.

    Examples
    --------
    >>> from attnlib.pretrained import load_length_curve
    >>> load_length_curve()["lengths"][0]
    [3, 6]
    """
    curve: dict[str, Any] = json.loads(CURVE.read_text("utf8"))
    return curve


def load_controls() -> dict[str, Any]:
    """Return the scores of the controls: trainings that differ from another in one thing.

    Returns
    -------
    dict
        ``translators``: for each control its ``recipe`` and its ``runs``, one for each seed, with
        the scores of :func:`load_length_curve` and ``said_right``, which chapter 02 defines;
        ``parts``: for each set of parts that the translator of chapter 09 was trained without its
        runs, with the ``loss`` in nats per word and how many held-out sentences are ``exact``;
        ``blocks``: for each row of chapter 09's table the last losses of three seeds;
        ``heads``: for each split of chapter 10's questions, by order of removal, how many stay
        right and the mean loss, after as many removals as the chapter says;
        ``measured``, as in :func:`translator_record`.

    Examples
    --------
    >>> from attnlib.pretrained import load_controls
    >>> load_controls()["translators"]["one vector"]["runs"][0]["seed"]
    0
    """
    controls: dict[str, Any] = json.loads(CONTROLS.read_text("utf8"))
    return controls


def write_translator(path: Path, model: SequenceToSequence, record: Mapping[str, Any]) -> None:
    """Store a model, whose numbers must be those of half precision already, with its record."""
    import torch
    from safetensors.torch import save_file

    tensors = {name: tensor.half().contiguous() for name, tensor in model.state_dict().items()}
    for name, tensor in model.state_dict().items():
        if not torch.equal(tensors[name].float(), tensor):
            raise ValueError(f"{name} must be rounded to half precision before it is scored.")
    save_file(tensors, path, metadata={"attnlib": json.dumps(record, ensure_ascii=False)})


def _path(name: str) -> Path:
    known = sorted(path.stem for path in FOLDER.glob("*.safetensors") if path.stem != "induction")
    if name not in known:
        raise ValueError(f"name must be one of {', '.join(known)}; got {name!r}.")
    return FOLDER / f"{name}.safetensors"
