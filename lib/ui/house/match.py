"""This module is a match with house rules: the whole table is asked, and any seat may play.

What the table answered (`ui.table.question`) is kept here, since the device may change hands before
it is used up: `answered`, the players who need not be asked again, `claimed`, those of them who
said yes. `claimer` is the seat that has claimed to play out of turn (`ui.house.claim`) and has not
done so yet, or NOBODY; `offered` the number of the event of the card for which that was offered
last. `read` is EVENT_COUNT as it was when a dare was read last, `price` what that one costs
(`ui.house.dares`; 0: as the option has it). `is_admitting` is set when a cheat was admitted
(SEV-3), until the table was shown it.
"""

from engine.public import event_at, window_kind, window_target
from engine.state.choices import DARE, JUMP, JUMP_IN_VAIN, MAX_CHOICES, OK, PRICE_SHIFT, VERB_MASK
from engine.state.events import ADMITTED
from engine.state.layout import (
    ASKED,
    EVENT_COUNT,
    EVENT_KIND,
    NOBODY,
    TOP,
)
from engine.state.options import FALSE_CLAIM, HOUSE
from engine.state.seats import word
from engine.state.windows import FORCED, STACKING
from ui import match


def is_stack_waiting(view: bytearray) -> bool:  # per frame
    """Does a draw wait for whoever adds to it?"""
    kind = window_kind(view)
    return kind == STACKING or (kind == FORCED and word(view, view[TOP] + ASKED) > 0)


class Match(match.Match):
    """As Match."""

    flavor = HOUSE
    kind = 2

    def __init__(self, people: bytes, cards: int) -> None:
        super().__init__(people, cards)
        self.answered = 0
        self.claimed = 0
        self.claimer = NOBODY
        self.offered = -1
        self.read = -1
        self.price = 0
        self.is_admitting = False
        self._heard = -1  # EVENT_COUNT at the last look

    def look(self) -> None:  # per frame
        """As Match; hear who admits a cheat."""
        super().look()
        view = self.view
        number = self._heard
        self._heard = view[EVENT_COUNT]
        while number >= 0 and number != self._heard:
            if view[event_at(number) + EVENT_KIND] == ADMITTED:
                self.is_admitting = True
            number = number + 1 & 255

    def most_choices(self, cards: int) -> int:
        """As Match: sets and players to name make many."""
        return MAX_CHOICES

    def forget_past(self) -> None:
        """As Match; nobody has answered or claimed anything."""
        super().forget_past()
        self.answered = self.claimed = 0
        self.claimer = NOBODY

    def list_choices(self) -> None:  # per frame
        """As Match; only who has claimed a jump is offered one, and nothing else.

        A dare that is refused costs what was read out.
        """
        super().list_choices()
        is_claimed = self.claimer == self.holder
        choices = self.choices
        kept = 0
        for i in range(self.count):
            is_jump = choices[i] & VERB_MASK == JUMP
            if is_jump == is_claimed and choices[i] != JUMP_IN_VAIN:
                choices[kept] = choices[i]
                if choices[i] == DARE:
                    choices[kept] |= self.price << PRICE_SHIFT
                kept += 1
        self.count = kept

    def choose(self, choice: int) -> int:  # per frame
        """As Match."""
        reason = super().choose(choice)
        if reason == OK and choice & VERB_MASK == JUMP:
            self.claimer = NOBODY
        return reason

    def is_past_stack(self, seat: int) -> bool:  # per frame
        """Has a seat been asked already, as one of those that might have added to a stack?"""
        return is_stack_waiting(self.view) and window_target(self.view) != seat

    def withdraw(self) -> None:  # per frame
        """Who claimed to play out of turn does not, and pays what that costs, if anything."""
        if self.view[FALSE_CLAIM]:
            self.choose(JUMP_IN_VAIN)
        self.claim_for(NOBODY)

    def claim_for(self, seat: int) -> None:  # per frame
        """A seat claims to play out of turn, or NOBODY does any longer; a resumed match knows."""
        self.claimer = seat
        self.is_unsaved = self.persons > 0

    def answer_for(self, seat: int, choice: int) -> int:  # per frame
        """Let a person answer what needs no look at its hand, wherever the device is."""
        reason = self.game.choose(seat, choice)
        self.table.rights_due = True
        self.stepped()
        return reason
