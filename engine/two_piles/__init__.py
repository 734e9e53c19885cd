"""This package plays the turn where cards act and others interrupt (RULES.md, GRD).

There are two discard piles, or one. engine/parts.py joins these modules if the options ask for
them; the turn on one pile (engine/turn) does not know them.

    piles.py        the draw and discard piles: laying, lifting, drawing, reshuffling
    hands.py        cards that come to a hand and leave it, and what that does to its Uno
    sets.py         putting cards aside for a set, and which numbers add up
    play.py         what the seat on turn can lay, and laying it
    turn.py         the turn, and its end
    carry.py        cards that were laid or turned up act; a Reverse upon a Reverse
    forced_draw.py  forced draws, and the Wild that sends one back
    take.py         One and Four: naming others, taking cards
    gifts.py        Three and Five: giving cards
    color.py        calling the color of a wild, which anybody may do
    away.py         giving away Rainbows and Runs
    away_words.py   Rainbows and Runs in words, for notation
    places.py       two players change places
    deal.py         the deal and the first card

Parts that only some options need:

    equals.py       sets of equal cards, and pairs
    duties.py       when a seat must play, draw on or wait
    stack.py        draw cards on draw cards
    extra.py        extra cards, and blanks with an effect
    first_card.py   first cards that go back or under, or are kept from the hand before
    house/          cheats, cards face down and jumps
"""
