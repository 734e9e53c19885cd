"""`python -m sim device`, as far as no emulator is needed: what it reads, counts and says."""

import struct

import pytest

from sim.__main__ import main
from sim.device.decisions import told_by
from sim.device.figures import cell
from sim.device.machine import Sample, begun, measured
from sim.device.saved import file_in
from sim.errors import UsageError


def test_without_a_machine_it_says_in_one_line_what_it_needs(capsys):
    assert main(["device"]) == 2
    said = capsys.readouterr().err
    assert "--machine DIR" in said and "run.mjs" in said
    assert said.count("\n") == 1


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
def test_what_is_wrong_is_said(capsys, argv, word):
    assert main(["device", *argv]) == 2
    assert word in capsys.readouterr().err


def test_help(capsys):
    assert main(["device", "--help"]) == 0
    assert "--machine DIR" in capsys.readouterr().out


def test_a_measured_key():
    told = "RIGHT: first pixel 20 ms, last 54 ms, 2816 pixels, 1 erases"
    assert measured(told) == Sample(54, 2816, 1)


def test_a_key_that_changed_nothing():
    told = "RIGHT: first pixel undefined ms, last undefined ms, 0 pixels, 0 erases"
    assert measured(told) is None


def test_another_emulator_s_words_are_not_taken_for_figures():
    with pytest.raises(UsageError, match="no measurement"):
        measured("RIGHT took 54 ms")


def test_the_picture_after_the_save_is_the_one_that_counts():
    told = (
        "trace A: drawn 0--250 (0 px); saved 1 at 374; drawn 500-600 (9000 px); saved 1 at 1760; "
        "drawn 2656-3000 (20000 px); drawn 3080-4005 (30000 px); drawn 4425-5504 (57600 px)"
    )
    assert begun(told) == Sample(4005, 59000, 2)


def test_a_trace_without_a_save_has_no_beginning():
    assert begun("trace A: drawn 500-900 (57600 px)") is None


def test_medians_and_how_many_they_are_of():
    samples = [Sample(50, 2880, 0), Sample(58, 5760, 0), Sample(900, 57600, 3)]
    assert cell(samples).split() == ["58", "0.10", "0", "(3)"]
    assert cell([]) == "-"


def test_what_a_board_says_of_decisions_is_told_in_milliseconds():
    said = "[7.411] serial: official 2 hard 40 7506 11230 0"
    assert told_by(said) == "official       hard        7.5 ms, at most  11.2; 0 bytes taken"
    assert told_by("[7.411] serial: done") == told_by("[7.411] seen") == ""


def _drive(name, content):
    """A FAT drive with one file at its second cluster."""
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


def test_a_file_that_is_not_there():
    with pytest.raises(UsageError, match="no file wildhand"):
        file_in(_drive(b"OTHER   SAV", b"x"), "wildhand.sav")
