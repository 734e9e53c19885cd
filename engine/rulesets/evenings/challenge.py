"""Everybody adds up what they are caught with, and is out of the match at the target."""

NAME = "challenge"
PARENT = "official"
LINE = "Points are bad: out of the match at 500"
PLAYERS = (2, 10)
OPTIONS = {
    "scoring": "low",
    "at_target": "sits_out",
}
