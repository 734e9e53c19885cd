"""This package holds the turn of all rule sets, and what several rules share.

turn.py       play, draw, keep the drawn card
legal.py      what the seat on turn can do; plays.py lists its cards where rules have a say in it
play.py       laying cards, and what that sets off, stage by stage, in CORE-11's order
asking.py     asks the seats in ASKED of a window, one after the other
color.py      window: a seat calls a color
draw.py       windows: seats draw the cards that they owe
uno.py        until when Uno can be called and caught; catch.py, the standing rights to do so
piles.py      draw piles and discard piles, and reshuffling; hands.py, the hands
flow.py       how a turn begins and ends, the limit of turns, and how a hand ends

Rules load the rest: sets.py lays several cards at once, free_play.py gives one more play,
gifts.py hands a card over and lets a seat name a player, call_out.py asks all others whether they
call a play.
"""
