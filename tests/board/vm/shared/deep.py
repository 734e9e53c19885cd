"""This module sets a table at which gifts are under way, each within another.

    game = nested(12)      12 open records, all of gifts

Ten players; rules: those of `grand` with two decks, if there are to be two. Seat n holds all four
colors of a face, seats 0 to 2 those of another too, and has given none of them away yet; the
newest window is of the seat asked. Nobody holds a seven, eight or nine.
"""

from engine.game import Game
from engine.rulesets import load
from engine.state import layout
from engine.state.window_types import W_MELD_GIFTS
from engine.state.windows import push

_PLAYERS = 10
_FACES = (0, 1, 2, 3, 4, 5, 6, 10, 11, 12)
_RAINBOW = 0
_ALL = 15  # bits of the colors that are still to be given: all four


def _face(i):
    """Return the face of the set of record i."""
    return _FACES[(i + (i // _PLAYERS) * 5) % _PLAYERS]


def nested(records, rules=None):
    """Return a game with so many windows open; see the module."""
    game = Game(_PLAYERS, 216 if rules else 108)
    game.set_table(rules or load("grand"), _PLAYERS, 7)
    s = game.state
    _lay_out(game, s)
    s[layout.OPENING] = layout.BOTH_OPEN
    s[layout.PHASE] = layout.TO_PLAY
    s[layout.DRAWN] = 255
    s[layout.SHOWN_TO] = 255
    s[layout.TURN] = s[layout.PEPPER] = _PLAYERS - 1
    for i in range(records):
        at = push(s, W_MELD_GIFTS)
        s[at + layout.ACTOR] = i % _PLAYERS
        s[at + layout.STAGE] = _RAINBOW
        s[at + layout.TARGET] = layout.NOBODY  # nothing was given yet
        secret = layout.SECRETS + i * layout.SECRET_SIZE
        s[secret] = _face(i)
        s[secret + 1] = _ALL
    game.settle()
    return game


def _lay_out(game, s):
    """Deal the sets, two discards, and all other cards into the draw piles."""
    from engine.match import deal
    from engine.turn.piles import place

    deal.gather(game, s)
    s[layout.UNSETTLED] = 0
    for i in range(13):
        for color in range(4):
            seat = i % _PLAYERS
            s[game.hands[seat] + s[layout.COUNTS + seat]] = _taken(game, s, _face(i) * 4 + color)
            s[layout.COUNTS + seat] += 1
    for pile in range(2):
        s[place(game, 2 + pile, 0)] = s[layout.TOP_CARD + pile] = _taken(game, s, 36 + pile)
        s[layout.PILE_SIZE + 2 + pile] = 1

    if game.hooks.splits:
        game.hooks.splits(game, s)


def _taken(game, s, kind):
    """Take a card of a kind out of draw pile 1; return it."""
    base = game.draws
    last = base + s[layout.PILE_SIZE] - 1
    for at in range(base, last + 1):
        if s[at] == kind:
            s[at] = s[last]
            s[last] = 0
            s[layout.PILE_SIZE] -= 1
            return kind
    raise ValueError("no such card is left")


class Deepest:
    """A game with the most gifts that can be within each other, to be played on."""

    def __init__(self):
        self.game = nested(13)
        self._copy = bytearray(self.game.state)
        self._out = [0] * 256

    def play_on(self):
        """Make 60 choices from there; return how many windows are open then."""
        game = self.game
        game.state[:] = self._copy
        for _ in range(60):
            seat = game.first_asked
            n = game.choices_into(seat, self._out)
            assert game.choose(seat, self._out[n >> 1]) == 0
        return game.state[layout.DEPTH]
