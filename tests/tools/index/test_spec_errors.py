"""What is wrong in a declaration of engine/spec is reported with file and line, and what to do."""

import inspect
import re
from pathlib import Path

import pytest

from engine.spec import state as of_state
from engine.spec import windows as of_windows
from engine.spec.state import Field, Group, Records
from engine.spec.values import ANYTHING, Holds, below, count_up_to, flags, value_of
from engine.spec.windows import ACTOR, IN_HAND, Stage, Window
from engine.state.window_types import WINDOW_TYPES
from sim.errors import UsageError
from tools.index import state, windows
from tools.index.faults import declared

_FILE = "engine/rules/one.py"
_HERE = Path(__file__).relative_to(Path(__file__).resolve().parents[3]).as_posix()


def _line() -> int:
    """Return the line below the one that calls this."""
    frame = inspect.currentframe()
    assert frame is not None and frame.f_back is not None
    return frame.f_back.f_lineno + 1


def _refused(make, where: int, what: str) -> None:
    with pytest.raises(UsageError) as found:
        make()
    message = str(found.value)
    assert message.startswith(f"{_HERE}:{where}: "), message
    assert re.search(what, message), message


def _windows(monkeypatch, *more: Window):
    monkeypatch.setattr(of_windows, "WINDOWS", (*of_windows.WINDOWS, *more))

    def make() -> None:
        windows.file_texts()
        list(windows.bounds())

    return make


def _window(**more) -> Window:
    stages = more.pop("stages", (Stage("MOOD_ASKS", ask="Good mood?"),))
    return Window("W_MOOD", _FILE, "a mood", asks=ACTOR, stages=stages, **more)


def test_a_window_that_is_right_is_made(monkeypatch) -> None:
    _windows(monkeypatch, _window())()
    assert f"W_MOOD = const({WINDOW_TYPES})" in windows.file_texts()[windows._TYPES]


def test_two_windows_of_one_name(monkeypatch) -> None:
    where = _line()
    twice = Window("W_ONE", _FILE, "again", asks=ACTOR, stages=(Stage("AGAIN", ask="?"),))
    _refused(_windows(monkeypatch, twice), where, "W_ONE is declared twice, first in line [0-9]+")


def test_two_stages_or_flags_of_one_name(monkeypatch) -> None:
    where = _line()
    stage = Stage("FIVE_GIVES", ask="Which one?")
    make = _windows(monkeypatch, _window(stages=(stage,)))
    _refused(make, where, "FIVE_GIVES is declared twice")


def test_a_name_of_two_different_bits(monkeypatch) -> None:
    where = _line()
    one = Window("W_MOOD", _FILE, "", asks=of_windows.NOBODY, flags=flags(SAD="", UNLAID=""))
    _refused(_windows(monkeypatch, one), where, "UNLAID is declared twice")


def test_more_stages_than_the_bound_of_stage(monkeypatch) -> None:
    stages = tuple(Stage(f"MOOD_{number}", ask="Mood?") for number in range(3))
    where = _line()
    one = Window("W_MOOD", _FILE, "", asks=ACTOR, stages=stages, stage=below(2))
    _refused(_windows(monkeypatch, one), where, "W_MOOD has 3 stages: it may have 2")


def test_more_stages_than_a_question_has_bits_for(monkeypatch) -> None:
    stages = tuple(Stage(f"MOOD_{number}", ask="Mood?") for number in range(9))
    where = _line()
    one = Window("W_MOOD", _FILE, "", asks=ACTOR, stages=stages)
    _refused(_windows(monkeypatch, one), where, "W_MOOD has 9 stages: it may have 8")


@pytest.mark.parametrize(
    ("part", "fits", "too_long"),
    [
        ("ask", "Twenty letters long?", "Twenty-one letters it"),
        ("ask", ("Anything that is too long", "@ % $?"), ("Short", "Anything that is too long")),
        ("to_pass", "Eighteen letters..", "Nineteen letters..."),
        ("of_table", "Who says @ to %..", "Who says @ to %..."),
        ("nobody_does", "Nobody does it all", "Nobody does it al.."),
        ("somebody_does", "# does it for..", "# does it for..."),
        ("to_do", "Swap hands for #", "Swap hands with #"),
    ],
)
def test_a_label_that_is_too_long_for_its_row(monkeypatch, part, fits, too_long) -> None:
    words = {"ask": "Mood?"}
    windows._check_words(Stage("FITS", **{**words, part: fits}))
    where = _line()
    stage = Stage("TOO_LONG", **{**words, part: too_long})
    make = _windows(monkeypatch, _window(stages=(stage,)))
    _refused(make, where, f"TOO_LONG: {part} is too long: .* shorten it")


