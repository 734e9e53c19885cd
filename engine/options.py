"""Where each option of a rule set lies in the state, and what its byte means there.

An option is one byte from layout.OPTIONS (432) on, target and limit two. A word option
holds the place of its value among its words, a number option the number itself. The names
and words are in engine/option_names.py, which is not kept in play.
"""

from engine.const import const

DECKS = const(432)
CARDS_DEALT = const(433)
FIRST_PLAYER = const(434)
FIRST_WILD = const(435)
FIRST_REVERSE = const(436)
DRAWN_CARD = const(437)
FORCE_PLAY = const(438)
WILD_FOUR_LEGAL = const(439)
CHALLENGES = const(440)
GUILTY_DRAWS = const(441)
INNOCENT_DRAWS = const(442)
UNO_PENALTY = const(443)
END = const(444)
SCORING = const(445)
TARGET = const(446)  # two bytes
LIMIT = const(448)  # two bytes, 0: 100 turns a seat
PILES = const(450)
STACK = const(451)
SETS = const(452)
UNO_UNTIL = const(453)
FACE_UP_CARDS = const(454)  # 7, 8 and 9 lie face up (GRD-30)
BACKFIRE = const(455)
RECOVER = const(456)
RAINBOW = const(457)
AUSTERE = const(458)
DISCOVERED_UNO = const(459)  # the price of one that others brought about (GRD-36)
KEEPER = const(460)  # keeper=first_out

# Values that more than one module asks for; others stand, private, where they are used,
# and a test holds all of them against the words.
ANY_TIME = const(2)  # wild4=any
LAST_LEFT = const(1)  # end=last_left
TWO_PILES = const(1)  # piles=2
UNTIL_CALLED = const(1)  # uno_until=called
CUMULATE = const(1)  # stack=cumulate
