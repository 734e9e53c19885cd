"""This module lists what the holder can choose: cards marked in the hand, and rows of answers.

    collect(match)        lists everything: marks the hand, fills `items` with `count` answers
    watch(match)          lists what can be done while others play
    of_card(match, kind)  lists what can be done with one card of the hand
    colors()              lists the colors, and a way back
    others(match)         lists the players whose cards may be looked at
    see(match)            shows the hand of the player who was challenged
    lay_out(match, whose) shows what is known of a seat's cards; NOBODY: the holder's own hand

Answers that are no choice of the engine, such as a tip, stand in the same list. They use verbs that
the engine does not; those with verb 0 differ in the three bits next to it.
"""

from micropython import const

from engine.public import cards_of, window_kind, window_stage, window_target
from engine.state.cards import COLORS
from engine.state.choices import (
    ADD,
    BACKFIRE,
    BLUFF,
    CALL_UNO,
    CARD_SHIFT,
    CATCH,
    DOWN,
    GIVE,
    JUMP,
    PASS,
    PLAY,
    RECOVER,
    SEAT_SHIFT,
    TAKE,
    TAKE_UNSEEN,
    VERB_MASK,
    call_color,
)
from engine.state.layout import (
    DREW,
    NOBODY,
    OUT,
    PHASE,
    PLAYERS,
    SHOWN_COUNTS,
    TURN,
    VIEW_DRAFT,
    VIEW_DRAWN,
    VIEW_HAND,
)
from engine.state.seats import in_set
from engine.state.windows import GIVING, OFFERING, is_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
    from ui.types import AskingHand

UNO = const(27)
LOOK = const(28)
BACK = const(29)
SHOW_IT = const(30)
CARDS_OF = const(31)  # with a seat
GO_ON = const(1 << 5)
SEEN = const(2 << 5)
SORRY_SAID = const(3 << 5)
JUMP_IN = const(4 << 5)  # with a seat
WITHDRAW = const(5 << 5)
READ_DARE = const(6 << 5)
TIP = const(7 << 5)
_OURS_MASK = const(7 << 5)


def verb_of(item: int) -> int:  # per frame
    """The verb of a choice, or one of those above, without card, color and seat."""
    return item & VERB_MASK or item & _OURS_MASK


_MOST = const(32)  # in the row
_KEPT = const(6)  # of these, for what is always there
_GIVES = const(1)  # a stage of GIVING
# What is made with a card of the hand.
WITH_CARD = 1 << PLAY | 1 << ADD | 1 << GIVE | 1 << BACKFIRE | 1 << RECOVER | 1 << JUMP


def goes_down(match: "Match", kind: int) -> bool:  # per frame
    """Can the holder lay a card of a kind face down?"""
    for i in range(match.count):
        choice = match.choices[i]
        if choice & DOWN and choice >> CARD_SHIFT & 255 == kind:
            return choice & VERB_MASK == PLAY
    return False


