"""Where each option of a rule set lies in the state, and what its byte means there.

An option is one byte from layout.OPTIONS (372) on, target and limit two. A word option
holds the place of its value among its words, a number option the number itself. The names
and words are in engine/option_names.py, which is not kept in play.
"""

from engine.const import const

DECKS = const(372)
CARDS_DEALT = const(373)
FIRST_PLAYER = const(374)
FIRST_WILD = const(375)
FIRST_REVERSE = const(376)
DRAWN_CARD = const(377)
FORCE_PLAY = const(378)
WILD_FOUR_LEGAL = const(379)
CHALLENGES = const(380)
GUILTY_DRAWS = const(381)
INNOCENT_DRAWS = const(382)
UNO_PENALTY = const(383)
END = const(384)
SCORING = const(385)
TARGET = const(386)  # two bytes
LIMIT = const(388)  # two bytes, 0: 100 turns a seat

# Values that more than one module asks for; others stand, private, where they are used,
# and a test holds all of them against the words.
ANY_TIME = const(2)  # wild4=any
LAST_LEFT = const(1)  # end=last_left
