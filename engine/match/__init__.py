"""This package holds what surrounds the turns: how matches and hands begin, end and are scored.

    opening.py     a match begins: its table, its seeds, who deals first
    hand.py        a hand begins: the deck, the shuffle, who deals and who starts
    first_card.py  the deal and the first card on one discard pile
    score.py       what a hand was worth, and whether that ends the match

Parts, each where an option asks for it (engine/parts.py):

    partners.py    sides instead of players: who won, and what they score (partners)
    ending.py      other ends of a match: a number of hands, averages, sitting out, tables
    unshuffled.py  the cards of the next hand are not shuffled (reshuffle=0)
    trail.py       discards cover tables, and the next hand starts on the last one

What is always there calls a part by its name in engine/state/slots.py, and only where it has asked
the option before.
"""
