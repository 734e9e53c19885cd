"""This module lists why something was not saved, and what a kind of save has come to."""

from micropython import const

SAVED = const(0)
NO_FILE = const(1)
READ_ONLY = const(2)
WRONG_SIZE = const(3)
TOO_LONG = const(4)
HELD = const(5)
WRITE_FAILED = const(6)
SYNC_FAILED = const(7)
NO_ROOM = const(8)
EXISTS = const(9)
READ_FAILED = const(10)

# What a kind, or a record, is.
OK = const(0)
EMPTY = const(1)  # nothing was ever saved here, or it was cleared
TORN = const(2)  # something was, and cannot be read
OTHER_VERSION = const(3)  # from here on somebody else's
OTHER_BOARD = const(4)
OTHER_RULES = const(5)
