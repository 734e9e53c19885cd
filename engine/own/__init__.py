"""This package changes the options of ready rule sets into mixes of the players' own (OWN-1).

mixed.py   changing options, and finding contradictions
codes.py   the options as tables of bytes, for mixed.py
words.py   names and values of the options, for menus
lines.py   a line about each option, and reasons of contradictions, for menus
"""
