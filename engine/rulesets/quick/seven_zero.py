"""Hands are swapped and passed on, an exact card jumps in, and the average counts."""

NAME = "seven-zero"
PARENT = "official"
LINE = "Sevens swap hands, noughts pass them on"
PLAYERS = (2, 4)
OPTIONS = {
    "surrender": "1",
    "seven": "swap",
    "zero": "pass",
    "jump": "exact",
    "stack": "wild4",
    "scoring": "average",
    "hands": "15",
}
