"""The base of the family: every option has its default."""

NAME = "official"
PARENT = ""
LINE = "The game that everybody knows"
PLAYERS = (2, 10)
OPTIONS = {}  # type: dict[str, str]
