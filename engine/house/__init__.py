"""This package holds what house rules add to the turn on one discard pile.

The turn is engine/turn.py, engine/listing.py, engine/laying.py, engine/played.py; where a rule set
has house rules (engine.options.FLAVOR) it asks these modules, too. engine/parts.py tells which of
them are loaded for which options.

Always:
    fitting.py   what cards are worth, and which can be laid
    listing.py   what the seat on turn can do
    laying.py    what a card that is laid is worth
    played.py    what a play sets off, in CORE-11's order
    seeing.py    what a view shows besides
Parts, each where an option asks for it:
    aside.py     cards put aside for a set
    sets.py      doubles, and several of one rank
    sums.py      numbers that make the number in play
    stacking.py  a draw card upon a draw card
    jumping.py   out of turn: the exact card
    anybody.py   any other player may call what was laid
    bluffing.py  anybody calls the bluff of a wild
    face_down.py cards laid face down, and who calls that a cheat
    hands.py     hands that change their owners
    custom.py    what the extra cards do
    leaving.py   who cannot play is out
    surrender.py a hand given up
    sorry.py     who said "sorry" pays
    dice.py      dice instead of cards
    quiz.py      sums and products asked for
    cheats.py    a cheat stands unless somebody calls it
    blanks.py    other points for blank cards
    palming.py   a Wild Draw Four hidden at the end
"""

# All of them, for whoever loads one file at a time; each imports what it needs.
MODULES = (
    "listing",
    "laying",
    "played",
    "seeing",
    "aside",
    "sets",
    "sums",
    "stacking",
    "jumping",
    "bluffing",
    "face_down",
    "hands",
    "custom",
    "leaving",
    "surrender",
    "sorry",
    "dice",
    "quiz",
    "cheats",
    "palming",
    "blanks",
)
