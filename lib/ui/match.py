"""This module is a match as the app sees it: the game, its table, and who holds the device.

`holder` is the seat whose view the screens are drawn from: the only person's, or with
several people the seat that was last handed the device; NOBODY before that, and when only
bots play. Screens read `view` and never the game's state.
"""

from engine.bots.levels import NORMAL
from engine.game import Game
from engine.public import cards_of, player_of, window_kind
from engine.state.choices import CALL_UNO, CATCH, FEW_CHOICES, OK, PASS, SEAT_SHIFT, VERB_MASK
from engine.state.layout import (
    EVENT_COUNT,
    FIRST,
    IN_PLAY,
    MAX_SEATS,
    NOBODY,
    PLAYERS,
    STATUS,
    UNCALLED,
)
from engine.state.seats import in_set
from engine.state.windows import OWED
from engine.table import Table
from engine.view import view_into
from ui.match_bytes import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.hint import Hint
    from ui.types import Sometimes


class Match:
    """people: a byte for each player, who plays (ui.match_bytes); cards: in the deck.

    flavor: of the rules that it is played by (engine.state.options.FLAVOR); kind: its place in
    ui.screens.MATCHES. level: of its bots, which who makes it seats (ui.match_start). claimer: the
    seat that plays out of turn (ui.house.match). hint: what gives the holder tips, if anything.
    """

    flavor = 0
    kind = 0
    claimer = NOBODY
    level = NORMAL
    hint: "Sometimes[Hint]" = None  # type: ignore[assignment]

    def __init__(self, people: bytes, cards: int) -> None:
        self.people = bytearray(people)
        self.persons = sum(people)
        self.is_shared = self.persons > 1  # the device, by persons who must not see all
        self.game = Game(len(people), cards)
        self.table = Table(self.game, self.most_choices(cards))
        # The table's own: bots fill both anew, so `let_bot` looks afterwards.
        self.view = self.table.view
        self.choices = self.table.choices
        self.count = 0  # of choices
        self.seen = bytearray(MAX_SEATS)  # EVENT_COUNT after each player's last own choice
        self.holder = NOBODY
        self.called = NOBODY  # the seat that calls Uno with the next card it lets go
        self.is_unsaved = False  # a choice was made since the last save

    def most_choices(self, cards: int) -> int:
        """How many choices a seat can have at once."""
        return cards + FEW_CHOICES

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.game.next_hand()
        self.forget_past()
        self.is_unsaved = self.persons > 0

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

    def only_passes(self) -> bool:  # per frame
        """Can the holder do nothing but pass, beside what can be done at any time?"""
        self.list_choices()
        for i in range(self.count):
            verb = self.choices[i] & VERB_MASK
            if verb != PASS and verb != CATCH and verb != CALL_UNO:
                return False
        return True

    def choose(self, choice: int) -> int:  # per frame
        """Let the holder choose; OK or the reason that it was refused for."""
        reason = self.game.choose(self.holder, choice)
        if reason == OK:
            self.table.rights_due = True
            self.look()
            self.is_unsaved = True
            self.seen[player_of(self.view, self.holder)] = self.view[EVENT_COUNT]
        return reason

    def let_bot(self) -> bool:  # per frame
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
        caught = self.holder  # nobody: refused
        for seat in range(view[PLAYERS]):
            if seat != self.holder and in_set(view, UNCALLED, seat):
                caught = seat
                break
        return self.choose(CATCH | caught << SEAT_SHIFT)

    def is_next_person(self) -> bool:  # per frame
        """Is it another person who is asked next, without anything that happens by itself?"""
        view = self.view
        seat = view[FIRST]
        if view[STATUS] != IN_PLAY or seat == self.holder or window_kind(view) == OWED:
            return False
        return self.people[player_of(view, seat)] == PERSON

    def held(self) -> int:  # per frame
        """How many cards the holder has."""
        return cards_of(self.view, self.holder) if self.holder != NOBODY else 0
