"""Teams move between the tables of an evening, and share their points."""

NAME = "team"
PARENT = "social"
LINE = "Round by round: teams hold points together"
PLAYERS = (2, 10)
OPTIONS = {
    "partners": "teams",
}
