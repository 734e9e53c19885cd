"""`python -m sim sounds OUT.wav` renders the game's sounds, to listen to one after another.

They are as the simplest board makes them: a buzzer's pulse wave (`hal.buzzer`), at full volume.
"""

import argparse
import wave
from array import array
from pathlib import Path

from sim.board.player import open_desk
from sim.paths import written

# By the numbers of `ui.table.sound`.
NAMES = (
    "my turn",
    "draw",
    "lay",
    "skip",
    "change",
    "+2",
    "+4",
    "refused",
    "Uno",
    "caught",
    "lose",
    "win",
)

_RATE = 44100  # samples a second
_FINER = 8  # parts of a sample, so that high notes stay clean
_DUTY = 6000 / 65536  # of the pulse (hal.buzzer)
_LEVEL = 12000  # of 32767
_PAUSE_MS = 600


def run(options: argparse.Namespace) -> int:
    """Render; return the exit status."""
    _save_wave(options.out)
    for number, name in enumerate(NAMES):
        print(f"{name:<8} {_length(number):>3} ms  {_told(number)}")
    return 0


def notes_of(tune: int) -> list[tuple[int, int]]:
    """Return the notes of a sound: each its pitch in Hz, 0 for silence, and its milliseconds."""
    table, size = _tunes()
    notes = table[tune * size : (tune + 1) * size]
    pairs = zip(notes[::2], notes[1::2], strict=True)
    return [(pitch << 3, quarters << 2) for pitch, quarters in pairs if quarters]


def _tunes() -> tuple[bytes, int]:
    """Return all notes of the game, and how many bytes are one sound's."""
    try:
        from ui.table.sound import TUNE_SIZE, TUNES
    except ImportError:  # not on a board yet
        open_desk((160, 128))
        from ui.table.sound import TUNE_SIZE, TUNES
    return TUNES, TUNE_SIZE


def render(tune: int) -> "array[int]":
    """Return the samples of a sound, -32768 to 32767, `_RATE` a second."""
    samples = array("h")
    for hz, ms in notes_of(tune):
        for i in range(_RATE * ms // 1000):
            high = 0
            for part in range(_FINER):
                phase = (i + part / _FINER) * hz / _RATE % 1
                high += hz > 0 and phase < _DUTY
            samples.append(_LEVEL * high // _FINER)
    return samples


def _save_wave(path: Path) -> None:
    """Write all sounds, with pauses between."""
    with written(path) as place, wave.open(place, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(_RATE)
        for tune in range(len(NAMES)):
            file.writeframes(render(tune).tobytes())
            file.writeframes(bytes(2 * (_RATE * _PAUSE_MS // 1000)))


def _length(tune: int) -> int:
    return sum(ms for _, ms in notes_of(tune))


def _told(tune: int) -> str:
    return "  ".join(f"{hz or '-'}:{ms}" for hz, ms in notes_of(tune))
