"""Matches by any rules end in the same way here and on MicroPython (CORE-9).

`python -m sim soak --vm 500` compares 500 matches.
"""

import pytest

from sim.soak import machines, main


def test_matches_by_any_rules_end_in_the_same_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--vm", "6", "--seed", "3"]) == 0
    output = capsys.readouterr().out
    assert "6 matches, 6 to their end" in output and "none differ" in output


def test_a_match_that_ends_differently_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = machines._play_there

    def otherwise(lines: list[str], machine: None) -> list[str]:
        found = there(lines, machine)
        return [found[0][:-1] + ("1" if found[0][-1] == "0" else "0"), *found[1:]]

    monkeypatch.setattr(machines, "_play_there", otherwise)
    assert main(["--vm", "2", "--seed", "3"]) == 1
    output = capsys.readouterr().out
    assert "1 differs" in output and "players, seed" in output


def test_a_program_that_stops_on_micropython_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(machines, "_PROGRAM", "sim/vm/board/nothing.py")
    assert main(["--vm", "1", "--seed", "3"]) == 1
    assert "there nothing: " in capsys.readouterr().out
