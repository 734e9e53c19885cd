"""One discard pile and the house rules: stacks, jumps, swaps, sets, and other ways to draw.

The turn is a window here, always the oldest (HOUSE_TURN), as with two piles, so that the turn
of the base game (engine/turn.py) stays free of all this. engine/parts.py imports these
modules where some option asks for them; asked.py knows which part is for which option.

Always:
    fitting.py   which cards go on the pile
    parts.py     where the parts below put what they do
    listing.py   what the seat on turn can do
    turn.py      the turn: play, draw, keep
    laying.py    cards on the pile, and the record of what is due for them
    played.py    what a play sets off, in CORE-11's order
    begin.py     the deal and the first card
    seeing.py    what a view shows besides
Parts, each where an option asks for it (engine/ruleset.py):
    sets.py      doubles, and several of one rank
    sums.py      numbers that make the number in play
    stacking.py  a draw card upon a draw card
    jumping.py   out of turn: the exact card
    challenging.py  who draws challenges a Wild Draw Four
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
    "more",
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
    "asked",
)
