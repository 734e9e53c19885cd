"""Scenarios: rules as positions, choices and what must follow. `docs/scenarios.md`.

`command.py` is the computer's side and all that needs more than a board's Python. The
other files run on MicroPython too, on a virtual machine. `reading/`: `lines` splits a file
into scenarios, `vocabulary` and `shapes` know the words, `setting` reads what stands before
`--`. `tables/`: `table` sets it. `runner` plays the steps; `expected/` looks whether they
came true.
"""


def main(argv: list[str]) -> int:
    """Run `python -m sim scenario`; see `command.main`."""
    from sim.scenario.command import main as run

    return run(argv)
