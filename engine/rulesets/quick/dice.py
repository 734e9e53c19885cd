"""Colored dice take the place of cards: a played die returns to the pool, drawing is rolling."""

NAME = "dice"
PARENT = "official"
LINE = "Roll dice, where others draw cards"
PLAYERS = (2, 10)
OPTIONS = {
    "deck": "dice",
}
