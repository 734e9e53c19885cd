"""RULES.md, "social"."""

NAME = "social"
PARENT = "official"
LINE = "One table of a social evening"
PLAYERS = (2, 10)
OPTIONS = {
    "uno": "2",
    "scoring": "low",
}
