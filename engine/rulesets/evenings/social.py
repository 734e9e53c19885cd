"""Persons move between the tables of an evening, round after round."""

NAME = "social"
PARENT = "official"
LINE = "One table of a social evening"
PLAYERS = (2, 10)
OPTIONS = {
    "uno": "2",
    "scoring": "low",
}
