"""What a mode of a table offers besides choices of the engine, and what its page tells.

In a row of answers these stand among choices. They have verbs that no choice has; those of verb 0
are told apart by what lies next to it, from OURS_SHIFT on: 1, 2, ….
"""

from micropython import const

UNO = const(27)
LOOK = const(28)
BACK = const(29)
SHOW_IT = const(30)
CARDS_OF = const(31)  # with a seat
OURS_SHIFT = const(5)
GO_ON = const(32)
SEEN = const(64)
SORRY_SAID = const(96)
JUMP_IN = const(128)
WITHDRAW = const(160)
READ_DARE = const(192)
# Notices of the table page: what the holder is asked, and what the whole table is.
PROMPT = const(128)
CLAIM = const(130)  # who would play out of turn?
JUMPING = const(131)  # who does, is asked with which card
BLUFFS = const(132)  # the card under the cursor can be called
REFUSED = const(140)  # and the reason of a refusal that ui.reasons does not know
