"""The base of the family has the default of every option: RULES.md, "official" [003]."""

NAME = "official"
PARENT = ""
LINE = "The rules on the leaflet: Uno costs four"
PLAYERS = (2, 10)
OPTIONS = {}  # type: dict[str, str]
