"""The official game, with draw cards of one kind answered by the same kind."""

NAME = "dirty-college"
PARENT = "official"
LINE = "Draw cards add up, never mixed"
PLAYERS = (2, 10)
OPTIONS = {
    "stack": "same",
}
