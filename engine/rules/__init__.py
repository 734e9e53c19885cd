"""This package holds the house rules, each in a file of its own.

engine/parts.py says which of them are loaded for which options, and whether on one discard pile
only or also where cards act.

    aside.py      putting cards aside for a set
    sets.py       doubles, and several cards of one rank
    sums.py       numbers that make the number in play
    stack.py      a draw card upon a draw card
    jump.py       the exact card, out of turn
    call_out.py   asking all others whether they call what was laid
    bluff.py      anybody may call the bluff of a wild
    face_down.py  cards laid face down, which others may call
    swaps.py      hands that change their owners
    custom.py     what the extra cards do
    exact.py      the exact number makes the player before draw
    leave.py      a seat that cannot play is out
    surrender.py  giving up a hand
    sorry.py      a player who said "sorry" pays
    dice.py       dice instead of cards
    quiz.py       a number on a number asks for a sum or product
    cheats.py     a cheat stands unless somebody calls it
    palm.py       a Wild Draw Four hidden at the end
"""
