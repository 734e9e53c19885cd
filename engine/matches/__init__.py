"""This package holds what spans hands beyond the base game's match.

Each part is imported where an option asks for it (engine/parts.py).

    partners.py   sides instead of players: who won, and what they score (partners)
    ending.py     other ends of a match: a number of hands, averages, sitting out, tables
    gathering.py  the cards of the next hand are not shuffled (reshuffle=0)
    trail.py      discards cover tables, and the next hand starts on the last one

A part writes its functions into `windows.PARTS_DO`; what is always there (engine/hand.py,
engine/score.py) looks them up, and only where it has asked the option before.
"""
