"""This package checks scenarios: a table, choices and expectations (`docs/scenarios.md`).

`command.py` is the computer's side; it has everything that needs more than a board's Python. The
other files also run on MicroPython, on a virtual machine. `reading/`: `lines` splits a file into
scenarios, `vocabulary` and `shapes` know the words, `setting` reads the lines before `--`.
`tables/`: `table` sets the table. `runner` plays the steps; `expected/` checks the expectations.
"""
