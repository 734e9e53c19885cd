"""Scenes of tournaments, and of scores, for golden pictures; see `tables.py`."""

from engine.state.cards import GREEN, RED, wild_kind
from engine.state.cards import WILD as WILD_FACE
from engine.state.cards import colored as card

HELD = [card(7, GREEN), card(3, RED), wild_kind(WILD_FACE)]
LAST = [card(5, RED)]
TOP = card(9, RED)


def tournament(open_app, size, form, people, bots, tables=0, rounds=0, **more):
    """Begin a tournament."""
    start = (None, people, bots, 3, None, form, tables, rounds, 2)
    return open_app(size, start=start, **more)


def _scored(open_app, size, rules, options, points, won):
    """Show the score of a hand in the middle of a match; points, won: what seats had before."""
    from engine.state.layout import HANDS_WON, SCORES
    from engine.state.seats import set_word

    player = open_app(size, start=(rules, 1, len(points) - 1, 1, options))
    player.deal_table([LAST] + [HELD] * (len(points) - 1), TOP, 0)
    for seat, score in enumerate(points):
        set_word(player.state, SCORES + 2 * seat, score)
        player.state[HANDS_WON + seat] = won[seat]
    player.press("A")
    player.until(lambda: player.screen == "score")
    return player


def score_partners(open_app, size):
    """Show the score of partners: both names of each side, and the hand of the match."""
    return _scored(open_app, size, "partners", {"hands": "12"}, (310, 95, 310, 95), (4, 1, 4, 1))


def score_averages(open_app, size):
    """Show the score where the average of hands won decides."""
    return _scored(
        open_app, size, "official", {"scoring": "average"}, (112, 40, 0, 315), (2, 1, 0, 11)
    )


def score_sits_out(open_app, size):
    """Show the score with players at the target, who play no more."""
    return _scored(open_app, size, "challenge", None, (120, 480, 499, 77), (2, 1, 0, 1))


def score_lost(open_app, size):
    """Show the score of a hand that one player has lost and nobody has won (COW-5)."""
    return _scored(open_app, size, "cowboy", None, (0, 0), (1, 2))


def score_limit(open_app, size):
    """Show the score of a hand that the limit of four hundred turns has ended (CORE-16)."""
    from engine.state.layout import TURNS_LEFT
    from engine.state.seats import set_word

    player = open_app(size, start=("official", 1, 3, 1, None))
    player.deal_table([HELD + LAST] + [HELD[1:]] * 3, TOP, 0)
    set_word(player.state, TURNS_LEFT, 1)
    while player.hand.cards[player.app.screen.turn._card] != LAST[0]:
        player.press("RIGHT")
    player.press("A")
    player.until(lambda: player.screen == "score")
    return player


def round_sheet(open_app, size):
    """Show a round in which bots have played their tables, and one is left for people."""
    player = tournament(open_app, size, "social", 2, 10, 3, 2)
    player.press("A")
    player.until(lambda: player.screen == "round")
    return player


def round_place(open_app, size):
    """Show a table of a round: who sits there, and what can be done."""
    player = tournament(open_app, size, "team", 3, 9, 3, 2)
    player.press("DOWN", "A")
    return player


def round_entry(open_app, size):
    """Show the entry of a result: one seat is done, the next is being written."""
    player = tournament(open_app, size, "social", 3, 9, 3, 2)
    player.press("DOWN", "A", "DOWN", "A", "A", "RIGHT", "UP", "UP", "UP", "A", "A", "UP", "UP")
    return player


def round_entry_wrong(open_app, size):
    """Show the entry of a wrong result, with the reason at the foot."""
    player = round_entry(open_app, size)
    player.press("RIGHT", "RIGHT", "RIGHT", "RIGHT", "RIGHT", "UP", "A")
    return player


def round_moves(open_app, size):
    """Show the totals after a round, and who moves where."""
    player = tournament(open_app, size, "social", 0, 8, 2, 2)
    player.until(lambda: player.screen == "round_end")
    return player


def round_format(open_app, size):
    """Show a set-up with what its format is."""
    player = open_app(size)
    player.press("A", "B", *["DOWN"] * 40, "UP", "A", "DOWN", "RIGHT")
    return player


def round_set_up(open_app, size):
    """Show a set-up with too many tables for its players."""
    player = open_app(size)
    player.press(
        "A", "B", *["DOWN"] * 40, "UP", "A", "DOWN", "RIGHT", "DOWN", *["LEFT"] * 7, "UP", "UP", "A"
    )
    return player


def final_sheet(open_app, size):
    """Show the last sheet of a social evening with three tables."""
    player = tournament(open_app, size, "social", 0, 12, 3, 2)
    player.until(lambda: player.app.is_finished)
    return player


def final_rotation(open_app, size):
    """Show the last sheet of a rotation of four."""
    player = tournament(open_app, size, "rotation", 0, 4)
    player.until(lambda: player.app.is_finished)
    return player


TOURNAMENTS = (
    score_partners,
    score_averages,
    score_sits_out,
    score_lost,
    score_limit,
    round_sheet,
    round_place,
    round_entry,
    round_entry_wrong,
    round_moves,
    round_format,
    round_set_up,
    final_sheet,
    final_rotation,
)
