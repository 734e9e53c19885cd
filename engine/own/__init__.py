"""Players make rule sets of a ready one here: `engine.own.mixed`, and its tables.

codes.py is what that needs; words.py and lines.py are for menus, said.py puts them together.
"""
