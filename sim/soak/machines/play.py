"""This program plays the matches of a plan and prints the result of each hand, on any Python.

    play.py PLAN

A line of the plan: the rule set's number, its changes as bytes of engine/rulesets/mixing.py in
hexadecimal digits (`-`: none), players, seed, and how they play: a bit for each player, 1 for the
random bot, 0 for the plain one; from ANYTHING on all players make any choice, out of turn too.
It prints for each match its number, its status, and after each hand the CRC of its whole state.
"""

import sys
from binascii import crc32, unhexlify

from engine.bots import plain
from engine.bots import random as by_chance
from engine.game import Game
from engine.rulesets.mixing import rule_set_with
from engine.state.choices import MAX_CHOICES
from engine.state.layout import HAND_ENDED, IN_PLAY
from engine.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

ANYTHING = 1024
MOST_HANDS = 20  # a longer match is abandoned
_OUT_OF_TURN = 7  # one of so many choices plus one, if somebody has a right


def play(line: str, chosen: "Callable[[Game], None] | None" = None) -> "tuple[int, list[int]]":
    """Play a match of a plan; return its status and the CRC after each hand.

    chosen: called with the game after each choice.
    """
    words = line.split()
    number, players, seed, way = int(words[0]), int(words[2]), int(words[3]), int(words[4])
    rules = rule_set_with(number, b"" if words[1] == "-" else unhexlify(words[1]))
    game = Game(players, rules.deck_size(players))
    table = Table(game)
    for player in range(players):
        table.bots[player] = by_chance.decide if way >> player & 1 else plain.decide
    game.start(rules, players, seed)
    left = []
    while True:
        if way < ANYTHING:
            while table.bot_step():
                if chosen is not None:
                    chosen(game)
        else:
            _choose_anything(game, players, chosen)
        left.append(crc32(game.state))
        if game.status != HAND_ENDED or len(left) == MOST_HANDS:
            return game.status, left
        game.next_hand()


def _choose_anything(game: Game, players: int, chosen: "Callable[[Game], None] | None") -> None:
    """Play a hand with any listed choice, by the table's own generator."""
    out = [0] * MAX_CHOICES
    while game.status == IN_PLAY:
        seat = game.first_asked
        roll = game.roll()
        if not roll & _OUT_OF_TURN:
            other = (roll >> 4) % players
            if game.choices_into(other, out):
                seat = other
        count = game.choices_into(seat, out)
        reason = game.choose(seat, out[game.roll() % count])
        if reason:
            raise ValueError("a choice that is listed is refused")
        if chosen is not None:
            chosen(game)


def _print(number: int, line: str) -> None:
    status, left = play(line)
    print(number, status, *[f"{value:08x}" for value in left])


def _main(plan: str) -> None:
    """Play each match in a step of its own; garbage is collected between them."""
    import vm  # type: ignore[import-not-found]

    with open(plan) as lines:
        for number, line in enumerate(lines):
            vm.then(lambda number=number, line=line: _print(number, line))


if __name__ == "__main__":
    _main(sys.argv[1])
