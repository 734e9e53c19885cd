"""This module names the usual rules of each match format, and checks others."""

# set-up: whole file

from engine.const import const
from engine.evenings.sheet import FORMAT, HANDS, PLAIN, ROTATION, SOCIAL, TABLES, TEAM, seats_at
from engine.state.layout import HANDS as PILES_OF_ALL
from engine.state.layout import OPTIONS, ZONES
from engine.state.options import END, LAST_LEFT, LOW_WINS, MATCH_HANDS, PARTNERS, SCORING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ruleset import RuleSet

NAMES = ("rotation", "social", "team", "plain")  # of the formats
# Bytes of a save for the state and the sheet, beside the 32 before them (ui/match_bytes.py); a test
# compares this with the journal.
ROOM = const(4040)
_ROTATION_HANDS = const(4)


def hands_of(match_format: int) -> int:
    """Return how many hands a table plays in a round: four with each partner, else one."""
    return _ROTATION_HANDS if match_format == ROTATION else 1


def rules_for(match_format: int) -> "tuple[str, dict[str, str]]":
    """Return the name and the changed options of a format's usual rules."""
    name = NAMES[match_format]
    if match_format == ROTATION:
        name = "partners"
    elif match_format == PLAIN:
        name = "official"
    return name, {"hands": str(hands_of(match_format))}


def check_rules(sheet: bytearray, rules: "RuleSet") -> None:
    """Raise ValueError, in one line, unless a sheet's tables can be played by these rules.

    The largest table must also fit into a save, together with the sheet.
    """
    flat = rules.flat
    name = NAMES[sheet[FORMAT]]
    hands = sheet[HANDS]
    if flat[MATCH_HANDS - OPTIONS] != hands:
        raise ValueError(f"{name}: tables play hands={hands} in a round: add that")
    if sheet[FORMAT] == ROTATION and not flat[PARTNERS - OPTIONS]:
        raise ValueError(f"{name} is played by partners: add partners=1")
    if sheet[FORMAT] in (SOCIAL, TEAM):
        if flat[SCORING - OPTIONS] != LOW_WINS:
            raise ValueError(f"{name}: everybody counts what they hold: add scoring=low")
        if flat[END - OPTIONS] == LAST_LEFT:
            raise ValueError(f"{name}: all stop when one is out: take end=last_left back")
    for number in range(sheet[TABLES]):
        seats = seats_at(sheet, number)
        rules.check_players(seats)
        cards = rules.deck_size(seats)
        size = ZONES + (PILES_OF_ALL + seats) * cards + len(sheet)
        if size > ROOM:
            raise ValueError(
                f"{seats} at a table with {cards} cards take {size} bytes and a save holds {ROOM}: "
                "fewer at a table, or fewer cards"
            )
