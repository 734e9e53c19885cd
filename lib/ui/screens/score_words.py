"""This module has the whole names of cards, for the line that says which one won a hand."""

from engine.state.cards import (
    BLANK,
    CUSTOM,
    DRAW_TWO,
    FACE,
    FIRST_WILD_KIND,
    KIND_MASK,
    REVERSE,
    SHUFFLE,
    SKIP,
    SWAP,
    WILD,
    WILD_FOUR,
)

_COLORS = ("red", "green", "blue", "yellow")
_FACES = {
    SKIP: "Skip",
    REVERSE: "Reverse",
    DRAW_TWO: "Draw Two",
    BLANK: "Blank",
    WILD: "Wild",
    WILD_FOUR: "Wild Draw Four",
    SWAP: "Wild Swap",
    SHUFFLE: "Wild Shuffle",
    CUSTOM: "Wild 1",
    CUSTOM + 1: "Wild 2",
    CUSTOM + 2: "Wild 3",
}


def card_words(card: int) -> str:
    """Return a card's name: `green Skip`, `red 7`, `Wild Draw Four`."""
    card &= KIND_MASK
    face = FACE[card]
    name = _FACES.get(face, str(face))
    return name if card >= FIRST_WILD_KIND else _COLORS[card & 3] + " " + name
