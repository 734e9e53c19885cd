"""This module judges Uno a second time after each choice: who called, who can be caught.

Only a player who lets go of the second-to-last card without a call can be caught; a player whom
another's Four brings to one card is safe until the next card is touched (OFF-9, CUS-5). The check
compares the hands before and after a choice. With one discard pile a player who comes to one card
in any way owes the call; with two a player whom another's Four brings to it is safe until the
next card (GRD-35, GRD-36).
"""

from engine.game import Game
from engine.state import choices as ch
from engine.state import layout as at
from engine.state.events import HANDS_SHUFFLED, SWAPPED
from engine.state.options import PILES, TWO_PILES, UNO_UNTIL, UNTIL_CALLED
from engine.state.window_types import W_FIVE
from tests.properties.promises.always import is_settled
from tests.properties.violation import Violation

_LETTING_GO = (ch.PLAY, ch.JUMP, ch.BACKFIRE, ch.RECOVER, ch.GIVE)
_STANDS = (at.CALLED, at.UNCALLED, at.DISCOVERED)
_BEGINNING = (ch.PLAY, ch.JUMP, ch.DRAW)  # a turn, or ending it


def check_calls(before: bytes, game: Game, seat: int, choice: int, events: list[int]) -> None:
    """Raise Violation if a seat's Uno differs from what the choice must have left."""
    s = game.state
    verb = choice & ch.VERB_MASK
    if s[PILES] != TWO_PILES:
        if not (s[at.STATUS] or is_settled(s)) and verb not in (ch.DRAW, ch.CHALLENGE):
            if HANDS_SHUFFLED in events:
                choice &= ~ch.WITH_UNO  # for a card that somebody else holds now (CUS-5)
            if SWAPPED not in events:
                _check_come_to_one(before, s, seat, choice)
        return
    if s[UNO_UNTIL] != UNTIL_CALLED or s[at.STATUS] or is_settled(s):
        return
    if SWAPPED in events or HANDS_SHUFFLED in events:
        return
    if verb in _LETTING_GO and s[at.COUNTS + seat] == 1 and before[at.COUNTS + seat] > 1:
        _check_let_go(s, seat, choice)
    elif verb in (ch.TAKE, ch.TAKE_UNSEEN):
        target = before[before[at.TOP] + at.TARGET]
        if s[at.COUNTS + target] == 1 and not _is_in(s, at.DISCOVERED, target):
            raise Violation(f"GRD-36: seat {target} was brought to one card: not noted")
    for other in range(s[at.PLAYERS]):
        is_caught = verb == ch.CATCH and choice >> ch.SEAT_SHIFT & 15 == other
        is_kept = s[at.COUNTS + other] == before[at.COUNTS + other] == 1
        if other != seat and not is_caught and is_kept:
            _check_kept(before, game, other, verb)


def _check_come_to_one(before: bytes, s: bytearray, seat: int, choice: int) -> None:
    """A seat that came to one card has called, or can be caught (OFF-9, CUS-5).

    A seat from which a card was taken is safe until the next turn (GRD-36).
    """
    verb = choice & ch.VERB_MASK
    for other in range(s[at.PLAYERS]):
        if s[at.COUNTS + other] != 1 or before[at.COUNTS + other] == 1:
            continue
        if not before[at.COUNTS + other] and before[before[at.TOP] + at.KIND] == W_FIVE:
            continue  # a player who was out of cards was given one, and owes nothing
        stands = tuple([_is_in(s, each, other) for each in _STANDS])
        if verb in _LETTING_GO and other == seat and choice & ch.WITH_UNO:
            may_stand = [(1, 0, 0)]
        elif verb in (ch.TAKE, ch.TAKE_UNSEEN):
            may_stand = [(0, 0, 1)]
        elif verb != ch.GIVE and before[before[at.TOP] + at.KIND] == W_FIVE:
            may_stand = [(1, 0, 0), (0, 1, 0)]  # it was shown before, with or without the call
        else:
            may_stand = [(0, 1, 0)]
        if stands not in may_stand:
            raise Violation(
                f"OFF-9: seat {other} has one card; (called, catchable, safe) is {stands}"
            )


def _check_let_go(s: bytearray, seat: int, choice: int) -> None:
    """A call comes with the card, or there was none (GRD-35)."""
    stands = _is_in(s, at.CALLED, seat), _is_in(s, at.UNCALLED, seat)
    if stands != ((1, 0) if choice & ch.WITH_UNO else (0, 1)) and not choice & ch.SHOWN:
        raise Violation(f"GRD-35: seat {seat} has one card; (called, catchable) is {stands}")


def _check_kept(before: bytes, game: Game, seat: int, verb: int) -> None:
    """Nothing changes for a seat that keeps a single card, except as the next turn begins.

    Then its safety ends (GRD-36), or the time to catch it (CUS-5).
    """
    s = game.state
    for offset in _STANDS:
        was, now = _is_in(before, offset, seat), _is_in(s, offset, seat)
        was_brought = _is_in(before, at.DISCOVERED, seat) or _is_in(before, at.BROUGHT, seat)
        ends = offset == at.UNCALLED and verb in _BEGINNING and was_brought
        if was != now and not ends:
            raise Violation(f"GRD-35: the Uno of seat {seat} changed with a choice of another")


def _is_in(s: "bytes | bytearray", offset: int, seat: int) -> int:
    return s[offset + (seat >> 3)] >> (seat & 7) & 1
