"""Scenes of tournaments, and of scores."""

from engine.state.cards import GREEN, RED, WILD, wild_kind
from engine.state.cards import colored as card
from engine.state.layout import HANDS_WON, SCORES, TURNS_LEFT
from engine.state.seats import set_word
from tests.ui.pictures.acts_tables import at
from tests.ui.pictures.scene import Scene, name_scenes, official, opened, table, when

_HELD = [card(7, GREEN), card(3, RED), wild_kind(WILD)]
_LAST = [card(5, RED)]


def tournament(open_app, size, form, people, bots, tables=0, rounds=0, **more):
    """Begin a tournament."""
    start = (None, people, bots, 3, None, form, tables, rounds, 2)
    return open_app(size, start=start, **more)


def _begun(*how):
    return lambda open_app, size: tournament(open_app, size, *how)


def _scored(rules, options, points, won):
    """Show the score of a hand in the middle of a match; points, won: what seats had before."""

    def set_scores(player):
        for seat, score in enumerate(points):
            set_word(player.state, SCORES + 2 * seat, score)
            player.state[HANDS_WON + seat] = won[seat]

    hands = [_LAST] + [_HELD] * (len(points) - 1)
    begin = table(rules, hands, card(9, RED), options=options, piles=None)
    return Scene(begin, set_scores, "A score")


# Scores: partners, with both names of each side; averages; players at the target, who play no more;
# a hand that one player has lost and nobody has won (COW-5); the limit of turns (CORE-16).
score_partners = _scored("partners", {"hands": "12"}, (310, 95, 310, 95), (4, 1, 4, 1))
score_averages = _scored("official", {"scoring": "average"}, (112, 40, 0, 315), (2, 1, 0, 11))
score_sits_out = _scored("challenge", None, (120, 480, 499, 77), (2, 1, 0, 1))
score_lost = _scored("cowboy", None, (0, 0), (1, 2))
score_limit = Scene(
    official([_HELD + _LAST, *[_HELD[1:]] * 3], card(9, RED)),
    lambda player: set_word(player.state, TURNS_LEFT, 1),
    at(_LAST[0]),
    "A score",
)

# Tournaments.

_IS_OVER = when(lambda player: player.app.is_finished)
round_sheet = Scene(_begun("social", 2, 10, 3, 2), "A round")
round_place = Scene(_begun("team", 3, 9, 3, 2), "DOWN A")
round_entry = Scene(_begun("social", 3, 9, 3, 2), "DOWN A DOWN A*2 RIGHT UP*3 A*2 UP*2")
round_entry_wrong = Scene(round_entry, "RIGHT*5 UP A")
round_moves = Scene(_begun("social", 0, 8, 2, 2), "round_end")
round_format = Scene(opened(), "A B DOWN*40 UP A DOWN RIGHT")
round_set_up = Scene(round_format, "DOWN LEFT*7 UP*2 A")
final_sheet = Scene(_begun("social", 0, 12, 3, 2), _IS_OVER)
final_rotation = Scene(_begun("rotation", 0, 4), _IS_OVER)

TOURNAMENTS = name_scenes(globals())
