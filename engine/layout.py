"""Where everything lies in a game's `state`, byte by byte.

    0 … PUBLIC-1       what everybody at the table knows (a view begins with a copy)
    PUBLIC … ZONES-1   what somebody does not know: generators, guilt, drafts
    ZONES …            piles, then hands: one zone of `capacity` bytes each

Zones, in this order: draw pile 1, draw pile 2, discard pile 1, discard pile 2, then the
hand of seat 0, 1, … The last card of a pile is its top. A two-byte number lies low byte
first; a set of seats is two bytes, bit n for seat n.
"""

from engine.const import const

MAX_SEATS = const(10)
NOBODY = const(255)

# The window stack (engine/windows.py): DEPTH records of WINDOW_SIZE bytes, oldest first.
# It lies at the very front so that the offset of the top record (TOP) fits one byte.
WINDOWS = const(0)
WINDOW_SIZE = const(10)
MAX_WINDOWS = const(24)
# Fields of a record; byte 0 is its kind, byte 9 is free.
STAGE = const(1)
ACTOR = const(2)
TARGET = const(3)
AMOUNT = const(4)
SKIPS = const(5)
ASKED = const(6)  # two bytes: seats still to be asked
CARD = const(8)

DEPTH = const(240)
TOP = const(241)  # offset of the newest record; only with DEPTH > 0
FIRST = const(242)  # the seat that is asked first (CORE-11); NOBODY: the hand is over
STATUS = const(243)
PHASE = const(244)  # of the turn: TO_PLAY, DREW
TURN = const(245)  # the seat on turn
DIRECTION = const(246)
TOP_CARD = const(247)  # of discard pile 1, with the color called; 248: of pile 2
PILE_SIZE = const(249)  # cards in draw pile 1, 2, discard pile 1, 2
PASSES = const(253)  # passes in a row with nothing to draw (CORE-4)
LEFT_IN = const(254)  # seats that are not out
STEP = const(255)  # seats to go on by: 1, or PLAYERS - 1 when DIRECTION is RIGHT
TURNS_LEFT = const(256)  # two bytes (CORE-16)
UNCALLED = const(258)  # seats whose Uno can be caught (OFF-9)
CALLED = const(260)  # seats that called Uno for the card they hold
OUT = const(262)  # seats out of the hand
WINNERS = const(264)  # seats that won the hand; none on a tie
LOSER = const(266)  # of the hand, where it has one, else NOBODY
STARTER = const(267)  # who started the hand (CORE-1)
GAINED = const(268)  # two bytes: points that the hand's winner took
WAY_OVER = const(270)  # how the hand ended: BY_LAST_CARD, BY_BLOCK, BY_LIMIT
CARDS_IN_PLAY = const(271)  # cards in the deck
SHOWN_TO = const(272)  # the seat that is shown a hand (OFF-8), NOBODY: none is shown
SHOWN_OF = const(273)  # whose hand that is
SHOWN_COUNT = const(274)  # how many cards it held then
UNTIL_TURN = const(275)  # not 0: UNCALLED, SHOWN_TO or PASSES is set and ends with the turn
COUNTS = const(276)  # cards in hand, by seat
HAND_POINTS = const(286)  # points held when the hand ended, two bytes by seat
PER_HAND = const(306)  # everything before this is cleared when a hand begins

PLAYERS = const(306)
DEALER = const(307)
RULE_SET = const(308)  # engine/rulesets/index.py's number
HAND_NUMBER = const(309)  # 1 for the first hand of a match
MATCH_WINNERS = const(310)
EVENT_COUNT = const(312)  # events so far, modulo 256
SEATED = const(313)  # seats that were dealt cards for this hand
FIRST_KIND = const(314)  # the card that this hand began with
SCORES = const(316)  # points in the match, two bytes by seat
AGES = const(336)  # years, by seat; 0: not said
SITTING_OUT = const(346)  # seats that reached the target and play no more (CRO-2)
# What a laid face does: by face, set from the options when the match starts.
EFFECTS = const(348)
OPTIONS = const(372)
OPTIONS_SIZE = const(68)
# The newest EVENTS_KEPT events, a ring of EVENT_SIZE bytes each.
EVENTS = const(440)
EVENT_SIZE = const(4)
EVENTS_KEPT = const(64)
PUBLIC = const(696)

SHUFFLER = const(696)  # four words of 30 bits (engine/generator.py)
ROLLER = const(712)  # the bots' generator: one such word
GUILTY = const(716)  # the last Wild Draw Four was laid with its color in hand (OFF-7)
UNSETTLED = const(718)  # cards at the bottom of draw pile 1 whose order is not drawn yet
DRAWN = const(717)  # the card drawn on this turn, while PHASE is DREW
ZONES = const(736)

DRAW_PILES = const(0)
DISCARDS = const(2)
HANDS = const(4)

# STATUS
IN_PLAY = const(0)
HAND_ENDED = const(1)
MATCH_ENDED = const(2)
NOT_STARTED = const(3)

# PHASE
TO_PLAY = const(0)
DREW = const(1)

# DIRECTION, "left" is clockwise: the next higher seat (CORE-1)
LEFT = const(0)
RIGHT = const(1)

# WAY_OVER
BY_LAST_CARD = const(0)
BY_BLOCK = const(1)
BY_LIMIT = const(2)

# EFFECTS: what a face sets off when it is laid
SKIPS_NEXT = const(1)
TURNS_DIRECTION = const(2)
DRAWS_TWO = const(3)
CALLS_COLOR = const(4)
DRAWS_FOUR = const(5)

# A view (engine/view.py): the public bytes, then what its seat alone knows.
VIEW_SEAT = const(696)  # whose view this is
VIEW_DRAWN = const(697)  # the card just drawn, NO_CARD: none
VIEW_SHOWN_COUNT = const(698)  # cards of the hand that this seat is shown
VIEW_HAND = const(700)  # own hand, COUNTS[seat] cards; then at + capacity the hand shown
