"""This package looks through a match that was saved before anybody plays on.

    sound.py         could it be a match: its rules, its cards, and whether who is asked can answer
    bounds.py        each byte within its bounds, and what is counted by seat
    open_windows.py  the windows that are open

It is loaded when a match is resumed, and forgotten again.
"""
