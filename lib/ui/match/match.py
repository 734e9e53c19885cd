"""This module holds a match as the app sees it: the game, its table, and who has the device.

`holder` is the seat whose view the screens show: the only person's, or with several persons the
seat that got the device last; NOBODY before that, and when only bots play. Screens read `view` and
never the game's state. Bots and persons are listed by player, all else by seat: where players
change seats, the device goes with them. `is_open`: the holder's hand may be shown. Where persons
share the device that is so from their cover until somebody else acts, or all are asked
(`cover_hand`): no hand opens by itself.

What the table answered (`ui.table.table_question`) is kept here, since the device may change hands
before it is used up: `said`, the players who need not be asked the question `said_in`
(`engine.prompt.question_of`) again, `said_yes`, those of them who said yes, and `draws_blind`, the
seat that draws without looking. `draws_on` is how the holder draws what it still owes, without
being asked again; 0: it is asked. `jumper` is the seat that has
announced to play out of turn (`ui.table.jump_window`) and has not done so yet, or NOBODY;
`jump_offered_for` the number of the event of the card for which that was offered last, and
`catch_offered` the seats about which the table was asked who catches them.
`dare_read_at` is EVENT_COUNT as it was when a dare was read last, `dare_price` what that one costs
(`ui.table.dares`; 0: as the option has it). `is_admitting` is set when a cheat was admitted
(SEV-3), until the table was shown it.

`place` is where the table's cursor was when another screen was opened over it, as the mode that was
left keeps it (`ui.table.screen`); it lies here since a board may forget the table meanwhile.
"""

from engine import prompt
from engine.bots.levels import NORMAL
from engine.game import Game
from engine.public import event_at
from engine.state import choices, layout, options
from engine.state.events import ADMITTED, SKIPPED
from engine.state.reasons import OK
from engine.state.seats import in_set
from engine.state.window_types import AT_STAKE, DRAWS_ALONE, DRAWS_ON
from engine.table import Table
from engine.view import view_into
from ui.match.match_bytes import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ui.types import Place


