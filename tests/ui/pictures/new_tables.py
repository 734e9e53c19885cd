"""Scenes of the drama of a table, and of what hardly fits, for golden pictures; see `tables.py`."""

from engine.state.cards import BLANK, BLUE, DRAW_TWO, FACE_UP, GREEN, RED, SKIP, YELLOW
from engine.state.cards import colored as card
from tests.ui.pictures.acts_tables import point_at
from ui.draw.text import NAMES
from ui.setup import MEDIUM

BANNER, BUBBLE = 2, 1  # as in ui.table.drama, whose constants no page keeps
# Longer than any that can be written on a device: what is drawn does not rely on that.
_FIVE_NAMES = (
    b"Maximilian-Leopold",
    b"Wilhelmina-Therese",
    b"Konstantin-Gabriel",
    b"Friederike-Annette",
    b"Emmanuelle-Juliane",
)
_TEN_NAMES = _FIVE_NAMES * 2
# By twos, one bright and one dim where the top is red; a zero beside a Skip.
_ALIKE = [card(face, color) for color in range(4) for face in (0, SKIP, 6, 9)]
_BLANKS = [card(BLANK, color) for color in range(4)]
THIRTY = _BLANKS + _ALIKE + [card(face, YELLOW) for face in range(1, 9)] + _BLANKS[:2]
_OTHERS = [card(1 + i % 9, i % 4) for i in range(12)]


def _match(open_app, size, speed):
    return open_app(size, start=("official", 1, 3, 1, None), speed=speed)


def deal(open_app, size):
    """Show a card on its way to a seat, as a hand begins."""
    player = _match(open_app, size, MEDIUM)
    motion = player.app.effects.motion
    player.until(motion.is_busy, frames=60)
    player.frames(8)
    return player


def _skipped(open_app, size, shown):
    """Lay a Skip and wait until the drama shows something."""
    player = _match(open_app, size, MEDIUM)
    hands = [[card(SKIP, RED), *_OTHERS[:4]], *[_OTHERS[:5]] * 3]
    player.deal_table(hands, card(3, RED), 0)
    _lay(player, card(SKIP, RED))
    drama = player.app.effects.drama
    player.until(lambda: drama.shown == shown, frames=200)
    player.frames(5)
    return player


def bubble(open_app, size):
    """Show what has just happened to a player as a bubble at the seat."""
    return _skipped(open_app, size, BUBBLE)


def banner_victim(open_app, size):
    """Show the banner of a Skip, which names whose turn is lost."""
    return _skipped(open_app, size, BANNER)


def shake(open_app, size):
    """Show a card that was refused, aside of its place, and the reason."""
    player = _match(open_app, size, MEDIUM)
    hands = [[card(4, GREEN), card(5, RED), card(7, BLUE)], *[_OTHERS[:5]] * 3]
    player.deal_table(hands, card(3, RED), 0)
    _lay(player, card(4, GREEN))
    player.frames(3)
    return player


def full_table(open_app, size):
    """Show ten players with the longest names, and thirty cards with all that look alike."""
    options = {"deck": "112", "blank_red": "skip"}
    player = open_app(size, start=("official", 1, 9, 1, options))
    player.deal_table([THIRTY] + [_OTHERS[: 1 + seat] for seat in range(9)], card(7, RED), 0)
    NAMES[:] = [b"", *_TEN_NAMES[1:]]
    player.app.go("table")
    player.press(*["RIGHT"] * 5)
    player.frames(14)
    return player


def full_piles(open_app, size):
    """Show the same where cards act: two piles, open cards, salt and pepper."""
    options = {"deck": "112", "blank_red": "skip"}
    player = open_app(size, start=("grand", 1, 9, 1, options))
    others = [_OTHERS[: 1 + seat] for seat in range(8)]
    hands = [THIRTY, [one | FACE_UP for one in _OTHERS], *others]
    player.set_table(hands, (card(DRAW_TWO, RED), card(SKIP, BLUE)), salt=9, pepper=1)
    NAMES[:] = [b"", *_TEN_NAMES[1:]]
    player.app.go("table")
    player.press(*["RIGHT"] * 5)
    player.frames(14)
    return player


def _lay(player, wanted):
    """Press A on a card, when the turn is asked."""
    player.until(lambda: player.mode == "ask" and not player.app.effects.motion.is_busy())
    point_at(player, wanted)
    player.desk.press("A")
    player.frames(2)
    player.desk.release("A")


def score_sheet(open_app, size):
    """Show the sheet behind the score."""
    player = _scored(open_app, size, 3)
    player.press("B")
    player.frames()
    return player


def score_ten(open_app, size):
    """Show the score of ten players."""
    return _scored(open_app, size, 9)


def _scored(open_app, size, bots):
    player = open_app(size, start=("official", 1, bots, 1, None))
    hands = [[card(5, RED)]] + [_OTHERS[: 1 + seat] for seat in range(bots)]
    player.deal_table(hands, card(9, RED), 0)
    player.press("A")
    player.until(lambda: player.screen == "score")
    return player


def title_resume(open_app, size):
    """Show the title where a match has been saved."""
    from tempfile import TemporaryDirectory  # no page and no board has it

    with TemporaryDirectory() as drive:
        player = open_app(size, start=("grand", 1, 3, 1, None), storage=drive)
        player.until(lambda: player.mode == "ask")
        player.app.go("title")
        player.frames(40)
    return player


FULL = (title_resume, full_table, full_piles, score_ten, score_sheet)
DRAMA = (deal, bubble, banner_victim, shake)
