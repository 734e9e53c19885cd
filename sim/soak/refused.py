"""Choices that a seat does not have: each must be refused and change nothing (CORE-8)."""

from random import Random

from engine.cards import FIRST_WILD_KIND
from engine.choices import (
    CALL_UNO,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    DOWN,
    DRAW,
    FROM_SHIFT,
    OK,
    ON_PILE_2,
    PASS,
    PLAY,
    SEAT_SHIFT,
    SHOWN,
    VERB_MASK,
    WITH_UNO,
    call_color,
    card_of,
    catch,
    play,
)
from engine.game import Game
from engine.layout import COUNTS, PLAYERS
from sim.soak.always import Violation
from sim.soak.chance import Chance

_LAST_REASON = 16
_FLAGS = (DOWN, ON_PILE_2, SHOWN, WITH_UNO)


def try_one(game: Game, chance: Chance) -> bool:
    """Try a wrong choice, if the one thought of is wrong; Violation unless it is refused."""
    random = chance.random
    seat = random.randrange(game.state[PLAYERS])
    choice = _thought_of(game, seat, chance)
    if _is_offered(game, seat, choice, chance):
        return False
    before = bytes(game.state)
    reason = game.choose(seat, choice)
    if reason == OK:
        raise Violation(f"CORE-8: seat {seat} was allowed {describe(choice)}, which it has not")
    if not OK < reason <= _LAST_REASON:
        raise Violation(f"CORE-8: {reason} is no reason")
    if game.state != before:
        raise Violation(f"CORE-8: seat {seat}: {describe(choice)} was refused and changed the game")
    return True


def describe(choice: int) -> str:
    """Return a choice in numbers; what they mean stands in engine/choices.py."""
    return (
        f"choice {choice} (verb {choice & VERB_MASK}, card {card_of(choice)}, "
        f"color {choice >> COLOR_SHIFT & 7}, seat {choice >> SEAT_SHIFT & 15}, "
        f"flags {choice >> 20:b})"
    )


def _thought_of(game: Game, seat: int, chance: Chance) -> int:
    """Return a choice that might be wrong for a seat."""
    random = chance.random
    kind = random.randrange(6)
    if kind == 0:
        return play(random.randrange(256))
    if kind == 1:  # what another seat can do
        other = random.randrange(game.state[PLAYERS])
        return random.choice(chance.choices(game, other) or [PASS])
    if kind == 2:  # a card that is held, dressed up wrongly
        return _dressed_wrongly(game, seat, random)
    if kind == 3:
        return random.choice((PASS, DRAW, CHALLENGE, CALL_UNO, DRAW | 1 << FROM_SHIFT))
    if kind == 4:
        return random.choice((catch(random.randrange(16)), call_color(random.randrange(7))))
    return random.randrange(32)


def _dressed_wrongly(game: Game, seat: int, random: Random) -> int:
    size = game.state[COUNTS + seat]
    if not size:
        return PLAY
    choice = play(game.state[game.hands[seat] + random.randrange(size)])
    if random.random() < 0.5:
        return choice | random.choice(_FLAGS)
    return choice | random.randrange(8) << COLOR_SHIFT


def _is_offered(game: Game, seat: int, choice: int, chance: Chance) -> bool:
    """Does a seat have this choice, by the game's list and what may be added to it?"""
    listed = chance.choices(game, seat)
    verb = choice & VERB_MASK
    if verb in (CATCH,):
        return any(
            c & VERB_MASK == CATCH and c >> SEAT_SHIFT == choice >> SEAT_SHIFT for c in listed
        )
    if verb != PLAY:
        return choice in listed
    if not any(c & VERB_MASK == PLAY and card_of(c) == card_of(choice) for c in listed):
        return False
    if choice & (DOWN | ON_PILE_2 | SHOWN):
        return False
    if choice & WITH_UNO and game.state[COUNTS + seat] != 2:
        return False
    color = choice >> COLOR_SHIFT & 7
    return color == 0 or (color <= 4 and card_of(choice) >= FIRST_WILD_KIND)
