"""This module holds what notation knows of choices beyond engine/state/choices.py.

No board loads it.
"""

from engine.const import const

NO_SEAT = const(15)  # in a choice: no seat is named
