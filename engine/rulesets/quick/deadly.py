"""RULES.md, "deadly"."""

NAME = "deadly"
PARENT = "official"
LINE = "Who cannot play is out"
PLAYERS = (2, 10)
OPTIONS = {
    "draw": "none",
    "must_play": "1",
}
