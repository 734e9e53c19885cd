"""This module tries choices that a seat lacks: each must be refused and change nothing (CORE-8).

It makes candidates of what somebody can do, of cards that are held, and of any bits, and tries them
on a copy of the game. One that is accepted must be like a listed choice in all that counts.
"""

from random import Random

from engine.game import Game
from engine.notation import reason_text
from engine.state import choices as ch
from engine.state.layout import COUNTS, DRAFT_SIZE, PLAYERS
from engine.state.options import PILES, TWO_PILES
from engine.state.reasons import OK
from tests.properties.chance import Chance, can_set_aside, sorries
from tests.properties.violation import Violation

_CARD = 255 << ch.CARD_SHIFT
_SEAT = 15 << ch.SEAT_SHIFT
# What of a choice must be as in a listed one, by verb. The rest is ignored, or may be added.
_COUNTS = {
    **dict.fromkeys((ch.JUMP, ch.GIVE, ch.TAKE, ch.RECOVER, ch.ADD, ch.REMOVE), _CARD),
    **dict.fromkeys((ch.NAME, ch.CATCH, ch.GUESS), _SEAT),
    **dict.fromkeys((ch.RAINBOW, ch.RUN), _CARD | 7 << ch.COLOR_SHIFT),
    ch.PLAY: _CARD | ch.DOWN,
    ch.DRAW: 3 << ch.FROM_SHIFT,
    ch.DARE: 1 << ch.CARD_SHIFT,
}
_LETTING_GO = (ch.PLAY, ch.JUMP, ch.BACKFIRE, ch.RECOVER, ch.GIVE)
_COLORED = (ch.PLAY, ch.JUMP, ch.BACKFIRE)
_HIGHEST = 1 << 27  # beyond all bits of a choice


def try_one(game: Game, copy: Game, chance: Chance) -> None:
    """Try a choice on a copy; Violation if it is accepted wrongly, or refused with a change."""
    seat = chance.random.randrange(game.state[PLAYERS])
    choice = _candidate(game, seat, chance)
    copy.copy_from(game)
    reason = copy.choose(seat, choice)
    if reason == OK:
        if not _is_offered(game, seat, choice, chance.choices(game, seat)):
            raise Violation(f"CORE-8: seat {seat} was allowed {describe(choice)}, which it has not")
    elif reason_text(reason) == f"reason {reason}":
        raise Violation(f"CORE-8: {reason} is no reason")
    elif game.state != copy.state:
        raise Violation(f"CORE-8: seat {seat}: {describe(choice)} was refused and changed the game")


def describe(choice: int) -> str:
    """Return a choice in numbers, which engine/state/choices.py explains."""
    return (
        f"choice {choice} (verb {choice & ch.VERB_MASK}, card {ch.card_of(choice)}, "
        f"color {choice >> ch.COLOR_SHIFT & 7}, seat {ch.seat_of(choice)}, "
        f"flags {choice >> 5 & 127:b})"
    )


def _candidate(game: Game, seat: int, chance: Chance) -> int:
    """Return a choice that might be wrong for a seat."""
    random = chance.random
    kind = random.randrange(5)
    if kind == 0:  # what another seat can do
        other = random.randrange(game.state[PLAYERS])
        return random.choice(chance.choices(game, other) or [ch.PASS])
    if kind == 1:  # almost a choice of the seat asked
        listed = random.choice(chance.choices(game, game.first_asked) or [ch.PASS])
        return listed ^ 1 << random.randrange(27)
    if kind == 2:  # a card that is held, by any verb, with any additions
        return _held(game, seat, random) & ~ch.VERB_MASK | random.randrange(_HIGHEST) & ~_CARD
    if kind == 3:
        return _held(game, seat, random) | random.randrange(16) << 5
    return random.randrange(32) | random.randrange(16) << ch.SEAT_SHIFT


def _held(game: Game, seat: int, random: Random) -> int:
    size = game.state[COUNTS + seat]
    return ch.play(game.state[game.hands[seat] + random.randrange(size)]) if size else ch.PLAY


def _is_offered(game: Game, seat: int, choice: int, listed: list[int]) -> bool:
    """Does a seat have this choice, by the game's list and the permitted additions?"""
    s = game.state
    verb = choice & ch.VERB_MASK
    if verb == ch.SORRY:  # no list contains it: a device cannot hear one
        said = ch.seat_of(choice)
        is_heard = said < s[PLAYERS] and said != seat and sorries(s, said) > 0
        return is_heard and can_set_aside(game)
    counts = _COUNTS.get(verb, 0) | ch.VERB_MASK
    if verb == ch.PLAY and s[PILES] == TWO_PILES:
        counts |= ch.ON_PILE_2
    if not any((one ^ choice) & counts == 0 for one in listed):
        return False
    if verb in _COLORED and choice >> ch.COLOR_SHIFT & 7 > 4:
        return False
    left = 2 + s[DRAFT_SIZE] * (verb == ch.PLAY)
    return verb not in _LETTING_GO or not choice & ch.WITH_UNO or s[COUNTS + seat] == left
