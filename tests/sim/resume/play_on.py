"""This program plays in the simulator, and prints a line before and after each save.

    play_on.py DIRECTORY SEED match|tournament

Lines: `resumed CRC` or `began`, then for every save `saving CRC` and, when it is on the drive,
`saved CRC`; `ending` and `over` when a match has ended and nothing is left to resume. A CRC is
that of all that is saved of the match or tournament. It stops a table of a tournament now and
then, as when somebody goes out at another table, and enters results. It ends only by being killed.
"""

import os
import random
import sys
from binascii import crc32
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MATCH = ("official", 2, 2, None, None)
TOURNAMENT = (None, 3, 5, None, None, "social", 2, 3, 2)
KEYS = {"match": "A A A A RIGHT UP DOWN B SELECT", "tournament": "A A A A RIGHT UP DOWN"}


def tell(*words):
    print(*words, flush=True)


def watch(app):
    """Print every save, and the end of a match or tournament."""
    import journal.file

    book = app.saves.book
    save_page, forget_match = book.save_page, app.saves.forget_match

    def printed_save(kind, page, length, rules):
        if kind != journal.MATCH:  # statistics, which no match is resumed from
            return save_page(kind, page, length, rules)
        head = journal.record.HEADER  # the first bytes stand behind the others meanwhile
        mark = crc32(bytes(page[head:length] + page[length : length + head]))
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


def resumed(saves):
    """Return the mark of what was resumed."""
    from journal.record import HEADER

    return crc32(saves.page[HEADER : saves.length] + saves.page[:HEADER])


def begin_or_resume(player, what):
    """Resume what is saved from the title, or begin anew."""
    from ui.match.planning import plan_start, plan_tournament

    app = player.app
    if app.saves.has_match():
        from tests.ui.reading import choose

        choose(player, "Resume")
        # A tournament saved after the last round leads to the winners; leaving them ends it.
        screens = ("cover",) if what == "match" else ("cover", "round", "standings")
        assert player.screen in screens, player.screen
        tell("resumed", resumed(app.saves))
        return
    tell("began")
    if what == "match":
        plan_start(app, MATCH)
    else:
        plan_tournament(app, TOURNAMENT)
    player.frames()


def step(player, what, chance):
    """Press a key that may lead on."""
    app = player.app
    if app.tournament and app.match and player.screen == "table" and chance.random() < 0.03:
        app.tournament.stop_table(app.match)
        app.go("score")
        player.frames()
    elif player.screen == "report" and chance.random() < 0.1:
        player.press("B", "B")
    else:
        player.press(chance.choice(KEYS[what].split()))


def main():
    storage, seed, what = sys.argv[1:]
    from sim.board.display import MemoryDisplay
    from sim.board.player import Player

    MemoryDisplay.refresh = lambda *_, **__: True  # pictures are not needed
    player = Player((128, 128), storage=storage, speed=0)
    app = player.app
    watch(app)
    chance = random.Random(seed)
    while True:
        if app.match is None and app.tournament is None:  # or after a walk through the menus
            while player.screen != "title":  # the title may have led on
                player.press("B")
        if player.screen == "title":
            begin_or_resume(player, what)
        step(player, what, chance)


if __name__ == "__main__":
    sys.path[:] = [entry for entry in sys.path if entry and Path(entry).resolve() != ROOT]
    sys.path += [str(ROOT), str(ROOT / "lib")]
    os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
    main()
