"""In scenarios of matches over several tables mistakes and wrong expectations are reported."""

from pathlib import Path

import pytest

from sim.__main__ import main

HEAD = "scenario Three\nformat social\npersons 6\ntables 2\n"


def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> tuple[int, str, str]:
    path = tmp_path / "s.txt"
    path.write_text(text, encoding="utf-8")
    status = main(["scenario", str(path)])
    output = capsys.readouterr()
    return status, output.out, output.err.replace(str(path), "s.txt")


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("scenario X\nformat solo\n--\nplay\n", 2, "must be format rotation, social, team, plain"),
        ("scenario X\nformat social\n--\nplay\n", 1, "social: tables 0: must be 2 to 20"),
        (HEAD + "turn 1\n--\nplay\n", 5, "no setting 'turn 1' beside `format`: one of format"),
        (HEAD + "tables 3\n--\nplay\n", 5, "'tables' appears twice"),
        (HEAD + "seed\n--\nplay\n", 5, "a number must follow"),
        (HEAD + "people 40\n--\nplay\n", 5, "40"),
        (HEAD + "rules social\n--\nplay\n", 1, "tables play hands=1 in a round"),
        (HEAD + "--\n0 play r5\n", 6, "no step '0 play r5': result T: N…"),
        (HEAD + "--\nplay 3\n", 6, "no table '3': 1 to 2"),
        (HEAD + "--\nresult 1: 5 6 7 lost 1\n", 6, "'lost': points, then out S"),
        (HEAD + "--\nresult 1: 5 6 7 unos 1\n", 6, "unos 1: how many must follow"),
        (HEAD + "--\ndraws 1 0 = q7\n", 6, "q7"),
        (HEAD + "--\nexpect turn 0\n", 6, "no expectation 'turn 0': one of partner"),
        (HEAD + "--\nexpect seat 6 = 1 0\n", 6, "no person '6': 0 to 5"),
        (HEAD + "--\nexpect moved 0 = up\n", 6, "moved up: must be on, back or no"),
        (HEAD + "--\nexpect winner fun = 0\n", 6, "winner fun = 0: one of highest, lowest"),
        (HEAD + "--\nexpect left\n", 6, "left: numbers must follow, or none"),
        (HEAD + "--\nexpect total 0 = much\n", 6, "no number 'much'"),
    ],
)
def test_a_wrong_scenario_is_reported_in_one_line(
    text: str, line: int, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, error = run(tmp_path, capsys, text)
    assert (status, out) == (2, "")
    assert error.startswith(f"python -m sim: s.txt:{line}: ")
    assert message in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ("expect seat 0 = 2 0", "expected expect seat 0 = 2 0, found 1 0"),
        ("expect over", "expected expect over, found round 0 is next"),
        ("expect left none", "expected expect left none, found 1 2"),
        ("expect partner 0 = 1", "expected expect partner 0 = 1, found nobody"),
        ("reject play 1", "expected reject play 1, found it was accepted"),
        ("next round", "expected next round, found a table is left, or all rounds are over"),
        ("result 1: 0 0 0 out 0 out 1", "found table 1: one hand is played in a round, but 2"),
        ("result 1: 0 0", "found 2 numbers of points: each side needs one"),
        ("result 1: 1 2 3\nexpect out 0", "expected expect out 0, found nobody"),
        ("play\nnext round\nexpect winner rocks = nobody", "expected expect winner rocks = nobody"),
        ("play\nnext round\nexpect round = 2", "expected expect round = 2, found 1"),
    ],
)
def test_a_wrong_expectation_is_reported(
    steps: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(tmp_path, capsys, f"{HEAD}--\n{steps}\n")
    assert status == 1
    assert message in out
    assert out.endswith("0 passed, 1 failed\n")


def test_a_refused_result_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = HEAD + "--\nreject result 1: 4 5 6 out 2\nexpect points 0 = 0\nexpect left 1 2\n"
    assert run(tmp_path, capsys, text)[:2] == (0, "engine: python\n1 passed, 0 failed\n")
