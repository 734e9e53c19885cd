"""Two discard piles, cards that act, and what interrupts them (RULES.md, GRD).

The modules name their windows in `windows.use`; engine/parts.py imports them where
the options ask for it, and the one-pile turn knows nothing of them.

    piles.py        two piles of each sort: laying, lifting, drawing, making them anew
    holding.py      cards that come to a seat and leave it, and what Uno makes of that
    sums.py         which cards add up
    listing.py      what the seat on turn can do
    turn.py         the turn, and its end
    seeing.py       what a view shows besides
    turning.py      a play begins to act, and so does a card that is turned up, the first ones too
    carry.py        what was laid acts, card by card
    forced.py       forced draws, and the Wild that sends one back
    named.py        who is named, and draws
    giving.py       Three and Five
    taking.py       Four
    recovering.py   a Reverse upon a Reverse
    coloring.py     a color that anybody may call
    away.py         Rainbows and Runs
    places.py       two players change places
    setting.py      the deal
"""

# What engine/parts.py imports; these import the others.
MODULES = ("turn", "forced", "carry", "setting", "seeing")
