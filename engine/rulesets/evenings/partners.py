"""Partners sit opposite each other and win or lose a hand together."""

NAME = "partners"
PARENT = "official"
LINE = "Two against two, partners opposite"
PLAYERS = (4, 4)
OPTIONS = {
    "partners": "1",
}
