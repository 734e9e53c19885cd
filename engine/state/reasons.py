"""What a choice returns: OK, or the reason why it was refused.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
from engine.const import const

OK = const(0)  # the choice was carried out
NOT_ASKED = const(1)  # this seat is not asked
NOT_NOW = const(2)  # this cannot be chosen now
NOT_IN_HAND = const(3)  # the card is not in the hand
DOES_NOT_FIT = const(4)  # the card does not fit
ONLY_DRAWN = const(5)  # only the drawn card can be played
MUST_PLAY = const(6)  # who can play must play
MUST_DRAW = const(7)  # there are cards to draw
NOTHING_TO_DRAW = const(8)  # there is nothing to draw
NO_SUCH_COLOR = const(9)  # there is no such color to call
NO_UNO = const(10)  # there is no Uno to call
NOT_CATCHABLE = const(11)  # there is no uncalled Uno to catch
HAND_OVER = const(12)  # the hand is over
NO_SUCH_PILE = const(13)  # there is no such pile, or it cannot be used now
NO_SUCH_PLAYER = const(14)  # this player cannot be chosen
NO_SET = const(15)  # these cards are no set that can be given away now
TWO_TAKERS = const(16)  # they go to at least two players
ANOTHER_CARD = const(17)  # another card must be given, unseen
NOT_YET = const(18)  # draw cards may be laid when every seat has had a turn
NOT_LAST = const(19)  # a wild cannot be the last card
TOO_MANY_POINTS = const(20)  # the hand has too many points to be given up
