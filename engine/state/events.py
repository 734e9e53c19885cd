"""This module names the events that everybody sees, and keeps the newest EVENTS_KEPT in a ring.

An event is four bytes: EVENT_KIND (one of those below), EVENT_SEAT (whose it is), EVENT_OTHER (a
second seat or a number, depending on the kind), and EVENT_CARD (a kind of card that all may see, or
NO_CARD). EVENT_COUNT counts events modulo 256; `event_at` of engine/public.py finds one. Screens
animate events, logs print them, and the recap of what happened since a seat's last turn reads them.

engine/spec/events.py declares them, with their words and all else that is told of them;
`python -m sim index` writes the numbers below from it.
"""

from engine.const import const
from engine.state.layout import EVENT_COUNT, EVENT_MASK, EVENTS

# made: events
LAID = const(1)  # Seat laid card. Other: cards left in its hand after the whole set.
DREW_CARD = const(2)  # Seat drew a card of its own accord.
DREW_OWED = const(3)  # Seat drew a card that it owed, for card of other if it has one.
PASSED = const(4)  # Seat passed, or kept the drawn card.
SKIPPED = const(5)  # Seat lost its turn.
TURNED = const(6)  # Seat turned the direction. Other: the new direction.
COLOR_CALLED = const(7)  # Seat called a color. Other: a color.
SAID_UNO = const(8)  # Seat called Uno, with the card just laid or late.
CAUGHT = const(9)  # Seat caught other with an uncalled Uno.
CHALLENGED = const(10)  # Seat challenged other, or nobody by name; card: what was challenged.
GUILTY_FOUND = const(11)  # Other was guilty; seat challenged, or is other if it lay face down.
INNOCENT_FOUND = const(12)  # Other was innocent; seat challenged, or is other if it lay face down.
RESHUFFLED = const(13)  # The discards became the draw pile: seat had to draw. Other: always 1.
WENT_OUT = const(14)  # Seat laid its last card. Other: its place, from 1.
FIRST_CARD = const(15)  # The dealer (seat) turned card.
CARD_RETURNED = const(16)  # A first card went back into the pile (OFF-2). Other: 1 if under it.
HAND_OVER = const(17)  # Seat won the hand, NOBODY if nobody did. Other: WAY_OVER.
MATCH_OVER = const(18)  # Seat won the match.
DEALT = const(19)  # Seat deals. Other: cards each.
DREW_FOR_DEAL = const(20)  # Seat drew card to settle who deals (CORE-1).
NAMED = const(21)  # Seat named other.
GAVE = const(22)  # Seat gave other a card, which it names where all could see it.
TOOK = const(23)  # Seat took a card of other's, which it names where all could see it.
SHOWED = const(24)  # Seat showed its hand to other.
REFUSED = const(25)  # Seat refused what other gave; it names the card that was shown on its way.
BACKFIRED = const(26)  # Seat laid a Wild (card), so other draws instead.
RECOVERED = const(27)  # Seat laid a Reverse (card) on the one of other.
GIVES_AWAY = const(28)  # Seat has a Rainbow or a Run. Other: 0: a Rainbow, 1: a Run.
LAID_OPEN = const(29)  # Seat drew card, which now lies face up before other.
SWAPPED = const(30)  # The players of seat and other changed places.
SALT_TO = const(31)  # Seat took the salt.
PEPPER_TO = const(32)  # Seat had the pepper, and called other, who has it now and is on turn.
TURNED_UP = const(33)  # Seat turned card onto a discard pile. Other: the pile, from 1.
LIFTED = const(34)  # Seat drew card from the top of a discard pile. Other: the pile, from 1.
WALKED = const(35)  # Seat laid both a Six and a Nine, and walks around the table (GRD-33).
SHOWN_GIFT = const(36)  # Seat showed card on its way to other.
JUMPED = const(37)  # Seat laid card out of turn, or in vain (no card); other was on turn.
HANDS_SWAPPED = const(38)  # Seat and other exchanged their hands.
HANDS_PASSED = const(39)  # Seat made all hands go to the next seat. Other: the direction.
LEFT_HAND = const(40)  # Seat could not play and left the hand. Other: seats still in.
LAID_DOWN = const(41)  # Seat laid a card face down. Other: cards left in its hand.
PUT_UNDER = const(42)  # Seat put a card under the draw pile.
HANDS_SHUFFLED = const(43)  # Seat shuffled all hands and dealt them out again.
THREW_AWAY = const(44)  # Seat put card under the top one. Other: cards left in its hand.
DARE_DONE = const(45)  # Seat did the dare, or draws instead. Other: 1 if it did it.
GUESSED = const(46)  # Seat guessed the charade of other.
QUIZZED = const(47)  # Seat gave an answer. Other: the right one.
SURRENDERED = const(48)  # Seat gave the hand to other.
SAID_SORRY = const(49)  # Other reported that seat said "sorry"; seat sets two cards aside.
TAKEN_BACK = const(50)  # Seat takes card back, a called cheat. Other: cards in its hand then.
ADMITTED = const(51)  # Seat admits card, a cheat that nobody called. Other: 1 if palmed, SEV-3.
LOST_HAND = const(52)  # Seat lost the hand, which nobody won (COW-5).
NOBODY_DARED = const(53)  # Nobody called what seat had laid face down.
GAVE_THREE = const(54)  # Seat gave other a Three, which it names where all could see it (GRD-28).
LOST_TURN = const(55)  # Seat drew what cost it the turn.
LAST_KIND = const(55)  # the highest of these
# end: events


def note(s: bytearray, kind: int, seat: int, other: int, card: int) -> None:
    """Add an event to the ring of a state."""
    count = s[EVENT_COUNT]
    at = EVENTS + (count & EVENT_MASK) * 4  # engine.public.event_at, and its fields in order
    s[at] = kind
    s[at + 1] = seat
    s[at + 2] = other
    s[at + 3] = card
    s[EVENT_COUNT] = count + 1 & 255
