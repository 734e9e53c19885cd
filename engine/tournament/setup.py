"""This module sets up a tournament: its formats, their usual rules, and what it refuses.

    t = new_tournament(SOCIAL, 12, 3, 6, seed, people)
    rules = load(*rules_for(SOCIAL))        the usual rules, or others:
    check_rules(t, rules)

All three raise ValueError for what cannot be played, in one line that says what would be right.
"""

# set-up: whole file

from engine.const import const
from engine.rulesets.rule_set import ROOM
from engine.state.cards import NO_CARD
from engine.state.layout import HANDS as PILES_OF_ALL
from engine.state.layout import NOBODY, OPTIONS, ZONES
from engine.state.options import END, LAST_LEFT, LOW_WINS, MATCH_HANDS, PARTNERS, SCORING
from engine.state.seeds import seed as seed_word
from engine.tournament import rotation
from engine.tournament.layout import (
    ENTRANT_FLAGS,
    ENTRANT_SIZE,
    FREE,
    GOES_BACK,
    GOES_ON,
    HEAD,
    IS_BOT,
    MAX_AT_TABLE,
    MAX_ENTRANTS,
    MAX_TABLES,
    PAIR_SIZE,
    ROTATION,
    SOCIAL,
    T_ENTRANTS,
    T_FORMAT,
    T_HANDS,
    T_ROUNDS,
    T_SEED,
    T_SIDE_SIZE,
    T_SIDES,
    T_TABLE,
    T_TABLES,
    T_TIEBREAK,
    TABLE_SIZE,
    TEAM,
    TIE_CARD,
    pairs_in,
    places,
    record,
    seats_at,
    sides_at,
    table_record,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet

FORMAT_NAMES = ("rotation", "social", "team", "plain")
_ROTATION_SIDE = const(2)
_ROTATION_HANDS = const(4)
_USUAL_ROUNDS = const(6)
_MOST_ROUNDS = const(255)
_TIEBREAK_STREAM = const(17)  # of the seed; those of the tables follow it (table.py)


def new_tournament(
    match_format: int,
    entrants: int,
    tables: int,
    rounds: int,
    seed: int,
    people: bytes = b"",
    team_size: int = 2,
) -> bytearray:
    """Return a tournament before its first round.

    tables: in a rotation 0, which then has as many as it needs. rounds: 0 for `usual_rounds`.
    seed: 0 to 2**30 - 1. people: by entrant, 1 for a person and 0 for a bot; b"": all are persons.
    team_size: entrants in a team, for the format TEAM.
    """
    size = 1
    if match_format == ROTATION:
        size = _ROTATION_SIDE
        tables = _rotation_tables(entrants, tables)
    elif match_format == TEAM:
        size = team_size
    rounds = rounds or usual_rounds(match_format, entrants)
    _check_numbers(match_format, entrants, tables, rounds, size)
    if people and len(people) != entrants:
        raise ValueError(f"{len(people)} persons and bots are named, but {entrants} play")
    pairs = PAIR_SIZE * pairs_in(match_format, entrants)
    t = bytearray(HEAD + TABLE_SIZE * tables + (1 + ENTRANT_SIZE) * entrants + pairs)
    t[T_FORMAT] = match_format
    t[T_ENTRANTS] = entrants
    t[T_TABLES] = tables
    t[T_SIDE_SIZE] = size
    t[T_SIDES] = entrants // size
    t[T_ROUNDS] = rounds
    t[T_HANDS] = hands_of(match_format)
    t[T_TABLE] = NOBODY
    for i in range(4):
        t[T_SEED + i] = seed >> 8 * i & 255
    seed_word(t, T_TIEBREAK, seed, _TIEBREAK_STREAM)
    _seat_entrants(t)
    for entrant in range(entrants):
        at = record(t, entrant)
        t[at + TIE_CARD] = NO_CARD
        if people and not people[entrant]:
            t[at + ENTRANT_FLAGS] = IS_BOT
    return t


def hands_of(match_format: int) -> int:
    """Return how many hands a table plays in a round: four with each partner, else one."""
    return _ROTATION_HANDS if match_format == ROTATION else 1


def usual_rounds(match_format: int, entrants: int) -> int:
    """Return the usual number of rounds: a whole rotation, else six."""
    return entrants - 1 if match_format == ROTATION else _USUAL_ROUNDS


def _rotation_tables(entrants: int, tables: int) -> int:
    if not rotation.is_suitable(entrants):
        raise ValueError(
            f"a rotation is for {rotation.FEWEST}, 8, 12 … {rotation.MOST} players, not {entrants}"
        )
    if tables and tables != entrants // 4:
        raise ValueError(f"a rotation of {entrants} has a table for every 4, not {tables}")
    return entrants // 4


def _check_numbers(match_format: int, entrants: int, tables: int, rounds: int, size: int) -> None:
    """Raise ValueError for a tournament that cannot be played; size: entrants of a side."""
    if not 0 <= match_format <= FREE:
        raise ValueError(f"no match format {match_format}: 0 to 3")
    name = FORMAT_NAMES[match_format]
    if not 2 <= entrants <= MAX_ENTRANTS:
        raise ValueError(f"{name}: persons {entrants}: must be 2 to {MAX_ENTRANTS}")
    fewest = 2 if match_format in (SOCIAL, TEAM) else 1
    if not fewest <= tables <= MAX_TABLES:
        raise ValueError(f"{name}: tables {tables}: must be {fewest} to {MAX_TABLES}")
    if not 1 <= rounds <= _MOST_ROUNDS:
        raise ValueError(f"{name}: rounds {rounds}: must be 1 to {_MOST_ROUNDS}")
    if match_format == ROTATION and rounds % (entrants - 1):
        raise ValueError(f"a rotation of {entrants} takes {entrants - 1} rounds, or that again")
    if match_format == TEAM and not 2 <= size <= MAX_AT_TABLE // 2:
        raise ValueError(f"teams of {size}: must be of 2 to {MAX_AT_TABLE // 2}")
    if entrants % size:
        raise ValueError(f"{entrants} persons are no teams of {size}")
    sides = entrants // size
    if sides < 2 * tables:
        raise ValueError(f"{tables} tables for {entrants} persons: two sides must sit at each")
    if -(-sides // tables) * size > MAX_AT_TABLE:
        raise ValueError(
            f"{entrants} persons at {tables} tables: at most {MAX_AT_TABLE} sit at one"
        )


def _seat_entrants(t: bytearray) -> None:
    """Seat the entrants table by table, the members of a team apart from each other."""
    place = places(t)
    first = 0  # side of the table
    size = t[T_SIDE_SIZE]
    for number in range(t[T_TABLES]):
        at = table_record(number)
        t[at + GOES_ON] = t[at + GOES_BACK] = NOBODY
        sides = sides_at(t, number)
        for seat in range(sides * size):
            t[place] = (first + seat % sides) * size + seat // sides
            place += 1
        first += sides


def rules_for(match_format: int) -> "tuple[str, dict[str, str]]":
    """Return the name and the changed options of a format's usual rules."""
    name = FORMAT_NAMES[match_format]
    if match_format == ROTATION:
        name = "partners"
    elif match_format == FREE:
        name = "official"
    return name, {"hands": str(hands_of(match_format))}


def check_rules(t: bytearray, rules: "RuleSet") -> None:
    """Raise ValueError unless the tables can be played by these rules.

    t: a tournament, and behind it whatever else the save holds: the largest table must fit into it,
    too.
    """
    flat = rules.flat
    match_format = t[T_FORMAT]
    name = FORMAT_NAMES[match_format]
    hands = t[T_HANDS]
    if flat[MATCH_HANDS - OPTIONS] != hands:
        raise ValueError(f"{name}: tables play hands={hands} in a round: add that")
    if match_format == ROTATION and not flat[PARTNERS - OPTIONS]:
        raise ValueError(f"{name} is played by partners: add partners=1")
    if match_format in (SOCIAL, TEAM):
        if flat[SCORING - OPTIONS] != LOW_WINS:
            raise ValueError(f"{name}: everybody counts what they hold: add scoring=low")
        if flat[END - OPTIONS] == LAST_LEFT:
            raise ValueError(f"{name}: all stop when one is out: take end=last_left back")
    for number in range(t[T_TABLES]):
        seats = seats_at(t, number)
        rules.check_players(seats)
        cards = rules.deck_size(seats)
        size = ZONES + (PILES_OF_ALL + seats) * cards + len(t)
        if size > ROOM:
            raise ValueError(
                f"{seats} at a table with {cards} cards take {size} bytes and a save holds {ROOM}: "
                "fewer at a table, or fewer cards"
            )
