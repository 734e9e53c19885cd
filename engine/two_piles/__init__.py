"""This package plays on two discard piles, where cards act and others interrupt (RULES.md, GRD).

engine/parts.py joins these modules where the options ask for them, and the one-pile turn knows
nothing of them.

    piles.py        two piles of each sort: laying, lifting, drawing, making them anew
    hands.py        cards that come to a hand and leave it, and what Uno makes of that
    sets.py         cards that are put aside for a set, and which numbers add up
    play.py         what the seat on turn can do, and a play that is laid
    turn.py         the turn, and its end
    carry.py        what was laid or turned up acts, card by card; a Reverse upon a Reverse
    forced_draw.py  forced draws, and the Wild that sends one back
    take.py         One and Four: others are named
    gifts.py        Three and Five
    color.py        a color that anybody may call
    away.py         Rainbows and Runs
    away_words.py   the same in words, for notation
    places.py       two players change places
    deal.py         the deal and the first card

Where house rules ask for it:

    equals.py       sets of equal cards, and pairs
    duties.py       who must play or draw on, and has to wait
    stack.py        draw cards on draw cards
    extra.py        extra cards, and blanks with an effect
    first_card.py   a first card that goes back, or under
"""
