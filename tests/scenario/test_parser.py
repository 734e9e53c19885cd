"""A mistake in a scenario file: exit status 2, and one line says where it is and what is right."""

from pathlib import Path

import pytest

import sim.__main__ as command_line

HEAD = "scenario X\nrules official\nplayers 3\n"
GOOD_STEP = "--\nexpect turn 0\n"


def run(path: Path, text: str, *more: str) -> int:
    path.write_text(text, encoding="utf-8")
    return command_line.main(["scenario", str(path), *more])


def run_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, *more: str
) -> tuple[int, str, str]:
    """Run scenarios; return status, output, and the line of standard error without its start."""
    status = run(tmp_path / "s.txt", text, *more)
    out, error = capsys.readouterr()
    assert error.count("\n") == (1 if error else 0)
    return status, out, error.replace(f"python -m sim: {tmp_path}/", "").rstrip("\n")


SETTINGS = [
    ("hnad 0: r1", "no setting 'hnad 0: r1'"),
    ("hand 3: r1", "no seat '3': a number from 0 to 2"),
    ("hand x: r1", "no seat 'x'"),
    ("hand 0 r1", "no setting 'hand 0 r1'"),
    ("hand 0: r1 q9", "no card 'q9'"),
    ("hand 0: rX", "no card 'rX'"),
    ("hand 0: W=g", "only a discarded wild can have a called color"),
    ("hand 0: r1@1", "only a discarded card can name who laid it"),
    ("hand 0: WS", "the deck has no WS, or too few of them"),
    ("hand 0: r0 r0", "the deck has no r0, or too few of them"),
    ("hand 0: W W W W W", "the deck has no W, or too few of them"),
    ("hand 0:", "a hand without cards"),
    ("discard 1: W", "the top card is a wild: write its color, as in W=g"),
    ("discard 1: W=q", "no color 'q': one of r, g, b, y"),
    ("discard 1: r5=g", "no card 'r5=g'"),
    ("discard 3: r1", "no pile '3': 1 or 2"),
    ("discard 1: r1@7", "no seat '7'"),
    ("discard 1:", "cards must follow"),
    ("draw 1: r1!", "only a card of a hand lies face up"),
    ("draw all", "no setting 'draw all'"),
    ("players 4", "'players' appears twice"),
    ("hand 0: r1\nhand 0: r2", "'hand 0' appears twice"),
    ("seed x", "no number 'x'"),
    ("seed 1073741824", "no number '1073741824': a number from 0 to 1073741823"),
    ("dealer 9", "no seat '9'"),
    ("direction up", "no direction 'up': left or right"),
    ("score 0 = x", "no number 'x'"),
    ("score 0", "'score 0' is too short"),
    ("score 0 = 5 6", "'6' does not belong"),
    ("age 0 = 300", "age 300: must be 0 to 255"),
    ("effect C4 = dare", "must be C1, C2 or C3"),
    ("effect C1 = dance", "one of dare, others_draw"),
    ("deal\nturn 1", "'turn' cannot be combined with `deal`"),
    ("deal\ndraw only", "too few cards to deal them and turn one"),
]


