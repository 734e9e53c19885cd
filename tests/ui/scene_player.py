"""This module is a person at a device, on a computer (`conftest.py`) or on a page (`tests/web`).

Beside the keys (`sim.board.player`) it has `set_table`, which lays out hands, top card and turn, so
that a picture does not depend on the shuffle.
"""

from sim.board.player import Person

# What persons are called in golden pictures, where bots have their own names. Three letters are
# never cut.
_PERSONS = (b"Amy", b"Ben", b"Liv", b"Dan")


class ScenePlayer(Person):
    """See the module."""

    def call_persons(self):
        """Let persons of the match that has been begun have names."""
        from ui.players import NAMES

        match = self.app.match
        for player in range(len(match.people) if match else 0):
            if match.people[player] and not NAMES[player] and player < len(_PERSONS):
                NAMES[player] = _PERSONS[player]

    @property
    def state(self):
        """The bytes of the game; behind them lies what the app saves with it."""
        game = self.app.match.game
        return memoryview(game.state)[: game.hands[-1] + game.capacity]

    @property
    def hand(self):
        """The hand on the screen, as it is shown."""
        return self.app.page.hand

    def set_table(self, hands, tops, turn=0, piles=(), salt=255, pepper=0):
        """Lay out hands (with FACE_UP for open cards), top cards, a turn; no events are left.

        tops: a card, or one for each of two piles, or a list of cards for a pile.
        piles: what lies on top of draw pile 1, the first to be drawn last; None: as it was dealt.
        """
        from engine.state.cards import NO_CARD
        from engine.state.layout import (
            AS_LISTED,
            BOTH_OPEN,
            CARDS_IN_PLAY,
            COUNTS,
            DRAWN,
            EVENT_COUNT,
            EVENTS,
            EVENTS_END,
            FIRST,
            LEFT,
            LEFT_IN,
            NEXT,
            NOBODY,
            OPENING,
            PEPPER,
            PER_HAND,
            PER_MATCH,
            PHASE,
            PILE_SIZE,
            PLAYERS,
            SALT,
            SHOWN_TO,
            TO_PLAY,
            TURN,
            TURN_LIMIT,
            TURNS_LEFT,
            UNSETTLED,
            WINDOWS,
            WITHOUT_PLAY,
        )
        from engine.state.options import FACE_DOWN, PILES, TWO_PILES
        from engine.state.seats import set_direction
        from engine.turn.piles import lay, place

        game = self.app.match.game
        s = game.state
        has_two = s[PILES] == TWO_PILES
        dealt = s[game.draws : game.draws + game.capacity]
        cards_in_play = s[CARDS_IN_PLAY]
        s[0:PER_MATCH] = bytes(PER_MATCH)
        s[WINDOWS:PER_HAND] = bytes(PER_HAND - WINDOWS)
        s[CARDS_IN_PLAY] = cards_in_play
        end = game.hands[-1] + game.capacity
        s[game.draws : end] = bytes(end - game.draws)
        s[TURNS_LEFT : TURNS_LEFT + 2] = s[TURN_LIMIT : TURN_LIMIT + 2]  # the first turn has begun
        s[LEFT_IN] = s[PLAYERS]
        s[SHOWN_TO] = NOBODY
        for seat, cards in enumerate(hands):
            zone = game.hands[seat]
            s[zone : zone + len(cards)] = bytes(cards)
            s[COUNTS + seat] = len(cards)
        for pile, cards in enumerate(tops if isinstance(tops, tuple) else (tops,)):
            for card in cards if isinstance(cards, list) else [cards]:
                lay(game, s, pile, card, turn)
        draws = dealt[:60] if piles is None else bytes([4] * 40 + list(piles))
        s[game.draws : game.draws + len(draws)] = draws
        s[PILE_SIZE] = len(draws)
        if has_two:
            for i in range(38):
                s[place(game, 1, i)] = 8
            s[PILE_SIZE + 1] = 38
        elif s[PILES] == FACE_DOWN:
            s[place(game, 3, 0)] = 9
            s[PILE_SIZE + 3] = 1
        s[EVENT_COUNT] = s[UNSETTLED] = 0
        s[OPENING] = BOTH_OPEN
        s[PHASE] = TO_PLAY
        s[DRAWN] = NO_CARD
        s[AS_LISTED] = 1
        s[WITHOUT_PLAY] = 1
        s[SALT] = salt
        s[PEPPER] = pepper
        set_direction(s, LEFT)
        s[EVENTS:EVENTS_END] = bytes(EVENTS_END - EVENTS)
        s[TURN] = s[FIRST] = s[NEXT] = turn
        match = self.app.match
        match.jump_offered_for = -1
        match.forget_past()
        self.app.go("table")
        self.frames()

    def deal_table(self, hands, top, turn):
        """As `set_table`, with the draw pile as it was dealt."""
        self.set_table(hands, top, turn, piles=None)
