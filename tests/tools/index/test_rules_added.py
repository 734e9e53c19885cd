"""The rules of docs/adding-a-rule.md work when the page is followed in a copy of the repository."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import FULL
from tests.tools.index.following import follow
from tests.tools.index.test_rule_set_added import NEEDED, ROOT, copy_to, properties, run

SPEC = "engine/spec/"
RULES = ("again", "number_finish", "draw_three", "sale")
SCENARIOS = ("tests/rules/shared/own.txt", "tests/rules/shared/core.txt")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Return a copy of the repository in which the page was followed, and the index made anew."""
    folder = tmp_path_factory.mktemp("rules") / "wildhand"
    copy_to(folder, (*NEEDED, "tests", "pyproject.toml"))
    (folder / "node_modules").symlink_to(ROOT / "node_modules")  # has a MicroPython
    written = follow("adding-a-rule.md", folder)
    by_hand = {path for path in written if not path.startswith((SPEC, "tests/rules/"))}
    rules = {f"engine/rules/{name}.py" for name in (*RULES, "exact_hits")}
    assert by_hand == {*rules, "engine/state/hooks.py"}, "each is declared in one place"
    assert set(SCENARIOS) < set(written)
    made = run(folder, "index")
    assert made.returncode == 0, made.stderr
    return folder


def texts(copy: Path) -> list[bytes]:
    """Return what a drive of the copy says."""
    program = "import tools.words as words; print(words.texts())"
    done = subprocess.run([sys.executable, "-c", program], cwd=copy, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[bytes] = ast.literal_eval(done.stdout)
    return found


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
    own = (copy / SCENARIOS[0]).read_text()
    assert all(f"{name}=1" in own for name in ("again", "number_finish", "sale"))


def test_a_player_is_told_the_reason_in_the_words_of_the_rule(copy: Path) -> None:
    assert b"A number as the last" in texts(copy)


def test_a_table_shows_the_window_and_the_event(copy: Path) -> None:
    said = texts(copy)
    assert all(text in said for text in (b"Draw 1 and be next?", b"Who buys the turn?"))
    page = (copy / "docs" / "rules" / "questions.md").read_text(encoding="utf-8")
    assert "| `sale` | The next turn can be had for a card" in page
    assert b"@ hit #" in said and any(text.endswith(b"HIT;ouch") for text in said)


@pytest.mark.parametrize("option", ("again", "number_finish", "draw", "sale"))
def test_the_properties_hold_in_hands_with_them(copy: Path, option: str) -> None:
    printed = properties(copy, f"option and {option}")
    assert " passed" in printed and " failed" not in printed, printed


@pytest.mark.parametrize(
    "tests",
    (
        "tests/tools/index/test_options.py tests/tools/index/test_tables.py"
        " tests/engine/rulesets/test_mixing.py tests/engine/rulesets/test_hooks.py",
        "tests/tools/index/test_wrong_reasons.py tests/scenario/test_notation.py",
        "tests/engine/views/test_prompts.py tests/ui/words/test_prompt_words.py"
        " tests/ui/words/test_pages.py tests/tools/index/test_spec_errors.py",
        "tests/engine/test_events.py tests/tools/index/test_events.py"
        " tests/ui/words/test_event_words.py tests/ui/test_sound.py",
        pytest.param("tests/engine/matches/test_save_check.py", marks=FULL),
    ),
    ids=("option", "reason", "window", "event", "saves"),
)
def test_what_each_can_break_holds(copy: Path, tests: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests.split()],
        cwd=copy,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:]
