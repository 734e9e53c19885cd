"""This module lists what the seat on turn can do where house rules hold: one play of each kind."""

from engine.house.fit import fits, holds, is_barred, is_repeated
from engine.state.cards import FIRST_WILD_KIND, WILD_FOUR_KIND
from engine.state.choices import BLUFF, CARD_SHIFT, DOES_NOT_FIT, DRAW, PASS, PLAY, REMOVE
from engine.state.layout import COUNTS, DRAFT, DRAFT_SIZE, DRAWN, DREW, FREE, PHASE, TO_PLAY
from engine.state.options import (
    BY_AGE,
    DRAW_WAY,
    FACE_DOWN,
    NO_DRAWING,
    ONLY_FORCED,
    PILES,
    SETS,
    SURRENDER_AT,
    WILD_FOUR_LEGAL,
)
from engine.state.slots import slots
from engine.turn.legal import goes, is_bluff, may_draw_on, rest_into

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def list_plays(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write honest plays, bluffs, cards to put aside, cards face down, giving up, the rest."""
    at = g.hands[seat]
    end = at + s[COUNTS + seat]
    if s[PHASE] == DREW and not s[SETS]:
        at = _drawn_at(s, at, end)
        end = at + 1
    n = bluffs = 0
    for i in range(at, end):
        card = s[i]
        if not is_repeated(s, at, i) and not goes(g, s, seat, card):
            if card >= FIRST_WILD_KIND and is_bluff(g, s, seat, card):
                bluffs += 1
            else:
                out[n] = PLAY | card << CARD_SHIFT
                n += 1
    honest = n
    if bluffs:
        n = _bluffs_into(g, s, seat, out, n, at, end)
    sets = n
    if s[SETS]:
        n = slots.list_sets(g, s, seat, out, n)
    sets = n - sets
    if s[PILES] == FACE_DOWN:
        n = slots.list_downs(g, s, seat, out, n)
    if s[DRAFT_SIZE]:
        out[n] = REMOVE | s[DRAFT + s[DRAFT_SIZE] - 1] << CARD_SHIFT
        return n + 1
    if s[PHASE] == FREE:
        if honest or sets:
            return n
        out[n] = PASS  # what fitted went with the covered cards into a new draw pile
        return n + 1
    return _without_play(g, s, seat, out, n, honest, sets)


def _drawn_at(s: bytearray, at: int, end: int) -> int:
    """Return where the drawn card lies in a hand from `at` to `end`."""
    while s[at] != s[DRAWN] and at < end - 1:
        at += 1
    return at


def _bluffs_into(
    g: "Game", s: bytearray, seat: int, out: list[int], n: int, at: int, end: int
) -> int:
    """Add the wilds of a hand that would be bluffs to n choices."""
    for i in range(at, end):
        card = s[i]
        if card >= FIRST_WILD_KIND and is_bluff(g, s, seat, card):
            if not is_repeated(s, at, i) and not goes(g, s, seat, card):
                out[n] = PLAY | card << CARD_SHIFT | BLUFF
                n += 1
    return n


def _without_play(
    g: "Game", s: bytearray, seat: int, out: list[int], n: int, honest: int, sets: int
) -> int:
    """Add what can be done without a play; honest, sets: what is no bluff."""
    must = honest if s[SETS] & BY_AGE else honest + sets
    if s[PHASE] == TO_PLAY:
        if s[SURRENDER_AT]:
            n = slots.list_surrenders(g, s, seat, out, n)
        if honest + sets and must_play_any(g, s, seat):
            return n
    elif not must and may_draw_on(s):
        out[n] = DRAW
        return n + 1
    return rest_into(s, out, n, must)


def must_play_any(g: "Game", s: bytearray, seat: int) -> bool:
    """Has a seat to play whatever it can, sets that nobody else must reckon among it?"""
    if s[DRAW_WAY] == NO_DRAWING:
        return True
    return s[WILD_FOUR_LEGAL] == ONLY_FORCED and holds(g, s, seat, WILD_FOUR_KIND)


def goes_by_house(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return OK if a card that is held fits, or completes a set, and nothing bars it."""
    if s[DRAFT_SIZE]:
        reason: int = slots.complete_set(g, s, seat, kind)
        if reason:
            return reason
    elif not fits(g, s, kind):
        return DOES_NOT_FIT
    return is_barred(s, kind, s[COUNTS + seat] - s[DRAFT_SIZE] - 1)


def join() -> None:  # set-up
    slots.list_plays = list_plays
    slots.goes_by_house = goes_by_house
    slots.must_play_any = must_play_any
