"""This module plays recorded choices in a game, without a screen, and tells games apart.

It runs on a computer (`sim.replay.words`) and on a page (`tools/web/machine`), so it needs nothing
that MicroPython lacks.
"""

import json
from binascii import crc32

from engine.game import Game
from engine.rulesets import load
from engine.state import layout
from engine.state.reasons import OK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    class Header(Protocol):
        """The set-up of a match; `sim.replay.words.Header` says what each means."""

        rules: str
        players: int
        seed: int
        dealer: int
        options: dict[str, str]
        ages: tuple[int, ...]


HIGHEST_SEED = 2**30 - 1
NEXT_HAND = (-1, 0)  # among the choices, which are (seat, choice): the next hand was dealt here
NOT_OVER = -1  # a reason, beside those of engine/state/reasons.py: the hand is not, or the match is
_NO_REPLAY = "it is not the link of a replay"
_PARTS = 8  # of a replay as a link tells it
_HIGHEST_CHOICE = 2**30 - 1
_OLDEST = 120
_MOST_CARDS = 255
_ROLLER_SIZE = 4
_FIRST_OPTIONS = 72  # bytes of the options that there were when the first replays were recorded


class Told:
    """A replay as a link tells it (`tools.web.link`): a header, and choices, and whose hand is
    seen.

    Raises ValueError, in one line, if it is none.
    """

    def __init__(self, told: "Any") -> None:
        if not _is_list(told, _PARTS, _PARTS):
            raise ValueError(_NO_REPLAY)
        self.rules, self.players, self.seed, self.dealer, self.options, self.ages = told[:6]
        self.seat = told[7]
        if not (self._is_header() and _is_list(told[6]) and all(map(self._is_choice, told[6]))):
            raise ValueError(_NO_REPLAY)
        self.choices = [(seat, choice) for seat, choice in told[6]]

    def _is_header(self) -> bool:
        """Has each part before the choices, and the seat, the type and the range that it must?"""
        players = self.players
        return (
            isinstance(self.rules, str)
            and _is_number(players, 2, layout.MAX_SEATS)
            and _is_number(self.seed, 0, HIGHEST_SEED)
            and (self.dealer == layout.NOBODY or _is_number(self.dealer, 0, players - 1))
            and isinstance(self.options, dict)
            and all(isinstance(value, str) for value in self.options.values())
            and (self.ages == [] or _is_list(self.ages, players, players))
            and all(_is_number(age, 0, _OLDEST) for age in self.ages)
            and _is_number(self.seat, 0, players - 1)
        )

    def _is_choice(self, pair: "Any") -> bool:
        """Is it a seat and a choice, or NEXT_HAND?"""
        if not _is_list(pair, 2, 2):
            return False
        seat, choice = pair
        is_next = seat == NEXT_HAND[0] and choice == NEXT_HAND[1]
        of_seat = _is_number(seat, 0, self.players - 1)
        return of_seat and _is_number(choice, 0, _HIGHEST_CHOICE) or is_next

    def played(self) -> Game:
        """Return the game at its end. Raises ValueError, in one line, if it cannot be played."""
        game = game_of(self)
        for seat, choice in self.choices:
            if step(game, seat, choice) != OK:
                raise ValueError("the replay has a choice that the rules refuse")
        return game


def told_in(text: str) -> Told:
    """Return the replay in the JSON of a link. Raises ValueError, in one line, if it has none."""
    try:
        told = json.loads(text)
    except ValueError:
        raise ValueError(_NO_REPLAY) from None
    return Told(told)


def _is_number(value: "Any", least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _is_list(value: "Any", least: int = 0, most: int = 1 << 29) -> bool:
    return isinstance(value, list) and least <= len(value) <= most


def game_of(header: "Header") -> Game:
    """Return a game at the beginning of a match. Raises ValueError for rules that cannot be."""
    game = Game(layout.MAX_SEATS, _MOST_CARDS)
    deal(game, header)
    return game


def deal(game: Game, header: "Header") -> None:
    """Begin a match in a game that is large enough. Raises ValueError, as `game_of`."""
    game.start(load(header.rules, header.options), header.players, header.seed, header.dealer)
    for player in range(len(header.ages)):
        game.state[layout.AGES + player] = header.ages[player]


def step(game: Game, seat: int, choice: int) -> int:
    """Make one choice, or deal the next hand; return OK or why not."""
    if seat != NEXT_HAND[0]:
        return game.choose(seat, choice)
    if game.status != layout.HAND_ENDED:
        return NOT_OVER
    game.next_hand()
    return OK


def digest(game: Game) -> int:
    """Return the CRC-32 of a game, 0 to 2**32 - 1; it changes nothing.

    Two games share it only with the same cards in the same places: it is over the fixed part of the
    state, without the bots' generator, and over every pile, who laid the discards, the cards set
    aside, and every hand. So it does not depend on the size of the `Game` object, nor on who chose:
    a person, a bot, or a file; nor on options that came later, which a replay names.
    """
    s = game.state
    value = crc32(s[: layout.OPTIONS + _FIRST_OPTIONS])
    value = crc32(s[layout.EVENTS : layout.ROLLER], value)
    value = crc32(s[layout.ROLLER + _ROLLER_SIZE : layout.ZONES], value)
    for zone, pile in (
        (layout.DRAW_ZONE, 0),
        (layout.DISCARD_ZONE, layout.DISCARDS),
        (layout.LAID_BY_ZONE, layout.DISCARDS),
    ):
        start = layout.ZONES + zone * game.capacity
        end = start + game.capacity
        value = crc32(s[start : start + s[layout.PILE_SIZE + pile]], value)
        value = crc32(s[end - s[layout.PILE_SIZE + pile + 1] : end], value)
    value = crc32(s[game.aside : game.aside + 2 * s[layout.ASIDE_SIZE]], value)
    for seat in range(s[layout.PLAYERS]):
        start = game.hands[seat]
        value = crc32(s[start : start + s[layout.COUNTS + seat]], value)
    return value
