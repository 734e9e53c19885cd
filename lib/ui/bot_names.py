"""This module names the bots.

They are called by BOT_NAMES in order, without the names that persons at the table have, so a match
that is resumed calls them as it did. The first letter modulo four is a bot's temper: sly, cheerful,
grumpy, calm, in turn (`ui.table.tempers`). No two names begin alike, and none is ever cut: where a
row has 20 columns, sentences have room for three letters.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

BOT_NAMES: "Sequence[bytes]" = (
    b"Gus",
    b"Mia",
    b"Bo",
    b"Leo",
    b"Kim",
    b"Ada",
    b"Zoe",
    b"Pia",
    b"Sue",
    b"Ivo",
    b"Ned",
    b"Tom",
    b"Ole",
    b"Uma",
    b"Fay",
    b"Hal",
    b"Cid",
    b"Eva",
    b"Rob",
    b"Dot",
)


def call_players(  # per frame
    called: "list[bytes]",
    players: int,
    people: "bytes | bytearray",
    name_numbers: "bytes | bytearray",
    names: "list[bytes]",
) -> None:
    """Write into `called` what each player is called; empty: a person without a name.

    people: by player, 0 for a bot; name_numbers: of persons, from 1, 0: no name
    names: kept ones, by place
    """
    for player in range(players):
        place = name_numbers[player] if people[player] else 0
        called[player] = names[place - 1] if 0 < place <= len(names) else b""
    at = 0
    for player in range(players):
        if not people[player]:
            while at < len(BOT_NAMES) and BOT_NAMES[at] in called:
                at += 1
            called[player] = BOT_NAMES[at] if at < len(BOT_NAMES) else b""
