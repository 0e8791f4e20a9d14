"""What the written pages say is true: code runs, numbers are computed, tables equal the disk."""

import doctest
import importlib
import re
import tomllib
from pathlib import Path

import nbformat
import numpy as np
import pytest
import torch
import yaml
from attnbook.heads import chapters
from attnbook.transformations import SIGNS
from listing import notebooks

import attnlib.nn
import attnlib.scaling
from attnlib.exercises import names
from benchmarks.transformations.functions import FUNCTIONS
from benchmarks.transformations.judge import MARKS

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
BOOK = ROOT / "book"
CONTRIBUTING = [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PAGES = [README, *CONTRIBUTING, *sorted(BOOK.glob("*.md"))]
CODE = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?:e-?\d+)?(?![\w])")


def label(path):
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize(
    "path", [path for path in PAGES if CODE.search(path.read_text("utf8"))], ids=label
)
def test_the_code_on_the_page_runs_and_gives_what_it_shows(path):
    code = "\n".join(CODE.findall(path.read_text("utf8")))
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    examples = doctest.DocTestParser().get_doctest(code, {}, label(path), str(path), 0)
    report = []
    result = doctest.DocTestRunner(optionflags=flags).run(examples, out=report.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(report)


def test_the_readme_has_a_picture_of_the_book_that_is_small_and_described():
    pictures = re.findall(r'<img src="([^"]+)"[^>]* alt="([^"]+)"', README.read_text("utf8"))
    assert len(pictures) == 1
    source, alt = pictures[0]
    assert 10_000 < (ROOT / source).stat().st_size <= 150_000
    assert len(alt.split()) >= 8


def errata_sections():
    text = (BOOK / "errata.md").read_text("utf8")
    return {part.splitlines()[0]: part for part in text.split("\n## ")[1:]}


@pytest.mark.parametrize("title", errata_sections())
def test_every_number_in_the_errata_comes_from_the_code_beside_it(title):
    section = errata_sections()[title]
    code = "\n".join(CODE.findall(section))
    prose = re.sub(r"\(table \d+\)|\$.*?\$|`.*?`", "", FENCE.sub("", section))
    lost = [n for n in NUMBER.findall(prose) if float(n) not in map(float, NUMBER.findall(code))]
    assert not lost


def test_the_errata_state_what_is_computed_here_by_other_means():
    sections = errata_sections()
    total = 416 + 2 / 2.5 * 100 + 0.5 / 2.5 * 150
    b, c = np.exp([2.0, 0.5]) / np.exp([2.0, 0.5]).sum()
    coins = sections["The borrowed coins"]
    assert f"it is {total:.0f}." in coins
    assert f"{b:.4f} and\n{c:.4f} and the total is {416 + 100 * b + 150 * c:.1f}" in coins
    assert f"is {34.81 - 33.30:.2f} points" in sections["BLEU 34.81, not 34.18"]
    vanishing = sections["The gradient of softmax does vanish"]
    for gap in (10, 20):
        p = 1 / (1 + np.exp(gap))
        assert f"{gap} leaves {p * (1 - p):.2g}" in vanishing
    spread = (
        np.random.default_rng(0).standard_normal((2, 20000, 512)).prod(axis=0).sum(axis=1).std()
    )
    assert spread == pytest.approx(22.6, rel=0.02)


def error_rows():
    text = (BOOK / "errors.md").read_text("utf8")
    return re.findall(r"^`(.+)`\n: .+ For example `(.+)`\.$", text, re.MULTILINE)


@pytest.mark.parametrize(("message", "line"), error_rows())
def test_each_line_on_the_page_of_errors_gives_its_message(message, line):
    known = {
        "np": np,
        "torch": torch,
        "attnlib": attnlib,
        "attention": attnlib.scaling.scaled_dot_product_attention,
        "sdpa": torch.nn.functional.scaled_dot_product_attention,
        "layer": torch.nn.MultiheadAttention(8, 2, batch_first=True),
        "w": torch.ones(3, requires_grad=True),
        **{name: torch.ones(2, n, 8) for name, n in {"q": 5, "k": 7, "v": 7}.items()},
    }
    with pytest.raises(Exception, match=re.escape(message)):  # a warning is an error here
        exec(line, known)


def test_the_page_of_errors_has_messages_enough():
    assert len(error_rows()) >= 30


def test_the_page_of_bugs_has_each_bug_from_the_wild():
    page = (BOOK / "bugs.md").read_text("utf8")
    listed = set(re.findall(r"\*Exercise\*\s`(.+?)`", page))
    asked = set()
    for path in notebooks("chapter"):
        cells = nbformat.read(path, as_version=4).cells
        begun = [i for i, cell in enumerate(cells) if "(a bug from the wild)" in cell.source]
        code = [next(c.source for c in cells[i:] if c.cell_type == "code") for i in begun]
        asked |= {re.search(r'check\("(.+?)"', each)[1] for each in code}
        link = [
            re.search(r"\(a bug from the wild\).*?\((https://.+?)\)", cells[i].source, re.DOTALL)[1]
            for i in begun
        ]
        assert all(each in page for each in link)
    assert listed == asked, "book/bugs.md has a part for each, and no other"


def test_the_chapters_are_numbered_in_an_order_that_works():
    stems = [path.stem for path in notebooks("chapter")]
    assert [stem[:2] for stem in stems] == [f"{i + 1:02d}" for i in range(len(stems))]
    assert [chapter.file for chapter in chapters().values()] == stems, "run `make minutes`"
    assert all(need < chapter.number for chapter in chapters().values() for need in chapter.needs)


def chapter_numbers():
    return {path.stem[3:]: path.stem[:2] for path in notebooks("chapter")}


def test_wherever_a_chapter_has_its_number_and_its_name_both_are_the_tables():
    numbers = chapter_numbers()
    sources = [*(ROOT / "attnlib").rglob("*.py"), *notebooks(), *PAGES]
    named = re.compile(
        rf"\b[Cc]hapter (\d\d),\s+({'|'.join(numbers)})\b|\[(?:chapter )?(\d\d)\]\(\d\d_(\w+)\.ipynb\)"
    )
    mentions = [
        (path.name, number or linked, name or target)
        for path in sources
        for number, name, linked, target in named.findall(path.read_text("utf8"))
    ]
    assert len(mentions) > 50
    assert [found for found in mentions if numbers[found[2]] != found[1]] == []


def toc_files():
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text("utf8"))
    pending = [entry for part in toc["parts"] for entry in part["chapters"]]
    files = [toc["root"]]
    while pending:
        entry = pending.pop()
        files += [entry["file"]] if "file" in entry else []
        files += [
            path.with_suffix("").relative_to(ROOT).as_posix()
            for path in ROOT.glob(entry.get("glob", "nothing"))
        ]
        pending += entry.get("sections", ())
    return files


