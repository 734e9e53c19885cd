"""The official game with stacked draw cards, and wilds that are never a bluff."""

NAME = "combo"
PARENT = "official"
LINE = "Draw cards add up, wilds at any time"
PLAYERS = (2, 10)
OPTIONS = {
    "stack": "same",
    "wild4": "any",
    "challenge": "none",
}
