"""RULES.md, "two-deck"."""

NAME = "two-deck"
PARENT = "official"
LINE = "A pile face down: claim, and call the cheat"
PLAYERS = (2, 10)
OPTIONS = {
    "piles": "face_down",
}
