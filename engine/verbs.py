"""What notation needs besides the verbs of engine/choices.py. A board never loads this file."""

from engine.const import const

# What stands for no seat named.
NO_SEAT = const(15)
