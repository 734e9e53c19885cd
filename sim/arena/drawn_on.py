"""This module infers from what others drew on which cards they lack, in the base game.

    known = bounds(view)            by seat: how many of each color, and wilds, it holds at most
    holds_within(game, known)       do the hands of a game respect that?

A bot lays what it can, so one that draws a card holds neither a wild nor a card of the active
color, and one that then keeps the card has drawn none either. Its later cards may be anything. A
view keeps only the newest events; nothing is known of earlier ones.
"""

from functools import cache

from engine.game import Game
from engine.parts import rules_for
from engine.public import event_at
from engine.rulesets import load
from engine.state.cards import COLORS, FIRST_WILD_KIND, NO_COLOR, color_on
from engine.state.events import (
    COLOR_CALLED,
    DEALT,
    DREW_CARD,
    DREW_OWED,
    FIRST_CARD,
    LAID,
    PASSED,
)
from engine.state.layout import (
    COUNTS,
    EFFECTS,
    EVENT_COUNT,
    EVENT_SIZE,
    EVENTS,
    EVENTS_KEPT,
    PLAYERS,
    VIEW_SEAT,
)

Bounds = dict[int, list[int]]

_WILDS = COLORS  # the place of wilds in a list
_ANY = 255  # nothing is known


def bounds(view: bytearray) -> Bounds:
    """Return how many cards of each color, and wilds, each other seat holds at most."""
    if not _is_base_game(bytes(view[EFFECTS:EVENTS])):
        return {}
    known = {seat: [_ANY] * (COLORS + 1) for seat in range(view[PLAYERS])}
    del known[view[VIEW_SEAT]]
    on = NO_COLOR
    count = view[EVENT_COUNT]
    for number in range(count, count + EVENTS_KEPT):  # the oldest first
        at = event_at(number)
        event, seat, other, card = view[at : at + EVENT_SIZE]
        if event == DEALT:
            known = {seat: [_ANY] * (COLORS + 1) for seat in known}
        elif event in (LAID, FIRST_CARD):
            on = color_on(card)
        elif event == COLOR_CALLED:
            on = other
        if seat not in known:
            continue
        held = known[seat]
        if event == LAID:
            place = _place_of(card)
            held[place] -= 0 < held[place] < _ANY
        elif event == DREW_CARD:
            _lacks(held, on)
            _may_have_one_more(held)
        elif event == DREW_OWED:
            _may_have_one_more(held)
        elif event == PASSED:
            _lacks(held, on)
    return known


@cache
def _is_base_game(rules: bytes) -> bool:
    """Do options ask for no rule of the turn that the base game has not? rules: as `rules_for`."""
    more = set(rules_for(rules)) - set(rules_for(load("official").whole()))
    return not any(name.startswith("engine.rules.") for name in more)


def holds_within(game: Game, known: Bounds) -> bool:
    """Does no seat of a game hold more of any color, or more wilds, than possible?"""
    s = game.state
    for seat, most in known.items():
        held = [0] * (COLORS + 1)
        base = game.hands[seat]
        for card in s[base : base + s[COUNTS + seat]]:
            held[_place_of(card)] += 1
        if any(has > bound for has, bound in zip(held, most, strict=True)):
            return False
    return True


def _place_of(card: int) -> int:
    return card & 3 if card < FIRST_WILD_KIND else _WILDS


def _lacks(held: list[int], color: int) -> None:
    held[_WILDS] = 0
    if color < COLORS:
        held[color] = 0


def _may_have_one_more(held: list[int]) -> None:
    for place, most in enumerate(held):
        held[place] = min(most + 1, _ANY)
