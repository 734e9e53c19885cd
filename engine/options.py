"""Where each option of a rule set lies in the state, and what its byte means there.

An option is one byte from layout.OPTIONS (480) on, target and limit two. A word option
holds the place of its value among its words, a number option the number itself. The names
and words are in engine/option_names.py.
"""

from engine.const import const

DECKS = const(480)
CARDS_DEALT = const(481)
FIRST_PLAYER = const(482)
FIRST_WILD = const(483)
FIRST_REVERSE = const(484)
DRAWN_CARD = const(485)
FORCE_PLAY = const(486)
WILD_FOUR_LEGAL = const(487)
CHALLENGES = const(488)
GUILTY_DRAWS = const(489)
INNOCENT_DRAWS = const(490)
UNO_PENALTY = const(491)
END = const(492)
SCORING = const(493)
TARGET = const(494)  # two bytes
LIMIT = const(496)  # two bytes, 0: 100 turns a seat
PILES = const(498)
STACK = const(499)
SETS = const(500)
UNO_UNTIL = const(501)
FACE_UP_CARDS = const(502)  # 7, 8 and 9 lie face up (GRD-30)
BACKFIRE = const(503)
RECOVER = const(504)
RAINBOW = const(505)
AUSTERE = const(506)
DISCOVERED_UNO = const(507)  # the price of one that others brought about (GRD-36)
KEEPER = const(508)  # keeper=first_out
DRAW_WAY = const(509)  # draw
WILD_LEGAL = const(510)  # wild
JUMP = const(511)
FREE_TURN = const(512)
STACK_BY = const(513)
TWO_FOR_ONE = const(514)
EXACT_HITS = const(515)
NO_WILD_FINISH = const(516)
NO_EARLY_DRAWS = const(517)
COLOR_LATE = const(518)
FIRST_FOUR = const(519)
FIRST_DRAW = const(520)
DECK = const(521)
LAST_STACKS = const(523)
FALSE_CLAIM = const(524)  # cards that a jump claimed in vain costs
MANY_CARDS = const(525)
DARE_DRAWS = const(526)
EXTRA_CARD = const(527)
CUSTOM_CARDS = const(528)
SURRENDER_AT = const(529)  # points with which a hand may be given up (SEV-5)
PEEK = const(530)
QUIZ_WAY = const(531)
PARTNERS = const(532)  # not 0: sides score, not players (PAR-1)
MATCH_HANDS = const(533)  # hands: so many make a match, 0: by points (SEV-4)
AT_TARGET = const(534)  # not 0: who is at the target plays no more (CHA-1)
RESHUFFLE = const(535)  # not 0: no shuffle between hands (DBL-9)
TABLES = const(536)  # tables to cover, 0: no trail (TAB-1)
TABLE_CARDS = const(537)  # discards that cover one
BLANKS = const(543)  # by color, what its blank carries: a face plus one, an effect; 0: none
BLANK_POINTS = const(547)  # of each, as agreed (OFF-12)
START = const(550)  # not 0: a hand starts on the last discard of the one before (TAB-1)
DIRTY = const(538)  # cheats stand unless they are called (SEV-3)
NO_WAIT = const(539)  # the hand begins before anybody has looked at the cards (DBL-10)
CANS = const(540)  # cans of dice
SORRY = const(542)  # who says it for a draw card pays (CRO-7)
OPEN = const(541)  # all dice lie open
FLAVOR = const(522)  # no option: which of the turns is played, PLAIN, TWO_PILES or HOUSE

# Flavors: the turn of the base game, two discard piles (TWO_PILES, as the option has it), and
# house rules on one pile.
PLAIN = const(0)
HOUSE = const(2)

# From so many players on `many_cards` are dealt, and from so many `decks=auto` is two.
SEVERAL_PLAYERS = const(5)
MANY_PLAYERS = const(7)

# Values that more than one module asks for; others stand, private, where they are used.
TWO_DECKS = const(1)  # decks=2
DECKS_BY_PLAYERS = const(2)  # decks=auto
DICE = const(3)  # deck=dice
YOUNGEST = const(1)  # first=youngest
WILD_RETURNS = const(1)  # first_wild=return
WILD_LEFT_UNDER = const(2)  # first_wild=left_under
REVERSE_STARTS_RIGHT = const(0)  # first_reverse=right
UNTIL_PLAYABLE = const(1)  # draw=until_playable
NO_DRAWING = const(2)  # draw=none
MUST_PLAY_DRAWN = const(1)  # drawn=must
KEEP_DRAWN = const(2)  # drawn=keep
BY_COLOR = const(0)  # wild4=color, wild=color
ONLY_FORCED = const(3)  # wild4=forced
NEXT_CHALLENGES = const(0)  # challenge=next
ONLY_FOURS = const(4)  # stack=wild4
DOUBLES = const(2)  # sets=double
SAME_RANK = const(3)  # sets=same_rank
SUM_OR_DIFFERENCE = const(4)  # sets=sum_or_difference
BY_AGE = const(5)  # sets=by_age
LOW_WINS = const(1)  # scoring=low
OWN_POINTS = const(2)  # scoring=own
NO_POINTS = const(3)  # scoring=none
AVERAGE = const(4)  # scoring=average
OPPOSITE = const(1)  # partners=1
ANY_TIME = const(2)  # wild4=any
LAST_LEFT = const(1)  # end=last_left
TWO_PILES = const(1)  # piles=2
FACE_DOWN = const(2)  # piles=face_down
UNTIL_CALLED = const(1)  # uno_until=called
CUMULATE = const(3)  # stack=cumulate
