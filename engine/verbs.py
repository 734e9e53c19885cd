"""Verbs that notation reads and writes though no window answers them yet.

They belong to rule sets that are not built; their numbers are kept free in
engine/choices.py. A board never loads this file.
"""

from engine.const import const

PALM = const(20)

# What stands for no seat named.
NO_SEAT = const(15)
