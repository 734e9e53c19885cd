"""This module counts a second time the deck that a table must have been dealt, by its options.

It is written from the rulebook ("Cards", POW-1, DIC-1, CUS), not from engine/rulesets/decks.py.
It counts cards by what never changes: a die by its color and its sides, whichever is on top.
"""

from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, NO_COLOR

_BLUE_TWO, _GREEN_THREE = 2 * 4 + 2, 3 * 4 + 1
_WILDS_FROM = 16  # the face of a Wild
_EXTRA = {"swap": 18, "shuffle": 19}
_FIRST_CUSTOM = 20
_BLANK = 13
_LOST_SYMBOLS = {"skip": 10, "reverse": 11, "draw_two": 12}
_NUMBER_DIE = 1  # a number die is counted as its One, another one as its Skip
_ACTION_DIE = 10


def expected_deck(options: dict[str, str], players: int) -> bytes:
    """Return the cards of a table with these options, as `as_counted` gives them."""
    one = _dice(options) if options["deck"] == "dice" else _cards(options)
    is_double = options["decks"] == "2" or (options["decks"] == "auto" and players >= 7)
    return as_counted(bytes(one * (2 if is_double else 1)), False)


def as_counted(cards: bytes, is_dice: bool) -> bytes:
    """Return how many there are of each card, dice by their kind, whichever side is on top."""
    counts = bytearray(256)
    for i in range(len(cards)):
        counts[_die(cards[i]) if is_dice else cards[i]] += 1
    return bytes(counts)


def _die(kind: int) -> int:
    face = FACE[kind]
    if kind >= FIRST_WILD_KIND or not (1 <= face <= 6 or 10 <= face <= 12):
        return 255  # no die lies like this
    return (_NUMBER_DIE if face <= 6 else _ACTION_DIE) * 4 + kind % 4


def _dice(options: dict[str, str]) -> list[int]:
    """Return a can: in each color five dice with numbers, one with Skip, Reverse and Draw Two."""
    can = [_NUMBER_DIE * 4 + color for color in range(COLORS)] * 5
    can += [_ACTION_DIE * 4 + color for color in range(COLORS)]
    return can * int(options["cans"])


def _cards(options: dict[str, str]) -> list[int]:
    cards = [_wild(_WILDS_FROM), _wild(_WILDS_FROM + 1)] * 4
    faces = range(6, 13) if options["deck"] == "power" else range(13)
    for color in range(COLORS):
        for face in faces:
            cards += [face * 4 + color] * (2 if face else 1)
    if options["deck"] == "power":
        cards += [_BLUE_TWO, _GREEN_THREE]
    _put_blanks_in(cards, options)
    if options["extra"] in _EXTRA:
        cards.append(_wild(_EXTRA[options["extra"]]))
    return cards + [_wild(_FIRST_CUSTOM + i) for i in range(int(options["custom"]))]


def _put_blanks_in(cards: list[int], options: dict[str, str]) -> None:
    """Add blanks: each replaces a lost card of its color, or is one more card (OFF-12)."""
    for color, name in enumerate(("red", "green", "blue", "yellow")):
        carried = options["blank_" + name]
        if carried.isdigit() or carried in _LOST_SYMBOLS:
            face = int(carried) if carried.isdigit() else _LOST_SYMBOLS[carried]
            cards.remove(face * 4 + color)
        if carried != "none":
            cards.append(_BLANK * 4 + color)


def _wild(face: int) -> int:
    return FIRST_WILD_KIND + (face - _WILDS_FROM) * 8 + NO_COLOR
