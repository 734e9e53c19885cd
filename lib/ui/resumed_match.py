"""A match made anew from the bytes that `ui.saved_match` wrote; imported when that is wanted."""

from engine.layout import (
    EFFECTS,
    FIRST,
    HANDS,
    MAX_SEATS,
    OPTIONS,
    OPTIONS_SIZE,
    PLAYER_AT,
    PLAYERS,
    RULE_SET,
    ZONES,
)
from engine.options import FLAVOR
from engine.ruleset import bring, forget_other
from ui.beginning import made_for
from ui.between import leave_between
from ui.saved_match import (
    CARDS_AT,
    HEAD,
    HOLDER_AT,
    LAYOUT,
    PEOPLE_AT,
    PLAYERS_AT,
    RIGHTS_AT,
    SEEN_AT,
    TAIL_AT,
)


def is_whole(buffer: memoryview, rule_sets: int) -> bool:
    """Can a match be made of this? Its checksum is right; this asks for layout and size.

    rule_sets: how many are known.
    """
    if len(buffer) < HEAD or buffer[0] != LAYOUT:
        return False
    tail = tail_of(buffer)
    if tail and not buffer[PLAYERS_AT]:
        return len(buffer) == HEAD + tail
    if len(buffer) <= HEAD + ZONES:
        return False
    players = buffer[PLAYERS_AT]
    cards = buffer[CARDS_AT]
    if not 2 <= players <= MAX_SEATS or cards < 16:
        return False
    if len(buffer) != HEAD + ZONES + (HANDS + players) * cards + tail:
        return False
    return buffer[HEAD + PLAYERS] == players and buffer[HEAD + RULE_SET] < rule_sets


def tail_of(buffer: memoryview) -> int:
    """How many bytes behind the state tell of several tables (`ui.evening_saved`)."""
    return buffer[TAIL_AT] | buffer[TAIL_AT + 1] << 8


def rules_of(buffer: memoryview) -> memoryview:
    """The rules of a match in a buffer that is whole, as `engine.ruleset.wanted` takes them."""
    return buffer[HEAD + EFFECTS : HEAD + OPTIONS + OPTIONS_SIZE]


def match_of(buffer: memoryview) -> "Match":
    """Make the match of a buffer that is whole; nobody holds the device yet."""
    players = buffer[PLAYERS_AT]
    flavor = buffer[HEAD + FLAVOR]
    people = bytes(buffer[PEOPLE_AT : PEOPLE_AT + players])
    match = made_for(flavor)(people, buffer[CARDS_AT])
    match.game.state[:] = buffer[HEAD : HEAD + len(match.game.state)]
    rules = match.game.state[EFFECTS : OPTIONS + OPTIONS_SIZE]
    bring(rules)
    forget_other(rules)
    if buffer[RIGHTS_AT]:
        match.table.rights_due = True
    leave_between(match)
    match.look()
    match.seen[:] = buffer[SEEN_AT : SEEN_AT + MAX_SEATS]
    return match


def holder_of(buffer: memoryview, match: "Match") -> int:
    """Whom to hand the device to: the person asked, else who had it, else the first."""
    people = match.people
    player_at = match.game.state[PLAYER_AT : PLAYER_AT + len(people)]
    asked = match.game.state[FIRST]
    if asked < len(people) and people[player_at[asked]]:
        return asked
    held = buffer[HOLDER_AT]
    if held < len(people) and people[player_at[held]]:
        return held
    return player_at.find(bytes((people.find(b"\x01"),)))


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
