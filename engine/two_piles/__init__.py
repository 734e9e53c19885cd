"""This package plays on two discard piles, where cards act and others interrupt (RULES.md, GRD).

engine/parts.py joins these modules where the options ask for them, and the one-pile turn knows
nothing of them.

    piles.py        two piles of each sort: laying, lifting, drawing, making them anew
    hold.py         cards that come to a seat and leave it, and what Uno makes of that
    sums.py         which cards add up
    legal.py        what the seat on turn can do
    turn.py         the turn, and its end
    play.py         a play of the seat on turn is judged and laid
    view.py         what a view shows besides
    turn_up.py      a play begins to act, and so does a card that is turned up, the first ones too
    carry.py        what was laid acts, card by card
    forced_draw.py  forced draws, and the Wild that sends one back
    named.py        who is named, and draws
    gifts.py        Three and Five
    take.py         Four
    recover.py      a Reverse upon a Reverse
    color.py        a color that anybody may call
    away.py         Rainbows and Runs
    away_words.py   the same in words, for notation
    places.py       two players change places
    setup.py        the deal
"""
