"""This package holds the rules that options add to the turn, each in a file named after it.

A file begins with what the rule is, its options, windows and choices. Its `register` defines its
windows, says what happens in words, and adds its functions to the places of the turn
(engine/state/hooks.py). No rule knows whether another is in memory. engine/loading.py loads them.
"""
