"""The older habit: RULES.md, "classic" [001]."""

NAME = "classic"
PARENT = "official"
LINE = "As it was printed first: Uno costs two"
PLAYERS = (2, 10)
OPTIONS = {
    "first_reverse": "dealer",
    "uno": "2",
    "uno_until": "taken",
}
