"""RULES.md, "dirty-college"."""

NAME = "dirty-college"
PARENT = "official"
LINE = "Draw cards add up, never mixed"
PLAYERS = (2, 10)
OPTIONS = {
    "stack": "same",
}
