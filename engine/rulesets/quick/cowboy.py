"""A rough game without a winner: exact cards cut in, draw cards add up, the last one loses."""

NAME = "cowboy"
PARENT = "official"
LINE = "Nobody wins: the last one loses"
PLAYERS = (2, 10)
OPTIONS = {
    "peek": "1",
    "stack": "same",
    "jump": "exact_all",
    "zero": "swap",
    "end": "last_left",
    "scoring": "none",
}
