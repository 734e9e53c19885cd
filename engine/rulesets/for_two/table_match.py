"""Two players lay a trail of discards over the tables of a park, hand after hand."""

NAME = "table-match"
PARENT = "road-rules"
LINE = "For two: a trail over fifteen tables"
PLAYERS = (2, 2)
OPTIONS = {
    "tables": "15",
    "start": "last_discard",
}
