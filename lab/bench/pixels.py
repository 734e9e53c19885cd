"""This module counts the pixels that pictures send to the simulator's display, as shares of it.

    shares(size)    by the subject of the picture: the most in a few tries

A board's screen is behind a slow bus, so a player waits for the pixels that a picture sends. One
person and three bots play `official`, with a seed.
"""

from sim.board.player import Player

SIZES = ((128, 128), (160, 128), (240, 135), (240, 240), (320, 240), (480, 320))
SCREEN = "a change of screen"
LAID = "a choice at the table"
MOVED = "a step of a flight, a banner"
CURSOR = "a cursor's step at the table"
LISTED = "a cursor's step in a list"

_START = ("official", 1, 3, 1, None)
_TURNS = 5


class _Watcher:
    """most: by the subject of a picture, the largest share of the screen that one sent."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.player = Player(size, start=_START)
        self.most = dict.fromkeys((SCREEN, LAID, MOVED, CURSOR, LISTED), 0.0)

    def frame(self, what: str) -> None:
        """Run a frame; a picture's subject is what moved before it.

        A frame may send several pictures. Of what moves each is a step, else all are waited for.
        """
        display = self.player.desk.display
        effects = self.player.app.effects
        if effects is not None and effects.is_busy():
            what = MOVED
        before = display.sent
        sent = self._pictures()
        most = max(sent, default=0) if what == MOVED else display.sent - before
        share = most / (display.width * display.height)
        self.most[what] = max(self.most[what], share)

    def _pictures(self) -> list[int]:
        """Run a frame; return how many pixels each of its pictures sends."""
        display = self.player.desk.display
        refresh = display.refresh
        sent = []

        def look() -> bool:
            before = display.sent
            done = refresh()
            sent.append(display.sent - before)
            return done

        setattr(display, "refresh", look)  # noqa: B010  # mypy refuses the plain assignment
        try:
            self.player.frames(1)
        finally:
            setattr(display, "refresh", refresh)  # noqa: B010
        return sent

    def press(self, what: str, name: str) -> None:
        """Press a key that has an effect."""
        self.player.desk.press(name)
        self.frame(what)
        self.frame(what)
        self.player.desk.release(name)
        self.frame(what)

    def wait(self) -> None:
        """Wait until it is the person's turn, and nothing moves."""
        while self.player.mode == "watch" or self.player.app.effects.is_busy():
            self.frame(LAID)


def shares(size: tuple[int, int]) -> dict[str, float]:
    """Return by the subject of a picture the largest share of the screen that one sent."""
    watcher = _Watcher(size)
    watcher.wait()
    watcher.press(SCREEN, "START")
    watcher.press(LISTED, "DOWN")
    watcher.press(SCREEN, "B")
    for _ in range(_TURNS):
        watcher.press(CURSOR, "RIGHT")
        watcher.press(CURSOR, "LEFT")
        watcher.press(LAID, "A")
        if watcher.player.mode != "watch":
            watcher.player.press("A")  # a color is called, or a card that was drawn laid
        watcher.wait()
    return watcher.most


def lines() -> list[str]:
    """Return a table with a row for each subject, a column for each size."""
    found = {size: shares(size) for size in SIZES}
    out = [_line("shares of the screen that are sent", [f"{w}×{h}" for w, h in SIZES])]
    out.append(f"| --- |{' ---: |' * len(SIZES)}")
    for what in (SCREEN, LAID, MOVED, CURSOR, LISTED):
        out.append(_line(what, [f"{found[size][what]:.2f}" for size in SIZES]))
    return out


def _line(first: str, cells: list[str]) -> str:
    return f"| {' | '.join([first, *cells])} |"
