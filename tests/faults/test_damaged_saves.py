"""A damaged save is either resumed unharmed or reported (`sim faults --saves`)."""

from pathlib import Path

import pytest

from sim.faults import main


@pytest.fixture(autouse=True)
def _in_an_empty_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the command writes wrong saves below the current directory


def test_each_damaged_save_is_resumed_or_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--saves", "900", "--seed", "7"]) == 0
    output = capsys.readouterr().out
    assert "900 damaged saves" in output and "none wrong" in output
    for words in ("resumed unharmed", "from the save before", "reported", "played on"):
        assert int(output.split(words)[0].split()[-1]) > 20, output


@pytest.mark.parametrize(
    ("name", "saves", "seed", "wrong"),
    [
        ("engine.save_check.can_be_resumed", 200, 7, "Error"),
        ("engine.tournament.save_check.is_tournament_sound", 600, 11, "Error"),
        ("journal.reading.is_good", 40, 7, "what is resumed was never saved"),
    ],
)
def test_each_check_of_a_save_is_needed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    saves: int,
    seed: int,
    wrong: str,
) -> None:
    main(["--saves", "1"])  # imports everything first
    monkeypatch.setattr(name, lambda *_: True)
    assert main(["--saves", str(saves), "--seed", str(seed)]) == 1
    output = capsys.readouterr().out
    assert "the file: " in output and wrong in output


def test_an_undamaged_save_that_is_refused_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--saves", "1"])
    monkeypatch.setattr("engine.save_check.can_be_resumed", lambda *_: False)
    assert main(["--saves", "100", "--seed", "7"]) == 1
    assert "damage is reported, but a save is intact" in capsys.readouterr().out
