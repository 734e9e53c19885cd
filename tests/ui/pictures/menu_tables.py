"""Scenes of screens that open over a table, for golden pictures; see `tables.py`."""

from engine.state.cards import BLUE, DRAW_TWO, GREEN, NO_CARD, RED, SKIP, WILD_FOUR, wild_kind
from engine.state.cards import colored as card
from engine.state.events import DREW_CARD, DREW_OWED, LAID, PASSED, SAID_UNO, note
from tests.ui.pictures.house_tables import holding
from tests.ui.reading import choose


def _playing(open_app, size):
    """Return a table after some events."""
    from tests.ui.pictures.tables import OTHERS, SEVEN

    player = open_app(size, start=("official", 1, 3, 1, None))
    player.deal_table([SEVEN, OTHERS[:1], OTHERS, OTHERS[:4]], card(3, BLUE), 0)
    note(player.state, DREW_CARD, 1, 0, NO_CARD)
    note(player.state, PASSED, 1, 0, NO_CARD)
    note(player.state, LAID, 2, 0, card(DRAW_TWO, GREEN))
    note(player.state, DREW_OWED, 3, 1, NO_CARD)
    note(player.state, DREW_OWED, 3, 0, NO_CARD)
    note(player.state, LAID, 1, 0, card(3, BLUE))
    note(player.state, SAID_UNO, 1, 0, NO_CARD)
    player.app.match.refresh_view()
    return player


def menu(open_app, size):
    player = _playing(open_app, size)
    player.press("START", "DOWN")
    return player


def log(open_app, size):
    player = menu(open_app, size)
    player.press("DOWN", "A")
    return player


def how_to_play(open_app, size):
    player = menu(open_app, size)
    player.press("A")
    return player


def seven_events(open_app, size):
    """Show the table with the newest events."""
    player = _playing(open_app, size)
    player.press("START", "B")
    player.frames(14)
    return player


def double_down(open_app, size):
    """Show a turn by double-down, where a player who can play must play."""
    hands = [
        [card(DRAW_TWO, BLUE), card(SKIP, RED), card(5, GREEN), wild_kind(WILD_FOUR)],
        [card(i, GREEN) for i in range(5)],
        [card(i, BLUE) for i in range(6)],
    ]
    player = holding(open_app, size, "double-down", hands, card(5, RED))
    player.frames(14)
    return player


def learn_said(open_app, size):
    """Show what the first lesson says before the third turn."""
    player = open_app(size)
    choose(player, "Learn")
    for _ in range(2):
        player.until(lambda: player.screen == "notice")
        player.frames(40)
        player.press("A")
        player.until(lambda: player.mode == "ask")
        player.press("A")
    player.until(lambda: player.screen == "notice")
    return player


def learn_turn(open_app, size):
    """Show the table of that turn."""
    player = learn_said(open_app, size)
    player.frames(40)
    player.press("A")
    player.until(lambda: player.mode == "ask")
    return player


MENUS = (menu, log, how_to_play, seven_events, double_down, learn_said, learn_turn)
