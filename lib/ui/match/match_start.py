"""This module begins or resumes the match that `ui.match.planning` planned.

    start(app, plan)

The parts that play it are loaded already (`ui.app`).
"""

# set-up: whole file

from micropython import const

from engine.bots.levels import NORMAL, decide_of
from engine.match.opening import state_size
from engine.state import layout
from engine.state.options import PARTNERS, QUIZ_WAY
from journal.book import page_for
from ui.custom_rules.store import SUMS
from ui.draw.geometry import seat_others
from ui.match import match_bytes
from ui.match.match import Match
from ui.match.saves import WITH_PICTURE

_TEAMS = const(2)  # partners=teams
_TWO = const(2)  # a face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet
    from ui.app import App
    from ui.match.plan import Plan


def start(app: "App", plan: "Plan") -> None:
    """Begin or resume the match, and ask for its first screen: the table or the cover."""
    if plan.rules is None:
        _resume(app, plan)
    else:
        _begin(app, plan, plan.rules)
    if app.match is not None:
        app.match.game.opening = None  # lets a board forget that module
        view = app.match.view
        seat_others(app.pages.geometry, view[layout.PLAYERS] - 1)
        app.idle.tell_trouble()


def _begin(app: "App", plan: "Plan", rules: "RuleSet") -> None:
    """Begin the match; with the cover if a person is asked first and nobody may play before."""
    if plan.table != layout.NOBODY:
        app.match = make_planned(rules, plan, app.tournament.size())
        app.tournament.begin_table(app.match, rules, plan.table, app.saves)
    else:
        app.match = deal_match(rules, plan)
        if app.match.persons:  # a match among bots alone is not saved
            app.saves.take_match(app.match, plan.name_numbers, b"")
            app.saved = WITH_PICTURE  # if its table has no room, what was saved before stays
    match = app.match
    if match.is_next_person() and not match.view[layout.JUMPABLE]:
        app.hand_over(match.view[layout.FIRST])


def seat_bots(match: Match, people: bytes, level: int) -> None:
    """Seat the bots of a match, before anything is dealt. people: see `Match`.

    This loads the module of the bots' level; only the table's bots refer to it.
    """
    decide = decide_of(level)
    if level != NORMAL:
        match.level = level
    for player in range(len(people)):
        if not people[player]:
            match.table.bots[player] = decide


def make_planned(rules: "RuleSet", plan: "Plan", tail: int = 0) -> Match:
    """Make a planned match, before anything is dealt. Its rules are loaded (engine.parts).

    tail: how many bytes are to be saved with it.
    """
    people = plan.people
    cards = rules.deck_size(len(people))
    rules.hooks = plan.hooks
    page = page_for(state_size(len(people), cards) + tail + match_bytes.HEAD)
    if plan.pupil is not None:
        from ui.lesson import Lesson

        match: Match = Lesson(people, cards, page, plan.pupil)
    else:
        match = Match(people, cards, page)
    seat_bots(match, people, plan.level)
    return match


def deal_match(rules: "RuleSet", plan: "Plan") -> Match:
    """Make a planned match and deal its first hand. Its rules are loaded (engine.parts)."""
    people = plan.people
    match = make_planned(rules, plan)
    match.game.set_table(rules, len(people), plan.seed)
    _seat(match.game.state, plan.own, len(people))
    match.game.begin()
    if match.persons == 1:
        match.hand_to(people.find(b"\x01"))
    match.forget_past()
    match.is_unsaved = match.persons > 0
    return match


def _seat(s: bytearray, own: "bytes | bytearray", players: int) -> None:
    """Write each seat's age; its sums, color and team too, if the rules ask for them.

    own: bytes of `ui.custom_rules.store`, which is read here as it says: the heap is fullest now.
    """
    for seat in range(players):
        s[layout.AGES + seat] = own[seat]
        byte = own[SUMS + seat]
        sums = byte & 3
        if s[QUIZ_WAY] and sums:
            s[layout.QUIZ + seat] = sums - 1
        if s[PARTNERS] == _TEAMS:
            from ui.custom_rules.store import team_of

            s[layout.TEAM + seat] = team_of(own, seat)
        if s[layout.EFFECTS + _TWO] == layout.CALLS_SEAT:
            s[layout.SEAT_OF_COLOR + (byte >> 2 & 3 ^ seat & 3)] = seat


def _resume(app: "App", plan: "Plan") -> None:
    """Resume the match that was saved last; with several persons, by its cover."""
    from engine.match.resumed import goes_on

    head = app.saves.head
    match = _match_of_save(app.saves.page, head, plan)
    if not goes_on(match.game, match.choices):
        from ui.match.planning import tell_damaged

        tell_damaged(app)
        return
    app.match = match
    if app.tournament:
        app.tournament.seat_people(match)
    holder = _holder_of(head, app.match)
    if app.match.is_shared and holder != layout.NOBODY:
        app.hand_over(holder)
    else:
        app.match.hand_to(holder)


def _match_of_save(page: bytearray, head: memoryview, plan: "Plan") -> Match:
    """Make the match of a save (`ui.match.match_bytes`). Nobody holds the device yet."""
    at = match_bytes.PEOPLE_AT
    people = bytes([one & 1 for one in head[at : at + head[match_bytes.PLAYERS_AT]]])
    level = (NORMAL + head[match_bytes.LEVEL_AT]) & 3
    match = Match(people, head[match_bytes.CARDS_AT], page)
    seat_bots(match, people, level)
    match.game.hooks = plan.hooks
    match.table.rights_due = head[match_bytes.RIGHTS_AT] > 0
    match.jumper = head[match_bytes.JUMPER_AT]
    for player in range(len(people)):
        if people[player]:
            match.people[player] = state = head[at + player] & 15
            match.table.bots[player] = None if state == match_bytes.PERSON else decide_of(level)
    match.refresh_view()
    match.seen[:] = head[match_bytes.SEEN_AT : match_bytes.SEEN_AT + layout.MAX_SEATS]
    return match


def _holder_of(head: memoryview, match: Match) -> int:
    """Return the seat that gets the device: that announced a jump, is asked, or had it last.

    If a bot plays for both, it is the seat of the first person who plays; NOBODY: none does.
    """
    people = match.people
    player_at = match.game.state[layout.PLAYER_AT : layout.PLAYER_AT + len(people)]
    asked = match.game.state[layout.FIRST] if match.jumper == layout.NOBODY else match.jumper
    if asked < len(people) and people[player_at[asked]] == match_bytes.PERSON:
        return asked
    held = head[match_bytes.HOLDER_AT]
    if held < len(people) and people[player_at[held]] == match_bytes.PERSON:
        return held
    first = people.find(bytes((match_bytes.PERSON,)))
    return layout.NOBODY if first < 0 else player_at.find(bytes((first,)))
