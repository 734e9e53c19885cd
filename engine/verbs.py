"""Verbs that notation reads and writes though no window answers them yet.

They belong to rule sets that are not built; their numbers are kept free in
engine/choices.py. A board never loads this file.
"""

from engine.const import const

GIVE = const(6)
REFUSE = const(7)
TAKE = const(8)
TAKE_UNSEEN = const(9)
SHOW = const(10)
JUMP = const(11)
BACKFIRE = const(15)
RECOVER = const(16)
RAINBOW = const(17)
RUN = const(18)
SURRENDER = const(19)
PALM = const(20)
SORRY = const(21)
ANSWER = const(22)
DARE = const(23)
GUESS = const(24)
ADD = const(25)
REMOVE = const(26)

# Where a DRAW takes from (d1, d2, p1, p2), and what stands for no seat named.
FROM_SHIFT = const(24)
NO_SEAT = const(15)
