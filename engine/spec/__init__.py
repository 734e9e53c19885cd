"""This package declares what the engine is made of, each fact once; only computers load it.

values.py     what a byte may hold
state.py      the fields of the state
windows.py    the types of windows
events.py     the events
options.py    the options of the rules
reasons.py    why a choice is refused
saves.py      what of a save's version no program finds out
kept.txt      the names and numbers that saves hold; made by `python -m sim index`

`python -m sim index` makes from it what boards load, and reports an error with file and line.
"""
