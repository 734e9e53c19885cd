"""This module has the faces of cards, eight rows of ten pixels, and of dice, nine, in base 32."""

from sim.art.pixels import rows_of

FACE_WIDTH = 10

_NUMBERS = (
    "7OFSCCCCCCCCFS7O",  # 0 to 9
    "1G3G7G1G1G1G7S7S",
    "7OFSCC0O1G60FSFS",
    "7OFS0C3O0CCCFS7O",
    "0O1O3O6OCOFSFS0O",
    "FSFSC0FOFS0CFS7O",
    "3O7GC0FOFSCCFS7O",
    "FSFS0C0O0O1G1G30",
    "7OFSCC7OCCCCFS7O",
    "7OFSCCFS7S0C3S7G",
)
_SYMBOLS = (
    "3OFUCEORR3E6FU3O",  # Skip, Reverse, Draw Two
    "60C0VU0000FV060C",
    "0E0R0386SC8O0V0V",
)
_WILDS = (
    "O3PJPJPJRREEC600",  # Wild, Wild Draw Four, Swap Hands, Shuffle Hands
    "060E0U9MTV9V0606",
    "2060FU628CFU0C08",
    "04OU54205054OU04",
)
# A die; the color of its card shows through its pips, or sign.
_DICE = (
    "FUVVVVUFUFUFVVVVFU",  # 1 to 6
    "FUJVJVVVVVVVVPVPFU",
    "FUJVJVVVUFVVVPVPFU",
    "FUJPJPVVVVVVJPJPFU",
    "FUJPJPVVUFVVJPJPFU",
    "FUJPJPVVJPVVJPJPFU",
)
_DICE_SYMBOLS = (
    "FUS7RRNLMTLTRRS7FU",  # Skip, Reverse, Draw Two
    "FUUVSVO1K5G3V7VFFU",
    "FUVJRDRTHRRNR1VVFU",
)


def _faces(digits: tuple[str, ...]) -> list[list[int]]:
    return [rows_of(one, 2) for one in digits]


COLORED = _faces(_NUMBERS + _SYMBOLS)  # by face
DICE = COLORED[:1] + _faces(_DICE) + COLORED[7:10] + _faces(_DICE_SYMBOLS)
WILD = _faces(_WILDS) + COLORED[1:4]  # by face, from WILD on; custom cards have numbers
