"""RULES.md, "social"."""

NAME = "social"
PARENT = "official"
LINE = "Round by round: points are bad, I rock!"
PLAYERS = (2, 10)
OPTIONS = {
    "uno": "2",
    "scoring": "low",
}
