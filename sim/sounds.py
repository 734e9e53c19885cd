"""`python -m sim sounds OUT.wav` renders the game's sounds, to listen to one after another.

They are as the simplest board makes them: a buzzer's pulse wave (`hal.buzzer`), at full volume.
`--picture OUT.png` also draws them side by side, so that it can be seen how well they can be told
apart: above, each note at its pitch, below, the envelope of the rendered wave.
"""

import argparse
import wave
from array import array
from math import log2
from pathlib import Path

from PIL import Image, ImageDraw

from sim.board.player import open_desk
from sim.errors import UsageError

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

# The picture, in pixels that are then enlarged.
_ENLARGED = 3
_COLUMNS = 3
_PANEL = (176, 84)
_MARGIN = 5
_MS_PER_PIXEL = 2
_LOWEST, _HIGHEST = 196, 1568  # Hz
_ROLL = (14, 44)  # where the notes begin, and their height
_WAVE = (62, 16)
_NOTE_HEIGHT = 3
_OCTAVE_WIDTH = 16
_BACKGROUND, _PAPER, _LINE = (0, 0, 0), (22, 26, 34), (48, 56, 68)
_GOLD, _SOFT, _INK = (255, 216, 80), (144, 168, 180), (240, 240, 232)
_OCTAVES = (("C4", 262), ("C5", 523), ("C6", 1047))


def run(options: argparse.Namespace) -> int:
    """Render; return the exit status."""
    _save_wave(options.out)
    if options.picture:
        try:
            draw().save(options.picture)
        except OSError as error:
            raise UsageError(f"sounds: {options.picture}: {error.strerror or error}") from None
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
    with wave.open(str(path), "wb") as file:
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


def draw() -> Image.Image:
    """Return the picture of all sounds."""
    wide, high = _PANEL
    rows = -(-len(NAMES) // _COLUMNS)
    image = Image.new("RGB", (_COLUMNS * wide + _MARGIN, rows * high + _MARGIN), _BACKGROUND)
    for tune, name in enumerate(NAMES):
        row, column = divmod(tune, _COLUMNS)
        _draw_sound(image, column * wide + _MARGIN, row * high + _MARGIN, tune, name)
    size = (image.width * _ENLARGED, image.height * _ENLARGED)
    return image.resize(size, Image.Resampling.NEAREST)


def _draw_sound(image: Image.Image, x: int, y: int, tune: int, name: str) -> None:
    """Draw one sound in its panel."""
    wide = _PANEL[0] - _MARGIN
    pen = ImageDraw.Draw(image)
    pen.text((x, y + 1), name, _GOLD)
    pen.text((x + wide, y + 1), f"{_length(tune)} ms", _SOFT, anchor="ra")
    for top, height in (_ROLL, _WAVE):
        image.paste(_PAPER, (x, y + top, x + wide, y + top + height))
    for octave, hz in _OCTAVES:
        line = y + _y_of(hz) + _NOTE_HEIGHT // 2
        image.paste(_LINE, (x, line, x + wide - _OCTAVE_WIDTH, line + 1))
        pen.text((x + wide, line), octave, _SOFT, anchor="rm")
    left = x
    for hz, ms in notes_of(tune):
        if hz:
            top = y + _y_of(hz)
            image.paste(_INK, (left, top, left + ms // _MS_PER_PIXEL, top + _NOTE_HEIGHT))
        left += ms // _MS_PER_PIXEL
    samples = render(tune)
    step = _RATE * _MS_PER_PIXEL // 1000
    middle = y + _WAVE[0] + _WAVE[1] // 2
    for i in range(0, len(samples), step):
        around = samples[max(i - step, 0) : i + 2 * step]  # the pulses of a low note lie far apart
        half = max(around) * (_WAVE[1] // 2 - 1) // _LEVEL
        at = x + i // step
        image.paste(_GOLD if half else _LINE, (at, middle - half, at + 1, middle + half + 1))


def _y_of(hz: int) -> int:
    """Return where a note's bar begins in a panel."""
    share = log2(hz / _LOWEST) / log2(_HIGHEST / _LOWEST)
    return _ROLL[0] + round((1 - share) * (_ROLL[1] - _NOTE_HEIGHT))
