"""This program plays the matches of a plan and prints how each hand ended, on any Python.

    any_python.py PLAN

A line of the plan: the rule set's number, its changes as bytes of engine/rulesets/mixing.py in
hexadecimal digits (`-`: none), players, seed, and how they play: a bit for each player, 1 for the
random bot, 0 for the plain one; from ANYTHING on all players make any choice, out of turn too.
It prints for each match its status, and after each hand the CRC of the states that the
match had after every choice, generators included.
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

ANYTHING = 1024
MOST_HANDS = 20  # a longer match is abandoned
_OUT_OF_TURN = 7  # one of so many choices plus one, if somebody has a right


def play(line):
    """Play a match of a plan; return its status and the CRC after each hand."""
    words = line.split()
    number, players, seed, way = int(words[0]), int(words[2]), int(words[3]), int(words[4])
    rules = rule_set_with(number, b"" if words[1] == "-" else unhexlify(words[1]))
    game = Game(players, rules.deck_size(players))
    table = Table(game)
    for player in range(players):
        table.bots[player] = by_chance.decide if way >> player & 1 else plain.decide
    game.start(rules, players, seed)
    crc = crc32(game.state)
    left = []
    while True:
        while game.status == IN_PLAY:
            if way < ANYTHING:
                table.bot_step()
            else:
                _choose_anything(game, players)
            crc = crc32(game.state, crc)
        left.append(crc)
        if game.status != HAND_ENDED or len(left) == MOST_HANDS:
            return game.status, left
        game.next_hand()


def _choose_anything(game, players):
    """Make any listed choice, by the table's own generator."""
    out = [0] * MAX_CHOICES
    seat = game.first_asked
    roll = game.roll()
    if not roll & _OUT_OF_TURN:
        other = (roll >> 4) % players
        if game.choices_into(other, out):
            seat = other
    count = game.choices_into(seat, out)
    if game.choose(seat, out[game.roll() % count]):
        raise ValueError("a choice that is listed is refused")


def told(line):
    """Return how the match of a line went: its status, and the CRC after each hand."""
    status, left = play(line)
    return " ".join([str(status)] + ["%08x" % crc for crc in left])


def _main(plan):
    """Play each match, on MicroPython in a step of its own; garbage is collected between them."""
    with open(plan) as lines:
        for line in lines:
            if sys.implementation.name == "cpython":
                print(told(line))
            else:
                import vm

                vm.then(lambda line=line: print(told(line)))


if __name__ == "__main__":
    _main(sys.argv[1])
