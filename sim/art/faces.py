"""The faces of cards: nine rows of ten pixels, two digits in base 32 a row, left pixel first."""

from sim.art.pixels import rows_of

FACE_WIDTH = 10

_NUMBERS = (
    "7OFSCCCCCCCCCCFS7O",  # 0 to 9
    "1G3G7G1G1G1G1G7S7S",
    "7OFSCC0O1G3060FSFS",
    "7OFS0C3O3O0CCCFS7O",
    "0O1O3O6OCOFSFS0O0O",
    "FSFSC0FOFS0CCCFS7O",
    "3O7GC0FOFSCCCCFS7O",
    "FSFS0C0O0O1G1G3030",
    "7OFSCCCC7OCCCCFS7O",
    "7OFSCCCCFS7S0C3S7G",
)
_SYMBOLS = (
    "3OFUCEOVRJV3E6FU3O",  # Skip, Reverse, Draw Two
    "40C0VSVSC67V7V0604",
    "0E0VCJC3U6UCCOCV0V",
)
_WILDS = (
    "00O3PJPJPJRREEC600",  # Wild, Wild Draw Four, Swap Hands, Shuffle Hands
    "060ECUDMUMUVCVC606",
    "2060FU62AA8CFU0C08",
    "04OU5420205054OU04",
)
# A die, through whose pips, or sign, the color of its card is seen.
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
