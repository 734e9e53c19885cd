"""RULES.md, "combo"."""

NAME = "combo"
PARENT = "official"
LINE = "Draw cards add up, wilds at any time"
PLAYERS = (2, 10)
OPTIONS = {
    "stack": "same",
    "wild4": "any",
    "challenge": "none",
}