@pytest.mark.parametrize("words", ["Größe?", "a|b", "a{b"])
def test_a_letter_that_no_screen_has(monkeypatch, words) -> None:
    where = _line()
    stage = Stage("MOOD_ASKS", ask=words)
    _refused(_windows(monkeypatch, _window(stages=(stage,))), where, "a screen has letters of")


def test_flags_beyond_eight_bits(monkeypatch) -> None:
    names = {f"MOOD_{number}": "" for number in range(9)}
    where = _line()
    one = Window("W_MOOD", _FILE, "", asks=of_windows.NOBODY, flags=flags(**names))
    _refused(_windows(monkeypatch, one), where, "more than eight flags")


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ({"file": "engine/rules/moods.py"}, "there is no file engine/rules/moods.py"),
        ({"name": "MOOD"}, "begins with W_"),
        ({"on": "W_MOODS"}, "W_MOODS, which is no type"),
        ({"asks": IN_HAND, "stages": ()}, "give it a stage"),
        ({"amount": count_up_to(230)}, "a bound is at most 200"),
        ({"told": (Stage("TOLD", ask="?"),)}, "stages and told ones"),
    ],
)
def test_what_else_cannot_be(monkeypatch, wrong, what) -> None:
    stages = (Stage("MOOD_ASKS", ask="Good mood?"),)
    said = {"name": "W_MOOD", "file": _FILE, "line": "", "asks": ACTOR, "stages": stages, **wrong}
    where = _line()
    one = Window(**said)
    _refused(_windows(monkeypatch, one), where, what)


def test_flags_and_verbs_of_a_row_are_known(monkeypatch) -> None:
    where = _line()
    stage = Stage("MOOD_ASKS", ask="Good mood?", shows="IN_HAND IN_FOOT")
    _refused(_windows(monkeypatch, _window(stages=(stage,))), where, "shows IN_FOOT: it may be")
    monkeypatch.undo()
    where = _line()
    stage = Stage("MOOD_ASKS", ask="Good mood?", yes="NOD")
    _refused(_windows(monkeypatch, _window(stages=(stage,))), where, "NOD is no verb")


# The state.


def _state(monkeypatch, *fields: Field | Records, size: int = 0):
    monkeypatch.setattr(of_state, "STATE", (*of_state.STATE, Group("", fields, size=size)))
    return state.file_texts


def test_a_field_declared_twice(monkeypatch) -> None:
    where = _line()
    twice = Field("TURN", 1, ANYTHING, "again")
    _refused(_state(monkeypatch, twice), where, "TURN is declared twice, first in line [0-9]+")


def test_a_field_that_would_overlap_the_next_group(monkeypatch) -> None:
    first = Field("MOOD", 3, ANYTHING, "")
    where = _line()
    last = Field("HUMOR", 2, ANYTHING, "")
    _refused(
        _state(monkeypatch, first, last, size=4), where, "HUMOR would overlap what lies behind"
    )


def test_a_part_behind_its_field(monkeypatch) -> None:
    where = _line()
    field = Field("MOOD", 2, ANYTHING, "", parts=((2, "HUMOR", ""),))
    _refused(_state(monkeypatch, field), where, "HUMOR lies behind MOOD")


def test_more_windows_than_a_byte_can_name(monkeypatch) -> None:
    where = _line()
    many = Records("MOODS", "MOOD_SIZE", 30, "", (Field("MOOD", 9, ANYTHING, ""),), first=1)
    _refused(_state(monkeypatch, many), where, "one byte cannot name 30 records")


@pytest.mark.parametrize("holds", [below(201), count_up_to(200)])
def test_a_bound_that_is_too_high(monkeypatch, holds: Holds) -> None:
    where = _line()
    field = Field("MOOD", 1, holds, "")
    _refused(_state(monkeypatch, field), where, "a bound is at most 200")


@pytest.mark.parametrize("option", ["moods", "limit"])
def test_a_value_of_what_is_no_option_with_words(monkeypatch, option: str) -> None:
    where = _line()
    field = Field("MOOD", 1, value_of(option), "")
    _refused(_state(monkeypatch, field), where, f"{option} is no option with words")


def test_what_python_refuses_is_reported_where_it_stands(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr("tools.index.faults._SPEC", tmp_path)
    file = tmp_path / "moods.py"
    for text, what in (("\n\nx = MOOD", "'MOOD' is not defined"), ("\n\n1 +", "invalid syntax")):
        with pytest.raises(UsageError, match=what) as found, declared():
            exec(compile(text, str(file), "exec"))
        assert str(found.value).startswith(f"{file}:3: ")
