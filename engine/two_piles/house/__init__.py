"""This package lets house rules that either turn plays (engine/rules) act where cards act.

cheats.py   calling a card as a cheat, and taking it back
downs.py    laying cards face down
jumps.py    laying cards out of turn
"""
