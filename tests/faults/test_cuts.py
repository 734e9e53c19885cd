"""The journal loses nothing in a power cut, and a journal made slightly worse is found out."""

from collections.abc import Iterator

import pytest

from sim import faults
from sim.errors import UsageError
from sim.faults.drive import MODELS, Drive, Model
from sim.faults.savers import Journaled
from sim.faults.trial import Tally, Trial

EIGHT_KB = next(model for model in MODELS if model.erase == 8192)


def test_the_command_finds_losses_in_all_controls_and_none_in_the_journal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert faults.main(["--quick", "--seed", "5"]) == 0
    output = capsys.readouterr().out
    for model in MODELS:
        assert str(model) in output
    for way in (*faults.JOURNALS, *faults.CONTROLS):
        assert way.name in output
    assert "\nas expected" in output


def test_the_journal_loses_nothing_at_any_offset() -> None:
    way = faults.Method("tried", Journaled, (MODELS[2], EIGHT_KB), 16, 3, 20, 0)
    tally = faults.run(way, 6)
    assert tally.is_clean() and tally.cuts > 5000 and tally.again > 0


def full_slots(model: Model, saves: int) -> Iterator[Tally]:
    """Run saves that fill their slots, with the file at each offset in an erase sector."""
    for offset in range(16):
        drive = Drive(model, Journaled.content(), offset, False)
        yield Trial(drive, Journaled, offset, 50).run(saves, 4072)


def test_a_guard_two_blocks_smaller_loses_something(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(tally.is_clean() for tally in full_slots(EIGHT_KB, 5))
    monkeypatch.setattr("journal.layout.GUARD", 8192 - 2 * 512)
    assert any(not tally.is_clean() for tally in full_slots(EIGHT_KB, 18))


def test_saving_next_to_the_newest_save_loses_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def oldest(ring: object) -> int:
        sequences = ring.sequences  # type: ignore[attr-defined]
        return sequences.index(min(sequences))

    # All slots in a row, without a guard between the banks.
    monkeypatch.setattr("journal.ring.Ring.next_slot", oldest)
    tally = faults.run(faults.Method("tried", Journaled, (MODELS[0], EIGHT_KB), 4, 8, 20, 0), 1)
    assert tally.lost > 0


def test_ignoring_the_checksum_loses_something(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def trusting(file: object, block: memoryview, kind: int, size: int) -> bool:
        return bytes(block[:4]) == b"WHsv" and block[5] == kind

    monkeypatch.setattr("journal.reading.is_good", trusting)
    tally = faults.run(faults.Method("tried", Journaled, (MODELS[0],), 2, 4, 20, 0), 1)
    assert tally.lost > 0


def test_an_unexpected_result_is_reported_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(faults, "run", lambda way, seed, is_quick: Tally(cuts=300_000))
    assert faults.main([]) == 1
    assert "NOT AS EXPECTED" in capsys.readouterr().out


def test_the_verdict_needs_enough_cuts_and_the_right_losses() -> None:
    journal, control = faults.JOURNALS[0], faults.CONTROLS[0]
    enough = faults.LEAST_CUTS
    assert faults.is_as_expected(journal, Tally(cuts=enough))
    assert not faults.is_as_expected(journal, Tally(cuts=enough - 1))
    for wrong in (Tally(enough, lost=1), Tally(enough, changed=1), Tally(enough, failed=1)):
        assert not faults.is_as_expected(journal, wrong)
    assert faults.is_as_expected(control, Tally(cuts=9, lost=1))
    assert not faults.is_as_expected(control, Tally(cuts=9, changed=9))


@pytest.mark.parametrize("argv", [["--fast"], ["--seed"], ["--seed", "x"], ["quick"]])
def test_bad_arguments_are_reported_in_one_line(argv: list[str]) -> None:
    with pytest.raises(UsageError) as caught:
        faults.main(argv)
    assert "\n" not in str(caught.value)
