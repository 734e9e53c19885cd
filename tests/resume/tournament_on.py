"""This program plays one tournament after the other in the simulator, and prints what it saves.

    tournament_on.py DIRECTORY SEED

It prints the same lines as play_on.py; a CRC is that of the whole save: head, state, tournament. It
stops a hand now and then, as when somebody goes out at another table, and enters results, so that
whole tournaments are played. It ends only by being killed.
"""

import os
import random
import sys
from binascii import crc32
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
START = (None, 3, 5, None, None, "social", 2, 3, 2)


def tell(*words):
    print(*words, flush=True)


def watch(app):
    """Print every save, of a match in play or between tables, and the end of a tournament."""
    from journal import MATCH

    book = app.saves.book
    save_page, forget_match = book.save_page, app.saves.forget_match

    def printed_save(kind, page, length, rules):
        if kind != MATCH:  # statistics, which no match is resumed from
            return save_page(kind, page, length, rules)
        mark = crc32(bytes(page[20:length] + page[length : length + 20]))
        tell("saving", mark)
        trouble = save_page(kind, page, length, rules)
        assert trouble == 0, trouble
        tell("saved", mark)
        return trouble

    def printed_forget():
        tell("ending")
        forget_match()
        tell("over")

    book.save_page, app.saves.forget_match = printed_save, printed_forget


def saved_by(saves):
    """Return the bytes of what was resumed, in the order in which they are saved."""
    return saves.page[20 : saves.length] + saves.page[:20]


def begin_or_resume(player):
    """Resume the saved tournament from the title, or begin a new one."""
    app = player.app
    if app.saves.has_match():
        player.press("A")
        assert app.tournament is not None
        from engine.tournament.layout import is_over

        # A tournament saved after the last round leads to the winners; leaving them prints "over".
        expected = ("standings",) if is_over(app.tournament.t) else ("cover", "round")
        assert player.screen in expected, player.screen
        tell("resumed", crc32(saved_by(app.saves)))
    else:
        tell("began")
        from ui.planning import plan_tournament

        plan_tournament(app, START)
        player.frames()


def step(player, chance):
    """Press a key that may lead on."""
    app = player.app
    if app.match is not None and player.screen == "table" and chance.random() < 0.03:
        app.tournament.stop_table(app.match)
        app.go("score")
        player.frames()
    elif player.screen == "report" and chance.random() < 0.1:
        player.press("B", "B")
    else:
        player.press(chance.choice("A A A A RIGHT UP DOWN".split()))


def main():
    storage, seed = sys.argv[1], sys.argv[2]
    from sim.board.display import MemoryDisplay
    from tests.ui.conftest import Player

    MemoryDisplay.refresh = lambda *_, **__: True  # pictures are not needed
    player = Player((128, 128), storage=storage)
    watch(player.app)
    chance = random.Random(seed)
    while True:
        if player.screen == "title":
            begin_or_resume(player)
        step(player, chance)


if __name__ == "__main__":
    sys.path[:] = [entry for entry in sys.path if entry and Path(entry).resolve() != ROOT]
    sys.path += [str(ROOT), str(ROOT / "lib")]
    os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
    main()
