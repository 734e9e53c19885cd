"""This module plans the next match: its rules and who plays it, or the save to resume.

    plan_setup(app)          the match that was set up in the menus
    plan_start(app, wanted)  a match that the command line asks for
    plan_lesson(app)         a first hand that is taught (`ui.lesson`)
    plan_again(app)          the match that was saved last, from its beginning
    plan_tournament(app, wanted)
                             a tournament that the command line asks for
    plan_table(app, number)  a table of the current tournament
    resume(app)              the match that was saved last, where it was

Planning is part of the act of the menus, because a match does not need the modules that load rule
sets. `ui.match.match_start` begins the planned match.
"""

from micropython import const

from engine.bots.levels import NORMAL
from engine.parts import rules_for
from engine.rulesets import mixing, rules_of
from engine.rulesets.bytes_generated import BASE
from engine.rulesets.editions_generated import ADDED, EARLIER
from engine.rulesets.index_generated import NAMES as RULE_SETS
from engine.rulesets.rule_set import ready, rule_set_of
from engine.state import layout
from engine.state.cards import COLORS
from engine.state.options import CARDS_DEALT, PARTNERS, PEEK, QUIZ_WAY, TARGET
from journal import MATCH
from ui.bot_names import call_players
from ui.custom_rules import store
from ui.custom_rules.store import SUMS, put_color
from ui.how_it_ends import ends_by_points
from ui.match import match_bytes
from ui.match.plan import Plan
from ui.match.setup_bytes import keep
from ui.players import NAMES, PERSONS
from ui.rule_names import title_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet
    from ui.app import App
    from ui.match.saves import Saves
    from ui.match.setup import Setup
    from ui.tournament.tournament import Tournament
    from ui.types import Start

_TEAMS = const(2)  # partners=teams
_LESSON_SEED = const(24234)  # it deals the hands of ui.lesson
_SEED_MASK = const(0x3FFFFFFF)


def plan_setup(app: "App") -> None:
    """Begin the match that was set up, or show why it cannot begin."""
    setup = app.setup
    keep(app)
    try:
        rules = _chosen_rules(setup)
        rules.check_players(setup.players)
        _check_teams(rules, setup.players, setup.own)
    except ValueError as error:
        app.tell("Cannot start", str(error) + ".", "rules")
        return
    people = bytes(setup.people[: setup.players])
    numbers = bytes([setup.name_numbers[at] * people[at] for at in range(setup.players)])
    own = store.chosen(setup)
    _begin(app, rules, people, setup.own, numbers, store.name(setup, own) if own >= 0 else b"")


def plan_start(app: "App", wanted: "Start") -> None:
    """Begin a match at one table. Raises ValueError, in one line, if it cannot begin."""
    name, people, bots, seed = wanted[:4]
    options = wanted[4] if len(wanted) > 4 else None
    if len(wanted) > 5:
        app.setup.level = wanted[5]
    if people is None and bots is None:
        people, bots = 1, 3
    kinds = bytes([1] * (people or 0) + [0] * (bots or 0))
    app.seed = seed
    own: bytes | bytearray = b""
    if name not in RULE_SETS and not options and _choose_mix(app.setup, name):
        rules = _chosen_rules(app.setup)
        own = app.setup.own
    else:
        rules = rules_of(RULE_SETS[0] if name is None else name, options)
    rules.check_players(len(kinds))
    _check_teams(rules, len(kinds), own)
    _begin(app, rules, kinds, own, bytes(len(kinds)))


def plan_lesson(app: "App") -> None:
    """Begin a first hand that is taught: few cards, which all may look at."""
    options = ready(0)
    options[CARDS_DEALT - layout.EFFECTS] = 6
    options[PEEK - layout.EFFECTS] = options[TARGET - layout.EFFECTS] = 1
    options[TARGET - layout.EFFECTS + 1] = 0
    _begin(app, rule_set_of(0, options, (2, 2)), b"\x01\x00", b"", bytes(2), b"First hand")
    app.plan.level = 0
    app.plan.seed = _LESSON_SEED
    app.plan.pupil = app


def _choose_mix(setup: "Setup", called: "str | None") -> bool:
    """Choose the mix with a name; return False if there is none."""
    for mix in range(store.count(setup)):
        if called and store.name(setup, mix) == called.encode():
            store.choose(setup, mix)
            return True
    return False


def _chosen_rules(setup: "Setup") -> "RuleSet":
    """Return the rules that were set up. Raises ValueError for a mix that contradicts itself."""
    changes = store.changes(setup)
    if changes:
        return mixing.rules_of(setup.rules, changes)
    return rules_of(RULE_SETS[setup.rules])


