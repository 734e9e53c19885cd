"""This module has the whole names of cards, for the line that says which one won a hand."""

from engine.state import cards

_COLORS = ("red", "green", "blue", "yellow")
_FACES = {
    cards.SKIP: "Skip",
    cards.REVERSE: "Reverse",
    cards.DRAW_TWO: "Draw Two",
    cards.BLANK: "Blank",
    cards.WILD: "Wild",
    cards.WILD_FOUR: "Wild Draw Four",
    cards.SWAP: "Wild Swap",
    cards.SHUFFLE: "Wild Shuffle",
    cards.CUSTOM: "Wild 1",
    cards.CUSTOM + 1: "Wild 2",
    cards.CUSTOM + 2: "Wild 3",
}


def card_words(card: int) -> str:
    """Return a card's name: `green Skip`, `red 7`, `Wild Draw Four`."""
    card &= cards.KIND_MASK
    face = cards.FACE[card]
    name = _FACES.get(face, str(face))
    return name if card >= cards.FIRST_WILD_KIND else _COLORS[card & 3] + " " + name
