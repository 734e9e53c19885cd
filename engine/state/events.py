"""This module names the events that everybody sees, and keeps the newest EVENTS_KEPT in a ring.

An event is four bytes: EVENT_KIND (one of those below), EVENT_SEAT (whose it is), EVENT_OTHER (a
second seat or a number, depending on the kind), and EVENT_CARD (a kind of card that all may see, or
NO_CARD). EVENT_COUNT counts events modulo 256; `event_at` of engine/public.py finds one. Screens
animate events, logs print them, and the recap of what happened since a seat's last turn reads them.

Words for an event stand in one of the tables `EVENT_TEXT` (engine/string_table.py): those for what
all rules tell alike below, those of a rule in its own file, which hands them to `describe_events`.
In them @ stands for the seat, # for the other, $ for the card and % for the number. Others that an
event has at times follow behind a bar, each behind a sign that says when:

    b"@ to #: $|=@ drew $"    = the other seat is the seat itself, ? it is nobody, 0 it is 0, + it
                              is neither 0 nor one of those, - there is no card
"""

from engine.const import const
from engine.state.layout import EVENT_COUNT, EVENT_MASK, EVENTS
from engine.string_table import string_table

LAID = const(1)  # seat laid card (other: cards left in its hand after the whole set)
DREW_CARD = const(2)  # seat drew a card of its own accord
# For what the seat owed it: other is NOBODY for a card that was turned up; with NO_CARD a CAUGHT, a
# challenge or a JUMPED before it says why.
DREW_OWED = const(3)  # seat drew one; other laid the card it is owed for (NO_CARD: none)
PASSED = const(4)  # seat passed, or kept the drawn card
SKIPPED = const(5)  # seat lost its turn
TURNED = const(6)  # the direction turned (other: the new one), by seat
COLOR_CALLED = const(7)  # seat called a color (other)
SAID_UNO = const(8)  # seat called Uno, with the card just laid or late
CAUGHT = const(9)  # seat caught other with an uncalled Uno
CHALLENGED = const(10)  # seat challenged other; card: the Wild Draw Four
GUILTY_FOUND = const(11)  # other was guilty; seat challenged
INNOCENT_FOUND = const(12)  # other was innocent; seat challenged
RESHUFFLED = const(13)  # the discards became the draw pile, since seat had to draw (other: 1)
WENT_OUT = const(14)  # seat laid its last card (other: its place, from 1)
FIRST_CARD = const(15)  # card turned by the dealer (seat)
CARD_RETURNED = const(16)  # a first card went back into the pile (OFF-2)
HAND_OVER = const(17)  # seat won the hand, NOBODY if nobody did (other: WAY_OVER)
MATCH_OVER = const(18)  # seat won the match
DEALT = const(19)  # seat deals (other: cards each)
DREW_FOR_DEAL = const(20)  # seat drew card to settle who deals (CORE-1)
NAMED = const(21)  # seat named other
GAVE = const(22)  # seat gave other a card (card: where all could see it)
TOOK = const(23)  # seat took a card of other's (card: where all could see it)
SHOWED = const(24)  # seat showed its hand to other
REFUSED = const(25)  # seat refused what other gave; card: it was shown on its way
BACKFIRED = const(26)  # seat laid a Wild (card), so other draws instead
RECOVERED = const(27)  # seat laid a Reverse (card) on the one of other
GIVES_AWAY = const(28)  # seat has a Rainbow (other 0) or a Run (other 1)
LAID_OPEN = const(29)  # seat drew card, which now lies face up before other
SWAPPED = const(30)  # the players of seat and other changed places
SALT_TO = const(31)  # seat took the salt
PEPPER_TO = const(32)  # seat got the pepper; other, who had it, is on turn
TURNED_UP = const(33)  # seat turned card onto a discard pile (other: 1 or 2)
LIFTED = const(34)  # seat drew card from the top of a discard pile (other: 1 or 2)
WALKED = const(35)  # seat laid both a Six and a Nine, and walks around the table (GRD-33)
SHOWN_GIFT = const(36)  # seat showed card on its way to other
JUMPED = const(37)  # seat laid card out of turn (NO_CARD: in vain); other was on turn
HANDS_SWAPPED = const(38)  # seat and other exchanged their hands
HANDS_PASSED = const(39)  # seat made all hands go to the next seat (other: the direction)
LAID_DOWN = const(41)  # seat laid a card face down (other: cards left in its hand)
PUT_UNDER = const(42)  # seat put a card under the draw pile
HANDS_SHUFFLED = const(43)  # seat shuffled all hands and dealt them out again
THREW_AWAY = const(44)  # seat put card under the top one (other: cards left in its hand)
DARE_DONE = const(45)  # seat did the dare (other: 1) or draws instead (other: 0)
GUESSED = const(46)  # seat guessed the charade of other
QUIZZED = const(47)  # seat gave an answer (other: the right one)
SURRENDERED = const(48)  # seat gave the hand to other
SAID_SORRY = const(49)  # other reported that seat said "sorry"; seat sets two cards aside
TAKEN_BACK = const(50)  # seat takes card back, a called cheat (other: cards in its hand then)
ADMITTED = const(51)  # seat admits card, a cheat that nobody called (other: 1 if palmed, SEV-3)
LOST_HAND = const(52)  # seat lost the hand, which nobody won (COW-5)
NOBODY_DARED = const(53)  # nobody called what seat had laid face down
LEFT_HAND = const(40)  # seat could not play and left the hand (other: seats still in)
GAVE_THREE = const(54)  # seat gave other a Three (card: where all could see it, GRD-28)
LOST_TURN = const(55)  # seat drew what cost it the turn
LAST_KIND = const(55)  # the highest of these; a saved match may have no other


EVENT_TEXT = [
    string_table(
        {
            LAID: b"@: $",
            DREW_CARD: b"@ drew a card",
            DREW_OWED: b"@ drew %",
            PASSED: b"@ passed",
            SKIPPED: b"@ missed a turn",
            COLOR_CALLED: b"@ called ",
            SAID_UNO: b"@: UNO!",
            CAUGHT: b"@ caught #",
            CHALLENGED: b"@ challenged #|?@: one is hidden",
            GUILTY_FOUND: b"Guilty: #|=Guilty: $",
            INNOCENT_FOUND: b"Innocent: #|=Innocent: $|?None was hidden",
            RESHUFFLED: b"Discards reshuffled",
            WENT_OUT: b"@ went out",
            FIRST_CARD: b"First: $",
            CARD_RETURNED: b"$ set aside",
            MATCH_OVER: b"@ won the match",
            DEALT: b"@ dealt",
            DREW_FOR_DEAL: b"@ drew $",
            GAVE: b"@ to #: $",
            GAVE_THREE: b"@ to #: a Three",
            SHOWN_GIFT: b"@ showed $",
            TURNED_UP: b"Turned: $",
            LOST_TURN: b"@ missed a turn",
            LOST_HAND: b"@ lost the hand",
        }
    )
]


def describe_events(table: bytes) -> None:  # set-up
    """Add a rule's words for the events that it emits."""
    if table not in EVENT_TEXT:
        EVENT_TEXT.append(table)


def note(s: bytearray, kind: int, seat: int, other: int, card: int) -> None:
    """Add an event to the ring of a state."""
    count = s[EVENT_COUNT]
    at = EVENTS + (count & EVENT_MASK) * 4  # engine.public.event_at, and its fields in order
    s[at] = kind
    s[at + 1] = seat
    s[at + 2] = other
    s[at + 3] = card
    s[EVENT_COUNT] = count + 1 & 255
