"""This package looks through a match that was saved before anybody plays on.

    sound.py         could it be a match: its rules, its cards, and whether who is asked can answer
    bounds.py        each byte within its bounds, and what is counted by seat
    open_windows.py  the windows that are open

These are loaded before what plays the match, and forgotten again. Once that is there, another asks:

    choices.py       has everybody who is asked a choice?
"""
