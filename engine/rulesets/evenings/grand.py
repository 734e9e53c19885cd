"""Grand Uno: two piles, every number acts, and most of what happens can be interrupted."""

NAME = "grand"
PARENT = "official"
LINE = "Two piles, and every number acts"
PLAYERS = (2, 10)
OPTIONS = {
    "piles": "2",
    "first_four": "stack",
    "first_acts": "dealer",
    "caller": "anybody",
    "out": "turn_end",
    "stack": "cumulate",
    "sets": "sum",
    "uno": "2",
    "uno_until": "called",
    "discovered": "1",
    "face_up": "1",
    "backfire": "1",
    "recover": "1",
    "rainbow": "1",
    "keeper": "first_out",
    "zero": "draw",
    "one": "draw",
    "two": "pepper",
    "three": "get",
    "four": "take",
    "five": "give",
    "six": "swap",
    "eight": "salt",
}
