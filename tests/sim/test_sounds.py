"""The sounds are rendered to a file, from which they can be compared."""

import wave
from array import array
from itertools import pairwise

import pytest

from sim.__main__ import main
from sim.sounds import NAMES, notes_of, render


@pytest.mark.parametrize("tune", range(len(NAMES)))
def test_a_rendered_sound_has_its_length_and_its_pitches(tune):
    samples = render(tune)
    rate = 44100
    assert abs(len(samples) - rate * sum(ms for _, ms in notes_of(tune)) // 1000) <= 3
    at = 0
    for hz, ms in notes_of(tune):
        part = samples[at : at + rate * ms // 1000]
        at += len(part)
        rises = sum(a == 0 < b for a, b in pairwise(part)) + (part[0] > 0)
        assert abs(rises - hz * ms / 1000) <= 1


def test_all_sounds_are_written_with_pauses_between(tmp_path, capsys):
    out = tmp_path / "all.wav"
    assert main(["sounds", str(out)]) == 0
    with wave.open(str(out)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array("h", file.readframes(file.getnframes()))
        pause = file.getframerate() // 2
    found = at = 0
    while at < len(samples):
        if samples[at]:
            found += 1
            at += _first_pause(samples[at:], pause)
        at += 1
    assert found == len(NAMES)
    lines = capsys.readouterr().out.splitlines()
    assert [line[:8].strip() for line in lines] == list(NAMES)


def _first_pause(samples, length):
    """Return where so many zeros begin."""
    zeros = 0
    for i, one in enumerate(samples):
        zeros = 0 if one else zeros + 1
        if zeros == length:
            return i - length + 1
    return len(samples)
