"""The example of docs/adding-an-option.md works when it is followed in a copy of the repository."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.sim.options.test_rule_set_added import NEEDED, ROOT, copy_to, run

DOC = (ROOT / "docs" / "adding-an-option.md").read_text(encoding="utf-8")
SCENARIOS = "tests/rules/road-rules.txt"


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Return a copy of the repository with the example's diff in it, and the index made anew."""
    folder = tmp_path_factory.mktemp("option") / "wildhand"
    copy_to(folder, (*NEEDED, SCENARIOS))
    diffs = re.findall(r"```diff\n(.*?)```", DOC, re.S)
    assert len(diffs) == 1
    done = subprocess.run(
        ["git", "apply", "-"], cwd=folder, input=diffs[0], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    stale = run(folder, "index", "--check")
    assert stale.returncode == 1 and "option_names.py is stale" in stale.stderr
    made = run(folder, "index")
    assert made.returncode == 0, made.stderr
    return folder


def test_the_index_is_up_to_date_after_one_call(copy: Path) -> None:
    assert run(copy, "index", "--check").returncode == 0


def test_its_scenario_and_all_others_of_the_file_hold(copy: Path) -> None:
    done = run(copy, "scenario", SCENARIOS)
    assert done.returncode == 0 and "draw=three" in (copy / SCENARIOS).read_text(), done.stdout


def test_a_contradicting_option_is_reported(copy: Path) -> None:
    (copy / "wrong.txt").write_text(
        "scenario x\nrules official draw=three drawn=keep\n--\n0 draw\n"
    )
    done = run(copy, "scenario", "wrong.txt")
    assert "draw=three and drawn=keep contradict each other: Who draws" in done.stderr


def test_the_soak_finds_nothing_wrong_in_hands_with_it(copy: Path) -> None:
    hands = ("--rules", "official", "--option", "draw=three", "--players", "2-5", "--hands", "5")
    done = run(copy, "soak", *hands)
    assert done.returncode == 0, done.stdout + done.stderr


def test_menus_and_docs_contain_it(copy: Path) -> None:
    assert 'b"up to three"' in (copy / "engine" / "own" / "words.py").read_text()
    page = (copy / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    assert "`three` up to three" in page
    mixes = (copy / "docs" / "own-rules.md").read_text(encoding="utf-8")
    assert "`draw=three` | `drawn=keep`" in mixes
