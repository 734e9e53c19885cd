"""This module says where everything lies in a game's `state`, byte by byte.

    0 … PUBLIC-1       what everybody at the table knows (a view begins with a copy of it)
    PUBLIC … ZONES-1   what not everybody knows: generators, guilt, cards put aside, gifts
    ZONES …            piles, then hands: one zone of `capacity` bytes each

The last card of a pile is its top. A two-byte number lies low byte first; a set of seats is
two bytes, bit n for seat n. What each field may hold says engine/spec/state.py.

Made by `python -m sim index`; a test fails when it is stale.
"""

from engine.const import const

MAX_SEATS = const(10)
NOBODY = const(255)
DISCARDS = const(2)  # the number of discard pile 1 among the four piles of PILE_SIZE

# What is used most lies in the first 48 bytes: in a board's code a number below 48 takes one byte,
# and one above 63 takes three. With COUNTS at 0 a seat is its own offset.
COUNTS = const(0)  # cards in hand, by seat
TOP = const(10)  # where the newest window's record is: see WINDOWS
DEPTH = const(11)  # open windows
FIRST = const(12)  # the seat that is asked first (CORE-11); NOBODY: the hand is over
PHASE = const(13)  # of the turn
TURN = const(14)  # the seat on turn
STATUS = const(15)  # of the match
DIRECTION = const(16)  # of play
STEP = const(17)  # added to a seat modulo PLAYERS: 1, or PLAYERS - 1 when DIRECTION is RIGHT
TOP_CARD = const(18)  # of discard pile 1, with the color called; then of pile 2
PILE_SIZE = const(20)  # cards in draw pile 1, 2, discard pile 1, 2
DISCARD_SIZE = const(22)  # PILE_SIZE + DISCARDS: cards in discard pile 1
LEFT_IN = const(24)  # how many seats are not out
UNTIL_TURN = const(25)  # not 0: something is set that ends when the next turn begins
SHOWN_TO = const(26)  # the seat that is shown hands (OFF-8, GRD-29), NOBODY: none is shown
JUMPABLE = const(27)  # the pile, 1 or 2, whose top card may be jumped on (DBL-2, CORE-12), or 0
UNCALLED = const(28)  # seats whose Uno can be caught (OFF-9)
OUT = const(30)  # seats out of the hand
DISCOVERED = const(32)  # seats brought to one card by others, Uno not called (GRD-36)
TURNS_LEFT = const(34)  # two bytes (CORE-16)
ACTIVE = const(36)  # the seat that plays the card that acts now (GRD-2, GRD-12, GRD-27)
CALLED = const(39)  # seats that called Uno for the one card that they hold
TOP_BY = const(41)  # the player who laid the top card of discard pile 1; then of pile 2
PASSES = const(43)  # passes in a row with nothing to draw (CORE-4)
CLOSED = const(44)  # the discard pile, 1 or 2, that must be formed again (GRD-12); 0: none
NEXT = const(45)  # the seat that is on turn after this turn

# The bytes from here to WINDOWS belong to the match: a new hand leaves them as they are.
PER_MATCH = const(46)
PLAYERS = const(46)  # how many play, from 2 on
EVENT_COUNT = const(47)  # events so far, modulo 256

# The window stack (engine/state/windows.py): DEPTH records of WINDOW_SIZE bytes, oldest first.
# Record n begins at WINDOWS + (n - 1) * WINDOW_SIZE and is named by w = n * WINDOW_SIZE, which fits
# into one byte (TOP); its fields lie at w + KIND, w + STAGE and so on.
#
# With no window open w is 0. The turn is what is asked then: its KIND and STAGE are bytes that are
# always 0, among those used most.
WINDOWS = const(48)
WINDOW_SIZE = const(11)
MAX_WINDOWS = const(23)
KIND = const(37)  # the type of the window
STAGE = const(38)  # how far it has come
ACTOR = const(39)  # the seat that set it off
TARGET = const(40)  # the seat that it asks, or is about
OTHER = const(41)  # a third seat that takes part, where the type says so
AMOUNT = const(42)  # how many cards, or times, are still to come; the number at stake
PILE = const(43)  # the discard pile, 0 or 1, that it is about
CARD = const(44)  # the card that it is about
FLAGS = const(45)  # what else is so: a bit for each fact (engine/state/window_types.py)
ASKED = const(46)  # the set of seats that are still to be asked; none: only FIRST is