def test_the_table_of_contents_lists_every_page_once():
    # How the page's numpy was built and tested is told beside it, and is no page of the book.
    on_disk = [
        *BOOK.glob("*.md"),
        *(BOOK / "api").glob("*.md"),
        *notebooks(),
    ]
    assert sorted(toc_files()) == sorted(
        path.with_suffix("").relative_to(ROOT).as_posix() for path in on_disk
    )


def questions():
    """Return how many questions named Predict each chapter asks."""
    texts = {p.stem[3:]: p.read_text("utf8") for p in notebooks("chapter")}
    return {name: len(re.findall(r"> \*\*Predict \d", text)) for name, text in texts.items()}


def test_the_plans_for_teachers_name_what_the_chapters_have():
    text, asked = (BOOK / "teachers.md").read_text("utf8"), questions()
    words = ["two", "three", "four", "five", "six", "seven", "eight"]
    low, high = (words[n - 2] for n in (min(asked.values()), max(asked.values())))
    assert f"Each chapter stops {low} to {high} times" in text
    rows = [line for line in text.splitlines() if line.startswith("|") and "{chapter}" in line]
    for row in rows:
        for name, rest in re.findall(r"\{chapter\}`(\w+)`([^{]*)", row):
            mentions = re.findall(r"Predict ([\d, and]+)", row if row.count("{ch") == 1 else rest)
            numbers = [int(n) for n in re.findall(r"\d", " ".join(mentions))]
            assert max(numbers, default=0) <= asked[name], row
            assert "all three" not in row or asked[name] == 3, row
    assert len(rows) >= 3 + 6 + 13
    exercises = re.findall(r"`(\w+\.\w+)`", "\n".join(rows))
    assert set(exercises) <= set(names()), set(exercises) - set(names())


