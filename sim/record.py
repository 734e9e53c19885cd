"""`python -m sim record REPLAY --gif FILE` plays a recorded game in the app, as a moving picture.

The app itself plays, with its screens and its pace. The choices come from the replay file
(`sim.replay`), and the table is seen from one seat, whose hand is shown. The picture ends where the
file ends, and the game must end as recorded.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from sim.board.clock import Clock
from sim.board.desk import Desk
from sim.board.display import MemoryDisplay
from sim.board.player import open_desk
from sim.errors import UsageError
from sim.paths import read_text, written
from sim.replay import digest, play
from sim.replay.words import Replay, parse_replay

_FRAME_MS = 20
_LAST_MS = 6500  # the effects of the last choice, and the score after it
_LONGEST_MS = 60_000  # without a choice; then the app waits for a choice that the replay lacks
_SHORTEST_MS = 50  # of a picture: twenty a second look smooth, and more make the file large
_COLORS = 256  # that a GIF has


class Camera:
    """Watches the desk, and keeps each picture with its time."""

    looks = False

    clock: Clock  # of the desk

    def __init__(self, scale: int) -> None:
        self.pictures: list[tuple[int, Image.Image]] = []
        self._scale = scale

    def show(self, display: MemoryDisplay) -> None:
        """Keep the picture, if it differs."""
        image = display.image(self._scale)
        if not self.pictures or self.pictures[-1][1].tobytes() != image.tobytes():
            self.pictures.append((self.clock.elapsed_ms(), image))

    def pump(self, desk: Desk) -> None:
        """Do nothing: nobody presses a button."""

    def close(self) -> None:
        """Do nothing: nothing was taken over."""

    def save(self, path: Path) -> None:
        """Write the pictures as a GIF that repeats."""
        starts = [at for at, _ in self.pictures]
        ends = [*starts[1:], self.clock.elapsed_ms()]
        kept: list[tuple[int, Image.Image]] = []
        for (at, image), end in zip(self.pictures, ends, strict=True):
            if not kept or max(end - at, at - kept[-1][0]) >= _SHORTEST_MS:
                kept.append((at, image))
        ends = [*[at for at, _ in kept[1:]], self.clock.elapsed_ms()]
        lengths = [max(end - at, _SHORTEST_MS) for (at, _), end in zip(kept, ends, strict=True)]
        first, *others = _in_one_palette([image for _, image in kept])
        how = dict(append_images=others, duration=lengths, loop=0, disposal=1)
        with written(path) as file:
            first.save(file, "GIF", save_all=True, **how)


def _in_one_palette(images: list[Image.Image]) -> list[Image.Image]:
    """Return pictures with one palette; with few colors, as on cards, none changes."""
    colors = sorted({color for image in images for _, color in _colors_of(image)})
    flat = [part for color in colors[:_COLORS] for part in color]
    palette = Image.new("P", (1, 1))
    palette.putpalette(flat + flat[:3] * (_COLORS - len(flat) // 3))
    return [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]


def _colors_of(image: Image.Image) -> Any:
    return image.getcolors(image.width * image.height)


class Recorded:
    """A replay in the app on a desk; `frames()` runs it, a frame at a time, to the replay's end."""

    def __init__(self, desk: Desk, replay: Replay, seat: int) -> None:
        from hal.opening import open_board  # on the board that is there now
        from sim.replay.theatre import Theatre

        self._desk = desk
        choices = [(chooser, choice) for _, chooser, choice in replay.choices]
        self.theatre = Theatre(open_board(), replay.header, choices, seat)
        self.match = self.theatre.match

    def frames(self) -> Iterator[None]:
        """Run until the effects of the last choice were shown, or the app asks for another."""
        from sim.replay.theatre import Over

        theatre = self.theatre
        ended = None  # when the last choice was made
        try:
            while ended is None or self._desk.clock.elapsed_ms() - ended < _LAST_MS:
                theatre.frame()
                self._desk.wait(_FRAME_MS)
                if theatre.next is None and ended is None:
                    ended = self._desk.clock.elapsed_ms()
                elif theatre.next and theatre.waited_ms() > _LONGEST_MS:
                    raise UsageError(f"record: the app waits on its screen {theatre.app.shown!r}")
                yield
        except Over:
            theatre.app.refresh()  # the frame that ended here may have made the last choice
            yield
            self._desk.clock.sleep(_LAST_MS)


def run(options: argparse.Namespace) -> int:
    """Record one game; 0."""
    text = read_text(options.replay, "a replay file")
    end = digest(play(text, options.replay))
    replay = parse_replay(text, options.replay)
    most = replay.header.players - 1
    if options.seat > most:
        raise UsageError(f"record: --seat {options.seat}: must be a number from 0 to {most}")
    camera = Camera(options.scale)
    desk = open_desk(options.size, viewer=camera)
    clock = camera.clock = desk.clock
    recorded = Recorded(desk, replay, options.seat)
    for _ in recorded.frames():
        pass
    if digest(recorded.match.game) != end:
        raise UsageError(f"record: {options.replay}: the app reached a different end")
    camera.save(options.gif)
    told = f"{len(camera.pictures)} pictures, {clock.elapsed_ms() / 1000:.0f} s"
    print(f"{options.gif}: {told}, {options.gif.stat().st_size:,} bytes")
    return 0
