"""A card may be laid face down with any claim, and whoever doubts it may call a cheat."""

NAME = "two-deck"
PARENT = "official"
LINE = "Play face down, and dare them to challenge"
PLAYERS = (2, 10)
OPTIONS = {
    "piles": "face_down",
}
