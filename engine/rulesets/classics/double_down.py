"""The French game: jump in with the exact card, lay doubles, stack draw cards out of turn."""

NAME = "double-down"
PARENT = "official"
LINE = "Jump in, double, stack the draw cards"
PLAYERS = (2, 10)
OPTIONS = {
    "uno": "2",
    "must_play": "1",
    "drawn": "must",
    "stack": "same",
    "stack_by": "any",
    "jump": "exact",
    "free_turn": "1",
    "sets": "double",
    "first_four": "stack",
    "first_draw": "stack",
    "challenge": "any",
    "guilty": "8",
    "innocent": "4",
    "wild": "color_or_number",
    "wild4": "color_or_number",
    "last_stack": "1",
    "reshuffle": "0",
}
