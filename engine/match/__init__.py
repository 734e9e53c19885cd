"""This package holds what surrounds the turns: how matches and hands begin, end and are scored.

    opening.py     a match begins: its table, its seeds, who deals first
    hand.py        a hand begins: the deck, the shuffle, who deals and who starts
    first_card.py  the first card of a hand
    score.py       the score of a hand, and the end of a match at the target
    resumed.py     does a match that was loaded from a save go on?

Parts that only some options need (engine/parts.py):

    partners.py    sides instead of players: who won, and what they score (partners)
    ending.py      other ends of a match: a number of hands, averages, sitting out, tables
    unshuffled.py  the next hand's cards are cut, not shuffled (reshuffle=0)
    trail.py       discards cover tables, and the next hand starts on the last one

They take part through engine/state/hooks.py. A board has opening.py in memory only until a match
has begun, and hand.py only then and between two hands (`Game.dealing`).
"""
