"""This module converts between the choice of a Rainbow or Run and the list of its cards.

    packed = rainbow_of(cards)     packed = run_of(cards)      kinds in any order
    rainbow_cards(packed)          run_cards(packed, length)   the kinds again, in order

A packed Run holds its lowest number and the place of its Wild, but not its length, which is the
number of players (GRD-21). length: that number; 0: not known.
"""

# set-up: whole file

from engine.state.cards import COLORS, FACE, FIRST_WILD_KIND, WILD, color_on, wild_kind
from engine.state.choices import (
    CARD_SHIFT,
    COLOR_SHIFT,
    RAINBOW,
    RUN,
    WILD_SHIFT,
    card_of,
    color_of,
)

_SHORTEST = 3
_LONGEST = 10  # 0 to 9
_HIGHEST = 9


def rainbow(face: int, lacks: int) -> int:
    """Return the choice of a Rainbow of a face; lacks: the color of its Wild, -1: it has none."""
    return RAINBOW | face << CARD_SHIFT | (lacks + 1) << COLOR_SHIFT


def run(color: int, lowest: int, lacks: int) -> int:
    """Return the choice of a Run of a color; lacks: the place of its Wild from 0, -1: none."""
    place = (lacks + 1) << WILD_SHIFT
    return RUN | lowest << CARD_SHIFT | place | (color + 1) << COLOR_SHIFT


# Choices that the game always refuses, for cards that are no such set.
NO_RAINBOW = rainbow(255, -1)
NO_RUN = RUN


def _colored(cards: list[int]) -> list[int]:
    """Return the colored cards of a set; none if it has more wilds than a single Wild."""
    colored = [kind for kind in cards if kind < FIRST_WILD_KIND]
    wilds = len(cards) - len(colored)
    return colored if not wilds or (wilds == 1 and wild_kind(WILD) in cards) else []


def rainbow_of(cards: list[int]) -> int:
    """Return the choice to give these cards away as a Rainbow; NO_RAINBOW if they are none."""
    colored = _colored(cards)
    has = [color_on(kind) for kind in colored]
    faces = [FACE[kind] for kind in colored]
    if len(cards) != COLORS or len(set(faces)) != 1 or len(set(has)) < len(has):
        return NO_RAINBOW
    lacks = -1
    for color in range(COLORS):
        if color not in has:
            lacks = color
    return rainbow(faces[0], lacks)


def run_of(cards: list[int]) -> int:
    """Return the choice to give these cards away as a Run; NO_RUN if they are none.

    A Wild that could stand at either end stands first if it is listed first, else last.
    """
    colored = _colored(cards)
    faces = sorted([FACE[kind] for kind in colored])
    if (
        len(colored) < 2
        or len({color_on(kind) for kind in colored}) > 1
        or len(set(faces)) < len(faces)
        or faces[-1] > _HIGHEST
    ):
        return NO_RUN
    lowest = faces[0]
    gaps = [face for face in range(lowest, faces[-1]) if face not in faces]
    wilds = len(cards) - len(faces)
    if len(gaps) > wilds or not _SHORTEST <= len(cards) <= _LONGEST:
        return NO_RUN
    lacks = gaps[0] - lowest if gaps else -1
    if wilds and not gaps:
        lacks = len(faces)
        if lowest and (cards[0] >= FIRST_WILD_KIND or faces[-1] == _HIGHEST):
            lowest -= 1
            lacks = 0
    return run(color_on(colored[0]), lowest, lacks)


def other_run(packed: int, length: int) -> int:
    """Return the choice of a Run with its Wild moved to the other end; 0: that is not possible."""
    lowest = card_of(packed) & 15
    place = (packed >> WILD_SHIFT & 15) - 1
    if place == 0 and lowest + length <= _HIGHEST:
        return run(color_of(packed), lowest + 1, length - 1)
    if place == length - 1 and lowest:
        return run(color_of(packed), lowest - 1, 0)
    return 0


def rainbow_cards(packed: int) -> list[int]:
    """Return the cards of a Rainbow, red first."""
    lacks = color_of(packed)
    face = card_of(packed)
    return [wild_kind(WILD) if color == lacks else face * 4 + color for color in range(COLORS)]


def run_cards(packed: int, length: int = 0) -> list[int]:
    """Return the cards of a Run, lowest first; if the length is not known, as few as possible."""
    lowest = card_of(packed) & 15
    place = (packed >> WILD_SHIFT & 15) - 1
    length = min(max(length, place + 1, _SHORTEST), _LONGEST - lowest)
    color = color_of(packed)
    return [wild_kind(WILD) if i == place else (lowest + i) * 4 + color for i in range(length)]