class Match:
    """people: a byte for each player: who plays (ui.match.match_bytes); cards: in the deck.

    page: the game's state lies at its start; `ui.match.saves` saves it with what lies behind.

    flags: of the newest window's row (engine/prompt.py). level: of the bots, which
    `ui.match.match_start` seats. tip: gives the holder tips, None: no tips. scored_at: EVENT_COUNT
    of the hand whose score was shown last, which moves only once.
    """

    level = NORMAL
    place: "Place | None"
    tip: "Any" = None
    scored_at = -1

    def __init__(self, people: bytes, cards: int, page: bytearray) -> None:
        self.people = bytearray(people)
        self.persons = sum(people)
        self.is_shared = self.persons > 1  # persons pass the device, and hide their hands
        self.game = Game(len(people), cards, page)
        is_few = len(people) <= 4 and cards + choices.FEW_CHOICES <= choices.FOUR_CHOICES
        self.table = Table(self.game, choices.FOUR_CHOICES if is_few else choices.MAX_CHOICES)
        # Shared with the table: bots overwrite both, so `let_bot` refreshes the view afterwards.
        self.view = self.table.view
        self.choices = self.table.choices
        self.count = 0  # of choices
        self.flags = 0
        self.seen = bytearray(layout.MAX_SEATS)  # by player: EVENT_COUNT after their last choice
        self.holder = self.player = layout.NOBODY
        self.is_open = False
        self.called = layout.NOBODY  # the seat that will call Uno with its next card
        self.is_unsaved = False  # a choice was made since the last save
        self.said = self.said_yes = self.said_in = 0
        self.draws_blind = self.jumper = layout.NOBODY
        self.draws_on = 0
        self.jump_offered_for = self.dare_read_at = -1
        self.catch_offered = 0
        self.dare_price = 0
        self.is_admitting = False
        self.place = None
        self._heard = -1  # EVENT_COUNT when the view was refreshed last

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.game.next_hand()
        self.forget_past()
        self.is_unsaved = self.persons > 0

    def forget_past(self) -> None:
        """Begin every player's recap at this moment, with nothing answered: a hand begins."""
        self.refresh_view()
        for seat in range(layout.MAX_SEATS):
            self.seen[seat] = self.view[layout.EVENT_COUNT]
        self.said = self.said_yes = 0
        self.jumper = layout.NOBODY

    def refresh_view(self) -> None:  # per frame
        """Bring the view up to date; the holder may sit elsewhere now.

        Hear who admits a cheat, and who misses a turn: a hand does not stay open over that.
        """
        state = self.game.state
        if self.holder != layout.NOBODY and state[layout.PLAYER_AT + self.holder] != self.player:
            for seat in range(len(self.people)):
                if state[layout.PLAYER_AT + seat] == self.player:
                    self.holder = seat
        view = self.view
        view_into(self.game, self.holder, view)
        self.flags = prompt.flags_of(view)
        if self.said and not prompt.is_still_asked(view, self.said_in):
            self.said = self.said_yes = 0
        number = self._heard
        self._heard = view[layout.EVENT_COUNT]
        while number >= 0 and number != self._heard:
            kind = view[event_at(number) + layout.EVENT_KIND]
            if kind == ADMITTED:
                self.is_admitting = True
            elif kind == SKIPPED:
                self.cover_hand()
            number = number + 1 & 255

    def hand_to(self, seat: int) -> None:  # per frame
        """Give the device to a seat, or to NOBODY."""
        self.player = seat if seat == layout.NOBODY else self.game.state[layout.PLAYER_AT + seat]
        self.holder = seat
        self.refresh_view()
        self.is_open = seat != layout.NOBODY
        self.draws_on = 0
        self.place = None

    def cover_hand(self) -> None:  # per frame
        """Somebody else acts, or all are asked: the holder's hand is shown after its cover only."""
        if self.is_shared:
            self.is_open = False

    def hand_size(self) -> int:  # per frame
        """Return how many cards the holder has."""
        return self.view[layout.COUNTS + self.holder] if self.holder != layout.NOBODY else 0

    # What can be chosen.

    def list_choices(self) -> None:  # per frame
        """Write what the holder can do to `choices`.

        Only who has announced a jump is offered one, and nothing else. A dare that is refused costs
        what was read out.
        """
        found = self.choices
        jumps = self.jumper == self.holder
        kept = 0
        for i in range(self.game.choices_into(self.holder, found)):
            choice = found[i]
            is_jump = choice & choices.VERB_MASK == choices.JUMP
            if is_jump == jumps and choice != choices.JUMP_IN_VAIN:
                if choice == choices.DARE:
                    choice |= self.dare_price << choices.PRICE_SHIFT
                found[kept] = choice
                kept += 1
        self.count = kept

    def only_passes(self) -> bool:  # per frame
        """Is passing all that the holder can do, apart from calling Uno and catching?"""
        return self.only_answer() == choices.PASS

    def only_answer(self) -> int:  # per frame
        """Return the holder's only choice, apart from calling Uno and catching; 0: it has more."""
        self.list_choices()
        only = 0
        for i in range(self.count):
            choice = self.choices[i]
            verb = choice & choices.VERB_MASK
            if verb != choices.CATCH and verb != choices.CALL_UNO:
                if only:
                    return 0
                only = choice
        return only or choices.PASS

    def goes_on_drawing(self) -> bool:  # per frame
        """Does the holder draw on, as it chose to, with nothing else to answer before?"""
        is_drawing = self.flags & (DRAWS_ON | AT_STAKE) == DRAWS_ON | AT_STAKE
        return self.draws_on > 0 and is_drawing and self.view[layout.FIRST] == self.holder

    def is_next_person(self) -> bool:  # per frame
        """Is a person asked next whose hand is covered, with nothing to happen by itself before?"""
        view = self.view
        seat = view[layout.FIRST]
        if view[layout.STATUS] != layout.IN_PLAY or self.flags & DRAWS_ALONE:
            return False
        if seat == self.holder and self.is_open:
            return False
        return self.people[view[layout.PLAYER_AT + seat]] == PERSON

    def is_kept(self) -> bool:  # per frame
        """Does the holder, who just chose, keep the device while a bot is asked?"""
        view = self.view
        if not (self.is_shared and self.is_open) or view[layout.STATUS] != layout.IN_PLAY:
            return False
        return self.people[view[layout.PLAYER_AT + view[layout.FIRST]]] != PERSON

    # What is chosen.

    def choose(self, choice: int) -> int:  # per frame
        """Let the holder choose; return OK, or the reason for a refusal."""
        reason = self.game.choose(self.holder, choice)
        if reason == OK:
            if choice & choices.VERB_MASK == choices.JUMP:
                self.jumper = layout.NOBODY
            self.table.rights_due = True
            self.is_unsaved = True
            self.refresh_view()
            self.seen[self.player] = self.view[layout.EVENT_COUNT]
        return reason

    def answer_for(self, seat: int, choice: int) -> int:  # per frame
        """Let a person answer what needs no look at its hand, wherever the device is."""
        reason = self.game.choose(seat, choice)
        self.table.rights_due = True
        if seat != self.holder:
            self.cover_hand()
        self.stepped()
        return reason

    def let_bot(self) -> bool:  # per frame
        """Let one bot choose; return False if a person is asked or the hand is over."""
        made = self.table.play_bots(1) == 1
        if made:
            self.cover_hand()
        self.refresh_view()
        return made

    def has_said(self, seat: int) -> int:  # per frame
        """Has the player of a seat answered what the table is asked now? Not 0 if so."""
        question = prompt.question_of(self.view)
        if question != self.said_in:
            self.said_in = question
            self.said = self.said_yes = 0
        return self.said >> self.view[layout.PLAYER_AT + seat] & 1

    def stepped(self) -> None:  # per frame
        """Note that the game changed without a choice of the holder."""
        self.is_unsaved = self.persons > 0
        self.refresh_view()

    def catch(self) -> int:  # per frame
        """Let the holder catch the first other seat that has not called Uno."""
        view = self.view
        caught = self.holder  # if there is none; the game refuses that
        for seat in range(view[layout.PLAYERS]):
            if seat != self.holder and in_set(view, layout.UNCALLED, seat):
                caught = seat
                break
        return self.choose(choices.CATCH | caught << choices.SEAT_SHIFT)

    def announce_jump(self, seat: int) -> None:  # per frame
        """A seat announces a jump, or NOBODY does any longer; a resumed match knows."""
        self.jumper = seat
        self.is_unsaved = self.persons > 0

    def withdraw(self) -> None:  # per frame
        """Who announced a jump does not lay a card, and pays what that costs, if anything."""
        if self.view[options.FALSE_CLAIM]:
            self.choose(choices.JUMP_IN_VAIN)
        self.announce_jump(layout.NOBODY)
