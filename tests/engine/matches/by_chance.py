"""This module plays matches by chance, with any rule set and any changes of its options."""

import random

from engine.game import Game, asked
from engine.rulesets import NAMES, load, options_of
from engine.spec.options import OPTIONS, Option
from engine.state import choices
from engine.state.layout import HAND_ENDED, IN_PLAY, PLAYERS, STATUS, UNTIL_TURN
from tests.properties.mixes import seats_of

_out = [0] * choices.MAX_CHOICES


def _value(chance: random.Random, option: Option) -> str:
    if option.values:
        return chance.choice(option.words)
    lowest, highest = option.bounds
    return str(chance.choice((lowest, highest, chance.randint(lowest, highest))))


def table(chance: random.Random) -> Game:
    """Begin a match by any rule set with some options changed, as the app does."""
    name = chance.choice(NAMES)
    share = chance.choice((0, 0.05, 0.2, 0.6))
    before = options_of(name)
    changes: dict[str, str] = {}
    for option in chance.sample(OPTIONS, len(OPTIONS)):
        value = _value(chance, option)
        if chance.random() > share or value == before[option.name]:
            continue
        mixed = {**changes, option.name: value}
        if seats_of(name, mixed):
            changes = mixed
    return dealt(name, changes, chance.choice(seats_of(name, changes)), chance.getrandbits(24))


def dealt(name: str, changes: dict[str, str], players: int, seed: int) -> Game:
    rules = load(name, changes)
    game = Game(players, rules.deck_size(players))
    game.start(rules, players, seed)
    return game


def step(game: Game, chance: random.Random) -> bool:
    """Make a choice by chance, or deal the next hand; False: the match is over."""
    s = game.state
    if s[STATUS] == HAND_ENDED:
        game.next_hand()
        return True
    if s[STATUS] != IN_PLAY:
        return False
    may = asked(s)
    seat = chance.choice([seat for seat in range(s[PLAYERS]) if may >> seat & 1])
    if chance.random() < 0.03:
        game.choose(seat, choices.SORRY | chance.randrange(s[PLAYERS]) << choices.SEAT_SHIFT)
        return True
    if s[UNTIL_TURN] and chance.random() < 0.3:
        seat = chance.randrange(s[PLAYERS])
    count = game.choices_into(seat, _out)
    assert count or not may >> seat & 1, "nobody can go on"
    if count:
        choice = chance.choice(_out[:count])
        is_wild = (
            choice & choices.VERB_MASK == choices.PLAY and choice >> choices.CARD_SHIFT & 255 >= 64
        )
        if is_wild and not choice & choices.DOWN and chance.random() < 0.5:
            choice = choices.with_color(choice, chance.randrange(4))
        assert game.choose(seat, choice) == 0, "a choice that is listed is refused"
    return True
