"""The official game for two, in which a Reverse skips."""

NAME = "two-player"
PARENT = "official"
LINE = "Head to head: again and again your turn"
PLAYERS = (2, 2)
OPTIONS = {}  # type: dict[str, str]