# Of the hand.
WINNERS = const(301)  # seats that won the hand; none on a tie
LOSER = const(303)  # the seat that lost the hand, where one does (COW-5), else NOBODY
STARTER = const(304)  # the seat that starts the hand (CORE-1)
GAINED = const(305)  # two bytes: points that the hand's winner took
WAY_OVER = const(307)  # how the hand ended
CARDS_IN_PLAY = const(308)  # cards in the deck
HAND_POINTS = const(309)  # points held when the hand ended, two bytes by seat
SHOWN_COUNTS = const(329)  # by seat: how many cards, the hand's first, are shown to SHOWN_TO
SALT = const(339)  # the seat that has the salt shaker, or NOBODY
PEPPER = const(340)  # the seat that has the pepper shaker
OPENING = const(341)  # how far the opening of a hand with two discard piles has come (GRD-2, GRD-3)
SET_SIZE = const(342)  # cards of the play that is being carried out
SET_CARDS = const(343)  # those cards, eight at most, bottom up
SET_TIMES = const(351)  # how often each card in SET_CARDS acts (GRD-8)
TALLY = const(359)  # by seat: cards that it still has to draw for one card (GRD-16)
CLOSED_BY = const(369)  # the seat that took the last card of the pile CLOSED
CARRIED = const(370)  # cards to draw that pass from a stack to the card added to it
FREE_PLAY = const(371)  # not 0: the seat on turn has a free play to come (DBL-2, DBL-4)
WITHOUT_PLAY = const(372)  # a bit for each pile: the turn before did not lay its top card (DIR-2)
NOTED = const(373)  # points of seats that had to leave the hand, two bytes by seat (DEA-1)
SORRIES = const(393)  # by player: draw cards laid for which "sorry" was not reported (CRO-7)
SETS_GIVEN = const(403)  # Rainbows and Runs given away in the turn (CORE-16)
LAID_ON = const(404)  # the pile, 1 or 2, where the turn's last card was laid or turned; 0: none
# the seat that was on turn before a possible cheat (SEV-3); then the table before it, as now in
# PHASE and so on
CHEAT_TURN = const(405)
CHEAT_PHASE = const(406)
CHEAT_JUMPABLE = const(407)
CHEAT_WITHOUT_PLAY = const(408)
CALLERS = const(409)  # seats that called a card laid face down a cheat (TWD-2)
HIT = const(411)  # the player who pays for the exact card just laid, plus one (DIR-2); 0: nobody
BELOW = const(412)  # the card that the play being carried out was laid on

# Of the match. A new hand clears all bytes before these, but those from PER_MATCH to WINDOWS.
PER_HAND = const(416)
DEALER = const(416)
RULE_SET = const(417)  # the rule set's number
HAND_NUMBER = const(418)  # 1 for the first hand of a match; 255: that one or a later one
MATCH_WINNERS = const(419)
SEATED = const(421)  # how many seats were dealt cards for this hand
FIRST_KIND = const(422)  # the card that this hand began on
SCORER = const(423)  # the seat that keeps score (GRD-39), NOBODY: not settled
SCORES = const(424)  # points in the match, two bytes by seat
SITTING_OUT = const(444)  # seats that reached the target and play no more (CRO-2)
PLAYER_AT = const(446)  # by seat: the player who sits there (GRD-33)
EFFECTS = const(456)  # by face: what it does when it is laid, as the options have it
OPTIONS = const(480)  # the options of the rules (engine/state/options.py)
OPTIONS_SIZE = const(88)
EVENTS = const(568)  # the newest EVENTS_KEPT events, a ring (engine/state/events.py)
EVENTS_END = const(824)
EVENT_SIZE = const(4)
EVENTS_KEPT = const(64)
EVENT_MASK = const(63)  # of a number: its place in the ring
EVENT_KIND = const(0)
EVENT_SEAT = const(1)
EVENT_OTHER = const(2)
EVENT_CARD = const(3)
# by player, in the match: hands won, or lost where hands have a loser and no winner (COW-5)
HANDS_WON = const(824)
UNOS = const(834)  # by player: Unos called in the match
TEAM = const(844)  # by player: the number of the team, from 1; 0: none (PAR-1)
# where discards cover tables: how many of the match were taken off the pile (TAB-1)
TRAIL = const(854)
KEPT = const(856)  # the discard that the next hand starts on, plus 128 (TAB-1); 0: none
HAD_TURN = const(857)  # seats that have had or lost a turn in the hand (CRO-5)
ASIDE_SIZE = const(859)  # cards set aside in the hand (CRO-7)
TURN_LIMIT = const(860)  # turns that the hand may have, two bytes (CORE-16)
# with uno_until other than turn: seats in UNCALLED that something else than their own play brought
# to one card; they can be caught only until the next turn begins (CUS-5)
BROUGHT = const(862)
# with uno_until=taken: seats that can be caught only until the present turn is over (OFF-9)
LAST_CHANCE = const(864)
# by player: Unos caught in the hand, 4 bits each; an even player's are the low ones
CATCHES = const(866)

