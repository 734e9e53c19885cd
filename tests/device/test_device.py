"""`python -m sim device` reads logs, counts and prints rightly; these tests need no emulator."""

import struct
from types import SimpleNamespace

import pytest

from sim.__main__ import main
from sim.board.player import Player
from sim.device.decisions import formatted
from sim.device.figures import cell
from sim.device.machine import SIZE, Picture, Sample, begun, measured, pictures
from sim.device.saved import file_in
from sim.device.visit import FIRST, NEXT, Visit
from sim.errors import UsageError


def test_without_a_machine_it_says_in_one_line_what_it_needs(capsys):
    assert main(["device"]) == 2
    error = capsys.readouterr().err
    assert "--machine DIR" in error and "run.mjs" in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("argv", "word"),
    [
        (["--machine", "/nowhere/at/all"], "no such folder"),
        (["--machine", "."], "run.mjs"),
        (["--rules", "offical"], "official"),
        (["--times", "0"], "number"),
        (["--machine"], "needs a value"),
        (["--fast"], "--fast"),
    ],
)
def test_a_wrong_argument_is_named(capsys, argv, word):
    assert main(["device", *argv]) == 2
    assert word in capsys.readouterr().err


def test_help_shows_the_arguments(capsys):
    assert main(["device", "--help"]) == 0
    assert "--machine DIR" in capsys.readouterr().out


def test_the_log_of_a_key_is_read():
    log = "RIGHT: first pixel 20 ms, last 54 ms, 2816 pixels, 1 erases"
    assert measured(log) == Sample(54, 2816, 1)


def test_a_key_that_changed_no_pixel_is_no_sample():
    log = "RIGHT: first pixel undefined ms, last undefined ms, 0 pixels, 0 erases"
    assert measured(log) is None


def test_a_line_in_another_form_is_refused():
    with pytest.raises(UsageError, match="no measurement"):
        measured("RIGHT took 54 ms")


def test_a_beginning_is_measured_to_the_picture_after_the_save():
    log = (
        "trace A: drawn 0--250 (0 px); saved 1 at 374; drawn 500-600 (9000 px); saved 1 at 1760; "
        "drawn 2656-3000 (20000 px); drawn 3080-4005 (30000 px); drawn 4425-5504 (57600 px)"
    )
    assert begun(log) == Sample(4005, 59000, 2)


def test_a_trace_without_a_save_gives_no_sample():
    assert begun("trace A: drawn 500-900 (57600 px)") is None


def test_each_refresh_of_a_flight_is_read():
    log = (
        "areas: 1022-1032:(24,222)-(143,239) 1045-1051:(122,148)-(153,191) "
        "1084-1091:(116,120)-(147,163) 1092-1099:(122,148)-(153,191)"
    )
    assert pictures(log) == [
        Picture(1022, 1032, 120 * 18),
        Picture(1045, 1051, 32 * 44),
        Picture(1084, 1099, 2 * 32 * 44),
    ]


def _visit(log):
    """Return a visit to a device whose log has these refreshes after a choice."""
    machine = SimpleNamespace(pictures=lambda since: pictures(log))
    return Visit(machine, "official", 1, 3)


def test_the_longest_wait_for_a_next_picture_is_from_last_pixel_to_last_pixel():
    visit = _visit("areas: 200-250:(0,0)-(9,9) 270-275:(0,0)-(1,1) 330-332:(0,0)-(2,2)")
    visit._look_at_pictures(0.0)
    assert visit.samples[FIRST] == [Sample(250, 100, 0)]
    assert visit.samples[NEXT] == [Sample(57, 9, 0)]


def test_after_a_choice_of_one_picture_there_is_no_next_one():
    visit = _visit("areas: 200-250:(0,0)-(9,9)")
    visit._look_at_pictures(0.0)
    assert visit.samples[FIRST] and not visit.samples[NEXT]


@pytest.mark.parametrize(("rules", "is_asked"), [("double-down", True), ("official", False)])
def test_a_match_that_asks_the_table_is_resumed_on_device_and_twin(rules, is_asked):
    """The device asks who jumps on the first card, and a save does not contain the question."""
    visit = Visit(None, rules, 2, 2)
    visit.twin = Player(SIZE, start=(rules, 2, 2, 1, None))
    assert visit._asks_who_jumps() == is_asked


def test_a_cell_has_medians_and_the_number_of_samples():
    samples = [Sample(50, 2880, 0), Sample(58, 5760, 0), Sample(900, 57600, 3)]
    assert cell(samples).split() == ["58", "0.10", "0", "(3)"]
    assert cell([]) == "-"


def test_the_time_of_a_bots_decision_is_printed_in_milliseconds():
    line = "[7.411] serial: official 2 hard 40 7506 11230 0"
    assert formatted(line) == "official       hard        7.5 ms, at most  11.2; 0 bytes taken"
    assert formatted("[7.411] serial: done") == formatted("[7.411] seen") == ""


def _drive(name, content):
    """Return a FAT drive with one file at its second cluster."""
    image = bytearray(64 * 512)
    struct.pack_into("<HBHBH", image, 11, 512, 4, 1, 1, 16)
    struct.pack_into("<H", image, 22, 2)
    image[3 * 512 : 3 * 512 + 11] = name
    struct.pack_into("<HI", image, 3 * 512 + 26, 3, len(content))
    at = 4 * 512 + 4 * 512
    image[at : at + len(content)] = content
    return bytes(image)


def test_a_file_is_found_on_a_drive():
    content = bytes(range(256)) * 9
    assert file_in(_drive(b"WILDHANDSAV", content), "wildhand.sav") == content


def test_a_missing_file_is_reported():
    with pytest.raises(UsageError, match="no file wildhand"):
        file_in(_drive(b"OTHER   SAV", b"x"), "wildhand.sav")


def test_each_rule_set_has_its_own_twin(tmp_path):
    """Their saves are in folders beside each other."""
    machine = SimpleNamespace(work=tmp_path)
    visits = [Visit(machine, rules, 2, 2) for rules in ("official", "grand")]
    assert [visit._new_twin(b"").screen for visit in visits] == ["title"] * 2
