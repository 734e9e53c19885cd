"""This module makes the decks (POW-1, DIC-1)."""

# set-up: whole file

from engine.const import const
from engine.state.cards import (
    BLANK,
    BLUE,
    COLORS,
    CUSTOM,
    DRAW_TWO,
    FIRST_WILD_KIND,
    GREEN,
    NO_COLOR,
    SHUFFLE,
    SKIP,
    SWAP,
    WILD,
    WILD_FOUR,
    colored,
)
from engine.state.layout import OPTIONS
from engine.state.options import BLANKS, CANS, CUSTOM_CARDS, DECK, DICE, EXTRA_CARD

_POWER = const(2)  # deck=power
_NUMBER_DICE = const(5)  # number dice of each color in a can, beside one with actions
_SIX = const(6)
_FACES = const(13)  # faces of colored cards that may be lost
_EXTRA_SWAP = const(1)  # extra=swap


def deck_of(flat: bytes) -> bytes:
    """Return the cards of one deck, as a rule set's flat options ask for it.

    Raises ValueError, in one line, for blanks that the deck cannot have (OFF-12).
    """
    if flat[DECK - OPTIONS] == DICE:
        if any(flat[BLANKS - OPTIONS : BLANKS - OPTIONS + COLORS]):
            raise ValueError("a blank is a card: take it or deck=dice back")
        return _dice(flat[CANS - OPTIONS])
    is_power = flat[DECK - OPTIONS] == _POWER
    cards = [_wild(WILD), _wild(WILD_FOUR)] * 4
    for color in range(COLORS):
        for face in range(_SIX if is_power else 0, DRAW_TWO + 1):
            cards += [colored(face, color)] * (2 if face else 1)
    if is_power:
        cards += [colored(2, BLUE), colored(3, GREEN)]
    _put_blanks_in(cards, flat)
    extra = flat[EXTRA_CARD - OPTIONS]
    if extra:
        cards.append(_wild(SWAP if extra == _EXTRA_SWAP else SHUFFLE))
    for number in range(flat[CUSTOM_CARDS - OPTIONS]):
        cards.append(_wild(CUSTOM + number))
    return bytes(cards)


def _wild(face: int) -> int:
    """Return the kind of a wild card in a deck; see `engine.state.cards.wild_kind`."""
    return FIRST_WILD_KIND + (face - WILD) * 8 + NO_COLOR


def _put_blanks_in(cards: list[int], flat: bytes) -> None:
    """Put the blanks into a deck, and take the lost cards that they stand for out (OFF-12).

    Raises ValueError, in one line, for a lost card that the deck does not have.
    """
    for color in range(COLORS):
        carried = flat[BLANKS + color - OPTIONS]
        if 0 < carried <= _FACES:
            lost = colored(carried - 1, color)
            if lost not in cards:
                raise ValueError("a blank stands for a card that this deck does not have")
            cards.remove(lost)
        if carried:
            cards.append(colored(BLANK, color))


def _dice(cans: int) -> bytes:
    """Return the dice of some cans, not rolled yet (DIC-1)."""
    dice: list[int] = []
    for color in range(COLORS):
        for face in range(1, _NUMBER_DICE + 1):
            dice += [colored(face, color)] * cans
        dice += [colored(SKIP, color)] * cans
    return bytes(dice)
