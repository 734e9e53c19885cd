"""The example of docs/own-rules.md works when it is followed in a copy of the repository."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
DOC = (ROOT / "docs" / "own-rules.md").read_text(encoding="utf-8")
NEEDED = (
    *"engine hal lab lib sim tools docs".split(),
    *"README.md CONTRIBUTING.md LICENSE code.py boot.py".split(),
)
PROPERTIES = ("tests/properties", "pyproject.toml")


def block(beginning: str) -> str:
    """Return the text of the one code block of the document that begins so."""
    found = [
        text for text in re.findall(r"```\w*\n(.*?)```", DOC, re.S) if text.startswith(beginning)
    ]
    assert len(found) == 1, f"{len(found)} blocks begin with {beginning!r}"
    return found[0]


def copy_to(folder: Path, names: Iterable[str]) -> None:
    """Copy files and folders of the repository."""
    for name in names:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)


def properties(folder: Path, which: str) -> str:
    """Play the properties with these words in a copy of the repository; return what is printed."""
    settings = folder / "tests" / "conftest.py"
    if not settings.exists():
        settings.write_text(f"import sys\nsys.path += [{str(folder)!r}]\n")
    pytest_here = Path(sys.executable).with_name("pytest")
    argv = [pytest_here, "-q", "tests/properties/test_hands.py", "-k", which]
    done = subprocess.run(argv, cwd=folder, capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Return a copy of the repository with the example's file in it, and the index made anew."""
    folder = tmp_path_factory.mktemp("own") / "wildhand"
    copy_to(folder, (*NEEDED, *PROPERTIES))
    file = folder / "engine" / "rulesets" / "quick" / "quick_fire.py"
    file.write_text(block('"""For the impatient'))
    (folder / "quick-fire.txt").write_text(block("scenario Five cards each"))
    done = run(folder, "index")
    assert done.returncode == 0, done.stderr
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m sim` in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "sim", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_the_index_knows_it_and_is_not_stale(copy):
    assert run(copy, "index", "--check").returncode == 0
    names = (copy / "engine" / "rulesets" / "index_generated.py").read_text()
    assert '"quick-fire"' in names and '"Five cards, jump in, who can play must"' in names


def test_it_is_last_in_the_list_so_that_saved_matches_keep_theirs(copy):
    index: dict[str, tuple[str, ...]] = {}
    exec((copy / "engine" / "rulesets" / "index_generated.py").read_text(), index)
    assert index["NAMES"][-1] == "quick-fire"


def test_the_tables_of_the_docs_have_it(copy):
    page = (copy / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    assert "| 2–8 | Five cards, jump in, who can play must | combo: `cards=5`" in page


def test_its_page_is_begun_and_says_what_differs(copy):
    page = (copy / "docs" / "rules" / "quick-fire.md").read_text(encoding="utf-8")
    assert "[combo](combo.md) with other options. For two to eight players." in page
    for change in ("`cards=5`", "`jump=exact`", "`must_play=1`"):
        assert change in page
    program = "from tools.assets.rules import rules_text as r; print(r().decode())"
    done = subprocess.run([sys.executable, "-c", program], cwd=copy, capture_output=True, text=True)
    assert "=What differs\nFive cards, jump in, who can play must.\n=The aim" in done.stdout


def test_a_page_that_somebody_wrote_stays(copy):
    page = copy / "docs" / "rules" / "quick-fire.md"
    before = page.read_text(encoding="utf-8")
    page.write_text(before.replace("Quick fire", "In a hurry"), encoding="utf-8")
    done = run(copy, "index")
    assert done.returncode == 0
    assert re.search(r"^bytes left for options: \d+; free in the state", done.stdout, re.M)
    assert page.read_text(encoding="utf-8").startswith("# In a hurry")


def test_its_scenarios_hold(copy):
    done = run(copy, "scenario", "quick-fire.txt")
    assert done.stdout.strip().endswith("4 passed, 0 failed"), done.stdout + done.stderr
    assert done.returncode == 0


def test_its_options_are_its_own_and_its_parents(copy):
    program = "from engine.rulesets import options_of as o; q, c = o('quick-fire'), o('combo'); "
    program += "print(*sorted(f'{k}={q[k]}' for k in q if q[k] != c[k]))"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=copy, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.split() == ["cards=5", "jump=exact", "must_play=1"], done.stderr


def test_the_properties_hold_for_it(copy):
    assert "1 passed" in properties(copy, "rule_set and quick-fire")


def test_bots_play_a_hand_of_it_on_the_screen(copy):
    arguments = (
        "--headless",
        "--bots",
        "4",
        "--rules",
        "quick-fire",
        "--seed",
        "7",
        "--shot",
        "end.png",
    )
    done = run(copy, "play", *arguments)
    assert done.returncode == 0, done.stderr
    assert (copy / "end.png").stat().st_size > 0
    assert re.search(r"^\w+ won the hand, \d+ points\nend.png: the last picture\n$", done.stdout)


@pytest.mark.parametrize("line", block("python -m sim: my-report.txt:2").splitlines())
def test_each_error_in_the_document_is_printed_as_it_stands_there(copy, line):
    options = " ".join(re.findall(r"\w+=\w+", line))
    (copy / "my-report.txt").write_text(f"scenario x\nrules official {options}\n--\n0 draw\n")
    done = run(copy, "scenario", "my-report.txt")
    assert (done.returncode, done.stderr) == (2, line + "\n")
