"""This module holds a match as the app sees it: the game, its table, and who has the device.

`holder` is the seat whose view the screens show: the only person's, or with several persons the
seat that got the device last; NOBODY before that, and when only bots play. Screens read `view` and
never the game's state.
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
    """people: a byte for each player: who plays (ui.match_bytes); cards: in the deck.

    flavor: of its rules (engine.state.options.FLAVOR); kind: its place in ui.screens.MATCHES.
    level: of its bots, which ui.match_start seats. claimer: the seat that claims to play out of
    turn (ui.house.match). hint: gives the holder tips, None: no tips.
    """

    flavor = 0
    kind = 0
    claimer = NOBODY
    level = NORMAL
    hint: "Sometimes[Hint]" = None  # type: ignore[assignment]

    def __init__(self, people: bytes, cards: int) -> None:
        self.people = bytearray(people)
        self.persons = sum(people)
        self.is_shared = self.persons > 1  # persons pass the device, and hide their hands
        self.game = Game(len(people), cards)
        self.table = Table(self.game, self.most_choices(cards))
        # Shared with the table: bots overwrite both, so `let_bot` calls `look` afterwards.
        self.view = self.table.view
        self.choices = self.table.choices
        self.count = 0  # of choices
        self.seen = bytearray(MAX_SEATS)  # by player: EVENT_COUNT after their last choice
        self.holder = NOBODY
        self.called = NOBODY  # the seat that will call Uno with its next card
        self.is_unsaved = False  # a choice was made since the last save

    def most_choices(self, cards: int) -> int:
        """Return the most choices that a seat can have at once."""
        return cards + FEW_CHOICES

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.game.next_hand()
        self.forget_past()
        self.is_unsaved = self.persons > 0

    def forget_past(self) -> None:
        """Begin every player's recap at this moment: a hand begins."""
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
        """Is passing all that the holder can do, apart from calling Uno and catching?"""
        self.list_choices()
        for i in range(self.count):
            verb = self.choices[i] & VERB_MASK
            if verb != PASS and verb != CATCH and verb != CALL_UNO:
                return False
        return True

    def choose(self, choice: int) -> int:  # per frame
        """Let the holder choose; return OK, or the reason for a refusal."""
        reason = self.game.choose(self.holder, choice)
        if reason == OK:
            self.table.rights_due = True
            self.look()
            self.is_unsaved = True
            self.seen[player_of(self.view, self.holder)] = self.view[EVENT_COUNT]
        return reason

    def let_bot(self) -> bool:  # per frame
        """Let one bot choose; return False if a person is asked or the hand is over."""
        made = self.table.play_bots(1) == 1
        self.look()
        return made

    def stepped(self) -> None:  # per frame
        """Note that the game changed without a choice of the holder."""
        self.is_unsaved = self.persons > 0
        self.look()

    def call_late(self) -> int:  # per frame
        """Call Uno for the holder, whose card is laid already."""
        return self.choose(CALL_UNO)

    def catch(self) -> int:  # per frame
        """Let the holder catch the first other seat that has not called Uno."""
        view = self.view
        caught = self.holder  # if there is none; the game refuses that
        for seat in range(view[PLAYERS]):
            if seat != self.holder and in_set(view, UNCALLED, seat):
                caught = seat
                break
        return self.choose(CATCH | caught << SEAT_SHIFT)

    def is_next_person(self) -> bool:  # per frame
        """Is another person asked next, with nothing to happen by itself before?"""
        view = self.view
        seat = view[FIRST]
        if view[STATUS] != IN_PLAY or seat == self.holder or window_kind(view) == OWED:
            return False
        return self.people[player_of(view, seat)] == PERSON

    def held(self) -> int:  # per frame
        """Return how many cards the holder has."""
        return cards_of(self.view, self.holder) if self.holder != NOBODY else 0
