"""Rule sets that players make of a ready one: `engine.own.mixed`, and its tables.

codes.py is what that needs; words.py and lines.py are for menus. Nothing is imported here, so that
a board can load them one by one.
"""
