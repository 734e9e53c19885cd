"""This module tries choices that a seat lacks: each must be refused and change nothing (CORE-8)."""

from random import Random

from engine.game import Game
from engine.notation import reason_text
from engine.state.cards import FIRST_WILD_KIND, NO_CARD
from engine.state.choices import (
    ADD,
    ANSWER,
    BACKFIRE,
    CALL_COLOR,
    CALL_UNO,
    CARD_SHIFT,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    DARE,
    DOWN,
    DRAW,
    FROM_P2,
    FROM_SHIFT,
    GIVE,
    GUESS,
    JUMP,
    NAME,
    OK,
    ON_PILE_2,
    PALM,
    PASS,
    PLAY,
    RAINBOW,
    RECOVER,
    REFUSE,
    REMOVE,
    RUN,
    SEAT_SHIFT,
    SHOW,
    SHOWN,
    SORRY,
    SURRENDER,
    TAKE,
    TAKE_UNSEEN,
    VERB_MASK,
    WITH_UNO,
    call_color,
    card_of,
    catch,
    play,
)
from engine.state.layout import (
    CARD,
    COUNTS,
    DRAFT_SIZE,
    KIND,
    LEFT_IN,
    PILE,
    PLAYERS,
    STAGE,
    TARGET,
    TOP,
)
from engine.state.options import FACE_DOWN, PILES
from engine.state.windows import W_FIVE, W_THREE
from tests.properties.chance import Chance, can_set_aside, sorries
from tests.properties.violation import Violation

_FLAGS = (DOWN, ON_PILE_2, SHOWN, WITH_UNO)
_NO_SEAT = 15
_LISTED = 240  # gifts at most; a player with more kinds may give them too
_GIVES_ANOTHER = 3  # STAGE of W_FIVE: the first card was refused
_CARD = 255 << CARD_SHIFT
_COLOR = 7 << COLOR_SHIFT
_SEAT = 15 << SEAT_SHIFT
# What of a choice counts, by verb; the rest is ignored.
_COUNTS = {
    DRAW: -1,
    PASS: 0,
    CALL_COLOR: _COLOR,
    NAME: _SEAT,
    REFUSE: 0,
    TAKE: _CARD,
    TAKE_UNSEEN: _CARD,
    SHOW: 0,
    CALL_UNO: 0,
    CATCH: _SEAT,
    CHALLENGE: 0,
    RECOVER: _CARD,
    RAINBOW: _CARD | _COLOR,
    RUN: _CARD | _COLOR,
    ADD: _CARD,
    REMOVE: _CARD,
    PALM: 0,
    DARE: 1 << CARD_SHIFT,
    GUESS: _SEAT,
}
_VERBS = (*_COUNTS, PLAY, BACKFIRE, GIVE, JUMP, ANSWER, SORRY, SURRENDER)
_JUMP_FLAGS = DOWN | ON_PILE_2 | SHOWN | FROM_P2


def try_one(game: Game, chance: Chance) -> bool:
    """Try a choice, if it is wrong; Violation unless it is refused."""
    random = chance.random
    seat = random.randrange(game.state[PLAYERS])
    choice = _candidate(game, seat, chance)
    if _is_offered(game, seat, choice, chance):
        return False
    before = bytes(game.state)
    reason = game.choose(seat, choice)
    if reason == OK:
        raise Violation(f"CORE-8: seat {seat} was allowed {describe(choice)}, which it has not")
    if reason_text(reason) == f"reason {reason}":
        raise Violation(f"CORE-8: {reason} is no reason")
    if game.state != before:
        raise Violation(f"CORE-8: seat {seat}: {describe(choice)} was refused and changed the game")
    return True


def describe(choice: int) -> str:
    """Return a choice in numbers, which engine/state/choices.py explains."""
    return (
        f"choice {choice} (verb {choice & VERB_MASK}, card {card_of(choice)}, "
        f"color {choice >> COLOR_SHIFT & 7}, seat {choice >> SEAT_SHIFT & 15}, "
        f"flags {choice >> 5 & 127:b})"
    )


def _candidate(game: Game, seat: int, chance: Chance) -> int:
    """Return a choice that might be wrong for a seat."""
    random = chance.random
    kind = random.randrange(8)
    if kind == 0:
        return play(random.randrange(256))
    if kind == 1:  # what another seat can do
        other = random.randrange(game.state[PLAYERS])
        return random.choice(chance.choices(game, other) or [PASS])
    if kind == 2:  # a card in hand with wrong additions
        return _dressed_wrongly(game, seat, random)
    if kind == 3:
        return random.choice((PASS, DRAW, CHALLENGE, CALL_UNO, DRAW | 1 << FROM_SHIFT))
    if kind == 4:
        return random.choice((catch(random.randrange(16)), call_color(random.randrange(7))))
    if kind == 5:  # almost a choice of the seat asked
        listed = random.choice(chance.choices(game, game.first_asked) or [PASS])
        return listed ^ 1 << random.randrange(27)
    if kind == 6:  # any verb with a card that is held
        verb = random.choice(_VERBS) | random.randrange(16) << SEAT_SHIFT
        return verb | (_dressed_wrongly(game, seat, random) & ~VERB_MASK)
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
    """Does a seat have this choice, by the game's list and the permitted additions?"""
    listed = chance.choices(game, seat)
    verb = choice & VERB_MASK
    if verb in (PLAY, BACKFIRE):
        return _is_laying_offered(game, seat, choice, listed)
    if verb == JUMP:
        return _is_jump_offered(game, seat, choice, listed)
    if verb == ANSWER:
        return any(one & VERB_MASK == ANSWER for one in listed)
    if verb == SORRY:
        return _can_report(game, seat, choice)
    if verb == SURRENDER:
        return _can_surrender(game, choice, listed)
    if verb == GIVE:
        return _is_gift_offered(game, seat, choice, listed)
    if verb == DRAW:
        return choice in listed
    if verb == TAKE_UNSEEN:
        return _is_unseen_offered(game, choice, listed)
    counts = _COUNTS.get(verb, -1) | VERB_MASK
    if choice & counts not in [listed_one & counts for listed_one in listed]:
        return False
    return verb != RECOVER or _may_say_uno(game, seat, choice, 2)


