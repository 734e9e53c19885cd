"""This package plays house rules out of turn where cards act; engine/rules has what is shared.

cheats.py   a card that may be called, and how it is taken back
jumps.py    a card that is laid out of turn
"""
