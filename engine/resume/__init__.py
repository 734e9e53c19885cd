"""This package looks through a match that was saved before anybody plays on.

    sound.py         could it be a match: its rules, its cards, and whether who is asked can answer
    bounds.py        each byte within its bounds, and what is counted by seat
    piles.py         the cards of all piles and hands
    open_windows.py  the windows that are open
    rights.py        who can be caught, and what a turn hands on
    events.py        the ring of events
    evening.py       the sheet of a match over several tables

These are loaded before what plays the match, and forgotten again. Once that is there, another asks:

    choices.py       has everybody who is asked a choice?
"""
