"""This package holds the turn on one discard pile, and what it shares with the turn on two.

turn.py       play, draw, keep the drawn card
legal.py      what the seat on turn can do
lay.py        laying a card, and what that sets off, stage by stage, in CORE-11's order
color.py      window: a seat calls a color
challenge.py  window: a seat challenges a Wild Draw Four
owed_draw.py  window: a seat draws the cards that it owes
uno.py        standing rights: calling Uno late, and catching who did not call it
piles.py      one draw pile and one discard pile, and reshuffling
flow.py       how a turn begins and ends, the limit of turns, and how a hand ends
"""
