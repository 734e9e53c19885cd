"""RULES.md, "dirty-college"."""

NAME = "dirty-college"
PARENT = "official"
LINE = "Draw cards stack, never mixed"
PLAYERS = (2, 10)
OPTIONS = {
    "stack": "same",
}