@pytest.mark.parametrize(("line", "message"), SETTINGS)
def test_a_wrong_setting_is_reported(
    line: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, error = run_text(tmp_path, capsys, HEAD + line + "\n" + GOOD_STEP)
    assert status == 2
    assert out == ""
    assert error.startswith("s.txt:")
    assert message in error


RULES = [
    ("", "a scenario needs its line `rules NAME`"),
    ("rules", "`rules` needs a name"),
    ("rules offical", "no rule set 'offical': one of official, classic, grand"),
    ("rules official uno", "'uno': must be option=value"),
    ("rules official unos=2", "no option 'unos'"),
    ("rules official uno=x", "uno=x: must be a number"),
    ("rules official uno=²", "uno=²: must be a number"),
    ("rules official\nseed ٣", "no number '٣'"),
    ("rules official uno=99", "uno=99: must be a number from 0 to 20"),
    ("rules official drawn=never", "drawn=never: must be one of may, must, keep"),
    ("rules official stack=all", "stack=all: must be one of none, same, any, cumulate"),
    ("rules official uno=1 uno=2", "'uno=2': must be option=value, each option once"),
    ("rules official must_play=1 drawn=keep", "contradict each other"),
    ("rules official\nplayers 1", "players 1: must be 2 to 10"),
    ("rules official\nplayers 11", "players 11: must be 2 to 10"),
    ("rules official cards=15\nplayers 10", "cards=15 for 10 players"),
]


@pytest.mark.parametrize(("lines", "message"), RULES)
def test_wrong_rules_are_reported(
    lines: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, error = run_text(tmp_path, capsys, f"scenario X\n{lines}\n{GOOD_STEP}")
    assert status == 2
    assert out == ""
    assert message in error


STEPS = [
    ("0 paly r1", "no choice 'paly'"),
    ("0 play", "play: cards must follow"),
    ("0 play r1 on 3", "no discard pile '3'"),
    ("0 play r1 as q", "no color 'q'"),
    ("0 play W=g", "a color is called with `as`"),
    ("0 play r1 as", "as: something must follow"),
    ("0 play r1 uno uno", "'uno' has no place here"),
    ("0 play r1 shown", "no card 'shown'"),
    ("0 play C1", "the deck has no C1"),
    ("0 add r1", "name all cards of a play in one line"),
    ("3 draw", "no seat '3'"),
    ("0", "a seat and what it chooses must follow"),
    ("0 draw from d3", "no pile 'd3' to draw from"),
    ("0 draw r1", "'r1' has no place here"),
    ("0 catch", "catch: seat must follow"),
    ("0 color", "color: color must follow"),
    ("0 take unseen", "take unseen: a number must follow"),
    ("0 dare perhaps", "dare: done or refused must follow"),
    ("reject", "a seat and what it chooses must follow"),
    ("reject 0", "a seat and what it chooses must follow"),
    ("expects turn 0", "no step 'expects turn 0'"),
    ("expect", "no step 'expect'"),
    ("expect trun 0", "no expectation 'trun 0'"),
    ("expect turn", "'turn' is too short"),
    ("expect turn 7", "no seat '7'"),
    ("expect hand 0 r1", "'=' expected, not 'r1'"),
    ("expect hand 0 = r8!", "without !"),
    ("expect hand 0 = W=g", "without a color"),
    ("expect top 1 = r1 r2", "'r2' does not belong"),
    ("expect color 1 = x", "no color 'x'"),
    ("expect match ended", "'over' expected, not 'ended'"),
    ("expect winner", "winner: seats must follow, or nobody"),
    ("expect over 1", "'1' does not belong"),
    ("expect offer", "a seat and what it chooses must follow"),
    ("expect no offer 0 dance", "no choice 'dance'"),
    ("--", "a second -- in one scenario"),
]


@pytest.mark.parametrize(("line", "message"), STEPS)
def test_a_wrong_step_is_reported(
    line: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, error = run_text(tmp_path, capsys, f"{HEAD}--\n{line}\n")
    assert status == 2
    assert out == ""
    assert error.startswith("s.txt:5: ")
    assert message in error


FILES = [
    ("", "s.txt: no scenario in it"),
    ("# only a comment\n", "s.txt: no scenario in it"),
    ("rules official\n", "s.txt:1: 'rules official' before the first line"),
    ("scenario\nrules official\n--\n0 draw\n", "s.txt:1: a scenario needs a name"),
    ("scenario X\nrules official\n0 draw\n", "s.txt:1: no line --"),
    ("scenario X\nrules official\n--\n", "s.txt:1: no step after --"),
    ("scenario X\nrules official\n--\n# none\nscenario Y\n", "s.txt:1: no step after --"),
]


@pytest.mark.parametrize(("text", "message"), FILES)
def test_a_wrong_file_is_reported(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, error = run_text(tmp_path, capsys, text)
    assert status == 2
    assert out == ""
    assert message in error


def test_an_error_in_the_last_scenario_keeps_the_first_from_running(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = HEAD + "--\nexpect turn 2\n" + HEAD + "--\nexpect turn 9\n"
    status, out, error = run_text(tmp_path, capsys, text)
    assert (status, out) == (2, "")
    assert error.startswith("s.txt:10: ")


def test_a_file_that_is_no_text_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "s.txt"
    path.write_bytes(b"scenario \xff\xfe\n")
    assert command_line.main(["scenario", str(path)]) == 2
    assert "not UTF-8 text" in capsys.readouterr().err
