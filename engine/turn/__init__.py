"""This package holds the turn on one discard pile, and what it shares with the turn on two.

turn.py       play, draw, keep the drawn card
legal.py      what the seat on turn can lay
lay.py        a card is laid, and what that sets off, stage by stage, in CORE-11's order
color.py      window: a color is called
challenge.py  window: a Wild Draw Four is challenged
owed_draw.py  window: cards that a seat must draw
uno.py        standing rights: Uno called late, and who did not is caught
piles.py      one draw and one discard pile: what is left, and a new draw pile
flow.py       whose turn it is, how a turn ends, the limit of turns, and how a hand ends
"""