# Of each player, and of seats by color.
AGES = const(872)  # by seat, in years; 0: not given
QUIZ = const(882)  # by player: which question is asked (DIC-2)
RIGHT_ANSWERS = const(892)  # by player, in the match
SEAT_OF_COLOR = const(902)  # by color: the seat that its Two calls (GRD-26)

# What not everybody knows.
PUBLIC = const(906)
SHUFFLER = const(906)  # four words of 30 bits (engine/state/generator.py)
ROLLER = const(922)  # the bots' generator: one such word
GUILTY = const(926)  # not 0: a call of what was laid last would find a bluff or a cheat (OFF-7)
DRAWN = const(927)  # while PHASE is DREW: the card drawn; NO_CARD: it went to a neighbor
UNSETTLED = const(928)  # cards at the bottom of draw pile 1 that are not shuffled yet
AS_LISTED = const(929)  # not 0: a scenario's table, where dice are not rolled nor hands shuffled
DRAFT_SIZE = const(930)  # cards that a seat has put aside for a set
DRAFT = const(931)  # the kinds of those cards, seven at most
SECRETS = const(938)  # what only the seat of a window knows, for each of the oldest records
SECRET_SIZE = const(3)
PALMED = const(983)  # seats that hide a Wild Draw Four at the end (SEV-3)
ZONES = const(986)

# Zones, in order: draw piles 1 and 2; penalties; discard piles 1 and 2; who laid the discards; then
# hands. Of two piles in a zone the first lies at its front and grows up, the second lies at its
# back and grows down (engine/turn/piles.py).
DRAW_ZONE = const(0)
ASIDE_ZONE = const(1)
DISCARD_ZONE = const(2)
LAID_BY_ZONE = const(3)
HANDS = const(4)

# PHASE
TO_PLAY = const(0)
DREW = const(1)
ACTED = const(2)  # where cards act: the play is being carried out; then the turn ends
FREE = const(3)  # a free play: it must be used (DBL-2)

# STATUS
IN_PLAY = const(0)
HAND_ENDED = const(1)
MATCH_ENDED = const(2)
NOT_STARTED = const(3)

# DIRECTION
LEFT = const(0)  # clockwise, to the next higher seat: "left" (CORE-1)
RIGHT = const(1)

# WAY_OVER
BY_LAST_CARD = const(0)
BY_BLOCK = const(1)
BY_LIMIT = const(2)  # of turns (CORE-16)
BY_STOP = const(3)  # all tables are covered (TAB-1), or somebody went out at another (SOC-1)

# OPENING
FIRST_ACTS = const(0)  # the first card acts
FIRST_TURN = const(1)  # a turn on pile 1 alone
BOTH_OPEN = const(2)

# EFFECTS
NOTHING = const(0)
SKIPS_NEXT = const(1)
TURNS_DIRECTION = const(2)
DRAWS_TWO = const(3)
CALLS_COLOR = const(4)
DRAWS_FOUR = const(5)
CALLS_PEPPER = const(6)
CALLS_SEAT = const(7)
GETS_THREES = const(8)
SWAPS_SEATS = const(9)
GETS_SALT = const(10)
ACTS_ALONE = const(11)  # no effect, but a bound: numbers with a higher one cumulate (GRD-8)
ALL_DRAW = const(12)
NAMED_DRAWS = const(13)
TAKES_CARD = const(14)
NAMED_GIVES = const(15)
SWAPS_HANDS = const(16)  # plus several bits combines effects: 1 may swap, 2 pass, 4 all draw
MAY_SWAP_HANDS = const(17)
PASSES_HANDS = const(18)
ALL_DRAW_BIT = const(4)  # of those bits
SHUFFLES_HANDS = const(24)
DARES = const(25)
OTHERS_DRAW = const(26)
OTHERS_DISCARD = const(27)
OTHERS_SKIP = const(28)
CHARADE = const(29)

# A view (engine/view.py): the public bytes, then what its seat alone knows.
VIEW_SEAT = const(906)  # whose view this is
VIEW_DRAWN = const(907)  # the card just drawn; NO_CARD: none
VIEW_FACE_UP = const(908)  # how many face-up cards are listed at the view's end
VIEW_DRAFT = const(909)  # how many own cards are put aside for a set, then their kinds
VIEW_DRAFT_SIZE = const(8)
VIEW_SHOWN_COUNT = const(917)  # how many cards of other hands this seat is shown
VIEW_HAND = const(918)  # the own hand, COUNTS[seat] cards; behind them, the hands shown