def test_the_teachers_page_tells_which_chapters_have_sheets():
    path = ROOT / "attnlib" / "exercises" / "sheets.toml"
    sheets = {name.partition(".")[0] for name in tomllib.loads(path.read_text("utf8"))}
    text = (BOOK / "teachers.md").read_text("utf8")
    (listed,) = re.findall(r"Chapters (.+) have such", text)
    spans = [re.findall(r"\d+", part) for part in listed.split(" and ")]
    shown = {
        f"{n:02d}"
        for first, *last in spans
        for n in range(int(first), int((last or [first])[0]) + 1)
    }
    assert shown | {"01"} == {chapter_numbers()[name] for name in sheets}


def test_every_function_that_the_pages_name_exists():
    text = "\n".join(path.read_text("utf8") for path in PAGES)
    named = set(re.findall(r"(?<!/)\battnlib\.[a-z_]+\.\w+", text))  # no address
    assert named
    for name in named:
        module, _, attribute = name.rpartition(".")
        path = ROOT / name.replace(".", "/")
        is_file = path.exists() or path.with_suffix(".py").exists()
        assert is_file or hasattr(importlib.import_module(module), attribute), name


def test_every_path_and_link_of_the_contributors_pages_leads_somewhere():
    for page in CONTRIBUTING:
        text = page.read_text("utf8")
        named = re.findall(r"`((?:attnlib|book|tests|tools|benchmarks|notebooks)/[\w./]*)`", text)
        paths = [ROOT / path for path in named if not re.search("NAME|CHAPTER|PART", path)]
        paths += [page.parent / link for link in re.findall(r"\]\((?!https)([^)#]+)", text)]
        assert paths
        assert [str(path) for path in paths if not path.exists()] == [], page.name


def test_the_version_stands_equal_everywhere():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]["version"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf8"))
    assert citation["version"] == version == importlib.import_module("attnlib").__version__
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text("utf8")


def test_the_address_stands_equal_everywhere():
    home = yaml.safe_load((ROOT / "_config.yml").read_text("utf8"))["repository"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf8"))
    assert citation["repository-code"] == home["url"]
    assert f"git+{home['url']}@{home['branch']}" in README.read_text("utf8")
    owner, name = home["url"].split("/")[3:]
    assert f"https://{owner.lower()}.github.io/{name}/" in README.read_text("utf8")
    clone = f"$ git clone {home['url']}\n$ cd {name}\n"
    assert clone in (BOOK / "how-to-read.md").read_text("utf8")


def test_glossary_terms_are_in_order_and_name_a_chapter():
    text = (BOOK / "glossary.md").read_text("utf8")
    entries = re.findall(r"^(\S.*)\n  (.+(?:\n  .+)*)", text, re.MULTILINE)
    terms = [re.sub(r"\\text|[${}]", "", term).lower() for term, _ in entries]
    assert terms == sorted(terms)
    assert len(terms) >= 30
    assert [term for term, meaning in entries if "{chapter}" not in meaning] == []


def test_the_page_of_every_way_to_call_shows_every_function_and_the_layers():
    page = (BOOK / "transformations.md").read_text("utf8")
    shown = set(re.findall(r"^```\{transformations\} (.+)$", page, re.MULTILINE))
    assert shown == {*FUNCTIONS, "MultiHeadAttention", "functions", "layers", "machine"}
    assert "- file: book/transformations\n" in (ROOT / "_toc.yml").read_text("utf8")
    for status in MARKS:
        assert f"| {SIGNS[status]} |" in page
