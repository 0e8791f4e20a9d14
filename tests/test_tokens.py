"""The book's colours: every pair can be read on paper and tint, and told apart, in both themes."""

import itertools
import re
from pathlib import Path

import numpy as np
import pytest

TOKENS = Path(__file__).resolve().parents[1] / "attnlib" / "tokens.css"
ROLES = ["query", "key", "value", "weight", "output"]
# Linear RGB as dichromats see it: Machado, Oliveira and Fernandes 2009, severity 1.
SEEN = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
FARTHEST = {"normal": 0.155, "protan": 0.1, "deutan": 0.095, "tritan": 0.075}
TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
TO_LAB = np.array(
    [
        [0.2104542553, 0.793617785, -0.0040720468],
        [1.9779984951, -2.428592205, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.808675766],
    ]
)


def colours(theme):
    found = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", TOKENS.read_text("utf8"))
    return {name: linear(pair[theme]) for name, *pair in found}


def linear(colour):
    parts = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def contrast(a, b):
    bright, dark = sorted((float(c @ [0.2126, 0.7152, 0.0722]) for c in (a, b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def oklab(colour):
    return TO_LAB @ np.cbrt(TO_LMS @ np.clip(colour, 0, 1))


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_texts_and_roles_can_be_read_on_paper_and_tint(theme):
    seen = colours(theme)
    for ground, name in itertools.product(("paper", "tint"), [*ROLES, "ink", "soft"]):
        assert contrast(seen[name], seen[ground]) >= 4.5, f"{name} on {ground}"
    for ground in ("paper", "tint"):
        assert contrast(seen["edge"], seen[ground]) >= 3


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("eye", SEEN)
def test_every_two_roles_can_be_told_apart(theme, eye):
    seen = {name: oklab(SEEN[eye] @ colours(theme)[name]) for name in ROLES}
    for a, b in itertools.combinations(ROLES, 2):
        assert np.linalg.norm(seen[a] - seen[b]) >= FARTHEST[eye], f"{a} and {b} for {eye}"


def test_colours_stand_nowhere_else():
    root = TOKENS.parents[1]
    sheets = [path for path in (root / "book" / "style").glob("*.css") if path.stem != "print"]
    assert len(sheets) > 5
    for sheet in sheets:
        text = re.sub(r"url\([^)]*\)|/\*.*?\*/", "", sheet.read_text("utf8"), flags=re.DOTALL)
        assert re.findall(r"#[0-9a-fA-F]{3,8}\b", text) == [], sheet.name
