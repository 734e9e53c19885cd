"""RULES.md, "two-deck"."""

NAME = "two-deck"
PARENT = "official"
LINE = "Play face down, and dare them to challenge"
PLAYERS = (2, 10)
OPTIONS = {
    "piles": "face_down",
}
