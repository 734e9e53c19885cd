"""Two players reckon: two cards may go on their sum or difference, one on that of two."""

NAME = "road-rules"
PARENT = "official"
LINE = "For two who reckon: sums and differences"
PLAYERS = (2, 2)
OPTIONS = {
    "sets": "sum_or_difference",
    "two_for_one": "1",
    "draw": "until_playable",
    "must_play": "1",
    "uno": "4",
}
