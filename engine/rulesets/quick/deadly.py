"""Who cannot play is out of the hand at once; nobody draws of their own accord."""

NAME = "deadly"
PARENT = "official"
LINE = "If nothing fits, you are out"
PLAYERS = (2, 10)
OPTIONS = {
    "draw": "none",
    "must_play": "1",
}
