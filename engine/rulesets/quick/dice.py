"""RULES.md, "dice"."""

NAME = "dice"
PARENT = "official"
LINE = "Roll dice, where others draw cards"
PLAYERS = (2, 10)
OPTIONS = {
    "deck": "dice",
}
