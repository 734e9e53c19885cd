"""`python -m sim pictures` makes the pictures of the README anew, all that `docs/pictures` holds.

The recording `hand.gif` is `docs/pictures/hand.replay`, as `python -m sim record` plays it. The
stills are moments of the same hand, and the title and a cover, which no hand shows. Each has two
sizes and is enlarged by whole numbers, so that its pixels stay sharp on a page.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from engine.state.choices import CHALLENGE, VERB_MASK
from sim import commands, record
from sim.board.desk import Desk
from sim.board.player import Player, open_desk
from sim.errors import UsageError
from sim.record import Recorded
from sim.replay.words import Replay, parse_replay

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {(160, 128): 3, (320, 240): 2}  # each with how much it is enlarged
SCENES = ("title", "table", "cover", "question", "score")
_GIF_SCALE = 2
_SETTLED_MS = 900  # a screen that was opened is complete then, and a hand still waits for a choice
_SCORE_MS = 9000  # the score, until its rows stand and its confetti has fallen
_LONGEST_MS = 120_000


def _until(
    frames: Iterator[None], is_due: Callable[[], bool], desk: Desk, settled: int = _SETTLED_MS
) -> None:
    """Play frames until a condition has held for a while, or holds at the end."""
    since = None
    for _ in frames:
        now = desk.clock.elapsed_ms()
        if not is_due():
            since = None
        elif since is None:
            since = now
        elif now - since >= settled:
            return
        if now > _LONGEST_MS:
            break
    if since is not None:
        return  # it came, and stays
    raise UsageError("pictures: the screen never came")


def _app(size: tuple[int, int], start: Any, screen: str) -> Image.Image:
    """Return the picture of the app when it has come to a screen by itself."""
    player = Player(size, start)

    def frames() -> Iterator[None]:
        while True:
            player.frames(1)
            yield

    _until(frames(), lambda: player.screen == screen, player.desk)
    return player.desk.display.image()


def _moment(
    size: tuple[int, int], replay: Replay, is_due: Callable[[Recorded], bool], settled: int
) -> Image.Image:
    """Return the picture of a moment of the replay."""
    desk = open_desk(size)
    recorded = Recorded(desk, replay, 0)
    _until(recorded.frames(), lambda: is_due(recorded), desk, settled)
    return desk.display.image()


def _is_own_turn(recorded: Recorded) -> bool:
    """Is the shown seat asked, in the middle of the hand, with most of what a table shows?"""
    theatre = recorded.theatre
    return theatre.made >= len(theatre.choices) * 3 // 5 and theatre.is_own_turn()


def _is_question(recorded: Recorded) -> bool:
    """Is the shown seat about to challenge?"""
    theatre = recorded.theatre
    next_one = theatre.next
    return theatre.is_own_turn() and next_one is not None and next_one[1] & VERB_MASK == CHALLENGE


def _is_score(recorded: Recorded) -> bool:
    return bool(recorded.theatre.app.shown == "score")


def picture(scene: str, size: tuple[int, int]) -> Image.Image:
    """Return the picture of one of SCENES, as large as the display."""
    if scene == "title":
        return _app(size, None, "title")
    if scene == "cover":
        return _app(size, ("official", 2, 2, 3, None), "cover")
    file = FOLDER / "hand.replay"
    replay = parse_replay(file.read_text("utf-8"), str(file))
    if scene == "score":
        return _moment(size, replay, _is_score, _SCORE_MS)
    is_due = {"table": _is_own_turn, "question": _is_question}[scene]
    return _moment(size, replay, is_due, _SETTLED_MS)


def run(options: argparse.Namespace) -> int:
    """Write all pictures; 0."""
    into = options.out or FOLDER
    for scene in SCENES:
        for size, scale in SIZES.items():
            image = picture(scene, size)
            wide, high = image.size
            large = image.resize((wide * scale, high * scale), Image.Resampling.NEAREST)
            path = into / f"{scene}-{size[0]}x{size[1]}.png"
            large.quantize(dither=Image.Dither.NONE).save(path, optimize=True)
            print(f"{path}: {path.stat().st_size:,} bytes")
    words = [str(FOLDER / "hand.replay"), "--gif", str(into / "hand.gif")]
    return record.run(commands.read("record", [*words, "--scale", str(_GIF_SCALE)]))
