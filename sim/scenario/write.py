"""A position as the settings of a scenario: the way from a game to a report or a puzzle.

    text = settings(game)      lines up to and with `--`; a scenario's name goes before them

What is read back from it (`Setting`, `set_table`) is the same table, card by card. Only a
turn that has not begun can be told: no window open, no card just drawn, no Uno to catch.
"""

from collections.abc import Iterator

from engine.game import Game
from engine.layout import (
    AGES,
    COUNTS,
    DEALER,
    DEPTH,
    DIRECTION,
    DISCARDS,
    IN_PLAY,
    OPTIONS,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    RULE_SET,
    SCORES,
    TO_PLAY,
    TURN,
    UNCALLED,
)
from engine.notation import card_text
from engine.option_names import PLACES, RANGES, WORDS
from engine.rulesets import load
from engine.rulesets.index import NAMES
from engine.seats import word


def settings(game: Game) -> str:
    """Return the settings of a scenario that begins where a game stands.

    Raises ValueError, in one line, where the game stands inside a turn or between hands.
    """
    s = game.state
    if game.status != IN_PLAY:
        raise ValueError("the hand is over: there is no table to set")
    if s[DEPTH] or s[PHASE] != TO_PLAY or word(s, UNCALLED):
        raise ValueError("the turn has begun: a scenario starts between turns")
    return "\n".join([*_head(s), *_cards(game), *_extras(s), "--"]) + "\n"


def _head(s: bytearray) -> Iterator[str]:
    yield f"rules {NAMES[s[RULE_SET]]}{_options(s)}"
    yield f"players {s[PLAYERS]}"
    yield f"dealer {s[DEALER]}"
    yield f"turn {s[TURN]}"
    if s[DIRECTION]:
        yield "direction right"


def _options(s: bytearray) -> str:
    """The options that differ from the rule set's own, each with a space before it."""
    own = load(NAMES[s[RULE_SET]]).flat
    text = ""
    for name, at in PLACES.items():
        wide = name in RANGES and RANGES[name][1] > 255
        value = word(s, at) if wide else s[at]
        if value != (word(bytearray(own), at - OPTIONS) if wide else own[at - OPTIONS]):
            text += f" {name}={WORDS[name][value] if name in WORDS else value}"
    return text


def _cards(game: Game) -> Iterator[str]:
    s = game.state
    for seat in range(s[PLAYERS]):
        yield f"hand {seat}: {_zone(s, game.hands[seat], s[COUNTS + seat])}".rstrip()
    yield f"discard 1: {_zone(s, game.zones[DISCARDS], s[PILE_SIZE + DISCARDS])}"
    if s[PILE_SIZE]:
        top_first = _zone(s, game.zones[0], s[PILE_SIZE]).split()[::-1]
        yield f"draw 1: {' '.join(top_first)}"
    yield "draw only"


def _zone(s: bytearray, start: int, size: int) -> str:
    return " ".join(card_text(s[at]) for at in range(start, start + size))


def _extras(s: bytearray) -> Iterator[str]:
    for seat in range(s[PLAYERS]):
        if word(s, SCORES + 2 * seat):
            yield f"score {seat} = {word(s, SCORES + 2 * seat)}"
        if s[AGES + seat]:
            yield f"age {seat} = {s[AGES + seat]}"
