"""What must hold after every choice, and when a hand is over.

Written against the rules and the layout, not with the engine's own functions where the
point is to judge them: cards are counted and hands are scored here a second time.
"""

from engine.cards import COLORS, FIRST_WILD_KIND, KIND_MASK, KINDS, NO_COLOR
from engine.choices import CALL_COLOR, VERB_MASK
from engine.game import Game
from engine.layout import (
    BY_LAST_CARD,
    CALLED,
    COUNTS,
    DEPTH,
    DISCARDS,
    FIRST,
    GAINED,
    HAND_POINTS,
    HANDS,
    IN_PLAY,
    LEFT_IN,
    MAX_WINDOWS,
    NOBODY,
    OUT,
    PASSES,
    PILE_SIZE,
    PLAYERS,
    TOP_CARD,
    UNCALLED,
    WAY_OVER,
    WINNERS,
)
from engine.seats import word
from sim.soak.chance import Chance

# RULES.md, "Cards": points by face, once more. 13 and what no card has is 0.
_FACE_POINTS = {10: 20, 11: 20, 12: 20}
_WILD_POINTS = {0: 50, 1: 50}

_UNCOLORED = bytes(
    kind if kind < FIRST_WILD_KIND else kind & ~7 | NO_COLOR for kind in range(KINDS)
) + bytes(128)


class Violation(Exception):
    """A promise that did not hold: one line."""


def deck_of(game: Game) -> bytes:
    """Return the cards of a table that was just dealt, sorted: what must never change."""
    return bytes(sorted(_all_cards(game)))


def is_full_deck(deck: bytes) -> bool:
    """Is this one deck of 108, or two (RULES.md, "Cards")?"""
    one = []
    for color in range(COLORS):
        one += [face * 4 + color for face in range(13)]
        one += [face * 4 + color for face in range(1, 13)]
    one += [FIRST_WILD_KIND + NO_COLOR] * 4 + [FIRST_WILD_KIND + 8 + NO_COLOR] * 4
    return deck in (bytes(sorted(one)), bytes(sorted(one + one)))


def _all_cards(game: Game) -> bytes:
    """Piles and hands together; only what lies on a discard pile may carry a called color."""
    s = game.state
    cards = bytearray()
    for pile in range(HANDS):
        at = game.zones[pile]
        part = s[at : at + s[PILE_SIZE + pile]]
        cards += part.translate(_UNCOLORED) if pile >= DISCARDS else part
    for seat in range(s[PLAYERS]):
        at = game.hands[seat]
        cards += s[at : at + s[COUNTS + seat]]
    return bytes(cards)


def check(game: Game, deck: bytes, chance: Chance) -> None:
    """Raise Violation if a promise is broken in the state as it is."""
    _check_cards(game, deck)
    _check_public(game)
    if game.status == IN_PLAY:
        _check_asked(game, chance)
    else:
        _check_over(game, chance)


def _check_cards(game: Game, deck: bytes) -> None:
    s = game.state
    if bytes(sorted(_all_cards(game))) != deck:
        raise Violation("CORE-7: the cards of all piles and hands are not the deck")
    for seat in range(game.seats):
        at = game.hands[seat]
        if s.count(0, at + s[COUNTS + seat], at + game.capacity) != (
            game.capacity - s[COUNTS + seat]
        ):
            raise Violation(f"CORE-10: old cards lie behind the hand of seat {seat}")
    size = s[PILE_SIZE + DISCARDS]
    if size == 0 or s[game.zones[DISCARDS] + size - 1] != s[TOP_CARD]:
        raise Violation("the top card is not the top of the discard pile")


def _check_public(game: Game) -> None:
    s = game.state
    if s[DEPTH] > MAX_WINDOWS:
        raise Violation(f"{s[DEPTH]} windows are open, more than {MAX_WINDOWS}")
    if s[LEFT_IN] != s[PLAYERS] - word(s, OUT).bit_count():
        raise Violation(f"{s[LEFT_IN]} seats are left in, but out are {word(s, OUT):b}")
    if game.status == IN_PLAY and s[PASSES] >= s[LEFT_IN]:
        raise Violation(f"CORE-4: {s[PASSES]} passes in a row, and the hand goes on")
    for seat in range(s[PLAYERS]):
        if word(s, UNCALLED) >> seat & 1 and s[COUNTS + seat] != 1:
            raise Violation(f"OFF-9: seat {seat} can be caught with {s[COUNTS + seat]} cards")
        if word(s, CALLED) >> seat & 1 and s[COUNTS + seat] > 1:
            raise Violation(f"OFF-9: a call of Uno stands with {s[COUNTS + seat]} cards")


def _check_asked(game: Game, chance: Chance) -> None:
    """Somebody is asked, whoever is asked has a choice, and nobody else but by a right."""
    s = game.state
    asked = game.asked
    if asked == 0 or s[FIRST] == NOBODY or not asked >> s[FIRST] & 1:
        raise Violation(f"in play, but asked are {asked:b} and first {s[FIRST]}")
    if asked >> s[PLAYERS]:
        raise Violation(f"asked are {asked:b}: some of them are not at the table")
    rights = word(s, UNCALLED)
    for seat in range(s[PLAYERS]):
        if asked >> seat & 1:
            own = chance.choices(game, seat)
            if not own:
                raise Violation(f"seat {seat} is asked and has no choice")
            # Whose last card was a wild still calls its color, where play goes on.
            if word(s, OUT) >> seat & 1 and own[0] & VERB_MASK != CALL_COLOR:
                raise Violation(f"seat {seat} is out and has a choice")
        elif not rights and chance.choices(game, seat):
            raise Violation(f"seat {seat} is not asked and has choices")


def _check_over(game: Game, chance: Chance) -> None:
    s = game.state
    if game.asked or s[FIRST] != NOBODY or s[DEPTH] or word(s, UNCALLED):
        raise Violation("the hand is over, and somebody is still asked")
    if any(chance.choices(game, seat) for seat in range(s[PLAYERS])):
        raise Violation("the hand is over, and somebody has choices")
    points = [_points(game, seat) for seat in range(s[PLAYERS])]
    for seat, counted in enumerate(points):
        if word(s, HAND_POINTS + 2 * seat) != counted:
            raise Violation(f"OFF-11: seat {seat} holds {counted} points, not what was counted")
    _check_winner(game, points)


def _check_winner(game: Game, points: list[int]) -> None:
    s = game.state
    winners = [seat for seat in range(s[PLAYERS]) if word(s, WINNERS) >> seat & 1]
    if s[WAY_OVER] == BY_LAST_CARD and [s[COUNTS + seat] for seat in winners] != [0]:
        raise Violation(f"OFF-10: winners {winners} of a hand that a last card ended")
    if len(winners) > 1:
        raise Violation(f"winners {winners}: more than one")
    if word(s, GAINED) not in (0, sum(points)) and s[WAY_OVER] == BY_LAST_CARD:
        raise Violation(f"OFF-11: {word(s, GAINED)} points gained of {sum(points)}")


def _points(game: Game, seat: int) -> int:
    s = game.state
    total = 0
    for i in range(s[COUNTS + seat]):
        kind = s[game.hands[seat] + i] & KIND_MASK
        if kind >= FIRST_WILD_KIND:
            total += _WILD_POINTS.get((kind - FIRST_WILD_KIND) >> 3, 40)
        else:
            total += _FACE_POINTS.get(kind >> 2, kind >> 2)
    return total