class Offers:
    """hand: the strip."""

    def __init__(self, hand: "AskingHand") -> None:
        self._hand = hand
        self.items = [0] * _MOST  # the row: choices, and what ui.acts.words adds to them
        self.count = 0
        self.whose = NOBODY  # whose cards are in the strip
        self.lying_open = 0  # how many of these lie open
        self.is_taking = False  # a card of that strip
        self.is_bluff = False  # a Wild Draw Four can be laid, but not rightly

    def collect(self, match: "Match") -> None:  # per frame
        """Mark the cards that can be used, and list all other choices as answers."""
        view = match.view
        match.list_choices()
        self.count = 0
        self.is_bluff = self.is_taking = False
        for i in range(match.count):
            choice = match.choices[i]
            verb = choice & VERB_MASK
            if choice & BLUFF:
                self.is_bluff = True
            if verb == TAKE or verb == TAKE_UNSEEN:
                self.is_taking = True
            elif not (1 << verb & WITH_CARD or verb == CALL_UNO or verb == CATCH):
                self.offer(choice, verb == PASS)
        if window_kind(view) == OFFERING or (
            window_kind(view) == GIVING and window_stage(view) == _GIVES
        ):
            self.offer(SHOW_IT, True)
        self.offer_always(match)
        if match.hint:
            self.offer(TIP, True)
        self.lay_out(match, window_target(view) if self.is_taking else NOBODY)

    def offer_always(self, match: "Match") -> None:  # per frame
        """List what the holder can do at any time."""
        self.offer(UNO, True)
        self.offer(CATCH, True)
        self.offer(LOOK, True)

    def offer(self, choice: int, is_always: bool) -> None:  # per frame
        """List one more answer; is_always: room is kept for it in the longest list."""
        if self.count < (_MOST if is_always else _MOST - _KEPT):
            self.items[self.count] = choice
            self.count += 1

    def of_card(self, match: "Match", kind: int) -> None:  # per frame
        """See the module."""
        self.count = 0
        for i in range(match.count):
            choice = match.choices[i]
            is_with = 1 << (choice & VERB_MASK) & WITH_CARD
            if is_with and choice >> CARD_SHIFT & 255 == kind:
                self.offer(choice, False)

    def others(self, match: "Match") -> None:  # per frame
        """See the module."""
        self.count = 0
        for seat in range(match.view[PLAYERS]):
            if seat != match.holder and not in_set(match.view, OUT, seat):
                self.offer(CARDS_OF | seat << SEAT_SHIFT, False)
        if not self.count:  # all others are out
            self.offer(BACK, True)

    def colors(self) -> None:  # per frame
        """See the module."""
        self.count = 0
        for color in range(COLORS):
            self.offer(call_color(color), True)
        self.offer(BACK, True)

    def watch(self, match: "Match") -> None:  # per frame
        """See the module; cards are shown from behind where others may look on.

        With nobody to hold one it is that of the seat on turn.
        """
        self.count = match.count = 0
        self.is_bluff = self.is_taking = False
        self.offer(GO_ON, True)
        holder = match.holder
        if holder != NOBODY:
            self.offer_always(match)
        if holder == NOBODY or match.is_shared:
            self.whose = NOBODY
            seat = match.view[TURN] if holder == NOBODY else holder
            self._hand.take_backs(cards_of(match.view, seat))
        else:
            self.lay_out(match, NOBODY)

    def see(self, match: "Match") -> None:  # per frame
        """See the module."""
        view = match.view
        self.count = 0
        self.offer(SEEN, True)
        for seat in range(view[PLAYERS]):
            if view[SHOWN_COUNTS + seat]:
                self.lay_out(match, seat)

    def lay_out(self, match: "Match", whose: int) -> None:  # per frame
        """See the module; what can be chosen is marked."""
        self.whose = whose
        hand = self._hand
        if whose == NOBODY:
            self._lay_out_own(match, hand)
            return
        self.lying_open = hand.take_other(match.view, match.game.capacity, whose)
        if self.is_taking:
            for i in range(hand.count):
                hand.marks[i] = 1

    def is_marked(self, choice: int) -> int:  # per frame
        """Is the card of a choice marked in the strip?"""
        return 1 << (choice & VERB_MASK) & WITH_CARD

    def _lay_out_own(self, match: "Match", hand: "AskingHand") -> None:  # per frame
        view = match.view
        hand.take(view, VIEW_HAND, cards_of(view, match.holder))
        is_one = match.count and is_turn(view) and view[PHASE] == DREW and not view[VIEW_DRAFT]
        for i in range(match.count):
            choice = match.choices[i]
            if self.is_marked(choice):
                kind = choice >> CARD_SHIFT & 255
                if is_one and kind == view[VIEW_DRAWN]:
                    hand.marks[hand.place_of(kind)] = 1
                else:
                    hand.mark(kind)
        if match.count:
            for i in range(view[VIEW_DRAFT]):
                hand.put_aside(view[VIEW_DRAFT + 1 + i])
