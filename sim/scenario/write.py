"""This module writes a position as the settings of a scenario, for a report or a puzzle.

    text = settings(game)      lines up to and with `--`; a scenario's name goes before them

Reading them back (`Setting`, `set_table`) gives the same table, card by card. Only a turn that
has not begun can be written: no open window, no card just drawn, no Uno to catch, and both discard
piles if the game has two.
"""

from collections.abc import Iterator

from engine.game import Game
from engine.notation import COLOR_LETTERS, card_text
from engine.public import has_loser
from engine.rulesets.by_name import text_of
from engine.rulesets.index_generated import NAMES
from engine.rulesets.mixing import value_of
from engine.rulesets.names_generated import NAMES as OPTION_NAMES
from engine.rulesets.rule_set import ready
from engine.state.cards import COLORS
from engine.state.layout import (
    AGES,
    BOTH_OPEN,
    CALLS_SEAT,
    CLOSED,
    COUNTS,
    DEALER,
    DIRECTION,
    DISCARD_SIZE,
    DISCARDS,
    DISCOVERED,
    DRAFT_SIZE,
    EFFECTS,
    HANDS_WON,
    IN_PLAY,
    NOBODY,
    OPENING,
    PEPPER,
    PHASE,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    RULE_SET,
    SALT,
    SCORES,
    SEAT_OF_COLOR,
    TEAM,
    TO_PLAY,
    TURN,
    UNCALLED,
)
from engine.state.options import PILES, TWO_PILES
from engine.state.seats import word
from engine.state.windows import is_turn
from engine.turn.piles import place


def settings(game: Game) -> str:
    """Return the settings of a scenario that begins at a game's position.

    Raises ValueError, in one line, if the game is inside a turn or between hands.
    """
    s = game.state
    if game.status != IN_PLAY:
        raise ValueError("the hand is over: there is no table to write")
    if not is_turn(s) or s[PHASE] != TO_PLAY or s[DRAFT_SIZE]:
        raise ValueError("the turn has begun: a scenario starts between turns")
    if word(s, UNCALLED) or word(s, DISCOVERED):
        raise ValueError("an Uno is uncalled: a scenario starts when it was caught or is safe")
    if s[PILES] == TWO_PILES and (s[OPENING] != BOTH_OPEN or s[CLOSED]):
        raise ValueError("a discard pile is missing: a scenario starts with both")
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
    own = ready(s[RULE_SET])
    rules = s[EFFECTS : EFFECTS + len(own)]
    return "".join(
        f" {name}={text_of(rules, i)}"
        for i, name in enumerate(OPTION_NAMES)
        if value_of(rules, i) != value_of(own, i)
    )


def _cards(game: Game) -> Iterator[str]:
    s = game.state
    for seat in range(s[PLAYERS]):
        yield f"hand {seat}: {_zone(s, game.hands[seat], s[COUNTS + seat])}".rstrip()
    piles = 2 if s[PILES] else 1
    for pile in range(piles):
        yield f"discard {pile + 1}: {_discards(game, pile)}"
    for pile in range(piles):
        if s[PILE_SIZE + pile]:
            cards = [s[place(game, pile, i)] for i in range(s[PILE_SIZE + pile])]
            top_first = [card_text(kind) for kind in cards[::-1]]
            yield f"draw {pile + 1}: {' '.join(top_first)}"
    yield "draw only"


def _discards(game: Game, pile: int) -> str:
    """Return a discard pile, bottom first; of two piles each card names the seat that laid it.

    The dealer laid a card without a seat.
    """
    s = game.state
    seats = {s[PLAYER_AT + seat]: seat for seat in range(s[PLAYERS])}
    words = []
    for i in range(s[DISCARD_SIZE + pile]):
        at = place(game, DISCARDS + pile, i)
        seat = seats[s[at + game.capacity]]
        words.append(card_text(s[at]) + ("" if seat == s[DEALER] else f"@{seat}"))
    return " ".join(words)


def _zone(s: bytearray, start: int, size: int) -> str:
    return " ".join(card_text(s[at]) for at in range(start, start + size))


def _extras(s: bytearray) -> Iterator[str]:
    if s[PILES] == TWO_PILES:
        yield f"salt {'nobody' if s[SALT] == NOBODY else s[SALT]}"
        yield f"pepper {s[PEPPER]}"
    if s[EFFECTS + 2] == CALLS_SEAT:
        for color in range(COLORS):
            yield f"color {s[SEAT_OF_COLOR + color]} = {COLOR_LETTERS[color]}"
    for seat in range(s[PLAYERS]):
        if word(s, SCORES + 2 * seat):
            yield f"score {seat} = {word(s, SCORES + 2 * seat)}"
        if s[HANDS_WON + s[PLAYER_AT + seat]]:
            count = "lost" if has_loser(s) else "won"
            yield f"{count} {seat} = {s[HANDS_WON + s[PLAYER_AT + seat]]}"
        if s[TEAM + s[PLAYER_AT + seat]]:
            yield f"team {seat} = {s[TEAM + s[PLAYER_AT + seat]] - 1}"
        if s[AGES + seat]:
            yield f"age {seat} = {s[AGES + seat]}"
