"""This package describes the bytes of a game and what they mean.

layout.py        where everything lies in the state, byte by byte; generated (engine/spec)
cards.py         a card as a byte, and what can be looked up about it
choices.py       a choice as a small int
reasons.py       the reasons for a refusal
events.py        the ring of the newest events
seats.py         who is next, and sets of seats
windows.py       the window stack, and the functions of each type of window
window_types.py  their numbers, stages and flags; generated (engine/spec)
hooks.py         the places where rules add to the turn
options.py       where each option lies, and what its values mean; generated
generator.py     the shuffler
seeds.py         the seeds of a match
numbers.py       a random number below a limit
"""
