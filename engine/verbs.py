"""These verbs are for notation, beside those of engine/state/choices.py. No board loads them."""

from engine.const import const

# What stands for no seat named.
NO_SEAT = const(15)
