"""RULES.md, "dice"."""

NAME = "dice"
PARENT = "official"
LINE = "Dice instead of cards"
PLAYERS = (2, 10)
OPTIONS = {
    "deck": "dice",
}
