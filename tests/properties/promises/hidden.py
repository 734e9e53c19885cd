"""This module checks that views reveal nothing hidden (CORE-10): it exchanges hidden cards.

For one viewer, a copy of the game gets every card that the viewer cannot know dealt out anew: the
other hands and the draw piles, the guilt of the last Wild Draw Four, cards put aside, the
secrets of the newest windows. The viewer's view, its choices, the seats asked and the events
(part of a view) must be equal byte for byte, and stay so after a choice by another seat that is
possible in both.
"""

from engine.game import Game
from engine.prompt import only_choice
from engine.public import event_at
from engine.state import events as ev
from engine.state import layout as at
from engine.state.choices import CHALLENGE, SHOW, VERB_MASK
from engine.state.options import PEEK
from engine.state.reasons import OK
from engine.view import view_into, view_size
from tests.properties.chance import Chance
from tests.properties.promises.exchange import DRAWS, NOW, TURNS, exchange
from tests.properties.violation import Violation

_REVEALING = (CHALLENGE, SHOW)  # guilt, and a hand to one other seat
# A hand is now another's, its points were noted, cards of it were shown, or a claim or a bluff was;
# or a cheat was admitted.
_TELLING = (
    ev.ADMITTED,
    ev.HANDS_PASSED,
    ev.HANDS_SHUFFLED,
    ev.HANDS_SWAPPED,
    ev.LEFT_HAND,
    ev.GUESSED,
    ev.THREW_AWAY,
    ev.GUILTY_FOUND,
    ev.INNOCENT_FOUND,
)


class Hidden:
    """Two games of the same size that differ in what a viewer cannot know."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self._chance = chance
        self._as_is = Game(game.seats, game.capacity)
        self._changed = Game(game.seats, game.capacity)
        self._seen = bytearray(view_size(game))
        self._seen_changed = bytearray(view_size(game))

    def check(self, game: Game, seat: int, choice: int) -> None:
        """Violation if a viewer could tell, now or after a seat's choice (-1: none)."""
        for viewer in (*range(game.state[at.PLAYERS]), at.NOBODY):
            self._exchange(game, viewer, NOW)
            self._compare(viewer, "")
            if game.state[PEEK] and viewer != at.NOBODY:
                continue  # every change is visible to all (COW-4)
            if choice < 0 or seat == viewer or choice & VERB_MASK in _REVEALING:
                continue
            then = self._chance.random.choice((DRAWS, TURNS))
            self._exchange(game, viewer, then)
            both = self._as_is.choose(seat, choice), self._changed.choose(seat, choice)
            if both != (OK, OK) or self._has_noted(game, _TELLING):
                continue
            if then == DRAWS and self._has_noted(game, (ev.TURNED_UP,)):
                continue
            are_free = [game.state[at.PHASE] == at.FREE for game in (self._as_is, self._changed)]
            if are_free[0] != are_free[1]:
                continue  # a free play without a fitting card lapses, visible to all (DBL-2)
            if self._as_is.status == self._changed.status == at.IN_PLAY:
                self._compare(self._seat_of(game, viewer), f" after choice {choice} of seat {seat}")

    def _exchange(self, game: Game, viewer: int, then: int) -> None:
        self._as_is.copy_from(game)
        self._changed.copy_from(game)
        exchange(self._changed, viewer, self._chance.random, then)

    def _seat_of(self, game: Game, viewer: int) -> int:
        """Return the viewer's seat after the choice, which may have moved it (GRD-33)."""
        if viewer == at.NOBODY:
            return at.NOBODY
        player = game.state[at.PLAYER_AT + viewer]
        return self._as_is.state.index(player, at.PLAYER_AT) - at.PLAYER_AT

    def _has_noted(self, game: Game, kinds: tuple[int, ...]) -> bool:
        """Did such an event happen in either game after the choice?"""
        for after in (self._as_is, self._changed):
            count = game.state[at.EVENT_COUNT]
            while count != after.state[at.EVENT_COUNT]:
                if after.state[event_at(count) + at.EVENT_KIND] in kinds:
                    return True
                count = count + 1 & 255
        return False

    def _compare(self, viewer: int, when: str) -> None:
        a, b = self._as_is, self._changed
        who = "the table" if viewer == at.NOBODY else f"seat {viewer}"
        if _told_of_asked(a) != _told_of_asked(b):
            raise Violation(f"CORE-10: who is asked tells {who} what is hidden{when}")
        view_into(a, viewer, self._seen)
        view_into(b, viewer, self._seen_changed)
        if self._seen != self._seen_changed:
            size = len(self._seen)
            differ = [i for i in range(size) if self._seen[i] != self._seen_changed[i]]
            raise Violation(
                f"CORE-10: bytes {differ[:8]} of a view tell {who} what is hidden{when}"
            )
        if viewer == at.NOBODY or when:
            return
        if self._chance.choices(a, viewer) != self._chance.choices(b, viewer):
            raise Violation(f"CORE-10: the choices of {who} tell what is hidden")


def _told_of_asked(game: Game) -> tuple[int, ...]:
    """Return what a device tells all by whom it asks, and whether it draws without asking."""
    return game.status, game.asked, game.first_asked, only_choice(game.state)
