"""The official game as an older printing has it: a cheaper Uno, its own first Reverse."""

NAME = "classic"
PARENT = "official"
LINE = "As it was printed first: Uno costs two"
PLAYERS = (2, 10)
OPTIONS = {
    "first_reverse": "dealer",
    "uno": "2",
    "uno_until": "taken",
}
