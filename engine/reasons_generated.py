"""The reasons in words for scenarios and links; no board loads this module.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
REASONS = {
    1: "this seat is not asked",
    2: "this cannot be chosen now",
    3: "the card is not in the hand",
    4: "the card does not fit",
    5: "only the drawn card can be played",
    6: "who can play must play",
    7: "there are cards to draw",
    8: "there is nothing to draw",
    9: "there is no such color to call",
    10: "there is no Uno to call",
    11: "there is no uncalled Uno to catch",
    12: "the hand is over",
    13: "there is no such pile, or it cannot be used now",
    14: "this player cannot be chosen",
    15: "these cards are no set that can be given away now",
    16: "they go to at least two players",
    17: "another card must be given, unseen",
    18: "draw cards may be laid when every seat has had a turn",
    19: "a wild cannot be the last card",
    20: "the hand has too many points to be given up",
}
