"""The reasons in words for players, by number.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
from engine.string_table import string_table

REFUSALS = string_table(
    {
        1: b"Not your turn",
        2: b"Not now",
        3: b"It is put aside",
        4: b"Same color or number",
        5: b"Only the drawn card",
        6: b"You must play",
        7: b"Draw first",
        8: b"Nothing to draw",
        9: b"No such color",
        10: b"No Uno to call",
        11: b"Nobody to catch",
        12: b"The hand is over",
        13: b"No such pile",
        14: b"Not that player",
        15: b"That is no set",
        16: b"To two players",
        17: b"Another card",
        18: b"No draw cards yet",
        19: b"No wild as the last",
        20: b"Too many points",
    }
)
