"""The rules of docs/adding-a-rule.md work when the page is followed in a copy of the repository."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.index.following import follow
from tests.tools.index.test_rule_set_added import NEEDED, ROOT, copy_to, properties, run

SPEC = "engine/spec/"
RULES = ("again", "number_finish", "draw_three")
SCENARIOS = ("tests/rules/shared/own.txt", "tests/rules/shared/core.txt")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Return a copy of the repository in which the page was followed, and the index made anew."""
    folder = tmp_path_factory.mktemp("rules") / "wildhand"
    copy_to(folder, (*NEEDED, "tests", "pyproject.toml"))
    (folder / "node_modules").symlink_to(ROOT / "node_modules")  # has a MicroPython
    written = follow("adding-a-rule.md", folder)
    by_hand = {path for path in written if not path.startswith((SPEC, "tests/rules/"))}
    assert {f"engine/rules/{name}.py" for name in RULES} == by_hand, "each is added in one place"
    assert set(SCENARIOS) < set(written)
    made = run(folder, "index")
    assert made.returncode == 0, made.stderr
    return folder


def test_the_index_is_up_to_date_after_one_call(copy: Path) -> None:
    assert run(copy, "index", "--check").returncode == 0


def test_a_board_can_run_the_rules(copy: Path) -> None:
    done = run(copy, "checks")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("engine", ("python", "micropython"))
def test_their_scenarios_and_all_others_of_the_files_hold(copy: Path, engine: str) -> None:
    on = [] if engine == "python" else ["--vm", engine]
    done = run(copy, "scenario", *on, *SCENARIOS)
    assert done.returncode == 0 and " 0 failed" in done.stdout, done.stdout
    assert all(f"{name}=" in (copy / SCENARIOS[0]).read_text() for name in RULES[:2])


def test_a_player_is_told_the_reason_in_the_words_of_the_rule(copy: Path) -> None:
    text = (copy / "lib" / "ui" / "table" / "refusals.py").read_text()
    assert 'b"A number as the last"' in text


@pytest.mark.parametrize("option", ("again", "number_finish", "draw"))
def test_the_properties_hold_in_hands_with_them(copy: Path, option: str) -> None:
    printed = properties(copy, f"option and {option}")
    assert " passed" in printed and " failed" not in printed, printed


def test_what_an_option_and_a_reason_can_break_holds(copy: Path) -> None:
    tests = (
        "tests/tools/index/test_options.py",
        "tests/tools/index/test_tables.py",
        "tests/tools/index/test_wrong_reasons.py",
        "tests/engine/rulesets/test_mixing.py",
        "tests/scenario/test_notation.py",
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests],
        cwd=copy,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:]
