"""A match made anew from the bytes that `ui.saved_match` wrote; imported when that is wanted."""

from engine.layout import HANDS, MAX_SEATS, PLAYER_AT, PLAYERS, RULE_SET, ZONES
from engine.options import FLAVOR
from engine.ruleset import bring, forget_other
from ui.beginning import made_for
from ui.saved_match import (
    CARDS_AT,
    HEAD,
    HOLDER_AT,
    LAYOUT,
    PEOPLE_AT,
    PLAYERS_AT,
    RIGHTS_AT,
    SEEN_AT,
)


def is_whole(buffer: memoryview, rule_sets: int) -> bool:
    """Can a match be made of this? Its checksum is right; this asks for layout and size.

    rule_sets: how many are known.
    """
    if len(buffer) <= HEAD + ZONES or buffer[0] != LAYOUT:
        return False
    players = buffer[PLAYERS_AT]
    cards = buffer[CARDS_AT]
    if not 2 <= players <= MAX_SEATS or cards < 16:
        return False
    if len(buffer) != HEAD + ZONES + (HANDS + players) * cards:
        return False
    return buffer[HEAD + PLAYERS] == players and buffer[HEAD + RULE_SET] < rule_sets


def match_of(buffer: memoryview) -> "Match":
    """Make the match of a buffer that is whole; nobody holds the device yet."""
    players = buffer[PLAYERS_AT]
    flavor = buffer[HEAD + FLAVOR]
    people = bytes(buffer[PEOPLE_AT : PEOPLE_AT + players])
    match = made_for(flavor)(people, buffer[CARDS_AT])
    match.game.state[:] = buffer[HEAD:]
    bring(flavor)
    forget_other(flavor)
    if buffer[RIGHTS_AT]:
        match.table.person_chose()
    match.look()
    match.seen[:] = buffer[SEEN_AT : SEEN_AT + MAX_SEATS]
    return match


def holder_of(buffer: memoryview, match: "Match") -> int:
    """Whom to hand the device to: the person asked, else who had it, else the first."""
    people = match.people
    player_at = match.game.state[PLAYER_AT : PLAYER_AT + len(people)]
    asked = match.game.first_asked
    if asked < len(people) and people[player_at[asked]]:
        return asked
    held = buffer[HOLDER_AT]
    if held < len(people) and people[player_at[held]]:
        return held
    return player_at.find(bytes((people.find(b"\x01"),)))


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match import Match