def _check_teams(rules: "RuleSet", players: int, own: "bytes | bytearray") -> None:
    """Raise ValueError if all are in one team."""
    if not own or rules.flat[PARTNERS - layout.OPTIONS] != _TEAMS:
        return
    for seat in range(1, players):
        if store.team_of(own, seat) != store.team_of(own, 0):
            return
    raise ValueError("all players are in one team: make at least two teams")


def _begin(
    app: "App",
    rules: "RuleSet",
    people: bytes,
    own: "bytes | bytearray",
    name_numbers: bytes,
    called: bytes = b"",
) -> None:
    """Begin a match at one table. The other parameters are attributes of `Plan`.

    called: the name of its rules; empty: that of their rule set.
    """
    leave_match(app)
    plan = _plan_of(rules)
    plan.people = people
    plan.level = app.setup.level
    plan.name_numbers = bytes(name_numbers)
    _call_by_names(app.setup.names, people, name_numbers)
    plan.own = own or bytes(2 * layout.MAX_SEATS)
    plan.seed = next_seed(app)
    _load(app, plan, len(people), "Shuffling", called)


def _load(app: "App", plan: Plan, players: int, doing: str, called: bytes = b"") -> None:
    """Begin a planned match, which is loaded behind a picture that says what is being done."""
    rules = plan.whole
    played = str(players) + " players"
    target = rules[TARGET - layout.EFFECTS] | rules[TARGET - layout.EFFECTS + 1] << 8
    if target > 1 and ends_by_points(rules):
        played += ", to " + str(target)
    words = ((called or title_of(plan.number)).decode(), played, doing)
    try:
        _show_loading(app, words)
    except MemoryError:  # the match may still have room
        app.board.display.root_group = None  # type: ignore[assignment]
    app.begin(plan)


def _show_loading(app: "App", words: "tuple[str, str, str]") -> None:
    from ui.draw.loading_page import loading_group

    display = app.board.display
    group = loading_group(app.pages.geometry, app.pages.sheets, words)
    display.root_group = None  # type: ignore[assignment]
    display.root_group = group
    display.refresh()


def _plan_of(rules: "RuleSet") -> Plan:
    plan = _plan_for(rules.number, rules.whole())
    plan.rules = rules
    return plan


def _plan_for(number: int, whole: bytes) -> Plan:
    """Make a plan for rules. The parameters are attributes of `Plan`."""
    return Plan(rules_for(whole), number, whole)


def plan_again(app: "App") -> None:
    """Begin a match with the rules, players and bots' level of the match that was saved last."""
    kept = match_of(app.saves)
    if kept is None:
        app.go("title")
        return
    head = match_bytes.head_of(kept)
    whole = bytearray(kept[layout.EFFECTS : layout.OPTIONS + layout.OPTIONS_SIZE])
    number = kept[layout.RULE_SET]
    rules = mixing.rules_of(number, mixing.changes_of(whole, number))
    people = _people_of(head)
    own = bytearray(2 * layout.MAX_SEATS)
    for seat in range(len(people)):
        sums = kept[layout.QUIZ + seat] + 1 if kept[QUIZ_WAY] else 0
        own[SUMS + seat] = sums | kept[layout.TEAM + seat] << 4
        own[kept[layout.PLAYER_AT + seat]] = kept[layout.AGES + seat]  # ages and colors lie by seat
    for color in range(COLORS if len(people) == COLORS else 0):
        put_color(own, kept[layout.PLAYER_AT + kept[layout.SEAT_OF_COLOR + color]], color)
    _begin(app, rules, bytes([one & 1 for one in people]), own, bytes([one >> 4 for one in people]))
    app.plan.level = (NORMAL + head[match_bytes.LEVEL_AT]) & 3


def plan_tournament(app: "App", wanted: "Start") -> None:
    """Begin a tournament. Raises ValueError, in one line, if it cannot begin."""
    from ui.tournament.start import make_asked

    app.seed = wanted[3]
    begin_tournament(app, make_asked(wanted, next_seed(app)))


def begin_tournament(app: "App", tournament: "Tournament") -> None:
    """Leave the current match for a tournament, and show its first round."""
    leave_match(app)
    app.tournament = tournament
    tournament.save(app.saves)
    app.go("round")


def plan_table(app: "App", number: int) -> None:
    """Begin a table of the tournament that its persons play on this device."""
    tournament = app.tournament
    plan = _plan_of(tournament.rules())
    plan.table = number
    plan.people = tournament.people_at(number)
    _load(app, plan, len(plan.people), "Shuffling")


def leave_match(app: "App") -> None:
    """End the current match or tournament; everybody is called by their seat again."""
    app.match = app.tournament = None
    for seat in range(layout.MAX_SEATS):
        NAMES[seat] = b""
        PERSONS[seat] = seat + 1


