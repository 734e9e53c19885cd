"""Views tell nothing hidden (CORE-10): hidden cards are exchanged and nobody may notice.

A copy of the game gets, for one viewer, every card it cannot know dealt out anew: the other
hands and the draw pile, the guilt of the last Wild Draw Four, the shuffler. The viewer's
view, its choices, the seats asked and the events (they are part of a view) must be equal
byte for byte; and stay so after a choice by another seat that is possible in both.
"""

from random import Random

from engine.choices import DRAW, OK, PASS, PLAY, VERB_MASK
from engine.game import Game
from engine.layout import (
    COUNTS,
    DRAW_PILES,
    DRAWN,
    GUILTY,
    IN_PLAY,
    NOBODY,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    ROLLER,
    SHOWN_COUNTS,
    SHOWN_TO,
    SHUFFLER,
    TURN,
)
from engine.view import view_into, view_size
from sim.soak.always import Violation
from sim.soak.chance import Chance


class Hidden:
    """Two games of the same size that differ in what a viewer cannot know."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self._chance = chance
        self._as_is = Game(game.seats, game.capacity)
        self._changed = Game(game.seats, game.capacity)
        self._seen = bytearray(view_size(game))
        self._seen_changed = bytearray(view_size(game))

    def check(self, game: Game, seat: int, choice: int) -> None:
        """Violation if anyone could notice, now or after a seat's choice (left out: -1)."""
        for viewer in [*range(game.state[PLAYERS]), NOBODY]:
            self._as_is.copy_from(game)
            self._changed.copy_from(game)
            exchange(self._changed, viewer, self._chance.random)
            self._compare(viewer, "")
            if choice < 0 or seat == viewer or not _is_open(choice):
                continue
            both = self._as_is.choose(seat, choice), self._changed.choose(seat, choice)
            if both == (OK, OK) and self._as_is.status == self._changed.status == IN_PLAY:
                self._compare(viewer, f" after choice {choice} of seat {seat}")

    def _compare(self, viewer: int, when: str) -> None:
        a, b = self._as_is, self._changed
        who = "the table" if viewer == NOBODY else f"seat {viewer}"
        if (a.status, a.asked, a.first_asked, a.forced) != (
            b.status,
            b.asked,
            b.first_asked,
            b.forced,
        ):
            raise Violation(f"CORE-10: who is asked tells {who} what is hidden{when}")
        view_into(a, viewer, self._seen)
        view_into(b, viewer, self._seen_changed)
        if self._seen != self._seen_changed:
            at = [i for i, byte in enumerate(self._seen) if byte != self._seen_changed[i]]
            raise Violation(f"CORE-10: bytes {at[:8]} of a view tell {who} what is hidden{when}")
        if viewer == NOBODY or when:
            return
        if self._chance.choices(a, viewer) != self._chance.choices(b, viewer):
            raise Violation(f"CORE-10: the choices of {who} tell what is hidden")


def _is_open(choice: int) -> bool:
    """A choice whose outcome every seat but its own sees alike; a challenge reveals guilt."""
    return choice & VERB_MASK in (PLAY, DRAW, PASS)


def exchange(game: Game, viewer: int, random: Random) -> None:
    """Deal out anew all that a viewer cannot know; NOBODY: all that lies face down."""
    s = game.state
    places = _hidden_places(game, viewer)
    cards = [s[at] for at in places]
    random.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        s[at] = card
    if s[PHASE] and s[TURN] != viewer:
        s[DRAWN] = s[game.hands[s[TURN]] + s[COUNTS + s[TURN]] - 1]
    s[GUILTY] ^= random.randrange(2)
    for at in range(SHUFFLER, ROLLER, 4):
        s[at] ^= random.randrange(256)  # the low byte: the word stays in its range


def _hidden_places(game: Game, viewer: int) -> list[int]:
    s = game.state
    at = game.zones[DRAW_PILES]
    places = list(range(at, at + s[PILE_SIZE + DRAW_PILES]))
    for seat in range(s[PLAYERS]):
        if seat == viewer:
            continue
        at = game.hands[seat]
        known = s[SHOWN_COUNTS + seat] if viewer != NOBODY and s[SHOWN_TO] == viewer else 0
        places += range(at + known, at + s[COUNTS + seat])
    return places
