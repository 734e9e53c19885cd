"""This module has what of a save's version no program can find out.

`python -m sim index` makes the version from all names and numbers that a save holds
(engine/spec/kept.txt), and from this number. Raise it when the same bytes mean something else than
before: saves of before are refused then.
"""

VERSION = 14
