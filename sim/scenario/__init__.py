"""This package checks scenarios: a table, choices and expectations (`docs/scenarios.md`).

`command.py` is the computer's side; it has everything that needs more than a board's Python. The
other files also run on MicroPython, on a virtual machine: `reading` reads a file, `position` sets
the table, `runner` plays the steps of `steps`, `expect` has the table of expectations, and
`tournament` plays scenarios of several tables.
"""
