"""The journal loses nothing in a power cut, and a journal made slightly worse is found out."""

from typing import Any

import pytest

from lab import faults
from lab.faults.device import MODELS, Cache
from lab.faults.savers import Journaled, JournaledInTheApp
from lab.faults.trial import Method, Tally, Trial
from sim.commands import run
from tests.tiers import FULL

pytestmark = FULL

EIGHT_KB = MODELS[7]
TRIED = Method("tried", Journaled, (MODELS[0], EIGHT_KB), 16, 3, 20, 0)
ACROSS = 5  # a place of the file where slots lie across erase sectors


def test_the_command_finds_losses_in_all_controls_and_none_in_the_journal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["faults", "--quick", "--seed", "5"]) == 0
    output = capsys.readouterr().out
    for model in MODELS:
        assert str(model) in output
    for way in (*faults.JOURNALS, *faults.CONTROLS):
        assert way.name in output
    assert "\nas expected" in output


def test_the_journal_loses_nothing_at_any_offset() -> None:
    tally = faults.try_all(TRIED, 6)
    assert tally.is_clean() and tally["cuts"] > 3000 and tally["again"] > 0


def test_a_guard_two_blocks_smaller_loses_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 14 blocks, a sector can hold the last block of a bank and the first of the next."""
    place = 3  # of the file, where it does
    assert Trial(TRIED, EIGHT_KB, place, 1).run(7, 4072).is_clean()
    for module in ("layout", "ring"):
        monkeypatch.setattr(f"journal.{module}.GUARD", 8192 - 2 * 512)
    assert not Trial(TRIED, EIGHT_KB, place, 1).run(7, 4072).is_clean()


def oldest_of_all(ring: Any) -> int:
    """Return the slot of the oldest save, next to the newest or not."""
    return int(ring.sequences.index(min(ring.sequences)))


def without_checksum(file: object, block: memoryview, kind: int, size: int) -> bool:
    return bytes(block[:4]) == b"WHsv" and block[5] == kind


def without_guard(ring: Any, slot: int) -> int:
    return int(ring._start + slot * ring.size)


def twice_the_same(ring: Any) -> int:
    """Return a number that the newest save has, too."""
    ring.last = max(1, ring.last)
    return int(ring.last)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("journal.ring.Ring.next_slot", oldest_of_all),
        ("journal.ring.Ring.offset_of", without_guard),
        ("journal.ring.Ring.next_sequence", twice_the_same),
        ("journal.reading.is_good", without_checksum),
    ],
)
def test_a_fault_of_the_journal_loses_something(
    monkeypatch: pytest.MonkeyPatch, name: str, fault: object
) -> None:
    monkeypatch.setattr(name, fault)
    assert not Trial(TRIED, MODELS[0], ACROSS, 1).run(6, 3000).is_clean()


def test_a_missing_guard_before_the_first_bank_changes_another_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Journaled, "kinds", 1)
    monkeypatch.setattr("journal.reading.start_of", lambda kinds, kind: kind * 32768)
    assert Trial(TRIED, MODELS[0], ACROSS, 1).run(2)["changed"]


def test_an_unexpected_result_is_reported_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(faults, "try_all", lambda way, seed, is_quick: Tally(cuts=300_000))
    monkeypatch.setattr(faults, "erases", lambda model: 100)
    assert run(["faults"]) == 1
    assert "NOT AS EXPECTED" in capsys.readouterr().out


def test_the_verdict_needs_enough_cuts_and_the_right_losses() -> None:
    journal, control = faults.JOURNALS[0], faults.CONTROLS[0]
    enough = faults.LEAST_CUTS
    assert faults.is_as_expected(journal, Tally(cuts=enough))
    assert not faults.is_as_expected(journal, Tally(cuts=enough - 1))
    for wrong in ("lost", "changed", "failed"):
        assert not faults.is_as_expected(journal, Tally({"cuts": enough, wrong: 1}))
    assert faults.is_as_expected(control, Tally(cuts=9, lost=1))
    assert not faults.is_as_expected(control, Tally(cuts=9, changed=9))


def test_saves_are_spread_over_the_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    for model in MODELS:
        if model.cache is not Cache.SCRATCH:
            # In one slot it would be 1,000 erases; the first save of ten into an erased slot of
            # sixteen may need none.
            assert 1000 / 16 * 0.9 <= faults.erases(model) < 400
    many = faults.erases(MODELS[0])
    monkeypatch.setattr(JournaledInTheApp, "table", ((4, 8), (8, 1), (4, 2)))
    assert faults.erases(MODELS[0]) == pytest.approx(2 * many)
