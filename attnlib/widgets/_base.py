"""What all live figures share on the Python side."""

import hashlib
import inspect
import json
from pathlib import Path
from typing import Any

import anywidget
import numpy as np
import traitlets

HERE = Path(__file__).parent
FIGURE_MIME_TYPE = "application/vnd.attnlib.figure+json"
"""A figure in a stored notebook: its name and state, no ids and no JavaScript."""
BUILT = HERE / "built"
"""What `make figures` makes of src: bundles, and static previews."""


def still_name(name: str, state: dict[str, Any]) -> str:
    """Return the file name of a figure's still picture in a state; 1.0 is 1, as JupyterLab writes it."""
    key = hashlib.sha256(json.dumps(_whole(state), sort_keys=True).encode()).hexdigest()
    return f"{name}-{key[:10]}.svg"


def _whole(value: Any) -> Any:
    match value:
        case dict():
            return {key: _whole(each) for key, each in value.items()}
        case list() | tuple():
            return [_whole(each) for each in value]
        case float() if value.is_integer():
            return int(value)
    return value


def _data_files(figure: str) -> list[Path]:
    """Return the files of a figure's data: FIGURE.json, then its parts, FIGURE.PART.json."""
    return [*HERE.glob(f"{figure}.json"), *sorted(HERE.glob(f"{figure}.*.json"))]


class Numbers(traitlets.TraitType):  # type: ignore[type-arg]  # no generic before 5.10
    """A vector or matrix of finite numbers, kept as tuples so that no change goes unseen."""

    def __init__(
        self,
        default_value: Any,
        *,
        ndim: int = 0,
        shape: tuple[int, ...] | None = None,
        most: float = np.inf,
        whole: tuple[int, int] | None = None,
        rows: str = "",
        read_only: bool = False,
    ) -> None:
        usual = None if default_value is None else np.asarray(default_value).tolist()
        super().__init__(_as_tuples(usual), allow_none=usual is None, read_only=read_only)
        self.ndim = ndim or len(shape or ())
        self.shape, self.most, self.whole, self.rows = shape, most, whole, rows

    def validate(self, obj: Any, value: Any) -> tuple[Any, ...]:
        """Return the numbers as tuples, or say what they must be."""
        try:
            array = np.asarray(value, dtype=np.float64)
            valid = array.ndim == self.ndim and array.size > 0 and np.isfinite(array).all()
        except (TypeError, ValueError):
            valid = False
        if not valid:
            kind = ("list", "list of equally long lists")[self.ndim - 1]
            raise self._refused(f"be a {kind} of finite numbers", repr(value))
        numbers: tuple[Any, ...] = _as_tuples(array.tolist())
        if self.whole:
            low, high = self.whole
            if array.shape != self.shape or not np.isin(array, range(low, high + 1)).all():
                raise self._refused(f"hold two whole numbers from {low} to {high}", str(numbers))
        elif self.shape not in (None, array.shape):
            rows = self.rows and f", {self.rows}"
            raise self._refused(f"have the shape {self.shape}{rows}", str(array.shape))
        if np.abs(array).max() > self.most:
            raise self._refused(f"hold no number beyond {self.most:g}", f"{np.abs(array).max():g}")
        return numbers

    def _refused(self, rule: str, got: str) -> traitlets.TraitError:
        return traitlets.TraitError(f"{self.name} must {rule}; got {got}.")


def _as_tuples(numbers: Any) -> Any:
    return tuple(map(_as_tuples, numbers)) if isinstance(numbers, list) else numbers


class Positive(traitlets.Float):  # type: ignore[type-arg]
    """A finite number above 0."""

    def validate(self, obj: Any, value: Any) -> float:
        """Return the number as a float, or say what it must be."""
        try:
            number = float(value)
        except (TypeError, ValueError):
            number = float("nan")
        if isinstance(value, str) or not 0 < number < float("inf"):
            raise traitlets.TraitError(
                f"{self.name} must be a finite number above 0; got {value!r}."
            )
        return number


