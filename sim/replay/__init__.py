"""`python -m sim replay FILE` plays a replay file: a match's set-up and its choices.

    rules official uno=2
    players 4
    seed 7
    dealer 1            only if it was not determined by drawing cards
    ages 8 11 40 0      by seat, 0: not given; only if the rules ask for them
    --
    0 play r5           one choice a line, in the words of engine/notation.py
    1 draw
    next hand           the next hand of the match is dealt
    end 1c2f3a4b        digest of the game then; always the last line

`#` starts a comment. `--position` writes the table at the end as the settings of a scenario.
For programs:

    header = Header(rules="official", players=4, seed=7)
    written = text(header, [(0, choice), (1, choice), NEXT_HAND, …], game)
    game = play(written)            raises UsageError for an error, or another end
"""

import argparse

from engine.game import Game
from sim.errors import UsageError
from sim.paths import read_text
from sim.replay.playing import NEXT_HAND, digest
from sim.replay.words import Header, play, play_choices, text
from sim.scenario.position import settings

__all__ = ["NEXT_HAND", "Header", "digest", "play", "play_choices", "run", "text"]


def run(options: argparse.Namespace) -> int:
    """Play each file and print its end; UsageError for the first error."""
    for name in options.files:
        game = play(read_text(name, "a replay file"), name)
        print(f"{name}: ends as recorded, {digest(game):08x}")
        if options.position:
            print(_position(game, name), end="")
    return 0


def _position(game: Game, name: str) -> str:
    try:
        return settings(game)
    except ValueError as error:
        raise UsageError(f"{name}: no position can be written: {error}") from error
