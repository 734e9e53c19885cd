"""RULES.md, "cowboy"."""

NAME = "cowboy"
PARENT = "official"
LINE = "Stacks and cuts, until one is left"
PLAYERS = (2, 10)
OPTIONS = {
    "peek": "1",
    "stack": "same",
    "jump": "exact_all",
    "zero": "swap",
    "end": "last_left",
    "scoring": "none",
}
