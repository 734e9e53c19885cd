"""This module numbers the reasons why a save failed, and the states of a kind."""

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

# The state of a kind, or of a record.
OK = const(0)
EMPTY = const(1)  # nothing was ever saved here, or it was cleared
TORN = const(2)  # no save of it can be read
OTHER_VERSION = const(3)  # this and the next ones: a foreign save, which is held
OTHER_BOARD = const(4)
OTHER_RULES = const(5)
