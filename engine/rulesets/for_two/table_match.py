"""RULES.md, "table-match"."""

NAME = "table-match"
PARENT = "road-rules"
LINE = "Road rules: discards cover fifteen tables"
PLAYERS = (2, 2)
OPTIONS = {
    "tables": "15",
    "start": "last_discard",
}
