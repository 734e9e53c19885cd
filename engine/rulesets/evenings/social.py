"""Persons move between the tables of an evening, round after round."""

NAME = "social"
PARENT = "official"
LINE = "Round by round, among many tables"
PLAYERS = (2, 10)
OPTIONS = {
    "uno": "2",
    "scoring": "low",
}