def _is_laying_offered(game: Game, seat: int, choice: int, listed: list[int]) -> bool:
    """A play or a backfire may call a color, and Uno with the second-to-last card."""
    s = game.state
    verb = choice & VERB_MASK
    color = choice >> COLOR_SHIFT & 7
    if verb == PLAY:
        same = _CARD | VERB_MASK | ON_PILE_2 | DOWN
        if choice & DOWN and s[PILES] == FACE_DOWN:
            choice &= ~ON_PILE_2  # that is where it goes
        if choice & FROM_P2:
            return False
        if choice & SHOWN or (color and card_of(choice) < FIRST_WILD_KIND):
            return False
    else:
        same = VERB_MASK | ON_PILE_2  # it is a Wild, and mostly no other pile will do
        if s[s[TOP] + CARD] != NO_CARD and s[s[TOP] + PILE]:
            choice |= ON_PILE_2
    if choice & same not in [one & same for one in listed]:
        return False
    left = 2 + (s[DRAFT_SIZE] if verb == PLAY else 0)
    return color <= 4 and _may_say_uno(game, seat, choice, left)


def _is_jump_offered(game: Game, seat: int, choice: int, listed: list[int]) -> bool:
    """A jump may call a color, and Uno with the second-to-last card."""
    if card_of(choice) == NO_CARD:
        return choice in listed  # a false claim
    color = choice >> COLOR_SHIFT & 7
    if choice & _JUMP_FLAGS or (color and card_of(choice) < FIRST_WILD_KIND):
        return False
    same = _CARD | VERB_MASK
    if choice & same not in [one & same for one in listed]:
        return False
    return color <= 4 and _may_say_uno(game, seat, choice, 2)


def _can_report(game: Game, seat: int, choice: int) -> bool:
    """Is there a draw card of that player without a reported "sorry" (CRO-7)?"""
    s = game.state
    said = choice >> SEAT_SHIFT & 15
    if said >= s[PLAYERS] or said == seat or not sorries(s, said):
        return False
    return can_set_aside(game)


def _can_surrender(game: Game, choice: int, listed: list[int]) -> bool:
    """Between two players none need be named (SEV-5)."""
    given = [one for one in listed if one & VERB_MASK == SURRENDER]
    nameless = SURRENDER | _SEAT
    return choice in given or (choice == nameless and game.state[LEFT_IN] == 2 and bool(given))


def _is_unseen_offered(game: Game, choice: int, listed: list[int]) -> bool:
    """Unseen cards look alike: one is listed for all, unless they were shown."""
    s = game.state
    if not any(one & VERB_MASK == TAKE_UNSEEN for one in listed):
        return False
    target = s[s[TOP] + TARGET]
    unseen = s[COUNTS + target] - len(_face_up(game, target))
    return 1 <= card_of(choice) <= unseen


def _may_say_uno(game: Game, seat: int, choice: int, held: int) -> bool:
    return not choice & WITH_UNO or game.state[COUNTS + seat] == held


def _is_gift_offered(game: Game, seat: int, choice: int, listed: list[int]) -> bool:
    """A gift for a Three or a Five may be shown on its way (GRD-28, GRD-32)."""
    s = game.state
    window = s[s[TOP] + KIND]
    to = choice >> SEAT_SHIFT & 15
    cards = [one for one in listed if (one ^ choice) & (_CARD | VERB_MASK) == 0]
    seats = {one >> SEAT_SHIFT & 15 for one in cards}
    if window == W_THREE and cards:
        seats.add(_NO_SEAT)
    if to not in seats or not _may_say_uno(game, seat, choice, 2):
        return False
    if window == W_FIVE and len(listed) >= _LISTED:
        return True
    if window == W_FIVE and choice & SHOWN and s[s[TOP] + STAGE] == _GIVES_ANOTHER:
        return card_of(choice) in [kind & 127 for kind in _face_up(game, s[s[TOP] + TARGET])]
    return True


def _face_up(game: Game, seat: int) -> list[int]:
    at = game.hands[seat]
    return [card for card in game.state[at : at + game.state[COUNTS + seat]] if card & 128]
