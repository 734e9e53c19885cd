"""One discard pile and the house rules: stacks, jumps, swaps, sets, and other ways to draw.

The turn is a window here, always the oldest (HOUSE_TURN), as with two piles, so that the turn
of the base game (engine/turn.py) stays free of all this. The loader of rule sets imports these
modules where some option asks for them.

    fitting.py   which cards go on the pile
    sets.py      which go together
    listing.py   what the seat on turn can do
    turn.py      the turn: play, draw, keep, leave or give up the hand
    laying.py    cards on the pile, and the record of what is due for them
    played.py    what a play sets off, in CORE-11's order
    stacking.py  a draw card upon a draw card
    jumping.py   out of turn: the exact card
    bluffing.py  anybody calls the bluff of a wild
    face_down.py cards laid face down, and who calls that a cheat
    hands.py     hands that change their owners
    custom.py    what the extra cards do
    sorry.py     who said "sorry" pays
    dice.py      dice instead of cards
    quiz.py      sums and products asked for
    begin.py     the deal and the first card
"""

# What the loader imports; these import the others.
MODULES = ("turn", "played", "jumping", "sorry", "begin")
