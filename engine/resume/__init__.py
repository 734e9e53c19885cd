"""This package checks a saved match before anybody plays on.

    playable.py      the whole check: could a state have been reached by playing?
    bounds.py        each byte within its bounds, and counts by seat
    piles.py         the cards of all piles and hands
    open_windows.py  the open windows
    rights.py        who can be caught, and what lasts from turn to turn
    events.py        the ring of events
    evening.py       the sheet of a match over several tables

A board loads these before the modules that play the match, and unloads them again. One check needs
the modules that play:

    choices.py       settling the game changes nothing, and every seat that is asked has a choice
"""
