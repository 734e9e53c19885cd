"""RULES.md, "two-player"."""

NAME = "two-player"
PARENT = "official"
LINE = "Head to head: a Reverse is a Skip"
PLAYERS = (2, 2)
OPTIONS = {}  # type: dict[str, str]
