"""What is imported, and by whom: attnlib stays light, and rooms keep to themselves."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import attnlib.widgets
from attnlib._extras import BRINGS

ROOT = Path(__file__).resolve().parents[1]
HEAVY = ["torch", "matplotlib", "cupy", "anywidget", "ipywidgets", "scipy", "sklearn"]


def _run(code):
    return subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout


def test_import_loads_no_heavy_module():
    code = f"import sys, attnlib; print([m for m in {HEAVY} if m in sys.modules])"
    assert _run(code).strip() == "[]"


def test_the_numpy_mechanisms_do_not_load_torch():
    code = (
        "import sys, numpy as np\n"
        f"from attnlib import {', '.join(MECHANISMS)}\n"
        "x = np.eye(3)\n"
        "scaling.scaled_dot_product_attention(x, x, x, mask=masking.causal_mask(3))\n"
        "efficient.memory_efficient_attention(x, x, x)\n"
        f"print([m for m in {HEAVY} if m in sys.modules])"
    )
    assert _run(code).strip() == "[]"


def test_a_submodule_is_loaded_on_first_use():
    assert _run("import attnlib; print(attnlib.lookup.softmax)").startswith("<function softmax")
    assert set(attnlib.__all__) <= set(dir(attnlib))


@pytest.mark.parametrize("package", [attnlib, attnlib.widgets], ids=lambda p: p.__name__)
def test_checkers_know_every_name_that_a_package_offers(package):
    found = ast.walk(ast.parse(Path(package.__file__).read_text("utf8")))
    imported = [node.names[0] for node in found if isinstance(node, ast.ImportFrom)]
    known = {alias.name for alias in imported if alias.name == alias.asname}
    assert set(package.__all__) - known == set(), "imported NAME as NAME, if TYPE_CHECKING"
    assert known - set(package.__all__) == set(), "which the package does not offer"


def test_an_unknown_name_is_an_attribute_error():
    assert _run("import attnlib; print(hasattr(attnlib, 'nonsense'))").strip() == "False"


MISSING = """
attnlib.plot | matplotlib | figures | import attnlib.plot
attnlib.plot | IPython | figures | from attnlib import plot
attnlib.diagram | matplotlib | figures | from attnlib.diagram import canvas
attnlib.drawings | matplotlib | figures | import attnlib.drawings
attnlib.widgets | anywidget | figures | import attnlib; attnlib.widgets
attnlib.widgets | anywidget | figures | from attnlib.widgets.lookup import LookupExplorer
attnlib.nn | torch | torch | from attnlib.nn import MultiHeadAttention
attnlib.nn | torch | torch | import attnlib.nn.multihead
attnlib.distributed | torch | torch | import attnlib.distributed
attnlib.training | torch | training | from attnlib.training import translate
attnlib.corpora.corpus_bleu | sacrebleu | training | corpora.corpus_bleu([], [])
attnlib.pretrained.word_vectors | safetensors | pretrained | pretrained.word_vectors(['a'])
attnlib.pretrained | tokenizers | pretrained | pretrained.load_tokenizer()
attnlib.pretrained.load_encoder | safetensors | pretrained | pretrained.load_encoder()
attnlib.pretrained.load_encoder | torch | torch | pretrained.load_encoder()
attnlib.pretrained.load_translator | torch | torch | pretrained.load_translator('dot')
attnlib.pretrained.load_translator | safetensors | pretrained | pretrained.load_translator('dot')
attnlib.pretrained.load_induction | safetensors | pretrained | pretrained.load_induction()
attnlib.pretrained.translator_record | safetensors | pretrained | pretrained.translator_record('dot')
"""


@pytest.mark.parametrize("row", MISSING.strip().splitlines())
def test_what_lacks_a_package_names_the_extra_that_brings_it(row):
    by, package, extra, code = row.split(" | ")
    # Anything stands for torch, which takes seconds to load.
    prepare = f"import sys; sys.modules['torch'] = sys; sys.modules[{package!r}] = None\n"
    if by.count(".") > 1 or "(" in code:
        prepare += f"from attnlib import {code.partition('.')[0]}\n"
    caught = f"try:\n    {code}\nexcept ModuleNotFoundError as error: print(error)"
    assert _run(prepare + caught).strip() == f"{by} needs {package}: pip install 'attnlib[{extra}]'"


def test_extras_bring_what_is_told_of_them():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]
    extras = project["optional-dependencies"]
    assert set(BRINGS) == set(extras) - {"all"}
    for name, packages in BRINGS.items():
        wanted = {re.split(r"[><=]", line)[0] for line in extras[name]}
        assert set(packages) == {"torch" if "[torch]" in line else line for line in wanted}


def test_the_readme_lists_every_extra():
    readme = (ROOT / "README.md").read_text("utf8")
    assert [name for name in (*BRINGS, "all") if f"`[{name}]`" not in readme] == []


def _imported(path):
    """Return the modules that a file imports, as its source names them."""
    for node in ast.walk(ast.parse(path.read_text("utf8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [f"attnlib.{alias.name}" for alias in node.names]
            yield from names if node.module == "attnlib" else [node.module]


@pytest.mark.parametrize(("folder", "other"), [("tools", "benchmarks"), ("benchmarks", "tools")])
def test_tools_and_benchmarks_import_no_tests_and_not_each_other(folder, other):
    strangers = {"tests", other}
    strangers |= {path.stem for home in ("tests", other) for path in (ROOT / home).rglob("*.py")}
    found = {
        (path.name, module)
        for path in (ROOT / folder).glob("*.py")
        for module in _imported(path)
        if module.partition(".")[0] in strangers
    }
    assert found == set()


BELOW = [
    ("_extras", "_hints", "_colors", "_machine"),
    ("_array",),
    ("_checks",),
    ("_core",),
    ("_torch",),
]
ABOVE = [
    ("nn", "plot", "diagram", "corpora", "distributed"),
    ("pretrained", "training", "_own"),
    ("widgets", "exercises", "drawings"),
]
MECHANISMS = sorted(set(attnlib.__all__).difference(*ABOVE))
LEVELS = [*BELOW, MECHANISMS, *ABOVE]
"""The parts of attnlib from the ground up."""


def test_imports_go_down_only():
    level = {part: i for i, parts in enumerate(LEVELS) for part in parts}
    home, found = ROOT / "attnlib", set()
    for path in home.rglob("*.py"):
        part = path.relative_to(home).parts[0].removesuffix(".py")
        if part == "__init__":
            continue
        for module in _imported(path):
            other = module.removeprefix("attnlib.").partition(".")[0]
            if not module.startswith("attnlib.") or other == part:
                continue
            within = part in MECHANISMS and other in MECHANISMS
            # Torch's part is loaded by the functions that meet a tensor.
            late = part == "_array" and other == "_torch"
            if level[other] >= level[part] and not within and not late:
                found.add((str(path.relative_to(home)), module))
    assert found == set()