def _signature(figure: type[Any]) -> inspect.Signature:
    """Return the arguments of a figure that takes all that may be set of its state."""
    traits = {
        name: trait
        for name, trait in vars(figure).items()
        if isinstance(trait, traitlets.TraitType) and not trait.read_only and name[0] != "_"
    }
    kinds = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY
    return inspect.Signature(
        [
            inspect.Parameter(name, kinds[at >= figure._positional], default=trait.default())
            for at, (name, trait) in enumerate(traits.items())
        ]
    )


def _text(file: str) -> str:
    return (HERE / file).read_text(encoding="utf-8")


class LiveFigure(anywidget.AnyWidget):
    """A widget drawn by JavaScript; a subclass names its figure in ``_figure``.

    The traits in its body are its whole state, in the order of its arguments, of which the first
    ``_positional`` need no name: a browser and Python both change them, and what they may be is
    said there. ``_start`` holds what Reset goes back to, in every view.
    """

    _figure: str
    _positional: int = 0
    _start = traitlets.Dict().tag(sync=True)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        if "_figure" in cls.__dict__:
            cls._esm, cls._css = _text(f"built/{cls._figure}.js"), _text("host.css")
        for trait in vars(cls).values():
            if isinstance(trait, traitlets.TraitType):
                trait.tag(sync=True)
        super().__init_subclass__(**kwargs)
        if cls.__init__ is LiveFigure.__init__ and "_figure" in vars(cls):
            cls.__signature__ = _signature(cls)

    def __init__(self, *values: Any, **options: Any) -> None:
        signature = _signature(type(self))
        takes = f"{type(self).__name__} takes {', '.join(signature.parameters)}"
        for name in options:
            if not self.has_trait(name) or self.traits()[name].read_only:
                raise TypeError(f"{takes}; got an option {name!r}.")
        if values:
            try:
                options = signature.bind(*values, **options).arguments
            except TypeError as error:
                raise TypeError(f"{takes}; {error}.") from None
        super().__init__(**options)
        self._start  # noqa: B018  (taken now, where no kernel asked for it)
        self.on_msg(self._answer)

    @traitlets.default("_start")
    def _take_start(self) -> dict[str, Any]:
        return self._state()

    def _answer(self, _: Any, content: Any, buffers: Any) -> None:
        """Send the figure's data, or a part of them, to a page that asks, once a kernel."""
        parts = {path.stem: path for path in _data_files(self._figure)}
        asked = content.get("ask") if isinstance(content, dict) else None
        if asked in parts:
            found = json.loads(parts[asked].read_text(encoding="utf-8"))
            self.send({"data": asked, "content": found})

    @classmethod
    def _state_names(cls) -> list[str]:
        inherited = anywidget.AnyWidget.class_traits(sync=True)
        return sorted(
            name
            for name in cls.class_traits(sync=True)
            if name not in inherited and not name.startswith("_")  # _esm and the like
        )

    def _state(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._state_names()}

    def _ipython_display_(self) -> None:
        """Show the still picture, then the figure: the first stays where no JavaScript runs."""
        from IPython.display import display

        still = BUILT / still_name(self._figure, self._state())
        said = "Still picture of a live figure. Run this cell to move it."
        picture = {"image/svg+xml": still.read_text(encoding="utf-8")} if still.is_file() else {}
        outputs = [
            ({"text/plain": said, **picture}, {"attnlib": "still"}),
            self._repr_mimebundle_(),
        ]
        for data, metadata in outputs:
            display(data, metadata=metadata, raw=True)  # type: ignore[no-untyped-call]

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        figure = {
            "text/plain": repr(self),  # whole: anywidget cuts it after 110 characters
            FIGURE_MIME_TYPE: {"figure": self._figure, "state": self._state()},
        }
        bundle = None if self.comm is None else super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle or ({}, {})
        return {**data, **figure}, metadata
