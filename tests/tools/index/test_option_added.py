"""The example of docs/adding-an-option.md works when it is followed in a copy of the repository."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.state.window_types import W_QUIZ
from tests.tools.index.test_rule_set_added import NEEDED, ROOT, copy_to, properties, run

DOC = (ROOT / "docs" / "adding-an-option.md").read_text(encoding="utf-8")
SCENARIOS = "tests/rules/shared/quiz.txt"
CAN_BREAK = (
    "tests/tools/index/test_options.py",
    "tests/tools/index/test_tables.py",
    "tests/engine/rulesets/test_mixing.py",
    "tests/ui/words/test_prompt_words.py",
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Return a copy of the repository with the example's diff in it, and the index made anew."""
    folder = tmp_path_factory.mktemp("option") / "wildhand"
    copy_to(folder, (*NEEDED, "tests", "pyproject.toml"))
    diffs = re.findall(r"```diff\n(.*?)```", DOC, re.S)
    assert len(diffs) == 1
    done = subprocess.run(
        ["git", "apply", "-"], cwd=folder, input=diffs[0], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    stale = run(folder, "index", "--check")
    assert stale.returncode == 1 and "window_types.py is stale" in stale.stderr
    made = run(folder, "index")
    assert made.returncode == 0, made.stderr
    return folder


def test_only_its_entry_its_rule_and_a_scenario_are_written_by_hand() -> None:
    changed = re.findall(r"^\+\+\+ b/(.*)$", DOC, re.M)
    of_its_rule = ["engine/rules/quiz.py", "engine/spec/windows.py"]
    assert changed == ["engine/spec/options.py", *of_its_rule, SCENARIOS]


def test_what_an_option_can_break_holds(copy: Path) -> None:
    """The tests that docs/testing.md lists for an option, but for those of whole matches."""
    pytest_here = [Path(sys.executable).with_name("pytest"), "-q", "-x", "-p", "no:cacheprovider"]
    chosen = ["-k", f"not what_a_row_says or {W_QUIZ}-"]  # of rows of words those of this window
    done = subprocess.run(
        [*pytest_here, *chosen, *CAN_BREAK], cwd=copy, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 100


def test_the_index_is_up_to_date_after_one_call(copy: Path) -> None:
    assert run(copy, "index", "--check").returncode == 0


def test_its_scenario_and_all_others_of_the_file_hold(copy: Path) -> None:
    done = run(copy, "scenario", SCENARIOS)
    assert done.returncode == 0 and "quiz=subtract" in (copy / SCENARIOS).read_text(), done.stdout


def test_the_properties_hold_in_hands_with_it(copy: Path) -> None:
    assert "1 passed" in properties(copy, "option and quiz")


def test_it_loads_its_rule_and_menus_and_docs_contain_it(copy: Path) -> None:
    program = "from engine.parts import rules_for as p; from engine.rulesets import rules_of as r; "
    program += "print('engine.rules.quiz' in p(r('official', {'quiz': 'subtract'}).whole()))"
    done = subprocess.run([sys.executable, "-c", program], cwd=copy, capture_output=True, text=True)
    assert done.stdout == "True\n", done.stderr
    words = copy / "engine" / "rulesets" / "words_generated.py"
    assert 'b"the difference"' in words.read_text()
    page = (copy / "docs" / "rules" / "README.md").read_text(encoding="utf-8")
    assert "`subtract` the difference" in page


def test_a_constant_may_be_read_by_the_modules_of_rule_sets_before_it_is_made(copy: Path) -> None:
    definition = copy / "engine" / "spec" / "options.py"
    decks = copy / "engine" / "rulesets" / "decks.py"
    texts = definition.read_text(), decks.read_text()
    value = 'Value("power", "66 power cards"'
    definition.write_text(texts[0].replace(value, f'{value}, constant="SMALL"'))
    decks.write_text(f"from engine.state.options import SMALL\n{texts[1]}")
    assert run(copy, "index").returncode == 0
    assert "SMALL = const(2)" in (copy / "engine" / "state" / "options.py").read_text()
    definition.write_text(texts[0])
    decks.write_text(texts[1])
    assert run(copy, "index").returncode == 0


def test_a_value_may_set_off_an_effect_that_is_as_new(copy: Path) -> None:
    spec = copy / "engine" / "spec"
    texts = {name: (spec / name).read_text() for name in ("options.py", "state.py", "kept.txt")}
    salt = 'rule="eight", effect=EFFECT.GETS_SALT),'
    wink = f'{salt} Value("wink", "you wink", effect=EFFECT.WINKS),'
    (spec / "options.py").write_text(texts["options.py"].replace(salt, wink))
    (spec / "state.py").write_text(texts["state.py"].replace('CHARADE=""', 'CHARADE="", WINKS=""'))
    made = run(copy, "index")
    assert made.returncode == 0, made.stderr
    assert "WINKS = const(30)" in (copy / "engine" / "state" / "layout.py").read_text()
    for name, text in texts.items():
        (spec / name).write_text(text)
    assert run(copy, "index").returncode == 0


@pytest.mark.parametrize(
    ("before", "after", "message"),
    (
        ('"exact_hits", "The', '"exact_hits" "The', "yes_no() missing 1 required positional"),
        ('Value("108", "108 cards"),', 'Value("108", "108 cards")', "invalid syntax"),
        ("CALLS_PEPPER)", "CALLS_PEPER)", "has no attribute 'CALLS_PEPER'"),
        ("_SWAPS,", "_SWAP,", "name '_SWAP' is not defined"),
    ),
)
def test_what_is_no_python_is_reported_in_one_line(
    copy: Path, before: str, after: str, message: str
) -> None:
    definition = copy / "engine" / "spec" / "options.py"
    text = definition.read_text()
    definition.write_text(text.replace(before, after))
    done = run(copy, "index")
    definition.write_text(text)
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    assert re.match(r"python -m sim: engine/spec/options\.py:\d+: ", done.stderr), done.stderr
    assert message in done.stderr
