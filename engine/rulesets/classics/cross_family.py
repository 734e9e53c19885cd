"""For young and old: children may lay sums and products, and all add up losses."""

NAME = "cross-family"
PARENT = "official"
LINE = "For old and young: sums and draw stacks"
PLAYERS = (2, 10)
OPTIONS = {
    "decks": "auto",
    "many_cards": "5",
    "stack": "same",
    "challenge": "none",
    "wild4": "any",
    "draw": "until_playable",
    "must_play": "1",
    "sets": "by_age",
    "no_draw_first_round": "1",
    "color_late": "1",
    "first_wild": "left_under",
    "scoring": "own",
    "uno": "4",
    "uno_until": "called",
    "sorry": "1",
}
