"""The base of the family has the default of every option: RULES.md, "official" [003]."""

NAME = "official"
PARENT = ""
LINE = "The game that everybody knows"
PLAYERS = (2, 10)
OPTIONS = {}  # type: dict[str, str]
