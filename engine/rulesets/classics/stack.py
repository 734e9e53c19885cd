"""RULES.md, "stack"."""

NAME = "stack"
PARENT = "official"
LINE = "Several of a kind, any stack"
PLAYERS = (2, 10)
OPTIONS = {
    "sets": "same_rank",
    "stack": "any",
}
