"""This package holds the house rules on one discard pile, each in a file of its own.

engine/parts.py tells which of them are loaded for which options.

    aside.py      cards put aside for a set
    sets.py       doubles, and several of one rank
    sums.py       numbers that make the number in play
    stack.py      a draw card upon a draw card
    jump.py       out of turn: the exact card
    call_out.py   any other player may call what was laid
    bluff.py      anybody calls the bluff of a wild
    face_down.py  cards laid face down, and who calls that a cheat
    swaps.py      hands that change their owners
    custom.py     what the extra cards do
    exact.py      the exact number makes the player before draw
    leave.py      who cannot play is out
    surrender.py  a hand given up
    sorry.py      who said "sorry" pays
    dice.py       dice instead of cards
    quiz.py       sums and products asked for
    cheats.py     a cheat stands unless somebody calls it
    palm.py       a Wild Draw Four hidden at the end
"""
