"""This program plays in the simulator, and prints a line before and after each save.

    play_on.py DIRECTORY SEED

Lines: `resumed CRC` or `began`, then for every save `saving CRC` and, when it is on the drive,
`saved CRC`; `ending` and `over` when a match has ended and nothing is left to resume. A CRC is
that of the game's whole state. It ends only by being killed.
"""

import os
import random
import sys
from binascii import crc32
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
START = ("official", 2, 2, None, None)


def tell(*words):
    print(*words, flush=True)


def mark_of(match):
    """Return a number that stands for the game's whole state."""
    game = match.game
    return crc32(bytes(game.state[: game.hands[-1] + game.capacity]))


def watch(saves):
    """Print every save, and the end of a match."""
    keep, forget_match = saves.keep, saves.forget_match

    def printed_keep(match):
        mark = mark_of(match)
        tell("saving", mark)
        keep(match)
        assert saves.trouble == 0, saves.trouble
        tell("saved", mark)

    def printed_forget():
        tell("ending")
        forget_match()
        tell("over")

    saves.keep, saves.forget_match = printed_keep, printed_forget


def begin_or_resume(player):
    """Resume the saved match from the title, or begin a new one."""
    app = player.app
    if app.saves.has_match():
        from tests.ui.reading import choose

        choose(player, "Resume")
        assert player.screen == "cover", player.screen
        tell("resumed", mark_of(app.match))
    else:
        tell("began")
        from ui.planning import plan_start

        plan_start(app, START)
        player.frames()


def main():
    storage, seed = sys.argv[1], sys.argv[2]
    from sim.board.display import MemoryDisplay
    from tests.ui.conftest import Player

    MemoryDisplay.refresh = lambda *_, **__: True  # pictures are not needed
    player = Player((128, 128), storage=storage)
    app = player.app
    watch(app.saves)
    chance = random.Random(seed)
    while True:
        if app.match is None:  # at the start, after a match, after a walk through the menu
            while player.screen != "title":  # the title may have led on
                player.press("B")
            begin_or_resume(player)
        player.press(chance.choice("A A A A RIGHT UP DOWN B SELECT".split()))


if __name__ == "__main__":
    sys.path[:] = [entry for entry in sys.path if entry and Path(entry).resolve() != ROOT]
    sys.path += [str(ROOT), str(ROOT / "lib")]
    os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
    main()
