"""Verbs that notation reads and writes though no window answers them yet.

They belong to rule sets that are not built; their numbers are kept free in
engine/choices.py. A board never loads this file.
"""

from engine.const import const

JUMP = const(11)
SURRENDER = const(19)
PALM = const(20)
SORRY = const(21)
ANSWER = const(22)
DARE = const(23)
GUESS = const(24)

# What stands for no seat named.
NO_SEAT = const(15)
