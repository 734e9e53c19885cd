"""RULES.md, "dice"."""

NAME = "dice"
PARENT = "official"
LINE = "Dice instead of cards"
PLAYERS = (2, 6)
OPTIONS = {
    "deck": "dice",
}
