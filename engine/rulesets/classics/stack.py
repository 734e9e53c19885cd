"""Several cards of a kind go down at once, and any draw card answers any other."""

NAME = "stack"
PARENT = "official"
LINE = "Several of a kind, any draw card on any"
PLAYERS = (2, 10)
OPTIONS = {
    "sets": "same_rank",
    "stack": "any",
}
