"""The pixels that a key sends are counted on the simulator's display, in shares of the screen.

    shares(size)    by what the key does: the most of a few tries

A board's screen is behind a slow bus, so what a key sends is what its player waits for. One person
and three bots play `official`, with a seed.
"""

from sim.board.player import Player

SIZES = ((128, 128), (160, 128), (240, 240), (320, 240))
SCREEN = "a change of screen"
LAID = "a choice at the table"
CURSOR = "a cursor's step"

_START = ("official", 1, 3, 1, None)
_TURNS = 5


def shares(size: tuple[int, int]) -> dict[str, float]:
    """By what a key does, the largest share of the screen that it sent."""
    player = Player(size, start=_START)
    player.until(lambda: not player.is_watching)
    most = {SCREEN: 0.0, LAID: 0.0, CURSOR: 0.0}

    def press(what: str, name: str) -> None:
        before = player.desk.display.sent
        player.press(name)
        share = (player.desk.display.sent - before) / (size[0] * size[1])
        most[what] = max(most[what], share)

    press(SCREEN, "START")
    press(CURSOR, "DOWN")
    press(SCREEN, "B")
    for _ in range(_TURNS):
        press(CURSOR, "RIGHT")
        press(CURSOR, "LEFT")
        press(LAID, "A")
        if not player.is_watching:
            player.press("A")  # a color is called, or a card that was drawn laid
        player.until(lambda: not player.is_watching)
    return most


def lines() -> list[str]:
    """A row for each thing that a key does, a column for each size."""
    found = {size: shares(size) for size in SIZES}
    out = [_line("shares of the screen that a key sends", [f"{w}x{h}" for w, h in SIZES])]
    for what in (SCREEN, LAID, CURSOR):
        out.append(_line(what, [f"{found[size][what]:.2f}" for size in SIZES]))
    return out


def _line(first: str, cells: list[str]) -> str:
    return f"  {first:<38}" + "".join(f"{text:>10}" for text in cells)
