"""Without the low numbers nearly every card hurts somebody, and draw cards add up."""

NAME = "power"
PARENT = "official"
LINE = "A small deck in which every card hurts"
PLAYERS = (2, 10)
OPTIONS = {
    "deck": "power",
    "stack": "same",
    "wild4": "forced",
    "first_four": "green",
    "challenge": "none",
}
