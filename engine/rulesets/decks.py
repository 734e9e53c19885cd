"""The decks: RULES.md, "Cards", and POW-1."""

# set-up: whole file

from engine.cards import (
    BLUE,
    COLORS,
    CUSTOM,
    DRAW_TWO,
    GREEN,
    SHUFFLE,
    SWAP,
    WILD,
    WILD_FOUR,
    colored,
    wild,
)
from engine.const import const
from engine.layout import OPTIONS
from engine.options import CUSTOM_CARDS, DECK, EXTRA_CARD

_POWER = const(2)  # deck=power
_SIX = const(6)
_EXTRA_SWAP = const(1)  # extra=swap


def deck_of(flat: bytes) -> bytes:
    """Return the cards of one deck, as a rule set's flat options have it."""
    is_power = flat[DECK - OPTIONS] == _POWER
    cards = [wild(WILD), wild(WILD_FOUR)] * 4
    for color in range(COLORS):
        for face in range(_SIX if is_power else 0, DRAW_TWO + 1):
            cards += [colored(face, color)] * (2 if face else 1)
    if is_power:
        cards += [colored(2, BLUE), colored(3, GREEN)]
    extra = flat[EXTRA_CARD - OPTIONS]
    if extra:
        cards.append(wild(SWAP if extra == _EXTRA_SWAP else SHUFFLE))
    for number in range(flat[CUSTOM_CARDS - OPTIONS]):
        cards.append(wild(CUSTOM + number))
    return bytes(cards)
