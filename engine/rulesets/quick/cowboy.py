"""RULES.md, "cowboy"."""

NAME = "cowboy"
PARENT = "official"
LINE = "Nobody wins: the last one loses"
PLAYERS = (2, 10)
OPTIONS = {
    "peek": "1",
    "stack": "same",
    "jump": "exact_all",
    "zero": "swap",
    "end": "last_left",
    "scoring": "none",
}
