"""A field and a window that are declared are known wherever one is: in one diff of engine/spec."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.state.layout import BELOW, DEALER
from engine.state.window_types import WINDOW_TYPES
from tests.tools.index.test_rule_set_added import NEEDED, copy_to, run
from tools import index as sim_index
from tools.index.state import spare_bytes

FIELD = 'CARD, "the card that the play being carried out was laid on"),\n'
MOOD = FIELD + 'Field("MOOD", 2, one_of(CALM="", CROSS=""), "by pile: its mood"),\n'
WINDOW = """
    Window(
        "W_MOOD",
        "engine/rules/one.py",
        "ACTOR says, AMOUNT times, how TARGET feels",
        asks=ACTOR,
        target=SEAT,
        amount=count_up_to(4),
        flags=flags(SAID_ONCE="it was said once", IS_LOUD="everybody heard it"),
        stages=(
            Stage("MOOD_ASKS", ask="How is #?", to_pass="No idea", help="Say how somebody is."),
            Stage("MOOD_REPEATS", "again", ask="How is # now?", shows="IS_BRIEF"),
        ),
    ),
)
"""
KNOWN = """
import sys

from engine import prompt
from engine.game import Game
from engine.rulesets import load
from engine.save_check import can_be_resumed
from engine.state import bounds_generated as bounds, layout as at, window_types as types
from engine.state.windows import define_window, push
from tools.words import texts

said = open("lib/ui/says.py").read()
QUESTIONS = int(said.partition("QUESTIONS = const(")[2].partition(")")[0])

dealer, new = map(int, sys.argv[1:])  # where the dealer lay, and the number of the next type
assert (at.MOOD, at.CALM, at.CROSS, at.DEALER) == (at.BELOW + 1, 0, 1, dealer)
assert (types.W_MOOD, types.MOOD_REPEATS, types.IS_LOUD, types.WINDOW_TYPES) == (new, 1, 2, new + 1)

game = Game(3, 108)
game.start(load("official"), 3, 5)
s = game.state
s[at.MOOD + 1] = at.CROSS
assert can_be_resumed(s, 108)
s[at.MOOD + 1] = 2
assert not can_be_resumed(s, 108)
s[at.MOOD + 1] = 0

row = bounds.WINDOWS[types.W_MOOD * bounds.ROW :][: bounds.ROW]
assert list(row) == [2, bounds.SEAT, 1, 5, 1, 4, 0, 1, 0, 0], list(row)
assert bounds.RULES[types.W_MOOD] == "one"
define_window(types.W_MOOD, None, None, None)
w = push(s, types.W_MOOD)
parts = texts()[QUESTIONS + prompt.row_of(s) * prompt.PARTS :]
assert parts[:3] == [b"How is #?", b"No idea", b""] and not prompt.flags_of(s)
s[w + at.STAGE] = types.MOOD_REPEATS
assert texts()[QUESTIONS + prompt.row_of(s) * prompt.PARTS] == b"How is # now?"
assert prompt.flags_of(s) == types.IS_BRIEF
print("known")
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Return a copy of the repository with both declared, and the index made anew."""
    folder = tmp_path_factory.mktemp("spec") / "wildhand"
    copy_to(folder, NEEDED)
    state = folder / "engine" / "spec" / "state.py"
    windows = folder / "engine" / "spec" / "windows.py"
    text = state.read_text()
    assert text.count(FIELD) == 1
    state.write_text(text.replace(FIELD, MOOD))
    text = windows.read_text()
    assert text.endswith("\n)\n")
    windows.write_text(text[:-3] + WINDOW)
    stale = run(folder, "index", "--check")
    assert stale.returncode == 1 and "layout.py is stale" in stale.stderr
    done = run(folder, "index")
    assert done.returncode == 0, done.stderr
    spare = " ".join(str(at) for at in spare_bytes() if not BELOW < at <= BELOW + 2)
    assert f"free in the state: {spare}\n" in done.stdout
    return folder


def test_layout_save_check_and_prompt_know_them(copy: Path) -> None:
    argv = [sys.executable, "-c", KNOWN, str(DEALER), str(WINDOW_TYPES)]
    done = subprocess.run(argv, cwd=copy, capture_output=True, text=True)
    assert done.stdout == "known\n", done.stderr


def test_its_help_is_a_row_of_the_page(copy: Path) -> None:
    page = (copy / "docs" / "rules" / "questions.md").read_text(encoding="utf-8")
    assert "| `mood` | Say how somebody is. |" in page


def test_an_error_is_one_line_and_changes_no_file(copy: Path) -> None:
    windows = copy / "engine" / "spec" / "windows.py"
    before = windows.read_text()
    made = (copy / "engine" / "state" / "window_types.py").read_text()
    for wrong, what in (
        (before.replace("amount=count_up_to(4)", "amount=MOODS"), "name 'MOODS' is not defined"),
        (before.replace('ask="How is #?"', 'ask="How is # today, by the way?"'), "is too long"),
    ):
        windows.write_text(wrong)
        done = run(copy, "index")
        assert done.returncode == 2 and what in done.stderr, done.stderr
        assert ": engine/spec/windows.py:" in done.stderr, done.stderr
        assert done.stderr.count("\n") == 1
    windows.write_text(before)
    assert (copy / "engine" / "state" / "window_types.py").read_text() == made


def test_all_files_made_of_declarations_are_up_to_date() -> None:
    for path, text in sim_index.of_spec().items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run `python -m sim index`"
