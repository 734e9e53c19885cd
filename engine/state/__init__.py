"""This package holds what a game is made of: its bytes, and what they mean.

layout.py        where everything lies in the state, byte by byte
cards.py         a card as a byte, and what can be looked up about it
choices.py       a choice as a small int, and the reasons for a refusal
events.py        the ring of the newest events
seats.py         who is next, and sets of seats
hands.py         cards in a hand, on one pile
windows.py       the window stack, and the tables of what windows do
slots.py         what else parts of the rules do for others
options.py       where an option lies, and what its bytes mean
option_names.py  the options in words; no board loads it
generator.py     the shuffler
numbers.py       seeds, and a number below another
"""
