"""A match as the app sees it: the game, its table, and who holds the device.

`holder` is the seat whose view the screens are drawn from: the only person's, or with
several people the seat that was last handed the device; NOBODY before that, and when only
bots play. Screens read `view` and never the game's state.
"""

from engine.bots.plain import decide
from engine.choices import CALL_UNO, FEW_CHOICES, MAX_CHOICES, OK, catch
from engine.game import Game
from engine.layout import (
    COUNTS,
    EVENT_COUNT,
    MAX_SEATS,
    NOBODY,
    PLAYER_AT,
    PLAYERS,
    UNCALLED,
)
from engine.seats import in_set
from engine.table import Table
from engine.view import view_into


class Match:
    """people: a byte for each player, 1 for a person, 0 for a bot; cards: in the deck.

    shown_as: the screen that is its table.
    """

    shown_as = "table"

    def __init__(self, people: bytes, cards: int) -> None:
        self.people = people
        self.persons = sum(people)
        self.game = Game(len(people), cards)
        most = cards + FEW_CHOICES if self.shown_as == "table" else MAX_CHOICES
        self.table = Table(self.game, most)
        for seat in range(len(people)):
            if not people[seat]:
                self.table.bots[seat] = decide
        # The table's own: bots fill both anew, so `bot_step` looks afterwards.
        self.view = self.table.view
        self.choices = self.table.choices
        self.count = 0  # of choices
        self.seen = bytearray(MAX_SEATS)  # EVENT_COUNT after each player's last own choice
        self.holder = NOBODY
        self.is_unsaved = False  # a choice was made since the last save

    def forget_past(self) -> None:
        """A hand begins: nothing has happened since anybody's turn."""
        self.look()
        for seat in range(MAX_SEATS):
            self.seen[seat] = self.view[EVENT_COUNT]

    def look(self) -> None:  # per frame
        """Bring the view up to date."""
        view_into(self.game, self.holder, self.view)

    def hand_to(self, seat: int) -> None:  # per frame
        """Give the device to a seat, or to NOBODY."""
        self.holder = seat
        self.look()

    def list_choices(self) -> None:  # per frame
        """Write what the holder can do to `choices`."""
        self.count = self.game.choices_into(self.holder, self.choices)

    def choose(self, choice: int) -> int:  # per frame
        """Let the holder choose; OK or the reason that it was refused for."""
        reason = self.game.choose(self.holder, choice)
        if reason == OK:
            self.table.rights_due = True
            self.look()
            self.is_unsaved = True
            self.seen[self.view[PLAYER_AT + self.holder]] = self.view[EVENT_COUNT]
        return reason

    def draw_owed(self, seat: int, choice: int) -> None:  # per frame
        """Let a person draw what it owes, wherever the device is."""
        self.game.choose(seat, choice)
        self.table.rights_due = True
        self.stepped()

    def bot_step(self) -> bool:  # per frame
        """Let one bot choose; False if it is a person's turn, or over."""
        made = self.table.play_bots(1) == 1
        self.look()
        return made

    def stepped(self) -> None:  # per frame
        """Something happened that the holder did not do."""
        self.is_unsaved = self.persons > 0
        self.look()

    def call_late(self) -> int:  # per frame
        """The holder calls Uno after its card is down."""
        return self.choose(CALL_UNO)

    def catch(self) -> int:  # per frame
        """The holder catches whoever has not called Uno."""
        view = self.view
        for seat in range(view[PLAYERS]):
            if seat != self.holder and in_set(view, UNCALLED, seat):
                return self.choose(catch(seat))
        return self.choose(catch(self.holder))

    def held(self) -> int:  # per frame
        """How many cards the holder has."""
        return self.view[COUNTS + self.holder] if self.holder != NOBODY else 0