def _call_by_names(names: "list[bytes]", people: bytes, name_numbers: bytes) -> None:
    """Call the players of a match by their names; see `ui.bot_names`."""
    call_players(NAMES, len(people), people, name_numbers, names)


def next_seed(app: "App") -> int:
    """Return a seed of 30 bits: the given one for the first match, then random ones."""
    seed = app.seed
    app.seed = None
    if seed is not None:
        return seed & _SEED_MASK
    noise = bytearray(4)
    app.board.seed_into(noise)
    return noise[0] | noise[1] << 8 | noise[2] << 16 | (noise[3] & 63) << 24


def tell_damaged(app: "App") -> None:
    """Say that the saved match is damaged; the one before it can be resumed, if there is one."""
    leave_match(app)
    from ui.match.set_aside import set_aside

    app.tell("Damaged save", set_aside(app.saves), "title")


def match_of(saves: "Saves") -> "memoryview | None":
    """Return the match to resume. Options that it did not know have the value of `official`."""
    kept = saves.match_bytes()
    if kept is None or not saves.is_on_drive:
        return kept  # what is in memory is of this version
    has_state = len(kept) > layout.ZONES + match_bytes.HEAD
    record = saves.book.newest(MATCH)
    if has_state and match_bytes.head_of(kept)[match_bytes.PLAYERS_AT] and record is not None:
        is_after = False
        for i in range(len(EARLIER)):
            is_after = is_after or EARLIER[i] == record.version
            for code in ADDED[i] if is_after else b"":
                kept[layout.EFFECTS + code] = BASE[code]
    return kept


def resume(app: "App") -> None:
    """Resume the match that was saved last; without one go to the title."""
    leave_match(app)
    kept = match_of(app.saves)
    if kept is None:
        app.go("title")
        return
    app.saves.is_tried = True  # what fails before the next save may be the save's fault
    is_good = is_whole(kept)
    head = match_bytes.head_of(kept)
    if is_good and match_bytes.tail_of(head):
        from ui.tournament.tournament import read_tournament

        app.tournament = read_tournament(kept, len(RULE_SETS))
        is_good = app.tournament is not None
    if is_good and head[match_bytes.PLAYERS_AT]:
        from engine.save_check import can_be_resumed

        size = len(kept) - match_bytes.HEAD - match_bytes.tail_of(head)
        is_good = can_be_resumed(kept[:size], head[match_bytes.CARDS_AT])
    if not is_good:
        tell_damaged(app)
    elif head[match_bytes.PLAYERS_AT]:
        if not app.tournament:
            people = _people_of(head)
            numbers = bytes([one >> 4 for one in people])
            _call_by_names(app.setup.names, bytes([one & 15 for one in people]), numbers)
        whole = bytes(kept[layout.EFFECTS : layout.OPTIONS + layout.OPTIONS_SIZE])
        plan = _plan_for(kept[layout.RULE_SET], whole)
        _load(app, plan, head[match_bytes.PLAYERS_AT], "Going on")
    else:
        app.go("round")


def is_whole(buffer: memoryview) -> bool:
    """Do a save's layout, sizes and players fit together? Its checksum is right already."""
    if len(buffer) < match_bytes.HEAD:
        return False
    head = match_bytes.head_of(buffer)
    if head[0] != match_bytes.LAYOUT:
        return False
    tail = match_bytes.tail_of(head)
    if tail and not head[match_bytes.PLAYERS_AT]:
        return len(buffer) == match_bytes.HEAD + tail
    if len(buffer) <= match_bytes.HEAD + layout.ZONES:
        return False
    players = head[match_bytes.PLAYERS_AT]
    cards = head[match_bytes.CARDS_AT]
    if not 2 <= players <= layout.MAX_SEATS or cards < 16:
        return False
    if len(buffer) != match_bytes.HEAD + layout.ZONES + (layout.HANDS + players) * cards + tail:
        return False
    if buffer[layout.PLAYERS] != players or buffer[layout.RULE_SET] >= len(RULE_SETS):
        return False
    return _has_persons(head, players)


def _people_of(head: memoryview) -> bytes:
    """Return who plays, by player, each with the number of their name."""
    return bytes(head[match_bytes.PEOPLE_AT :][: head[match_bytes.PLAYERS_AT]])


def _has_persons(head: memoryview, players: int) -> bool:
    """Does at least one person play, and does a jump come from a seat at the table?"""
    persons = 0
    for one in _people_of(head):
        if one & 15 not in (0, match_bytes.PERSON, match_bytes.GAVE_UP, match_bytes.AWAY):
            return False
        persons += one & 1
    jumper = head[match_bytes.JUMPER_AT]
    return persons > 0 and (jumper < players or jumper == layout.NOBODY)
